// SPDX-License-Identifier: GPL-3.0-or-later
// What happens on the page of data-parallel scaling while a person types: results, notes, units.

same(document.title, "Data-parallel scaling", "the title");
same(document.querySelector(`label[for="field-devices"]`).textContent, "Devices", "a label is bound to its field");
same(field("devices").value, "64", "the page begins with the example");
same(result("actual-throughput"), "115,200", "actual throughput of the example");
same(result("speedup"), "57.6×", "speedup of the example");
same(unit("actual-throughput"), "per second", "the neutral unit");
same(below("actual-throughput", ".working"), "64 × 2,000 × 90% = 115,200", "the working");
same(below("actual-throughput", ".sentence"), "90% of the ideal 128,000.", "the sentence");
same(shownIn("devices").querySelector(".help").textContent.startsWith("At least 1. Data-parallel units"), true, "the help");
same(field("devices").getAttribute("aria-describedby"), "field-devices-help", "the help describes the field");

const seen = [];
typeOver("devices", "128", () => seen.push(result("actual-throughput")));
same(seen.join(" "), "1,800 21,600 230,400", "every key counts");
typeOver("devices", "8*16");
same(trail("devices"), "= 128", "an expression shows its value");
leave("devices");
same(field("devices").value, "128", "and is replaced by it");
same(trail("devices"), "", "which is no expression");
for (const text of ["１２８", "0.128k", "1.28e2", "(2^8)/2", " 128 "]) {
    typeOver("devices", text);
    same(result("ideal-throughput"), "256,000", `${text} devices`);
}

// Bad input.
for (const [text, message] of [
    ["1.5", "A whole number: 1.5 is not"], ["0", "At least 1"], ["-3", "At least 1"], ["abc", "Not a number: abc"],
    ["9223372036854775808", "Too large: at most 9,223,372,036,854,775,807"], ["1 5", "Digits are grouped in threes: 1 5 is not a number"],
    ["8/0", "Division by zero"], ["2^", "Not finished: a number is missing at the end"],
    ["<b>x</b>", "Not a number: <b>x</b>"], ["1".repeat(257), "Too long: at most 256 characters"]
]) {
    typeOver("devices", text);
    same(note("devices"), message, `the note about ${text}`);
    same(field("devices").getAttribute("aria-invalid"), "true", `${text} is invalid`);
    same(field("devices").getAttribute("aria-describedby"), "field-devices-note", "the note describes the field");
    same(result("actual-throughput") + result("speedup"), "……", `no results with ${text}`);
}
leave("devices");
same(field("devices").value, "1".repeat(257), "what is wrong stays to be corrected");
typeOver("devices", "64");
same(field("devices").getAttribute("aria-invalid"), "false", "corrected");
same(result("actual-throughput"), "115,200", "results are back");

// A blank takes away what needs it, and nothing else.
typeOver("scaling-efficiency", "");
same(result("actual-throughput") + result("speedup") + result("overhead-throughput"), "………", "results that need a blank");
same(result("ideal-throughput"), "128,000", "a result that does not");
same(unit("actual-throughput"), "", "no unit without a value");
same(below("actual-throughput", ".working"), "64 × 2,000 × … = …", "the working with a blank");
same(note("scaling-efficiency"), "", "a blank is not wrong");
same(byId("missing").textContent.startsWith("Fill in the empty fields"), true, "the hint");

// Doubts.
typeOver("scaling-efficiency", "0.9");
same(byId("missing").textContent, "", "no hint without blanks");
same(result("speedup"), "0.576×", "0.9 is read as it stands");
same(note("scaling-efficiency"), "Read as 0.9%. Did you mean 90%? Use 90%", "and asked about");
shownIn("scaling-efficiency").querySelector("button").click();
same(field("scaling-efficiency").value, "90", "the other reading in the field");
same(result("speedup"), "57.6×", "and in the result");
same(note("scaling-efficiency"), "", "the question is answered");
typeOver("scaling-efficiency", "90 %");
same(result("speedup"), "57.6×", "with its sign");
typeOver("scaling-efficiency", "101");
same(note("scaling-efficiency").startsWith("At most 100%. A measured value above that is superlinear"), true, "more than all");
typeOver("scaling-efficiency", "0");
same(result("actual-throughput"), "0", "nothing is reached");
same(result("overhead-throughput"), "128,000", "all is lost");
typeOver("scaling-efficiency", "100");
same(result("overhead-throughput"), "0", "nothing is lost");
typeOver("throughput-per-device", "1.024");
same(note("throughput-per-device"), "Read as 1.024. Did you mean 1,024? Use 1,024", "a point before three digits");
leave("throughput-per-device");
same(note("throughput-per-device").startsWith("Read as 1.024"), true, "the question stays when the field is left");
shownIn("throughput-per-device").querySelector("button").click();
same(result("ideal-throughput"), "65,536", "the other reading");

// Sizes.
typeOver("throughput-per-device", "1.7e308");
same(result("ideal-throughput") + result("actual-throughput"), "Too largeToo large", "beyond the largest number");
same(result("speedup"), "64×", "a result that is not");
typeOver("throughput-per-device", "1e400");
same(note("throughput-per-device").startsWith("Too large: at most "), true, "a number that cannot be held");
typeOver("throughput-per-device", "0");
same(note("throughput-per-device"), "Above 0", "nothing");
typeOver("throughput-per-device", "2k");
choose(document.getElementById("field-throughput-per-device-unit"), "2");
same(unit("actual-throughput") + unit("ideal-throughput") + unit("speedup"), "tokens/stokens/s", "the chosen unit");
report();
