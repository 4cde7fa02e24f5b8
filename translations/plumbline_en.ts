<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Command line</name>
    <message numerus="yes">
        <source>%1 rows have warnings; --format json shows them</source>
        <extracomment>%1 a number of rows; --format json is an option</extracomment>
        <translation>
            <numerusform>%1 row has warnings; --format json shows them</numerusform>
            <numerusform>%1 rows have warnings; --format json shows them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows lack results because of an error; --format json shows it</source>
        <extracomment>%1 a number of rows, such as those of a run whose replicas are not whole; --format json is an option</extracomment>
        <translation>
            <numerusform>%1 row lacks results because of an error; --format json shows it</numerusform>
            <numerusform>%1 rows lack results because of an error; --format json shows it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Data-parallel scaling</name>
    <message numerus="yes">
        <source>%1 devices do the work of %6 ideal ones.</source>
        <extracomment>%1 devices, %6 how many ideal devices they are worth</extracomment>
        <translation>
            <numerusform>%1 device does the work of %6 ideal ones.</numerusform>
            <numerusform>%1 devices do the work of %6 ideal ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 devices at %2 each, with nothing lost.</source>
        <translation>
            <numerusform>%1 device at %2, with nothing lost.</numerusform>
            <numerusform>%1 devices at %2 each, with nothing lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <translation>
            <numerusform>%1 device</numerusform>
            <numerusform>%1 devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message numerus="yes">
        <source>%1 points</source>
        <extracomment>percentage points; %1 a number with its sign, such as -8.09</extracomment>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effective batch</name>
    <message numerus="yes">
        <source>One optimizer update sees %5 sequences.</source>
        <extracomment>the plural follows %5, a count of sequences</extracomment>
        <translation>
            <numerusform>One optimizer update sees %5 sequence.</numerusform>
            <numerusform>One optimizer update sees %5 sequences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 devices</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 device</numerusform>
            <numerusform>%1 devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%5 sequences, each of length %4.</source>
        <extracomment>the plural follows %5; %5 a count of sequences, %4 the length of each in tokens</extracomment>
        <translation>
            <numerusform>%5 sequence of length %4.</numerusform>
            <numerusform>%5 sequences, each of length %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 accumulation steps</source>
        <translation>
            <numerusform>%1 accumulation step</numerusform>
            <numerusform>%1 accumulation steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per step</source>
        <extracomment>a point read off the chart, or a target; %1 a count</extracomment>
        <translation>
            <numerusform>%1 token per step</numerusform>
            <numerusform>%1 tokens per step</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences per device</source>
        <translation>
            <numerusform>%1 sequence per device</numerusform>
            <numerusform>%1 sequences per device</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per sequence</source>
        <translation>
            <numerusform>%1 token per sequence</numerusform>
            <numerusform>%1 tokens per sequence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences</source>
        <translation>
            <numerusform>%1 sequence</numerusform>
            <numerusform>%1 sequences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>Too long: at most %1 characters</source>
        <translation>
            <numerusform>Too long: at most %1 character</numerusform>
            <numerusform>Too long: at most %1 characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 levels of parentheses</source>
        <translation>
            <numerusform>At most %1 level of parentheses</numerusform>
            <numerusform>At most %1 levels of parentheses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pipeline bubble</name>
    <message numerus="yes">
        <source>%3 of %4 steps of the whole schedule are fill and drain. Against the ideal time alone that is %5.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps, %5 a percentage: the second definition in circulation</extracomment>
        <translation>
            <numerusform>%3 of %4 steps of the whole schedule is fill and drain. Against the ideal time alone that is %5.</numerusform>
            <numerusform>%3 of %4 steps of the whole schedule are fill and drain. Against the ideal time alone that is %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %4 steps do useful work.</source>
        <extracomment>the plural follows %2; %2 useful steps, %4 all steps</extracomment>
        <translation>
            <numerusform>%2 of %4 steps does useful work.</numerusform>
            <numerusform>%2 of %4 steps do useful work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3. The usual rule of thumb, four per stage (%4), still leaves %5; more microbatches mean a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%1 microbatch for %2 stages: the bubble is %3. The usual rule of thumb, four per stage (%4), still leaves %5; more microbatches mean a larger global batch, smaller microbatches or fewer replicas.</numerusform>
            <numerusform>%1 microbatches for %2 stages: the bubble is %3. The usual rule of thumb, four per stage (%4), still leaves %5; more microbatches mean a larger global batch, smaller microbatches or fewer replicas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stages</source>
        <extracomment>the name of a curve; %1 a count</extracomment>
        <translation>
            <numerusform>%1 stage</numerusform>
            <numerusform>%1 stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chunks</source>
        <extracomment>the name of a curve; %1 how many model chunks stand on each device (interleaved schedule)</extracomment>
        <translation>
            <numerusform>%1 chunk</numerusform>
            <numerusform>%1 chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches for %2 stages: the bubble is %3, and at no time are all stages busy. At four microbatches per stage (%4) it would be %5; that means a larger global batch, smaller microbatches or fewer replicas.</source>
        <extracomment>%1 microbatches, %2 stages, %3 and %5 percentages, %4 microbatches</extracomment>
        <translation>
            <numerusform>%1 microbatch for %2 stages: the bubble is %3, and at no time are all stages busy. At four microbatches per stage (%4) it would be %5; that means a larger global batch, smaller microbatches or fewer replicas.</numerusform>
            <numerusform>%1 microbatches for %2 stages: the bubble is %3, and at no time are all stages busy. At four microbatches per stage (%4) it would be %5; that means a larger global batch, smaller microbatches or fewer replicas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches</source>
        <translation>
            <numerusform>%1 microbatch</numerusform>
            <numerusform>%1 microbatches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of reach: %1 steps of fill and drain remain with %2 stages, however many microbatches there are</source>
        <extracomment>%1 idle steps, %2 stages</extracomment>
        <translation>
            <numerusform>Out of reach: %1 step of fill and drain remains with %2 stages, however many microbatches there are</numerusform>
            <numerusform>Out of reach: %1 steps of fill and drain remain with %2 stages, however many microbatches there are</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message numerus="yes">
        <source>%5 copies of the model train side by side. GPUs for each: %6.</source>
        <extracomment>the plural follows %5; %5 how many copies of the model, %6 how many GPUs each of them takes</extracomment>
        <translation>
            <numerusform>%5 copy of the model trains. GPUs for it: %6.</numerusform>
            <numerusform>%5 copies of the model train side by side. GPUs for each: %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In one pass, each replica works through %5 microbatches. Sequences in each: %3.</source>
        <extracomment>the plural follows %5; %5 a count of microbatches, %3 how many sequences are in one</extracomment>
        <translation>
            <numerusform>In one pass, each replica works through %5 microbatch. Sequences in it: %3.</numerusform>
            <numerusform>In one pass, each replica works through %5 microbatches. Sequences in each: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gradients of %3 microbatches are summed before one update.</source>
        <translation>
            <numerusform>The gradients of %3 microbatch make one update.</numerusform>
            <numerusform>The gradients of %3 microbatches are summed before one update.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One update sees %1 sequences, each of length %2.</source>
        <extracomment>%1 a count of sequences, %2 the length of each in tokens</extracomment>
        <translation>
            <numerusform>One update sees %1 sequence of length %2.</numerusform>
            <numerusform>One update sees %1 sequences, each of length %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 steps of a pass are fill and drain.</source>
        <extracomment>the plural follows %3; %3 idle steps, %4 all steps</extracomment>
        <translation>
            <numerusform>%3 of %4 steps of a pass is fill and drain.</numerusform>
            <numerusform>%3 of %4 steps of a pass are fill and drain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What %1 GPUs come to in 24 hours.</source>
        <translation>
            <numerusform>What %1 GPU comes to in 24 hours.</numerusform>
            <numerusform>What %1 GPUs come to in 24 hours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No whole number of replicas (%1): each takes %3 GPUs, and %2 is not a multiple</source>
        <extracomment>the plural follows %3; %1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes
----------
%1 such as 7.875, %2 how many GPUs there are, %3 how many GPUs one replica takes</extracomment>
        <translation>
            <numerusform>No whole number of replicas (%1): each takes %3 GPU, and %2 is not a multiple</numerusform>
            <numerusform>No whole number of replicas (%1): each takes %3 GPUs, and %2 is not a multiple</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 replicas</source>
        <extracomment>the run in short; %1 data-parallel replicas</extracomment>
        <translation>
            <numerusform>%1 replica</numerusform>
            <numerusform>%1 replicas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 microbatches each</source>
        <extracomment>the run in short; %1 microbatches that each replica works through in one pass</extracomment>
        <translation>
            <numerusform>%1 microbatch each</numerusform>
            <numerusform>%1 microbatches each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens a step</source>
        <extracomment>the run in short; %1 tokens that one optimizer update sees</extracomment>
        <translation>
            <numerusform>%1 token a step</numerusform>
            <numerusform>%1 tokens a step</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::GuidePanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReportDialog</name>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
</TS>
