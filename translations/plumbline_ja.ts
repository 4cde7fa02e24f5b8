<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>Chart</name>
    <message>
        <source>Log axes</source>
        <translation>対数軸</translation>
    </message>
    <message>
        <source>Equal distances for equal factors</source>
        <translation>等しい倍率を等しい間隔で表示</translation>
    </message>
    <message>
        <source>The chart appears once all its fields have a value.</source>
        <translation>必要な項目がすべて入力されると、グラフが表示されます。</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>a point of a chart, for a screen reader; %1 such as &quot;17.9% bubble&quot;, %2 such as &quot;32 microbatches&quot;</extracomment>
        <translation>%2のとき、%1</translation>
    </message>
    <message>
        <source>%1: %2 at %3.</source>
        <extracomment>a pinned scenario on a chart, for a screen reader; %1 its name, %2 such as &quot;9.9% bubble&quot;, %3 such as &quot;64 microbatches&quot;</extracomment>
        <translation>%1：%3のとき、%2。</translation>
    </message>
    <message>
        <source>%1: %2 at %3, on an axis from %4 to %5.</source>
        <extracomment>what a chart shows, for a screen reader; %1 its title, %2 such as &quot;17.9% bubble&quot;, %3 such as &quot;32 microbatches&quot;, %4 and %5 the ends of the axis</extracomment>
        <translation>%1：%3のとき、%2。軸の範囲は %4 から %5 まで。</translation>
    </message>
    <message>
        <source>%1 (your value)</source>
        <extracomment>a value in the table beside a chart; %1 a number</extracomment>
        <translation>%1（現在の値）</translation>
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
        <translation>グラフは幅 %1 ピクセル以上、高さ %2 ピクセル以上にしてください</translation>
    </message>
    <message>
        <source>A chart is at least %1 mm wide and %2 mm high</source>
        <translation>グラフは幅 %1 mm 以上、高さ %2 mm 以上にしてください</translation>
    </message>
    <message>
        <source>The resolution is from %1 to %2 dpi</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>解像度は %1〜%2 dpi にしてください</translation>
    </message>
    <message>
        <source>A picture has at most %1 pixels on each side</source>
        <extracomment>%1 a number</extracomment>
        <translation>画像の各辺は %1 ピクセル以下にしてください</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>The chart needs a value for it</source>
        <translation>グラフを描くには、この項目の値が必要です</translation>
    </message>
    <message>
        <source>There is nothing to draw for these values</source>
        <translation>これらの値では描くものがありません</translation>
    </message>
    <message>
        <source>%1 has no chart</source>
        <translation>%1 にグラフはありません</translation>
    </message>
    <message>
        <source>It takes no value, and %1 was given</source>
        <extracomment>stands behind an option such as --transparent; %1 what was given</extracomment>
        <translation>値をとらないオプションですが、%1 が指定されました</translation>
    </message>
    <message>
        <source>A size is in pixels with --scale, or in millimetres with --dpi</source>
        <translation>大きさは、ピクセルと --scale、またはミリメートルと --dpi で指定します</translation>
    </message>
    <message>
        <source>There is no subcommand %1</source>
        <translation>サブコマンド %1 はありません</translation>
    </message>
    <message>
        <source>A subcommand is missing; --help lists them</source>
        <translation>サブコマンドがありません。--help で一覧を表示します</translation>
    </message>
    <message>
        <source>The output could not be written: %1</source>
        <extracomment>%1 what the system says, in English</extracomment>
        <translation>出力を書き込めませんでした：%1</translation>
    </message>
    <message>
        <source>Stands in place of --global-batch: give one of the two</source>
        <extracomment>stands behind an option</extracomment>
        <translation>--global-batch の代わりに使います。どちらか一方だけを指定してください</translation>
    </message>
    <message>
        <source>Needs --sequence-length as well</source>
        <extracomment>stands behind an option</extracomment>
        <translation>--sequence-length も必要です</translation>
    </message>
    <message>
        <source>Usage:</source>
        <extracomment>the heading over the ways in which the program can be called</extracomment>
        <translation>使い方：</translation>
    </message>
    <message>
        <source>Calculators:</source>
        <translation>計算ツール：</translation>
    </message>
    <message>
        <source>Numbers are plain, with a point: 32, 0.5, 1e6. A percentage is 90% or the fraction 0.9. Exit codes: 0 done, 2 bad input, 1 anything else that failed.</source>
        <translation>数値は桁区切りなし、小数点はピリオドで書きます：32、0.5、1e6。百分率は 90% または小数の 0.9 で書きます。終了コード：0 は完了、2 は入力の誤り、1 はその他の失敗。</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <extracomment>%1 a value that a field could have</extracomment>
        <translation>例：%1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1 the value that a field has where it is not given</extracomment>
        <translation>省略時：%1</translation>
    </message>
    <message>
        <source>Without a subcommand the window opens, filled from a scenario file or a link where one is given. If the program runs already, its window takes them; --new-window opens another one.</source>
        <translation>サブコマンドがなければウィンドウを開き、シナリオファイルまたはリンクが指定されていれば、その内容を入れます。プログラムがすでに動いているときは、そのウィンドウに渡します。--new-window は別のウィンドウを開きます。</translation>
    </message>
    <message>
        <source>Subcommands:</source>
        <translation>サブコマンド：</translation>
    </message>
    <message>
        <source>Fields:</source>
        <translation>項目：</translation>
    </message>
    <message>
        <source>Results:</source>
        <translation>結果：</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>the heading of a column of percentages, beside that of the global batch</extracomment>
        <translation>変化</translation>
    </message>
    <message>
        <source>The nearest whole runs:</source>
        <extracomment>the heading of a table of runs whose replicas and microbatches are whole, near one whose are not</extracomment>
        <translation>近くにある割り切れる構成：</translation>
    </message>
    <message>
        <source>Name a file that ends in one of: %1</source>
        <extracomment>%1 a list of endings such as .png</extracomment>
        <translation>拡張子が次のいずれかのファイルを指定してください：%1</translation>
    </message>
    <message>
        <source>%1 does not end in one of: %2</source>
        <translation>%1 の拡張子が次のいずれでもありません：%2</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>画像を作るためのメモリが足りません</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>%1 に書き込めません：%2</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>余分な引数です：%1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>%1 を読み込めません：%2</translation>
    </message>
    <message>
        <source>There are no scenarios in %1</source>
        <translation>%1 にシナリオがありません</translation>
    </message>
    <message>
        <source>No calculator is called %1. The calculators: %2</source>
        <translation>計算ツール %1 はありません。使える計算ツール：%2</translation>
    </message>
    <message>
        <source>Name a calculator: %1</source>
        <translation>計算ツールを指定してください：%1</translation>
    </message>
    <message>
        <source>Unknown option</source>
        <extracomment>stands behind an option such as --color that there is not</extracomment>
        <translation>不明なオプションです</translation>
    </message>
    <message>
        <source>%1 is not one of: %2</source>
        <extracomment>%1 what was given, %2 a list of the values that can be given</extracomment>
        <translation>%1 は使えません。使える値：%2</translation>
    </message>
    <message>
        <source>Name the field to solve for: %1</source>
        <extracomment>%1 a list of names</extracomment>
        <translation>逆算する項目を指定してください：%1</translation>
    </message>
    <message>
        <source>Give a target as RESULT=VALUE. The results: %1</source>
        <extracomment>RESULT=VALUE stays as it is; %1 a list of names</extracomment>
        <translation>目標を RESULT=VALUE の形で指定してください。使える結果：%1</translation>
    </message>
    <message>
        <source>Computes the results of a calculator.</source>
        <translation>計算ツールの結果を計算します。</translation>
    </message>
    <message>
        <source>A field that is left out stays blank, and so do the results that need it. With --format json, the last line on standard error is an object with the errors; with --format csv, warnings stand on standard error.</source>
        <translation>省略した項目は空のままで、その項目を必要とする結果も空になります。--format json では、標準エラー出力の最後の行がエラーを収めたオブジェクトになります。--format csv では、警告が標準エラー出力に出ます。</translation>
    </message>
    <message>
        <source>Computes what follows from GPUs, parallel sizes and global batch.</source>
        <translation>GPU 数、並列度、グローバルバッチから決まる値を計算します。</translation>
    </message>
    <message>
        <source>The global batch can be given in tokens: --global-batch-tokens in place of --global-batch. Where replicas or microbatches are not whole, the exit code is 2 and the nearest runs that are stand on standard error, with --format json on standard output.</source>
        <translation>グローバルバッチはトークン数でも指定できます。--global-batch の代わりに --global-batch-tokens を使います。レプリカ数またはマイクロバッチ数が整数にならないときは、終了コードが 2 になり、近くにある割り切れる構成が標準エラー出力に、--format json では標準出力に出ます。</translation>
    </message>
    <message>
        <source>Finds the value of one field with which a result comes out as wanted.</source>
        <translation>結果が目標どおりになる項目の値を求めます。</translation>
    </message>
    <message>
        <source>A target is read the way its result is wanted: bubble and overhead at most, efficiency, speedup and throughput at least, batch and tokens exactly. Of the counts that keep a bound, the one closest to it is given; where no whole number gives an exact target, its nearest neighbours are. A value for the field that is solved for is not used.</source>
        <extracomment>RESULT=VALUE stays as it is</extracomment>
        <translation>目標の意味は結果によって決まります。バブルとオーバーヘッドは上限、効率、速度向上率、スループットは下限とし、バッチとトークン数はちょうど一致させます。上限と下限では、条件を満たす整数のうち目標に最も近いものを返します。ちょうど一致する整数がないときは、その前後で最も近い値を返します。逆算する項目に値を指定しても使われません。</translation>
    </message>
    <message>
        <source>Computes a calculator for each value of a range.</source>
        <translation>範囲内の値ごとに、計算ツールの結果を計算します。</translation>
    </message>
    <message>
        <source>Gives the field the values FROM, FROM + STEP and so on, or FROM, FROM times FACTOR and so on, up to TO, which is given where they reach it. A count goes by 1 without a step, and counts of a factor are rounded. As CSV, one row for each value; as JSON, an array of what compute prints, one object a line.</source>
        <translation>項目の値を FROM、FROM + STEP、…、または FROM、FROM × FACTOR、… と、TO まで順に変えます。ちょうど TO に達する場合は TO も含みます。整数の項目で STEP を省くと 1 ずつ増え、FACTOR で得た値は整数に丸めます。CSV では値ごとに一行、JSON では compute の出力を並べた配列を、一行に一つのオブジェクトで出力します。</translation>
    </message>
    <message>
        <source>Writes the chart of a calculator to a file.</source>
        <translation>計算ツールのグラフをファイルに書き出します。</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a picture, or the plotted points as CSV. A chart is 960 pixels of 1/96 inch wide and 600 high where no size is given; of one side alone, the other follows. A PNG has 1, 2 or 3 dots for each pixel, or with a size in millimetres as many per inch as --dpi says, which is 300 where it is not given.</source>
        <translation>ファイルの拡張子によって、画像か、グラフの点を並べた CSV かが決まります。大きさを指定しないと、グラフは 1/96 インチのピクセルで幅 960、高さ 600 になります。幅と高さの一方だけを指定すると、もう一方はそれに合わせて決まります。PNG は各ピクセルに 1、2、3 ドットのいずれかを使います。大きさをミリメートルで指定した場合は、インチあたりのドット数が --dpi の値になり、省略時は 300 です。</translation>
    </message>
    <message>
        <source>Writes a report, one page for each scenario.</source>
        <translation>シナリオごとに一ページのレポートを書き出します。</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a PDF, or a page for a browser that needs nothing else. Of a scenario file, all scenarios are reported, with the run where it is on, and compared on a last page. The paper is A4 where none is named.</source>
        <translation>ファイルの拡張子によって、PDF か、単独で表示できるブラウザ用のページかが決まります。シナリオファイルを渡すと、すべてのシナリオをレポートにし（学習構成がオンならそれも含めます）、最後のページで比較します。用紙を指定しないと A4 になります。</translation>
    </message>
    <message>
        <source>Prints a link that opens a calculator with these values.</source>
        <translation>計算ツールをこれらの値で開くリンクを出力します。</translation>
    </message>
    <message>
        <source>Write FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR, not %1</source>
        <extracomment>%1 what was given; the words in capitals stand in the help in the same way</extracomment>
        <translation>%1 ではなく、FIELD=FROM:TO、FIELD=FROM:TO:STEP、FIELD=FROM:TO:xFACTOR のいずれかで書いてください</translation>
    </message>
    <message>
        <source>FROM is above TO</source>
        <extracomment>FROM and TO stand in the help in the same way</extracomment>
        <translation>FROM が TO より大きくなっています</translation>
    </message>
    <message>
        <source>Only a count goes without a step: write FROM:TO:STEP or FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>STEP を省けるのは整数の項目だけです。FROM:TO:STEP または FROM:TO:xFACTOR と書いてください</translation>
    </message>
    <message>
        <source>Too small beside TO: it makes no other number</source>
        <extracomment>of the step of a range FROM:TO:STEP: added to a number as large as TO it changes nothing</extracomment>
        <translation>TO に対して小さすぎるため、値が変わりません</translation>
    </message>
    <message>
        <source>A step has to be above 0</source>
        <translation>STEP は 0 より大きくしてください</translation>
    </message>
    <message>
        <source>A factor has to be above 1</source>
        <translation>FACTOR は 1 より大きくしてください</translation>
    </message>
    <message>
        <source>No factor leads away from 0: start above it</source>
        <translation>0 は何倍しても 0 のままです。0 より大きい値から始めてください</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 a field such as stages, %2 FROM, TO, STEP or FACTOR, %3 what is wrong with it, a whole sentence</extracomment>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>Given as a value and with --over</source>
        <translation>値と --over の両方で指定されています</translation>
    </message>
    <message>
        <source>A range is missing: FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>範囲がありません：FIELD=FROM:TO、FIELD=FROM:TO:STEP、FIELD=FROM:TO:xFACTOR のいずれか</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows have warnings; --format json shows them</source>
        <extracomment>%1 a number of rows; --format json is an option</extracomment>
        <translation>
            <numerusform>警告のある行が %1 行あります。--format json で表示されます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows lack results because of an error; --format json shows it</source>
        <extracomment>%1 a number of rows, such as those of a run whose replicas are not whole; --format json is an option</extracomment>
        <translation>
            <numerusform>エラーのため結果が欠けた行が %1 行あります。--format json で表示されます</numerusform>
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
        <translation>デバイス数</translation>
    </message>
    <message>
        <source>Data-parallel units that share the work. Where one model spans several GPUs, count the replicas and give the throughput of one replica.</source>
        <translation>処理を分担するデータ並列の単位の数です。一つのモデルが複数の GPU にまたがる場合は、レプリカ数を入れ、スループットには一つのレプリカの値を入れてください。</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>入力</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <translation>
            <numerusform>%1 デバイス</numerusform>
        </translation>
    </message>
    <message>
        <source>Scaling efficiency falls as devices are added; this holds it where it is.</source>
        <translation>デバイスを増やすとスケーリング効率は下がりますが、ここでは一定とします。</translation>
    </message>
    <message>
        <source>Throughput per device</source>
        <translation>デバイスあたりスループット</translation>
    </message>
    <message>
        <source>What one such unit sustains alone. The unit you choose carries over to the results.</source>
        <translation>データ並列の単位一つが、単独で維持できるスループットです。選んだ単位は結果にも使われます。</translation>
    </message>
    <message>
        <source>%1 per device</source>
        <extracomment>%1 a throughput with its unit</extracomment>
        <translation>デバイスあたり %1</translation>
    </message>
    <message>
        <source>per second</source>
        <extracomment>units of a throughput: they stand behind a number (&quot;2,000 per second&quot;), and alone in a list to choose from</extracomment>
        <translation>/秒</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>サンプル/秒</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>スケーリング効率</translation>
    </message>
    <message>
        <source>Share of ideal linear scaling that is reached. Communication, synchronisation and imbalance pull it below 100%.</source>
        <translation>理想的な線形スケーリングのうち、実際に達成される割合です。通信、同期、負荷の偏りがあると 100% を下回ります。</translation>
    </message>
    <message>
        <source>%1 scaling efficiency</source>
        <extracomment>%1 a percentage</extracomment>
        <translation>スケーリング効率 %1</translation>
    </message>
    <message>
        <source>At most %1. A measured value above that is superlinear: give the single-device baseline a second look.</source>
        <extracomment>%1 the largest value, a percentage</extracomment>
        <translation>%1以下です。実測値がこれを超えるならスーパーリニアです。単一デバイスのベースラインを見直してください。</translation>
    </message>
    <message>
        <source>Actual throughput</source>
        <translation>実効スループット</translation>
    </message>
    <message>
        <source>%3 of the ideal %4.</source>
        <extracomment>%3 a percentage, %4 the ideal throughput, a number without its unit</extracomment>
        <translation>理想値（%4）の %3です。</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>速度向上率</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices do the work of %6 ideal ones.</source>
        <extracomment>%1 devices, %6 how many ideal devices they are worth</extracomment>
        <translation>
            <numerusform>%1 デバイスで、理想的なデバイス %6 台分の仕事をします。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speedup</source>
        <extracomment>%1 a factor such as 57.6×: a point read off the chart, or a target</extracomment>
        <translation>速度向上率 %1</translation>
    </message>
    <message>
        <source>Ideal throughput</source>
        <translation>理想スループット</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices at %2 each, with nothing lost.</source>
        <translation>
            <numerusform>デバイスあたり %2で、%1 デバイスが損失なく動いた場合の値です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost to overhead</source>
        <translation>オーバーヘッド損失</translation>
    </message>
    <message>
        <source>What communication, synchronisation and imbalance take from the ideal.</source>
        <translation>通信、同期、負荷の偏りによって理想値から失われる分です。</translation>
    </message>
    <message>
        <source>if %1 held</source>
        <extracomment>the name of a curve; %1 a percentage. Efficiency falls as devices are added, so the curve is only an assumption.</extracomment>
        <translation>%1を維持した場合</translation>
    </message>
    <message>
        <source>ideal</source>
        <extracomment>the name of a curve: linear scaling without loss</extracomment>
        <translation>理想</translation>
    </message>
    <message>
        <source>One efficiency stands for every loss. It is given, not derived from bandwidth, model size or batch.</source>
        <translation>すべての損失を一つの効率にまとめています。この値は入力するもので、帯域幅、モデルの大きさ、バッチから計算するものではありません。</translation>
    </message>
    <message>
        <source>Efficiency falls as devices are added: a value measured at one size does not hold at another.</source>
        <translation>効率はデバイスを増やすほど下がります。ある規模で測った値は、別の規模では成り立ちません。</translation>
    </message>
    <message>
        <source>Data parallelism alone: all devices do the same work on their own share of the batch.</source>
        <translation>データ並列だけを扱います。どのデバイスも、バッチのうち自分の分に対して同じ処理をします。</translation>
    </message>
    <message>
        <source>Data-parallel scaling</source>
        <translation>データ並列スケーリング</translation>
    </message>
    <message>
        <source>What a cluster really delivers, beside the ideal.</source>
        <translation>クラスタで実際に出るスループットと、その理想値。</translation>
    </message>
    <message>
        <source>Speedup by devices</source>
        <translation>デバイス数と速度向上率</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message numerus="yes">
        <source>%1 points</source>
        <extracomment>percentage points; %1 a number with its sign, such as -8.09</extracomment>
        <translation>
            <numerusform>%1 ポイント</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effective batch</name>
    <message>
        <source>Batch per device</source>
        <translation>デバイスあたりバッチサイズ</translation>
    </message>
    <message>
        <source>The microbatch: sequences that one data-parallel rank processes in one forward and backward pass. Known as micro-batch-size, train_micro_batch_size_per_gpu or per_device_train_batch_size.</source>
        <extracomment>the three names are options of training frameworks; leave them as they are</extracomment>
        <translation>マイクロバッチの大きさ。一つのデータ並列ランクが一回の順伝播と逆伝播で処理するシーケンス数です。別名は micro-batch-size、train_micro_batch_size_per_gpu、per_device_train_batch_size。</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>並列化</translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences per device</source>
        <translation>
            <numerusform>デバイスあたり %1 シーケンス</numerusform>
        </translation>
    </message>
    <message>
        <source>A larger batch per device holds more activations in memory.</source>
        <translation>デバイスあたりバッチサイズを大きくすると、メモリに保持するアクティベーションが増えます。</translation>
    </message>
    <message>
        <source>Data-parallel devices</source>
        <translation>データ並列デバイス数</translation>
    </message>
    <message>
        <source>Data-parallel ranks whose gradients are averaged each step. Fully sharded and ZeRO ranks count; tensor, pipeline and context parallel ranks do not.</source>
        <translation>ステップごとに勾配を平均するデータ並列ランクの数です。完全シャーディングと ZeRO のランクは数え、テンソル並列、パイプライン並列、コンテキスト並列のランクは数えません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 デバイス</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>勾配蓄積ステップ数</translation>
    </message>
    <message>
        <source>Forward and backward passes whose gradients are summed before one optimizer update. They enlarge the batch without holding more activations.</source>
        <translation>オプティマイザの一回の更新までに勾配を合計する、順伝播と逆伝播の回数です。保持するアクティベーションを増やさずに、バッチを大きくできます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 accumulation steps</source>
        <translation>
            <numerusform>勾配蓄積 %1 ステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>More accumulation steps mean a longer time between updates.</source>
        <translation>勾配蓄積ステップ数を増やすと、更新の間隔が長くなります。</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>シーケンス長</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>シーケンスあたりのトークン数です。</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>シーケンス</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per sequence</source>
        <translation>
            <numerusform>シーケンスあたり %1 トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>Longer sequences hold more activations in memory.</source>
        <translation>シーケンスを長くすると、メモリに保持するアクティベーションが増えます。</translation>
    </message>
    <message>
        <source>Effective batch size</source>
        <translation>実効バッチサイズ</translation>
    </message>
    <message numerus="yes">
        <source>One optimizer update sees %5 sequences.</source>
        <extracomment>the plural follows %5, a count of sequences</extracomment>
        <translation>
            <numerusform>オプティマイザは一回の更新で %5 シーケンスを使います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences</source>
        <translation>
            <numerusform>%1 シーケンス</numerusform>
        </translation>
    </message>
    <message>
        <source>sequences</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>シーケンス</translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>ステップあたりトークン数</translation>
    </message>
    <message numerus="yes">
        <source>%5 sequences, each of length %4.</source>
        <extracomment>the plural follows %5; %5 a count of sequences, %4 the length of each in tokens</extracomment>
        <translation>
            <numerusform>長さ %4 のシーケンスが %5 個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per step</source>
        <extracomment>a point read off the chart, or a target; %1 a count</extracomment>
        <translation>
            <numerusform>ステップあたり %1 トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Only data-parallel ranks count as devices, fully sharded and ZeRO ranks among them; tensor, pipeline and context parallel ranks do not enlarge the batch.</source>
        <translation>デバイスとして数えるのはデータ並列ランクだけで、完全シャーディングと ZeRO のランクを含みます。テンソル並列、パイプライン並列、コンテキスト並列のランクではバッチは大きくなりません。</translation>
    </message>
    <message>
        <source>All sequences have the same length; packed or variable batches need a token count of their own.</source>
        <translation>すべてのシーケンスは同じ長さとします。パッキングや可変長のバッチでは、トークン数を別に数える必要があります。</translation>
    </message>
    <message>
        <source>All groups are complete; the last one of an epoch may be smaller.</source>
        <translation>端数の組はないものとします。実際には、エポックの最後の組は小さくなることがあります。</translation>
    </message>
    <message>
        <source>Effective batch</source>
        <translation>実効バッチ</translation>
    </message>
    <message>
        <source>How much data one optimizer update sees.</source>
        <translation>オプティマイザが一回の更新で使うデータの量。</translation>
    </message>
    <message>
        <source>Tokens per step by accumulation steps</source>
        <translation>勾配蓄積ステップ数とステップあたりトークン数</translation>
    </message>
</context>
<context>
    <name>Embedded page</name>
    <message>
        <source>This calculator needs JavaScript.</source>
        <extracomment>on a web page, in place of a calculator</extracomment>
        <translation>この計算ツールには JavaScript が必要です。</translation>
    </message>
    <message>
        <source>A simple model, meant for planning. Measure on your own system before you decide about money or time.</source>
        <extracomment>at the foot of a calculator on a web page</extracomment>
        <translation>計画のための簡略なモデルです。費用や期間を決める前に、実際のシステムで測定してください。</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>names the choice of a language on a web page</extracomment>
        <translation>言語</translation>
    </message>
</context>
<context>
    <name>Feedback</name>
    <message>
        <source>The program is helpful.</source>
        <translation>このプログラムは役に立ちます。</translation>
    </message>
    <message>
        <source>The program is not helpful.</source>
        <translation>このプログラムは役に立ちません。</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4</source>
        <extracomment>%1 the program&apos;s name, %2 its version, %3 the code of its language, %4 the operating system</extracomment>
        <translation>%1 %2、%3、%4</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>It is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>It is a link that leads nowhere</source>
        <translation>リンク先がありません</translation>
    </message>
    <message>
        <source>Its folder is missing</source>
        <translation>フォルダがありません</translation>
    </message>
    <message>
        <source>Scenario files (*.plumbline)</source>
        <extracomment>the kind of files in the dialog that opens and saves them; leave the part in parentheses as it is</extracomment>
        <translation>シナリオファイル (*.plumbline)</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>シナリオを開く</translation>
    </message>
    <message>
        <source>Save scenarios</source>
        <translation>シナリオを保存</translation>
    </message>
    <message>
        <source>These scenarios are not in a saved file. Save them first?</source>
        <translation>これらのシナリオはファイルに保存されていません。先に保存しますか？</translation>
    </message>
    <message>
        <source>If you do not save them, Undo still brings them back.</source>
        <translation>保存しなくても、「元に戻す」で復元できます。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>保存しない(&amp;D)</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was last read or saved here.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>%1 は、ここで最後に読み込みまたは保存した後に、ディスク上で変更されています。</translation>
    </message>
    <message>
        <source>If you overwrite it, what was changed there is lost. Under another name you keep both.</source>
        <translation>上書きすると、その変更は失われます。別の名前で保存すれば、両方が残ります。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>上書き(&amp;O)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>別名で保存(&amp;A)…</translation>
    </message>
    <message>
        <source>The file is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>ファイルが大きすぎます：%1 バイトまで</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not valid JSON</source>
        <extracomment>%1 the line, %2 the place within it; JSON is the name of the format</extracomment>
        <translation>%1 行目 %2 列目：正しい JSON ではありません</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this: schemas up to %1 are known</source>
        <extracomment>%1 the number of a version of the file format</extracomment>
        <translation>新しいバージョンのプログラムで書かれています：対応する形式はバージョン %1 までです</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>キーがありません</translation>
    </message>
    <message>
        <source>The key is not known</source>
        <translation>不明なキーです</translation>
    </message>
    <message>
        <source>The key stands there more than once</source>
        <translation>キーが重複しています</translation>
    </message>
    <message>
        <source>This is nested too deeply</source>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <source>An object in braces is needed</source>
        <translation>波かっこで囲んだオブジェクトが必要です</translation>
    </message>
    <message>
        <source>A list in brackets is needed</source>
        <translation>角かっこで囲んだリストが必要です</translation>
    </message>
    <message>
        <source>A text in quotation marks is needed</source>
        <translation>引用符で囲んだ文字列が必要です</translation>
    </message>
    <message>
        <source>A name is needed</source>
        <translation>名前が必要です</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <extracomment>true and false are words of the file format; leave them as they are</extracomment>
        <translation>true または false が必要です</translation>
    </message>
    <message>
        <source>A number is needed</source>
        <translation>数値が必要です</translation>
    </message>
    <message>
        <source>A whole number is needed</source>
        <translation>整数が必要です</translation>
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
        <translation>この計算ツールの項目ではありません</translation>
    </message>
    <message>
        <source>Given more than once</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>重複して指定されています</translation>
    </message>
    <message>
        <source>A value is missing</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>値がありません</translation>
    </message>
    <message>
        <source>No calculator is called %1</source>
        <extracomment>%1 the word that stands in place of a calculator&apos;s name</extracomment>
        <translation>計算ツール %1 はありません</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>Not a link of this program</source>
        <translation>このプログラムのリンクではありません</translation>
    </message>
    <message>
        <source>The link is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>リンクが長すぎます：%1 バイトまで</translation>
    </message>
    <message>
        <source>The link is damaged: a character in it is not encoded correctly</source>
        <translation>リンクが壊れています：正しくエンコードされていない文字があります</translation>
    </message>
    <message>
        <source>The link has a part behind # that means nothing here</source>
        <translation>リンクの # 以降は、ここでは意味を持ちません</translation>
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
        <translation>数値ではありません：%text</translation>
    </message>
    <message>
        <source>Not finished: a number is missing at the end</source>
        <translation>入力が途中です：末尾に数値がありません</translation>
    </message>
    <message>
        <source>A parenthesis is missing, or there is one too many</source>
        <translation>かっこが足りないか、余っています</translation>
    </message>
    <message>
        <source>Digits are grouped in threes: %text is not a number</source>
        <extracomment>%text digits with separators such as 1,2,34</extracomment>
        <translation>桁区切りは 3 桁ごとです：%text は数値ではありません</translation>
    </message>
    <message numerus="yes">
        <source>Too long: at most %1 characters</source>
        <translation>
            <numerusform>長すぎます：%1 文字まで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 levels of parentheses</source>
        <translation>
            <numerusform>かっこの入れ子は %1 段までです</numerusform>
        </translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>0 で割っています</translation>
    </message>
    <message>
        <source>An exponent is a whole number</source>
        <translation>指数は整数で書いてください</translation>
    </message>
    <message>
        <source>A whole number: %1 is not</source>
        <extracomment>%1 a value such as 4.5</extracomment>
        <translation>整数が必要です：%1 は整数ではありません</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>%1 以下</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>%1 より大きい値</translation>
    </message>
    <message>
        <source>Too large: at most %1</source>
        <translation>大きすぎます：%1 以下</translation>
    </message>
    <message>
        <source>Too close to zero</source>
        <translation>0 に近すぎます</translation>
    </message>
    <message>
        <source>A percentage: write 90% or the fraction 0.9, not %text</source>
        <translation>百分率です：%text ではなく、90% または小数の 0.9 と書いてください</translation>
    </message>
    <message>
        <source>No whole number of sequences: %1 is not a multiple of the sequence length, %2</source>
        <extracomment>%1 a count of tokens, %2 the length of a sequence in tokens</extracomment>
        <translation>シーケンス数が整数になりません：%1 はシーケンス長 %2 の倍数ではありません</translation>
    </message>
    <message>
        <source>Of the run&apos;s %1 GPU-hours a day, %2 go to this bubble.</source>
        <extracomment>%1 GPU-hours a day in all, %2 those of them that are lost</extracomment>
        <translation>この学習が一日に使う %1 GPU 時間のうち、%2 GPU 時間がこのバブルで失われます。</translation>
    </message>
    <message>
        <source>The step time is not known while values are missing</source>
        <translation>値が足りないため、ステップ時間はわかりません</translation>
    </message>
    <message>
        <source>No whole number of sequences in a microbatch (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatches × passes)</source>
        <extracomment>%1 such as 5.333, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>マイクロバッチのシーケンス数が整数になりません（%1）：グローバルバッチ %2 は %3 × %4 × %5（レプリカ数 × マイクロバッチ数 × パス数）の倍数ではありません</translation>
    </message>
    <message>
        <source>This result cannot be solved for a field</source>
        <translation>この結果から項目の値を逆算することはできません</translation>
    </message>
    <message>
        <source>A value is needed: the target depends on it</source>
        <extracomment>stands behind the name of a field that was left blank</extracomment>
        <translation>値が必要です：目標がこの値に依存します</translation>
    </message>
    <message>
        <source>The target does not depend on this value</source>
        <extracomment>stands behind the name of a field</extracomment>
        <translation>目標はこの値に依存しません</translation>
    </message>
    <message>
        <source>Every value meets the target: at worst the result is %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>どの値でも目標を満たします：最も悪い場合でも結果は %1</translation>
    </message>
    <message>
        <source>No value meets the target: the closest result is %1, with %2</source>
        <extracomment>%1 a result, %2 the value of the field that gives it, such as &quot;63 microbatches&quot;</extracomment>
        <translation>目標を満たす値がありません：最も近い結果は %1（%2のとき）</translation>
    </message>
    <message>
        <source>No value meets the target: the result is always %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>目標を満たす値がありません：結果は常に %1</translation>
    </message>
    <message>
        <source>No value meets the target: it takes more than %1, the largest there can be</source>
        <extracomment>%1 the largest value that the program can hold</extracomment>
        <translation>目標を満たす値がありません：扱える最大値 %1 より大きい値が必要です</translation>
    </message>
    <message>
        <source>No value meets the target: none is close enough to zero</source>
        <translation>目標を満たす値がありません：十分に 0 に近い値がありません</translation>
    </message>
    <message>
        <source>A whole number: %text is not</source>
        <extracomment>%text what the person typed: a value such as 99999999999999999999.5, or what comes to one</extracomment>
        <translation>整数が必要です：%text は整数ではありません</translation>
    </message>
    <message>
        <source>Not a value for this field</source>
        <translation>この項目に使える値ではありません</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 the least, %2 the largest value that a field accepts</extracomment>
        <translation>%1〜%2</translation>
    </message>
</context>
<context>
    <name>Pipeline bubble</name>
    <message>
        <source>Pipeline stages</source>
        <translation>パイプラインステージ数</translation>
    </message>
    <message>
        <source>Sequential stages the model is cut into, one device group each. The last stage waits one step for every stage before it.</source>
        <translation>モデルを順に分割したステージの数です。各ステージを一つのデバイスグループが受け持ちます。最後のステージは、手前のステージ一つにつき一ステップ待ちます。</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>入力</translation>
    </message>
    <message numerus="yes">
        <source>%1 stages</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 ステージ</numerusform>
        </translation>
    </message>
    <message>
        <source>More stages mean more GPUs for each replica, or fewer replicas.</source>
        <translation>ステージを増やすと、レプリカあたりの GPU が増えるか、レプリカが減ります。</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>マイクロバッチ数</translation>
    </message>
    <message>
        <source>Pieces that one pipeline works through in one pass: its replica&apos;s share of the global batch, divided by the microbatch size. The more, the longer the stages stay busy.</source>
        <translation>一本のパイプラインが一回のパスで処理するマイクロバッチの数です。レプリカが受け持つグローバルバッチを、マイクロバッチサイズで割った値になります。多いほど、ステージの稼働する時間が長くなります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches</source>
        <translation>
            <numerusform>%1 マイクロバッチ</numerusform>
        </translation>
    </message>
    <message>
        <source>More microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <translation>マイクロバッチを増やすと、グローバルバッチが大きくなるか、マイクロバッチが小さくなるか、レプリカが減ります。</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>バブル率</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of the whole schedule are fill and drain. Against the ideal time alone that is %5.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps, %5 a percentage: the second definition in circulation</extracomment>
        <translation>
            <numerusform>スケジュール全体の %4 ステップのうち、%3 ステップが充填と排出です。理想時間だけを分母にすると %5です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bubble</source>
        <extracomment>%1 a percentage: a point read off the chart, or a target</extracomment>
        <translation>バブル率 %1</translation>
    </message>
    <message>
        <source>Pipeline efficiency</source>
        <translation>パイプライン効率</translation>
    </message>
    <message numerus="yes">
        <source>%2 of %4 steps do useful work.</source>
        <extracomment>the plural follows %2; %2 useful steps, %4 all steps</extracomment>
        <translation>
            <numerusform>%4 ステップのうち、%2 ステップが有効な処理です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 efficiency</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>パイプライン効率 %1</translation>
    </message>
    <message>
        <source>Bubble to ideal time</source>
        <translation>バブルの対理想時間比</translation>
    </message>
    <message>
        <source>Idle steps against useful ones, %3 to %2: the ratio that the Megatron-LM papers call the bubble.</source>
        <extracomment>%3 idle steps, %2 useful steps</extracomment>
        <translation>有効なステップに対するアイドルステップの比（%3 対 %2）です。Megatron-LM の論文でバブルと呼ばれているのは、この比です。</translation>
    </message>
    <message>
        <source>%1 bubble to ideal time</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>バブルの対理想時間比 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3, and at no time are all stages busy. At four microbatches per stage (%4) it would be %5; that means a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%2 ステージに対して %1 マイクロバッチで、バブルは %3です。全ステージが同時に動くことはありません。ステージあたり 4 個（計 %4 個）にすると %5になりますが、グローバルバッチが大きくなるか、マイクロバッチが小さくなるか、レプリカが減ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3. The usual rule of thumb, four per stage (%4), still leaves %5; more microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%2 ステージに対して %1 マイクロバッチで、バブルは %3です。よく使われる目安はステージあたり 4 個（計 %4 個）ですが、それでも %5が残ります。マイクロバッチを増やすと、グローバルバッチが大きくなるか、マイクロバッチが小さくなるか、レプリカが減ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of reach: %1 steps of fill and drain remain with %2 stages, however many microbatches there are</source>
        <extracomment>%1 idle steps, %2 stages</extracomment>
        <translation>
            <numerusform>達成できません：マイクロバッチをいくら増やしても、%2 ステージでは充填と排出の %1 ステップが残ります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chunks</source>
        <extracomment>the name of a curve; %1 how many model chunks stand on each device (interleaved schedule)</extracomment>
        <translation>
            <numerusform>%1 チャンク</numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule is synchronous: every update waits until the pipeline has drained.</source>
        <translation>同期スケジュールです。更新は、パイプラインの排出が終わるまで待ちます。</translation>
    </message>
    <message>
        <source>All stages cost the same, and transfers between them take no time. Uneven stages and heavy transfers make the bubble larger.</source>
        <translation>どのステージも処理コストは等しく、ステージ間の転送に時間はかからないものとします。ステージが不均等な場合や転送が重い場合、バブルは大きくなります。</translation>
    </message>
    <message>
        <source>Each device holds one model chunk. Interleaving several makes the bubble smaller.</source>
        <translation>各デバイスが持つモデルチャンクは一つとします。複数のチャンクをインターリーブすると、バブルは小さくなります。</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>パイプラインバブル</translation>
    </message>
    <message>
        <source>How much of a pipeline schedule is lost to fill and drain.</source>
        <translation>パイプラインのスケジュールのうち、充填と排出で失われる割合。</translation>
    </message>
    <message>
        <source>Bubble fraction by microbatches</source>
        <translation>マイクロバッチ数とバブル率</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>These figures come from a simple model and are meant for planning. Measure on your own system before you decide about money or time.</source>
        <translation>これらの数値は簡略なモデルによるもので、計画のための目安です。費用や期間を決める前に、実際のシステムで測定してください。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>The run behind it</source>
        <translation>もとになる学習構成</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>計算式</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>前提</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Scenarios compared</source>
        <translation>シナリオの比較</translation>
    </message>
    <message>
        <source>Current values</source>
        <translation>現在の値</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>上限超過</translation>
    </message>
    <message>
        <source>from the run</source>
        <extracomment>stands behind an input whose value is the one that the run gives</extracomment>
        <translation>学習構成から</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>the heading of a column of names</extracomment>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Generated on %1</source>
        <extracomment>%1 date and time</extracomment>
        <translation>作成日時：%1</translation>
    </message>
    <message>
        <source>Quantity</source>
        <extracomment>the heading of a column of names of inputs</extracomment>
        <translation>項目</translation>
    </message>
    <message>
        <source>Symbol</source>
        <extracomment>the heading of a column of letters that stand in formulas</extracomment>
        <translation>記号</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>at the foot of a page; %1 its number, %2 how many pages there are</extracomment>
        <translation>%1 / %2 ページ</translation>
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
        <translation>この学習で使うアクセラレータの総数です。</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>並列化</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>テンソル並列</translation>
    </message>
    <message>
        <source>GPUs that share each layer; 1 without tensor parallelism.</source>
        <translation>各層を分担する GPU の数です。テンソル並列を使わなければ 1 です。</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>パイプライン並列</translation>
    </message>
    <message>
        <source>Stages in sequence, as the pipeline has them; 1 without a pipeline.</source>
        <translation>パイプラインを構成する、連続したステージの数です。パイプラインを使わなければ 1 です。</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>コンテキスト並列</translation>
    </message>
    <message>
        <source>GPUs that share each sequence; 1 without context parallelism. Expert parallel and fully sharded ranks are carved out of the replicas and not counted here.</source>
        <translation>各シーケンスを分担する GPU の数です。コンテキスト並列を使わなければ 1 です。エキスパート並列と完全シャーディングのランクはレプリカの中から割り当てるため、ここでは数えません。</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>マイクロバッチサイズ</translation>
    </message>
    <message>
        <source>Sequences that one replica takes into the pipeline at a time.</source>
        <translation>一つのレプリカが一度にパイプラインへ入れるシーケンスの数です。</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>グローバルバッチサイズ</translation>
    </message>
    <message>
        <source>Sequences that one optimizer update sees, over all replicas.</source>
        <translation>オプティマイザが一回の更新で使うシーケンスの数で、全レプリカの合計です。</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>シーケンス長</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>シーケンスあたりのトークン数です。</translation>
    </message>
    <message>
        <source>Passes per update</source>
        <translation>更新あたりパス数</translation>
    </message>
    <message>
        <source>1 where gradients accumulate inside the pipeline (Megatron-LM, DeepSpeed). More where the whole pipeline is passed several times before an update (torchtitan): it fills and drains in every pass.</source>
        <extracomment>the names are training frameworks; leave them as they are</extracomment>
        <translation>勾配をパイプラインの中で蓄積する場合（Megatron-LM、DeepSpeed）は 1 です。更新までにパイプライン全体を繰り返し通す場合（torchtitan）は 2 以上になり、パスごとに充填と排出が生じます。</translation>
    </message>
    <message>
        <source>Replicas (data parallel)</source>
        <translation>レプリカ数（データ並列）</translation>
    </message>
    <message numerus="yes">
        <source>%5 copies of the model train side by side. GPUs for each: %6.</source>
        <extracomment>the plural follows %5; %5 how many copies of the model, %6 how many GPUs each of them takes</extracomment>
        <translation>
            <numerusform>モデルの複製 %5 個で学習します。複製あたりの GPU 数：%6。</numerusform>
        </translation>
    </message>
    <message>
        <source>Microbatches per pass</source>
        <translation>パスあたりマイクロバッチ数</translation>
    </message>
    <message numerus="yes">
        <source>In one pass, each replica works through %5 microbatches. Sequences in each: %3.</source>
        <extracomment>the plural follows %5; %5 a count of microbatches, %3 how many sequences are in one</extracomment>
        <translation>
            <numerusform>各レプリカは一回のパスで %5 マイクロバッチを処理します。マイクロバッチあたりのシーケンス数：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>勾配蓄積ステップ数</translation>
    </message>
    <message numerus="yes">
        <source>The gradients of %3 microbatches are summed before one update.</source>
        <translation>
            <numerusform>%3 マイクロバッチの勾配を合計して、一回更新します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>ステップあたりトークン数</translation>
    </message>
    <message numerus="yes">
        <source>One update sees %1 sequences, each of length %2.</source>
        <extracomment>%1 a count of sequences, %2 the length of each in tokens</extracomment>
        <translation>
            <numerusform>一回の更新で、長さ %2 のシーケンスを %1 個使います。</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>バブル率</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of a pass are fill and drain.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps</extracomment>
        <translation>
            <numerusform>パスの %4 ステップのうち、%3 ステップが充填と排出です。</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours a day</source>
        <translation>一日の GPU 時間</translation>
    </message>
    <message numerus="yes">
        <source>What %1 GPUs come to in 24 hours.</source>
        <translation>
            <numerusform>%1 GPU を 24 時間使った合計です。</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU 時間</translation>
    </message>
    <message>
        <source>Lost to the bubble a day</source>
        <translation>一日のバブル損失</translation>
    </message>
    <message>
        <source>What fill and drain leave idle of %1 GPU-hours.</source>
        <extracomment>%1 GPU-hours a day in all</extracomment>
        <translation>%1 GPU 時間のうち、充填と排出でアイドルになる分です。</translation>
    </message>
    <message numerus="yes">
        <source>No whole number of replicas (%1): each takes %3 GPUs, and %2 is not a multiple</source>
        <extracomment>the plural follows %3; %1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes
----------
%1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes</extracomment>
        <translation>
            <numerusform>レプリカ数が整数になりません（%1）：一つのレプリカに %3 GPU が必要ですが、%2 はその倍数ではありません</numerusform>
        </translation>
    </message>
    <message>
        <source>No whole number of microbatches (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatch × passes)</source>
        <extracomment>%1 such as 292.571, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>マイクロバッチ数が整数になりません（%1）：グローバルバッチ %2 は %3 × %4 × %5（レプリカ数 × マイクロバッチサイズ × パス数）の倍数ではありません</translation>
    </message>
    <message>
        <source>Replicas and microbatches are whole numbers; nothing is rounded.</source>
        <translation>レプリカ数とマイクロバッチ数は整数とし、丸めません。</translation>
    </message>
    <message>
        <source>Fully sharded (FSDP, ZeRO) ranks are replicas here; expert parallel ranks are carved out of the ranks and do not divide the replicas.</source>
        <translation>完全シャーディング（FSDP、ZeRO）のランクは、ここではレプリカです。エキスパート並列のランクはこれらのランクの中から割り当てるため、レプリカ数の割り算には入りません。</translation>
    </message>
    <message>
        <source>The bubble is that of a synchronous schedule with equal stages, one model chunk on each device and transfers that take no time.</source>
        <translation>バブルは、同期スケジュール、均等なステージ、デバイスごとに一つのモデルチャンク、時間のかからない転送を前提とした値です。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>学習構成</translation>
    </message>
    <message>
        <source>What follows from GPUs, parallel sizes and global batch.</source>
        <translation>GPU 数、並列度、グローバルバッチから決まる値。</translation>
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
            <numerusform>%1 レプリカ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches each</source>
        <extracomment>the run in short; %1 microbatches that each replica works through in one pass</extracomment>
        <translation>
            <numerusform>各 %1 マイクロバッチ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens a step</source>
        <extracomment>the run in short; %1 tokens that one optimizer update sees</extracomment>
        <translation>
            <numerusform>ステップあたり %1 トークン</numerusform>
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
        <translation>計算例</translation>
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
        <translation>%1、%2</translation>
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
        <translation>%1以下：%2。</translation>
    </message>
    <message>
        <source>At least %1: %2.</source>
        <extracomment>%1 a target such as &quot;90% efficiency&quot;, %2 what it takes, such as &quot;63 microbatches&quot;</extracomment>
        <translation>%1以上：%2。</translation>
    </message>
    <message>
        <source>Exactly %1: %2.</source>
        <extracomment>%1 a target such as &quot;2,048 sequences&quot;, %2 what it takes, such as &quot;4 accumulation steps&quot;</extracomment>
        <translation>%1ちょうど：%2。</translation>
    </message>
    <message>
        <source>This global batch does not divide into %1; the next count that it allows is %2.</source>
        <extracomment>%1 a count with its noun, such as &quot;63 microbatches&quot;, %2 another count</extracomment>
        <translation>%1では、このグローバルバッチは割り切れません。次に割り切れる数：%2。</translation>
    </message>
    <message>
        <source>The run meets it already: %1, %2.</source>
        <extracomment>%1 what the run gives a field, such as &quot;256 microbatches&quot;, %2 the result, such as &quot;2.66% bubble&quot;</extracomment>
        <translation>現在の学習構成ですでに達成しています：%1、%2。</translation>
    </message>
    <message>
        <source>No whole run near this one gives that.</source>
        <translation>この構成の近くに、目標を満たす割り切れる構成はありません。</translation>
    </message>
    <message>
        <source>The run is not whole yet. Until it is, it cannot take this.</source>
        <translation>学習構成がまだ割り切れません。割り切れるまで、この値は適用できません。</translation>
    </message>
    <message>
        <source>Enter a target to see what it would take.</source>
        <translation>目標を入力すると、必要な値が表示されます。</translation>
    </message>
    <message>
        <source>Exactly %1: no whole number gives that.</source>
        <extracomment>%1 a target such as &quot;256 sequences&quot;</extracomment>
        <translation>%1ちょうど：満たす整数はありません。</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>%1 the value that a result may have at most</extracomment>
        <translation>%1以下</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>%1 the value that a result has to have at least</extracomment>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <extracomment>%1 the value that a result has to have</extracomment>
        <translation>ちょうど %1</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It hits it exactly.</source>
        <translation>目標を満たす最小の値です。目標とちょうど一致します。</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It hits it exactly.</source>
        <translation>目標を満たす最大の値です。目標とちょうど一致します。</translation>
    </message>
    <message>
        <source>This value hits the target exactly.</source>
        <translation>この値で目標とちょうど一致します。</translation>
    </message>
    <message>
        <source>This is as close to the target as a value that meets it can be.</source>
        <translation>目標を満たす値のうち、目標に最も近い値です。</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>目標を満たす最大の値です。結果は %1です。</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>目標を満たす最小の値です。結果は %1です。</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the nearest above is %3, which gives %4.</source>
        <extracomment>%1 and %3 values of a field, %2 and %4 the results that they give</extracomment>
        <translation>目標と一致する整数はありません。すぐ下の値は %1（結果は %2）、すぐ上の値は %3（結果は %4）です。</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the one above gives more than can be held.</source>
        <extracomment>%1 the value of a field, %2 the result that it gives</extracomment>
        <translation>目標と一致する整数はありません。すぐ下の値は %1（結果は %2）です。すぐ上の値では、結果が扱える範囲を超えます。</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest is %3, which gives %4; there is none below.</source>
        <extracomment>%3 the value of a field, %4 the result that it gives</extracomment>
        <translation>目標と一致する整数はありません。最も近い値は %3（結果は %4）です。それより下の値はありません。</translation>
    </message>
    <message>
        <source>No whole number hits the target. Even the least gives more than can be held.</source>
        <translation>目標と一致する整数はありません。最小の値でも、結果が扱える範囲を超えます。</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>before the field for a target</extracomment>
        <translation>上限</translation>
    </message>
    <message>
        <source>at least</source>
        <extracomment>before the field for a target</extracomment>
        <translation>下限</translation>
    </message>
    <message>
        <source>exactly</source>
        <extracomment>before the field for a target</extracomment>
        <translation>ちょうど</translation>
    </message>
</context>
<context>
    <name>app::ScenarioDocument</name>
    <message>
        <source>scenarios.plumbline</source>
        <extracomment>the name suggested for a file that has none yet</extracomment>
        <translation>シナリオ.plumbline</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). What is open stays as it was.</source>
        <extracomment>%1 the name of a file, %2 why: one short statement without a full stop</extracomment>
        <translation>%1 を開けません（%2）。開いている内容はそのままです。</translation>
    </message>
    <message>
        <source>%1 cannot be saved (%2). The file is as it was before.</source>
        <extracomment>%1 the name of a file, %2 why: what the system says</extracomment>
        <translation>%1 を保存できません（%2）。ファイルは元のままです。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>%1 として保存しました。</translation>
    </message>
</context>
<context>
    <name>app::Workbench</name>
    <message>
        <source>The saved session was damaged and is now kept as %1.</source>
        <translation>保存されていたセッションが壊れていたため、%1 として残しました。</translation>
    </message>
    <message>
        <source>The session cannot be saved (%1). What you entered stays in this window.</source>
        <translation>セッションを保存できません（%1）。入力した内容は、このウィンドウに残っています。</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About %1</source>
        <extracomment>the title of a window; %1 the program&apos;s name</extracomment>
        <translation>%1 について</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the program&apos;s name, %2 its version</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A workbench for people who plan the training of large models on many accelerators.</source>
        <translation>多数のアクセラレータによる大規模モデルの学習を計画する人のためのワークベンチです。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; it comes without any warranty. It uses Qt and Qt Charts.</source>
        <translation>GNU General Public License バージョン 3 以降で公開されている自由ソフトウェアで、いかなる保証もありません。Qt と Qt Charts を使用しています。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>別名で保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>グラフを書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print report…</source>
        <translation>レポートを印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Em&amp;bed in a web page…</source>
        <translation>Web ページに埋め込む(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy first result</source>
        <translation>最初の結果をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy first result with its &amp;sentence</source>
        <translation>最初の結果を説明文とともにコピー(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pin as a scenario</source>
        <translation>シナリオとしてピン留め(&amp;P)</translation>
    </message>
    <message>
        <source>R&amp;eset to the worked example</source>
        <translation>計算例にリセット(&amp;E)</translation>
    </message>
    <message>
        <source>C&amp;lear fields</source>
        <translation>入力を消去(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Run behind the pages</source>
        <extracomment>a switch: whether the run fills the fields of the pages</extracomment>
        <translation>学習構成から入力(&amp;R)</translation>
    </message>
    <message>
        <source>Chart as &amp;table</source>
        <translation>グラフを表で表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axes</source>
        <translation>対数軸(&amp;L)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>テーマ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>システム(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>ガイド(&amp;G)</translation>
    </message>
    <message>
        <source>Guide to the &amp;run</source>
        <translation>学習構成のガイド(&amp;R)</translation>
    </message>
    <message>
        <source>F&amp;ind in the guide</source>
        <translation>ガイド内を検索(&amp;I)</translation>
    </message>
    <message>
        <source>Send &amp;feedback…</source>
        <translation>フィードバックを送る(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>このプログラムについて(&amp;A)</translation>
    </message>
</context>
<context>
    <name>ui::CalculatorPage</name>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Puts the worked example back</source>
        <translation>計算例の値に戻します</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Copies these values as a link or a text, or hands them to another program</source>
        <translation>これらの値をリンクまたはテキストとしてコピーするか、ほかのプログラムに渡します</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>Explains this calculator</source>
        <translation>この計算ツールについて説明します</translation>
    </message>
</context>
<context>
    <name>ui::EmbedDialog</name>
    <message>
        <source>Embed in a web page</source>
        <translation>Web ページに埋め込む</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>the choice of a language for a web page</extracomment>
        <translation>言語</translation>
    </message>
    <message>
        <source>A reader whose own language is among these sees the page in that one.</source>
        <translation>閲覧者の言語がこの中にあれば、ページはその言語で表示されます。</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>the choice between light and dark for a picture of the page</extracomment>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Code for the web page</source>
        <translation>Web ページ用のコード</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>コードをコピー</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>HTML で保存…</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>ブラウザで開く</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <extracomment>the size of a text, %1 a number</extracomment>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>コードをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Save web page</source>
        <translation>Web ページを保存</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Web ページ (*.html)</translation>
    </message>
    <message>
        <source>The page cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>ページを保存できません：%1</translation>
    </message>
    <message>
        <source>The page is open in the browser.</source>
        <translation>ページをブラウザで開きました。</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>ブラウザを開けませんでした。</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Export chart</source>
        <translation>グラフを書き出す</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Measured in</source>
        <extracomment>names the choice between pixels and millimetres</extracomment>
        <translation>単位</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>how many dots a picture has for each pixel</extracomment>
        <translation>倍率</translation>
    </message>
    <message>
        <source>Resolution</source>
        <extracomment>dots per inch</extracomment>
        <translation>解像度</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>With its title</source>
        <translation>タイトルを含める</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>背景を透明にする</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>別名で保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>PNG, a picture of dots</source>
        <translation>PNG（ラスター画像）</translation>
    </message>
    <message>
        <source>SVG, a drawing for web pages</source>
        <translation>SVG（Web ページ用の図）</translation>
    </message>
    <message>
        <source>PDF, a drawing for print</source>
        <translation>PDF（印刷用の図）</translation>
    </message>
    <message>
        <source>CSV, the plotted points</source>
        <translation>CSV（グラフの各点）</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>ピクセル</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>ミリメートル</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Chart (*.%1)</source>
        <extracomment>the kind of a file, %1 its ending</extracomment>
        <translation>グラフ (*.%1)</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>グラフを保存</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>画像を作るためのメモリが足りません</translation>
    </message>
    <message>
        <source>The chart cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>グラフを保存できません：%1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>グラフをクリップボードにコピーしました。</translation>
    </message>
</context>
<context>
    <name>ui::FeedbackDialog</name>
    <message>
        <source>Send feedback</source>
        <translation>フィードバックを送る</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, and you choose whom to send it to.</source>
        <translation>このプログラム自体は何も送信しません。下のメッセージを入れてメールソフトが開くので、宛先はそこで選んでください。</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, addressed to %1, and you send it from there.</source>
        <translation>このプログラム自体は何も送信しません。%1 を宛先とし、下のメッセージを入れてメールソフトが開くので、そこから送信してください。</translation>
    </message>
    <message>
        <source>Does the program help you?</source>
        <translation>このプログラムは役に立ちますか？</translation>
    </message>
    <message>
        <source>&amp;Helpful</source>
        <translation>役に立つ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Not helpful</source>
        <translation>役に立たない(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>コメント(&amp;C)</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Name the &amp;version, the language and the system</source>
        <translation>バージョン、言語、システムを記載(&amp;V)</translation>
    </message>
    <message>
        <source>Attach inputs and &amp;results of this page</source>
        <translation>このページの入力と結果を添付(&amp;R)</translation>
    </message>
    <message>
        <source>The &amp;whole message</source>
        <translation>メッセージ全文(&amp;W)</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>メッセージ全文</translation>
    </message>
    <message>
        <source>Say whether the program helps you, or write a comment.</source>
        <translation>役に立つかどうかを選ぶか、コメントを書いてください。</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>コピー(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Open in &amp;mail program</source>
        <translation>メールソフトで開く(&amp;M)</translation>
    </message>
    <message>
        <source>The message is too long to be handed to a mail program. Copy it instead.</source>
        <translation>メッセージが長すぎて、メールソフトに渡せません。代わりにコピーしてください。</translation>
    </message>
    <message>
        <source>Feedback on %1</source>
        <extracomment>the subject of a mail; %1 the program&apos;s name</extracomment>
        <translation>%1 へのフィードバック</translation>
    </message>
    <message>
        <source>No mail program answered. The message is on the clipboard instead.</source>
        <translation>メールソフトが応答しませんでした。代わりにメッセージをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The message is on the clipboard.</source>
        <translation>メッセージをクリップボードにコピーしました。</translation>
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
        <translation>%1 と解釈しました。%2 のことですか？</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <extracomment>a choice; %1 the field&apos;s name</extracomment>
        <translation>%1の単位</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 a number</extracomment>
        <translation>%1 にする</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <extracomment>the slider beside a field; %1 the field&apos;s name</extracomment>
        <translation>%1、スライダ</translation>
    </message>
    <message>
        <source>Filled from the run. Click to give it a value of its own.</source>
        <translation>学習構成から入力されています。クリックすると、独自の値にできます。</translation>
    </message>
    <message>
        <source>Has a value of its own. Click to fill it from the run.</source>
        <translation>独自の値です。クリックすると、学習構成から入力します。</translation>
    </message>
    <message>
        <source>Kept in step with %1 of %2. Click to let the two differ.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>「%2」の%1と連動しています。クリックすると、別々の値にできます。</translation>
    </message>
    <message>
        <source>Click to keep it in step with %1 of %2. It takes the value from there.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>クリックすると、「%2」の%1と連動し、その値が入ります。</translation>
    </message>
    <message>
        <source>The run gives no value here as long as it is not whole.</source>
        <translation>学習構成が割り切れるまで、ここには値が入りません。</translation>
    </message>
    <message>
        <source>From the run. %1. %2</source>
        <extracomment>under a field: %1 what it accepts (&quot;At least 1&quot;), %2 what it means, a sentence or two</extracomment>
        <translation>学習構成から。%1。%2</translation>
    </message>
</context>
<context>
    <name>ui::GuidePanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>Find in this guide</source>
        <translation>このガイド内を検索</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の検索結果</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の検索結果</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button beside the guide</extracomment>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Print this guide</source>
        <translation>このガイドを印刷</translation>
    </message>
</context>
<context>
    <name>ui::LinksRow</name>
    <message>
        <source>Open with these values in</source>
        <extracomment>before buttons with the names of other calculators, which open with the values of this one</extracomment>
        <translation>この値を引き継いで開く</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a value that goes along to another page: %1 the field&apos;s name here, %2 the value, %3 the field&apos;s name there</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>No value goes along: the common fields are empty.</source>
        <translation>引き継ぐ値がありません：共通の項目が空です。</translation>
    </message>
    <message>
        <source>Goes along: %1</source>
        <extracomment>%1 one or more values with the fields that they go into</extracomment>
        <translation>引き継ぐ値：%1</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Pinned as %1. Its name can be changed in the table under the chart.</source>
        <extracomment>%1 the name of a scenario</extracomment>
        <translation>「%1」としてピン留めしました。名前はグラフの下の表で変更できます。</translation>
    </message>
    <message>
        <source>%1[*] — %2</source>
        <extracomment>the title of the window: %1 the name of a file, %2 that of the program; [*] is where a mark of unsaved changes comes and has to stand behind %1</extracomment>
        <translation>%1[*] — %2</translation>
    </message>
    <message>
        <source>What you enter comes back when you return. Ctrl+Z undoes.</source>
        <translation>入力した内容は、次に開いたときも残っています。Ctrl+Z で元に戻せます。</translation>
    </message>
</context>
<context>
    <name>ui::Navigation</name>
    <message>
        <source>Calculators</source>
        <translation>計算ツール</translation>
    </message>
</context>
<context>
    <name>ui::NeighbourTable</name>
    <message>
        <source>Whole runs near this one</source>
        <translation>近くにある割り切れる構成</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <extracomment>a button; %1 what it changes</extracomment>
        <translation>適用：%1</translation>
    </message>
</context>
<context>
    <name>ui::OfferRow</name>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 the value that it puts into a field</extracomment>
        <translation>%1 を適用</translation>
    </message>
    <message>
        <source>Use %1. %2</source>
        <extracomment>a button; %1 the value that it uses, %2 what that changes and gives</extracomment>
        <translation>%1 を適用。%2</translation>
    </message>
</context>
<context>
    <name>ui::PageAddressDialog</name>
    <message>
        <source>Address of your page</source>
        <translation>公開ページの URL</translation>
    </message>
    <message>
        <source>Facebook takes only a web address, no text and no plumbline: link. Once you have published your embedded page, its address can be shared there; the text is put on the clipboard.</source>
        <translation>Facebook が受け付けるのは URL だけで、テキストや plumbline: リンクは使えません。埋め込みページを公開すれば、その URL を共有できます。テキストはクリップボードにコピーされます。</translation>
    </message>
    <message>
        <source>Where is your embedded page &amp;published?</source>
        <translation>埋め込みページの公開先はどこですか？(&amp;P)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://, as in https://example.org/training</source>
        <translation>URL は https:// または http:// で始まります。例：https://example.org/training</translation>
    </message>
</context>
<context>
    <name>ui::ReportDialog</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文書 (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Web ページ (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>&amp;Scenarios</source>
        <translation>シナリオ(&amp;S)</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>用紙(&amp;A)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>PDF で保存(&amp;D)…</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>HTML で保存(&amp;H)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Current values</source>
        <extracomment>what stands in the fields now, beside pinned scenarios</extracomment>
        <translation>現在の値</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one scenario.</source>
        <translation>シナリオを一つ以上選んでください。</translation>
    </message>
    <message>
        <source>There is no printer. The report can be saved as a PDF and printed elsewhere.</source>
        <translation>プリンタがありません。レポートを PDF で保存すれば、別の場所で印刷できます。</translation>
    </message>
    <message>
        <source>The report cannot be printed: the printer does not answer.</source>
        <translation>レポートを印刷できません：プリンタが応答しません。</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>レポートを保存できません：%1</translation>
    </message>
</context>
<context>
    <name>ui::ResultCard</name>
    <message>
        <source>Too large</source>
        <translation>上限超過</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copies the plain number</source>
        <translation>数値だけをコピーします</translation>
    </message>
    <message>
        <source>Copy the plain number</source>
        <translation>数値だけをコピー</translation>
    </message>
    <message>
        <source>Copy value and sentence</source>
        <translation>値と説明文をコピー</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <extracomment>a button; %1 the name of a result</extracomment>
        <translation>%1をコピー</translation>
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
        <translation>詳細</translation>
    </message>
    <message>
        <source>Fill in the empty fields: a result that needs one of them shows an ellipsis until then.</source>
        <translation>空の項目に値を入力してください。必要な値がそろうまで、結果は「…」と表示されます。</translation>
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
        <translation>学習構成</translation>
    </message>
    <message>
        <source>Fills the pages from one training run (Ctrl+R)</source>
        <translation>一つの学習構成から各ページに値を入れます（Ctrl+R）</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Opens the form of the run</source>
        <translation>学習構成の入力画面を開きます</translation>
    </message>
    <message>
        <source>Edit the run</source>
        <translation>学習構成を編集</translation>
    </message>
    <message>
        <source>Off. Switch it on to fill the pages from GPUs, parallel sizes and a global batch.</source>
        <translation>オフです。オンにすると、GPU 数、並列度、グローバルバッチから各ページに値が入ります。</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioDelegate</name>
    <message>
        <source>Name of the scenario</source>
        <translation>シナリオの名前</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTable</name>
    <message>
        <source>Scenarios</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Pin these values under a name to compare others with them.</source>
        <translation>現在の値に名前を付けてピン留めすると、ほかの値と比べられます。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tooltip; %1 what a button does, %2 the keys for it</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Keeps the current values as a scenario</source>
        <translation>現在の値をシナリオとして残します</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>a button: puts the values of a scenario into the fields</extracomment>
        <translation>適用</translation>
    </message>
    <message>
        <source>Puts the values of the selected scenario into the fields</source>
        <translation>選択したシナリオの値を項目に入れます</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Gives the selected scenario another name</source>
        <translation>選択したシナリオの名前を変更します</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Adds a copy of the selected scenario</source>
        <translation>選択したシナリオの複製を追加します</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Removes the selected scenario; undo brings it back</source>
        <translation>選択したシナリオを削除します。元に戻すこともできます</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: one row up</extracomment>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row up</source>
        <translation>選択したシナリオを一行上に移動します</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: one row down</extracomment>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row down</source>
        <translation>選択したシナリオを一行下に移動します</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTableModel</name>
    <message>
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Step time against current</source>
        <translation>ステップ時間（現在比）</translation>
    </message>
    <message>
        <source>Current</source>
        <extracomment>the first row of the table of scenarios: the values that stand in the fields now</extracomment>
        <translation>現在</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>上限超過</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>no difference to the current values</extracomment>
        <translation>同じ</translation>
    </message>
    <message>
        <source>–</source>
        <extracomment>stands for a value that there cannot be</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1, against current: %2</source>
        <extracomment>a cell of the table of scenarios, for a screen reader; %1 a value, %2 how far it is from the current one</extracomment>
        <translation>%1、現在比：%2</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityCard</name>
    <message>
        <source>Sensitivity: each input halved and doubled</source>
        <translation>感度：各入力を半分または 2 倍にした場合</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityTable</name>
    <message>
        <source>Input</source>
        <extracomment>the heading of a column with the inputs of a calculator</extracomment>
        <translation>入力</translation>
    </message>
    <message>
        <source>%1
halved</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input halved</extracomment>
        <translation>%1
入力が半分</translation>
    </message>
    <message>
        <source>%1
doubled</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input doubled</extracomment>
        <translation>%1
入力が 2 倍</translation>
    </message>
    <message>
        <source>%1, halved %2, doubled %3</source>
        <extracomment>for screen readers: %1 the name of an input, %2 its value halved, %3 doubled</extracomment>
        <translation>%1、半分 %2、2 倍 %3</translation>
    </message>
    <message>
        <source>This value cannot be halved or doubled.</source>
        <translation>この値は、半分や 2 倍にできません。</translation>
    </message>
    <message>
        <source>The input does not take such a value.</source>
        <translation>この入力では使えない値です。</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>値が足りません。</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>%1 %2: %3 %4, %5</source>
        <extracomment>for screen readers: %1 an input, %2 its new value, %3 a result, %4 what it comes to, %5 the difference</extracomment>
        <translation>%1 %2：%3 %4、%5</translation>
    </message>
</context>
<context>
    <name>ui::ShareMenu</name>
    <message>
        <source>S&amp;hare</source>
        <translation>共有(&amp;H)</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>リンクをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;E-mail…</source>
        <translation>メール(&amp;E)…</translation>
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
        <translation>公開ページの URL を共有します</translation>
    </message>
    <message>
        <source>Facebook takes only a web address: first say where your embedded page is published</source>
        <translation>Facebook が受け付けるのは URL だけです。先に、埋め込みページの公開先を指定してください</translation>
    </message>
    <message>
        <source>&amp;Copy as</source>
        <translation>形式を選んでコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>テキスト(&amp;T)</translation>
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
        <translation>公開ページの URL(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>ui::Sharing</name>
    <message>
        <source>The link is on the clipboard. Who opens it with this program sees these values.</source>
        <translation>リンクをクリップボードにコピーしました。このプログラムで開くと、これらの値が表示されます。</translation>
    </message>
    <message>
        <source>The mail program opens with the text and the link.</source>
        <translation>テキストとリンクを入れて、メールソフトが開きます。</translation>
    </message>
    <message>
        <source>X opens in the browser.</source>
        <translation>X がブラウザで開きます。</translation>
    </message>
    <message>
        <source>LINE opens in the browser.</source>
        <translation>LINE がブラウザで開きます。</translation>
    </message>
    <message>
        <source>Facebook opens in the browser with the address of your page. The text is on the clipboard.</source>
        <translation>公開ページの URL を入れて、Facebook がブラウザで開きます。テキストはクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as text.</source>
        <translation>入力と結果をテキストとしてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as Markdown.</source>
        <translation>入力と結果を Markdown としてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as CSV.</source>
        <translation>入力と結果を CSV としてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>No mail program answered. The text is on the clipboard instead.</source>
        <translation>メールソフトが応答しませんでした。代わりにテキストをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>No browser answered. The text is on the clipboard instead.</source>
        <translation>ブラウザが応答しませんでした。代わりにテキストをクリップボードにコピーしました。</translation>
    </message>
</context>
<context>
    <name>ui::SolvePanel</name>
    <message>
        <source>What would it take?</source>
        <translation>目標から逆算</translation>
    </message>
    <message>
        <source>by changing</source>
        <extracomment>before a choice of a field: what is changed to meet a target, as in &quot;by changing: microbatches&quot;</extracomment>
        <translation>変更する項目</translation>
    </message>
    <message>
        <source>The result that should change</source>
        <translation>目標にする結果</translation>
    </message>
    <message>
        <source>The field that may change</source>
        <translation>変更する項目</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>the field for a target; %1 the name of a result, %2 &quot;at most&quot;, &quot;at least&quot; or &quot;exactly&quot;</extracomment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>ui::Takeaways</name>
    <message>
        <source>There is no chart to export: a field has no value yet.</source>
        <translation>書き出すグラフがありません：値のない項目があります。</translation>
    </message>
    <message>
        <source>The chart is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>グラフを %1 として保存しました。</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>レポートを %1 として保存しました。</translation>
    </message>
    <message>
        <source>The report is on its way to the printer.</source>
        <translation>レポートをプリンタに送信しました。</translation>
    </message>
    <message>
        <source>The mail program opens with your feedback. You send it from there.</source>
        <translation>フィードバックを入れて、メールソフトが開きます。そこから送信してください。</translation>
    </message>
    <message>
        <source>No web pages can be made here</source>
        <translation>ここでは Web ページを作成できません</translation>
    </message>
    <message>
        <source>The web page is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>Web ページを %1 として保存しました。</translation>
    </message>
    <message>
        <source>Nothing can be saved here</source>
        <translation>ここでは保存できません</translation>
    </message>
</context>
<context>
    <name>ui::TokensRow</name>
    <message>
        <source>Global batch in tokens</source>
        <translation>グローバルバッチ（トークン数）</translation>
    </message>
    <message>
        <source>Sequences times the sequence length. What is typed here sets the global batch.</source>
        <translation>シーケンス数 × シーケンス長です。ここに入力すると、グローバルバッチが決まります。</translation>
    </message>
    <message>
        <source>Needs the sequence length</source>
        <translation>シーケンス長が必要です</translation>
    </message>
    <message>
        <source>Sets the global batch</source>
        <translation>グローバルバッチが決まります</translation>
    </message>
</context>
<context>
    <name>ui::WindowGuide</name>
    <message>
        <source>There is no printer. The guide can be saved as a PDF and printed elsewhere.</source>
        <translation>プリンタがありません。ガイドは PDF として保存し、別の場所で印刷できます。</translation>
    </message>
    <message>
        <source>Save guide</source>
        <translation>ガイドを保存</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文書 (*.pdf)</translation>
    </message>
    <message>
        <source>The guide is on its way to the printer.</source>
        <translation>ガイドをプリンタに送りました。</translation>
    </message>
    <message>
        <source>The guide cannot be printed: the printer does not answer.</source>
        <translation>ガイドを印刷できません：プリンタが応答しません。</translation>
    </message>
    <message>
        <source>The guide is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>ガイドを %1 として保存しました。</translation>
    </message>
    <message>
        <source>The guide cannot be saved: %1</source>
        <translation>ガイドを保存できません：%1</translation>
    </message>
</context>
</TS>
