// SPDX-License-Identifier: GPL-3.0-or-later
// The page's reader and writers of numbers against the core's. `given`: styles by language, `read` [{text, kind, style,
// reading}] and `written` [{number, kind, style, display, field}], as the core gives them.

const plain = number => typeof number === "object" ? `${number.n}/${number.d}` : String(number);

// As numbers_in_browser_test.cpp describes a reading of the core.
function describe({value, expression, doubt, issue}) {
    if (issue) {
        const numbers = (issue.numbers ?? []).map(([number]) => ` ${plain(number)}`).join("");
        return `!${issue.code}${numbers}${issue.text === undefined ? "" : ` ${issue.text}`}`;
    }
    if (value === undefined)
        return "blank";
    return `${expression ? "=" : ""}${String(value)}${doubt === null ? "" : ` ?${String(doubt)}`}`;
}

// The shortest text of a double has not the same form everywhere.
const asDoubles = text => text.replace(/-?[0-9.]+(?:e[+-]\d+)?/g, number => String(Number(number)));

for (const {text, kind, style, reading} of given.read) {
    const own = describe(readNumber(text, kind, given.styles[style]));
    const inForm = kind === "count" ? shown => shown : asDoubles;
    same(inForm(own), inForm(reading), `${style} ${kind} ${JSON.stringify(text)}`);
}
for (const {number, kind, style, display, field} of given.written) {
    const parts = typeof number === "string" ? number.split("/").map(BigInt) : [number];
    const value = parts.length === 2 ? {n: parts[0], d: parts[1]} : parts[0];
    same(displayText(value, kind, given.styles[style]), display, `${style} ${kind} ${JSON.stringify(number)} displayed`);
    if (field !== null)
        same(fieldText(value, kind, given.styles[style]), field, `${style} ${kind} ${JSON.stringify(number)} in a field`);
}
for (const {language: code, result, number, form: expected} of given.plurals) {
    if (language.code !== code)
        speak(code);
    same(form(language.results[result].sentence, pluralNumber(BigInt(number))), expected, `${code} result ${result}, ${number}`);
}
report();
