<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Chart</name>
    <message>
        <source>Log axes</source>
        <translation>对数坐标轴</translation>
    </message>
    <message>
        <source>Equal distances for equal factors</source>
        <translation>倍数相同，间距就相同</translation>
    </message>
    <message>
        <source>The chart appears once all its fields have a value.</source>
        <translation>所需字段都有值之后，图表就会出现。</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>a point of a chart, for a screen reader; %1 such as &quot;17.9% bubble&quot;, %2 such as &quot;32 microbatches&quot;</extracomment>
        <translation>%2时，%1</translation>
    </message>
    <message>
        <source>%1: %2 at %3.</source>
        <extracomment>a pinned scenario on a chart, for a screen reader; %1 its name, %2 such as &quot;9.9% bubble&quot;, %3 such as &quot;64 microbatches&quot;</extracomment>
        <translation>%1：%3时，%2。</translation>
    </message>
    <message>
        <source>%1: %2 at %3, on an axis from %4 to %5.</source>
        <extracomment>what a chart shows, for a screen reader; %1 its title, %2 such as &quot;17.9% bubble&quot;, %3 such as &quot;32 microbatches&quot;, %4 and %5 the ends of the axis</extracomment>
        <translation>%1：%3时，%2；坐标轴范围为 %4 到 %5。</translation>
    </message>
    <message>
        <source>%1 (your value)</source>
        <extracomment>a value in the table beside a chart; %1 a number</extracomment>
        <translation>%1（您的值）</translation>
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
        <translation>图表至少宽 %1 像素、高 %2 像素</translation>
    </message>
    <message>
        <source>A chart is at least %1 mm wide and %2 mm high</source>
        <translation>图表至少宽 %1 毫米、高 %2 毫米</translation>
    </message>
    <message>
        <source>The resolution is from %1 to %2 dpi</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>分辨率范围为 %1 到 %2 dpi</translation>
    </message>
    <message>
        <source>A picture has at most %1 pixels on each side</source>
        <extracomment>%1 a number</extracomment>
        <translation>图片每边至多 %1 像素</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>The chart needs a value for it</source>
        <translation>图表需要这个字段的值</translation>
    </message>
    <message>
        <source>There is nothing to draw for these values</source>
        <translation>这些值没有可画的内容</translation>
    </message>
    <message>
        <source>%1 has no chart</source>
        <translation>%1 没有图表</translation>
    </message>
    <message>
        <source>It takes no value, and %1 was given</source>
        <extracomment>stands behind an option such as --transparent; %1 what was given</extracomment>
        <translation>此选项不带值，但给了 %1</translation>
    </message>
    <message>
        <source>A size is in pixels with --scale, or in millimetres with --dpi</source>
        <translation>使用 --scale 时大小以像素为单位，使用 --dpi 时以毫米为单位</translation>
    </message>
    <message>
        <source>There is no subcommand %1</source>
        <translation>没有 %1 这个子命令</translation>
    </message>
    <message>
        <source>A subcommand is missing; --help lists them</source>
        <translation>缺少子命令；--help 会列出所有子命令</translation>
    </message>
    <message>
        <source>The output could not be written: %1</source>
        <extracomment>%1 what the system says, in English</extracomment>
        <translation>无法写入输出：%1</translation>
    </message>
    <message>
        <source>Stands in place of --global-batch: give one of the two</source>
        <extracomment>stands behind an option</extracomment>
        <translation>用来代替 --global-batch：两者只能给一个</translation>
    </message>
    <message>
        <source>Needs --sequence-length as well</source>
        <extracomment>stands behind an option</extracomment>
        <translation>还需要 --sequence-length</translation>
    </message>
    <message>
        <source>Usage:</source>
        <extracomment>the heading over the ways in which the program can be called</extracomment>
        <translation>用法：</translation>
    </message>
    <message>
        <source>Calculators:</source>
        <translation>计算器：</translation>
    </message>
    <message>
        <source>Numbers are plain, with a point: 32, 0.5, 1e6. A percentage is 90% or the fraction 0.9. Exit codes: 0 done, 2 bad input, 1 anything else that failed.</source>
        <translation>数字不分组，小数点用“.”：32、0.5、1e6。百分比写作 90% 或小数 0.9。退出码：0 完成，2 输入有误，1 其他失败。</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <extracomment>%1 a value that a field could have</extracomment>
        <translation>示例：%1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1 the value that a field has where it is not given</extracomment>
        <translation>省略时：%1</translation>
    </message>
    <message>
        <source>Without a subcommand the window opens, filled from a scenario file or a link where one is given. If the program runs already, its window takes them; --new-window opens another one.</source>
        <translation>不带子命令时打开窗口；如果给了方案文件或链接，就用其内容填入。如果程序已在运行，则填入已有的窗口；--new-window 会另开一个窗口。</translation>
    </message>
    <message>
        <source>Subcommands:</source>
        <translation>子命令：</translation>
    </message>
    <message>
        <source>Fields:</source>
        <translation>字段：</translation>
    </message>
    <message>
        <source>Results:</source>
        <translation>结果：</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>the heading of a column of percentages, beside that of the global batch</extracomment>
        <translation>变化</translation>
    </message>
    <message>
        <source>The nearest whole runs:</source>
        <extracomment>the heading of a table of runs whose replicas and microbatches are whole, near one whose are not</extracomment>
        <translation>最接近的可行配置：</translation>
    </message>
    <message>
        <source>Name a file that ends in one of: %1</source>
        <extracomment>%1 a list of endings such as .png</extracomment>
        <translation>请指定文件，扩展名为下列之一：%1</translation>
    </message>
    <message>
        <source>%1 does not end in one of: %2</source>
        <translation>%1 的扩展名不在下列之中：%2</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>内存不足，无法生成图片</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>多余的参数：%1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>There are no scenarios in %1</source>
        <translation>%1 中没有方案</translation>
    </message>
    <message>
        <source>No calculator is called %1. The calculators: %2</source>
        <translation>没有名为 %1 的计算器。可用的有：%2</translation>
    </message>
    <message>
        <source>Name a calculator: %1</source>
        <translation>请指定计算器：%1</translation>
    </message>
    <message>
        <source>Unknown option</source>
        <extracomment>stands behind an option such as --color that there is not</extracomment>
        <translation>没有这个选项</translation>
    </message>
    <message>
        <source>%1 is not one of: %2</source>
        <extracomment>%1 what was given, %2 a list of the values that can be given</extracomment>
        <translation>%1 不在可用的值之中：%2</translation>
    </message>
    <message>
        <source>Name the field to solve for: %1</source>
        <extracomment>%1 a list of names</extracomment>
        <translation>请指定要求解的字段：%1</translation>
    </message>
    <message>
        <source>Give a target as RESULT=VALUE. The results: %1</source>
        <extracomment>RESULT=VALUE stays as it is; %1 a list of names</extracomment>
        <translation>请以 RESULT=VALUE 的形式给出目标。可用的结果：%1</translation>
    </message>
    <message>
        <source>Computes the results of a calculator.</source>
        <translation>算出一个计算器的结果。</translation>
    </message>
    <message>
        <source>A field that is left out stays blank, and so do the results that need it. With --format json, the last line on standard error is an object with the errors; with --format csv, warnings stand on standard error.</source>
        <translation>省略的字段视为空白，依赖它的结果也为空白。使用 --format json 时，标准错误的最后一行是列出错误的对象；使用 --format csv 时，警告写到标准错误。</translation>
    </message>
    <message>
        <source>Computes what follows from GPUs, parallel sizes and global batch.</source>
        <translation>由 GPU 数、各并行度和全局批次算出相应的结果。</translation>
    </message>
    <message>
        <source>The global batch can be given in tokens: --global-batch-tokens in place of --global-batch. Where replicas or microbatches are not whole, the exit code is 2 and the nearest runs that are stand on standard error, with --format json on standard output.</source>
        <translation>全局批次可以用词元数给出：以 --global-batch-tokens 代替 --global-batch。副本数或微批次数不是整数时，退出码为 2，最接近的可行配置写到标准错误；使用 --format json 时写到标准输出。</translation>
    </message>
    <message>
        <source>Finds the value of one field with which a result comes out as wanted.</source>
        <translation>求出某个字段取什么值，结果才符合要求。</translation>
    </message>
    <message>
        <source>A target is read the way its result is wanted: bubble and overhead at most, efficiency, speedup and throughput at least, batch and tokens exactly. Of the counts that keep a bound, the one closest to it is given; where no whole number gives an exact target, its nearest neighbours are. A value for the field that is solved for is not used.</source>
        <extracomment>RESULT=VALUE stays as it is</extracomment>
        <translation>目标按结果的性质解读：气泡和开销为至多，效率、加速比和吞吐量为至少，批次和词元数为恰好。在满足界限的整数中，给出最接近界限的一个；如果没有整数恰好达到目标，则给出两侧最接近的值。求解的字段即使给了值也不会使用。</translation>
    </message>
    <message>
        <source>Computes a calculator for each value of a range.</source>
        <translation>对范围内的每个值各计算一次。</translation>
    </message>
    <message>
        <source>Gives the field the values FROM, FROM + STEP and so on, or FROM, FROM times FACTOR and so on, up to TO, which is given where they reach it. A count goes by 1 without a step, and counts of a factor are rounded. As CSV, one row for each value; as JSON, an array of what compute prints, one object a line.</source>
        <translation>字段依次取 FROM、FROM + STEP……，或 FROM、FROM 乘以 FACTOR……，直到 TO；恰好到达 TO 时也包含在内。整数字段省略步长时按 1 递增，按倍数得到的整数会四舍五入。CSV 每个值一行；JSON 为由 compute 的输出组成的数组，每行一个对象。</translation>
    </message>
    <message>
        <source>Writes the chart of a calculator to a file.</source>
        <translation>将计算器的图表写入文件。</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a picture, or the plotted points as CSV. A chart is 960 pixels of 1/96 inch wide and 600 high where no size is given; of one side alone, the other follows. A PNG has 1, 2 or 3 dots for each pixel, or with a size in millimetres as many per inch as --dpi says, which is 300 where it is not given.</source>
        <translation>输出内容由文件扩展名决定：图片，或 CSV 格式的图上各点。未指定大小时，图表宽 960 像素、高 600 像素，每像素为 1/96 英寸；只指定一边时，另一边随之确定。PNG 的每个像素对应 1、2 或 3 个点；以毫米指定大小时，每英寸的点数由 --dpi 给出，省略时为 300。</translation>
    </message>
    <message>
        <source>Writes a report, one page for each scenario.</source>
        <translation>写出报告，每个方案一页。</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a PDF, or a page for a browser that needs nothing else. Of a scenario file, all scenarios are reported, with the run where it is on, and compared on a last page. The paper is A4 where none is named.</source>
        <translation>输出内容由文件扩展名决定：PDF，或者浏览器可直接打开的独立网页。对于方案文件，报告包含其中所有方案，启用了训练配置时也包含训练配置，并在最后一页加以对比。未指定纸张时为 A4。</translation>
    </message>
    <message>
        <source>Prints a link that opens a calculator with these values.</source>
        <translation>输出一个链接，打开后计算器中已填好这些值。</translation>
    </message>
    <message>
        <source>Write FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR, not %1</source>
        <extracomment>%1 what was given; the words in capitals stand in the help in the same way</extracomment>
        <translation>请写成 FIELD=FROM:TO、FIELD=FROM:TO:STEP 或 FIELD=FROM:TO:xFACTOR，而不是 %1</translation>
    </message>
    <message>
        <source>FROM is above TO</source>
        <extracomment>FROM and TO stand in the help in the same way</extracomment>
        <translation>FROM 大于 TO</translation>
    </message>
    <message>
        <source>Only a count goes without a step: write FROM:TO:STEP or FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>只有整数字段可以省略步长：请写成 FROM:TO:STEP 或 FROM:TO:xFACTOR</translation>
    </message>
    <message>
        <source>Too small beside TO: it makes no other number</source>
        <extracomment>of the step of a range FROM:TO:STEP: added to a number as large as TO it changes nothing</extracomment>
        <translation>与 TO 相比太小：加上它数值不变</translation>
    </message>
    <message>
        <source>A step has to be above 0</source>
        <translation>步长必须大于 0</translation>
    </message>
    <message>
        <source>A factor has to be above 1</source>
        <translation>倍数必须大于 1</translation>
    </message>
    <message>
        <source>No factor leads away from 0: start above it</source>
        <translation>0 乘以任何倍数仍是 0：请从大于 0 的值开始</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 a field such as stages, %2 FROM, TO, STEP or FACTOR, %3 what is wrong with it, a whole sentence</extracomment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Given as a value and with --over</source>
        <translation>既给了值，又用 --over 指定了范围</translation>
    </message>
    <message>
        <source>A range is missing: FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>缺少范围：FIELD=FROM:TO、FIELD=FROM:TO:STEP 或 FIELD=FROM:TO:xFACTOR</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows have warnings; --format json shows them</source>
        <extracomment>%1 a number of rows; --format json is an option</extracomment>
        <translation>
            <numerusform>%1 行有警告；使用 --format json 可查看</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows lack results because of an error; --format json shows it</source>
        <extracomment>%1 a number of rows, such as those of a run whose replicas are not whole; --format json is an option</extracomment>
        <translation>
            <numerusform>%1 行因错误而缺少结果；使用 --format json 可查看</numerusform>
        </translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1 a whole sentence</extracomment>
        <translation>警告：%1</translation>
    </message>
</context>
<context>
    <name>Data-parallel scaling</name>
    <message>
        <source>Devices</source>
        <translation>设备数</translation>
    </message>
    <message>
        <source>Data-parallel units that share the work. Where one model spans several GPUs, count the replicas and give the throughput of one replica.</source>
        <translation>分担工作的数据并行单元数。如果一个模型跨多张 GPU，请填副本数，吞吐量则填一个副本的吞吐量。</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <translation>
            <numerusform>%1 个设备</numerusform>
        </translation>
    </message>
    <message>
        <source>Scaling efficiency falls as devices are added; this holds it where it is.</source>
        <translation>设备增加时扩展效率会下降；这里假设它保持不变。</translation>
    </message>
    <message>
        <source>Throughput per device</source>
        <translation>单设备吞吐量</translation>
    </message>
    <message>
        <source>What one such unit sustains alone. The unit you choose carries over to the results.</source>
        <translation>一个这样的单元单独运行时的持续吞吐量。所选的单位会沿用到结果。</translation>
    </message>
    <message>
        <source>%1 per device</source>
        <extracomment>%1 a throughput with its unit</extracomment>
        <translation>单设备 %1</translation>
    </message>
    <message>
        <source>per second</source>
        <extracomment>units of a throughput: they stand behind a number (&quot;2,000 per second&quot;), and alone in a list to choose from</extracomment>
        <translation>个/秒</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>样本/秒</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>词元/秒</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>扩展效率</translation>
    </message>
    <message>
        <source>Share of ideal linear scaling that is reached. Communication, synchronisation and imbalance pull it below 100%.</source>
        <translation>达到理想线性扩展的比例。通信、同步和负载不均会使它低于 100%。</translation>
    </message>
    <message>
        <source>%1 scaling efficiency</source>
        <extracomment>%1 a percentage</extracomment>
        <translation>扩展效率 %1</translation>
    </message>
    <message>
        <source>At most %1. A measured value above that is superlinear: give the single-device baseline a second look.</source>
        <extracomment>%1 the largest value, a percentage</extracomment>
        <translation>至多为 %1。实测值高于此即为超线性：请再核查一次单设备基准。</translation>
    </message>
    <message>
        <source>Actual throughput</source>
        <translation>实际吞吐量</translation>
    </message>
    <message>
        <source>%3 of the ideal %4.</source>
        <extracomment>%3 a percentage, %4 the ideal throughput, a number without its unit</extracomment>
        <translation>达到理想值（%4）的 %3。</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>加速比</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices do the work of %6 ideal ones.</source>
        <extracomment>%1 devices, %6 how many ideal devices they are worth</extracomment>
        <translation>
            <numerusform>%1 个设备的产出相当于 %6 个理想设备。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speedup</source>
        <extracomment>%1 a factor such as 57.6×: a point read off the chart, or a target</extracomment>
        <translation>加速比 %1</translation>
    </message>
    <message>
        <source>Ideal throughput</source>
        <translation>理想吞吐量</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices at %2 each, with nothing lost.</source>
        <translation>
            <numerusform>%1 个设备，每个 %2，没有任何损失。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost to overhead</source>
        <translation>开销损失</translation>
    </message>
    <message>
        <source>What communication, synchronisation and imbalance take from the ideal.</source>
        <translation>理想值中被通信、同步和负载不均占去的部分。</translation>
    </message>
    <message>
        <source>if %1 held</source>
        <extracomment>the name of a curve; %1 a percentage. Efficiency falls as devices are added, so the curve is only an assumption.</extracomment>
        <translation>假设保持 %1</translation>
    </message>
    <message>
        <source>ideal</source>
        <extracomment>the name of a curve: linear scaling without loss</extracomment>
        <translation>理想</translation>
    </message>
    <message>
        <source>One efficiency stands for every loss. It is given, not derived from bandwidth, model size or batch.</source>
        <translation>所有损失都归入一个扩展效率；它是给定的，不是由带宽、模型大小或批次推算出来的。</translation>
    </message>
    <message>
        <source>Efficiency falls as devices are added: a value measured at one size does not hold at another.</source>
        <translation>设备越多，效率越低：在某一规模测得的值，换一个规模就不成立。</translation>
    </message>
    <message>
        <source>Data parallelism alone: all devices do the same work on their own share of the batch.</source>
        <translation>纯数据并行：每个设备对自己分到的那部分批次做同样的计算。</translation>
    </message>
    <message>
        <source>Data-parallel scaling</source>
        <translation>数据并行扩展</translation>
    </message>
    <message>
        <source>What a cluster really delivers, beside the ideal.</source>
        <translation>集群实际能达到多少吞吐量，与理想值对照。</translation>
    </message>
    <message>
        <source>Speedup by devices</source>
        <translation>加速比与设备数</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message numerus="yes">
        <source>%1 points</source>
        <extracomment>percentage points; %1 a number with its sign, such as -8.09</extracomment>
        <translation>
            <numerusform>%1 个百分点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effective batch</name>
    <message>
        <source>Batch per device</source>
        <translation>单设备批次</translation>
    </message>
    <message>
        <source>The microbatch: sequences that one data-parallel rank processes in one forward and backward pass. Known as micro-batch-size, train_micro_batch_size_per_gpu or per_device_train_batch_size.</source>
        <extracomment>the three names are options of training frameworks; leave them as they are</extracomment>
        <translation>即微批次：一个数据并行 rank 在一次前向与反向传播中处理的序列数。在各框架中称为 micro-batch-size、train_micro_batch_size_per_gpu 或 per_device_train_batch_size。</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>并行</translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences per device</source>
        <translation>
            <numerusform>单设备 %1 条序列</numerusform>
        </translation>
    </message>
    <message>
        <source>A larger batch per device holds more activations in memory.</source>
        <translation>单设备批次越大，显存中要保留的激活值越多。</translation>
    </message>
    <message>
        <source>Data-parallel devices</source>
        <translation>数据并行设备数</translation>
    </message>
    <message>
        <source>Data-parallel ranks whose gradients are averaged each step. Fully sharded and ZeRO ranks count; tensor, pipeline and context parallel ranks do not.</source>
        <translation>每步对梯度求平均的数据并行 rank 数。全分片和 ZeRO 的 rank 计入；张量并行、流水线并行和上下文并行的 rank 不计入。</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 个设备</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>累积步数</translation>
    </message>
    <message>
        <source>Forward and backward passes whose gradients are summed before one optimizer update. They enlarge the batch without holding more activations.</source>
        <translation>优化器每次更新之前，累加多少次前向与反向传播的梯度。批次因此变大，要保留的激活值却不增加。</translation>
    </message>
    <message numerus="yes">
        <source>%1 accumulation steps</source>
        <translation>
            <numerusform>累积 %1 步</numerusform>
        </translation>
    </message>
    <message>
        <source>More accumulation steps mean a longer time between updates.</source>
        <translation>累积步数越多，两次更新之间的时间越长。</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>每条序列的词元数。</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>序列</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per sequence</source>
        <translation>
            <numerusform>每条序列 %1 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>Longer sequences hold more activations in memory.</source>
        <translation>序列越长，显存中要保留的激活值越多。</translation>
    </message>
    <message>
        <source>Effective batch size</source>
        <translation>有效批次大小</translation>
    </message>
    <message numerus="yes">
        <source>One optimizer update sees %5 sequences.</source>
        <extracomment>the plural follows %5, a count of sequences</extracomment>
        <translation>
            <numerusform>优化器每次更新用到 %5 条序列。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences</source>
        <translation>
            <numerusform>%1 条序列</numerusform>
        </translation>
    </message>
    <message>
        <source>sequences</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>序列</translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>每步词元数</translation>
    </message>
    <message numerus="yes">
        <source>%5 sequences, each of length %4.</source>
        <extracomment>the plural follows %5; %5 a count of sequences, %4 the length of each in tokens</extracomment>
        <translation>
            <numerusform>%5 条序列，每条长度 %4。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per step</source>
        <extracomment>a point read off the chart, or a target; %1 a count</extracomment>
        <translation>
            <numerusform>每步 %1 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>词元</translation>
    </message>
    <message>
        <source>Only data-parallel ranks count as devices, fully sharded and ZeRO ranks among them; tensor, pipeline and context parallel ranks do not enlarge the batch.</source>
        <translation>只有数据并行的 rank 计入设备数，全分片和 ZeRO 的 rank 也在内；张量并行、流水线并行和上下文并行的 rank 不会使批次变大。</translation>
    </message>
    <message>
        <source>All sequences have the same length; packed or variable batches need a token count of their own.</source>
        <translation>所有序列长度相同；打包或长度不一的批次需要另行统计词元数。</translation>
    </message>
    <message>
        <source>All groups are complete; the last one of an epoch may be smaller.</source>
        <translation>每一组都是完整的；一个 epoch 的最后一组可能较小。</translation>
    </message>
    <message>
        <source>Effective batch</source>
        <translation>有效批次</translation>
    </message>
    <message>
        <source>How much data one optimizer update sees.</source>
        <translation>优化器每次更新用到多少数据。</translation>
    </message>
    <message>
        <source>Tokens per step by accumulation steps</source>
        <translation>每步词元数与累积步数</translation>
    </message>
</context>
<context>
    <name>Embedded page</name>
    <message>
        <source>This calculator needs JavaScript.</source>
        <extracomment>on a web page, in place of a calculator</extracomment>
        <translation>此计算器需要 JavaScript。</translation>
    </message>
    <message>
        <source>A simple model, meant for planning. Measure on your own system before you decide about money or time.</source>
        <extracomment>at the foot of a calculator on a web page</extracomment>
        <translation>这是供规划使用的简化模型。在确定预算或时间安排之前，请先在自己的系统上实测。</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>names the choice of a language on a web page</extracomment>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>Feedback</name>
    <message>
        <source>The program is helpful.</source>
        <translation>这个程序有帮助。</translation>
    </message>
    <message>
        <source>The program is not helpful.</source>
        <translation>这个程序没有帮助。</translation>
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
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>It is a link that leads nowhere</source>
        <translation>这个链接指向的位置不存在</translation>
    </message>
    <message>
        <source>Its folder is missing</source>
        <translation>所在的文件夹不存在</translation>
    </message>
    <message>
        <source>Scenario files (*.plumbline)</source>
        <extracomment>the kind of files in the dialog that opens and saves them; leave the part in parentheses as it is</extracomment>
        <translation>方案文件 (*.plumbline)</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>打开方案</translation>
    </message>
    <message>
        <source>Save scenarios</source>
        <translation>保存方案</translation>
    </message>
    <message>
        <source>These scenarios are not in a saved file. Save them first?</source>
        <translation>这些方案尚未保存到文件。要先保存吗？</translation>
    </message>
    <message>
        <source>If you do not save them, Undo still brings them back.</source>
        <translation>如果不保存，仍可用“撤销”找回。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>不保存(&amp;D)</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was last read or saved here.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>磁盘上的 %1 自上次在此读取或保存后已有改动。</translation>
    </message>
    <message>
        <source>If you overwrite it, what was changed there is lost. Under another name you keep both.</source>
        <translation>覆盖会丢失那些改动；另存为其他名称则两份都保留。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>The file is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>文件过长：至多 %1 字节</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not valid JSON</source>
        <extracomment>%1 the line, %2 the place within it; JSON is the name of the format</extracomment>
        <translation>第 %1 行第 %2 列：不是有效的 JSON</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this: schemas up to %1 are known</source>
        <extracomment>%1 the number of a version of the file format</extracomment>
        <translation>文件由更新版本的程序写成：本版本至多支持第 %1 版格式</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>缺少这个键</translation>
    </message>
    <message>
        <source>The key is not known</source>
        <translation>未知的键</translation>
    </message>
    <message>
        <source>The key stands there more than once</source>
        <translation>这个键重复出现</translation>
    </message>
    <message>
        <source>This is nested too deeply</source>
        <translation>嵌套层数过多</translation>
    </message>
    <message>
        <source>An object in braces is needed</source>
        <translation>这里需要用花括号括起的对象</translation>
    </message>
    <message>
        <source>A list in brackets is needed</source>
        <translation>这里需要用方括号括起的列表</translation>
    </message>
    <message>
        <source>A text in quotation marks is needed</source>
        <translation>这里需要用引号括起的文本</translation>
    </message>
    <message>
        <source>A name is needed</source>
        <translation>需要名称</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <extracomment>true and false are words of the file format; leave them as they are</extracomment>
        <translation>这里需要 true 或 false</translation>
    </message>
    <message>
        <source>A number is needed</source>
        <translation>这里需要数字</translation>
    </message>
    <message>
        <source>A whole number is needed</source>
        <translation>这里需要整数</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the place of a value in a file, such as scenarios[2].inputs.stages, %2 what is wrong with it</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Input</name>
    <message>
        <source>Not a field of this calculator</source>
        <extracomment>stands behind the name of something that was given, in a link or a file</extracomment>
        <translation>这个计算器没有此字段</translation>
    </message>
    <message>
        <source>Given more than once</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>重复给出</translation>
    </message>
    <message>
        <source>A value is missing</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>No calculator is called %1</source>
        <extracomment>%1 the word that stands in place of a calculator&apos;s name</extracomment>
        <translation>没有名为 %1 的计算器</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>Not a link of this program</source>
        <translation>不是本程序的链接</translation>
    </message>
    <message>
        <source>The link is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>链接过长：至多 %1 字节</translation>
    </message>
    <message>
        <source>The link is damaged: a character in it is not encoded correctly</source>
        <translation>链接已损坏：其中有字符的编码不正确</translation>
    </message>
    <message>
        <source>The link has a part behind # that means nothing here</source>
        <translation>链接中 # 之后的部分在这里没有意义</translation>
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
        <translation>不是数字：%text</translation>
    </message>
    <message>
        <source>Not finished: a number is missing at the end</source>
        <translation>尚未写完：末尾缺少一个数</translation>
    </message>
    <message>
        <source>A parenthesis is missing, or there is one too many</source>
        <translation>括号少了一个，或者多了一个</translation>
    </message>
    <message>
        <source>Digits are grouped in threes: %text is not a number</source>
        <extracomment>%text digits with separators such as 1,2,34</extracomment>
        <translation>数字应三位一组：%text 不是数字</translation>
    </message>
    <message numerus="yes">
        <source>Too long: at most %1 characters</source>
        <translation>
            <numerusform>过长：至多 %1 个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 levels of parentheses</source>
        <translation>
            <numerusform>括号至多 %1 层</numerusform>
        </translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>除数为零</translation>
    </message>
    <message>
        <source>An exponent is a whole number</source>
        <translation>指数必须是整数</translation>
    </message>
    <message>
        <source>A whole number: %1 is not</source>
        <extracomment>%1 a value such as 4.5</extracomment>
        <translation>必须是整数，%1 不是</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>至少为 %1</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>至多为 %1</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>须大于 %1</translation>
    </message>
    <message>
        <source>Too large: at most %1</source>
        <translation>过大：至多为 %1</translation>
    </message>
    <message>
        <source>Too close to zero</source>
        <translation>过于接近零</translation>
    </message>
    <message>
        <source>A percentage: write 90% or the fraction 0.9, not %text</source>
        <translation>这是百分比：请写作 90% 或小数 0.9，不要写作 %text</translation>
    </message>
    <message>
        <source>No whole number of sequences: %1 is not a multiple of the sequence length, %2</source>
        <extracomment>%1 a count of tokens, %2 the length of a sequence in tokens</extracomment>
        <translation>序列数不是整数：%1 不是序列长度 %2 的倍数</translation>
    </message>
    <message>
        <source>Of the run&apos;s %1 GPU-hours a day, %2 go to this bubble.</source>
        <extracomment>%1 GPU-hours a day in all, %2 those of them that are lost</extracomment>
        <translation>这次训练每天 %1 GPU 小时，其中 %2 耗在这个气泡上。</translation>
    </message>
    <message>
        <source>The step time is not known while values are missing</source>
        <translation>缺少数值，无法得出每步时间</translation>
    </message>
    <message>
        <source>No whole number of sequences in a microbatch (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatches × passes)</source>
        <extracomment>%1 such as 5.333, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>微批次的序列数不是整数（%1）：全局批次 %2 不是 %3 × %4 × %5（副本数 × 微批次数 × 趟数）的倍数</translation>
    </message>
    <message>
        <source>This result cannot be solved for a field</source>
        <translation>这项结果无法反求字段的值</translation>
    </message>
    <message>
        <source>A value is needed: the target depends on it</source>
        <extracomment>stands behind the name of a field that was left blank</extracomment>
        <translation>需要填值：目标取决于它</translation>
    </message>
    <message>
        <source>The target does not depend on this value</source>
        <extracomment>stands behind the name of a field</extracomment>
        <translation>目标与这个值无关</translation>
    </message>
    <message>
        <source>Every value meets the target: at worst the result is %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>任何值都满足目标：最差时结果为 %1</translation>
    </message>
    <message>
        <source>No value meets the target: the closest result is %1, with %2</source>
        <extracomment>%1 a result, %2 the value of the field that gives it, such as &quot;63 microbatches&quot;</extracomment>
        <translation>没有值满足目标：最接近的结果是 %1，此时取值为 %2</translation>
    </message>
    <message>
        <source>No value meets the target: the result is always %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>没有值满足目标：结果始终是 %1</translation>
    </message>
    <message>
        <source>No value meets the target: it takes more than %1, the largest there can be</source>
        <extracomment>%1 the largest value that the program can hold</extracomment>
        <translation>没有值满足目标：所需的值超过上限 %1</translation>
    </message>
    <message>
        <source>No value meets the target: none is close enough to zero</source>
        <translation>没有值满足目标：没有足够接近零的值</translation>
    </message>
    <message>
        <source>A whole number: %text is not</source>
        <extracomment>%text what the person typed: a value such as 99999999999999999999.5, or what comes to one</extracomment>
        <translation>必须是整数，%text 不是</translation>
    </message>
    <message>
        <source>Not a value for this field</source>
        <translation>不是这个字段可用的值</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 the least, %2 the largest value that a field accepts</extracomment>
        <translation>%1 到 %2</translation>
    </message>
</context>
<context>
    <name>Pipeline bubble</name>
    <message>
        <source>Pipeline stages</source>
        <translation>流水线阶段数</translation>
    </message>
    <message>
        <source>Sequential stages the model is cut into, one device group each. The last stage waits one step for every stage before it.</source>
        <translation>模型切成多少个依次执行的阶段，每个阶段由一组设备负责。前面有几个阶段，最后一个阶段就要等几步。</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message numerus="yes">
        <source>%1 stages</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 个阶段</numerusform>
        </translation>
    </message>
    <message>
        <source>More stages mean more GPUs for each replica, or fewer replicas.</source>
        <translation>阶段越多，每个副本占用的 GPU 就越多，否则副本就要减少。</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>微批次数</translation>
    </message>
    <message>
        <source>Pieces that one pipeline works through in one pass: its replica&apos;s share of the global batch, divided by the microbatch size. The more, the longer the stages stay busy.</source>
        <translation>一条流水线在一趟中处理的份数：所在副本分到的那部分全局批次，除以微批次大小。份数越多，各阶段忙碌时间的占比越高。</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches</source>
        <translation>
            <numerusform>%1 个微批次</numerusform>
        </translation>
    </message>
    <message>
        <source>More microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <translation>微批次增多，意味着全局批次变大、微批次变小或副本减少。</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>气泡占比</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of the whole schedule are fill and drain. Against the ideal time alone that is %5.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps, %5 a percentage: the second definition in circulation</extracomment>
        <translation>
            <numerusform>整个调度 %4 步中，有 %3 步是填充与排空。若只与理想时间相比，则为 %5。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bubble</source>
        <extracomment>%1 a percentage: a point read off the chart, or a target</extracomment>
        <translation>气泡占比 %1</translation>
    </message>
    <message>
        <source>Pipeline efficiency</source>
        <translation>流水线效率</translation>
    </message>
    <message numerus="yes">
        <source>%2 of %4 steps do useful work.</source>
        <extracomment>the plural follows %2; %2 useful steps, %4 all steps</extracomment>
        <translation>
            <numerusform>%4 步中有 %2 步在做有效工作。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 efficiency</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>流水线效率 %1</translation>
    </message>
    <message>
        <source>Bubble to ideal time</source>
        <translation>气泡与理想时间之比</translation>
    </message>
    <message>
        <source>Idle steps against useful ones, %3 to %2: the ratio that the Megatron-LM papers call the bubble.</source>
        <extracomment>%3 idle steps, %2 useful steps</extracomment>
        <translation>空闲步数与有效步数之比，%3 比 %2：Megatron-LM 论文所说的气泡就是这个比值。</translation>
    </message>
    <message>
        <source>%1 bubble to ideal time</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>气泡与理想时间之比 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3, and at no time are all stages busy. At four microbatches per stage (%4) it would be %5; that means a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%2 个阶段只有 %1 个微批次：气泡为 %3，而且任何时候都不会所有阶段同时忙碌。每个阶段四个微批次（共 %4 个）时，气泡为 %5；这意味着全局批次变大、微批次变小或副本减少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3. The usual rule of thumb, four per stage (%4), still leaves %5; more microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%2 个阶段配 %1 个微批次：气泡为 %3。通常的经验法则是每个阶段四个（共 %4 个），气泡仍有 %5；微批次增多，意味着全局批次变大、微批次变小或副本减少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of reach: %1 steps of fill and drain remain with %2 stages, however many microbatches there are</source>
        <extracomment>%1 idle steps, %2 stages</extracomment>
        <translation>
            <numerusform>无法达到：无论微批次有多少，%2 个阶段总有 %1 步用于填充与排空</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chunks</source>
        <extracomment>the name of a curve; %1 how many model chunks stand on each device (interleaved schedule)</extracomment>
        <translation>
            <numerusform>%1 个模型块</numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule is synchronous: every update waits until the pipeline has drained.</source>
        <translation>同步调度：每次更新都要等到流水线排空。</translation>
    </message>
    <message>
        <source>All stages cost the same, and transfers between them take no time. Uneven stages and heavy transfers make the bubble larger.</source>
        <translation>各阶段耗时相同，阶段间传输不花时间。阶段不均衡或传输量大时，气泡会更大。</translation>
    </message>
    <message>
        <source>Each device holds one model chunk. Interleaving several makes the bubble smaller.</source>
        <translation>每个设备只放一个模型块。交错放置多个模型块时，气泡会变小。</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <source>How much of a pipeline schedule is lost to fill and drain.</source>
        <translation>流水线调度有多少耗费在填充与排空上。</translation>
    </message>
    <message>
        <source>Bubble fraction by microbatches</source>
        <translation>气泡占比与微批次数</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>These figures come from a simple model and are meant for planning. Measure on your own system before you decide about money or time.</source>
        <translation>这些数字来自简化模型，供规划时参考。在确定预算或时间安排之前，请先在自己的系统上实测。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>The run behind it</source>
        <translation>背后的训练配置</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Scenarios compared</source>
        <translation>方案对比</translation>
    </message>
    <message>
        <source>Current values</source>
        <translation>当前值</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>过大</translation>
    </message>
    <message>
        <source>from the run</source>
        <extracomment>stands behind an input whose value is the one that the run gives</extracomment>
        <translation>来自训练配置</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>the heading of a column of names</extracomment>
        <translation>方案</translation>
    </message>
    <message>
        <source>Generated on %1</source>
        <extracomment>%1 date and time</extracomment>
        <translation>生成时间：%1</translation>
    </message>
    <message>
        <source>Quantity</source>
        <extracomment>the heading of a column of names of inputs</extracomment>
        <translation>项目</translation>
    </message>
    <message>
        <source>Symbol</source>
        <extracomment>the heading of a column of letters that stand in formulas</extracomment>
        <translation>符号</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>at the foot of a page; %1 its number, %2 how many pages there are</extracomment>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>All accelerators of the run.</source>
        <translation>这次训练用到的所有加速器。</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>并行</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>张量并行度</translation>
    </message>
    <message>
        <source>GPUs that share each layer; 1 without tensor parallelism.</source>
        <translation>共同分担每一层的 GPU 数；不用张量并行时为 1。</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>流水线并行度</translation>
    </message>
    <message>
        <source>Stages in sequence, as the pipeline has them; 1 without a pipeline.</source>
        <translation>流水线中依次相接的阶段数；不用流水线时为 1。</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>上下文并行度</translation>
    </message>
    <message>
        <source>GPUs that share each sequence; 1 without context parallelism. Expert parallel and fully sharded ranks are carved out of the replicas and not counted here.</source>
        <translation>共同分担每条序列的 GPU 数；不用上下文并行时为 1。专家并行和全分片的 rank 从副本中划出，不在此计入。</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>Sequences that one replica takes into the pipeline at a time.</source>
        <translation>一个副本每次送入流水线的序列数。</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>全局批次</translation>
    </message>
    <message>
        <source>Sequences that one optimizer update sees, over all replicas.</source>
        <translation>优化器每次更新用到的序列数，所有副本合计。</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>每条序列的词元数。</translation>
    </message>
    <message>
        <source>Passes per update</source>
        <translation>每次更新趟数</translation>
    </message>
    <message>
        <source>1 where gradients accumulate inside the pipeline (Megatron-LM, DeepSpeed). More where the whole pipeline is passed several times before an update (torchtitan): it fills and drains in every pass.</source>
        <extracomment>the names are training frameworks; leave them as they are</extracomment>
        <translation>梯度在流水线内累积时为 1（Megatron-LM、DeepSpeed）。如果每次更新之前要多次走完整条流水线（torchtitan），则大于 1：每一趟都要填充与排空。</translation>
    </message>
    <message>
        <source>Replicas (data parallel)</source>
        <translation>副本数（数据并行）</translation>
    </message>
    <message numerus="yes">
        <source>%5 copies of the model train side by side. GPUs for each: %6.</source>
        <extracomment>the plural follows %5; %5 how many copies of the model, %6 how many GPUs each of them takes</extracomment>
        <translation>
            <numerusform>%5 份模型同时训练，每份占用的 GPU 数：%6。</numerusform>
        </translation>
    </message>
    <message>
        <source>Microbatches per pass</source>
        <translation>每趟微批次数</translation>
    </message>
    <message numerus="yes">
        <source>In one pass, each replica works through %5 microbatches. Sequences in each: %3.</source>
        <extracomment>the plural follows %5; %5 a count of microbatches, %3 how many sequences are in one</extracomment>
        <translation>
            <numerusform>每个副本在一趟中处理 %5 个微批次，每个微批次的序列数：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>累积步数</translation>
    </message>
    <message numerus="yes">
        <source>The gradients of %3 microbatches are summed before one update.</source>
        <translation>
            <numerusform>每次更新之前，累加 %3 个微批次的梯度。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>每步词元数</translation>
    </message>
    <message numerus="yes">
        <source>One update sees %1 sequences, each of length %2.</source>
        <extracomment>%1 a count of sequences, %2 the length of each in tokens</extracomment>
        <translation>
            <numerusform>每次更新用到 %1 条序列，每条长度 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>气泡占比</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of a pass are fill and drain.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps</extracomment>
        <translation>
            <numerusform>一趟的 %4 步中，有 %3 步是填充与排空。</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours a day</source>
        <translation>每日 GPU 小时</translation>
    </message>
    <message numerus="yes">
        <source>What %1 GPUs come to in 24 hours.</source>
        <translation>
            <numerusform>%1 张 GPU 在 24 小时内的总量。</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <source>Lost to the bubble a day</source>
        <translation>每日气泡损失</translation>
    </message>
    <message>
        <source>What fill and drain leave idle of %1 GPU-hours.</source>
        <extracomment>%1 GPU-hours a day in all</extracomment>
        <translation>%1 GPU 小时之中，因填充与排空而空闲的部分。</translation>
    </message>
    <message numerus="yes">
        <source>No whole number of replicas (%1): each takes %3 GPUs, and %2 is not a multiple</source>
        <extracomment>the plural follows %3; %1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes
----------
%1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes</extracomment>
        <translation>
            <numerusform>副本数不是整数（%1）：每个副本需要 %3 张 GPU，而 %2 不是它的倍数</numerusform>
        </translation>
    </message>
    <message>
        <source>No whole number of microbatches (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatch × passes)</source>
        <extracomment>%1 such as 292.571, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>微批次数不是整数（%1）：全局批次 %2 不是 %3 × %4 × %5（副本数 × 微批次 × 趟数）的倍数</translation>
    </message>
    <message>
        <source>Replicas and microbatches are whole numbers; nothing is rounded.</source>
        <translation>副本数和微批次数都是整数，不做任何取整。</translation>
    </message>
    <message>
        <source>Fully sharded (FSDP, ZeRO) ranks are replicas here; expert parallel ranks are carved out of the ranks and do not divide the replicas.</source>
        <translation>全分片（FSDP、ZeRO）的 rank 在这里就是副本；专家并行的 rank 从这些 rank 中划出，不会减少副本数。</translation>
    </message>
    <message>
        <source>The bubble is that of a synchronous schedule with equal stages, one model chunk on each device and transfers that take no time.</source>
        <translation>气泡按同步调度计算：各阶段耗时相同，每个设备一个模型块，传输不花时间。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>训练配置</translation>
    </message>
    <message>
        <source>What follows from GPUs, parallel sizes and global batch.</source>
        <translation>由 GPU 数、各并行度和全局批次得出的结果。</translation>
    </message>
    <message>
        <source>%1 %2 → %3 (%4%5)</source>
        <extracomment>a field that changes: %1 its name, %2 from, %3 to, %4 the sign and %5 the size of the change in percent</extracomment>
        <translation>%1 %2 → %3（%4%5）</translation>
    </message>
    <message numerus="yes">
        <source>%1 replicas</source>
        <extracomment>the run in short; %1 data-parallel replicas</extracomment>
        <translation>
            <numerusform>%1 个副本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches each</source>
        <extracomment>the run in short; %1 microbatches that each replica works through in one pass</extracomment>
        <translation>
            <numerusform>各 %1 个微批次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens a step</source>
        <extracomment>the run in short; %1 tokens that one optimizer update sees</extracomment>
        <translation>
            <numerusform>每步 %1 个词元</numerusform>
        </translation>
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
        <translation>算例</translation>
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
        <translation>%1（至多）：%2。</translation>
    </message>
    <message>
        <source>At least %1: %2.</source>
        <extracomment>%1 a target such as &quot;90% efficiency&quot;, %2 what it takes, such as &quot;63 microbatches&quot;</extracomment>
        <translation>%1（至少）：%2。</translation>
    </message>
    <message>
        <source>Exactly %1: %2.</source>
        <extracomment>%1 a target such as &quot;2,048 sequences&quot;, %2 what it takes, such as &quot;4 accumulation steps&quot;</extracomment>
        <translation>%1（恰好）：%2。</translation>
    </message>
    <message>
        <source>This global batch does not divide into %1; the next count that it allows is %2.</source>
        <extracomment>%1 a count with its noun, such as &quot;63 microbatches&quot;, %2 another count</extracomment>
        <translation>这个全局批次无法分成 %1；下一个可行的数目是 %2。</translation>
    </message>
    <message>
        <source>The run meets it already: %1, %2.</source>
        <extracomment>%1 what the run gives a field, such as &quot;256 microbatches&quot;, %2 the result, such as &quot;2.66% bubble&quot;</extracomment>
        <translation>当前训练配置已经达标：%1，%2。</translation>
    </message>
    <message>
        <source>No whole run near this one gives that.</source>
        <translation>邻近的可行配置都达不到这个目标。</translation>
    </message>
    <message>
        <source>The run is not whole yet. Until it is, it cannot take this.</source>
        <translation>训练配置还不能整除，暂时无法采用。</translation>
    </message>
    <message>
        <source>Enter a target to see what it would take.</source>
        <translation>输入目标，看看需要什么。</translation>
    </message>
    <message>
        <source>Exactly %1: no whole number gives that.</source>
        <extracomment>%1 a target such as &quot;256 sequences&quot;</extracomment>
        <translation>%1（恰好）：没有整数能做到。</translation>
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
        <translation>恰好 %1</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It hits it exactly.</source>
        <translation>这是满足目标的最小值，恰好达到目标。</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It hits it exactly.</source>
        <translation>这是满足目标的最大值，恰好达到目标。</translation>
    </message>
    <message>
        <source>This value hits the target exactly.</source>
        <translation>这个值恰好达到目标。</translation>
    </message>
    <message>
        <source>This is as close to the target as a value that meets it can be.</source>
        <translation>在满足目标的值中，这个值最接近目标。</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>这是满足目标的最大值，结果为 %1。</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>这是满足目标的最小值，结果为 %1。</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the nearest above is %3, which gives %4.</source>
        <extracomment>%1 and %3 values of a field, %2 and %4 the results that they give</extracomment>
        <translation>没有整数恰好达到目标。较小一侧最接近的是 %1，结果为 %2；较大一侧最接近的是 %3，结果为 %4。</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the one above gives more than can be held.</source>
        <extracomment>%1 the value of a field, %2 the result that it gives</extracomment>
        <translation>没有整数恰好达到目标。较小一侧最接近的是 %1，结果为 %2；再大一个，结果就超出可表示的范围。</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest is %3, which gives %4; there is none below.</source>
        <extracomment>%3 the value of a field, %4 the result that it gives</extracomment>
        <translation>没有整数恰好达到目标。最接近的是 %3，结果为 %4；较小一侧没有值。</translation>
    </message>
    <message>
        <source>No whole number hits the target. Even the least gives more than can be held.</source>
        <translation>没有整数恰好达到目标。即使取最小值，结果也超出可表示的范围。</translation>
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
        <translation>恰好</translation>
    </message>
</context>
<context>
    <name>app::ScenarioDocument</name>
    <message>
        <source>scenarios.plumbline</source>
        <extracomment>the name suggested for a file that has none yet</extracomment>
        <translation>方案.plumbline</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). What is open stays as it was.</source>
        <extracomment>%1 the name of a file, %2 why: one short statement without a full stop</extracomment>
        <translation>无法打开 %1（%2）。当前打开的内容保持不变。</translation>
    </message>
    <message>
        <source>%1 cannot be saved (%2). The file is as it was before.</source>
        <extracomment>%1 the name of a file, %2 why: what the system says</extracomment>
        <translation>无法保存 %1（%2）。文件保持原样。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>app::Workbench</name>
    <message>
        <source>The saved session was damaged and is now kept as %1.</source>
        <translation>上次保存的会话已损坏，现已另存为 %1。</translation>
    </message>
    <message>
        <source>The session cannot be saved (%1). What you entered stays in this window.</source>
        <translation>无法保存会话（%1）。您输入的内容仍在此窗口中。</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About %1</source>
        <extracomment>the title of a window; %1 the program&apos;s name</extracomment>
        <translation>关于 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the program&apos;s name, %2 its version</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A workbench for people who plan the training of large models on many accelerators.</source>
        <translation>用于规划大模型训练的工作台，面向使用大量加速器的训练任务。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; it comes without any warranty. It uses Qt and Qt Charts.</source>
        <translation>自由软件，按 GNU 通用公共许可证第 3 版或更高版本发布，不附带任何担保。使用 Qt 和 Qt Charts。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>导出图表(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print report…</source>
        <translation>打印报告(&amp;P)…</translation>
    </message>
    <message>
        <source>Em&amp;bed in a web page…</source>
        <translation>嵌入网页(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy first result</source>
        <translation>复制第一项结果(&amp;C)</translation>
    </message>
    <message>
        <source>Copy first result with its &amp;sentence</source>
        <translation>复制第一项结果与说明(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pin as a scenario</source>
        <translation>固定为方案(&amp;P)</translation>
    </message>
    <message>
        <source>R&amp;eset to the worked example</source>
        <translation>重置为算例(&amp;E)</translation>
    </message>
    <message>
        <source>C&amp;lear fields</source>
        <translation>清空字段(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Run behind the pages</source>
        <extracomment>a switch: whether the run fills the fields of the pages</extracomment>
        <translation>使用训练配置(&amp;R)</translation>
    </message>
    <message>
        <source>Chart as &amp;table</source>
        <translation>以表格显示图表(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axes</source>
        <translation>对数坐标轴(&amp;L)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
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
        <source>Guide to the &amp;run</source>
        <translation>训练配置指南(&amp;R)</translation>
    </message>
    <message>
        <source>F&amp;ind in the guide</source>
        <translation>在指南中查找(&amp;I)</translation>
    </message>
    <message>
        <source>Send &amp;feedback…</source>
        <translation>发送反馈(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>关于(&amp;A)</translation>
    </message>
</context>
<context>
    <name>ui::CalculatorPage</name>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Puts the worked example back</source>
        <translation>恢复为算例</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
    <message>
        <source>Copies these values as a link or a text, or hands them to another program</source>
        <translation>将这些值复制为链接或文本，或交给其他程序</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Explains this calculator</source>
        <translation>说明这个计算器</translation>
    </message>
</context>
<context>
    <name>ui::EmbedDialog</name>
    <message>
        <source>Embed in a web page</source>
        <translation>嵌入网页</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>the choice of a language for a web page</extracomment>
        <translation>语言</translation>
    </message>
    <message>
        <source>A reader whose own language is among these sees the page in that one.</source>
        <translation>如果访问者的语言在其中，网页就以该语言显示。</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>the choice between light and dark for a picture of the page</extracomment>
        <translation>预览</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
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
        <translation>网页代码</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>复制代码</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>另存为 HTML…</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <extracomment>the size of a text, %1 a number</extracomment>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>代码已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Save web page</source>
        <translation>保存网页</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>The page cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>无法保存网页：%1</translation>
    </message>
    <message>
        <source>The page is open in the browser.</source>
        <translation>网页已在浏览器中打开。</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>无法打开浏览器。</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Export chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Measured in</source>
        <extracomment>names the choice between pixels and millimetres</extracomment>
        <translation>单位</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
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
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>With its title</source>
        <translation>包含标题</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>PNG, a picture of dots</source>
        <translation>PNG，点阵图片</translation>
    </message>
    <message>
        <source>SVG, a drawing for web pages</source>
        <translation>SVG，网页用矢量图</translation>
    </message>
    <message>
        <source>PDF, a drawing for print</source>
        <translation>PDF，打印用矢量图</translation>
    </message>
    <message>
        <source>CSV, the plotted points</source>
        <translation>CSV，图上各点</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>毫米</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Chart (*.%1)</source>
        <extracomment>the kind of a file, %1 its ending</extracomment>
        <translation>图表 (*.%1)</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>内存不足，无法生成图片</translation>
    </message>
    <message>
        <source>The chart cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>无法保存图表：%1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>图表已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>ui::FeedbackDialog</name>
    <message>
        <source>Send feedback</source>
        <translation>发送反馈</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, and you choose whom to send it to.</source>
        <translation>程序本身不发送任何内容。您的邮件程序会打开并填入下面的消息，收件人由您选择。</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, addressed to %1, and you send it from there.</source>
        <translation>程序本身不发送任何内容。您的邮件程序会打开并填入下面的消息，收件人为 %1，由您在邮件程序中发送。</translation>
    </message>
    <message>
        <source>Does the program help you?</source>
        <translation>这个程序对您有帮助吗？</translation>
    </message>
    <message>
        <source>&amp;Helpful</source>
        <translation>有帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Not helpful</source>
        <translation>没有帮助(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>意见(&amp;C)</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>意见</translation>
    </message>
    <message>
        <source>Name the &amp;version, the language and the system</source>
        <translation>注明版本、语言和系统(&amp;V)</translation>
    </message>
    <message>
        <source>Attach inputs and &amp;results of this page</source>
        <translation>附上本页的输入与结果(&amp;R)</translation>
    </message>
    <message>
        <source>The &amp;whole message</source>
        <translation>完整消息(&amp;W)</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>完整消息</translation>
    </message>
    <message>
        <source>Say whether the program helps you, or write a comment.</source>
        <translation>请说明程序对您是否有帮助，或写下意见。</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>复制(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open in &amp;mail program</source>
        <translation>在邮件程序中打开(&amp;M)</translation>
    </message>
    <message>
        <source>The message is too long to be handed to a mail program. Copy it instead.</source>
        <translation>消息过长，无法交给邮件程序。请改用复制。</translation>
    </message>
    <message>
        <source>Feedback on %1</source>
        <extracomment>the subject of a mail; %1 the program&apos;s name</extracomment>
        <translation>关于 %1 的反馈</translation>
    </message>
    <message>
        <source>No mail program answered. The message is on the clipboard instead.</source>
        <translation>没有邮件程序响应。消息已改为复制到剪贴板。</translation>
    </message>
    <message>
        <source>The message is on the clipboard.</source>
        <translation>消息已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>ui::FieldRow</name>
    <message>
        <source>%1. %2</source>
        <extracomment>under a field: %1 what it accepts (&quot;At least 1&quot;), %2 what it means, a sentence or two</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Read as %1. Did you mean %2?</source>
        <extracomment>two ways to read a typed number: %1 the one taken, %2 the other</extracomment>
        <translation>按 %1 读取。是否应为 %2？</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <extracomment>a choice; %1 the field&apos;s name</extracomment>
        <translation>%1的单位</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 a number</extracomment>
        <translation>改用 %1</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <extracomment>the slider beside a field; %1 the field&apos;s name</extracomment>
        <translation>%1，滑块</translation>
    </message>
    <message>
        <source>Filled from the run. Click to give it a value of its own.</source>
        <translation>由训练配置填入。单击可改用自己的值。</translation>
    </message>
    <message>
        <source>Has a value of its own. Click to fill it from the run.</source>
        <translation>目前使用自己的值。单击可由训练配置填入。</translation>
    </message>
    <message>
        <source>Kept in step with %1 of %2. Click to let the two differ.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>与“%2”中的%1保持一致。单击后两者可以不同。</translation>
    </message>
    <message>
        <source>Click to keep it in step with %1 of %2. It takes the value from there.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>单击可与“%2”中的%1保持一致，并采用那里的值。</translation>
    </message>
    <message>
        <source>The run gives no value here as long as it is not whole.</source>
        <translation>训练配置还不能整除，这里暂时没有值。</translation>
    </message>
    <message>
        <source>From the run. %1. %2</source>
        <extracomment>under a field: %1 what it accepts (&quot;At least 1&quot;), %2 what it means, a sentence or two</extracomment>
        <translation>来自训练配置。%1。%2</translation>
    </message>
</context>
<context>
    <name>ui::GuidePanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Find in this guide</source>
        <translation>在本指南中查找</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button beside the guide</extracomment>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Print this guide</source>
        <translation>打印本指南</translation>
    </message>
</context>
<context>
    <name>ui::LinksRow</name>
    <message>
        <source>Open with these values in</source>
        <extracomment>before buttons with the names of other calculators, which open with the values of this one</extracomment>
        <translation>带着这些值打开</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a value that goes along to another page: %1 the field&apos;s name here, %2 the value, %3 the field&apos;s name there</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>No value goes along: the common fields are empty.</source>
        <translation>没有可带过去的值：共有字段均为空。</translation>
    </message>
    <message>
        <source>Goes along: %1</source>
        <extracomment>%1 one or more values with the fields that they go into</extracomment>
        <translation>一并带过去：%1</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Pinned as %1. Its name can be changed in the table under the chart.</source>
        <extracomment>%1 the name of a scenario</extracomment>
        <translation>已固定为“%1”。名称可在图表下方的表格中修改。</translation>
    </message>
    <message>
        <source>%1[*] — %2</source>
        <extracomment>the title of the window: %1 the name of a file, %2 that of the program; [*] is where a mark of unsaved changes comes and has to stand behind %1</extracomment>
        <translation>%1[*] — %2</translation>
    </message>
    <message>
        <source>What you enter comes back when you return. Ctrl+Z undoes.</source>
        <translation>输入的内容会保留到下次打开。Ctrl+Z 可撤销。</translation>
    </message>
</context>
<context>
    <name>ui::Navigation</name>
    <message>
        <source>Calculators</source>
        <translation>计算器</translation>
    </message>
</context>
<context>
    <name>ui::NeighbourTable</name>
    <message>
        <source>Whole runs near this one</source>
        <translation>邻近的可行配置</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <extracomment>a button; %1 what it changes</extracomment>
        <translation>采用：%1</translation>
    </message>
</context>
<context>
    <name>ui::OfferRow</name>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 the value that it puts into a field</extracomment>
        <translation>采用 %1</translation>
    </message>
    <message>
        <source>Use %1. %2</source>
        <extracomment>a button; %1 the value that it uses, %2 what that changes and gives</extracomment>
        <translation>采用 %1。%2</translation>
    </message>
</context>
<context>
    <name>ui::PageAddressDialog</name>
    <message>
        <source>Address of your page</source>
        <translation>您的网页地址</translation>
    </message>
    <message>
        <source>Facebook takes only a web address, no text and no plumbline: link. Once you have published your embedded page, its address can be shared there; the text is put on the clipboard.</source>
        <translation>Facebook 只接受网址，不接受文本，也不接受 plumbline: 链接。嵌入的网页发布之后，就可以在那里分享它的网址；文本会复制到剪贴板。</translation>
    </message>
    <message>
        <source>Where is your embedded page &amp;published?</source>
        <translation>嵌入的网页发布在哪里？(&amp;P)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://, as in https://example.org/training</source>
        <translation>网址以 https:// 或 http:// 开头，例如 https://example.org/training</translation>
    </message>
</context>
<context>
    <name>ui::ReportDialog</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>&amp;Scenarios</source>
        <translation>方案(&amp;S)</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>纸张(&amp;A)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>另存为 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>另存为 HTML(&amp;H)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Current values</source>
        <extracomment>what stands in the fields now, beside pinned scenarios</extracomment>
        <translation>当前值</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n 页</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one scenario.</source>
        <translation>请至少选择一个方案。</translation>
    </message>
    <message>
        <source>There is no printer. The report can be saved as a PDF and printed elsewhere.</source>
        <translation>未找到打印机。可以将报告另存为 PDF，到别处打印。</translation>
    </message>
    <message>
        <source>The report cannot be printed: the printer does not answer.</source>
        <translation>无法打印报告：打印机没有响应。</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>无法保存报告：%1</translation>
    </message>
</context>
<context>
    <name>ui::ResultCard</name>
    <message>
        <source>Too large</source>
        <translation>过大</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the plain number</source>
        <translation>只复制数字</translation>
    </message>
    <message>
        <source>Copy the plain number</source>
        <translation>只复制数字</translation>
    </message>
    <message>
        <source>Copy value and sentence</source>
        <translation>复制数值与说明</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <extracomment>a button; %1 the name of a result</extracomment>
        <translation>复制%1</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>for screen readers; %1 the name of a result, %2 its value, %3 its unit or nothing</extracomment>
        <translation>%1：%2 %3</translation>
    </message>
</context>
<context>
    <name>ui::ResultsView</name>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Fill in the empty fields: a result that needs one of them shows an ellipsis until then.</source>
        <translation>请填写空白字段；在此之前，依赖它们的结果显示为省略号。</translation>
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
        <translation>训练配置</translation>
    </message>
    <message>
        <source>Fills the pages from one training run (Ctrl+R)</source>
        <translation>用一个训练配置填写各页（Ctrl+R）</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Opens the form of the run</source>
        <translation>打开训练配置的表单</translation>
    </message>
    <message>
        <source>Edit the run</source>
        <translation>编辑训练配置</translation>
    </message>
    <message>
        <source>Off. Switch it on to fill the pages from GPUs, parallel sizes and a global batch.</source>
        <translation>未启用。启用后，由 GPU 数、各并行度和全局批次填写各页。</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioDelegate</name>
    <message>
        <source>Name of the scenario</source>
        <translation>方案名称</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTable</name>
    <message>
        <source>Scenarios</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Pin these values under a name to compare others with them.</source>
        <translation>将这些值命名并固定下来，以便与其他值对比。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tooltip; %1 what a button does, %2 the keys for it</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Keeps the current values as a scenario</source>
        <translation>将当前值保留为方案</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>a button: puts the values of a scenario into the fields</extracomment>
        <translation>采用</translation>
    </message>
    <message>
        <source>Puts the values of the selected scenario into the fields</source>
        <translation>将选中方案的值填入字段</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Gives the selected scenario another name</source>
        <translation>为选中的方案换一个名称</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Adds a copy of the selected scenario</source>
        <translation>添加选中方案的副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Removes the selected scenario; undo brings it back</source>
        <translation>移除选中的方案；撤销可恢复</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: one row up</extracomment>
        <translation>上移</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row up</source>
        <translation>将选中的方案上移一行</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: one row down</extracomment>
        <translation>下移</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row down</source>
        <translation>将选中的方案下移一行</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTableModel</name>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Step time against current</source>
        <translation>每步时间与当前相比</translation>
    </message>
    <message>
        <source>Current</source>
        <extracomment>the first row of the table of scenarios: the values that stand in the fields now</extracomment>
        <translation>当前</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>过大</translation>
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
        <translation>%1，与当前相比：%2</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityCard</name>
    <message>
        <source>Sensitivity: each input halved and doubled</source>
        <translation>敏感性：各项输入减半与加倍</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityTable</name>
    <message>
        <source>Input</source>
        <extracomment>the heading of a column with the inputs of a calculator</extracomment>
        <translation>输入</translation>
    </message>
    <message>
        <source>%1
halved</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input halved</extracomment>
        <translation>%1
减半</translation>
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
        <translation>%1，减半为 %2，加倍为 %3</translation>
    </message>
    <message>
        <source>This value cannot be halved or doubled.</source>
        <translation>这个值无法减半或加倍。</translation>
    </message>
    <message>
        <source>The input does not take such a value.</source>
        <translation>这项输入不接受这样的值。</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>缺少一个值。</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>不变</translation>
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
        <translation>复制链接(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;E-mail…</source>
        <translation>电子邮件(&amp;E)…</translation>
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
        <translation>分享您的网页地址</translation>
    </message>
    <message>
        <source>Facebook takes only a web address: first say where your embedded page is published</source>
        <translation>Facebook 只接受网址：请先填写嵌入的网页发布在哪里</translation>
    </message>
    <message>
        <source>&amp;Copy as</source>
        <translation>复制为(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文本(&amp;T)</translation>
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
        <translation>您的网页地址(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>ui::Sharing</name>
    <message>
        <source>The link is on the clipboard. Who opens it with this program sees these values.</source>
        <translation>链接已复制到剪贴板。用本程序打开它，就会看到这些值。</translation>
    </message>
    <message>
        <source>The mail program opens with the text and the link.</source>
        <translation>邮件程序会打开并填入文本和链接。</translation>
    </message>
    <message>
        <source>X opens in the browser.</source>
        <translation>X 将在浏览器中打开。</translation>
    </message>
    <message>
        <source>LINE opens in the browser.</source>
        <translation>LINE 将在浏览器中打开。</translation>
    </message>
    <message>
        <source>Facebook opens in the browser with the address of your page. The text is on the clipboard.</source>
        <translation>Facebook 将在浏览器中打开，并带上您的网页地址。文本已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as text.</source>
        <translation>输入与结果已作为文本复制到剪贴板。</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as Markdown.</source>
        <translation>输入与结果已作为 Markdown 复制到剪贴板。</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as CSV.</source>
        <translation>输入与结果已作为 CSV 复制到剪贴板。</translation>
    </message>
    <message>
        <source>No mail program answered. The text is on the clipboard instead.</source>
        <translation>没有邮件程序响应。文本已改为复制到剪贴板。</translation>
    </message>
    <message>
        <source>No browser answered. The text is on the clipboard instead.</source>
        <translation>没有浏览器响应。文本已改为复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>ui::SolvePanel</name>
    <message>
        <source>What would it take?</source>
        <translation>怎样才能达到？</translation>
    </message>
    <message>
        <source>by changing</source>
        <extracomment>before a choice of a field: what is changed to meet a target, as in &quot;by changing: microbatches&quot;</extracomment>
        <translation>通过调整</translation>
    </message>
    <message>
        <source>The result that should change</source>
        <translation>要改变的结果</translation>
    </message>
    <message>
        <source>The field that may change</source>
        <translation>可以调整的字段</translation>
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
        <translation>没有可导出的图表：还有字段没有值。</translation>
    </message>
    <message>
        <source>The chart is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>图表已保存为 %1。</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>报告已保存为 %1。</translation>
    </message>
    <message>
        <source>The report is on its way to the printer.</source>
        <translation>报告已送往打印机。</translation>
    </message>
    <message>
        <source>The mail program opens with your feedback. You send it from there.</source>
        <translation>邮件程序会打开并填入您的反馈，由您在其中发送。</translation>
    </message>
    <message>
        <source>No web pages can be made here</source>
        <translation>此处无法生成网页</translation>
    </message>
    <message>
        <source>The web page is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>网页已保存为 %1。</translation>
    </message>
    <message>
        <source>Nothing can be saved here</source>
        <translation>此处无法保存任何文件</translation>
    </message>
</context>
<context>
    <name>ui::TokensRow</name>
    <message>
        <source>Global batch in tokens</source>
        <translation>全局批次（词元）</translation>
    </message>
    <message>
        <source>Sequences times the sequence length. What is typed here sets the global batch.</source>
        <translation>序列数乘以序列长度。在此输入的值决定全局批次。</translation>
    </message>
    <message>
        <source>Needs the sequence length</source>
        <translation>需要序列长度</translation>
    </message>
    <message>
        <source>Sets the global batch</source>
        <translation>用于设定全局批次</translation>
    </message>
</context>
<context>
    <name>ui::WindowGuide</name>
    <message>
        <source>There is no printer. The guide can be saved as a PDF and printed elsewhere.</source>
        <translation>没有打印机。可以将指南保存为 PDF，在别处打印。</translation>
    </message>
    <message>
        <source>Save guide</source>
        <translation>保存指南</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>The guide is on its way to the printer.</source>
        <translation>指南已发送到打印机。</translation>
    </message>
    <message>
        <source>The guide cannot be printed: the printer does not answer.</source>
        <translation>无法打印指南：打印机没有响应。</translation>
    </message>
    <message>
        <source>The guide is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>指南已保存为 %1。</translation>
    </message>
    <message>
        <source>The guide cannot be saved: %1</source>
        <translation>无法保存指南：%1</translation>
    </message>
</context>
</TS>
