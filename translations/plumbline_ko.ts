<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko">
<context>
    <name>Chart</name>
    <message>
        <source>Log axes</source>
        <translation>로그 축</translation>
    </message>
    <message>
        <source>Equal distances for equal factors</source>
        <translation>같은 배수를 같은 간격으로 표시</translation>
    </message>
    <message>
        <source>The chart appears once all its fields have a value.</source>
        <translation>필요한 필드가 모두 채워지면 차트가 나타납니다.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>a point of a chart, for a screen reader; %1 such as &quot;17.9% bubble&quot;, %2 such as &quot;32 microbatches&quot;</extracomment>
        <translation>%2일 때 %1</translation>
    </message>
    <message>
        <source>%1: %2 at %3.</source>
        <extracomment>a pinned scenario on a chart, for a screen reader; %1 its name, %2 such as &quot;9.9% bubble&quot;, %3 such as &quot;64 microbatches&quot;</extracomment>
        <translation>%1: %3일 때 %2.</translation>
    </message>
    <message>
        <source>%1: %2 at %3, on an axis from %4 to %5.</source>
        <extracomment>what a chart shows, for a screen reader; %1 its title, %2 such as &quot;17.9% bubble&quot;, %3 such as &quot;32 microbatches&quot;, %4 and %5 the ends of the axis</extracomment>
        <translation>%1: %3일 때 %2, 축은 %4부터 %5까지입니다.</translation>
    </message>
    <message>
        <source>%1 (your value)</source>
        <extracomment>a value in the table beside a chart; %1 a number</extracomment>
        <translation>%1(입력한 값)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a value in the table beside a chart; %1 a number, %2 the name of the scenario that has it</extracomment>
        <translation>%1(%2)</translation>
    </message>
</context>
<context>
    <name>Chart export</name>
    <message>
        <source>A chart is at least %1 pixels wide and %2 high</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>차트의 최소 크기는 너비 %1픽셀, 높이 %2픽셀</translation>
    </message>
    <message>
        <source>A chart is at least %1 mm wide and %2 mm high</source>
        <translation>차트의 최소 크기는 너비 %1 mm, 높이 %2 mm</translation>
    </message>
    <message>
        <source>The resolution is from %1 to %2 dpi</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>해상도는 %1~%2 dpi</translation>
    </message>
    <message>
        <source>A picture has at most %1 pixels on each side</source>
        <extracomment>%1 a number</extracomment>
        <translation>그림의 각 변은 최대 %1픽셀</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>The chart needs a value for it</source>
        <translation>차트에 이 값이 필요함</translation>
    </message>
    <message>
        <source>There is nothing to draw for these values</source>
        <translation>이 값으로는 그릴 것이 없음</translation>
    </message>
    <message>
        <source>%1 has no chart</source>
        <translation>%1: 차트가 없음</translation>
    </message>
    <message>
        <source>It takes no value, and %1 was given</source>
        <extracomment>stands behind an option such as --transparent; %1 what was given</extracomment>
        <translation>값을 받지 않는 옵션인데 값이 지정됨: %1</translation>
    </message>
    <message>
        <source>A size is in pixels with --scale, or in millimetres with --dpi</source>
        <translation>크기는 --scale과 함께 픽셀로, 또는 --dpi와 함께 밀리미터로 지정</translation>
    </message>
    <message>
        <source>There is no subcommand %1</source>
        <translation>없는 하위 명령: %1</translation>
    </message>
    <message>
        <source>A subcommand is missing; --help lists them</source>
        <translation>하위 명령이 없음. --help로 목록 확인</translation>
    </message>
    <message>
        <source>The output could not be written: %1</source>
        <extracomment>%1 what the system says, in English</extracomment>
        <translation>출력을 쓸 수 없음: %1</translation>
    </message>
    <message>
        <source>Stands in place of --global-batch: give one of the two</source>
        <extracomment>stands behind an option</extracomment>
        <translation>--global-batch 대신 사용. 둘 중 하나만 지정</translation>
    </message>
    <message>
        <source>Needs --sequence-length as well</source>
        <extracomment>stands behind an option</extracomment>
        <translation>--sequence-length도 필요함</translation>
    </message>
    <message>
        <source>Usage:</source>
        <extracomment>the heading over the ways in which the program can be called</extracomment>
        <translation>사용법:</translation>
    </message>
    <message>
        <source>Calculators:</source>
        <translation>계산기:</translation>
    </message>
    <message>
        <source>Numbers are plain, with a point: 32, 0.5, 1e6. A percentage is 90% or the fraction 0.9. Exit codes: 0 done, 2 bad input, 1 anything else that failed.</source>
        <translation>숫자는 자릿수 구분 없이 쓰고 소수점은 마침표(.)로 씁니다: 32, 0.5, 1e6. 백분율은 90% 또는 소수 0.9로 씁니다. 종료 코드: 0 완료, 2 잘못된 입력, 1 그 밖의 실패.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <extracomment>%1 a value that a field could have</extracomment>
        <translation>예: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1 the value that a field has where it is not given</extracomment>
        <translation>생략 시: %1</translation>
    </message>
    <message>
        <source>Without a subcommand the window opens, filled from a scenario file or a link where one is given. If the program runs already, its window takes them; --new-window opens another one.</source>
        <translation>하위 명령 없이 실행하면 창이 열리고, 시나리오 파일이나 링크를 지정하면 그 내용으로 채워집니다. 프로그램이 이미 실행 중이면 기존 창에 채워집니다. --new-window를 쓰면 새 창이 열립니다.</translation>
    </message>
    <message>
        <source>Subcommands:</source>
        <translation>하위 명령:</translation>
    </message>
    <message>
        <source>Fields:</source>
        <translation>필드:</translation>
    </message>
    <message>
        <source>Results:</source>
        <translation>결과:</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>the heading of a column of percentages, beside that of the global batch</extracomment>
        <translation>변화</translation>
    </message>
    <message>
        <source>The nearest whole runs:</source>
        <extracomment>the heading of a table of runs whose replicas and microbatches are whole, near one whose are not</extracomment>
        <translation>나누어떨어지는 가장 가까운 구성:</translation>
    </message>
    <message>
        <source>Name a file that ends in one of: %1</source>
        <extracomment>%1 a list of endings such as .png</extracomment>
        <translation>다음 확장자 중 하나로 끝나는 파일을 지정해야 함: %1</translation>
    </message>
    <message>
        <source>%1 does not end in one of: %2</source>
        <translation>%1: 확장자가 다음 중 하나가 아님: %2</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>그림을 그릴 메모리가 부족함</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>%1: 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>예상하지 못한 인수: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>%1: 읽을 수 없음: %2</translation>
    </message>
    <message>
        <source>There are no scenarios in %1</source>
        <translation>%1: 시나리오가 없음</translation>
    </message>
    <message>
        <source>No calculator is called %1. The calculators: %2</source>
        <translation>없는 계산기: %1. 사용할 수 있는 계산기: %2</translation>
    </message>
    <message>
        <source>Name a calculator: %1</source>
        <translation>계산기를 지정해야 함: %1</translation>
    </message>
    <message>
        <source>Unknown option</source>
        <extracomment>stands behind an option such as --color that there is not</extracomment>
        <translation>알 수 없는 옵션</translation>
    </message>
    <message>
        <source>%1 is not one of: %2</source>
        <extracomment>%1 what was given, %2 a list of the values that can be given</extracomment>
        <translation>%1: 사용할 수 있는 값이 아님. 사용할 수 있는 값: %2</translation>
    </message>
    <message>
        <source>Name the field to solve for: %1</source>
        <extracomment>%1 a list of names</extracomment>
        <translation>값을 구할 필드를 지정해야 함: %1</translation>
    </message>
    <message>
        <source>Give a target as RESULT=VALUE. The results: %1</source>
        <extracomment>RESULT=VALUE stays as it is; %1 a list of names</extracomment>
        <translation>목표를 RESULT=VALUE로 지정해야 함. 사용할 수 있는 결과: %1</translation>
    </message>
    <message>
        <source>Computes the results of a calculator.</source>
        <translation>계산기의 결과를 계산합니다.</translation>
    </message>
    <message>
        <source>A field that is left out stays blank, and so do the results that need it. With --format json, the last line on standard error is an object with the errors; with --format csv, warnings stand on standard error.</source>
        <translation>생략한 필드는 비어 있는 것으로 보며, 그 값이 필요한 결과도 비어 있습니다. --format json이면 표준 오류의 마지막 줄이 오류를 담은 객체이고, --format csv이면 경고가 표준 오류로 나갑니다.</translation>
    </message>
    <message>
        <source>Computes what follows from GPUs, parallel sizes and global batch.</source>
        <translation>GPU 수, 병렬 크기, 글로벌 배치에서 나오는 값을 계산합니다.</translation>
    </message>
    <message>
        <source>The global batch can be given in tokens: --global-batch-tokens in place of --global-batch. Where replicas or microbatches are not whole, the exit code is 2 and the nearest runs that are stand on standard error, with --format json on standard output.</source>
        <translation>글로벌 배치는 토큰으로도 지정할 수 있습니다. --global-batch 대신 --global-batch-tokens를 쓰십시오. 복제본 수나 마이크로배치 수가 정수가 아니면 종료 코드는 2이며, 나누어떨어지는 가장 가까운 구성이 표준 오류로 나갑니다. --format json이면 표준 출력으로 나갑니다.</translation>
    </message>
    <message>
        <source>Finds the value of one field with which a result comes out as wanted.</source>
        <translation>결과가 원하는 값이 되도록 필드 하나의 값을 구합니다.</translation>
    </message>
    <message>
        <source>A target is read the way its result is wanted: bubble and overhead at most, efficiency, speedup and throughput at least, batch and tokens exactly. Of the counts that keep a bound, the one closest to it is given; where no whole number gives an exact target, its nearest neighbours are. A value for the field that is solved for is not used.</source>
        <extracomment>RESULT=VALUE stays as it is</extracomment>
        <translation>목표를 해석하는 방식은 결과에 따라 다릅니다. 버블과 오버헤드는 목표 이하, 효율·속도 향상·처리량은 목표 이상, 배치와 토큰은 목표와 정확히 같은 값을 찾습니다. 이상·이하 조건에서는 이를 충족하는 정수 중 경계에 가장 가까운 값을 출력합니다. 목표에 정확히 맞는 정수가 없으면 앞뒤로 가장 가까운 값을 출력합니다. 구하려는 필드에 지정한 값은 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Computes a calculator for each value of a range.</source>
        <translation>범위의 값마다 계산기의 결과를 계산합니다.</translation>
    </message>
    <message>
        <source>Gives the field the values FROM, FROM + STEP and so on, or FROM, FROM times FACTOR and so on, up to TO, which is given where they reach it. A count goes by 1 without a step, and counts of a factor are rounded. As CSV, one row for each value; as JSON, an array of what compute prints, one object a line.</source>
        <translation>필드에 FROM, FROM + STEP…, 또는 FROM, FROM × FACTOR…의 값을 TO까지 차례로 넣습니다. TO는 정확히 도달할 때 포함됩니다. 개수는 간격을 생략하면 1씩 늘고, 배수로 나온 개수는 반올림합니다. CSV는 값마다 한 행, JSON은 compute 출력의 배열이며 한 줄에 객체 하나입니다.</translation>
    </message>
    <message>
        <source>Writes the chart of a calculator to a file.</source>
        <translation>계산기의 차트를 파일로 저장합니다.</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a picture, or the plotted points as CSV. A chart is 960 pixels of 1/96 inch wide and 600 high where no size is given; of one side alone, the other follows. A PNG has 1, 2 or 3 dots for each pixel, or with a size in millimetres as many per inch as --dpi says, which is 300 where it is not given.</source>
        <translation>파일 확장자에 따라 그림을 저장하거나 차트의 점을 CSV로 저장합니다. 크기를 지정하지 않으면 차트는 1/96인치 픽셀로 너비 960, 높이 600입니다. 한 변만 지정하면 다른 변은 그에 맞춰집니다. PNG는 픽셀마다 점이 1, 2 또는 3개이며, 크기를 밀리미터로 지정하면 인치당 점의 수는 --dpi를 따르고, 지정하지 않으면 300입니다.</translation>
    </message>
    <message>
        <source>Writes a report, one page for each scenario.</source>
        <translation>시나리오마다 한 페이지씩 보고서를 만듭니다.</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a PDF, or a page for a browser that needs nothing else. Of a scenario file, all scenarios are reported, with the run where it is on, and compared on a last page. The paper is A4 where none is named.</source>
        <translation>파일 확장자에 따라 PDF를 만들거나, 다른 파일 없이 브라우저에서 열리는 페이지를 만듭니다. 시나리오 파일이면 모든 시나리오를 보고서에 담고, 학습 구성이 켜져 있으면 함께 담으며, 마지막 페이지에서 비교합니다. 용지는 지정하지 않으면 A4입니다.</translation>
    </message>
    <message>
        <source>Prints a link that opens a calculator with these values.</source>
        <translation>이 값으로 계산기를 여는 링크를 출력합니다.</translation>
    </message>
    <message>
        <source>Write FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR, not %1</source>
        <extracomment>%1 what was given; the words in capitals stand in the help in the same way</extracomment>
        <translation>FIELD=FROM:TO, FIELD=FROM:TO:STEP 또는 FIELD=FROM:TO:xFACTOR 형식이어야 함. 받은 값: %1</translation>
    </message>
    <message>
        <source>FROM is above TO</source>
        <extracomment>FROM and TO stand in the help in the same way</extracomment>
        <translation>FROM이 TO보다 큼</translation>
    </message>
    <message>
        <source>Only a count goes without a step: write FROM:TO:STEP or FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>개수 필드만 간격을 생략할 수 있음: FROM:TO:STEP 또는 FROM:TO:xFACTOR로 지정</translation>
    </message>
    <message>
        <source>Too small beside TO: it makes no other number</source>
        <extracomment>of the step of a range FROM:TO:STEP: added to a number as large as TO it changes nothing</extracomment>
        <translation>TO에 비해 너무 작아 더해도 값이 바뀌지 않음</translation>
    </message>
    <message>
        <source>A step has to be above 0</source>
        <translation>간격은 0보다 커야 함</translation>
    </message>
    <message>
        <source>A factor has to be above 1</source>
        <translation>배수는 1보다 커야 함</translation>
    </message>
    <message>
        <source>No factor leads away from 0: start above it</source>
        <translation>0에는 어떤 배수를 곱해도 0임: 0보다 큰 값에서 시작해야 함</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 a field such as stages, %2 FROM, TO, STEP or FACTOR, %3 what is wrong with it, a whole sentence</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Given as a value and with --over</source>
        <translation>값과 --over로 중복 지정됨</translation>
    </message>
    <message>
        <source>A range is missing: FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>범위가 없음: FIELD=FROM:TO, FIELD=FROM:TO:STEP 또는 FIELD=FROM:TO:xFACTOR</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows have warnings; --format json shows them</source>
        <extracomment>%1 a number of rows; --format json is an option</extracomment>
        <translation>
            <numerusform>%1개 행에 경고가 있음. --format json으로 확인</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows lack results because of an error; --format json shows it</source>
        <extracomment>%1 a number of rows, such as those of a run whose replicas are not whole; --format json is an option</extracomment>
        <translation>
            <numerusform>%1개 행은 오류로 결과가 없음. --format json으로 확인</numerusform>
        </translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1 a whole sentence</extracomment>
        <translation>경고: %1</translation>
    </message>
</context>
<context>
    <name>Data-parallel scaling</name>
    <message>
        <source>Devices</source>
        <translation>디바이스 수</translation>
    </message>
    <message>
        <source>Data-parallel units that share the work. Where one model spans several GPUs, count the replicas and give the throughput of one replica.</source>
        <translation>작업을 나누어 맡는 데이터 병렬 단위의 수입니다. 모델 하나가 GPU 여러 개에 걸치면 복제본 수를 세고, 복제본 하나의 처리량을 입력하십시오.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>입력</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <translation>
            <numerusform>디바이스 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>Scaling efficiency falls as devices are added; this holds it where it is.</source>
        <translation>디바이스를 늘리면 확장 효율은 떨어지지만, 여기서는 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Throughput per device</source>
        <translation>디바이스당 처리량</translation>
    </message>
    <message>
        <source>What one such unit sustains alone. The unit you choose carries over to the results.</source>
        <translation>그 단위 하나가 단독으로 지속하는 처리량입니다. 선택한 단위는 결과에도 쓰입니다.</translation>
    </message>
    <message>
        <source>%1 per device</source>
        <extracomment>%1 a throughput with its unit</extracomment>
        <translation>디바이스당 %1</translation>
    </message>
    <message>
        <source>per second</source>
        <extracomment>units of a throughput: they stand behind a number (&quot;2,000 per second&quot;), and alone in a list to choose from</extracomment>
        <translation>/초</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>샘플/초</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>토큰/초</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>확장 효율</translation>
    </message>
    <message>
        <source>Share of ideal linear scaling that is reached. Communication, synchronisation and imbalance pull it below 100%.</source>
        <translation>이상적인 선형 확장 대비 실제로 도달한 비율입니다. 통신, 동기화, 부하 불균형 때문에 100%보다 낮아집니다.</translation>
    </message>
    <message>
        <source>%1 scaling efficiency</source>
        <extracomment>%1 a percentage</extracomment>
        <translation>확장 효율 %1</translation>
    </message>
    <message>
        <source>At most %1. A measured value above that is superlinear: give the single-device baseline a second look.</source>
        <extracomment>%1 the largest value, a percentage</extracomment>
        <translation>%1 이하여야 합니다. 측정값이 그보다 높으면 초선형이므로 단일 디바이스의 기준값을 다시 확인하십시오.</translation>
    </message>
    <message>
        <source>Actual throughput</source>
        <translation>실제 처리량</translation>
    </message>
    <message>
        <source>%3 of the ideal %4.</source>
        <extracomment>%3 a percentage, %4 the ideal throughput, a number without its unit</extracomment>
        <translation>이상적 처리량 %4의 %3입니다.</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>속도 향상</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices do the work of %6 ideal ones.</source>
        <extracomment>%1 devices, %6 how many ideal devices they are worth</extracomment>
        <translation>
            <numerusform>디바이스 %1개가 이상적인 디바이스 %6개만큼의 일을 합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speedup</source>
        <extracomment>%1 a factor such as 57.6×: a point read off the chart, or a target</extracomment>
        <translation>속도 향상 %1</translation>
    </message>
    <message>
        <source>Ideal throughput</source>
        <translation>이상적 처리량</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices at %2 each, with nothing lost.</source>
        <translation>
            <numerusform>손실 없이 디바이스 %1개가 각각 %2일 때의 값입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost to overhead</source>
        <translation>오버헤드 손실</translation>
    </message>
    <message>
        <source>What communication, synchronisation and imbalance take from the ideal.</source>
        <translation>이상적 처리량에서 통신, 동기화, 부하 불균형으로 잃는 부분입니다.</translation>
    </message>
    <message>
        <source>if %1 held</source>
        <extracomment>the name of a curve; %1 a percentage. Efficiency falls as devices are added, so the curve is only an assumption.</extracomment>
        <translation>%1 유지 시</translation>
    </message>
    <message>
        <source>ideal</source>
        <extracomment>the name of a curve: linear scaling without loss</extracomment>
        <translation>이상적 확장</translation>
    </message>
    <message>
        <source>One efficiency stands for every loss. It is given, not derived from bandwidth, model size or batch.</source>
        <translation>모든 손실을 효율 하나로 나타냅니다. 이 값은 직접 입력하며, 대역폭이나 모델 크기, 배치에서 계산하지 않습니다.</translation>
    </message>
    <message>
        <source>Efficiency falls as devices are added: a value measured at one size does not hold at another.</source>
        <translation>디바이스를 늘리면 효율이 떨어집니다. 한 규모에서 측정한 값은 다른 규모에는 맞지 않습니다.</translation>
    </message>
    <message>
        <source>Data parallelism alone: all devices do the same work on their own share of the batch.</source>
        <translation>데이터 병렬화만 다룹니다. 모든 디바이스가 배치에서 각자 맡은 몫으로 같은 작업을 합니다.</translation>
    </message>
    <message>
        <source>Data-parallel scaling</source>
        <translation>데이터 병렬 확장</translation>
    </message>
    <message>
        <source>What a cluster really delivers, beside the ideal.</source>
        <translation>클러스터가 실제로 내는 처리량을 이상적 처리량과 비교합니다.</translation>
    </message>
    <message>
        <source>Speedup by devices</source>
        <translation>디바이스 수에 따른 속도 향상</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message numerus="yes">
        <source>%1 points</source>
        <extracomment>percentage points; %1 a number with its sign, such as -8.09</extracomment>
        <translation>
            <numerusform>%1포인트</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effective batch</name>
    <message>
        <source>Batch per device</source>
        <translation>디바이스당 배치</translation>
    </message>
    <message>
        <source>The microbatch: sequences that one data-parallel rank processes in one forward and backward pass. Known as micro-batch-size, train_micro_batch_size_per_gpu or per_device_train_batch_size.</source>
        <extracomment>the three names are options of training frameworks; leave them as they are</extracomment>
        <translation>마이크로배치, 즉 데이터 병렬 랭크 하나가 순전파와 역전파 한 번에 처리하는 시퀀스 수입니다. micro-batch-size, train_micro_batch_size_per_gpu, per_device_train_batch_size라고도 합니다.</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>병렬화</translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences per device</source>
        <translation>
            <numerusform>디바이스당 시퀀스 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>A larger batch per device holds more activations in memory.</source>
        <translation>디바이스당 배치가 커지면 메모리에 보관하는 활성화 값이 늘어납니다.</translation>
    </message>
    <message>
        <source>Data-parallel devices</source>
        <translation>데이터 병렬 디바이스 수</translation>
    </message>
    <message>
        <source>Data-parallel ranks whose gradients are averaged each step. Fully sharded and ZeRO ranks count; tensor, pipeline and context parallel ranks do not.</source>
        <translation>스텝마다 그레이디언트를 평균 내는 데이터 병렬 랭크 수입니다. 완전 샤딩과 ZeRO 랭크는 세고, 텐서·파이프라인·컨텍스트 병렬 랭크는 세지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>디바이스 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>누적 스텝 수</translation>
    </message>
    <message>
        <source>Forward and backward passes whose gradients are summed before one optimizer update. They enlarge the batch without holding more activations.</source>
        <translation>옵티마이저 업데이트 한 번 전에 그레이디언트를 합산하는 순전파와 역전파의 횟수입니다. 활성화 값을 더 보관하지 않고도 배치가 커집니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 accumulation steps</source>
        <translation>
            <numerusform>누적 %1스텝</numerusform>
        </translation>
    </message>
    <message>
        <source>More accumulation steps mean a longer time between updates.</source>
        <translation>누적 스텝이 많아지면 업데이트 사이의 시간이 길어집니다.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>시퀀스 길이</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>시퀀스당 토큰 수입니다.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>시퀀스</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per sequence</source>
        <translation>
            <numerusform>시퀀스당 토큰 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>Longer sequences hold more activations in memory.</source>
        <translation>시퀀스가 길어지면 메모리에 보관하는 활성화 값이 늘어납니다.</translation>
    </message>
    <message>
        <source>Effective batch size</source>
        <translation>유효 배치 크기</translation>
    </message>
    <message numerus="yes">
        <source>One optimizer update sees %5 sequences.</source>
        <extracomment>the plural follows %5, a count of sequences</extracomment>
        <translation>
            <numerusform>옵티마이저 업데이트 한 번에 시퀀스 %5개가 쓰입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences</source>
        <translation>
            <numerusform>시퀀스 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>sequences</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>시퀀스</translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>스텝당 토큰 수</translation>
    </message>
    <message numerus="yes">
        <source>%5 sequences, each of length %4.</source>
        <extracomment>the plural follows %5; %5 a count of sequences, %4 the length of each in tokens</extracomment>
        <translation>
            <numerusform>시퀀스 %5개, 각각의 길이는 %4입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per step</source>
        <extracomment>a point read off the chart, or a target; %1 a count</extracomment>
        <translation>
            <numerusform>스텝당 토큰 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>토큰</translation>
    </message>
    <message>
        <source>Only data-parallel ranks count as devices, fully sharded and ZeRO ranks among them; tensor, pipeline and context parallel ranks do not enlarge the batch.</source>
        <translation>데이터 병렬 랭크만 디바이스로 세며, 완전 샤딩과 ZeRO 랭크도 포함합니다. 텐서·파이프라인·컨텍스트 병렬 랭크는 배치를 키우지 않습니다.</translation>
    </message>
    <message>
        <source>All sequences have the same length; packed or variable batches need a token count of their own.</source>
        <translation>모든 시퀀스의 길이가 같습니다. 패킹한 배치나 길이가 다른 배치는 토큰 수를 따로 세어야 합니다.</translation>
    </message>
    <message>
        <source>All groups are complete; the last one of an epoch may be smaller.</source>
        <translation>모든 누적 묶음이 완전합니다. 에포크의 마지막 묶음은 더 작을 수 있습니다.</translation>
    </message>
    <message>
        <source>Effective batch</source>
        <translation>유효 배치</translation>
    </message>
    <message>
        <source>How much data one optimizer update sees.</source>
        <translation>옵티마이저 업데이트 한 번에 쓰이는 데이터의 양을 구합니다.</translation>
    </message>
    <message>
        <source>Tokens per step by accumulation steps</source>
        <translation>누적 스텝 수에 따른 스텝당 토큰 수</translation>
    </message>
</context>
<context>
    <name>Embedded page</name>
    <message>
        <source>This calculator needs JavaScript.</source>
        <extracomment>on a web page, in place of a calculator</extracomment>
        <translation>이 계산기에는 JavaScript가 필요합니다.</translation>
    </message>
    <message>
        <source>A simple model, meant for planning. Measure on your own system before you decide about money or time.</source>
        <extracomment>at the foot of a calculator on a web page</extracomment>
        <translation>계획을 위한 단순한 모델입니다. 비용이나 일정을 결정하기 전에 실제로 쓸 시스템에서 측정하십시오.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>names the choice of a language on a web page</extracomment>
        <translation>언어</translation>
    </message>
</context>
<context>
    <name>Feedback</name>
    <message>
        <source>The program is helpful.</source>
        <translation>이 프로그램이 도움이 됩니다.</translation>
    </message>
    <message>
        <source>The program is not helpful.</source>
        <translation>이 프로그램이 도움이 되지 않습니다.</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4</source>
        <extracomment>%1 the program&apos;s name, %2 its version, %3 the code of its language, %4 the operating system</extracomment>
        <translation>%1 %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>It is not a regular file</source>
        <translation>일반 파일이 아님</translation>
    </message>
    <message>
        <source>It is a link that leads nowhere</source>
        <translation>가리키는 대상이 없는 링크</translation>
    </message>
    <message>
        <source>Its folder is missing</source>
        <translation>파일이 있을 폴더가 없음</translation>
    </message>
    <message>
        <source>Scenario files (*.plumbline)</source>
        <extracomment>the kind of files in the dialog that opens and saves them; leave the part in parentheses as it is</extracomment>
        <translation>시나리오 파일 (*.plumbline)</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>시나리오 열기</translation>
    </message>
    <message>
        <source>Save scenarios</source>
        <translation>시나리오 저장</translation>
    </message>
    <message>
        <source>These scenarios are not in a saved file. Save them first?</source>
        <translation>이 시나리오는 파일에 저장되어 있지 않습니다. 먼저 저장하시겠습니까?</translation>
    </message>
    <message>
        <source>If you do not save them, Undo still brings them back.</source>
        <translation>저장하지 않아도 ‘실행 취소’로 되살릴 수 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>저장 안 함(&amp;D)</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was last read or saved here.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>마지막으로 읽거나 저장한 뒤에 디스크에서 파일이 변경되었습니다: %1.</translation>
    </message>
    <message>
        <source>If you overwrite it, what was changed there is lost. Under another name you keep both.</source>
        <translation>덮어쓰면 그 변경 내용이 사라집니다. 다른 이름으로 저장하면 둘 다 남습니다.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>덮어쓰기(&amp;O)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>The file is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>파일이 너무 긺: 최대 %1바이트</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not valid JSON</source>
        <extracomment>%1 the line, %2 the place within it; JSON is the name of the format</extracomment>
        <translation>%1행 %2열: 올바른 JSON이 아님</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this: schemas up to %1 are known</source>
        <extracomment>%1 the number of a version of the file format</extracomment>
        <translation>더 새로운 버전의 프로그램이 만든 파일: 이 버전은 형식 버전 %1까지만 읽을 수 있음</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>키가 없음</translation>
    </message>
    <message>
        <source>The key is not known</source>
        <translation>알 수 없는 키</translation>
    </message>
    <message>
        <source>The key stands there more than once</source>
        <translation>키가 중복됨</translation>
    </message>
    <message>
        <source>This is nested too deeply</source>
        <translation>중첩이 너무 깊음</translation>
    </message>
    <message>
        <source>An object in braces is needed</source>
        <translation>중괄호로 묶은 객체가 필요함</translation>
    </message>
    <message>
        <source>A list in brackets is needed</source>
        <translation>대괄호로 묶은 목록이 필요함</translation>
    </message>
    <message>
        <source>A text in quotation marks is needed</source>
        <translation>따옴표로 묶은 텍스트가 필요함</translation>
    </message>
    <message>
        <source>A name is needed</source>
        <translation>이름이 필요함</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <extracomment>true and false are words of the file format; leave them as they are</extracomment>
        <translation>true 또는 false가 필요함</translation>
    </message>
    <message>
        <source>A number is needed</source>
        <translation>숫자가 필요함</translation>
    </message>
    <message>
        <source>A whole number is needed</source>
        <translation>정수가 필요함</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the place of a value in a file, such as scenarios[2].inputs.stages, %2 what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Input</name>
    <message>
        <source>Not a field of this calculator</source>
        <extracomment>stands behind the name of something that was given, in a link or a file</extracomment>
        <translation>이 계산기에 없는 필드</translation>
    </message>
    <message>
        <source>Given more than once</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>두 번 이상 지정됨</translation>
    </message>
    <message>
        <source>A value is missing</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>값이 없음</translation>
    </message>
    <message>
        <source>No calculator is called %1</source>
        <extracomment>%1 the word that stands in place of a calculator&apos;s name</extracomment>
        <translation>없는 계산기: %1</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>Not a link of this program</source>
        <translation>이 프로그램의 링크가 아님</translation>
    </message>
    <message>
        <source>The link is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>링크가 너무 긺: 최대 %1바이트</translation>
    </message>
    <message>
        <source>The link is damaged: a character in it is not encoded correctly</source>
        <translation>링크가 손상됨: 올바르게 인코딩되지 않은 문자가 있음</translation>
    </message>
    <message>
        <source>The link has a part behind # that means nothing here</source>
        <translation>링크에서 # 뒤의 부분은 여기서 쓰이지 않음</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 the name of a field, %2 what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Not a number: %text</source>
        <extracomment>%text what the person typed</extracomment>
        <translation>숫자가 아님: %text</translation>
    </message>
    <message>
        <source>Not finished: a number is missing at the end</source>
        <translation>끝나지 않은 식: 끝에 숫자가 없음</translation>
    </message>
    <message>
        <source>A parenthesis is missing, or there is one too many</source>
        <translation>괄호가 하나 모자라거나 남음</translation>
    </message>
    <message>
        <source>Digits are grouped in threes: %text is not a number</source>
        <extracomment>%text digits with separators such as 1,2,34</extracomment>
        <translation>자릿수는 세 자리씩 구분해야 함. 숫자가 아님: %text</translation>
    </message>
    <message numerus="yes">
        <source>Too long: at most %1 characters</source>
        <translation>
            <numerusform>너무 긺: 최대 %1자</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 levels of parentheses</source>
        <translation>
            <numerusform>괄호는 최대 %1단계</numerusform>
        </translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>0으로 나눔</translation>
    </message>
    <message>
        <source>An exponent is a whole number</source>
        <translation>지수는 정수여야 함</translation>
    </message>
    <message>
        <source>A whole number: %1 is not</source>
        <extracomment>%1 a value such as 4.5</extracomment>
        <translation>정수가 아님: %1</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>%1 이상</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>%1 이하</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>%1 초과</translation>
    </message>
    <message>
        <source>Too large: at most %1</source>
        <translation>너무 큼: %1 이하</translation>
    </message>
    <message>
        <source>Too close to zero</source>
        <translation>0에 너무 가까움</translation>
    </message>
    <message>
        <source>A percentage: write 90% or the fraction 0.9, not %text</source>
        <translation>백분율: 90% 또는 소수 0.9로 써야 함. 쓸 수 없는 형식: %text</translation>
    </message>
    <message>
        <source>No whole number of sequences: %1 is not a multiple of the sequence length, %2</source>
        <extracomment>%1 a count of tokens, %2 the length of a sequence in tokens</extracomment>
        <translation>시퀀스 수가 정수가 아님: 토큰 수(%1)가 시퀀스 길이(%2)의 배수가 아님</translation>
    </message>
    <message>
        <source>Of the run&apos;s %1 GPU-hours a day, %2 go to this bubble.</source>
        <extracomment>%1 GPU-hours a day in all, %2 those of them that are lost</extracomment>
        <translation>학습 구성의 하루 %1 GPU 시간 중 %2 GPU 시간이 이 버블로 사라집니다.</translation>
    </message>
    <message>
        <source>The step time is not known while values are missing</source>
        <translation>빠진 값이 있어 스텝 시간을 알 수 없음</translation>
    </message>
    <message>
        <source>No whole number of sequences in a microbatch (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatches × passes)</source>
        <extracomment>%1 such as 5.333, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>마이크로배치의 시퀀스 수가 정수가 아님(%1): 글로벌 배치(%2)가 %3 × %4 × %5(복제본 수 × 마이크로배치 수 × 패스 수)의 배수가 아님</translation>
    </message>
    <message>
        <source>This result cannot be solved for a field</source>
        <translation>이 결과에서는 필드 값을 구할 수 없음</translation>
    </message>
    <message>
        <source>A value is needed: the target depends on it</source>
        <extracomment>stands behind the name of a field that was left blank</extracomment>
        <translation>값이 필요함: 목표가 이 값에 따라 달라짐</translation>
    </message>
    <message>
        <source>The target does not depend on this value</source>
        <extracomment>stands behind the name of a field</extracomment>
        <translation>목표가 이 값에 따라 달라지지 않음</translation>
    </message>
    <message>
        <source>Every value meets the target: at worst the result is %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>모든 값이 목표를 충족함: 가장 불리한 결과는 %1</translation>
    </message>
    <message>
        <source>No value meets the target: the closest result is %1, with %2</source>
        <extracomment>%1 a result, %2 the value of the field that gives it, such as &quot;63 microbatches&quot;</extracomment>
        <translation>목표를 충족하는 값이 없음: 가장 가까운 결과는 %1, 그때의 값은 %2</translation>
    </message>
    <message>
        <source>No value meets the target: the result is always %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>목표를 충족하는 값이 없음: 결과는 항상 %1</translation>
    </message>
    <message>
        <source>No value meets the target: it takes more than %1, the largest there can be</source>
        <extracomment>%1 the largest value that the program can hold</extracomment>
        <translation>목표를 충족하는 값이 없음: 다룰 수 있는 최댓값 %1보다 큰 값이 필요함</translation>
    </message>
    <message>
        <source>No value meets the target: none is close enough to zero</source>
        <translation>목표를 충족하는 값이 없음: 0에 충분히 가까운 값이 없음</translation>
    </message>
    <message>
        <source>A whole number: %text is not</source>
        <extracomment>%text what the person typed: a value such as 99999999999999999999.5, or what comes to one</extracomment>
        <translation>정수가 아님: %text</translation>
    </message>
    <message>
        <source>Not a value for this field</source>
        <translation>이 필드에 쓸 수 없는 값</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 the least, %2 the largest value that a field accepts</extracomment>
        <translation>%1~%2</translation>
    </message>
</context>
<context>
    <name>Pipeline bubble</name>
    <message>
        <source>Pipeline stages</source>
        <translation>파이프라인 스테이지 수</translation>
    </message>
    <message>
        <source>Sequential stages the model is cut into, one device group each. The last stage waits one step for every stage before it.</source>
        <translation>모델을 순서대로 나눈 스테이지의 수이며, 스테이지마다 디바이스 그룹 하나가 맡습니다. 마지막 스테이지는 앞에 있는 스테이지마다 한 스텝씩 기다립니다.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>입력</translation>
    </message>
    <message numerus="yes">
        <source>%1 stages</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>스테이지 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>More stages mean more GPUs for each replica, or fewer replicas.</source>
        <translation>스테이지를 늘리면 복제본당 GPU가 늘어나거나 복제본이 줄어듭니다.</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>마이크로배치 수</translation>
    </message>
    <message>
        <source>Pieces that one pipeline works through in one pass: its replica&apos;s share of the global batch, divided by the microbatch size. The more, the longer the stages stay busy.</source>
        <translation>파이프라인 하나가 한 패스에 처리하는 조각의 수입니다. 글로벌 배치 중 해당 복제본의 몫을 마이크로배치 크기로 나눈 값입니다. 많을수록 채우기와 비우기에 비해 스테이지가 일하는 시간이 길어집니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches</source>
        <translation>
            <numerusform>마이크로배치 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>More microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <translation>마이크로배치를 늘리면 글로벌 배치가 커지거나, 마이크로배치가 작아지거나, 복제본이 줄어듭니다.</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>버블 비율</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of the whole schedule are fill and drain. Against the ideal time alone that is %5.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps, %5 a percentage: the second definition in circulation</extracomment>
        <translation>
            <numerusform>전체 스케줄 %4스텝 중 %3스텝이 채우기와 비우기입니다. 이상적 시간만을 기준으로 하면 %5입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bubble</source>
        <extracomment>%1 a percentage: a point read off the chart, or a target</extracomment>
        <translation>버블 %1</translation>
    </message>
    <message>
        <source>Pipeline efficiency</source>
        <translation>파이프라인 효율</translation>
    </message>
    <message numerus="yes">
        <source>%2 of %4 steps do useful work.</source>
        <extracomment>the plural follows %2; %2 useful steps, %4 all steps</extracomment>
        <translation>
            <numerusform>%4스텝 중 %2스텝에서 유효한 작업을 합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 efficiency</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>효율 %1</translation>
    </message>
    <message>
        <source>Bubble to ideal time</source>
        <translation>이상적 시간 대비 버블</translation>
    </message>
    <message>
        <source>Idle steps against useful ones, %3 to %2: the ratio that the Megatron-LM papers call the bubble.</source>
        <extracomment>%3 idle steps, %2 useful steps</extracomment>
        <translation>유휴 스텝과 유효 스텝의 비, %3 대 %2입니다. Megatron-LM 논문에서 버블이라고 부르는 값입니다.</translation>
    </message>
    <message>
        <source>%1 bubble to ideal time</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>이상적 시간 대비 버블 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3, and at no time are all stages busy. At four microbatches per stage (%4) it would be %5; that means a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>스테이지 %2개에 마이크로배치 %1개이면 버블은 %3이며, 모든 스테이지가 동시에 일하는 때가 없습니다. 스테이지당 마이크로배치 4개(총 %4개)라면 %5입니다. 그러려면 글로벌 배치가 커지거나, 마이크로배치가 작아지거나, 복제본이 줄어듭니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3. The usual rule of thumb, four per stage (%4), still leaves %5; more microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>스테이지 %2개에 마이크로배치 %1개이면 버블은 %3입니다. 흔히 쓰는 경험 법칙인 스테이지당 4개(총 %4개)로도 버블이 %5 남습니다. 마이크로배치를 늘리면 글로벌 배치가 커지거나, 마이크로배치가 작아지거나, 복제본이 줄어듭니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of reach: %1 steps of fill and drain remain with %2 stages, however many microbatches there are</source>
        <extracomment>%1 idle steps, %2 stages</extracomment>
        <translation>
            <numerusform>도달할 수 없음: 스테이지 %2개에서는 마이크로배치가 아무리 많아도 채우기와 비우기에 %1스텝이 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chunks</source>
        <extracomment>the name of a curve; %1 how many model chunks stand on each device (interleaved schedule)</extracomment>
        <translation>
            <numerusform>청크 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule is synchronous: every update waits until the pipeline has drained.</source>
        <translation>동기식 스케줄입니다. 업데이트마다 파이프라인이 비워질 때까지 기다립니다.</translation>
    </message>
    <message>
        <source>All stages cost the same, and transfers between them take no time. Uneven stages and heavy transfers make the bubble larger.</source>
        <translation>모든 스테이지의 비용이 같고 스테이지 간 전송에 시간이 걸리지 않는다고 봅니다. 스테이지가 고르지 않거나 전송이 많으면 버블이 커집니다.</translation>
    </message>
    <message>
        <source>Each device holds one model chunk. Interleaving several makes the bubble smaller.</source>
        <translation>디바이스마다 모델 청크를 하나씩 둡니다. 여러 청크를 인터리빙하면 버블이 작아집니다.</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>파이프라인 버블</translation>
    </message>
    <message>
        <source>How much of a pipeline schedule is lost to fill and drain.</source>
        <translation>파이프라인 스케줄에서 채우기와 비우기로 잃는 비율을 구합니다.</translation>
    </message>
    <message>
        <source>Bubble fraction by microbatches</source>
        <translation>마이크로배치 수에 따른 버블 비율</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>These figures come from a simple model and are meant for planning. Measure on your own system before you decide about money or time.</source>
        <translation>계획을 위한 단순한 모델에서 나온 수치입니다. 비용이나 일정을 결정하기 전에 실제로 쓸 시스템에서 측정하십시오.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>The run behind it</source>
        <translation>바탕이 된 학습 구성</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>공식</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>가정</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Scenarios compared</source>
        <translation>시나리오 비교</translation>
    </message>
    <message>
        <source>Current values</source>
        <translation>현재 값</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>너무 큼</translation>
    </message>
    <message>
        <source>from the run</source>
        <extracomment>stands behind an input whose value is the one that the run gives</extracomment>
        <translation>학습 구성 값</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>the heading of a column of names</extracomment>
        <translation>시나리오</translation>
    </message>
    <message>
        <source>Generated on %1</source>
        <extracomment>%1 date and time</extracomment>
        <translation>생성 일시: %1</translation>
    </message>
    <message>
        <source>Quantity</source>
        <extracomment>the heading of a column of names of inputs</extracomment>
        <translation>항목</translation>
    </message>
    <message>
        <source>Symbol</source>
        <extracomment>the heading of a column of letters that stand in formulas</extracomment>
        <translation>기호</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>at the foot of a page; %1 its number, %2 how many pages there are</extracomment>
        <translation>%1/%2페이지</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>GPUs</source>
        <translation>GPU 수</translation>
    </message>
    <message>
        <source>All accelerators of the run.</source>
        <translation>학습에 쓰는 모든 가속기입니다.</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>병렬화</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>텐서 병렬</translation>
    </message>
    <message>
        <source>GPUs that share each layer; 1 without tensor parallelism.</source>
        <translation>각 레이어를 나누어 맡는 GPU 수입니다. 텐서 병렬화를 쓰지 않으면 1입니다.</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>파이프라인 병렬</translation>
    </message>
    <message>
        <source>Stages in sequence, as the pipeline has them; 1 without a pipeline.</source>
        <translation>파이프라인에 차례로 이어지는 스테이지 수입니다. 파이프라인을 쓰지 않으면 1입니다.</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>컨텍스트 병렬</translation>
    </message>
    <message>
        <source>GPUs that share each sequence; 1 without context parallelism. Expert parallel and fully sharded ranks are carved out of the replicas and not counted here.</source>
        <translation>각 시퀀스를 나누어 맡는 GPU 수입니다. 컨텍스트 병렬화를 쓰지 않으면 1입니다. 전문가 병렬과 완전 샤딩 랭크는 복제본 안에서 나뉘므로 여기서 세지 않습니다.</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>마이크로배치</translation>
    </message>
    <message>
        <source>Sequences that one replica takes into the pipeline at a time.</source>
        <translation>복제본 하나가 한 번에 파이프라인에 넣는 시퀀스 수입니다.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>글로벌 배치</translation>
    </message>
    <message>
        <source>Sequences that one optimizer update sees, over all replicas.</source>
        <translation>옵티마이저 업데이트 한 번에 쓰이는 시퀀스 수이며, 모든 복제본을 합한 값입니다.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>시퀀스 길이</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>시퀀스당 토큰 수입니다.</translation>
    </message>
    <message>
        <source>Passes per update</source>
        <translation>업데이트당 패스 수</translation>
    </message>
    <message>
        <source>1 where gradients accumulate inside the pipeline (Megatron-LM, DeepSpeed). More where the whole pipeline is passed several times before an update (torchtitan): it fills and drains in every pass.</source>
        <extracomment>the names are training frameworks; leave them as they are</extracomment>
        <translation>그레이디언트를 파이프라인 안에서 누적하면(Megatron-LM, DeepSpeed) 1입니다. 업데이트 전에 파이프라인 전체를 여러 번 통과하면(torchtitan) 1보다 크며, 패스마다 파이프라인을 채우고 비웁니다.</translation>
    </message>
    <message>
        <source>Replicas (data parallel)</source>
        <translation>복제본 수(데이터 병렬)</translation>
    </message>
    <message numerus="yes">
        <source>%5 copies of the model train side by side. GPUs for each: %6.</source>
        <extracomment>the plural follows %5; %5 how many copies of the model, %6 how many GPUs each of them takes</extracomment>
        <translation>
            <numerusform>모델 사본 %5개를 동시에 학습합니다. 사본당 GPU 수: %6.</numerusform>
        </translation>
    </message>
    <message>
        <source>Microbatches per pass</source>
        <translation>패스당 마이크로배치 수</translation>
    </message>
    <message numerus="yes">
        <source>In one pass, each replica works through %5 microbatches. Sequences in each: %3.</source>
        <extracomment>the plural follows %5; %5 a count of microbatches, %3 how many sequences are in one</extracomment>
        <translation>
            <numerusform>한 패스에서 복제본마다 마이크로배치 %5개를 처리합니다. 마이크로배치당 시퀀스 수: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>누적 스텝 수</translation>
    </message>
    <message numerus="yes">
        <source>The gradients of %3 microbatches are summed before one update.</source>
        <translation>
            <numerusform>업데이트 한 번 전에 마이크로배치 %3개의 그레이디언트를 합산합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>스텝당 토큰 수</translation>
    </message>
    <message numerus="yes">
        <source>One update sees %1 sequences, each of length %2.</source>
        <extracomment>%1 a count of sequences, %2 the length of each in tokens</extracomment>
        <translation>
            <numerusform>업데이트 한 번에 시퀀스 %1개가 쓰이며, 각각의 길이는 %2입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>버블 비율</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of a pass are fill and drain.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps</extracomment>
        <translation>
            <numerusform>한 패스 %4스텝 중 %3스텝이 채우기와 비우기입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours a day</source>
        <translation>하루 GPU 시간</translation>
    </message>
    <message numerus="yes">
        <source>What %1 GPUs come to in 24 hours.</source>
        <translation>
            <numerusform>GPU %1개를 24시간 쓴 양입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU 시간</translation>
    </message>
    <message>
        <source>Lost to the bubble a day</source>
        <translation>하루 버블 손실</translation>
    </message>
    <message>
        <source>What fill and drain leave idle of %1 GPU-hours.</source>
        <extracomment>%1 GPU-hours a day in all</extracomment>
        <translation>%1 GPU 시간 중 채우기와 비우기로 유휴 상태가 되는 몫입니다.</translation>
    </message>
    <message numerus="yes">
        <source>No whole number of replicas (%1): each takes %3 GPUs, and %2 is not a multiple</source>
        <extracomment>the plural follows %3; %1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes
----------
%1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes</extracomment>
        <translation>
            <numerusform>복제본 수가 정수가 아님(%1): 복제본마다 GPU %3개를 쓰는데 GPU 수(%2)가 그 배수가 아님</numerusform>
        </translation>
    </message>
    <message>
        <source>No whole number of microbatches (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatch × passes)</source>
        <extracomment>%1 such as 292.571, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>마이크로배치 수가 정수가 아님(%1): 글로벌 배치(%2)가 %3 × %4 × %5(복제본 수 × 마이크로배치 × 패스 수)의 배수가 아님</translation>
    </message>
    <message>
        <source>Replicas and microbatches are whole numbers; nothing is rounded.</source>
        <translation>복제본 수와 마이크로배치 수는 정수이며, 반올림하지 않습니다.</translation>
    </message>
    <message>
        <source>Fully sharded (FSDP, ZeRO) ranks are replicas here; expert parallel ranks are carved out of the ranks and do not divide the replicas.</source>
        <translation>여기서 완전 샤딩(FSDP, ZeRO) 랭크는 복제본입니다. 전문가 병렬 랭크는 다른 랭크의 일부이며 복제본 수를 줄이지 않습니다.</translation>
    </message>
    <message>
        <source>The bubble is that of a synchronous schedule with equal stages, one model chunk on each device and transfers that take no time.</source>
        <translation>버블은 스테이지가 고르고, 디바이스마다 모델 청크가 하나이며, 전송에 시간이 걸리지 않는 동기식 스케줄의 값입니다.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>학습 구성</translation>
    </message>
    <message>
        <source>What follows from GPUs, parallel sizes and global batch.</source>
        <translation>GPU 수, 병렬 크기, 글로벌 배치에서 나오는 값을 구합니다.</translation>
    </message>
    <message>
        <source>%1 %2 → %3 (%4%5)</source>
        <extracomment>a field that changes: %1 its name, %2 from, %3 to, %4 the sign and %5 the size of the change in percent</extracomment>
        <translation>%1 %2 → %3(%4%5)</translation>
    </message>
    <message numerus="yes">
        <source>%1 replicas</source>
        <extracomment>the run in short; %1 data-parallel replicas</extracomment>
        <translation>
            <numerusform>복제본 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches each</source>
        <extracomment>the run in short; %1 microbatches that each replica works through in one pass</extracomment>
        <translation>
            <numerusform>복제본당 마이크로배치 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens a step</source>
        <extracomment>the run in short; %1 tokens that one optimizer update sees</extracomment>
        <translation>
            <numerusform>스텝당 토큰 %1개</numerusform>
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
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>계산 예제</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 the name of an input or a result, %2 its letter in the formula</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 the name of an input or a result, %2 the unit of the numbers below</extracomment>
        <translation>%1, %2</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>At most %1: %2.</source>
        <extracomment>%1 a target such as &quot;10% bubble&quot;, %2 what it takes, such as &quot;63 microbatches&quot;</extracomment>
        <translation>%1 이하: %2.</translation>
    </message>
    <message>
        <source>At least %1: %2.</source>
        <extracomment>%1 a target such as &quot;90% efficiency&quot;, %2 what it takes, such as &quot;63 microbatches&quot;</extracomment>
        <translation>%1 이상: %2.</translation>
    </message>
    <message>
        <source>Exactly %1: %2.</source>
        <extracomment>%1 a target such as &quot;2,048 sequences&quot;, %2 what it takes, such as &quot;4 accumulation steps&quot;</extracomment>
        <translation>정확히 %1: %2.</translation>
    </message>
    <message>
        <source>This global batch does not divide into %1; the next count that it allows is %2.</source>
        <extracomment>%1 a count with its noun, such as &quot;63 microbatches&quot;, %2 another count</extracomment>
        <translation>이 글로벌 배치는 이렇게 나눌 수 없습니다: %1. 가능한 다음 값은 %2입니다.</translation>
    </message>
    <message>
        <source>The run meets it already: %1, %2.</source>
        <extracomment>%1 what the run gives a field, such as &quot;256 microbatches&quot;, %2 the result, such as &quot;2.66% bubble&quot;</extracomment>
        <translation>현재 학습 구성이 이미 목표를 충족합니다: %1, %2.</translation>
    </message>
    <message>
        <source>No whole run near this one gives that.</source>
        <translation>가까운 나누어떨어지는 구성 중에는 이 목표를 충족하는 것이 없습니다.</translation>
    </message>
    <message>
        <source>The run is not whole yet. Until it is, it cannot take this.</source>
        <translation>학습 구성이 아직 나누어떨어지지 않아 이 값을 적용할 수 없습니다.</translation>
    </message>
    <message>
        <source>Enter a target to see what it would take.</source>
        <translation>목표를 입력하면 필요한 값이 나타납니다.</translation>
    </message>
    <message>
        <source>Exactly %1: no whole number gives that.</source>
        <extracomment>%1 a target such as &quot;256 sequences&quot;</extracomment>
        <translation>정확히 %1: 맞는 정수가 없습니다.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>%1 the value that a result may have at most</extracomment>
        <translation>%1 이하</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>%1 the value that a result has to have at least</extracomment>
        <translation>%1 이상</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <extracomment>%1 the value that a result has to have</extracomment>
        <translation>정확히 %1</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It hits it exactly.</source>
        <translation>목표를 충족하는 최솟값이며, 목표와 정확히 일치합니다.</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It hits it exactly.</source>
        <translation>목표를 충족하는 최댓값이며, 목표와 정확히 일치합니다.</translation>
    </message>
    <message>
        <source>This value hits the target exactly.</source>
        <translation>이 값은 목표와 정확히 일치합니다.</translation>
    </message>
    <message>
        <source>This is as close to the target as a value that meets it can be.</source>
        <translation>목표를 충족하는 값 중 목표에 가장 가깝습니다.</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>목표를 충족하는 최댓값입니다. 결과는 %1입니다.</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>목표를 충족하는 최솟값입니다. 결과는 %1입니다.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the nearest above is %3, which gives %4.</source>
        <extracomment>%1 and %3 values of a field, %2 and %4 the results that they give</extracomment>
        <translation>목표에 정확히 맞는 정수가 없습니다. 바로 아래 값은 %1, 결과는 %2입니다. 바로 위 값은 %3, 결과는 %4입니다.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the one above gives more than can be held.</source>
        <extracomment>%1 the value of a field, %2 the result that it gives</extracomment>
        <translation>목표에 정확히 맞는 정수가 없습니다. 바로 아래 값은 %1, 결과는 %2입니다. 바로 위 값의 결과는 다룰 수 있는 범위를 넘습니다.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest is %3, which gives %4; there is none below.</source>
        <extracomment>%3 the value of a field, %4 the result that it gives</extracomment>
        <translation>목표에 정확히 맞는 정수가 없습니다. 가장 가까운 값은 %3, 결과는 %4입니다. 더 작은 값은 없습니다.</translation>
    </message>
    <message>
        <source>No whole number hits the target. Even the least gives more than can be held.</source>
        <translation>목표에 정확히 맞는 정수가 없습니다. 최솟값의 결과도 다룰 수 있는 범위를 넘습니다.</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>before the field for a target</extracomment>
        <translation>최대</translation>
    </message>
    <message>
        <source>at least</source>
        <extracomment>before the field for a target</extracomment>
        <translation>최소</translation>
    </message>
    <message>
        <source>exactly</source>
        <extracomment>before the field for a target</extracomment>
        <translation>정확히</translation>
    </message>
</context>
<context>
    <name>app::ScenarioDocument</name>
    <message>
        <source>scenarios.plumbline</source>
        <extracomment>the name suggested for a file that has none yet</extracomment>
        <translation>시나리오.plumbline</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). What is open stays as it was.</source>
        <extracomment>%1 the name of a file, %2 why: one short statement without a full stop</extracomment>
        <translation>파일을 열 수 없습니다: %1(%2). 열려 있던 내용은 그대로입니다.</translation>
    </message>
    <message>
        <source>%1 cannot be saved (%2). The file is as it was before.</source>
        <extracomment>%1 the name of a file, %2 why: what the system says</extracomment>
        <translation>파일을 저장할 수 없습니다: %1(%2). 파일은 이전 그대로입니다.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>%1에 저장했습니다.</translation>
    </message>
</context>
<context>
    <name>app::Workbench</name>
    <message>
        <source>The saved session was damaged and is now kept as %1.</source>
        <translation>저장된 세션이 손상되어 %1에 따로 보관했습니다.</translation>
    </message>
    <message>
        <source>The session cannot be saved (%1). What you entered stays in this window.</source>
        <translation>세션을 저장할 수 없습니다(%1). 입력한 내용은 이 창에 남아 있습니다.</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About %1</source>
        <extracomment>the title of a window; %1 the program&apos;s name</extracomment>
        <translation>%1 정보</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the program&apos;s name, %2 its version</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A workbench for people who plan the training of large models on many accelerators.</source>
        <translation>수많은 가속기를 쓰는 대규모 모델 학습을 계획하기 위한 워크벤치입니다.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; it comes without any warranty. It uses Qt and Qt Charts.</source>
        <translation>GNU General Public License 버전 3 이상에 따른 자유 소프트웨어이며, 어떠한 보증도 없습니다. Qt와 Qt Charts를 사용합니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>새로 만들기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>차트 내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print report…</source>
        <translation>보고서 인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>Em&amp;bed in a web page…</source>
        <translation>웹 페이지에 삽입(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy first result</source>
        <translation>첫 번째 결과 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy first result with its &amp;sentence</source>
        <translation>첫 번째 결과와 설명 문장 복사(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pin as a scenario</source>
        <translation>시나리오로 고정(&amp;P)</translation>
    </message>
    <message>
        <source>R&amp;eset to the worked example</source>
        <translation>계산 예제로 초기화(&amp;E)</translation>
    </message>
    <message>
        <source>C&amp;lear fields</source>
        <translation>필드 비우기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Run behind the pages</source>
        <extracomment>a switch: whether the run fills the fields of the pages</extracomment>
        <translation>학습 구성으로 채우기(&amp;R)</translation>
    </message>
    <message>
        <source>Chart as &amp;table</source>
        <translation>차트를 표로 보기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axes</source>
        <translation>로그 축(&amp;L)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>테마(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>시스템(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>가이드(&amp;G)</translation>
    </message>
    <message>
        <source>Guide to the &amp;run</source>
        <translation>학습 구성 가이드(&amp;R)</translation>
    </message>
    <message>
        <source>F&amp;ind in the guide</source>
        <translation>가이드에서 찾기(&amp;I)</translation>
    </message>
    <message>
        <source>Send &amp;feedback…</source>
        <translation>피드백 보내기(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>정보(&amp;A)</translation>
    </message>
</context>
<context>
    <name>ui::CalculatorPage</name>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Puts the worked example back</source>
        <translation>계산 예제 값으로 되돌림</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>공유</translation>
    </message>
    <message>
        <source>Copies these values as a link or a text, or hands them to another program</source>
        <translation>이 값을 링크나 텍스트로 복사하거나 다른 프로그램으로 전달</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>가이드</translation>
    </message>
    <message>
        <source>Explains this calculator</source>
        <translation>이 계산기에 대한 설명</translation>
    </message>
</context>
<context>
    <name>ui::EmbedDialog</name>
    <message>
        <source>Embed in a web page</source>
        <translation>웹 페이지에 삽입</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>the choice of a language for a web page</extracomment>
        <translation>언어</translation>
    </message>
    <message>
        <source>A reader whose own language is among these sees the page in that one.</source>
        <translation>방문자의 언어가 이 중에 있으면 페이지가 그 언어로 표시됩니다.</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>the choice between light and dark for a picture of the page</extracomment>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Code for the web page</source>
        <translation>웹 페이지용 코드</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>코드 복사</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>HTML로 저장…</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>브라우저에서 열기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <extracomment>the size of a text, %1 a number</extracomment>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>코드를 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>Save web page</source>
        <translation>웹 페이지 저장</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>웹 페이지 (*.html)</translation>
    </message>
    <message>
        <source>The page cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>페이지를 저장할 수 없음: %1</translation>
    </message>
    <message>
        <source>The page is open in the browser.</source>
        <translation>페이지를 브라우저에서 열었습니다.</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>브라우저를 열 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Export chart</source>
        <translation>차트 내보내기</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>Measured in</source>
        <extracomment>names the choice between pixels and millimetres</extracomment>
        <translation>단위</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>how many dots a picture has for each pixel</extracomment>
        <translation>배율</translation>
    </message>
    <message>
        <source>Resolution</source>
        <extracomment>dots per inch</extracomment>
        <translation>해상도</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>With its title</source>
        <translation>제목 포함</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>투명 배경</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>이미지 복사</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>PNG, a picture of dots</source>
        <translation>PNG, 비트맵 그림</translation>
    </message>
    <message>
        <source>SVG, a drawing for web pages</source>
        <translation>SVG, 웹용 벡터 그림</translation>
    </message>
    <message>
        <source>PDF, a drawing for print</source>
        <translation>PDF, 인쇄용 벡터 그림</translation>
    </message>
    <message>
        <source>CSV, the plotted points</source>
        <translation>CSV, 차트의 점 데이터</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>픽셀</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>밀리미터</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Chart (*.%1)</source>
        <extracomment>the kind of a file, %1 its ending</extracomment>
        <translation>차트 (*.%1)</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>차트 저장</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>그림을 그릴 메모리가 부족함</translation>
    </message>
    <message>
        <source>The chart cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>차트를 저장할 수 없음: %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>차트를 클립보드에 복사했습니다.</translation>
    </message>
</context>
<context>
    <name>ui::FeedbackDialog</name>
    <message>
        <source>Send feedback</source>
        <translation>피드백 보내기</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, and you choose whom to send it to.</source>
        <translation>프로그램 자체는 아무것도 보내지 않습니다. 아래 메시지를 담아 메일 프로그램이 열리며, 받는 사람은 직접 정합니다.</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, addressed to %1, and you send it from there.</source>
        <translation>프로그램 자체는 아무것도 보내지 않습니다. 아래 메시지를 담아 메일 프로그램이 열리며(받는 사람: %1), 거기서 직접 보냅니다.</translation>
    </message>
    <message>
        <source>Does the program help you?</source>
        <translation>이 프로그램이 도움이 됩니까?</translation>
    </message>
    <message>
        <source>&amp;Helpful</source>
        <translation>도움이 됨(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Not helpful</source>
        <translation>도움이 안 됨(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>의견(&amp;C)</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>의견</translation>
    </message>
    <message>
        <source>Name the &amp;version, the language and the system</source>
        <translation>버전, 언어, 운영 체제 포함(&amp;V)</translation>
    </message>
    <message>
        <source>Attach inputs and &amp;results of this page</source>
        <translation>이 페이지의 입력과 결과 첨부(&amp;R)</translation>
    </message>
    <message>
        <source>The &amp;whole message</source>
        <translation>전체 메시지(&amp;W)</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>전체 메시지</translation>
    </message>
    <message>
        <source>Say whether the program helps you, or write a comment.</source>
        <translation>프로그램이 도움이 되는지 선택하거나 의견을 쓰십시오.</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>복사(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Open in &amp;mail program</source>
        <translation>메일 프로그램에서 열기(&amp;M)</translation>
    </message>
    <message>
        <source>The message is too long to be handed to a mail program. Copy it instead.</source>
        <translation>메시지가 너무 길어 메일 프로그램에 넘길 수 없습니다. 대신 복사하십시오.</translation>
    </message>
    <message>
        <source>Feedback on %1</source>
        <extracomment>the subject of a mail; %1 the program&apos;s name</extracomment>
        <translation>%1 피드백</translation>
    </message>
    <message>
        <source>No mail program answered. The message is on the clipboard instead.</source>
        <translation>응답하는 메일 프로그램이 없습니다. 대신 메시지를 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>The message is on the clipboard.</source>
        <translation>메시지를 클립보드에 복사했습니다.</translation>
    </message>
</context>
<context>
    <name>ui::FieldRow</name>
    <message>
        <source>%1. %2</source>
        <extracomment>under a field: %1 what it accepts (&quot;At least 1&quot;), %2 what it means, a sentence or two</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Read as %1. Did you mean %2?</source>
        <extracomment>two ways to read a typed number: %1 the one taken, %2 the other</extracomment>
        <translation>읽은 값: %1. 의도한 값은 %2입니까?</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <extracomment>a choice; %1 the field&apos;s name</extracomment>
        <translation>%1의 단위</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 a number</extracomment>
        <translation>%1 적용</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <extracomment>the slider beside a field; %1 the field&apos;s name</extracomment>
        <translation>%1, 슬라이더</translation>
    </message>
    <message>
        <source>Filled from the run. Click to give it a value of its own.</source>
        <translation>학습 구성에서 채운 값입니다. 클릭하면 따로 값을 줄 수 있습니다.</translation>
    </message>
    <message>
        <source>Has a value of its own. Click to fill it from the run.</source>
        <translation>따로 입력한 값입니다. 클릭하면 학습 구성에서 채웁니다.</translation>
    </message>
    <message>
        <source>Kept in step with %1 of %2. Click to let the two differ.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>%2의 %1 값과 같게 유지됩니다. 클릭하면 서로 다른 값을 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Click to keep it in step with %1 of %2. It takes the value from there.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>클릭하면 %2의 %1 값과 같게 유지되며, 그쪽 값을 가져옵니다.</translation>
    </message>
    <message>
        <source>The run gives no value here as long as it is not whole.</source>
        <translation>학습 구성이 나누어떨어지지 않아 여기에 채울 값이 없습니다.</translation>
    </message>
    <message>
        <source>From the run. %1. %2</source>
        <extracomment>under a field: %1 what it accepts (&quot;At least 1&quot;), %2 what it means, a sentence or two</extracomment>
        <translation>학습 구성에서 가져온 값. %1. %2</translation>
    </message>
</context>
<context>
    <name>ui::GuidePanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n건 찾음</numerusform>
        </translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>가이드</translation>
    </message>
    <message>
        <source>Find in this guide</source>
        <translation>이 가이드에서 찾기</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>이전 항목</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>다음 항목</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button beside the guide</extracomment>
        <translation>인쇄…</translation>
    </message>
    <message>
        <source>Print this guide</source>
        <translation>이 가이드 인쇄</translation>
    </message>
</context>
<context>
    <name>ui::LinksRow</name>
    <message>
        <source>Open with these values in</source>
        <extracomment>before buttons with the names of other calculators, which open with the values of this one</extracomment>
        <translation>이 값으로 열기</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a value that goes along to another page: %1 the field&apos;s name here, %2 the value, %3 the field&apos;s name there</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>No value goes along: the common fields are empty.</source>
        <translation>함께 가져갈 값이 없습니다: 공통 필드가 비어 있습니다.</translation>
    </message>
    <message>
        <source>Goes along: %1</source>
        <extracomment>%1 one or more values with the fields that they go into</extracomment>
        <translation>함께 가져가는 값: %1</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Pinned as %1. Its name can be changed in the table under the chart.</source>
        <extracomment>%1 the name of a scenario</extracomment>
        <translation>시나리오로 고정했습니다: %1. 이름은 차트 아래 표에서 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>%1[*] — %2</source>
        <extracomment>the title of the window: %1 the name of a file, %2 that of the program; [*] is where a mark of unsaved changes comes and has to stand behind %1</extracomment>
        <translation>%1[*] — %2</translation>
    </message>
    <message>
        <source>What you enter comes back when you return. Ctrl+Z undoes.</source>
        <translation>입력한 내용은 다음에 열 때도 그대로 있습니다. Ctrl+Z로 실행을 취소할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>ui::Navigation</name>
    <message>
        <source>Calculators</source>
        <translation>계산기</translation>
    </message>
</context>
<context>
    <name>ui::NeighbourTable</name>
    <message>
        <source>Whole runs near this one</source>
        <translation>나누어떨어지는 가까운 구성</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <extracomment>a button; %1 what it changes</extracomment>
        <translation>적용: %1</translation>
    </message>
</context>
<context>
    <name>ui::OfferRow</name>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 the value that it puts into a field</extracomment>
        <translation>%1 적용</translation>
    </message>
    <message>
        <source>Use %1. %2</source>
        <extracomment>a button; %1 the value that it uses, %2 what that changes and gives</extracomment>
        <translation>%1 적용. %2</translation>
    </message>
</context>
<context>
    <name>ui::PageAddressDialog</name>
    <message>
        <source>Address of your page</source>
        <translation>내 페이지 주소</translation>
    </message>
    <message>
        <source>Facebook takes only a web address, no text and no plumbline: link. Once you have published your embedded page, its address can be shared there; the text is put on the clipboard.</source>
        <translation>Facebook은 웹 주소만 받으며, 텍스트나 plumbline: 링크는 받지 않습니다. 삽입한 페이지를 게시한 뒤에는 그 주소를 공유할 수 있습니다. 텍스트는 클립보드에 복사됩니다.</translation>
    </message>
    <message>
        <source>Where is your embedded page &amp;published?</source>
        <translation>삽입한 페이지를 게시한 주소(&amp;P)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://, as in https://example.org/training</source>
        <translation>주소는 https:// 또는 http://로 시작해야 함(예: https://example.org/training)</translation>
    </message>
</context>
<context>
    <name>ui::ReportDialog</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 문서 (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>웹 페이지 (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>&amp;Scenarios</source>
        <translation>시나리오(&amp;S)</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>시나리오</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>용지(&amp;A)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>용지</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>PDF로 저장(&amp;D)…</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>HTML로 저장(&amp;H)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Current values</source>
        <extracomment>what stands in the fields now, beside pinned scenarios</extracomment>
        <translation>현재 값</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n페이지</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one scenario.</source>
        <translation>시나리오를 하나 이상 선택하십시오.</translation>
    </message>
    <message>
        <source>There is no printer. The report can be saved as a PDF and printed elsewhere.</source>
        <translation>프린터가 없습니다. 보고서를 PDF로 저장해 다른 곳에서 인쇄할 수 있습니다.</translation>
    </message>
    <message>
        <source>The report cannot be printed: the printer does not answer.</source>
        <translation>보고서를 인쇄할 수 없습니다: 프린터가 응답하지 않습니다.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>보고서 저장</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>보고서를 저장할 수 없음: %1</translation>
    </message>
</context>
<context>
    <name>ui::ResultCard</name>
    <message>
        <source>Too large</source>
        <translation>너무 큼</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copies the plain number</source>
        <translation>숫자만 복사</translation>
    </message>
    <message>
        <source>Copy the plain number</source>
        <translation>숫자만 복사</translation>
    </message>
    <message>
        <source>Copy value and sentence</source>
        <translation>값과 문장 복사</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <extracomment>a button; %1 the name of a result</extracomment>
        <translation>%1 복사</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>for screen readers; %1 the name of a result, %2 its value, %3 its unit or nothing</extracomment>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>ui::ResultsView</name>
    <message>
        <source>Details</source>
        <translation>세부 정보</translation>
    </message>
    <message>
        <source>Fill in the empty fields: a result that needs one of them shows an ellipsis until then.</source>
        <translation>빈 필드를 채우십시오. 그때까지는 그 값이 필요한 결과에 줄임표가 표시됩니다.</translation>
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
        <translation>학습 구성</translation>
    </message>
    <message>
        <source>Fills the pages from one training run (Ctrl+R)</source>
        <translation>학습 구성 하나로 모든 페이지를 채움(Ctrl+R)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Opens the form of the run</source>
        <translation>학습 구성 입력 양식 열기</translation>
    </message>
    <message>
        <source>Edit the run</source>
        <translation>학습 구성 편집</translation>
    </message>
    <message>
        <source>Off. Switch it on to fill the pages from GPUs, parallel sizes and a global batch.</source>
        <translation>꺼져 있습니다. 켜면 GPU 수, 병렬 크기, 글로벌 배치로 각 페이지를 채웁니다.</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioDelegate</name>
    <message>
        <source>Name of the scenario</source>
        <translation>시나리오 이름</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTable</name>
    <message>
        <source>Scenarios</source>
        <translation>시나리오</translation>
    </message>
    <message>
        <source>Pin these values under a name to compare others with them.</source>
        <translation>이 값에 이름을 붙여 고정하면 다른 값과 비교할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tooltip; %1 what a button does, %2 the keys for it</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Keeps the current values as a scenario</source>
        <translation>현재 값을 시나리오로 보관</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>a button: puts the values of a scenario into the fields</extracomment>
        <translation>적용</translation>
    </message>
    <message>
        <source>Puts the values of the selected scenario into the fields</source>
        <translation>선택한 시나리오의 값을 필드에 넣음</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 변경</translation>
    </message>
    <message>
        <source>Gives the selected scenario another name</source>
        <translation>선택한 시나리오의 이름을 바꿈</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Adds a copy of the selected scenario</source>
        <translation>선택한 시나리오의 사본을 추가</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Removes the selected scenario; undo brings it back</source>
        <translation>선택한 시나리오를 제거함. 실행 취소로 되살릴 수 있음</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: one row up</extracomment>
        <translation>위로</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row up</source>
        <translation>선택한 시나리오를 한 행 위로 이동</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: one row down</extracomment>
        <translation>아래로</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row down</source>
        <translation>선택한 시나리오를 한 행 아래로 이동</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTableModel</name>
    <message>
        <source>Scenario</source>
        <translation>시나리오</translation>
    </message>
    <message>
        <source>Step time against current</source>
        <translation>현재 대비 스텝 시간</translation>
    </message>
    <message>
        <source>Current</source>
        <extracomment>the first row of the table of scenarios: the values that stand in the fields now</extracomment>
        <translation>현재</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>너무 큼</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>no difference to the current values</extracomment>
        <translation>같음</translation>
    </message>
    <message>
        <source>–</source>
        <extracomment>stands for a value that there cannot be</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1, against current: %2</source>
        <extracomment>a cell of the table of scenarios, for a screen reader; %1 a value, %2 how far it is from the current one</extracomment>
        <translation>%1, 현재 대비: %2</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityCard</name>
    <message>
        <source>Sensitivity: each input halved and doubled</source>
        <translation>민감도: 각 입력을 절반과 두 배로</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityTable</name>
    <message>
        <source>Input</source>
        <extracomment>the heading of a column with the inputs of a calculator</extracomment>
        <translation>입력</translation>
    </message>
    <message>
        <source>%1
halved</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input halved</extracomment>
        <translation>%1
절반일 때</translation>
    </message>
    <message>
        <source>%1
doubled</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input doubled</extracomment>
        <translation>%1
두 배일 때</translation>
    </message>
    <message>
        <source>%1, halved %2, doubled %3</source>
        <extracomment>for screen readers: %1 the name of an input, %2 its value halved, %3 doubled</extracomment>
        <translation>%1, 절반 %2, 두 배 %3</translation>
    </message>
    <message>
        <source>This value cannot be halved or doubled.</source>
        <translation>이 값은 절반이나 두 배로 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>The input does not take such a value.</source>
        <translation>이 입력에는 그런 값을 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>값이 없습니다.</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>변화 없음</translation>
    </message>
    <message>
        <source>%1 %2: %3 %4, %5</source>
        <extracomment>for screen readers: %1 an input, %2 its new value, %3 a result, %4 what it comes to, %5 the difference</extracomment>
        <translation>%1 %2: %3 %4, %5</translation>
    </message>
</context>
<context>
    <name>ui::ShareMenu</name>
    <message>
        <source>S&amp;hare</source>
        <translation>공유(&amp;H)</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>링크 복사(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;E-mail…</source>
        <translation>이메일(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;X</source>
        <extracomment>the name of the network</extracomment>
        <translation>&amp;X</translation>
    </message>
    <message>
        <source>L&amp;INE</source>
        <extracomment>the name of the network</extracomment>
        <translation>L&amp;INE</translation>
    </message>
    <message>
        <source>&amp;Facebook</source>
        <extracomment>the name of the network</extracomment>
        <translation>&amp;Facebook</translation>
    </message>
    <message>
        <source>Shares the address of your page</source>
        <translation>내 페이지의 주소를 공유</translation>
    </message>
    <message>
        <source>Facebook takes only a web address: first say where your embedded page is published</source>
        <translation>Facebook은 웹 주소만 받음: 삽입한 페이지를 게시한 주소를 먼저 입력해야 함</translation>
    </message>
    <message>
        <source>&amp;Copy as</source>
        <translation>다른 형식으로 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>텍스트(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>CS&amp;V</source>
        <extracomment>comma-separated values, for spreadsheets</extracomment>
        <translation>CS&amp;V</translation>
    </message>
    <message>
        <source>&amp;Address of your page…</source>
        <translation>내 페이지 주소(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>ui::Sharing</name>
    <message>
        <source>The link is on the clipboard. Who opens it with this program sees these values.</source>
        <translation>링크를 클립보드에 복사했습니다. 이 프로그램으로 링크를 열면 같은 값이 나타납니다.</translation>
    </message>
    <message>
        <source>The mail program opens with the text and the link.</source>
        <translation>텍스트와 링크를 담아 메일 프로그램이 열립니다.</translation>
    </message>
    <message>
        <source>X opens in the browser.</source>
        <translation>브라우저에서 X가 열립니다.</translation>
    </message>
    <message>
        <source>LINE opens in the browser.</source>
        <translation>브라우저에서 LINE이 열립니다.</translation>
    </message>
    <message>
        <source>Facebook opens in the browser with the address of your page. The text is on the clipboard.</source>
        <translation>내 페이지의 주소를 담아 브라우저에서 Facebook이 열립니다. 텍스트는 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as text.</source>
        <translation>입력과 결과를 텍스트로 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as Markdown.</source>
        <translation>입력과 결과를 Markdown으로 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as CSV.</source>
        <translation>입력과 결과를 CSV로 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>No mail program answered. The text is on the clipboard instead.</source>
        <translation>응답하는 메일 프로그램이 없습니다. 대신 텍스트를 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>No browser answered. The text is on the clipboard instead.</source>
        <translation>응답하는 브라우저가 없습니다. 대신 텍스트를 클립보드에 복사했습니다.</translation>
    </message>
</context>
<context>
    <name>ui::SolvePanel</name>
    <message>
        <source>What would it take?</source>
        <translation>목표 역산</translation>
    </message>
    <message>
        <source>by changing</source>
        <extracomment>before a choice of a field: what is changed to meet a target, as in &quot;by changing: microbatches&quot;</extracomment>
        <translation>조정할 필드</translation>
    </message>
    <message>
        <source>The result that should change</source>
        <translation>목표로 할 결과</translation>
    </message>
    <message>
        <source>The field that may change</source>
        <translation>조정할 수 있는 필드</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>the field for a target; %1 the name of a result, %2 &quot;at most&quot;, &quot;at least&quot; or &quot;exactly&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ui::Takeaways</name>
    <message>
        <source>There is no chart to export: a field has no value yet.</source>
        <translation>내보낼 차트가 없습니다: 값이 없는 필드가 있습니다.</translation>
    </message>
    <message>
        <source>The chart is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>차트를 %1에 저장했습니다.</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>보고서를 %1에 저장했습니다.</translation>
    </message>
    <message>
        <source>The report is on its way to the printer.</source>
        <translation>보고서를 프린터로 보냈습니다.</translation>
    </message>
    <message>
        <source>The mail program opens with your feedback. You send it from there.</source>
        <translation>피드백을 담아 메일 프로그램이 열립니다. 거기서 직접 보냅니다.</translation>
    </message>
    <message>
        <source>No web pages can be made here</source>
        <translation>여기서는 웹 페이지를 만들 수 없음</translation>
    </message>
    <message>
        <source>The web page is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>웹 페이지를 %1에 저장했습니다.</translation>
    </message>
    <message>
        <source>Nothing can be saved here</source>
        <translation>여기에는 저장할 수 없음</translation>
    </message>
</context>
<context>
    <name>ui::TokensRow</name>
    <message>
        <source>Global batch in tokens</source>
        <translation>글로벌 배치(토큰)</translation>
    </message>
    <message>
        <source>Sequences times the sequence length. What is typed here sets the global batch.</source>
        <translation>시퀀스 수 × 시퀀스 길이입니다. 여기에 입력하면 글로벌 배치가 정해집니다.</translation>
    </message>
    <message>
        <source>Needs the sequence length</source>
        <translation>시퀀스 길이가 필요함</translation>
    </message>
    <message>
        <source>Sets the global batch</source>
        <translation>글로벌 배치를 정함</translation>
    </message>
</context>
<context>
    <name>ui::WindowGuide</name>
    <message>
        <source>There is no printer. The guide can be saved as a PDF and printed elsewhere.</source>
        <translation>프린터가 없습니다. 가이드를 PDF로 저장해 다른 곳에서 인쇄할 수 있습니다.</translation>
    </message>
    <message>
        <source>Save guide</source>
        <translation>가이드 저장</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 문서 (*.pdf)</translation>
    </message>
    <message>
        <source>The guide is on its way to the printer.</source>
        <translation>가이드를 프린터로 보냈습니다.</translation>
    </message>
    <message>
        <source>The guide cannot be printed: the printer does not answer.</source>
        <translation>가이드를 인쇄할 수 없습니다: 프린터가 응답하지 않습니다.</translation>
    </message>
    <message>
        <source>The guide is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>가이드를 %1(으)로 저장했습니다.</translation>
    </message>
    <message>
        <source>The guide cannot be saved: %1</source>
        <translation>가이드를 저장할 수 없음: %1</translation>
    </message>
</context>
</TS>
