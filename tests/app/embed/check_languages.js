// SPDX-License-Identifier: GPL-3.0-or-later
// Languages on the page of data-parallel scaling: the reader's, the chosen one, and what becomes of typed texts. `given`
// is the language that the reader, who prefers zh-HK, should meet.

const select = document.getElementById("language");
same(select.value, given, "the reader's language");
same(document.documentElement.lang, "zh-TW", "the language of the document");
same([...select.options].map(option => option.textContent).join(), "English,繁體中文,Deutsch,العربية", "every language's own name");
same(document.title, "資料平行擴展計算", "the title");
same(byId("details").textContent, "詳細資料", "what stands beside the calculator's own labels");
typeOver("scaling-efficiency", "90%");
typeOver("devices", "1.5");
const inChinese = note("devices");
same(inChinese.includes("1.5") && !inChinese.includes("whole"), true, "a note in the language");

choose(select, "en");
same(document.title, "Data-parallel scaling", "another title");
same(note("devices"), "A whole number: 1.5 is not", "the note is translated");
same(field("devices").value, "1.5", "what was typed stays");
same(document.querySelector("label").textContent, "Devices", "labels");
typeOver("devices", "64");

choose(select, "de");
same(field("throughput-per-device").value, "2.000", "a value is written the new way");
same(result("actual-throughput"), "115.200", "and so is a result");
same(below("actual-throughput", ".working"), "64 × 2.000 × 90\u00a0% = 115.200", "and the working");
typeOver("throughput-per-device", "1,5");
same(result("ideal-throughput") + note("throughput-per-device"), "96", "a comma is decimal here");
choose(select, "en");
same(field("throughput-per-device").value, "1.5", "and a point there");

same(document.documentElement.dir, "ltr", "from left to right");
choose(select, "ar");
same(document.documentElement.dir, "rtl", "from right to left");
same(document.documentElement.lang, "ar", "in Arabic");
same(getComputedStyle(field("devices")).direction, "ltr", "numbers go on from left to right");
same(getComputedStyle(document.querySelector(".working")).direction, "ltr", "and formulas");
same(getComputedStyle(document.querySelector(".sentence")).direction, "rtl", "but not sentences");
same(below("actual-throughput", ".working"), "64 × 1.5 × 90\u200e%\u200e = 86.4", "Latin digits, the sign on its side");
choose(select, "en");
same(document.documentElement.dir, "ltr", "and back");

for (const [languages, expected] of [
    [["zh-HK"], "zh_TW"], [["zh-Hant-MO"], "zh_TW"], [["de-AT", "en"], "de"], [["ar-EG"], "ar"], [["sv", "en-GB"], "en"],
    [["sv"], "de"], [[], "de"], [undefined, "de"], [["zh-CN"], "de"], [["nonsense!", "zh-TW"], "zh_TW"]
]) {
    Object.defineProperty(navigator, "languages", {value: languages, configurable: true});
    same(readersLanguage(), expected, `the language for a reader of ${languages}`);
}
report();
