<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>Chart</name>
    <message>
        <source>Log axes</source>
        <translation>لوغاريتمي</translation>
    </message>
    <message>
        <source>Equal distances for equal factors</source>
        <translation>مسافات متساوية للنسب المتساوية</translation>
    </message>
    <message>
        <source>The chart appears once all its fields have a value.</source>
        <translation>يظهر الرسم البياني عندما تكتمل قيم حقوله.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>a point of a chart, for a screen reader; %1 such as &quot;17.9% bubble&quot;, %2 such as &quot;32 microbatches&quot;</extracomment>
        <translation>%1، عند: %2</translation>
    </message>
    <message>
        <source>%1: %2 at %3.</source>
        <extracomment>a pinned scenario on a chart, for a screen reader; %1 its name, %2 such as &quot;9.9% bubble&quot;, %3 such as &quot;64 microbatches&quot;</extracomment>
        <translation>%1: %2، عند: %3.</translation>
    </message>
    <message>
        <source>%1: %2 at %3, on an axis from %4 to %5.</source>
        <extracomment>what a chart shows, for a screen reader; %1 its title, %2 such as &quot;17.9% bubble&quot;, %3 such as &quot;32 microbatches&quot;, %4 and %5 the ends of the axis</extracomment>
        <translation>%1: %2، عند: %3، على محور من %4 إلى %5.</translation>
    </message>
    <message>
        <source>%1 (your value)</source>
        <extracomment>a value in the table beside a chart; %1 a number</extracomment>
        <translation>%1 (قيمتك)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a value in the table beside a chart; %1 a number, %2 the name of the scenario that has it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Chart export</name>
    <message>
        <source>A chart is at least %1 pixels wide and %2 high</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>لا يقل عرض الرسم البياني عن %1 بكسل وارتفاعه عن %2</translation>
    </message>
    <message>
        <source>A chart is at least %1 mm wide and %2 mm high</source>
        <translation>لا يقل عرض الرسم البياني عن %1 مم وارتفاعه عن %2</translation>
    </message>
    <message>
        <source>The resolution is from %1 to %2 dpi</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>الدقة من %1 إلى %2 dpi</translation>
    </message>
    <message>
        <source>A picture has at most %1 pixels on each side</source>
        <extracomment>%1 a number</extracomment>
        <translation>الحد الأقصى لكل ضلع من الصورة %1 بكسل</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>The chart needs a value for it</source>
        <translation>يحتاج الرسم البياني إلى قيمة له</translation>
    </message>
    <message>
        <source>There is nothing to draw for these values</source>
        <translation>لا يوجد ما يُرسم لهذه القيم</translation>
    </message>
    <message>
        <source>%1 has no chart</source>
        <translation>لا يوجد رسم بياني للحاسبة %1</translation>
    </message>
    <message>
        <source>It takes no value, and %1 was given</source>
        <extracomment>stands behind an option such as --transparent; %1 what was given</extracomment>
        <translation>لا يأخذ قيمة، وقد أُعطي %1</translation>
    </message>
    <message>
        <source>A size is in pixels with --scale, or in millimetres with --dpi</source>
        <translation>المقاس إما بالبكسل مع --scale، أو بالمليمتر مع --dpi</translation>
    </message>
    <message>
        <source>There is no subcommand %1</source>
        <translation>لا يوجد أمر فرعي باسم %1</translation>
    </message>
    <message>
        <source>A subcommand is missing; --help lists them</source>
        <translation>ينقص أمر فرعي؛ الخيار --help يسرد الأوامر</translation>
    </message>
    <message>
        <source>The output could not be written: %1</source>
        <extracomment>%1 what the system says, in English</extracomment>
        <translation>تعذرت كتابة المخرجات: %1</translation>
    </message>
    <message>
        <source>Stands in place of --global-batch: give one of the two</source>
        <extracomment>stands behind an option</extracomment>
        <translation>يحل محل --global-batch: اذكر أحدهما فقط</translation>
    </message>
    <message>
        <source>Needs --sequence-length as well</source>
        <extracomment>stands behind an option</extracomment>
        <translation>يحتاج أيضًا إلى --sequence-length</translation>
    </message>
    <message>
        <source>Usage:</source>
        <extracomment>the heading over the ways in which the program can be called</extracomment>
        <translation>الاستخدام:</translation>
    </message>
    <message>
        <source>Calculators:</source>
        <translation>الحاسبات:</translation>
    </message>
    <message>
        <source>Numbers are plain, with a point: 32, 0.5, 1e6. A percentage is 90% or the fraction 0.9. Exit codes: 0 done, 2 bad input, 1 anything else that failed.</source>
        <translation>تُكتب الأعداد مجردة وبالنقطة العشرية: 32 أو 0.5 أو 1e6. والنسبة المئوية 90% أو الكسر 0.9. رموز الخروج: 0 تم التنفيذ، 2 مدخلات خاطئة، 1 أي فشل آخر.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <extracomment>%1 a value that a field could have</extracomment>
        <translation>مثال: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1 the value that a field has where it is not given</extracomment>
        <translation>إذا لم يُذكر: %1</translation>
    </message>
    <message>
        <source>Without a subcommand the window opens, filled from a scenario file or a link where one is given. If the program runs already, its window takes them; --new-window opens another one.</source>
        <translation>من دون أمر فرعي تُفتح النافذة، مملوءة من ملف سيناريوهات أو من رابط إن أُعطي. وإذا كان البرنامج يعمل بالفعل تلقتها نافذته؛ ويفتح --new-window نافذة أخرى.</translation>
    </message>
    <message>
        <source>Subcommands:</source>
        <translation>الأوامر الفرعية:</translation>
    </message>
    <message>
        <source>Fields:</source>
        <translation>الحقول:</translation>
    </message>
    <message>
        <source>Results:</source>
        <translation>النتائج:</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>the heading of a column of percentages, beside that of the global batch</extracomment>
        <translation>التغير</translation>
    </message>
    <message>
        <source>The nearest whole runs:</source>
        <extracomment>the heading of a table of runs whose replicas and microbatches are whole, near one whose are not</extracomment>
        <translation>أقرب التشغيلات ذات الأعداد الصحيحة:</translation>
    </message>
    <message>
        <source>Name a file that ends in one of: %1</source>
        <extracomment>%1 a list of endings such as .png</extracomment>
        <translation>اذكر ملفًا ينتهي اسمه بأحد الامتدادات: %1</translation>
    </message>
    <message>
        <source>%1 does not end in one of: %2</source>
        <translation>لا ينتهي %1 بأحد الامتدادات: %2</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>الذاكرة لا تكفي للصورة</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>تتعذر كتابة %1: %2</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>وسيط غير متوقع: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 the name of a file, %2 why</extracomment>
        <translation>تتعذر قراءة %1: %2</translation>
    </message>
    <message>
        <source>There are no scenarios in %1</source>
        <translation>لا توجد سيناريوهات في %1</translation>
    </message>
    <message>
        <source>No calculator is called %1. The calculators: %2</source>
        <translation>لا توجد حاسبة باسم %1. الحاسبات: %2</translation>
    </message>
    <message>
        <source>Name a calculator: %1</source>
        <translation>حدد حاسبة: %1</translation>
    </message>
    <message>
        <source>Unknown option</source>
        <extracomment>stands behind an option such as --color that there is not</extracomment>
        <translation>خيار غير معروف</translation>
    </message>
    <message>
        <source>%1 is not one of: %2</source>
        <extracomment>%1 what was given, %2 a list of the values that can be given</extracomment>
        <translation>%1 ليس من القيم المقبولة: %2</translation>
    </message>
    <message>
        <source>Name the field to solve for: %1</source>
        <extracomment>%1 a list of names</extracomment>
        <translation>حدد الحقل المطلوب حساب قيمته: %1</translation>
    </message>
    <message>
        <source>Give a target as RESULT=VALUE. The results: %1</source>
        <extracomment>RESULT=VALUE stays as it is; %1 a list of names</extracomment>
        <translation>اكتب الهدف بالصيغة RESULT=VALUE. النتائج: %1</translation>
    </message>
    <message>
        <source>Computes the results of a calculator.</source>
        <translation>يحسب نتائج حاسبة.</translation>
    </message>
    <message>
        <source>A field that is left out stays blank, and so do the results that need it. With --format json, the last line on standard error is an object with the errors; with --format csv, warnings stand on standard error.</source>
        <translation>الحقل الذي لا يُذكر يبقى فارغًا، ومعه النتائج التي تحتاج إليه. مع --format json يكون آخر سطر في مجرى الخطأ القياسي كائنًا فيه الأخطاء، ومع --format csv تُكتب التحذيرات في مجرى الخطأ القياسي.</translation>
    </message>
    <message>
        <source>Computes what follows from GPUs, parallel sizes and global batch.</source>
        <translation>يحسب ما يترتب على وحدات GPU وأحجام التوازي والدفعة الكلية.</translation>
    </message>
    <message>
        <source>The global batch can be given in tokens: --global-batch-tokens in place of --global-batch. Where replicas or microbatches are not whole, the exit code is 2 and the nearest runs that are stand on standard error, with --format json on standard output.</source>
        <translation>يمكن إعطاء الدفعة الكلية بالتوكنات: --global-batch-tokens بدلًا من --global-batch. وإذا لم يكن عدد النسخ أو الدفعات المصغرة صحيحًا، كان رمز الخروج 2 وكُتبت أقرب التشغيلات ذات الأعداد الصحيحة في مجرى الخطأ القياسي، ومع --format json في مجرى الخرج القياسي.</translation>
    </message>
    <message>
        <source>Finds the value of one field with which a result comes out as wanted.</source>
        <translation>يحسب قيمة حقل واحد تتحقق بها النتيجة المطلوبة.</translation>
    </message>
    <message>
        <source>A target is read the way its result is wanted: bubble and overhead at most, efficiency, speedup and throughput at least, batch and tokens exactly. Of the counts that keep a bound, the one closest to it is given; where no whole number gives an exact target, its nearest neighbours are. A value for the field that is solved for is not used.</source>
        <extracomment>RESULT=VALUE stays as it is</extracomment>
        <translation>يُقرأ الهدف بحسب ما يُطلب من نتيجته: حد أقصى للفقاعة والعبء الإضافي، وحد أدنى للكفاءة والتسريع والإنتاجية، وقيمة مضبوطة للدفعة والتوكنات. ومن بين الأعداد التي تفي بالحد يُعطى أقربها إليه؛ وإذا لم يحقق أي عدد صحيح الهدف المضبوط، أُعطي أقرب عددين حوله. ولا تُستخدم أي قيمة معطاة للحقل المطلوب حسابه.</translation>
    </message>
    <message>
        <source>Computes a calculator for each value of a range.</source>
        <translation>يحسب نتائج حاسبة لكل قيمة في مدى.</translation>
    </message>
    <message>
        <source>Gives the field the values FROM, FROM + STEP and so on, or FROM, FROM times FACTOR and so on, up to TO, which is given where they reach it. A count goes by 1 without a step, and counts of a factor are rounded. As CSV, one row for each value; as JSON, an array of what compute prints, one object a line.</source>
        <translation>يأخذ الحقل القيم FROM ثم FROM + STEP وهكذا، أو FROM ثم FROM × FACTOR وهكذا، حتى TO، وتُعطى TO نفسها إذا بلغتها القيم. ومن دون خطوة يزداد العدد بمقدار 1، وتُقرَّب الأعداد الناتجة عن الضرب في معامل. بصيغة CSV صف لكل قيمة، وبصيغة JSON مصفوفة مما يُخرجه compute، كل كائن في سطر.</translation>
    </message>
    <message>
        <source>Writes the chart of a calculator to a file.</source>
        <translation>يكتب الرسم البياني لحاسبة في ملف.</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a picture, or the plotted points as CSV. A chart is 960 pixels of 1/96 inch wide and 600 high where no size is given; of one side alone, the other follows. A PNG has 1, 2 or 3 dots for each pixel, or with a size in millimetres as many per inch as --dpi says, which is 300 where it is not given.</source>
        <translation>يحدد امتداد الملف ما يُكتب: صورة، أو نقاط الرسم بصيغة CSV. وإذا لم يُحدد المقاس كان عرض الرسم 960 بكسلًا، والبكسل 1/96 من البوصة، وارتفاعه 600؛ وإذا حُدد ضلع واحد تبعه الآخر. وفي صورة PNG لكل بكسل 1 أو 2 أو 3 نقاط، وإذا كان المقاس بالمليمتر فعدد النقاط في البوصة هو ما يحدده --dpi، أي 300 إذا لم يُذكر.</translation>
    </message>
    <message>
        <source>Writes a report, one page for each scenario.</source>
        <translation>يكتب تقريرًا فيه صفحة لكل سيناريو.</translation>
    </message>
    <message>
        <source>The ending of the file says what is written: a PDF, or a page for a browser that needs nothing else. Of a scenario file, all scenarios are reported, with the run where it is on, and compared on a last page. The paper is A4 where none is named.</source>
        <translation>يحدد امتداد الملف ما يُكتب: ملف PDF، أو صفحة للمتصفح لا تحتاج إلى شيء آخر. وإذا أُعطي ملف سيناريوهات، شمل التقرير كل ما فيه من سيناريوهات، مع التشغيل إن كان مفعلًا، وقارن بينها في صفحة أخيرة. والورق A4 إذا لم يُذكر غيره.</translation>
    </message>
    <message>
        <source>Prints a link that opens a calculator with these values.</source>
        <translation>يُخرج رابطًا يفتح حاسبة بهذه القيم.</translation>
    </message>
    <message>
        <source>Write FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR, not %1</source>
        <extracomment>%1 what was given; the words in capitals stand in the help in the same way</extracomment>
        <translation>اكتب FIELD=FROM:TO أو FIELD=FROM:TO:STEP أو FIELD=FROM:TO:xFACTOR، وليس %1</translation>
    </message>
    <message>
        <source>FROM is above TO</source>
        <extracomment>FROM and TO stand in the help in the same way</extracomment>
        <translation>قيمة FROM أكبر من TO</translation>
    </message>
    <message>
        <source>Only a count goes without a step: write FROM:TO:STEP or FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>العدد الصحيح وحده يستغني عن الخطوة: اكتب FROM:TO:STEP أو FROM:TO:xFACTOR</translation>
    </message>
    <message>
        <source>Too small beside TO: it makes no other number</source>
        <extracomment>of the step of a range FROM:TO:STEP: added to a number as large as TO it changes nothing</extracomment>
        <translation>أصغر من أن تؤثر مقارنةً بقيمة TO: إضافتها لا تعطي عددًا آخر</translation>
    </message>
    <message>
        <source>A step has to be above 0</source>
        <translation>يجب أن تكون الخطوة أكبر من 0</translation>
    </message>
    <message>
        <source>A factor has to be above 1</source>
        <translation>يجب أن يكون المعامل أكبر من 1</translation>
    </message>
    <message>
        <source>No factor leads away from 0: start above it</source>
        <translation>ضرب 0 في أي معامل يعطي 0: ابدأ بقيمة أكبر</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 a field such as stages, %2 FROM, TO, STEP or FACTOR, %3 what is wrong with it, a whole sentence</extracomment>
        <translation>%1، %2: %3</translation>
    </message>
    <message>
        <source>Given as a value and with --over</source>
        <translation>مذكور كقيمة ومع --over أيضًا</translation>
    </message>
    <message>
        <source>A range is missing: FIELD=FROM:TO, FIELD=FROM:TO:STEP or FIELD=FROM:TO:xFACTOR</source>
        <extracomment>the words in capitals stand in the help in the same way</extracomment>
        <translation>ينقص مدى: FIELD=FROM:TO أو FIELD=FROM:TO:STEP أو FIELD=FROM:TO:xFACTOR</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows have warnings; --format json shows them</source>
        <extracomment>%1 a number of rows; --format json is an option</extracomment>
        <translation>
            <numerusform>في %1 صف تحذيرات؛ يعرضها --format json</numerusform>
            <numerusform>في صف واحد (%1) تحذيرات؛ يعرضها --format json</numerusform>
            <numerusform>في صفين (%1) تحذيرات؛ يعرضها --format json</numerusform>
            <numerusform>في %1 صفوف تحذيرات؛ يعرضها --format json</numerusform>
            <numerusform>في %1 صفًا تحذيرات؛ يعرضها --format json</numerusform>
            <numerusform>في %1 صف تحذيرات؛ يعرضها --format json</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows lack results because of an error; --format json shows it</source>
        <extracomment>%1 a number of rows, such as those of a run whose replicas are not whole; --format json is an option</extracomment>
        <translation>
            <numerusform>%1 صف تنقصها نتائج بسبب خطأ؛ يعرضه --format json</numerusform>
            <numerusform>صف واحد (%1) تنقصه نتائج بسبب خطأ؛ يعرضه --format json</numerusform>
            <numerusform>صفان (%1) تنقصهما نتائج بسبب خطأ؛ يعرضه --format json</numerusform>
            <numerusform>%1 صفوف تنقصها نتائج بسبب خطأ؛ يعرضه --format json</numerusform>
            <numerusform>%1 صفًا تنقصها نتائج بسبب خطأ؛ يعرضه --format json</numerusform>
            <numerusform>%1 صف تنقصها نتائج بسبب خطأ؛ يعرضه --format json</numerusform>
        </translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1 a whole sentence</extracomment>
        <translation>تحذير: %1</translation>
    </message>
</context>
<context>
    <name>Data-parallel scaling</name>
    <message>
        <source>Devices</source>
        <translation>الأجهزة</translation>
    </message>
    <message>
        <source>Data-parallel units that share the work. Where one model spans several GPUs, count the replicas and give the throughput of one replica.</source>
        <translation>وحدات توازي البيانات التي تتقاسم العمل. وإذا امتد النموذج الواحد على عدة وحدات GPU، فعُدّ النسخ وأدخل إنتاجية نسخة واحدة.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>المدخلات</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <translation>
            <numerusform>%1 جهاز</numerusform>
            <numerusform>%1 جهاز</numerusform>
            <numerusform>جهازان (%1)</numerusform>
            <numerusform>%1 أجهزة</numerusform>
            <numerusform>%1 جهازًا</numerusform>
            <numerusform>%1 جهاز</numerusform>
        </translation>
    </message>
    <message>
        <source>Scaling efficiency falls as devices are added; this holds it where it is.</source>
        <translation>تنخفض كفاءة التوسع كلما أُضيفت أجهزة؛ وهي هنا مفترضة ثابتة.</translation>
    </message>
    <message>
        <source>Throughput per device</source>
        <translation>الإنتاجية لكل جهاز</translation>
    </message>
    <message>
        <source>What one such unit sustains alone. The unit you choose carries over to the results.</source>
        <translation>ما يحققه جهاز واحد، أو نسخة واحدة، على انفراد وباستمرار. ووحدة القياس التي تختارها تنتقل إلى النتائج.</translation>
    </message>
    <message>
        <source>%1 per device</source>
        <extracomment>%1 a throughput with its unit</extracomment>
        <translation>%1 لكل جهاز</translation>
    </message>
    <message>
        <source>per second</source>
        <extracomment>units of a throughput: they stand behind a number (&quot;2,000 per second&quot;), and alone in a list to choose from</extracomment>
        <translation>في الثانية</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>عينة/ث</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>توكن/ث</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>كفاءة التوسع</translation>
    </message>
    <message>
        <source>Share of ideal linear scaling that is reached. Communication, synchronisation and imbalance pull it below 100%.</source>
        <translation>الحصة المحققة من التوسع الخطي المثالي. يخفضها الاتصال والمزامنة وعدم توازن الحمل عن 100%.</translation>
    </message>
    <message>
        <source>%1 scaling efficiency</source>
        <extracomment>%1 a percentage</extracomment>
        <translation>كفاءة توسع %1</translation>
    </message>
    <message>
        <source>At most %1. A measured value above that is superlinear: give the single-device baseline a second look.</source>
        <extracomment>%1 the largest value, a percentage</extracomment>
        <translation>الحد الأقصى %1. والقيمة المقيسة التي تتجاوزه فوق خطية: راجع القياس المرجعي على جهاز واحد.</translation>
    </message>
    <message>
        <source>Actual throughput</source>
        <translation>الإنتاجية الفعلية</translation>
    </message>
    <message>
        <source>%3 of the ideal %4.</source>
        <extracomment>%3 a percentage, %4 the ideal throughput, a number without its unit</extracomment>
        <translation>%3 من الإنتاجية المثالية، وهي %4.</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>التسريع</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices do the work of %6 ideal ones.</source>
        <extracomment>%1 devices, %6 how many ideal devices they are worth</extracomment>
        <translation>
            <numerusform>%1 جهاز تؤدي عمل %6 من الأجهزة المثالية.</numerusform>
            <numerusform>جهاز واحد (%1) يؤدي عمل %6 من الأجهزة المثالية.</numerusform>
            <numerusform>جهازان (%1) يؤديان عمل %6 من الأجهزة المثالية.</numerusform>
            <numerusform>%1 أجهزة تؤدي عمل %6 من الأجهزة المثالية.</numerusform>
            <numerusform>%1 جهازًا تؤدي عمل %6 من الأجهزة المثالية.</numerusform>
            <numerusform>%1 جهاز تؤدي عمل %6 من الأجهزة المثالية.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 speedup</source>
        <extracomment>%1 a factor such as 57.6×: a point read off the chart, or a target</extracomment>
        <translation>تسريع %1</translation>
    </message>
    <message>
        <source>Ideal throughput</source>
        <translation>الإنتاجية المثالية</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices at %2 each, with nothing lost.</source>
        <translation>
            <numerusform>%1 جهاز، لكل منها %2، بلا فاقد.</numerusform>
            <numerusform>جهاز واحد (%1) بإنتاجية %2، بلا فاقد.</numerusform>
            <numerusform>جهازان (%1)، لكل منهما %2، بلا فاقد.</numerusform>
            <numerusform>%1 أجهزة، لكل منها %2، بلا فاقد.</numerusform>
            <numerusform>%1 جهازًا، لكل منها %2، بلا فاقد.</numerusform>
            <numerusform>%1 جهاز، لكل منها %2، بلا فاقد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost to overhead</source>
        <translation>فاقد العبء الإضافي</translation>
    </message>
    <message>
        <source>What communication, synchronisation and imbalance take from the ideal.</source>
        <translation>ما يقتطعه الاتصال والمزامنة وعدم توازن الحمل من الإنتاجية المثالية.</translation>
    </message>
    <message>
        <source>if %1 held</source>
        <extracomment>the name of a curve; %1 a percentage. Efficiency falls as devices are added, so the curve is only an assumption.</extracomment>
        <translation>لو ثبتت عند %1</translation>
    </message>
    <message>
        <source>ideal</source>
        <extracomment>the name of a curve: linear scaling without loss</extracomment>
        <translation>مثالي</translation>
    </message>
    <message>
        <source>One efficiency stands for every loss. It is given, not derived from bandwidth, model size or batch.</source>
        <translation>كفاءة واحدة تمثل كل أنواع الفاقد. وهي قيمة معطاة، لا تُشتق من عرض النطاق الترددي ولا حجم النموذج ولا الدفعة.</translation>
    </message>
    <message>
        <source>Efficiency falls as devices are added: a value measured at one size does not hold at another.</source>
        <translation>تنخفض الكفاءة كلما أُضيفت أجهزة: القيمة المقيسة عند حجم ما لا تصح عند غيره.</translation>
    </message>
    <message>
        <source>Data parallelism alone: all devices do the same work on their own share of the batch.</source>
        <translation>توازي البيانات وحده: كل الأجهزة تؤدي العمل نفسه، كل منها على حصته من الدفعة.</translation>
    </message>
    <message>
        <source>Data-parallel scaling</source>
        <translation>توسع توازي البيانات</translation>
    </message>
    <message>
        <source>What a cluster really delivers, beside the ideal.</source>
        <translation>ما يقدمه العنقود حقًا، مقارنةً بالمثالي.</translation>
    </message>
    <message>
        <source>Speedup by devices</source>
        <translation>التسريع بحسب عدد الأجهزة</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message numerus="yes">
        <source>%1 points</source>
        <extracomment>percentage points; %1 a number with its sign, such as -8.09</extracomment>
        <translation>
            <numerusform>%1 نقطة</numerusform>
            <numerusform>%1 نقطة</numerusform>
            <numerusform>%1 نقطة</numerusform>
            <numerusform>%1 نقاط</numerusform>
            <numerusform>%1 نقطة</numerusform>
            <numerusform>%1 نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effective batch</name>
    <message>
        <source>Batch per device</source>
        <translation>الدفعة لكل جهاز</translation>
    </message>
    <message>
        <source>The microbatch: sequences that one data-parallel rank processes in one forward and backward pass. Known as micro-batch-size, train_micro_batch_size_per_gpu or per_device_train_batch_size.</source>
        <extracomment>the three names are options of training frameworks; leave them as they are</extracomment>
        <translation>الدفعة المصغرة: تسلسلات تعالجها رتبة (rank) لتوازي البيانات في تمريرة أمامية وخلفية. تُعرف باسم micro-batch-size أو train_micro_batch_size_per_gpu أو per_device_train_batch_size.</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>التوازي</translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences per device</source>
        <translation>
            <numerusform>%1 تسلسل لكل جهاز</numerusform>
            <numerusform>%1 تسلسل لكل جهاز</numerusform>
            <numerusform>تسلسلان (%1) لكل جهاز</numerusform>
            <numerusform>%1 تسلسلات لكل جهاز</numerusform>
            <numerusform>%1 تسلسلًا لكل جهاز</numerusform>
            <numerusform>%1 تسلسل لكل جهاز</numerusform>
        </translation>
    </message>
    <message>
        <source>A larger batch per device holds more activations in memory.</source>
        <translation>الدفعة الأكبر لكل جهاز تحتفظ بمزيد من التفعيلات في الذاكرة.</translation>
    </message>
    <message>
        <source>Data-parallel devices</source>
        <translation>أجهزة توازي البيانات</translation>
    </message>
    <message>
        <source>Data-parallel ranks whose gradients are averaged each step. Fully sharded and ZeRO ranks count; tensor, pipeline and context parallel ranks do not.</source>
        <translation>رتب توازي البيانات (rank) التي يُحسب متوسط تدرجاتها كل خطوة، ومنها المجزأة كليًا وZeRO، دون رتب التوازي الأخرى.</translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 جهاز</numerusform>
            <numerusform>%1 جهاز</numerusform>
            <numerusform>جهازان (%1)</numerusform>
            <numerusform>%1 أجهزة</numerusform>
            <numerusform>%1 جهازًا</numerusform>
            <numerusform>%1 جهاز</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>خطوات التراكم</translation>
    </message>
    <message>
        <source>Forward and backward passes whose gradients are summed before one optimizer update. They enlarge the batch without holding more activations.</source>
        <translation>تمريرات أمامية وخلفية تُجمع تدرجاتها قبل تحديث المحسّن. تكبّر الدفعة دون مزيد من التفعيلات.</translation>
    </message>
    <message numerus="yes">
        <source>%1 accumulation steps</source>
        <translation>
            <numerusform>%1 خطوة تراكم</numerusform>
            <numerusform>%1 خطوة تراكم</numerusform>
            <numerusform>خطوتا تراكم (%1)</numerusform>
            <numerusform>%1 خطوات تراكم</numerusform>
            <numerusform>%1 خطوة تراكم</numerusform>
            <numerusform>%1 خطوة تراكم</numerusform>
        </translation>
    </message>
    <message>
        <source>More accumulation steps mean a longer time between updates.</source>
        <translation>مزيد من خطوات التراكم يعني زمنًا أطول بين تحديثين.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>طول التسلسل</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>عدد التوكنات في كل تسلسل.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>التسلسل</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per sequence</source>
        <translation>
            <numerusform>%1 توكن لكل تسلسل</numerusform>
            <numerusform>%1 توكن لكل تسلسل</numerusform>
            <numerusform>توكنان (%1) لكل تسلسل</numerusform>
            <numerusform>%1 توكنات لكل تسلسل</numerusform>
            <numerusform>%1 توكنًا لكل تسلسل</numerusform>
            <numerusform>%1 توكن لكل تسلسل</numerusform>
        </translation>
    </message>
    <message>
        <source>Longer sequences hold more activations in memory.</source>
        <translation>التسلسلات الأطول تحتفظ بمزيد من التفعيلات في الذاكرة.</translation>
    </message>
    <message>
        <source>Effective batch size</source>
        <translation>حجم الدفعة الفعال</translation>
    </message>
    <message numerus="yes">
        <source>One optimizer update sees %5 sequences.</source>
        <extracomment>the plural follows %5, a count of sequences</extracomment>
        <translation>
            <numerusform>يرى التحديث الواحد للمحسّن %5 تسلسل.</numerusform>
            <numerusform>يرى التحديث الواحد للمحسّن تسلسلًا واحدًا (%5).</numerusform>
            <numerusform>يرى التحديث الواحد للمحسّن تسلسلين (%5).</numerusform>
            <numerusform>يرى التحديث الواحد للمحسّن %5 تسلسلات.</numerusform>
            <numerusform>يرى التحديث الواحد للمحسّن %5 تسلسلًا.</numerusform>
            <numerusform>يرى التحديث الواحد للمحسّن %5 تسلسل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences</source>
        <translation>
            <numerusform>%1 تسلسل</numerusform>
            <numerusform>%1 تسلسل</numerusform>
            <numerusform>تسلسلان (%1)</numerusform>
            <numerusform>%1 تسلسلات</numerusform>
            <numerusform>%1 تسلسلًا</numerusform>
            <numerusform>%1 تسلسل</numerusform>
        </translation>
    </message>
    <message>
        <source>sequences</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>تسلسل</translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>التوكنات لكل خطوة</translation>
    </message>
    <message numerus="yes">
        <source>%5 sequences, each of length %4.</source>
        <extracomment>the plural follows %5; %5 a count of sequences, %4 the length of each in tokens</extracomment>
        <translation>
            <numerusform>%5 تسلسل، طول كل منها %4.</numerusform>
            <numerusform>تسلسل واحد (%5)، طوله %4.</numerusform>
            <numerusform>تسلسلان (%5)، طول كل منهما %4.</numerusform>
            <numerusform>%5 تسلسلات، طول كل منها %4.</numerusform>
            <numerusform>%5 تسلسلًا، طول كل منها %4.</numerusform>
            <numerusform>%5 تسلسل، طول كل منها %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per step</source>
        <extracomment>a point read off the chart, or a target; %1 a count</extracomment>
        <translation>
            <numerusform>%1 توكن لكل خطوة</numerusform>
            <numerusform>%1 توكن لكل خطوة</numerusform>
            <numerusform>توكنان (%1) لكل خطوة</numerusform>
            <numerusform>%1 توكنات لكل خطوة</numerusform>
            <numerusform>%1 توكنًا لكل خطوة</numerusform>
            <numerusform>%1 توكن لكل خطوة</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>a unit: behind a large number, and alone in a column</extracomment>
        <translation>توكن</translation>
    </message>
    <message>
        <source>Only data-parallel ranks count as devices, fully sharded and ZeRO ranks among them; tensor, pipeline and context parallel ranks do not enlarge the batch.</source>
        <translation>لا تُعد أجهزةً إلا رتب توازي البيانات (rank)، ومنها الرتب المجزأة كليًا ورتب ZeRO؛ أما رتب توازي الموترات وخط الأنابيب والسياق فلا تكبّر الدفعة.</translation>
    </message>
    <message>
        <source>All sequences have the same length; packed or variable batches need a token count of their own.</source>
        <translation>كل التسلسلات بالطول نفسه؛ والدفعات المحزومة أو المتغيرة تحتاج إلى عدّ توكنات خاص بها.</translation>
    </message>
    <message>
        <source>All groups are complete; the last one of an epoch may be smaller.</source>
        <translation>كل المجموعات مكتملة؛ وقد تكون المجموعة الأخيرة في الحقبة (epoch) أصغر.</translation>
    </message>
    <message>
        <source>Effective batch</source>
        <translation>الدفعة الفعالة</translation>
    </message>
    <message>
        <source>How much data one optimizer update sees.</source>
        <translation>كم من البيانات يرى التحديث الواحد للمحسّن.</translation>
    </message>
    <message>
        <source>Tokens per step by accumulation steps</source>
        <translation>التوكنات لكل خطوة بحسب خطوات التراكم</translation>
    </message>
</context>
<context>
    <name>Embedded page</name>
    <message>
        <source>This calculator needs JavaScript.</source>
        <extracomment>on a web page, in place of a calculator</extracomment>
        <translation>تحتاج هذه الحاسبة إلى JavaScript.</translation>
    </message>
    <message>
        <source>A simple model, meant for planning. Measure on your own system before you decide about money or time.</source>
        <extracomment>at the foot of a calculator on a web page</extracomment>
        <translation>نموذج بسيط مخصص للتخطيط. قِس على نظامك قبل أن تتخذ قرارًا يمس المال أو الوقت.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>names the choice of a language on a web page</extracomment>
        <translation>اللغة</translation>
    </message>
</context>
<context>
    <name>Feedback</name>
    <message>
        <source>The program is helpful.</source>
        <translation>البرنامج مفيد.</translation>
    </message>
    <message>
        <source>The program is not helpful.</source>
        <translation>البرنامج غير مفيد.</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4</source>
        <extracomment>%1 the program&apos;s name, %2 its version, %3 the code of its language, %4 the operating system</extracomment>
        <translation>%1 %2، %3، %4</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>It is not a regular file</source>
        <translation>ليس ملفًا عاديًا</translation>
    </message>
    <message>
        <source>It is a link that leads nowhere</source>
        <translation>رابط لا يؤدي إلى شيء</translation>
    </message>
    <message>
        <source>Its folder is missing</source>
        <translation>مجلده غير موجود</translation>
    </message>
    <message>
        <source>Scenario files (*.plumbline)</source>
        <extracomment>the kind of files in the dialog that opens and saves them; leave the part in parentheses as it is</extracomment>
        <translation>ملفات السيناريوهات (*.plumbline)</translation>
    </message>
    <message>
        <source>Open scenarios</source>
        <translation>فتح سيناريوهات</translation>
    </message>
    <message>
        <source>Save scenarios</source>
        <translation>حفظ السيناريوهات</translation>
    </message>
    <message>
        <source>These scenarios are not in a saved file. Save them first?</source>
        <translation>هذه السيناريوهات غير محفوظة في ملف. هل تريد حفظها أولًا؟</translation>
    </message>
    <message>
        <source>If you do not save them, Undo still brings them back.</source>
        <translation>إذا لم تحفظها، يمكن استعادتها بالتراجع.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;عدم الحفظ</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was last read or saved here.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>تغيّر %1 على القرص منذ آخر قراءة أو حفظ له هنا.</translation>
    </message>
    <message>
        <source>If you overwrite it, what was changed there is lost. Under another name you keep both.</source>
        <translation>إذا استبدلته ضاع ما تغيّر فيه. وباسم آخر تحتفظ بالاثنين.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>ا&amp;ستبدال</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>حفظ &amp;باسم…</translation>
    </message>
    <message>
        <source>The file is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>الملف طويل جدًا: الحد الأقصى بالبايت %1</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not valid JSON</source>
        <extracomment>%1 the line, %2 the place within it; JSON is the name of the format</extracomment>
        <translation>السطر %1، العمود %2: ليس JSON صالحًا</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this: schemas up to %1 are known</source>
        <extracomment>%1 the number of a version of the file format</extracomment>
        <translation>كُتب الملف بإصدار أحدث من البرنامج: أحدث مخطط معروف هو %1</translation>
    </message>
    <message>
        <source>The key is missing</source>
        <translation>المفتاح ناقص</translation>
    </message>
    <message>
        <source>The key is not known</source>
        <translation>المفتاح غير معروف</translation>
    </message>
    <message>
        <source>The key stands there more than once</source>
        <translation>المفتاح مكرر</translation>
    </message>
    <message>
        <source>This is nested too deeply</source>
        <translation>التداخل أعمق من المسموح</translation>
    </message>
    <message>
        <source>An object in braces is needed</source>
        <translation>المطلوب كائن بين قوسين معقوفين {}</translation>
    </message>
    <message>
        <source>A list in brackets is needed</source>
        <translation>المطلوب قائمة بين قوسين مربعين []</translation>
    </message>
    <message>
        <source>A text in quotation marks is needed</source>
        <translation>المطلوب نص بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>A name is needed</source>
        <translation>المطلوب اسم</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <extracomment>true and false are words of the file format; leave them as they are</extracomment>
        <translation>المطلوب true أو false</translation>
    </message>
    <message>
        <source>A number is needed</source>
        <translation>المطلوب عدد</translation>
    </message>
    <message>
        <source>A whole number is needed</source>
        <translation>المطلوب عدد صحيح</translation>
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
        <translation>ليس من حقول هذه الحاسبة</translation>
    </message>
    <message>
        <source>Given more than once</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>مذكور أكثر من مرة</translation>
    </message>
    <message>
        <source>A value is missing</source>
        <extracomment>stands behind the name of a field or an option</extracomment>
        <translation>تنقص قيمة</translation>
    </message>
    <message>
        <source>No calculator is called %1</source>
        <extracomment>%1 the word that stands in place of a calculator&apos;s name</extracomment>
        <translation>لا توجد حاسبة باسم %1</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>Not a link of this program</source>
        <translation>ليس رابطًا لهذا البرنامج</translation>
    </message>
    <message>
        <source>The link is too long: at most %1 bytes</source>
        <extracomment>%1 a count of bytes</extracomment>
        <translation>الرابط طويل جدًا: الحد الأقصى بالبايت %1</translation>
    </message>
    <message>
        <source>The link is damaged: a character in it is not encoded correctly</source>
        <translation>الرابط تالف: فيه محرف غير مرمّز على نحو صحيح</translation>
    </message>
    <message>
        <source>The link has a part behind # that means nothing here</source>
        <translation>في الرابط جزء بعد # لا معنى له هنا</translation>
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
        <translation>ليس عددًا: %text</translation>
    </message>
    <message>
        <source>Not finished: a number is missing at the end</source>
        <translation>غير مكتمل: ينقص عدد في النهاية</translation>
    </message>
    <message>
        <source>A parenthesis is missing, or there is one too many</source>
        <translation>ينقص قوس، أو يوجد قوس زائد</translation>
    </message>
    <message>
        <source>Digits are grouped in threes: %text is not a number</source>
        <extracomment>%text digits with separators such as 1,2,34</extracomment>
        <translation>تُقسم الأرقام إلى مجموعات من ثلاثة: %text ليس عددًا</translation>
    </message>
    <message numerus="yes">
        <source>Too long: at most %1 characters</source>
        <translation>
            <numerusform>طويل جدًا: الحد الأقصى %1 محرف</numerusform>
            <numerusform>طويل جدًا: الحد الأقصى محرف واحد (%1)</numerusform>
            <numerusform>طويل جدًا: الحد الأقصى محرفان (%1)</numerusform>
            <numerusform>طويل جدًا: الحد الأقصى %1 محارف</numerusform>
            <numerusform>طويل جدًا: الحد الأقصى %1 محرفًا</numerusform>
            <numerusform>طويل جدًا: الحد الأقصى %1 محرف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 levels of parentheses</source>
        <translation>
            <numerusform>الحد الأقصى %1 مستوى من الأقواس</numerusform>
            <numerusform>الحد الأقصى مستوى واحد (%1) من الأقواس</numerusform>
            <numerusform>الحد الأقصى مستويان (%1) من الأقواس</numerusform>
            <numerusform>الحد الأقصى %1 مستويات من الأقواس</numerusform>
            <numerusform>الحد الأقصى %1 مستوى من الأقواس</numerusform>
            <numerusform>الحد الأقصى %1 مستوى من الأقواس</numerusform>
        </translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>قسمة على صفر</translation>
    </message>
    <message>
        <source>An exponent is a whole number</source>
        <translation>يجب أن يكون الأس عددًا صحيحًا</translation>
    </message>
    <message>
        <source>A whole number: %1 is not</source>
        <extracomment>%1 a value such as 4.5</extracomment>
        <translation>المطلوب عدد صحيح، وليس %1</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>الحد الأدنى %1</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>الحد الأقصى %1</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>أكبر من %1</translation>
    </message>
    <message>
        <source>Too large: at most %1</source>
        <translation>كبير جدًا: الحد الأقصى %1</translation>
    </message>
    <message>
        <source>Too close to zero</source>
        <translation>قريب جدًا من الصفر</translation>
    </message>
    <message>
        <source>A percentage: write 90% or the fraction 0.9, not %text</source>
        <translation>نسبة مئوية: اكتب 90% أو الكسر 0.9، وليس %text</translation>
    </message>
    <message>
        <source>No whole number of sequences: %1 is not a multiple of the sequence length, %2</source>
        <extracomment>%1 a count of tokens, %2 the length of a sequence in tokens</extracomment>
        <translation>عدد التسلسلات ليس صحيحًا: %1 ليس من مضاعفات طول التسلسل، وهو %2</translation>
    </message>
    <message>
        <source>Of the run&apos;s %1 GPU-hours a day, %2 go to this bubble.</source>
        <extracomment>%1 GPU-hours a day in all, %2 those of them that are lost</extracomment>
        <translation>من ساعات GPU للتشغيل يوميًا (%1) تضيع %2 في هذه الفقاعة.</translation>
    </message>
    <message>
        <source>The step time is not known while values are missing</source>
        <translation>زمن الخطوة غير معروف ما دامت هناك قيم ناقصة</translation>
    </message>
    <message>
        <source>No whole number of sequences in a microbatch (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatches × passes)</source>
        <extracomment>%1 such as 5.333, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>عدد التسلسلات في الدفعة المصغرة ليس صحيحًا (%1): الدفعة الكلية %2 ليست من مضاعفات %3 × %4 × %5 (النسخ × الدفعات المصغرة × التمريرات)</translation>
    </message>
    <message>
        <source>This result cannot be solved for a field</source>
        <translation>لا يمكن حساب قيمة أي حقل من هذه النتيجة</translation>
    </message>
    <message>
        <source>A value is needed: the target depends on it</source>
        <extracomment>stands behind the name of a field that was left blank</extracomment>
        <translation>المطلوب قيمة: الهدف يعتمد عليها</translation>
    </message>
    <message>
        <source>The target does not depend on this value</source>
        <extracomment>stands behind the name of a field</extracomment>
        <translation>الهدف لا يعتمد على هذه القيمة</translation>
    </message>
    <message>
        <source>Every value meets the target: at worst the result is %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>كل القيم تحقق الهدف: النتيجة في أسوأ الأحوال %1</translation>
    </message>
    <message>
        <source>No value meets the target: the closest result is %1, with %2</source>
        <extracomment>%1 a result, %2 the value of the field that gives it, such as &quot;63 microbatches&quot;</extracomment>
        <translation>لا توجد قيمة تحقق الهدف: أقرب نتيجة %1، عند: %2</translation>
    </message>
    <message>
        <source>No value meets the target: the result is always %1</source>
        <extracomment>%1 a result</extracomment>
        <translation>لا توجد قيمة تحقق الهدف: النتيجة دائمًا %1</translation>
    </message>
    <message>
        <source>No value meets the target: it takes more than %1, the largest there can be</source>
        <extracomment>%1 the largest value that the program can hold</extracomment>
        <translation>لا توجد قيمة تحقق الهدف: يلزم أكثر من %1، وهي أكبر قيمة ممكنة</translation>
    </message>
    <message>
        <source>No value meets the target: none is close enough to zero</source>
        <translation>لا توجد قيمة تحقق الهدف: لا قيمة قريبة من الصفر بما يكفي</translation>
    </message>
    <message>
        <source>A whole number: %text is not</source>
        <extracomment>%text what the person typed: a value such as 99999999999999999999.5, or what comes to one</extracomment>
        <translation>المطلوب عدد صحيح، وليس %text</translation>
    </message>
    <message>
        <source>Not a value for this field</source>
        <translation>قيمة غير صالحة لهذا الحقل</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 the least, %2 the largest value that a field accepts</extracomment>
        <translation>من %1 إلى %2</translation>
    </message>
</context>
<context>
    <name>Pipeline bubble</name>
    <message>
        <source>Pipeline stages</source>
        <translation>مراحل خط الأنابيب</translation>
    </message>
    <message>
        <source>Sequential stages the model is cut into, one device group each. The last stage waits one step for every stage before it.</source>
        <translation>المراحل المتتالية التي يُقسم إليها النموذج، ولكل منها مجموعة أجهزة. تنتظر المرحلة الأخيرة خطوة واحدة عن كل مرحلة قبلها.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>المدخلات</translation>
    </message>
    <message numerus="yes">
        <source>%1 stages</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 مرحلة</numerusform>
            <numerusform>%1 مرحلة</numerusform>
            <numerusform>مرحلتان (%1)</numerusform>
            <numerusform>%1 مراحل</numerusform>
            <numerusform>%1 مرحلة</numerusform>
            <numerusform>%1 مرحلة</numerusform>
        </translation>
    </message>
    <message>
        <source>More stages mean more GPUs for each replica, or fewer replicas.</source>
        <translation>مزيد من المراحل يعني وحدات GPU أكثر لكل نسخة، أو نسخًا أقل.</translation>
    </message>
    <message>
        <source>Microbatches</source>
        <translation>الدفعات المصغرة</translation>
    </message>
    <message>
        <source>Pieces that one pipeline works through in one pass: its replica&apos;s share of the global batch, divided by the microbatch size. The more, the longer the stages stay busy.</source>
        <translation>الأجزاء التي يعالجها خط أنابيب واحد في تمريرة واحدة: حصة نسخته من الدفعة الكلية، مقسومة على حجم الدفعة المصغرة. كلما زادت طالت مدة انشغال المراحل.</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches</source>
        <translation>
            <numerusform>%1 دفعة مصغرة</numerusform>
            <numerusform>%1 دفعة مصغرة</numerusform>
            <numerusform>دفعتان مصغرتان (%1)</numerusform>
            <numerusform>%1 دفعات مصغرة</numerusform>
            <numerusform>%1 دفعة مصغرة</numerusform>
            <numerusform>%1 دفعة مصغرة</numerusform>
        </translation>
    </message>
    <message>
        <source>More microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <translation>مزيد من الدفعات المصغرة يعني دفعة كلية أكبر أو دفعات مصغرة أصغر حجمًا أو نسخًا أقل.</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>حصة الفقاعة</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of the whole schedule are fill and drain. Against the ideal time alone that is %5.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps, %5 a percentage: the second definition in circulation</extracomment>
        <translation>
            <numerusform>%3 خطوة من أصل %4 في الجدول الزمني كله ملء وتفريغ. وقياسًا إلى الزمن المثالي وحده: %5.</numerusform>
            <numerusform>خطوة واحدة (%3) من أصل %4 في الجدول الزمني كله ملء وتفريغ. وقياسًا إلى الزمن المثالي وحده: %5.</numerusform>
            <numerusform>خطوتان (%3) من أصل %4 في الجدول الزمني كله ملء وتفريغ. وقياسًا إلى الزمن المثالي وحده: %5.</numerusform>
            <numerusform>%3 خطوات من أصل %4 في الجدول الزمني كله ملء وتفريغ. وقياسًا إلى الزمن المثالي وحده: %5.</numerusform>
            <numerusform>%3 خطوة من أصل %4 في الجدول الزمني كله ملء وتفريغ. وقياسًا إلى الزمن المثالي وحده: %5.</numerusform>
            <numerusform>%3 خطوة من أصل %4 في الجدول الزمني كله ملء وتفريغ. وقياسًا إلى الزمن المثالي وحده: %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bubble</source>
        <extracomment>%1 a percentage: a point read off the chart, or a target</extracomment>
        <translation>فقاعة %1</translation>
    </message>
    <message>
        <source>Pipeline efficiency</source>
        <translation>كفاءة خط الأنابيب</translation>
    </message>
    <message numerus="yes">
        <source>%2 of %4 steps do useful work.</source>
        <extracomment>the plural follows %2; %2 useful steps, %4 all steps</extracomment>
        <translation>
            <numerusform>%2 خطوة من أصل %4 تؤدي عملًا مفيدًا.</numerusform>
            <numerusform>خطوة واحدة (%2) من أصل %4 تؤدي عملًا مفيدًا.</numerusform>
            <numerusform>خطوتان (%2) من أصل %4 تؤديان عملًا مفيدًا.</numerusform>
            <numerusform>%2 خطوات من أصل %4 تؤدي عملًا مفيدًا.</numerusform>
            <numerusform>%2 خطوة من أصل %4 تؤدي عملًا مفيدًا.</numerusform>
            <numerusform>%2 خطوة من أصل %4 تؤدي عملًا مفيدًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 efficiency</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>كفاءة %1</translation>
    </message>
    <message>
        <source>Bubble to ideal time</source>
        <translation>الفقاعة إلى الزمن المثالي</translation>
    </message>
    <message>
        <source>Idle steps against useful ones, %3 to %2: the ratio that the Megatron-LM papers call the bubble.</source>
        <extracomment>%3 idle steps, %2 useful steps</extracomment>
        <translation>الخطوات الخاملة إلى المفيدة، %3 إلى %2: النسبة التي تسميها أوراق Megatron-LM الفقاعة.</translation>
    </message>
    <message>
        <source>%1 bubble to ideal time</source>
        <extracomment>%1 a percentage that is a target</extracomment>
        <translation>فقاعة %1 من الزمن المثالي</translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3, and at no time are all stages busy. At four microbatches per stage (%4) it would be %5; that means a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%1 دفعة مصغرة، وعدد المراحل %2: الفقاعة %3، ولا تنشغل كل المراحل معًا في أي لحظة. ولو كانت أربع دفعات مصغرة لكل مرحلة (%4) لصارت %5؛ وذلك يعني دفعة كلية أكبر أو دفعات مصغرة أصغر حجمًا أو نسخًا أقل.</numerusform>
            <numerusform>دفعة مصغرة واحدة (%1)، وعدد المراحل %2: الفقاعة %3، ولا تنشغل كل المراحل معًا في أي لحظة. ولو كانت أربع دفعات مصغرة لكل مرحلة (%4) لصارت %5؛ وذلك يعني دفعة كلية أكبر أو دفعات مصغرة أصغر حجمًا أو نسخًا أقل.</numerusform>
            <numerusform>دفعتان مصغرتان (%1)، وعدد المراحل %2: الفقاعة %3، ولا تنشغل كل المراحل معًا في أي لحظة. ولو كانت أربع دفعات مصغرة لكل مرحلة (%4) لصارت %5؛ وذلك يعني دفعة كلية أكبر أو دفعات مصغرة أصغر حجمًا أو نسخًا أقل.</numerusform>
            <numerusform>%1 دفعات مصغرة، وعدد المراحل %2: الفقاعة %3، ولا تنشغل كل المراحل معًا في أي لحظة. ولو كانت أربع دفعات مصغرة لكل مرحلة (%4) لصارت %5؛ وذلك يعني دفعة كلية أكبر أو دفعات مصغرة أصغر حجمًا أو نسخًا أقل.</numerusform>
            <numerusform>%1 دفعة مصغرة، وعدد المراحل %2: الفقاعة %3، ولا تنشغل كل المراحل معًا في أي لحظة. ولو كانت أربع دفعات مصغرة لكل مرحلة (%4) لصارت %5؛ وذلك يعني دفعة كلية أكبر أو دفعات مصغرة أصغر حجمًا أو نسخًا أقل.</numerusform>
            <numerusform>%1 دفعة مصغرة، وعدد المراحل %2: الفقاعة %3، ولا تنشغل كل المراحل معًا في أي لحظة. ولو كانت أربع دفعات مصغرة لكل مرحلة (%4) لصارت %5؛ وذلك يعني دفعة كلية أكبر أو دفعات مصغرة أصغر حجمًا أو نسخًا أقل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3. The usual rule of thumb, four per stage (%4), still leaves %5; more microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%1 دفعة مصغرة، وعدد المراحل %2: الفقاعة %3. والقاعدة العملية المعتادة، أربع لكل مرحلة (%4)، تُبقي %5؛ ومزيد من الدفعات المصغرة يعني دفعة كلية أكبر أو دفعات مصغرة أصغر حجمًا أو نسخًا أقل.</numerusform>
            <numerusform>دفعة مصغرة واحدة (%1)، وعدد المراحل %2: الفقاعة %3. والقاعدة العملية المعتادة، أربع لكل مرحلة (%4)، تُبقي %5؛ ومزيد من الدفعات المصغرة يعني دفعة كلية أكبر أو دفعات مصغرة أصغر حجمًا أو نسخًا أقل.</numerusform>
            <numerusform>دفعتان مصغرتان (%1)، وعدد المراحل %2: الفقاعة %3. والقاعدة العملية المعتادة، أربع لكل مرحلة (%4)، تُبقي %5؛ ومزيد من الدفعات المصغرة يعني دفعة كلية أكبر أو دفعات مصغرة أصغر حجمًا أو نسخًا أقل.</numerusform>
            <numerusform>%1 دفعات مصغرة، وعدد المراحل %2: الفقاعة %3. والقاعدة العملية المعتادة، أربع لكل مرحلة (%4)، تُبقي %5؛ ومزيد من الدفعات المصغرة يعني دفعة كلية أكبر أو دفعات مصغرة أصغر حجمًا أو نسخًا أقل.</numerusform>
            <numerusform>%1 دفعة مصغرة، وعدد المراحل %2: الفقاعة %3. والقاعدة العملية المعتادة، أربع لكل مرحلة (%4)، تُبقي %5؛ ومزيد من الدفعات المصغرة يعني دفعة كلية أكبر أو دفعات مصغرة أصغر حجمًا أو نسخًا أقل.</numerusform>
            <numerusform>%1 دفعة مصغرة، وعدد المراحل %2: الفقاعة %3. والقاعدة العملية المعتادة، أربع لكل مرحلة (%4)، تُبقي %5؛ ومزيد من الدفعات المصغرة يعني دفعة كلية أكبر أو دفعات مصغرة أصغر حجمًا أو نسخًا أقل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of reach: %1 steps of fill and drain remain with %2 stages, however many microbatches there are</source>
        <extracomment>%1 idle steps, %2 stages</extracomment>
        <translation>
            <numerusform>هدف غير ممكن: تبقى %1 خطوة ملء وتفريغ ما دام عدد المراحل %2، مهما بلغ عدد الدفعات المصغرة</numerusform>
            <numerusform>هدف غير ممكن: تبقى خطوة ملء وتفريغ واحدة (%1) ما دام عدد المراحل %2، مهما بلغ عدد الدفعات المصغرة</numerusform>
            <numerusform>هدف غير ممكن: تبقى خطوتا ملء وتفريغ (%1) ما دام عدد المراحل %2، مهما بلغ عدد الدفعات المصغرة</numerusform>
            <numerusform>هدف غير ممكن: تبقى %1 خطوات ملء وتفريغ ما دام عدد المراحل %2، مهما بلغ عدد الدفعات المصغرة</numerusform>
            <numerusform>هدف غير ممكن: تبقى %1 خطوة ملء وتفريغ ما دام عدد المراحل %2، مهما بلغ عدد الدفعات المصغرة</numerusform>
            <numerusform>هدف غير ممكن: تبقى %1 خطوة ملء وتفريغ ما دام عدد المراحل %2، مهما بلغ عدد الدفعات المصغرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chunks</source>
        <extracomment>the name of a curve; %1 how many model chunks stand on each device (interleaved schedule)</extracomment>
        <translation>
            <numerusform>%1 قطعة</numerusform>
            <numerusform>%1 قطعة</numerusform>
            <numerusform>قطعتان (%1)</numerusform>
            <numerusform>%1 قطع</numerusform>
            <numerusform>%1 قطعة</numerusform>
            <numerusform>%1 قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>The schedule is synchronous: every update waits until the pipeline has drained.</source>
        <translation>الجدولة متزامنة: ينتظر كل تحديث حتى يفرغ خط الأنابيب.</translation>
    </message>
    <message>
        <source>All stages cost the same, and transfers between them take no time. Uneven stages and heavy transfers make the bubble larger.</source>
        <translation>كلفة المراحل متساوية، والنقل بينها لا يستغرق وقتًا. المراحل غير المتساوية والنقل الكثيف يكبّران الفقاعة.</translation>
    </message>
    <message>
        <source>Each device holds one model chunk. Interleaving several makes the bubble smaller.</source>
        <translation>يحمل كل جهاز قطعة واحدة من النموذج. تداخل عدة قطع (interleaving) يصغّر الفقاعة.</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>فقاعة خط الأنابيب</translation>
    </message>
    <message>
        <source>How much of a pipeline schedule is lost to fill and drain.</source>
        <translation>كم يضيع من جدول خط الأنابيب في الملء والتفريغ.</translation>
    </message>
    <message>
        <source>Bubble fraction by microbatches</source>
        <translation>حصة الفقاعة بحسب الدفعات المصغرة</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>These figures come from a simple model and are meant for planning. Measure on your own system before you decide about money or time.</source>
        <translation>هذه الأرقام مصدرها نموذج بسيط مخصص للتخطيط. قِس على نظامك قبل أن تتخذ قرارًا يمس المال أو الوقت.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>The run behind it</source>
        <translation>التشغيل وراء التقرير</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>المعادلات</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>الافتراضات</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>المدخلات</translation>
    </message>
    <message>
        <source>Scenarios compared</source>
        <translation>مقارنة السيناريوهات</translation>
    </message>
    <message>
        <source>Current values</source>
        <translation>القيم الحالية</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>كبير جدًا</translation>
    </message>
    <message>
        <source>from the run</source>
        <extracomment>stands behind an input whose value is the one that the run gives</extracomment>
        <translation>من التشغيل</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>the heading of a column of names</extracomment>
        <translation>السيناريو</translation>
    </message>
    <message>
        <source>Generated on %1</source>
        <extracomment>%1 date and time</extracomment>
        <translation>أُنشئ في %1</translation>
    </message>
    <message>
        <source>Quantity</source>
        <extracomment>the heading of a column of names of inputs</extracomment>
        <translation>المقدار</translation>
    </message>
    <message>
        <source>Symbol</source>
        <extracomment>the heading of a column of letters that stand in formulas</extracomment>
        <translation>الرمز</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>الوحدة</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>at the foot of a page; %1 its number, %2 how many pages there are</extracomment>
        <translation>صفحة %1 من %2</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>GPUs</source>
        <translation>وحدات GPU</translation>
    </message>
    <message>
        <source>All accelerators of the run.</source>
        <translation>كل المسرّعات في التشغيل.</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>التوازي</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>توازي الموترات</translation>
    </message>
    <message>
        <source>GPUs that share each layer; 1 without tensor parallelism.</source>
        <translation>وحدات GPU التي تتقاسم كل طبقة؛ 1 من دون توازي الموترات.</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>توازي خط الأنابيب</translation>
    </message>
    <message>
        <source>Stages in sequence, as the pipeline has them; 1 without a pipeline.</source>
        <translation>المراحل المتتالية في خط الأنابيب؛ 1 من دون خط أنابيب.</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>توازي السياق</translation>
    </message>
    <message>
        <source>GPUs that share each sequence; 1 without context parallelism. Expert parallel and fully sharded ranks are carved out of the replicas and not counted here.</source>
        <translation>وحدات GPU التي تتقاسم كل تسلسل؛ 1 من دون توازي السياق. رتب توازي الخبراء (rank) والرتب المجزأة كليًا مقتطعة من النسخ ولا تُعد هنا.</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>الدفعة المصغرة</translation>
    </message>
    <message>
        <source>Sequences that one replica takes into the pipeline at a time.</source>
        <translation>التسلسلات التي تُدخلها النسخة الواحدة في خط الأنابيب في كل مرة.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>الدفعة</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>الدفعة الكلية</translation>
    </message>
    <message>
        <source>Sequences that one optimizer update sees, over all replicas.</source>
        <translation>التسلسلات التي يراها التحديث الواحد للمحسّن، من كل النسخ.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>طول التسلسل</translation>
    </message>
    <message>
        <source>Tokens per sequence.</source>
        <translation>عدد التوكنات في كل تسلسل.</translation>
    </message>
    <message>
        <source>Passes per update</source>
        <translation>التمريرات لكل تحديث</translation>
    </message>
    <message>
        <source>1 where gradients accumulate inside the pipeline (Megatron-LM, DeepSpeed). More where the whole pipeline is passed several times before an update (torchtitan): it fills and drains in every pass.</source>
        <extracomment>the names are training frameworks; leave them as they are</extracomment>
        <translation>1 حين تتراكم التدرجات داخل خط الأنابيب (Megatron-LM وDeepSpeed). وأكثر حين تُكرر تمريرة خط الأنابيب كله قبل التحديث (torchtitan): يمتلئ ويفرغ في كل تمريرة.</translation>
    </message>
    <message>
        <source>Replicas (data parallel)</source>
        <translation>النسخ (توازي البيانات)</translation>
    </message>
    <message numerus="yes">
        <source>%5 copies of the model train side by side. GPUs for each: %6.</source>
        <extracomment>the plural follows %5; %5 how many copies of the model, %6 how many GPUs each of them takes</extracomment>
        <translation>
            <numerusform>تتدرب %5 نسخة من النموذج جنبًا إلى جنب. وحدات GPU لكل منها: %6.</numerusform>
            <numerusform>تتدرب نسخة واحدة (%5) من النموذج. وحدات GPU لها: %6.</numerusform>
            <numerusform>تتدرب نسختان (%5) من النموذج جنبًا إلى جنب. وحدات GPU لكل منهما: %6.</numerusform>
            <numerusform>تتدرب %5 نسخ من النموذج جنبًا إلى جنب. وحدات GPU لكل منها: %6.</numerusform>
            <numerusform>تتدرب %5 نسخة من النموذج جنبًا إلى جنب. وحدات GPU لكل منها: %6.</numerusform>
            <numerusform>تتدرب %5 نسخة من النموذج جنبًا إلى جنب. وحدات GPU لكل منها: %6.</numerusform>
        </translation>
    </message>
    <message>
        <source>Microbatches per pass</source>
        <translation>دفعات مصغرة لكل تمريرة</translation>
    </message>
    <message numerus="yes">
        <source>In one pass, each replica works through %5 microbatches. Sequences in each: %3.</source>
        <extracomment>the plural follows %5; %5 a count of microbatches, %3 how many sequences are in one</extracomment>
        <translation>
            <numerusform>في التمريرة الواحدة تعالج كل نسخة %5 دفعة مصغرة. التسلسلات في كل منها: %3.</numerusform>
            <numerusform>في التمريرة الواحدة تعالج كل نسخة دفعة مصغرة واحدة (%5). التسلسلات فيها: %3.</numerusform>
            <numerusform>في التمريرة الواحدة تعالج كل نسخة دفعتين مصغرتين (%5). التسلسلات في كل منهما: %3.</numerusform>
            <numerusform>في التمريرة الواحدة تعالج كل نسخة %5 دفعات مصغرة. التسلسلات في كل منها: %3.</numerusform>
            <numerusform>في التمريرة الواحدة تعالج كل نسخة %5 دفعة مصغرة. التسلسلات في كل منها: %3.</numerusform>
            <numerusform>في التمريرة الواحدة تعالج كل نسخة %5 دفعة مصغرة. التسلسلات في كل منها: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accumulation steps</source>
        <translation>خطوات التراكم</translation>
    </message>
    <message numerus="yes">
        <source>The gradients of %3 microbatches are summed before one update.</source>
        <translation>
            <numerusform>تُجمع تدرجات %3 دفعة مصغرة قبل كل تحديث.</numerusform>
            <numerusform>تُؤخذ تدرجات دفعة مصغرة واحدة (%3) لكل تحديث.</numerusform>
            <numerusform>تُجمع تدرجات دفعتين مصغرتين (%3) قبل كل تحديث.</numerusform>
            <numerusform>تُجمع تدرجات %3 دفعات مصغرة قبل كل تحديث.</numerusform>
            <numerusform>تُجمع تدرجات %3 دفعة مصغرة قبل كل تحديث.</numerusform>
            <numerusform>تُجمع تدرجات %3 دفعة مصغرة قبل كل تحديث.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>التوكنات لكل خطوة</translation>
    </message>
    <message numerus="yes">
        <source>One update sees %1 sequences, each of length %2.</source>
        <extracomment>%1 a count of sequences, %2 the length of each in tokens</extracomment>
        <translation>
            <numerusform>يرى التحديث الواحد %1 تسلسل، طول كل منها %2.</numerusform>
            <numerusform>يرى التحديث الواحد تسلسلًا واحدًا (%1)، طوله %2.</numerusform>
            <numerusform>يرى التحديث الواحد تسلسلين (%1)، طول كل منهما %2.</numerusform>
            <numerusform>يرى التحديث الواحد %1 تسلسلات، طول كل منها %2.</numerusform>
            <numerusform>يرى التحديث الواحد %1 تسلسلًا، طول كل منها %2.</numerusform>
            <numerusform>يرى التحديث الواحد %1 تسلسل، طول كل منها %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>توكن</translation>
    </message>
    <message>
        <source>Bubble fraction</source>
        <translation>حصة الفقاعة</translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of a pass are fill and drain.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps</extracomment>
        <translation>
            <numerusform>%3 خطوة من أصل %4 في التمريرة ملء وتفريغ.</numerusform>
            <numerusform>خطوة واحدة (%3) من أصل %4 في التمريرة ملء وتفريغ.</numerusform>
            <numerusform>خطوتان (%3) من أصل %4 في التمريرة ملء وتفريغ.</numerusform>
            <numerusform>%3 خطوات من أصل %4 في التمريرة ملء وتفريغ.</numerusform>
            <numerusform>%3 خطوة من أصل %4 في التمريرة ملء وتفريغ.</numerusform>
            <numerusform>%3 خطوة من أصل %4 في التمريرة ملء وتفريغ.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours a day</source>
        <translation>ساعات GPU يوميًا</translation>
    </message>
    <message numerus="yes">
        <source>What %1 GPUs come to in 24 hours.</source>
        <translation>
            <numerusform>حصيلة %1 وحدة GPU في 24 ساعة.</numerusform>
            <numerusform>حصيلة وحدة GPU واحدة (%1) في 24 ساعة.</numerusform>
            <numerusform>حصيلة وحدتي GPU (%1) في 24 ساعة.</numerusform>
            <numerusform>حصيلة %1 وحدات GPU في 24 ساعة.</numerusform>
            <numerusform>حصيلة %1 وحدة GPU في 24 ساعة.</numerusform>
            <numerusform>حصيلة %1 وحدة GPU في 24 ساعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>ساعة GPU</translation>
    </message>
    <message>
        <source>Lost to the bubble a day</source>
        <translation>فاقد الفقاعة يوميًا</translation>
    </message>
    <message>
        <source>What fill and drain leave idle of %1 GPU-hours.</source>
        <extracomment>%1 GPU-hours a day in all</extracomment>
        <translation>ما يتركه الملء والتفريغ خاملًا من ساعات GPU، وهي %1.</translation>
    </message>
    <message numerus="yes">
        <source>No whole number of replicas (%1): each takes %3 GPUs, and %2 is not a multiple</source>
        <extracomment>the plural follows %3; %1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes
----------
%1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes</extracomment>
        <translation>
            <numerusform>عدد النسخ ليس صحيحًا (%1): تحتاج كل نسخة إلى %3 وحدة GPU، و%2 ليس من مضاعفات هذا العدد</numerusform>
            <numerusform>عدد النسخ ليس صحيحًا (%1): تحتاج كل نسخة إلى وحدة GPU واحدة (%3)، و%2 ليس من مضاعفات هذا العدد</numerusform>
            <numerusform>عدد النسخ ليس صحيحًا (%1): تحتاج كل نسخة إلى وحدتي GPU (%3)، و%2 ليس من مضاعفات هذا العدد</numerusform>
            <numerusform>عدد النسخ ليس صحيحًا (%1): تحتاج كل نسخة إلى %3 وحدات GPU، و%2 ليس من مضاعفات هذا العدد</numerusform>
            <numerusform>عدد النسخ ليس صحيحًا (%1): تحتاج كل نسخة إلى %3 وحدة GPU، و%2 ليس من مضاعفات هذا العدد</numerusform>
            <numerusform>عدد النسخ ليس صحيحًا (%1): تحتاج كل نسخة إلى %3 وحدة GPU، و%2 ليس من مضاعفات هذا العدد</numerusform>
        </translation>
    </message>
    <message>
        <source>No whole number of microbatches (%1): a global batch of %2 is not a multiple of %3 × %4 × %5 (replicas × microbatch × passes)</source>
        <extracomment>%1 such as 292.571, %2 sequences; the words in parentheses name %3, %4 and %5</extracomment>
        <translation>عدد الدفعات المصغرة ليس صحيحًا (%1): الدفعة الكلية %2 ليست من مضاعفات %3 × %4 × %5 (النسخ × الدفعة المصغرة × التمريرات)</translation>
    </message>
    <message>
        <source>Replicas and microbatches are whole numbers; nothing is rounded.</source>
        <translation>النسخ والدفعات المصغرة أعداد صحيحة؛ لا يُقرَّب شيء.</translation>
    </message>
    <message>
        <source>Fully sharded (FSDP, ZeRO) ranks are replicas here; expert parallel ranks are carved out of the ranks and do not divide the replicas.</source>
        <translation>الرتب المجزأة كليًا (FSDP وZeRO) تُعد نسخًا هنا؛ ورتب توازي الخبراء (rank) مقتطعة من الرتب الأخرى ولا تقسم النسخ.</translation>
    </message>
    <message>
        <source>The bubble is that of a synchronous schedule with equal stages, one model chunk on each device and transfers that take no time.</source>
        <translation>الفقاعة محسوبة لجدولة متزامنة بمراحل متساوية، وقطعة واحدة من النموذج على كل جهاز، ونقل لا يستغرق وقتًا.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>What follows from GPUs, parallel sizes and global batch.</source>
        <translation>ما يترتب على وحدات GPU وأحجام التوازي والدفعة الكلية.</translation>
    </message>
    <message>
        <source>%1 %2 → %3 (%4%5)</source>
        <extracomment>a field that changes: %1 its name, %2 from, %3 to, %4 the sign and %5 the size of the change in percent</extracomment>
        <translation>%1 %2 ← %3 (%4%5)</translation>
    </message>
    <message numerus="yes">
        <source>%1 replicas</source>
        <extracomment>the run in short; %1 data-parallel replicas</extracomment>
        <translation>
            <numerusform>%1 نسخة</numerusform>
            <numerusform>%1 نسخة</numerusform>
            <numerusform>نسختان (%1)</numerusform>
            <numerusform>%1 نسخ</numerusform>
            <numerusform>%1 نسخة</numerusform>
            <numerusform>%1 نسخة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches each</source>
        <extracomment>the run in short; %1 microbatches that each replica works through in one pass</extracomment>
        <translation>
            <numerusform>%1 دفعة مصغرة لكل نسخة</numerusform>
            <numerusform>%1 دفعة مصغرة لكل نسخة</numerusform>
            <numerusform>دفعتان مصغرتان (%1) لكل نسخة</numerusform>
            <numerusform>%1 دفعات مصغرة لكل نسخة</numerusform>
            <numerusform>%1 دفعة مصغرة لكل نسخة</numerusform>
            <numerusform>%1 دفعة مصغرة لكل نسخة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens a step</source>
        <extracomment>the run in short; %1 tokens that one optimizer update sees</extracomment>
        <translation>
            <numerusform>%1 توكن لكل خطوة</numerusform>
            <numerusform>%1 توكن لكل خطوة</numerusform>
            <numerusform>توكنان (%1) لكل خطوة</numerusform>
            <numerusform>%1 توكنات لكل خطوة</numerusform>
            <numerusform>%1 توكنًا لكل خطوة</numerusform>
            <numerusform>%1 توكن لكل خطوة</numerusform>
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
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>المثال المحلول</translation>
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
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 the name of an input or a result, %2 the unit of the numbers below</extracomment>
        <translation>%1، %2</translation>
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
        <translation>%1 على الأكثر: %2.</translation>
    </message>
    <message>
        <source>At least %1: %2.</source>
        <extracomment>%1 a target such as &quot;90% efficiency&quot;, %2 what it takes, such as &quot;63 microbatches&quot;</extracomment>
        <translation>%1 على الأقل: %2.</translation>
    </message>
    <message>
        <source>Exactly %1: %2.</source>
        <extracomment>%1 a target such as &quot;2,048 sequences&quot;, %2 what it takes, such as &quot;4 accumulation steps&quot;</extracomment>
        <translation>%1 بالضبط: %2.</translation>
    </message>
    <message>
        <source>This global batch does not divide into %1; the next count that it allows is %2.</source>
        <extracomment>%1 a count with its noun, such as &quot;63 microbatches&quot;, %2 another count</extracomment>
        <translation>لا تقبل هذه الدفعة الكلية القسمة على العدد المطلوب: %1؛ والعدد التالي الذي تسمح به هو %2.</translation>
    </message>
    <message>
        <source>The run meets it already: %1, %2.</source>
        <extracomment>%1 what the run gives a field, such as &quot;256 microbatches&quot;, %2 the result, such as &quot;2.66% bubble&quot;</extracomment>
        <translation>يحقق التشغيل ذلك بالفعل: %1، %2.</translation>
    </message>
    <message>
        <source>No whole run near this one gives that.</source>
        <translation>لا يوجد تشغيل قريب بأعداد صحيحة يعطي ذلك.</translation>
    </message>
    <message>
        <source>The run is not whole yet. Until it is, it cannot take this.</source>
        <translation>ما زال في التشغيل كسر. وما دام فيه كسر لا يمكنه أخذ هذه القيمة.</translation>
    </message>
    <message>
        <source>Enter a target to see what it would take.</source>
        <translation>أدخل هدفًا لترى ما يلزم لتحقيقه.</translation>
    </message>
    <message>
        <source>Exactly %1: no whole number gives that.</source>
        <extracomment>%1 a target such as &quot;256 sequences&quot;</extracomment>
        <translation>%1 بالضبط: لا يوجد عدد صحيح يعطي ذلك.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>%1 the value that a result may have at most</extracomment>
        <translation>%1 على الأكثر</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>%1 the value that a result has to have at least</extracomment>
        <translation>%1 على الأقل</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <extracomment>%1 the value that a result has to have</extracomment>
        <translation>%1 بالضبط</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It hits it exactly.</source>
        <translation>هذه أصغر قيمة تحقق الهدف، وتبلغه بالضبط.</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It hits it exactly.</source>
        <translation>هذه أكبر قيمة تحقق الهدف، وتبلغه بالضبط.</translation>
    </message>
    <message>
        <source>This value hits the target exactly.</source>
        <translation>هذه القيمة تبلغ الهدف بالضبط.</translation>
    </message>
    <message>
        <source>This is as close to the target as a value that meets it can be.</source>
        <translation>هذه أقرب قيمة إلى الهدف من بين القيم التي تحققه.</translation>
    </message>
    <message>
        <source>This is the largest value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>هذه أكبر قيمة تحقق الهدف. وتعطي: %1.</translation>
    </message>
    <message>
        <source>This is the least value that meets the target. It gives %1.</source>
        <extracomment>%1 the result that the value gives</extracomment>
        <translation>هذه أصغر قيمة تحقق الهدف. وتعطي: %1.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the nearest above is %3, which gives %4.</source>
        <extracomment>%1 and %3 values of a field, %2 and %4 the results that they give</extracomment>
        <translation>لا يوجد عدد صحيح يبلغ الهدف بالضبط. أقرب عدد أصغر هو %1، ويعطي %2؛ وأقرب عدد أكبر هو %3، ويعطي %4.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest below is %1, which gives %2; the one above gives more than can be held.</source>
        <extracomment>%1 the value of a field, %2 the result that it gives</extracomment>
        <translation>لا يوجد عدد صحيح يبلغ الهدف بالضبط. أقرب عدد أصغر هو %1، ويعطي %2؛ والعدد الذي يليه يعطي أكثر مما يمكن تمثيله.</translation>
    </message>
    <message>
        <source>No whole number hits the target. The nearest is %3, which gives %4; there is none below.</source>
        <extracomment>%3 the value of a field, %4 the result that it gives</extracomment>
        <translation>لا يوجد عدد صحيح يبلغ الهدف بالضبط. أقرب عدد هو %3، ويعطي %4؛ ولا يوجد أصغر منه.</translation>
    </message>
    <message>
        <source>No whole number hits the target. Even the least gives more than can be held.</source>
        <translation>لا يوجد عدد صحيح يبلغ الهدف بالضبط. حتى أصغر عدد يعطي أكثر مما يمكن تمثيله.</translation>
    </message>
    <message>
        <source>at most</source>
        <extracomment>before the field for a target</extracomment>
        <translation>على الأكثر</translation>
    </message>
    <message>
        <source>at least</source>
        <extracomment>before the field for a target</extracomment>
        <translation>على الأقل</translation>
    </message>
    <message>
        <source>exactly</source>
        <extracomment>before the field for a target</extracomment>
        <translation>بالضبط</translation>
    </message>
</context>
<context>
    <name>app::ScenarioDocument</name>
    <message>
        <source>scenarios.plumbline</source>
        <extracomment>the name suggested for a file that has none yet</extracomment>
        <translation>سيناريوهات.plumbline</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). What is open stays as it was.</source>
        <extracomment>%1 the name of a file, %2 why: one short statement without a full stop</extracomment>
        <translation>يتعذر فتح %1 (%2). وما هو مفتوح باقٍ كما كان.</translation>
    </message>
    <message>
        <source>%1 cannot be saved (%2). The file is as it was before.</source>
        <extracomment>%1 the name of a file, %2 why: what the system says</extracomment>
        <translation>يتعذر حفظ %1 (%2). والملف باقٍ كما كان.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>حُفظ باسم %1.</translation>
    </message>
</context>
<context>
    <name>app::Workbench</name>
    <message>
        <source>The saved session was damaged and is now kept as %1.</source>
        <translation>كانت الجلسة المحفوظة تالفة، واحتُفظ بها باسم %1.</translation>
    </message>
    <message>
        <source>The session cannot be saved (%1). What you entered stays in this window.</source>
        <translation>يتعذر حفظ الجلسة (%1). ما أدخلته باقٍ في هذه النافذة.</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About %1</source>
        <extracomment>the title of a window; %1 the program&apos;s name</extracomment>
        <translation>حول %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 the program&apos;s name, %2 its version</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A workbench for people who plan the training of large models on many accelerators.</source>
        <translation>بيئة عمل لمن يخططون لتدريب النماذج الكبيرة على عدد كبير من المسرّعات.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; it comes without any warranty. It uses Qt and Qt Charts.</source>
        <translation>برنامج حر بموجب رخصة GNU العمومية العامة، الإصدار 3 أو ما بعده؛ ويأتي بلا أي ضمان. يستخدم Qt وQt Charts.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>ت&amp;حرير</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>الل&amp;غة</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;جديد</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;فتح…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>ال&amp;ملفات الأخيرة</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>حفظ &amp;باسم…</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>ت&amp;صدير الرسم البياني…</translation>
    </message>
    <message>
        <source>&amp;Print report…</source>
        <translation>&amp;طباعة التقرير…</translation>
    </message>
    <message>
        <source>Em&amp;bed in a web page…</source>
        <translation>ت&amp;ضمين في صفحة ويب…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إ&amp;نهاء</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>&amp;Copy first result</source>
        <translation>&amp;نسخ النتيجة الأولى</translation>
    </message>
    <message>
        <source>Copy first result with its &amp;sentence</source>
        <translation>نسخ النتيجة الأولى مع &amp;جملتها</translation>
    </message>
    <message>
        <source>&amp;Pin as a scenario</source>
        <translation>ت&amp;ثبيت كسيناريو</translation>
    </message>
    <message>
        <source>R&amp;eset to the worked example</source>
        <translation>ا&amp;ستعادة المثال المحلول</translation>
    </message>
    <message>
        <source>C&amp;lear fields</source>
        <translation>مسح ال&amp;حقول</translation>
    </message>
    <message>
        <source>&amp;Run behind the pages</source>
        <extracomment>a switch: whether the run fills the fields of the pages</extracomment>
        <translation>الت&amp;شغيل وراء الصفحات</translation>
    </message>
    <message>
        <source>Chart as &amp;table</source>
        <translation>ال&amp;رسم البياني كجدول</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axes</source>
        <translation>محاور &amp;لوغاريتمية</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>الم&amp;ظهر</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>ال&amp;نظام</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;فاتح</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;داكن</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>ال&amp;دليل</translation>
    </message>
    <message>
        <source>Guide to the &amp;run</source>
        <translation>دليل التشغ&amp;يل</translation>
    </message>
    <message>
        <source>F&amp;ind in the guide</source>
        <translation>&amp;بحث في الدليل</translation>
    </message>
    <message>
        <source>Send &amp;feedback…</source>
        <translation>إرسال &amp;ملاحظات…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>ح&amp;ول البرنامج</translation>
    </message>
</context>
<context>
    <name>ui::CalculatorPage</name>
    <message>
        <source>Reset</source>
        <translation>إعادة ضبط</translation>
    </message>
    <message>
        <source>Puts the worked example back</source>
        <translation>يعيد المثال المحلول</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>مشاركة</translation>
    </message>
    <message>
        <source>Copies these values as a link or a text, or hands them to another program</source>
        <translation>ينسخ هذه القيم كرابط أو كنص، أو يسلمها إلى برنامج آخر</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>Explains this calculator</source>
        <translation>يشرح هذه الحاسبة</translation>
    </message>
</context>
<context>
    <name>ui::EmbedDialog</name>
    <message>
        <source>Embed in a web page</source>
        <translation>تضمين في صفحة ويب</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>the choice of a language for a web page</extracomment>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>A reader whose own language is among these sees the page in that one.</source>
        <translation>القارئ الذي تكون لغته من بين هذه اللغات يرى الصفحة بها.</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>the choice between light and dark for a picture of the page</extracomment>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>المقاس</translation>
    </message>
    <message>
        <source>Code for the web page</source>
        <translation>الكود لصفحة الويب</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>نسخ الكود</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>حفظ بصيغة HTML…</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>فتح في المتصفح</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <extracomment>the size of a text, %1 a number</extracomment>
        <translation>%1 كيلوبايت</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>الكود في الحافظة.</translation>
    </message>
    <message>
        <source>Save web page</source>
        <translation>حفظ صفحة الويب</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>صفحة ويب (*.html)</translation>
    </message>
    <message>
        <source>The page cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>يتعذر حفظ الصفحة: %1</translation>
    </message>
    <message>
        <source>The page is open in the browser.</source>
        <translation>الصفحة مفتوحة في المتصفح.</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>تعذر فتح متصفح.</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Export chart</source>
        <translation>تصدير الرسم البياني</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Measured in</source>
        <extracomment>names the choice between pixels and millimetres</extracomment>
        <translation>وحدة القياس</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>الارتفاع</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>how many dots a picture has for each pixel</extracomment>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>Resolution</source>
        <extracomment>dots per inch</extracomment>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>With its title</source>
        <translation>مع العنوان</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <translation>خلفية شفافة</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>نسخ الصورة</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>حفظ باسم…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>PNG, a picture of dots</source>
        <translation>صورة نقطية PNG</translation>
    </message>
    <message>
        <source>SVG, a drawing for web pages</source>
        <translation>رسم متجهي SVG للويب</translation>
    </message>
    <message>
        <source>PDF, a drawing for print</source>
        <translation>رسم متجهي PDF للطباعة</translation>
    </message>
    <message>
        <source>CSV, the plotted points</source>
        <translation>نقاط الرسم CSV</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>بكسل</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>مليمتر</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Chart (*.%1)</source>
        <extracomment>the kind of a file, %1 its ending</extracomment>
        <translation>رسم بياني (*.%1)</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>حفظ الرسم البياني</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture</source>
        <translation>الذاكرة لا تكفي للصورة</translation>
    </message>
    <message>
        <source>The chart cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>يتعذر حفظ الرسم البياني: %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>الرسم البياني في الحافظة.</translation>
    </message>
</context>
<context>
    <name>ui::FeedbackDialog</name>
    <message>
        <source>Send feedback</source>
        <translation>إرسال ملاحظات</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, and you choose whom to send it to.</source>
        <translation>البرنامج نفسه لا يرسل شيئًا. يُفتح برنامج البريد وفيه الرسالة أدناه، وتختار أنت من تُرسل إليه.</translation>
    </message>
    <message>
        <source>The program itself sends nothing. Your mail program opens with the message below, addressed to %1, and you send it from there.</source>
        <translation>البرنامج نفسه لا يرسل شيئًا. يُفتح برنامج البريد وفيه الرسالة أدناه موجهة إلى %1، وترسلها أنت من هناك.</translation>
    </message>
    <message>
        <source>Does the program help you?</source>
        <translation>هل يفيدك البرنامج؟</translation>
    </message>
    <message>
        <source>&amp;Helpful</source>
        <translation>&amp;مفيد</translation>
    </message>
    <message>
        <source>&amp;Not helpful</source>
        <translation>&amp;غير مفيد</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>الت&amp;عليق</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>التعليق</translation>
    </message>
    <message>
        <source>Name the &amp;version, the language and the system</source>
        <translation>ذكر الإ&amp;صدار واللغة والنظام</translation>
    </message>
    <message>
        <source>Attach inputs and &amp;results of this page</source>
        <translation>إرفاق مدخلات هذه الصفحة و&amp;نتائجها</translation>
    </message>
    <message>
        <source>The &amp;whole message</source>
        <translation>الرسالة &amp;كاملة</translation>
    </message>
    <message>
        <source>The whole message</source>
        <translation>الرسالة كاملة</translation>
    </message>
    <message>
        <source>Say whether the program helps you, or write a comment.</source>
        <translation>حدد هل يفيدك البرنامج، أو اكتب تعليقًا.</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>ن&amp;سخ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Open in &amp;mail program</source>
        <translation>فتح في برنامج ال&amp;بريد</translation>
    </message>
    <message>
        <source>The message is too long to be handed to a mail program. Copy it instead.</source>
        <translation>الرسالة أطول من أن تُسلَّم إلى برنامج بريد. انسخها بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Feedback on %1</source>
        <extracomment>the subject of a mail; %1 the program&apos;s name</extracomment>
        <translation>ملاحظات على %1</translation>
    </message>
    <message>
        <source>No mail program answered. The message is on the clipboard instead.</source>
        <translation>لم يستجب أي برنامج بريد. الرسالة في الحافظة بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>The message is on the clipboard.</source>
        <translation>الرسالة في الحافظة.</translation>
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
        <translation>قُرئت القيمة %1. هل تقصد %2؟</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <extracomment>a choice; %1 the field&apos;s name</extracomment>
        <translation>وحدة %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 a number</extracomment>
        <translation>استخدام %1</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <extracomment>the slider beside a field; %1 the field&apos;s name</extracomment>
        <translation>%1، شريط منزلق</translation>
    </message>
    <message>
        <source>Filled from the run. Click to give it a value of its own.</source>
        <translation>قيمته من التشغيل. انقر لإعطائه قيمة خاصة به.</translation>
    </message>
    <message>
        <source>Has a value of its own. Click to fill it from the run.</source>
        <translation>له قيمة خاصة به. انقر لملئه من التشغيل.</translation>
    </message>
    <message>
        <source>Kept in step with %1 of %2. Click to let the two differ.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>قيمته مطابقة دائمًا للحقل «%1» في صفحة «%2». انقر لفصل أحدهما عن الآخر.</translation>
    </message>
    <message>
        <source>Click to keep it in step with %1 of %2. It takes the value from there.</source>
        <extracomment>%1 the name of a field, %2 that of its page</extracomment>
        <translation>انقر لتبقى قيمته مطابقة للحقل «%1» في صفحة «%2». يأخذ القيمة من هناك.</translation>
    </message>
    <message>
        <source>The run gives no value here as long as it is not whole.</source>
        <translation>لا يعطي التشغيل قيمة هنا ما دام فيه كسر.</translation>
    </message>
    <message>
        <source>From the run. %1. %2</source>
        <extracomment>under a field: %1 what it accepts (&quot;At least 1&quot;), %2 what it means, a sentence or two</extracomment>
        <translation>من التشغيل. %1. %2</translation>
    </message>
</context>
<context>
    <name>ui::GuidePanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n موضع</numerusform>
            <numerusform>موضع واحد (%n)</numerusform>
            <numerusform>موضعان (%n)</numerusform>
            <numerusform>%n مواضع</numerusform>
            <numerusform>%n موضعًا</numerusform>
            <numerusform>%n موضع</numerusform>
        </translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>Find in this guide</source>
        <translation>بحث في هذا الدليل</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>الموضع السابق</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>الموضع التالي</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>a button beside the guide</extracomment>
        <translation>طباعة…</translation>
    </message>
    <message>
        <source>Print this guide</source>
        <translation>طباعة هذا الدليل</translation>
    </message>
</context>
<context>
    <name>ui::LinksRow</name>
    <message>
        <source>Open with these values in</source>
        <extracomment>before buttons with the names of other calculators, which open with the values of this one</extracomment>
        <translation>فتح بهذه القيم في</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a value that goes along to another page: %1 the field&apos;s name here, %2 the value, %3 the field&apos;s name there</extracomment>
        <translation>%1 %2 ← %3</translation>
    </message>
    <message>
        <source>No value goes along: the common fields are empty.</source>
        <translation>لا تنتقل أي قيمة: الحقول المشتركة فارغة.</translation>
    </message>
    <message>
        <source>Goes along: %1</source>
        <extracomment>%1 one or more values with the fields that they go into</extracomment>
        <translation>القيم التي تنتقل: %1</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Pinned as %1. Its name can be changed in the table under the chart.</source>
        <extracomment>%1 the name of a scenario</extracomment>
        <translation>ثُبّت باسم %1. يمكن تغيير اسمه في الجدول تحت الرسم البياني.</translation>
    </message>
    <message>
        <source>%1[*] — %2</source>
        <extracomment>the title of the window: %1 the name of a file, %2 that of the program; [*] is where a mark of unsaved changes comes and has to stand behind %1</extracomment>
        <translation>%1[*] — %2</translation>
    </message>
    <message>
        <source>What you enter comes back when you return. Ctrl+Z undoes.</source>
        <translation>تجد ما أدخلته حين تعود. Ctrl+Z للتراجع.</translation>
    </message>
</context>
<context>
    <name>ui::Navigation</name>
    <message>
        <source>Calculators</source>
        <translation>الحاسبات</translation>
    </message>
</context>
<context>
    <name>ui::NeighbourTable</name>
    <message>
        <source>Whole runs near this one</source>
        <translation>تشغيلات قريبة بأعداد صحيحة</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>استخدام</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <extracomment>a button; %1 what it changes</extracomment>
        <translation>استخدام: %1</translation>
    </message>
</context>
<context>
    <name>ui::OfferRow</name>
    <message>
        <source>Use %1</source>
        <extracomment>a button; %1 the value that it puts into a field</extracomment>
        <translation>استخدام %1</translation>
    </message>
    <message>
        <source>Use %1. %2</source>
        <extracomment>a button; %1 the value that it uses, %2 what that changes and gives</extracomment>
        <translation>استخدام %1. %2</translation>
    </message>
</context>
<context>
    <name>ui::PageAddressDialog</name>
    <message>
        <source>Address of your page</source>
        <translation>عنوان صفحتك</translation>
    </message>
    <message>
        <source>Facebook takes only a web address, no text and no plumbline: link. Once you have published your embedded page, its address can be shared there; the text is put on the clipboard.</source>
        <translation>لا يقبل Facebook نصًا ولا رابط plumbline: بل عنوان ويب فقط. بعد أن تنشر صفحتك المضمنة يمكن مشاركة عنوانها هناك؛ ويوضع النص في الحافظة.</translation>
    </message>
    <message>
        <source>Where is your embedded page &amp;published?</source>
        <translation>أين &amp;نُشرت صفحتك المضمنة؟</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>احتفاظ</translation>
    </message>
    <message>
        <source>An address begins with https:// or http://, as in https://example.org/training</source>
        <translation>يبدأ العنوان بـ https:// أو http://، مثل https://example.org/training</translation>
    </message>
</context>
<context>
    <name>ui::ReportDialog</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>مستند PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>صفحة ويب (*.html)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>&amp;Scenarios</source>
        <translation>ال&amp;سيناريوهات</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>السيناريوهات</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>ال&amp;ورق</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>الورق</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>&amp;حفظ بصيغة PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>حف&amp;ظ بصيغة HTML…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Current values</source>
        <extracomment>what stands in the fields now, beside pinned scenarios</extracomment>
        <translation>القيم الحالية</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n صفحة</numerusform>
            <numerusform>صفحة واحدة (%n)</numerusform>
            <numerusform>صفحتان (%n)</numerusform>
            <numerusform>%n صفحات</numerusform>
            <numerusform>%n صفحة</numerusform>
            <numerusform>%n صفحة</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one scenario.</source>
        <translation>اختر سيناريو واحدًا على الأقل.</translation>
    </message>
    <message>
        <source>There is no printer. The report can be saved as a PDF and printed elsewhere.</source>
        <translation>لا توجد طابعة. يمكن حفظ التقرير بصيغة PDF وطباعته في مكان آخر.</translation>
    </message>
    <message>
        <source>The report cannot be printed: the printer does not answer.</source>
        <translation>تتعذر طباعة التقرير: الطابعة لا تستجيب.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>حفظ التقرير</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>يتعذر حفظ التقرير: %1</translation>
    </message>
</context>
<context>
    <name>ui::ResultCard</name>
    <message>
        <source>Too large</source>
        <translation>كبير جدًا</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copies the plain number</source>
        <translation>ينسخ الرقم مجردًا</translation>
    </message>
    <message>
        <source>Copy the plain number</source>
        <translation>نسخ الرقم مجردًا</translation>
    </message>
    <message>
        <source>Copy value and sentence</source>
        <translation>نسخ القيمة والجملة</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <extracomment>a button; %1 the name of a result</extracomment>
        <translation>نسخ %1</translation>
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
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Fill in the empty fields: a result that needs one of them shows an ellipsis until then.</source>
        <translation>املأ الحقول الفارغة: النتيجة التي تحتاج إلى أحدها تظهر مكانها حتى ذلك الحين علامة حذف (…).</translation>
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
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>Fills the pages from one training run (Ctrl+R)</source>
        <translation>يملأ الصفحات من تشغيل تدريب واحد (Ctrl+R)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Opens the form of the run</source>
        <translation>يفتح حقول التشغيل</translation>
    </message>
    <message>
        <source>Edit the run</source>
        <translation>تحرير التشغيل</translation>
    </message>
    <message>
        <source>Off. Switch it on to fill the pages from GPUs, parallel sizes and a global batch.</source>
        <translation>غير مفعل. فعّله لملء الصفحات من وحدات GPU وأحجام التوازي ودفعة كلية.</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioDelegate</name>
    <message>
        <source>Name of the scenario</source>
        <translation>اسم السيناريو</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTable</name>
    <message>
        <source>Scenarios</source>
        <translation>السيناريوهات</translation>
    </message>
    <message>
        <source>Pin these values under a name to compare others with them.</source>
        <translation>ثبّت هذه القيم باسم لتقارن بها غيرها.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tooltip; %1 what a button does, %2 the keys for it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>تثبيت</translation>
    </message>
    <message>
        <source>Keeps the current values as a scenario</source>
        <translation>يحتفظ بالقيم الحالية كسيناريو</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>a button: puts the values of a scenario into the fields</extracomment>
        <translation>استخدام</translation>
    </message>
    <message>
        <source>Puts the values of the selected scenario into the fields</source>
        <translation>يضع قيم السيناريو المحدد في الحقول</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Gives the selected scenario another name</source>
        <translation>يعطي السيناريو المحدد اسمًا آخر</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Adds a copy of the selected scenario</source>
        <translation>يضيف نسخة مطابقة من السيناريو المحدد</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Removes the selected scenario; undo brings it back</source>
        <translation>يزيل السيناريو المحدد؛ والتراجع يعيده</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>a button: one row up</extracomment>
        <translation>لأعلى</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row up</source>
        <translation>ينقل السيناريو المحدد صفًا إلى أعلى</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>a button: one row down</extracomment>
        <translation>لأسفل</translation>
    </message>
    <message>
        <source>Moves the selected scenario one row down</source>
        <translation>ينقل السيناريو المحدد صفًا إلى أسفل</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTableModel</name>
    <message>
        <source>Scenario</source>
        <translation>السيناريو</translation>
    </message>
    <message>
        <source>Step time against current</source>
        <translation>زمن الخطوة مقارنةً بالحالي</translation>
    </message>
    <message>
        <source>Current</source>
        <extracomment>the first row of the table of scenarios: the values that stand in the fields now</extracomment>
        <translation>الحالي</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>كبير جدًا</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>no difference to the current values</extracomment>
        <translation>لا فرق</translation>
    </message>
    <message>
        <source>–</source>
        <extracomment>stands for a value that there cannot be</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1, against current: %2</source>
        <extracomment>a cell of the table of scenarios, for a screen reader; %1 a value, %2 how far it is from the current one</extracomment>
        <translation>%1، مقارنةً بالحالي: %2</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityCard</name>
    <message>
        <source>Sensitivity: each input halved and doubled</source>
        <translation>الحساسية: كل مُدخل عند نصف قيمته وضعفها</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityTable</name>
    <message>
        <source>Input</source>
        <extracomment>the heading of a column with the inputs of a calculator</extracomment>
        <translation>المُدخل</translation>
    </message>
    <message>
        <source>%1
halved</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input halved</extracomment>
        <translation>%1
عند النصف</translation>
    </message>
    <message>
        <source>%1
doubled</source>
        <extracomment>the heading of a column, in two lines: %1 the name of a result, with an input doubled</extracomment>
        <translation>%1
عند الضعف</translation>
    </message>
    <message>
        <source>%1, halved %2, doubled %3</source>
        <extracomment>for screen readers: %1 the name of an input, %2 its value halved, %3 doubled</extracomment>
        <translation>%1، عند النصف %2، عند الضعف %3</translation>
    </message>
    <message>
        <source>This value cannot be halved or doubled.</source>
        <translation>لا يمكن تنصيف هذه القيمة أو مضاعفتها.</translation>
    </message>
    <message>
        <source>The input does not take such a value.</source>
        <translation>لا يقبل المُدخل قيمة كهذه.</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>تنقص قيمة.</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>لا تغيير</translation>
    </message>
    <message>
        <source>%1 %2: %3 %4, %5</source>
        <extracomment>for screen readers: %1 an input, %2 its new value, %3 a result, %4 what it comes to, %5 the difference</extracomment>
        <translation>%1 %2: %3 %4، %5</translation>
    </message>
</context>
<context>
    <name>ui::ShareMenu</name>
    <message>
        <source>S&amp;hare</source>
        <translation>م&amp;شاركة</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>نسخ ال&amp;رابط</translation>
    </message>
    <message>
        <source>&amp;E-mail…</source>
        <translation>&amp;بريد إلكتروني…</translation>
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
        <translation>يشارك عنوان صفحتك</translation>
    </message>
    <message>
        <source>Facebook takes only a web address: first say where your embedded page is published</source>
        <translation>لا يقبل Facebook إلا عنوان ويب: حدد أولًا أين نُشرت صفحتك المضمنة</translation>
    </message>
    <message>
        <source>&amp;Copy as</source>
        <translation>ن&amp;سخ بصيغة</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;نص</translation>
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
        <translation>&amp;عنوان صفحتك…</translation>
    </message>
</context>
<context>
    <name>ui::Sharing</name>
    <message>
        <source>The link is on the clipboard. Who opens it with this program sees these values.</source>
        <translation>الرابط في الحافظة. من يفتحه بهذا البرنامج يرى هذه القيم.</translation>
    </message>
    <message>
        <source>The mail program opens with the text and the link.</source>
        <translation>يُفتح برنامج البريد وفيه النص والرابط.</translation>
    </message>
    <message>
        <source>X opens in the browser.</source>
        <translation>تُفتح X في المتصفح.</translation>
    </message>
    <message>
        <source>LINE opens in the browser.</source>
        <translation>يُفتح LINE في المتصفح.</translation>
    </message>
    <message>
        <source>Facebook opens in the browser with the address of your page. The text is on the clipboard.</source>
        <translation>يُفتح Facebook في المتصفح وفيه عنوان صفحتك. والنص في الحافظة.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as text.</source>
        <translation>المدخلات والنتائج في الحافظة كنص.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as Markdown.</source>
        <translation>المدخلات والنتائج في الحافظة بصيغة Markdown.</translation>
    </message>
    <message>
        <source>Inputs and results are on the clipboard as CSV.</source>
        <translation>المدخلات والنتائج في الحافظة بصيغة CSV.</translation>
    </message>
    <message>
        <source>No mail program answered. The text is on the clipboard instead.</source>
        <translation>لم يستجب أي برنامج بريد. النص في الحافظة بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>No browser answered. The text is on the clipboard instead.</source>
        <translation>لم يستجب أي متصفح. النص في الحافظة بدلًا من ذلك.</translation>
    </message>
</context>
<context>
    <name>ui::SolvePanel</name>
    <message>
        <source>What would it take?</source>
        <translation>ماذا يلزم؟</translation>
    </message>
    <message>
        <source>by changing</source>
        <extracomment>before a choice of a field: what is changed to meet a target, as in &quot;by changing: microbatches&quot;</extracomment>
        <translation>بتغيير</translation>
    </message>
    <message>
        <source>The result that should change</source>
        <translation>النتيجة المطلوب تغييرها</translation>
    </message>
    <message>
        <source>The field that may change</source>
        <translation>الحقل الذي يجوز تغييره</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>the field for a target; %1 the name of a result, %2 &quot;at most&quot;, &quot;at least&quot; or &quot;exactly&quot;</extracomment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>ui::Takeaways</name>
    <message>
        <source>There is no chart to export: a field has no value yet.</source>
        <translation>لا يوجد رسم بياني للتصدير: أحد الحقول بلا قيمة بعد.</translation>
    </message>
    <message>
        <source>The chart is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>حُفظ الرسم البياني باسم %1.</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>حُفظ التقرير باسم %1.</translation>
    </message>
    <message>
        <source>The report is on its way to the printer.</source>
        <translation>التقرير في طريقه إلى الطابعة.</translation>
    </message>
    <message>
        <source>The mail program opens with your feedback. You send it from there.</source>
        <translation>يُفتح برنامج البريد وفيه ملاحظاتك. ترسلها أنت من هناك.</translation>
    </message>
    <message>
        <source>No web pages can be made here</source>
        <translation>لا يمكن إنشاء صفحات ويب هنا</translation>
    </message>
    <message>
        <source>The web page is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>حُفظت صفحة الويب باسم %1.</translation>
    </message>
    <message>
        <source>Nothing can be saved here</source>
        <translation>لا يمكن الحفظ هنا</translation>
    </message>
</context>
<context>
    <name>ui::TokensRow</name>
    <message>
        <source>Global batch in tokens</source>
        <translation>الدفعة الكلية بالتوكنات</translation>
    </message>
    <message>
        <source>Sequences times the sequence length. What is typed here sets the global batch.</source>
        <translation>عدد التسلسلات × طول التسلسل. ما يُكتب هنا يحدد الدفعة الكلية.</translation>
    </message>
    <message>
        <source>Needs the sequence length</source>
        <translation>يحتاج إلى طول التسلسل</translation>
    </message>
    <message>
        <source>Sets the global batch</source>
        <translation>يحدد الدفعة الكلية</translation>
    </message>
</context>
<context>
    <name>ui::WindowGuide</name>
    <message>
        <source>There is no printer. The guide can be saved as a PDF and printed elsewhere.</source>
        <translation>لا توجد طابعة. يمكن حفظ الدليل بصيغة PDF وطباعته في مكان آخر.</translation>
    </message>
    <message>
        <source>Save guide</source>
        <translation>حفظ الدليل</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>مستند PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The guide is on its way to the printer.</source>
        <translation>الدليل في طريقه إلى الطابعة.</translation>
    </message>
    <message>
        <source>The guide cannot be printed: the printer does not answer.</source>
        <translation>تتعذر طباعة الدليل: الطابعة لا تستجيب.</translation>
    </message>
    <message>
        <source>The guide is saved as %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation>حُفظ الدليل باسم %1.</translation>
    </message>
    <message>
        <source>The guide cannot be saved: %1</source>
        <translation>يتعذر حفظ الدليل: %1</translation>
    </message>
</context>
</TS>
