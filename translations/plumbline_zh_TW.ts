<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>Chart</name>
    <message>
        <source>Log axes</source>
        <translation>對數座標軸</translation>
    </message>
    <message>
        <source>Equal distances for equal factors</source>
        <translation>倍數相同，距離就相同</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>a point of a chart, for a screen reader; %1 such as &quot;17.9% bubble&quot;, %2 such as &quot;32 microbatches&quot;</extracomment>
        <translation>%2 時，%1</translation>
    </message>
    <message>
        <source>%1: %2 at %3, on an axis from %4 to %5.</source>
        <extracomment>what a chart shows, for a screen reader; %1 its title, %2 such as &quot;17.9% bubble&quot;, %3 such as &quot;32 microbatches&quot;, %4 and %5 the ends of the axis</extracomment>
        <translation>%1：%3 時，%2；座標軸範圍是 %4 到 %5。</translation>
    </message>
    <message>
        <source>%1 (your value)</source>
        <extracomment>a value in the table beside a chart; %1 a number</extracomment>
        <translation>%1（您的值）</translation>
    </message>
    <message>
        <source>The chart appears once all its fields have a value.</source>
        <translation>各欄位都有值之後，圖表就會出現。</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>There is no subcommand %1</source>
        <translation>沒有 %1 這個子命令</translation>
    </message>
    <message>
        <source>A subcommand is missing; --help lists them</source>
        <translation>缺少子命令；--help 會列出所有子命令</translation>
    </message>
    <message>
        <source>The output could not be written: %1</source>
        <extracomment>%1 what the system says, in English</extracomment>
        <translation>無法寫入輸出：%1</translation>
    </message>
    <message>
        <source>Usage:</source>
        <extracomment>the heading over the ways in which the program can be called</extracomment>
        <translation>用法：</translation>
    </message>
    <message>
        <source>Calculators:</source>
        <translation>計算項目：</translation>
    </message>
    <message>
        <source>Numbers are plain, with a point: 32, 0.5, 1e6. A percentage is 90% or the fraction 0.9. Exit codes: 0 done, 2 bad input, 1 anything else that failed.</source>
        <translation>數字不分組，小數點用句點：32、0.5、1e6。百分比寫 90% 或小數 0.9。結束碼：0 完成，2 輸入有誤，1 其他失敗。</translation>
    </message>
    <message>
        <source>Subcommands:</source>
        <translation>子命令：</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <extracomment>%1 a value that a field could have</extracomment>
        <translation>範例：%1</translation>
    </message>
    <message>
        <source>Fields:</source>
        <translation>欄位：</translation>
    </message>
    <message>
        <source>Results:</source>
        <translation>結果：</translation>
    </message>
    <message>
        <source>No calculator is called %1. The calculators: %2</source>
        <translation>沒有名為 %1 的計算項目。可用的有：%2</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>多餘的引數：%1</translation>
    </message>
    <message>
        <source>Name a calculator: %1</source>
        <translation>請指定計算項目：%1</translation>
    </message>
    <message>
        <source>Unknown option</source>
        <extracomment>stands behind an option such as --color that there is not</extracomment>
        <translation>沒有這個選項</translation>
    </message>
    <message>
        <source>%1 is not one of: %2</source>
        <extracomment>%1 what was given, %2 a list of the values that can be given</extracomment>
        <translation>%1 不在可用的值之中：%2</translation>
    </message>
    <message>
        <source>Computes the results of a calculator.</source>
        <translation>算出一個計算項目的結果。</translation>
    </message>
    <message>
        <source>A field that is left out stays blank, and so do the results that need it. With --format json, the last line on standard error is an object with the errors; with --format csv, warnings stand on standard error.</source>
        <translation>省略的欄位視為空白，需要它的結果也是空白。使用 --format json 時，標準錯誤的最後一行是列出錯誤的物件；使用 --format csv 時，警告會寫到標準錯誤。</translation>
    </message>
    <message>
        <source>Prints a link that opens a calculator with these values.</source>
        <translation>印出一個連結，開啟後計算項目會填入這些值。</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1 a whole sentence</extracomment>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Without a subcommand the window opens, filled from a link where one is given.</source>
        <translation>不加子命令就開啟視窗；給了連結時，會填入其中的值。</translation>
    </message>
</context>
<context>
    <name>Data-parallel scaling</name>
    <message>
        <source>Devices</source>
        <translation>裝置數</translation>
    </message>
    <message>
        <source>Data-parallel units that share the work. Where one model spans several GPUs, count the replicas and give the throughput of one replica.</source>
        <translation>分擔工作的資料平行單位。如果一個模型橫跨多張 GPU，請填副本數，吞吐量則填一個副本的吞吐量。</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>Throughput per device</source>
        <translation>每裝置吞吐量</translation>
    </message>
    <message>
        <source>What one such unit sustains alone. The unit you choose carries over to the results.</source>
        <translation>一個這樣的單位單獨運作時的持續吞吐量。您選的單位會沿用到結果。</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>樣本/秒</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>詞元/秒</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>擴展效率</translation>
    </message>
    <message>
        <source>Share of ideal linear scaling that is reached. Communication, synchronisation and imbalance pull it below 100%.</source>
        <translation>達到理想線性擴展的比例。通訊、同步和負載不均會使它低於 100%。</translation>
    </message>
    <message>
        <source>At most %1. A measured value above that is superlinear: give the single-device baseline a second look.</source>
        <extracomment>%1 the largest value, a percentage</extracomment>
        <translation>不得超過 %1。測得的值若更高，就是超線性：請再檢查一次單一裝置的基準。</translation>
    </message>
    <message>
        <source>Actual throughput</source>
        <translation>實際吞吐量</translation>
    </message>
    <message>
        <source>%3 of the ideal %4.</source>
        <extracomment>%3 a percentage, %4 the ideal throughput</extracomment>
        <translation>理想值 %4 的 %3。</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>加速比</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices do the work of %6 ideal ones.</source>
        <extracomment>%1 devices, %6 how many ideal devices they are worth</extracomment>
        <translation>
            <numerusform>%1 個裝置的產出相當於 %6 個理想的裝置。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ideal throughput</source>
        <translation>理想吞吐量</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices at %2 each, with nothing lost.</source>
        <translation>
            <numerusform>%1 個裝置，每個 %2，沒有任何損失。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost to overhead</source>
        <translation>額外負擔造成的損失</translation>
    </message>
    <message>
        <source>What communication, synchronisation and imbalance take from the ideal.</source>
        <translation>理想值中被通訊、同步和負載不均耗去的部分。</translation>
    </message>
    <message>
        <source>if %1 held</source>
        <extracomment>the name of a curve; %1 a percentage. Efficiency falls as devices are added, so the curve is only an assumption.</extracomment>
        <translation>假設維持 %1</translation>
    </message>
    <message>
        <source>ideal</source>
        <extracomment>the name of a curve: linear scaling without loss</extracomment>
        <translation>理想</translation>
    </message>
    <message>
        <source>Data-parallel scaling</source>
        <translation>資料平行擴展計算</translation>
    </message>
    <message>
        <source>What a cluster really delivers, beside the ideal.</source>
        <translation>叢集實際能達到多少吞吐量，與理想值對照。</translation>
    </message>
    <message>
        <source>Speedup by devices</source>
        <translation>加速比與裝置數</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <extracomment>a point read off the chart; %1 a count</extracomment>
        <translation>
            <numerusform>%1 個裝置</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speedup</source>
        <extracomment>the same point; %1 a factor such as 57.6×</extracomment>
        <translation>加速比 %1</translation>
    </message>
</context>
<context>
    <name>Effective batch</name>
    <message>
        <source>Batch per device</source>
        <translation>每裝置批次</translation>
    </message>
    <message>
        <source>The microbatch: sequences that one data-parallel rank processes in one forward and backward pass. Known as micro-batch-size, train_micro_batch_size_per_gpu or per_device_train_batch_size.</source>
        <extracomment>the three names are options of training frameworks; leave them as they are</extracomment>
        <translation>也就是微批次：一個資料平行 rank 在一輪前向與反向傳播中處理的序列數。在各框架中稱為 micro-batch-size、train_micro_batch_size_per_gpu 或 per_device_train_batch_size。</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>平行化</translation>
    </message>
    <message>
        <source>Data-parallel devices</source>
        <translation>資料平行裝置數</translation>
    </message>
    <message>
        <source>Data-parallel ranks whose gradients are averaged each step. Fully sharded and ZeRO ranks count; tensor, pipeline and context parallel ranks do not.</source>
        <translation>每一步互相平均梯度的資料平行 rank 數。完全分片與 ZeRO 的 rank 要計入；張量平行、管線平行與上下文平行的 rank 不計。</translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>累積步數</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列長度</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>每個序列的詞元數。</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Effective batch size</source>
        <translation>有效批次大小</translation>
    </message>
    <message numerus="yes">
        <source>One optimizer update sees %5 sequences.</source>
        <extracomment>%5 a count of sequences</extracomment>
        <translation>
            <numerusform>最佳化器更新一次會用到 %5 個序列。</numerusform>
        </translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>個序列</translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>每步詞元數</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>個詞元</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 個裝置</numerusform>
        </translation>
    </message>
    <message>
        <source>Effective batch</source>
        <translation>有效批次大小計算</translation>
    </message>
    <message>
        <source>How much data one optimizer update sees.</source>
        <translation>最佳化器更新一次用到多少資料。</translation>
    </message>
    <message>
        <source>Tokens per step by accumulation steps</source>
        <translation>每步詞元數與累積步數</translation>
    </message>
    <message>
        <source>Forward and backward passes whose gradients are summed before one optimizer update. They enlarge the batch without holding more activations.</source>
        <translation>最佳化器更新一次之前，累加多少輪前向與反向傳播的梯度。批次因此變大，要保留的活化值卻不會變多。</translation>
    </message>
    <message numerus="yes">
        <source>%5 sequences, each of length %4.</source>
        <extracomment>%5 a count of sequences, %4 the length of each in tokens</extracomment>
        <translation>
            <numerusform>%5 個序列，每個長度 %4。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 accumulation steps</source>
        <extracomment>a point read off the chart; %1 a count</extracomment>
        <translation>
            <numerusform>累積 %1 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per step</source>
        <extracomment>the same point; %1 a count</extracomment>
        <translation>
            <numerusform>每步 %1 個詞元</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>It is not a regular file</source>
        <translation>不是一般檔案</translation>
    </message>
    <message>
        <source>Its folder cannot be made</source>
        <translation>無法建立所在的資料夾</translation>
    </message>
</context>
<context>
    <name>Input</name>
    <message>
        <source>Not a field of this calculator</source>
        <extracomment>stands behind the name of something that was given, in a link or a file</extracomment>
        <translation>這個計算項目沒有此欄位</translation>
    </message>
    <message>
        <source>Given more than once</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>重複指定</translation>
    </message>
    <message>
        <source>A value is missing</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>No calculator is called %1</source>
        <extracomment>%1 the word that stands in place of a calculator&apos;s name</extracomment>
        <translation>沒有名為 %1 的計算項目</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>Not a link of this program</source>
        <translation>不是本程式的連結</translation>
    </message>
    <message>
        <source>The link is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>連結太長：最多 %1 個位元組</translation>
    </message>
    <message>
        <source>The link is damaged: a character in it is not encoded correctly</source>
        <translation>連結已損壞：其中有字元的編碼不正確</translation>
    </message>
    <message>
        <source>The link has a part behind # that means nothing here</source>
        <translation>連結中 # 之後的部分在這裡沒有意義</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the name of a field, %2 what is wrong with it</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Not a number: %text</source>
        <extracomment>%text what the person typed</extracomment>
        <translation>不是數字：%text</translation>
    </message>
    <message>
        <source>Not finished: a number is missing at the end</source>
        <translation>尚未完成：結尾缺少一個數字</translation>
    </message>
    <message numerus="yes">
        <source>Too long: at most %1 characters</source>
        <translation>
            <numerusform>太長：最多 %1 個字元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 levels of parentheses</source>
        <translation>
            <numerusform>括號最多 %1 層</numerusform>
        </translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>除數為零</translation>
    </message>
    <message>
        <source>An exponent is a whole number</source>
        <translation>指數必須是整數</translation>
    </message>
    <message>
        <source>A whole number: %1 is not</source>
        <extracomment>%1 a value such as 4.5</extracomment>
        <translation>必須是整數，%1 不是</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>不得超過 %1</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>必須大於 %1</translation>
    </message>
    <message>
        <source>Too large: at most %1</source>
        <translation>太大：不得超過 %1</translation>
    </message>
    <message>
        <source>Too close to zero</source>
        <translation>太接近零</translation>
    </message>
    <message>
        <source>A percentage: write 90% or the fraction 0.9, not %text</source>
        <translation>這是百分比：請寫 90% 或小數 0.9，不要寫 %text</translation>
    </message>
    <message>
        <source>Not a value for this field</source>
        <translation>不是這個欄位可用的值</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 the least, %2 the largest value that a field accepts</extracomment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>A parenthesis is missing, or there is one too many</source>
        <translation>括號少了一個，或多了一個</translation>
    </message>
    <message>
        <source>Digits are grouped in threes: %text is not a number</source>
        <extracomment>%text digits with separators such as 1,2,34</extracomment>
        <translation>數字要三位一組：%text 不是數字</translation>
    </message>
    <message>
        <source>A whole number: %text is not</source>
        <extracomment>%text what the person typed: a value such as 99999999999999999999.5, or what comes to one</extracomment>
        <translation>必須是整數，%text 不是</translation>
    </message>
</context>
<context>
    <name>Pipeline bubble</name>
    <message>
        <source>Pipeline stages</source>
        <translation>管線階段數</translation>
    </message>
    <message>
        <source>Sequential stages the model is cut into, one device group each. The last stage waits one step for every stage before it.</source>
        <translation>模型依序切成的階段，每個階段由一組裝置負責。前面有幾個階段，最後一個階段就要等幾步。</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>微批次數</translation>
    </message>
    <message>
        <source>Pieces that one pipeline works through in one pass: its replica&apos;s share of the global batch, divided by the microbatch size. The more, the longer the stages stay busy.</source>
        <translation>一條管線在一輪中處理的份數：全域批次分給這個副本的部分，除以微批次大小。份數越多，各階段忙碌的時間越長。</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>氣泡佔比</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of the whole schedule are fill and drain. Against the ideal time alone that is %5.</source>
        <extracomment>%3 idle steps, %4 all steps, %5 a percentage: the second definition in circulation</extracomment>
        <translation>
            <numerusform>整個排程 %4 步中，有 %3 步是填充與排空。若只與理想時間相比，則是 %5。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pipeline efficiency</source>
        <translation>管線效率</translation>
    </message>
    <message numerus="yes">
        <source>%2 of %4 steps do useful work.</source>
        <extracomment>%2 useful steps, %4 all steps</extracomment>
        <translation>
            <numerusform>%4 步中有 %2 步在做有效的工作。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bubble to ideal time</source>
        <translation>氣泡與理想時間之比</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3. The usual rule of thumb, four per stage (%4), still leaves %5; more microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%2 個階段只有 %1 個微批次：氣泡是 %3。一般的經驗法則是每個階段四個（共 %4 個），那樣仍有 %5；增加微批次，代價是全域批次變大、微批次變小，或副本變少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stages</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 個階段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chunks</source>
        <extracomment>the name of a curve; %1 how many model chunks stand on each device (interleaved schedule)</extracomment>
        <translation>
            <numerusform>%1 個分塊</numerusform>
        </translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>管線平行氣泡計算</translation>
    </message>
    <message>
        <source>How much of a pipeline schedule is lost to fill and drain.</source>
        <translation>管線排程有多少耗費在填充與排空。</translation>
    </message>
    <message>
        <source>Bubble fraction by microbatches</source>
        <translation>氣泡佔比與微批次數</translation>
    </message>
    <message>
        <source>Idle steps against useful ones, %3 to %2: the ratio that the Megatron-LM papers call the bubble.</source>
        <extracomment>%3 idle steps, %2 useful steps</extracomment>
        <translation>閒置步數與有效步數之比，%3 比 %2：Megatron-LM 論文所說的氣泡就是這個比值。</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3, and at no time are all stages busy. At four microbatches per stage (%4) it would be %5; that means a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%2 個階段只有 %1 個微批次：氣泡是 %3，而且所有階段從來不會同時忙碌。每個階段四個微批次（共 %4 個）時，氣泡是 %5；代價是全域批次變大、微批次變小，或副本變少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches</source>
        <extracomment>a point read off the chart; %1 a count</extracomment>
        <translation>
            <numerusform>%1 個微批次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bubble</source>
        <extracomment>the same point; %1 a percentage</extracomment>
        <translation>氣泡佔比 %1</translation>
    </message>
</context>
<context>
    <name>app::Workbench</name>
    <message>
        <source>The saved session was damaged and is now kept as %1.</source>
        <translation>上次儲存的工作階段已損壞，現已另存為 %1。</translation>
    </message>
    <message>
        <source>The session cannot be saved (%1). What you entered stays in this window.</source>
        <translation>無法儲存工作階段（%1）。您輸入的內容仍保留在這個視窗中。</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About %1</source>
        <extracomment>the title of a window; %1 the program&apos;s name</extracomment>
        <translation>關於 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the program&apos;s name, %2 its version</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A workbench for people who plan the training of large models on many accelerators.</source>
        <translation>大型模型訓練的規劃工作台，適用於有大量加速器的叢集。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; it comes without any warranty. It uses Qt and Qt Charts.</source>
        <translation>本程式是自由軟體，依 GNU 通用公共授權條款第 3 版或更新版本發布，不附帶任何擔保。使用 Qt 與 Qt Charts。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy first result</source>
        <translation>複製第一個結果(&amp;C)</translation>
    </message>
    <message>
        <source>Copy first result with its &amp;sentence</source>
        <translation>複製第一個結果與說明(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;eset to the worked example</source>
        <translation>重設為計算範例(&amp;E)</translation>
    </message>
    <message>
        <source>C&amp;lear fields</source>
        <translation>清除欄位(&amp;L)</translation>
    </message>
    <message>
        <source>Chart as &amp;table</source>
        <translation>以表格顯示圖表(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axes</source>
        <translation>對數座標軸(&amp;L)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>佈景主題(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>系統(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>指南(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>關於(&amp;A)</translation>
    </message>
</context>
<context>
    <name>ui::CalculatorPage</name>
    <message>
        <source>Reset</source>
        <translation>重設</translation>
    </message>
    <message>
        <source>Puts the worked example back</source>
        <translation>恢復為計算範例</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Explains this calculator</source>
        <translation>說明這個計算</translation>
    </message>
</context>
<context>
    <name>ui::FieldRow</name>
    <message>
        <source>%1, slider</source>
        <extracomment>the slider beside a field; %1 the field&apos;s name</extracomment>
        <translation>%1，滑桿</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <extracomment>a choice; %1 the field&apos;s name</extracomment>
        <translation>%1的單位</translation>
    </message>
    <message>
        <source>Read as %1. Did you mean %2?</source>
        <extracomment>two ways to read a typed number: %1 the one taken, %2 the other</extracomment>
        <translation>讀作 %1。您是指 %2 嗎？</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>under a field: %1 what it accepts (&quot;At least 1&quot;), %2 what it means, a sentence or two</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 a number</extracomment>
        <translation>改用 %1</translation>
    </message>
</context>
<context>
    <name>ui::GuidePanel</name>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>What you enter comes back when you return. Ctrl+Z undoes.</source>
        <translation>輸入的內容會保留到下次開啟。按 Ctrl+Z 可復原。</translation>
    </message>
</context>
<context>
    <name>ui::Navigation</name>
    <message>
        <source>Calculators</source>
        <translation>計算項目</translation>
    </message>
</context>
<context>
    <name>ui::ResultCard</name>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copies the plain number</source>
        <translation>只複製數字，不含單位</translation>
    </message>
    <message>
        <source>Copy value and sentence</source>
        <translation>複製數值與說明</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <extracomment>a button; %1 the name of a result</extracomment>
        <translation>複製%1</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>for screen readers; %1 the name of a result, %2 its value, %3 its unit or nothing</extracomment>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>Copy the plain number</source>
        <translation>只複製數字</translation>
    </message>
</context>
<context>
    <name>ui::ResultsView</name>
    <message>
        <source>Details</source>
        <translation>詳細資料</translation>
    </message>
    <message>
        <source>Fill in the empty fields: a result that needs one of them shows an ellipsis until then.</source>
        <translation>請填入空白的欄位；在此之前，需要這些欄位的結果會顯示刪節號。</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <extracomment>a warning under the results; %1 a whole sentence</extracomment>
        <translation>⚠ %1</translation>
    </message>
</context>
</TS>
