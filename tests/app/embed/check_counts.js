// SPDX-License-Identifier: GPL-3.0-or-later
// Counts on the page of the effective batch: exact to the last digit, and said where they cannot be held.

same(result("effective-batch") + " " + unit("effective-batch"), "2,048 sequences", "the example");
same(below("effective-batch", ".sentence"), "One optimizer update sees 2,048 sequences.", "many");
same([...document.querySelectorAll("legend")].map(legend => legend.textContent).join(), "Parallelism,Sequence", "groups");
for (const id of ["batch-per-device", "devices", "accumulation-steps", "sequence-length"])
    typeOver(id, "1");
same(below("effective-batch", ".sentence"), "One optimizer update sees 1 sequence.", "one");
typeOver("devices", "9007199254740993");
same(result("effective-batch"), "9,007,199,254,740,993", "2^53 + 1");
typeOver("accumulation-steps", "1023");
same(result("effective-batch"), "9,214,364,837,600,035,839", "the last digits too");
typeOver("sequence-length", "2");
same(result("tokens-per-step") + unit("tokens-per-step"), "Too large", "too many tokens");
same(below("tokens-per-step", ".working").endsWith(" × 2 = …"), true, "their working");
same(result("effective-batch"), "9,214,364,837,600,035,839", "but not sequences");
typeOver("accumulation-steps", "1024");
same(result("effective-batch"), "Too large", "too many sequences");
typeOver("devices", "2^63-1");
typeOver("accumulation-steps", "1");
typeOver("sequence-length", "1");
same(result("tokens-per-step"), "9,223,372,036,854,775,807", "the most there can be");
typeOver("sequence-length", "");
same(result("tokens-per-step"), "…", "unknown without the length");
same(result("effective-batch"), "9,223,372,036,854,775,807", "which the sequences do not need");
report();
