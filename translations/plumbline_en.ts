<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
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
        <extracomment>a point read off the chart; %1 a count</extracomment>
        <translation>
            <numerusform>%1 device</numerusform>
            <numerusform>%1 devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Effective batch</name>
    <message numerus="yes">
        <source>One optimizer update sees %5 sequences.</source>
        <extracomment>%5 a count of sequences</extracomment>
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
        <extracomment>%5 a count of sequences, %4 the length of each in tokens</extracomment>
        <translation>
            <numerusform>%5 sequence of length %4.</numerusform>
            <numerusform>%5 sequences, each of length %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 accumulation steps</source>
        <extracomment>a point read off the chart; %1 a count</extracomment>
        <translation>
            <numerusform>%1 accumulation step</numerusform>
            <numerusform>%1 accumulation steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens per step</source>
        <extracomment>the same point; %1 a count</extracomment>
        <translation>
            <numerusform>%1 token per step</numerusform>
            <numerusform>%1 tokens per step</numerusform>
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
        <extracomment>%3 idle steps, %4 all steps, %5 a percentage: the second definition in circulation</extracomment>
        <translation>
            <numerusform>%3 of %4 steps of the whole schedule is fill and drain. Against the ideal time alone that is %5.</numerusform>
            <numerusform>%3 of %4 steps of the whole schedule are fill and drain. Against the ideal time alone that is %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %4 steps do useful work.</source>
        <extracomment>%2 useful steps, %4 all steps</extracomment>
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
        <extracomment>a point read off the chart; %1 a count</extracomment>
        <translation>
            <numerusform>%1 microbatch</numerusform>
            <numerusform>%1 microbatches</numerusform>
        </translation>
    </message>
</context>
</TS>
