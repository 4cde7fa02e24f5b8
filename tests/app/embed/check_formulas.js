// SPDX-License-Identifier: GPL-3.0-or-later
// The page's formulas against what the core gave for the same values. `given`: [{language, values, results: [{value,
// text, working, sentence}], warnings: [sentence]}]. Counts are texts; fractions two of them; reals numbers.

function plain(number) {
    if (number === null || typeof number === "number")
        return number;
    return typeof number === "bigint" ? String(number) : `${number.n}/${number.d}`;
}

for (const {language: code, values, results, warnings} of given) {
    speak(code);
    const typed = values.map(value => typeof value === "string" ? BigInt(value) : value);
    const outcome = compute(typed);
    const what = `${code} ${JSON.stringify(values)}`;
    typed.forEach((value, i) => { entries[i] = value === null ? {text: ""} : {text: "", value}; });
    show();
    results.forEach((expected, i) => {
        const {id, kind} = description.results[i];
        same(plain(outcome.results[i]), expected.value === "too large" ? Infinity : expected.value, `${what} ${id}`);
        same(resultParts[i].value.textContent, expected.text, `${what} ${id}, ${kind}, as text`);
        same(resultParts[i].working.textContent, expected.working, `${what} ${id}, working`);
        same(resultParts[i].sentence.textContent, expected.sentence, `${what} ${id}, sentence`);
    });
    same(byId("warnings").textContent, warnings.join(""), `${what} warnings`);
}
report();
