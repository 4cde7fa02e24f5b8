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
    <message>
        <source>%1: %2 at %3.</source>
        <extracomment>a pinned scenario on a chart, for a screen reader; %1 its name, %2 such as &quot;9.9% bubble&quot;, %3 such as &quot;64 microbatches&quot;</extracomment>
        <translation>%1：%3 時，%2。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a value in the table beside a chart; %1 a number, %2 the name of the scenario that has it</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>Chart export</name>
    <message>
        <source>A chart is at least %1 pixels wide and %2 high</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>圖表至少寬 %1 像素、高 %2 像素</translation>
    </message>
    <message>
        <source>A chart is at least %1 mm wide and %2 mm high</source>
        <translation>圖表至少寬 %1 公釐、高 %2 公釐</translation>
    </message>
    <message>
        <source>The resolution is from %1 to %2 dpi</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>解析度為 %1 到 %2 dpi</translation>
    </message>
    <message>
        <source>A picture has at most %1 pixels on each side</source>
        <extracomment>%1 a number</extracomment>
        <translation>圖片每邊最多 %1 像素</translation>
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
        <source>Stands in place of --global-batch: give one of the two</source>
        <extracomment>stands behind an option</extracomment>
        <translation>用來代替 --global-batch：兩者只能給一個</translation>
    </message>
    <message>
        <source>Needs --sequence-length as well</source>
        <extracomment>stands behind an option</extracomment>
        <translation>還需要 --sequence-length</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1 the value that a field has where it is not given</extracomment>
        <translation>省略時：%1</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>the heading of a column of percentages, beside that of the global batch</extracomment>
        <translation>變化</translation>
    </message>
    <message>
        <source>The nearest whole runs:</source>
        <extracomment>the heading of a table of runs whose replicas and microbatches are whole, near one whose are not</extracomment>
        <translation>最接近的可行配置：</translation>
    </message>
    <message>
        <source>Name the field to solve for: %1</source>
        <extracomment>%1 a list of names</extracomment>
        <translation>請指定要求解的欄位：%1</translation>
    </message>
    <message>
        <source>Give a target as RESULT=VALUE. The results: %1</source>
        <extracomment>RESULT=VALUE stays as it is; %1 a list of names</extracomment>
        <translation>請以 RESULT=VALUE 的形式給出目標。可用的結果：%1</translation>
    </message>
    <message>
        <source>Computes what follows from GPUs, parallel sizes and global batch.</source>
        <translation>計算由 GPU 數、平行大小與全域批次得出的結果。</translation>
    </message>
    <message>
        <source>The global batch can be given in tokens: --global-batch-tokens in place of --global-batch. Where replicas or microbatches are not whole, the exit code is 2 and the nearest runs that are stand on standard error, with --format json on standard output.</source>
        <translation>全域批次可以用詞元數指定：以 --global-batch-tokens 代替 --global-batch。副本數或微批次數不是整數時，結束碼為 2，並在標準錯誤列出最接近的可行配置；使用 --format json 時則列在標準輸出。</translation>
    </message>
    <message>
        <source>Finds the value of one field with which a result comes out as wanted.</source>
        <translation>求出某個欄位要填多少，結果才會如所願。</translation>
    </message>
    <message>
        <source>A target is read the way its result is wanted: bubble and overhead at most, efficiency, speedup and throughput at least, batch and tokens exactly. Of the counts that keep a bound, the one closest to it is given; where no whole number gives an exact target, its nearest neighbours are. A value for the field that is solved for is not used.</source>
        <extracomment>RESULT=VALUE stays as it is</extracomment>
        <translation>目標依結果的性質解讀：氣泡與額外負擔為至多，效率、加速比與吞吐量為至少，批次與詞元為剛好。符合界限的個數中，給出最接近界限的一個；若沒有整數能剛好達到目標，則給出最接近的前後兩個。求解的欄位即使給了值也不會採用。</translation>
    </message>
    <message>
        <source>Computes a calculator for each value of a range.</source>
        <translation>對範圍內的每個值計算一次。</translation>
    </message>
    <message>
        <source>Gives the field the values FROM, FROM + STEP and so on, or FROM, FROM times FACTOR and so on, up to TO, which is given where they reach it. A count goes by 1 without a step, and counts of a factor are rounded. As CSV, one row for each value; as JSON, an array of what compute prints, one object a line.</source>
        <translation>欄位依序取 FROM、FROM + STEP……，或 FROM、FROM 乘以 FACTOR……，直到 TO；剛好到達 TO 時也包含在內。整數欄位省略步長時為 1，以倍數產生的整數會四捨五入。CSV 每個值一列；JSON 為 compute 輸出的陣列，每行一個物件。</translation>
    </message>
    <message>
        <source>Write FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR, not %1</source>
        <extracomment>%1 what was given; the words in capitals stand in the help in the same way</extracomment>
        <translation>請寫成 FIELD=FROM:TO、FIELD=FROM:TO:STEP 或 FIELD=FROM:TO:xFACTOR，而不是 %1</translation>
    </message>
    <message>
        <source>FROM is above TO</source>
        <extracomment>FROM and TO stand in the help in the same way</extracomment>
        <translation>FROM 大於 TO</translation>
    </message>
    <message>
        <source>Only a count goes without a step: write FROM:TO:STEP or FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>只有整數欄位可以省略步長：請寫成 FROM:TO:STEP 或 FROM:TO:xFACTOR</translation>
    </message>
    <message>
        <source>A step has to be above 0</source>
        <translation>步長必須大於 0</translation>
    </message>
    <message>
        <source>A factor has to be above 1</source>
        <translation>倍數必須大於 1</translation>
    </message>
    <message>
        <source>No factor leads away from 0: start above it</source>
        <translation>0 乘以任何倍數仍是 0：請從大於 0 的值開始</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 a field such as stages, %2 FROM, TO, STEP or FACTOR, %3 what is wrong with it, a whole sentence</extracomment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Given as a value and with --over</source>
        <translation>同時以值與 --over 指定</translation>
    </message>
    <message>
        <source>A range is missing: FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>缺少範圍：FIELD=FROM:TO、FIELD=FROM:TO:STEP 或 FIELD=FROM:TO:xFACTOR</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows have warnings; --format json shows them</source>
        <extracomment>%1 a number of rows; --format json is an option</extracomment>
        <translation>
            <numerusform>%1 列有警告；--format json 會列出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows lack results because of an error; --format json shows it</source>
        <extracomment>%1 a number of rows, such as those of a run whose replicas are not whole; --format json is an option</extracomment>
        <translation>
            <numerusform>%1 列因錯誤而缺少結果；--format json 會列出</numerusform>
        </translation>
    </message>
    <message>
        <source>Too small beside TO: it makes no other number</source>
        <extracomment>of the step of a range FROM:TO:STEP: added to a number as large as TO it changes nothing</extracomment>
        <translation>與 TO 相比太小：得不出另一個數</translation>
    </message>
    <message>
        <source>Name a file that ends in one of: %1</source>
        <extracomment>%1 a list of endings such as .png</extracomment>
        <translation>請指定檔案，副檔名為下列之一：%1</translation>
    </message>
    <message>
        <source>%1 does not end in one of: %2</source>
        <translation>%1 的副檔名不是下列之一：%2</translation>
    </message>
    <message>
        <source>It takes no value, and %1 was given</source>
        <extracomment>stands behind an option such as --transparent; %1 what was given</extracomment>
        <translation>此選項不接受值，但指定了 %1</translation>
    </message>
    <message>
        <source>A size is in pixels with --scale, or in millimetres with --dpi</source>
        <translation>大小以像素搭配 --scale 指定，或以公釐搭配 --dpi 指定</translation>
    </message>
    <message>
        <source>The chart needs a value for it</source>
        <translation>圖表需要這個欄位的值</translation>
    </message>
    <message>
        <source>There is nothing to draw for these values</source>
        <translation>這些值沒有可以繪製的內容</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>記憶體不足，無法繪製圖片</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>%1 has no chart</source>
        <translation>%1 沒有圖表</translation>
    </message>
    <message>
        <source>Writes the chart of a calculator to a file.</source>
        <translation>將計算器的圖表寫入檔案。</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a picture, or the plotted points as CSV. A chart is 960 pixels of 1/96 inch wide and 600 high where no size is given; of one side alone, the other follows. A PNG has 1, 2 or 3 dots for each pixel, or with a size in millimetres as many per inch as --dpi says, which is 300 where it is not given.</source>
        <translation>副檔名決定寫出的內容：圖片，或以 CSV 寫出圖上各點。未指定大小時，圖表寬 960 像素、高 600 像素，每像素為 1/96 英吋；只指定一邊時，另一邊隨之決定。PNG 的每個像素有 1、2 或 3 個點；以公釐指定大小時，每英吋的點數由 --dpi 決定，未指定時為 300。</translation>
    </message>
    <message>
        <source>Without a subcommand the window opens, filled from a scenario file or a link where one is given. If the program runs already, its window takes them; --new-window opens another one.</source>
        <translation>不帶子命令時會開啟視窗；若給了情境檔案或連結，就以其內容填入。程式已在執行時，由它的視窗接手；--new-window 會另開一個視窗。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>無法讀取 %1：%2</translation>
    </message>
    <message>
        <source>There are no scenarios in %1</source>
        <translation>%1 裡沒有情境</translation>
    </message>
    <message>
        <source>Writes a report, one page for each scenario.</source>
        <translation>寫出報告，每個情境一頁。</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a PDF, or a page for a browser that needs nothing else. Of a scenario file, all scenarios are reported, with the run where it is on, and compared on a last page. The paper is A4 where none is named.</source>
        <translation>檔案的副檔名決定寫出什麼：PDF，或不需其他檔案的網頁。若給的是情境檔案，報告包含其中所有情境（訓練配置開啟時一併列出），並在最後一頁互相比較。未指定紙張時使用 A4。</translation>
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
        <extracomment>units of a throughput: they stand behind a number (&quot;2,000 per second&quot;), and alone in a list to choose from</extracomment>
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
        <extracomment>%3 a percentage, %4 the ideal throughput, a number without its unit</extracomment>
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
        <translation>
            <numerusform>%1 個裝置</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speedup</source>
        <extracomment>%1 a factor such as 57.6×: a point read off the chart, or a target</extracomment>
        <translation>加速比 %1</translation>
    </message>
    <message>
        <source>Scaling efficiency falls as devices are added; this holds it where it is.</source>
        <translation>裝置增加時擴展效率會下降；這裡假設它維持不變。</translation>
    </message>
    <message>
        <source>%1 per device</source>
        <extracomment>%1 a throughput with its unit</extracomment>
        <translation>每裝置 %1</translation>
    </message>
    <message>
        <source>%1 scaling efficiency</source>
        <extracomment>%1 a percentage</extracomment>
        <translation>擴展效率 %1</translation>
    </message>
    <message>
        <source>One efficiency stands for every loss. It is given, not derived from bandwidth, model size or batch.</source>
        <translation>所有損失都歸入一個擴展效率；它是給定的值，不是從頻寬、模型大小或批次推算出來的。</translation>
    </message>
    <message>
        <source>Efficiency falls as devices are added: a value measured at one size does not hold at another.</source>
        <translation>裝置越多，效率越低：在一種規模測得的值，換一種規模就不成立。</translation>
    </message>
    <message>
        <source>Data parallelism alone: all devices do the same work on their own share of the batch.</source>
        <translation>純資料平行：每個裝置對自己分到的批次做同樣的工作。</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message numerus="yes">
        <source>%1 points</source>
        <extracomment>percentage points; %1 a number with its sign, such as -8.09</extracomment>
        <translation>
            <numerusform>%1 個百分點</numerusform>
        </translation>
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
        <extracomment>the plural follows %5, a count of sequences</extracomment>
        <translation>
            <numerusform>最佳化器更新一次會用到 %5 個序列。</numerusform>
        </translation>
    </message>
    <message>
        <source>sequences</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>個序列</translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>每步詞元數</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
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
        <extracomment>the plural follows %5; %5 a count of sequences, %4 the length of each in tokens</extracomment>
        <translation>
            <numerusform>%5 個序列，每個長度 %4。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 accumulation steps</source>
        <translation>
            <numerusform>累積 %1 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per step</source>
        <extracomment>a point read off the chart, or a target; %1 a count</extracomment>
        <translation>
            <numerusform>每步 %1 個詞元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences per device</source>
        <translation>
            <numerusform>每裝置 %1 個序列</numerusform>
        </translation>
    </message>
    <message>
        <source>A larger batch per device holds more activations in memory.</source>
        <translation>每裝置批次越大，記憶體中要保留的活化值越多。</translation>
    </message>
    <message>
        <source>More accumulation steps mean a longer time between updates.</source>
        <translation>累積步數越多，兩次更新之間的時間越長。</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per sequence</source>
        <translation>
            <numerusform>每個序列 %1 個詞元</numerusform>
        </translation>
    </message>
    <message>
        <source>Longer sequences hold more activations in memory.</source>
        <translation>序列越長，記憶體中要保留的活化值越多。</translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences</source>
        <translation>
            <numerusform>%1 個序列</numerusform>
        </translation>
    </message>
    <message>
        <source>Only data-parallel ranks count as devices, fully sharded and ZeRO ranks among them; tensor, pipeline and context parallel ranks do not enlarge the batch.</source>
        <translation>只有資料平行的 rank 計入裝置數，完全分片與 ZeRO 的 rank 也算在內；張量平行、管線平行與上下文平行的 rank 不會讓批次變大。</translation>
    </message>
    <message>
        <source>All sequences have the same length; packed or variable batches need a token count of their own.</source>
        <translation>所有序列長度相同；序列打包或長度不一的批次必須另外統計詞元數。</translation>
    </message>
    <message>
        <source>All groups are complete; the last one of an epoch may be smaller.</source>
        <translation>每一組都是完整的；一個 epoch 的最後一組可能比較小。</translation>
    </message>
</context>
<context>
    <name>Embedded page</name>
    <message>
        <source>This calculator needs JavaScript.</source>
        <extracomment>on a web page, in place of a calculator</extracomment>
        <translation>這個計算工具需要 JavaScript。</translation>
    </message>
    <message>
        <source>A simple model, meant for planning. Measure on your own system before you decide about money or time.</source>
        <extracomment>at the foot of a calculator on a web page</extracomment>
        <translation>這是供規劃使用的簡化模型。決定經費或時間之前，請在您自己的系統上實際量測。</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>names the choice of a language on a web page</extracomment>
        <translation>語言</translation>
    </message>
</context>
<context>
    <name>Feedback</name>
    <message>
        <source>The program is helpful.</source>
        <translation>這個程式有幫助。</translation>
    </message>
    <message>
        <source>The program is not helpful.</source>
        <translation>這個程式沒有幫助。</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4</source>
        <extracomment>%1 the program&apos;s name, %2 its version, %3 the code of its language, %4 the operating system</extracomment>
        <translation>%1 %2，%3，%4</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>It is not a regular file</source>
        <translation>不是一般檔案</translation>
    </message>
    <message>
        <source>Scenario files (*.plumbline)</source>
        <extracomment>the kind of files in the dialog that opens and saves them; leave the part in parentheses as it is</extracomment>
        <translation>情境檔案 (*.plumbline)</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>開啟情境</translation>
    </message>
    <message>
        <source>Save scenarios</source>
        <translation>儲存情境</translation>
    </message>
    <message>
        <source>These scenarios are not in a saved file. Save them first?</source>
        <translation>這些情境尚未存入檔案。要先儲存嗎？</translation>
    </message>
    <message>
        <source>If you do not save them, Undo still brings them back.</source>
        <translation>不儲存的話，仍可用「復原」找回。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>不儲存(&amp;D)</translation>
    </message>
    <message>
        <source>The file is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>檔案太長：最多 %1 個位元組</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not valid JSON</source>
        <extracomment>%1 the line, %2 the place within it; JSON is the name of the format</extracomment>
        <translation>第 %1 行第 %2 欄：不是有效的 JSON</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this: schemas up to %1 are known</source>
        <extracomment>%1 the number of a version of the file format</extracomment>
        <translation>檔案由較新版本的程式寫成：本版本只認得到第 %1 版的格式</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>缺少這個鍵</translation>
    </message>
    <message>
        <source>The key is not known</source>
        <translation>不認得這個鍵</translation>
    </message>
    <message>
        <source>The key stands there more than once</source>
        <translation>這個鍵重複出現</translation>
    </message>
    <message>
        <source>This is nested too deeply</source>
        <translation>巢狀層數太多</translation>
    </message>
    <message>
        <source>An object in braces is needed</source>
        <translation>這裡需要以大括號括住的物件</translation>
    </message>
    <message>
        <source>A list in brackets is needed</source>
        <translation>這裡需要以方括號括住的清單</translation>
    </message>
    <message>
        <source>A text in quotation marks is needed</source>
        <translation>這裡需要以引號括住的文字</translation>
    </message>
    <message>
        <source>A name is needed</source>
        <translation>需要名稱</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <extracomment>true and false are words of the file format; leave them as they are</extracomment>
        <translation>這裡需要 true 或 false</translation>
    </message>
    <message>
        <source>A number is needed</source>
        <translation>這裡需要數字</translation>
    </message>
    <message>
        <source>A whole number is needed</source>
        <translation>這裡需要整數</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the place of a value in a file, such as scenarios[2].inputs.stages, %2 what is wrong with it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>It is a link that leads nowhere</source>
        <translation>這是沒有指向任何檔案的連結</translation>
    </message>
    <message>
        <source>Its folder is missing</source>
        <translation>找不到它所在的資料夾</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was last read or saved here.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>%1 自上次在此讀取或儲存之後，在磁碟上已有變動。</translation>
    </message>
    <message>
        <source>If you overwrite it, what was changed there is lost. Under another name you keep both.</source>
        <translation>覆寫會遺失該處的變動；另存為其他名稱則兩者都保留。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆寫(&amp;O)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
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
    <message>
        <source>Of the run&apos;s %1 GPU-hours a day, %2 go to this bubble.</source>
        <extracomment>%1 GPU-hours a day in all, %2 those of them that are lost</extracomment>
        <translation>訓練每天 %1 GPU 小時，其中 %2 耗在這個氣泡上。</translation>
    </message>
    <message>
        <source>The step time is not known while values are missing</source>
        <translation>缺少數值時無法得知每步時間</translation>
    </message>
    <message>
        <source>No whole number of sequences in a microbatch (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatches × passes)</source>
        <extracomment>%1 such as 5.333, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>微批次的序列數不是整數（%1）：全域批次 %2 不是 %3 × %4 × %5（副本數 × 微批次數 × 趟數）的倍數</translation>
    </message>
    <message>
        <source>This result cannot be solved for a field</source>
        <translation>這項結果無法反求欄位的值</translation>
    </message>
    <message>
        <source>A value is needed: the target depends on it</source>
        <extracomment>stands behind the name of a field that was left blank</extracomment>
        <translation>需要填值：目標取決於它</translation>
    </message>
    <message>
        <source>The target does not depend on this value</source>
        <extracomment>stands behind the name of a field</extracomment>
        <translation>目標與這個值無關</translation>
    </message>
    <message>
        <source>Every value meets the target: at worst the result is %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>任何值都符合目標：最差的結果是 %1</translation>
    </message>
    <message>
        <source>No value meets the target: the closest result is %1, with %2</source>
        <extracomment>%1 a result, %2 the value of the field that gives it, such as &quot;63 microbatches&quot;</extracomment>
        <translation>沒有值符合目標：最接近的結果是 %1，此時的值為 %2</translation>
    </message>
    <message>
        <source>No value meets the target: the result is always %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>沒有值符合目標：結果永遠是 %1</translation>
    </message>
    <message>
        <source>No value meets the target: it takes more than %1, the largest there can be</source>
        <extracomment>%1 the largest value that the program can hold</extracomment>
        <translation>沒有值符合目標：需要的值大於上限 %1</translation>
    </message>
    <message>
        <source>No value meets the target: none is close enough to zero</source>
        <translation>沒有值符合目標：沒有夠接近零的值</translation>
    </message>
    <message>
        <source>No whole number of sequences: %1 is not a multiple of the sequence length, %2</source>
        <extracomment>%1 a count of tokens, %2 the length of a sequence in tokens</extracomment>
        <translation>序列數不是整數：%1 不是序列長度 %2 的倍數</translation>
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
        <translation>一條管線在一趟中處理的份數：全域批次分給這個副本的部分，除以微批次大小。份數越多，各階段忙碌的時間越長。</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>氣泡佔比</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of the whole schedule are fill and drain. Against the ideal time alone that is %5.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps, %5 a percentage: the second definition in circulation</extracomment>
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
        <extracomment>the plural follows %2; %2 useful steps, %4 all steps</extracomment>
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
        <translation>
            <numerusform>%1 個微批次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bubble</source>
        <extracomment>%1 a percentage: a point read off the chart, or a target</extracomment>
        <translation>氣泡佔比 %1</translation>
    </message>
    <message>
        <source>More stages mean more GPUs for each replica, or fewer replicas.</source>
        <translation>階段越多，每個副本要用的 GPU 越多，或副本數就得減少。</translation>
    </message>
    <message>
        <source>More microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <translation>微批次數增加，就要加大全域批次、縮小微批次，或減少副本數。</translation>
    </message>
    <message>
        <source>%1 efficiency</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>管線效率 %1</translation>
    </message>
    <message>
        <source>%1 bubble to ideal time</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>氣泡與理想時間之比 %1</translation>
    </message>
    <message numerus="yes">
        <source>Out of reach: %1 steps of fill and drain remain with %2 stages, however many microbatches there are</source>
        <extracomment>%1 idle steps, %2 stages</extracomment>
        <translation>
            <numerusform>無法達到：有 %2 個階段時，無論微批次有多少，填充與排空的 %1 步都在</numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule is synchronous: every update waits until the pipeline has drained.</source>
        <translation>同步排程：每次更新都要等到管線排空。</translation>
    </message>
    <message>
        <source>All stages cost the same, and transfers between them take no time. Uneven stages and heavy transfers make the bubble larger.</source>
        <translation>各階段成本相同，階段之間的傳輸不花時間。階段不平均或傳輸量大時，氣泡會更大。</translation>
    </message>
    <message>
        <source>Each device holds one model chunk. Interleaving several makes the bubble smaller.</source>
        <translation>每個裝置只放一個模型分塊。交錯排程放置數個分塊時，氣泡會變小。</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>These figures come from a simple model and are meant for planning. Measure on your own system before you decide about money or time.</source>
        <translation>這些數字來自簡化的模型，供規劃時參考。投入經費或時間之前，請先在自己的系統上實測。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>The run behind it</source>
        <translation>背後的訓練配置</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>計算公式</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假設</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>輸入值</translation>
    </message>
    <message>
        <source>Scenarios compared</source>
        <translation>情境比較</translation>
    </message>
    <message>
        <source>Current values</source>
        <translation>目前的值</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>from the run</source>
        <extracomment>stands behind an input whose value is the one that the run gives</extracomment>
        <translation>來自訓練配置</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>the heading of a column of names</extracomment>
        <translation>情境</translation>
    </message>
    <message>
        <source>Generated on %1</source>
        <extracomment>%1 date and time</extracomment>
        <translation>產生日期：%1</translation>
    </message>
    <message>
        <source>Quantity</source>
        <extracomment>the heading of a column of names of inputs</extracomment>
        <translation>項目</translation>
    </message>
    <message>
        <source>Symbol</source>
        <extracomment>the heading of a column of letters that stand in formulas</extracomment>
        <translation>符號</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>數值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>單位</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>at the foot of a page; %1 its number, %2 how many pages there are</extracomment>
        <translation>第 %1 頁，共 %2 頁</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>GPUs</source>
        <translation>GPU 數</translation>
    </message>
    <message>
        <source>All accelerators of the run.</source>
        <translation>這次訓練用到的所有加速器。</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>平行方式</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>張量平行</translation>
    </message>
    <message>
        <source>GPUs that share each layer; 1 without tensor parallelism.</source>
        <translation>共同分擔每一層的 GPU 數；沒有張量平行就是 1。</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>管線平行</translation>
    </message>
    <message>
        <source>Stages in sequence, as the pipeline has them; 1 without a pipeline.</source>
        <translation>管線中依序相接的階段數；沒有管線就是 1。</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>上下文平行</translation>
    </message>
    <message>
        <source>GPUs that share each sequence; 1 without context parallelism. Expert parallel and fully sharded ranks are carved out of the replicas and not counted here.</source>
        <translation>共同分擔每個序列的 GPU 數；沒有上下文平行就是 1。專家平行與完全分片的 rank 從副本中劃出，不在此計算。</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>Sequences that one replica takes into the pipeline at a time.</source>
        <translation>一個副本每次送進管線的序列數。</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>全域批次</translation>
    </message>
    <message>
        <source>Sequences that one optimizer update sees, over all replicas.</source>
        <translation>最佳化器一次更新所見的序列數，所有副本合計。</translation>
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
        <source>Passes per update</source>
        <translation>每次更新的管線趟數</translation>
    </message>
    <message>
        <source>1 where gradients accumulate inside the pipeline (Megatron-LM, DeepSpeed). More where the whole pipeline is passed several times before an update (torchtitan): it fills and drains in every pass.</source>
        <extracomment>the names are training frameworks; leave them as they are</extracomment>
        <translation>梯度在管線內累積時是 1（Megatron-LM、DeepSpeed）。如果更新前要整條管線走好幾趟（torchtitan），就大於 1：每一趟都要填充與排空。</translation>
    </message>
    <message>
        <source>Replicas (data parallel)</source>
        <translation>副本數（資料平行）</translation>
    </message>
    <message numerus="yes">
        <source>%5 copies of the model train side by side. GPUs for each: %6.</source>
        <extracomment>the plural follows %5; %5 how many copies of the model, %6 how many GPUs each of them takes</extracomment>
        <translation>
            <numerusform>%5 份模型同時訓練，每份使用的 GPU 數：%6。</numerusform>
        </translation>
    </message>
    <message>
        <source>Microbatches per pass</source>
        <translation>每趟微批次數</translation>
    </message>
    <message numerus="yes">
        <source>In one pass, each replica works through %5 microbatches. Sequences in each: %3.</source>
        <extracomment>the plural follows %5; %5 a count of microbatches, %3 how many sequences are in one</extracomment>
        <translation>
            <numerusform>每個副本在一趟中處理 %5 個微批次，每個微批次的序列數：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>累積步數</translation>
    </message>
    <message numerus="yes">
        <source>The gradients of %3 microbatches are summed before one update.</source>
        <translation>
            <numerusform>一次更新之前，加總 %3 個微批次的梯度。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>每步詞元數</translation>
    </message>
    <message numerus="yes">
        <source>One update sees %1 sequences, each of length %2.</source>
        <extracomment>%1 a count of sequences, %2 the length of each in tokens</extracomment>
        <translation>
            <numerusform>一次更新看到 %1 個序列，每個長度為 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>詞元</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>氣泡佔比</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of a pass are fill and drain.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps</extracomment>
        <translation>
            <numerusform>一趟的 %4 步中，有 %3 步是填充與排空。</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours a day</source>
        <translation>每日 GPU 小時</translation>
    </message>
    <message numerus="yes">
        <source>What %1 GPUs come to in 24 hours.</source>
        <translation>
            <numerusform>%1 張 GPU 在 24 小時內的總量。</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU 小時</translation>
    </message>
    <message>
        <source>Lost to the bubble a day</source>
        <translation>每日氣泡損失</translation>
    </message>
    <message>
        <source>What fill and drain leave idle of %1 GPU-hours.</source>
        <extracomment>%1 GPU-hours a day in all</extracomment>
        <translation>%1 GPU 小時之中，因填充與排空而閒置的部分。</translation>
    </message>
    <message numerus="yes">
        <source>No whole number of replicas (%1): each takes %3 GPUs, and %2 is not a multiple</source>
        <extracomment>the plural follows %3; %1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes
----------
%1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes</extracomment>
        <translation>
            <numerusform>副本數不是整數（%1）：每個副本需要 %3 張 GPU，而 %2 不是其倍數</numerusform>
        </translation>
    </message>
    <message>
        <source>No whole number of microbatches (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatch × passes)</source>
        <extracomment>%1 such as 292.571, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>微批次數不是整數（%1）：全域批次 %2 不是 %3 × %4 × %5（副本數 × 微批次 × 趟數）的倍數</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>訓練配置</translation>
    </message>
    <message>
        <source>What follows from GPUs, parallel sizes and global batch.</source>
        <translation>由 GPU 數、平行大小與全域批次得出的結果。</translation>
    </message>
    <message numerus="yes">
        <source>%1 replicas</source>
        <extracomment>the run in short; %1 data-parallel replicas</extracomment>
        <translation>
            <numerusform>%1 個副本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches each</source>
        <extracomment>the run in short; %1 microbatches that each replica works through in one pass</extracomment>
        <translation>
            <numerusform>各 %1 個微批次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens a step</source>
        <extracomment>the run in short; %1 tokens that one optimizer update sees</extracomment>
        <translation>
            <numerusform>每步 %1 詞元</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 → %3 (%4%5)</source>
        <extracomment>a field that changes: %1 its name, %2 from, %3 to, %4 the sign and %5 the size of the change in percent</extracomment>
        <translation>%1 %2 → %3（%4%5）</translation>
    </message>
    <message>
        <source>Replicas and microbatches are whole numbers; nothing is rounded.</source>
        <translation>副本數與微批次數都是整數，不做任何捨入。</translation>
    </message>
    <message>
        <source>Fully sharded (FSDP, ZeRO) ranks are replicas here; expert parallel ranks are carved out of the ranks and do not divide the replicas.</source>
        <translation>完全分片（FSDP、ZeRO）的 rank 在這裡就是副本；專家平行的 rank 是從這些 rank 中劃分出來的，不會再除以副本數。</translation>
    </message>
    <message>
        <source>The bubble is that of a synchronous schedule with equal stages, one model chunk on each device and transfers that take no time.</source>
        <translation>氣泡以同步排程計算：各階段成本相同，每個裝置一個模型分塊，傳輸不花時間。</translation>
    </message>
</context>
<context>
    <name>Scenarios</name>
    <message>
        <source>%1 %2</source>
        <extracomment>a value in the name of a scenario; %1 the name of a field, %2 its value: &quot;Scaling efficiency 95%&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a list in the name of a scenario; %1 what it has so far, %2 one more: &quot;64 microbatches, Pipeline stages 16&quot;</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>範例</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a number, %2 its unit</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the name of an input or a result, %2 its value</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 the name of an input or a result, %2 its letter in the formula</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 the name of an input or a result, %2 the unit of the numbers below</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the subject of a mail: %1 the name of a calculator, %2 its first result with the value</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>Solve</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the name of a field that was left blank, %2 a sentence that says that it is needed
----------
%1 what a field can have, such as &quot;18 accumulation steps&quot;, %2 what that gives, such as &quot;252 sequences&quot;
----------
%1 what changes in the run, such as &quot;Microbatch 8 → 4&quot;, %2 what comes of it, such as &quot;9.86% bubble&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>At most %1: %2.</source>
        <extracomment>%1 a target such as &quot;10% bubble&quot;, %2 what it takes, such as &quot;63 microbatches&quot;</extracomment>
        <translation>%1 以內：%2。</translation>
    </message>
    <message>
        <source>At least %1: %2.</source>
        <extracomment>%1 a target such as &quot;90% efficiency&quot;, %2 what it takes, such as &quot;63 microbatches&quot;</extracomment>
        <translation>%1 以上：%2。</translation>
    </message>
    <message>
        <source>Exactly %1: %2.</source>
        <extracomment>%1 a target such as &quot;2,048 sequences&quot;, %2 what it takes, such as &quot;4 accumulation steps&quot;</extracomment>
        <translation>剛好 %1：%2。</translation>
    </message>
    <message>
        <source>The run meets it already: %1, %2.</source>
        <extracomment>%1 what the run gives a field, such as &quot;256 microbatches&quot;, %2 the result, such as &quot;2.66% bubble&quot;</extracomment>
        <translation>目前的訓練配置已經達標：%1，%2。</translation>
    </message>
    <message>
        <source>No whole run near this one gives that.</source>
        <translation>附近沒有能整除的訓練配置可以做到。</translation>
    </message>
    <message>
        <source>The run is not whole yet. Until it is, it cannot take this.</source>
        <translation>訓練配置還不能整除，暫時無法套用。</translation>
    </message>
    <message>
        <source>Enter a target to see what it would take.</source>
        <translation>輸入目標，看看需要什麼。</translation>
    </message>
    <message>
        <source>Exactly %1: no whole number gives that.</source>
        <extracomment>%1 a target such as &quot;256 sequences&quot;</extracomment>
        <translation>剛好 %1：沒有整數能做到。</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>%1 the value that a result may have at most</extracomment>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>%1 the value that a result has to have at least</extracomment>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <extracomment>%1 the value that a result has to have</extracomment>
        <translation>剛好 %1</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It hits it exactly.</source>
        <translation>這是符合目標的最小值，而且剛好達到目標。</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It hits it exactly.</source>
        <translation>這是符合目標的最大值，而且剛好達到目標。</translation>
    </message>
    <message>
        <source>This value hits the target exactly.</source>
        <translation>這個值剛好達到目標。</translation>
    </message>
    <message>
        <source>This is as close to the target as a value that meets it can be.</source>
        <translation>這是符合目標的值當中最接近目標的。</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>這是符合目標的最大值，結果為 %1。</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>這是符合目標的最小值，結果為 %1。</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the nearest above is %3, which gives %4.</source>
        <extracomment>%1 and %3 values of a field, %2 and %4 the results that they give</extracomment>
        <translation>沒有整數能剛好達到目標。低於目標的最近值是 %1，結果為 %2；高於目標的最近值是 %3，結果為 %4。</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the one above gives more than can be held.</source>
        <extracomment>%1 the value of a field, %2 the result that it gives</extracomment>
        <translation>沒有整數能剛好達到目標。低於目標的最近值是 %1，結果為 %2；再大一個，結果就超出可表示的範圍。</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest is %3, which gives %4; there is none below.</source>
        <extracomment>%3 the value of a field, %4 the result that it gives</extracomment>
        <translation>沒有整數能剛好達到目標。最近值是 %3，結果為 %4；沒有更小的值。</translation>
    </message>
    <message>
        <source>No whole number hits the target. Even the least gives more than can be held.</source>
        <translation>沒有整數能剛好達到目標。即使是最小的值，結果也超出可表示的範圍。</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>before the field for a target</extracomment>
        <translation>至多</translation>
    </message>
    <message>
        <source>at least</source>
        <extracomment>before the field for a target</extracomment>
        <translation>至少</translation>
    </message>
    <message>
        <source>exactly</source>
        <extracomment>before the field for a target</extracomment>
        <translation>剛好</translation>
    </message>
    <message>
        <source>This global batch does not divide into %1; the next count that it allows is %2.</source>
        <extracomment>%1 a count with its noun, such as &quot;63 microbatches&quot;, %2 another count</extracomment>
        <translation>這個全域批次無法剛好分成 %1；可行的下一個數是 %2。</translation>
    </message>
</context>
<context>
    <name>app::ScenarioDocument</name>
    <message>
        <source>scenarios.plumbline</source>
        <extracomment>the name suggested for a file that has none yet</extracomment>
        <translation>情境.plumbline</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). What is open stays as it was.</source>
        <extracomment>%1 the name of a file, %2 why: one short statement without a full stop</extracomment>
        <translation>無法開啟 %1（%2）。目前開啟的內容維持不變。</translation>
    </message>
    <message>
        <source>%1 cannot be saved (%2). The file is as it was before.</source>
        <extracomment>%1 the name of a file, %2 why: what the system says</extracomment>
        <translation>無法儲存 %1（%2）。檔案維持原樣。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>已儲存為 %1。</translation>
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
    <message>
        <source>&amp;Pin as a scenario</source>
        <translation>釘選為情境(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Run behind the pages</source>
        <extracomment>a switch: whether the run fills the fields of the pages</extracomment>
        <translation>以訓練配置填入(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新增(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>開啟最近的檔案(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>匯出圖表(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print report…</source>
        <translation>列印報告(&amp;P)…</translation>
    </message>
    <message>
        <source>Em&amp;bed in a web page…</source>
        <translation>嵌入網頁(&amp;B)…</translation>
    </message>
    <message>
        <source>Guide to the &amp;run</source>
        <translation>訓練配置指南(&amp;R)</translation>
    </message>
    <message>
        <source>Send &amp;feedback…</source>
        <translation>傳送意見回饋(&amp;F)…</translation>
    </message>
    <message>
        <source>F&amp;ind in the guide</source>
        <translation>在指南中尋找(&amp;I)</translation>
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
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
    <message>
        <source>Copies these values as a link or a text, or hands them to another program</source>
        <translation>將這些數值複製成連結或文字，或交給其他程式</translation>
    </message>
</context>
<context>
    <name>ui::EmbedDialog</name>
    <message>
        <source>Embed in a web page</source>
        <translation>嵌入網頁</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>the choice of a language for a web page</extracomment>
        <translation>語言</translation>
    </message>
    <message>
        <source>A reader whose own language is among these sees the page in that one.</source>
        <translation>如果讀者自己的語言在這些語言之中，網頁就以該語言顯示。</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>the choice between light and dark for a picture of the page</extracomment>
        <translation>預覽</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Code for the web page</source>
        <translation>網頁程式碼</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>複製程式碼</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>另存為 HTML…</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>在瀏覽器中開啟</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <extracomment>the size of a text, %1 a number</extracomment>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>程式碼已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>Save web page</source>
        <translation>儲存網頁</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>網頁 (*.html)</translation>
    </message>
    <message>
        <source>The page cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>無法儲存網頁：%1</translation>
    </message>
    <message>
        <source>The page is open in the browser.</source>
        <translation>網頁已在瀏覽器中開啟。</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>無法開啟瀏覽器。</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Export chart</source>
        <translation>匯出圖表</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Measured in</source>
        <extracomment>names the choice between pixels and millimetres</extracomment>
        <translation>單位</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>寬度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>how many dots a picture has for each pixel</extracomment>
        <translation>倍率</translation>
    </message>
    <message>
        <source>Resolution</source>
        <extracomment>dots per inch</extracomment>
        <translation>解析度</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>佈景主題</translation>
    </message>
    <message>
        <source>With its title</source>
        <translation>包含標題</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>複製圖片</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存新檔…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
    <message>
        <source>PNG, a picture of dots</source>
        <translation>PNG，點陣圖片</translation>
    </message>
    <message>
        <source>SVG, a drawing for web pages</source>
        <translation>SVG，網頁用的向量圖</translation>
    </message>
    <message>
        <source>PDF, a drawing for print</source>
        <translation>PDF，列印用的向量圖</translation>
    </message>
    <message>
        <source>CSV, the plotted points</source>
        <translation>CSV，圖上各點的資料</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>公釐</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Chart (*.%1)</source>
        <extracomment>the kind of a file, %1 its ending</extracomment>
        <translation>圖表 (*.%1)</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>儲存圖表</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>記憶體不足，無法繪製圖片</translation>
    </message>
    <message>
        <source>The chart cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>無法儲存圖表：%1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>圖表已在剪貼簿中。</translation>
    </message>
</context>
<context>
    <name>ui::FeedbackDialog</name>
    <message>
        <source>Send feedback</source>
        <translation>傳送意見回饋</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, and you choose whom to send it to.</source>
        <translation>程式本身不會傳送任何東西。您的郵件程式會開啟，內含下方的訊息，收件人由您決定。</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, addressed to %1, and you send it from there.</source>
        <translation>程式本身不會傳送任何東西。您的郵件程式會開啟，內含下方的訊息，收件人為 %1，由您在那裡寄出。</translation>
    </message>
    <message>
        <source>Does the program help you?</source>
        <translation>這個程式對您有幫助嗎？</translation>
    </message>
    <message>
        <source>&amp;Helpful</source>
        <translation>有幫助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Not helpful</source>
        <translation>沒有幫助(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>意見(&amp;C)</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>意見</translation>
    </message>
    <message>
        <source>Name the &amp;version, the language and the system</source>
        <translation>註明版本、語言與作業系統(&amp;V)</translation>
    </message>
    <message>
        <source>Attach inputs and &amp;results of this page</source>
        <translation>附上這一頁的輸入與結果(&amp;R)</translation>
    </message>
    <message>
        <source>The &amp;whole message</source>
        <translation>完整訊息(&amp;W)</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>完整訊息</translation>
    </message>
    <message>
        <source>Say whether the program helps you, or write a comment.</source>
        <translation>請說明這個程式對您是否有幫助，或寫下意見。</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>複製(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open in &amp;mail program</source>
        <translation>在郵件程式中開啟(&amp;M)</translation>
    </message>
    <message>
        <source>The message is too long to be handed to a mail program. Copy it instead.</source>
        <translation>訊息太長，無法交給郵件程式。請改用複製。</translation>
    </message>
    <message>
        <source>Feedback on %1</source>
        <extracomment>the subject of a mail; %1 the program&apos;s name</extracomment>
        <translation>關於 %1 的意見回饋</translation>
    </message>
    <message>
        <source>No mail program answered. The message is on the clipboard instead.</source>
        <translation>沒有郵件程式回應。訊息已改為複製到剪貼簿。</translation>
    </message>
    <message>
        <source>The message is on the clipboard.</source>
        <translation>訊息已複製到剪貼簿。</translation>
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
    <message>
        <source>Filled from the run. Click to give it a value of its own.</source>
        <translation>由訓練配置填入。按一下改用自己的值。</translation>
    </message>
    <message>
        <source>Has a value of its own. Click to fill it from the run.</source>
        <translation>目前用自己的值。按一下由訓練配置填入。</translation>
    </message>
    <message>
        <source>Kept in step with %1 of %2. Click to let the two differ.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>與「%2」的%1保持一致。按一下可讓兩者各自不同。</translation>
    </message>
    <message>
        <source>Click to keep it in step with %1 of %2. It takes the value from there.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>按一下與「%2」的%1保持一致，並採用那裡的值。</translation>
    </message>
    <message>
        <source>The run gives no value here as long as it is not whole.</source>
        <translation>訓練配置還不能整除，這裡暫時沒有值。</translation>
    </message>
    <message>
        <source>From the run. %1. %2</source>
        <extracomment>under a field: %1 what it accepts (&quot;At least 1&quot;), %2 what it means, a sentence or two</extracomment>
        <translation>來自訓練配置。%1。%2</translation>
    </message>
</context>
<context>
    <name>ui::GuidePanel</name>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n 處</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in this guide</source>
        <translation>在本指南中尋找</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一處</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一處</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button beside the guide</extracomment>
        <translation>列印…</translation>
    </message>
    <message>
        <source>Print this guide</source>
        <translation>列印本指南</translation>
    </message>
</context>
<context>
    <name>ui::LinksRow</name>
    <message>
        <source>Open with these values in</source>
        <extracomment>before buttons with the names of other calculators, which open with the values of this one</extracomment>
        <translation>帶著這些值開啟</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a value that goes along to another page: %1 the field&apos;s name here, %2 the value, %3 the field&apos;s name there</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>No value goes along: the common fields are empty.</source>
        <translation>沒有值可以帶過去：共同的欄位是空的。</translation>
    </message>
    <message>
        <source>Goes along: %1</source>
        <extracomment>%1 one or more values with the fields that they go into</extracomment>
        <translation>一併帶過去：%1</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>What you enter comes back when you return. Ctrl+Z undoes.</source>
        <translation>輸入的內容會保留到下次開啟。按 Ctrl+Z 可復原。</translation>
    </message>
    <message>
        <source>Pinned as %1. Its name can be changed in the table under the chart.</source>
        <extracomment>%1 the name of a scenario</extracomment>
        <translation>已釘選為「%1」。名稱可在圖表下方的表格中修改。</translation>
    </message>
    <message>
        <source>%1[*] — %2</source>
        <extracomment>the title of the window: %1 the name of a file, %2 that of the program; [*] is where a mark of unsaved changes comes and has to stand behind %1</extracomment>
        <translation>%1[*] — %2</translation>
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
    <name>ui::NeighbourTable</name>
    <message>
        <source>Whole runs near this one</source>
        <translation>鄰近的可行配置</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>採用</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <extracomment>a button; %1 what it changes</extracomment>
        <translation>採用：%1</translation>
    </message>
</context>
<context>
    <name>ui::OfferRow</name>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 the value that it puts into a field</extracomment>
        <translation>套用 %1</translation>
    </message>
    <message>
        <source>Use %1. %2</source>
        <extracomment>a button; %1 the value that it uses, %2 what that changes and gives</extracomment>
        <translation>套用 %1。%2</translation>
    </message>
</context>
<context>
    <name>ui::PageAddressDialog</name>
    <message>
        <source>Address of your page</source>
        <translation>您網頁的網址</translation>
    </message>
    <message>
        <source>Facebook takes only a web address, no text and no plumbline: link. Once you have published your embedded page, its address can be shared there; the text is put on the clipboard.</source>
        <translation>Facebook 只接受網址，不接受文字，也不接受 plumbline: 連結。您發布嵌入的網頁後，就能在那裡分享它的網址；文字會複製到剪貼簿。</translation>
    </message>
    <message>
        <source>Where is your embedded page &amp;published?</source>
        <translation>您嵌入的網頁發布在哪裡？(&amp;P)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://, as in https://example.org/training</source>
        <translation>網址以 https:// 或 http:// 開頭，例如 https://example.org/training</translation>
    </message>
</context>
<context>
    <name>ui::ReportDialog</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>網頁 (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>&amp;Scenarios</source>
        <translation>情境(&amp;S)</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>情境</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>紙張(&amp;A)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>紙張</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>另存為 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>另存為 HTML(&amp;H)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
    <message>
        <source>Current values</source>
        <extracomment>what stands in the fields now, beside pinned scenarios</extracomment>
        <translation>目前的值</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n 頁</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one scenario.</source>
        <translation>請至少選擇一個情境。</translation>
    </message>
    <message>
        <source>There is no printer. The report can be saved as a PDF and printed elsewhere.</source>
        <translation>找不到印表機。報告可以存成 PDF，再到別處列印。</translation>
    </message>
    <message>
        <source>The report cannot be printed: the printer does not answer.</source>
        <translation>無法列印報告：印表機沒有回應。</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>儲存報告</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>無法儲存報告：%1</translation>
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
<context>
    <name>ui::RunBar</name>
    <message>
        <source>The run</source>
        <translation>訓練配置</translation>
    </message>
    <message>
        <source>Fills the pages from one training run (Ctrl+R)</source>
        <translation>以一組訓練配置填入各頁（Ctrl+R）</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編輯</translation>
    </message>
    <message>
        <source>Opens the form of the run</source>
        <translation>開啟訓練配置的表單</translation>
    </message>
    <message>
        <source>Edit the run</source>
        <translation>編輯訓練配置</translation>
    </message>
    <message>
        <source>Off. Switch it on to fill the pages from GPUs, parallel sizes and a global batch.</source>
        <translation>未啟用。啟用後，各頁會由 GPU 數、平行度與全域批次填入。</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioDelegate</name>
    <message>
        <source>Name of the scenario</source>
        <translation>情境名稱</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTable</name>
    <message>
        <source>Scenarios</source>
        <translation>情境</translation>
    </message>
    <message>
        <source>Pin these values under a name to compare others with them.</source>
        <translation>將這些數值以名稱釘選，就能與其他數值比較。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tooltip; %1 what a button does, %2 the keys for it</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>釘選</translation>
    </message>
    <message>
        <source>Keeps the current values as a scenario</source>
        <translation>將目前的數值保留為情境</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>a button: puts the values of a scenario into the fields</extracomment>
        <translation>套用</translation>
    </message>
    <message>
        <source>Puts the values of the selected scenario into the fields</source>
        <translation>將選取情境的數值填入欄位</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>Gives the selected scenario another name</source>
        <translation>為選取的情境換一個名稱</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>製作副本</translation>
    </message>
    <message>
        <source>Adds a copy of the selected scenario</source>
        <translation>加入選取情境的副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Removes the selected scenario; undo brings it back</source>
        <translation>移除選取的情境；復原即可找回</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: one row up</extracomment>
        <translation>上移</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row up</source>
        <translation>將選取的情境上移一列</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: one row down</extracomment>
        <translation>下移</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row down</source>
        <translation>將選取的情境下移一列</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTableModel</name>
    <message>
        <source>Scenario</source>
        <translation>情境</translation>
    </message>
    <message>
        <source>Step time against current</source>
        <translation>每步時間與目前相比</translation>
    </message>
    <message>
        <source>Current</source>
        <extracomment>the first row of the table of scenarios: the values that stand in the fields now</extracomment>
        <translation>目前</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>no difference to the current values</extracomment>
        <translation>相同</translation>
    </message>
    <message>
        <source>–</source>
        <extracomment>stands for a value that there cannot be</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1, against current: %2</source>
        <extracomment>a cell of the table of scenarios, for a screen reader; %1 a value, %2 how far it is from the current one</extracomment>
        <translation>%1，與目前相比：%2</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityCard</name>
    <message>
        <source>Sensitivity: each input halved and doubled</source>
        <translation>敏感度：各項輸入減半與加倍</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityTable</name>
    <message>
        <source>Input</source>
        <extracomment>the heading of a column with the inputs of a calculator</extracomment>
        <translation>輸入</translation>
    </message>
    <message>
        <source>%1
halved</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input halved</extracomment>
        <translation>%1
減半</translation>
    </message>
    <message>
        <source>%1
doubled</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input doubled</extracomment>
        <translation>%1
加倍</translation>
    </message>
    <message>
        <source>%1, halved %2, doubled %3</source>
        <extracomment>for screen readers: %1 the name of an input, %2 its value halved, %3 doubled</extracomment>
        <translation>%1，減半為 %2，加倍為 %3</translation>
    </message>
    <message>
        <source>This value cannot be halved or doubled.</source>
        <translation>這個值無法減半或加倍。</translation>
    </message>
    <message>
        <source>The input does not take such a value.</source>
        <translation>這項輸入不接受這樣的值。</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>缺少一個值。</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>不變</translation>
    </message>
    <message>
        <source>%1 %2: %3 %4, %5</source>
        <extracomment>for screen readers: %1 an input, %2 its new value, %3 a result, %4 what it comes to, %5 the difference</extracomment>
        <translation>%1 %2：%3 %4，%5</translation>
    </message>
</context>
<context>
    <name>ui::ShareMenu</name>
    <message>
        <source>S&amp;hare</source>
        <translation>分享(&amp;H)</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>複製連結(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;E-mail…</source>
        <translation>電子郵件(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;X</source>
        <extracomment>the name of the network</extracomment>
        <translation>X(&amp;X)</translation>
    </message>
    <message>
        <source>L&amp;INE</source>
        <extracomment>the name of the network</extracomment>
        <translation>LINE(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Facebook</source>
        <extracomment>the name of the network</extracomment>
        <translation>Facebook(&amp;F)</translation>
    </message>
    <message>
        <source>Shares the address of your page</source>
        <translation>分享您網頁的網址</translation>
    </message>
    <message>
        <source>Facebook takes only a web address: first say where your embedded page is published</source>
        <translation>Facebook 只接受網址：請先填寫您嵌入的網頁發布在哪裡</translation>
    </message>
    <message>
        <source>&amp;Copy as</source>
        <translation>複製為(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文字(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>CS&amp;V</source>
        <extracomment>comma-separated values, for spreadsheets</extracomment>
        <translation>CSV(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Address of your page…</source>
        <translation>您網頁的網址(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>ui::Sharing</name>
    <message>
        <source>The link is on the clipboard. Who opens it with this program sees these values.</source>
        <translation>連結已複製到剪貼簿。用本程式開啟它，就會看到這些數值。</translation>
    </message>
    <message>
        <source>The mail program opens with the text and the link.</source>
        <translation>郵件程式會開啟，內含文字與連結。</translation>
    </message>
    <message>
        <source>X opens in the browser.</source>
        <translation>X 會在瀏覽器中開啟。</translation>
    </message>
    <message>
        <source>LINE opens in the browser.</source>
        <translation>LINE 會在瀏覽器中開啟。</translation>
    </message>
    <message>
        <source>Facebook opens in the browser with the address of your page. The text is on the clipboard.</source>
        <translation>Facebook 會在瀏覽器中開啟，並帶入您網頁的網址。文字已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as text.</source>
        <translation>輸入與結果已以文字複製到剪貼簿。</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as Markdown.</source>
        <translation>輸入與結果已以 Markdown 複製到剪貼簿。</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as CSV.</source>
        <translation>輸入與結果已以 CSV 複製到剪貼簿。</translation>
    </message>
    <message>
        <source>No mail program answered. The text is on the clipboard instead.</source>
        <translation>沒有郵件程式回應。文字已改為複製到剪貼簿。</translation>
    </message>
    <message>
        <source>No browser answered. The text is on the clipboard instead.</source>
        <translation>沒有瀏覽器回應。文字已改為複製到剪貼簿。</translation>
    </message>
</context>
<context>
    <name>ui::SolvePanel</name>
    <message>
        <source>What would it take?</source>
        <translation>要怎樣才能達到？</translation>
    </message>
    <message>
        <source>by changing</source>
        <extracomment>before a choice of a field: what is changed to meet a target, as in &quot;by changing: microbatches&quot;</extracomment>
        <translation>調整</translation>
    </message>
    <message>
        <source>The result that should change</source>
        <translation>要改變的結果</translation>
    </message>
    <message>
        <source>The field that may change</source>
        <translation>可以調整的欄位</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>the field for a target; %1 the name of a result, %2 &quot;at most&quot;, &quot;at least&quot; or &quot;exactly&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>ui::Takeaways</name>
    <message>
        <source>There is no chart to export: a field has no value yet.</source>
        <translation>沒有圖表可以匯出：還有欄位沒有值。</translation>
    </message>
    <message>
        <source>The chart is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>圖表已儲存為 %1。</translation>
    </message>
    <message>
        <source>Nothing can be saved here</source>
        <translation>這裡無法儲存任何檔案</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>報告已儲存為 %1。</translation>
    </message>
    <message>
        <source>The report is on its way to the printer.</source>
        <translation>報告已送往印表機。</translation>
    </message>
    <message>
        <source>The mail program opens with your feedback. You send it from there.</source>
        <translation>郵件程式會開啟，內含您的意見回饋。由您在那裡寄出。</translation>
    </message>
    <message>
        <source>No web pages can be made here</source>
        <translation>這裡無法產生網頁</translation>
    </message>
    <message>
        <source>The web page is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>網頁已儲存為 %1。</translation>
    </message>
</context>
<context>
    <name>ui::TokensRow</name>
    <message>
        <source>Global batch in tokens</source>
        <translation>全域批次（詞元）</translation>
    </message>
    <message>
        <source>Sequences times the sequence length. What is typed here sets the global batch.</source>
        <translation>序列數乘以序列長度。在此輸入會改變全域批次。</translation>
    </message>
    <message>
        <source>Needs the sequence length</source>
        <translation>需要序列長度</translation>
    </message>
    <message>
        <source>Sets the global batch</source>
        <translation>會設定全域批次</translation>
    </message>
</context>
<context>
    <name>ui::WindowGuide</name>
    <message>
        <source>There is no printer. The guide can be saved as a PDF and printed elsewhere.</source>
        <translation>沒有印表機。指南可以另存成 PDF，在別處列印。</translation>
    </message>
    <message>
        <source>Save guide</source>
        <translation>儲存指南</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>The guide is on its way to the printer.</source>
        <translation>指南已送往印表機。</translation>
    </message>
    <message>
        <source>The guide cannot be printed: the printer does not answer.</source>
        <translation>無法列印指南：印表機沒有回應。</translation>
    </message>
    <message>
        <source>The guide is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>指南已儲存為 %1。</translation>
    </message>
    <message>
        <source>The guide cannot be saved: %1</source>
        <translation>無法儲存指南：%1</translation>
    </message>
</context>
</TS>
