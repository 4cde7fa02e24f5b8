// SPDX-License-Identifier: GPL-3.0-or-later
// The page: a form and results from `description`, which is made from the core's tables, and the calculator's
// `compute`. Everything shown follows from `language`, `entries` and `units`.

const ellipsis = "\u2026";
const byId = id => document.getElementById(id);
const tagOf = language => language.code.replace("_", "-");

let language = null;
// Which plural form a number takes.
let rules = null;
const entries = [];
const units = description.fields.map(() => 0);
const fieldParts = [];
const resultParts = [];

function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
}

// Texts stand in the order of their codes, so that the codes are there once and not in each language.
const message = code => language.messages[Math.max(description.messages.indexOf(code), 0)];
const pageText = name => language.page[description.page.indexOf(name)];

const numberText = (number, kind) =>
    number === null || number === Infinity ? ellipsis : displayText(number, kind, language.style);

// The number that a plural form is chosen for, as the program's translator takes it.
function pluralNumber(number) {
    const real = number === null ? 2 : typeof number === "object" ? toDouble(fraction(number.n, number.d)) : Number(number);
    if (!Number.isInteger(real))
        return 2;
    return real < 1e9 ? real : real % 1e6 + 1e6;
}

// A text with plural forms is what they begin and end with, and between these their own words by category.
function form(text, number) {
    if (typeof text === "string")
        return text;
    const [begin, own, end] = text;
    return begin + (own[rules.select(number)] ?? own.other) + end;
}

// What stands in a sentence that runs from right to left, in one piece: a name or a number with a word; and numbers
// alone, or with signs between them, which run from left to right.
const isolated = text => language.rtl && text ? "\u2068" + text + "\u2069" : text;
const leftToRight = text => language.rtl && text ? "\u2066" + text + "\u2069" : text;
const formulas = new RegExp("%[1-9](?: *[×+−/=][×+−/= ]*%[1-9])*", "g");

// A text with its numbers, [[number, kind], ...], in place of %1, %2...; its plural form follows the `plural`th.
function sentence(text, numbers = [], plural = 0) {
    const chosen = form(text, plural ? pluralNumber(numbers[plural - 1][0]) : 2);
    return withNumbers(chosen.replace(formulas, leftToRight), numbers);
}

function withNumbers(text, numbers) {
    return text.replace(/%([1-9])/g, (_, place) => numbers[place - 1] ? numberText(...numbers[place - 1]) : ellipsis)
        .replace(/(\u2026\u2069?)\./g, "$1");
}

function issueText(issue, field) {
    const own = issue.code === "above-maximum" && language.fields[field].above;
    const quoted = issue.code === "not-whole" && !issue.numbers ? "not-whole-text" : issue.code;
    return sentence(own || message(quoted), issue.numbers, typeof message(quoted) === "string" ? 0 : 1)
        .replace("%text", () => isolated(issue.text ?? ""));
}

function boundsText({least, leastExcluded, most, kind}) {
    if (leastExcluded)
        return sentence(message("not-positive"), [[least, kind]]);
    if (most === null)
        return sentence(message("below-minimum"), [[least, kind]]);
    return sentence(pageText("between"), [[least, kind], [most, kind]]);
}

const filled = (text, ...words) => text.replace(/%([1-9])/g, (_, place) => words[place - 1]);

function addField(field, i) {
    const id = "field-" + field.id;
    const parts = {
        label: element("label", {htmlFor: id}),
        input: element("input", {id, type: "text", inputMode: "decimal", autocomplete: "off", spellcheck: false, dir: "ltr"}),
        trail: element("span", {className: "trail", dir: "ltr"}),
        help: element("p", {className: "help", id: id + "-help"}),
        note: element("p", {className: "note", id: id + "-note"}),
        other: element("button", {type: "button"}),
        units: field.units ? element("select", {id: id + "-unit"}) : null
    };
    parts.note.setAttribute("aria-live", "polite");
    parts.input.addEventListener("input", () => { type(i, parts.input.value); show(); });
    parts.input.addEventListener("change", () => { settle(i); show(); });
    parts.other.addEventListener("click", () => { put(i, entries[i].doubt); show(); parts.input.focus(); });
    for (let unit = 0; unit < field.units; ++unit)
        parts.units.append(element("option", {value: unit}));
    parts.units?.addEventListener("change", () => { units[i] = parts.units.selectedIndex; show(); });
    const line = element("div", {className: "line"}, element("div", {className: "box"}, parts.input, parts.trail));
    if (parts.units)
        line.append(parts.units);
    parts.row = element("div", {className: "field"}, parts.label, line,
                        element("div", {className: "hint"}, parts.help, parts.note));
    const first = !i || description.fields[i - 1].group !== field.group;
    parts.group = first ? element("fieldset", {}, element("legend")) : fieldParts[i - 1].group;
    parts.group.append(parts.row);
    byId("form").append(parts.group);
    fieldParts.push(parts);
}

function addResult(result, cards) {
    const parts = {
        label: element("span", {className: "label"}),
        value: element("bdi", {id: "result-" + result.id}),
        unit: element("span", {className: "unit"}),
        working: element("p", {className: "working", dir: "ltr"}),
        sentence: element("p", {className: "sentence"})
    };
    parts.line = element("span", {className: "value"}, parts.value);
    const output = element("output", {}, parts.label, parts.line, " ", parts.unit);
    output.setAttribute("aria-atomic", "true");
    cards.append(element("div", {className: "card"}, output, parts.working, parts.sentence));
    resultParts.push(parts);
}

function build() {
    description.fields.forEach(addField);
    const main = element("div", {className: "cards"});
    const details = element("div", {className: "cards"});
    for (const result of description.results)
        addResult(result, result.detail ? details : main);
    byId("results").append(main, element("p", {className: "remark", id: "missing"}), element("div", {id: "warnings"}));
    if (details.firstChild)
        byId("results").append(element("details", {}, element("summary", {id: "details"}), details));
    byId("warnings").setAttribute("aria-live", "polite");
    for (const {code, name} of description.languages)
        byId("language").append(element("option", {value: code, textContent: name, lang: code.replace("_", "-")}));
    byId("language").addEventListener("change", event => speak(event.target.value));
    byId("columns").hidden = false;
}

function type(i, text) {
    entries[i] = {text, ...readField(description.fields[i], text, language.style)};
}

// A value stands in the field with all its digits; a note about the text before stays until the next change.
function put(i, value, doubt = null) {
    const field = description.fields[i];
    const issue = outOfBounds(field, value);
    const text = fieldText(value, field.kind, language.style);
    entries[i] = issue ? {text, issue} : {text, value, doubt};
}

function settle(i) {
    if (entries[i].value !== undefined)
        put(i, entries[i].value, entries[i].doubt);
}

function showNote(entry, field, parts, i) {
    const doubted = (entry.doubt ?? null) !== null;
    let text = "";
    if (entry.issue)
        text = issueText(entry.issue, i);
    else if (doubted)
        text = filled(pageText("read-as"),
                      ...[entry.value, entry.doubt].map(number => isolated(numberText(number, field.kind))));
    if (parts.note.dataset.text !== text) {
        parts.note.dataset.text = text;
        parts.note.replaceChildren(text, ...(doubted ? [" ", parts.other] : []));
    }
    if (doubted)
        parts.other.textContent = filled(pageText("use"), isolated(numberText(entry.doubt, field.kind)));
    parts.row.classList.toggle("noted", text !== "");
    parts.row.classList.toggle("wrong", Boolean(entry.issue));
    parts.input.setAttribute("aria-invalid", String(Boolean(entry.issue)));
    parts.input.setAttribute("aria-describedby", (text ? parts.note : parts.help).id);
}

function showField(field, i) {
    const [entry, parts] = [entries[i], fieldParts[i]];
    if (parts.input.value !== entry.text)
        parts.input.value = entry.text;
    parts.trail.textContent = entry.expression ? "= " + numberText(entry.value, field.kind)
                                               : field.kind === "percent" ? "%" : "";
    showNote(entry, field, parts, i);
}

function showResult(result, i, outcome) {
    const parts = resultParts[i];
    const texts = language.results[i];
    const value = outcome.results[i];
    const unit = result.unitOf === null ? texts.unit : language.fields[result.unitOf].units[units[result.unitOf]];
    parts.value.textContent = value === Infinity ? pageText("too-large") : numberText(value, result.kind);
    parts.line.classList.toggle("long", parts.value.textContent.length > 15);
    parts.unit.textContent = value === null || value === Infinity ? "" : unit;
    parts.working.textContent = withNumbers(result.working, outcome.numbers);
    parts.sentence.textContent = sentence(texts.sentence, outcome.numbers, result.plural);
}

function warningText({code, numbers}) {
    const at = description.warnings.findIndex(warning => warning.code === code);
    return filled(pageText("warning"), sentence(language.warnings[at], numbers, description.warnings[at].plural));
}

function show() {
    description.fields.forEach(showField);
    const outcome = compute(entries.map(entry => entry.value ?? null));
    description.results.forEach((result, i) => showResult(result, i, outcome));
    const blank = entries.some(entry => entry.value === undefined && !entry.issue);
    byId("missing").textContent = blank ? pageText("missing") : "";
    byId("warnings").replaceChildren(...outcome.warnings.map(
        warning => element("p", {className: "remark warning", textContent: warningText(warning)})));
}

function translate() {
    document.documentElement.lang = tagOf(language);
    document.documentElement.dir = language.rtl ? "rtl" : "ltr";
    document.title = byId("title").textContent = language.title;
    byId("summary").textContent = language.summary;
    byId("disclaimer").textContent = pageText("disclaimer");
    byId("language").setAttribute("aria-label", pageText("language"));
    if (byId("details"))
        byId("details").textContent = pageText("details");
    description.results.forEach((_, i) => { resultParts[i].label.textContent = language.results[i].label; });
    description.fields.forEach((field, i) => {
        const [parts, texts] = [fieldParts[i], language.fields[i]];
        parts.label.textContent = texts.label;
        parts.help.textContent = filled(pageText("help"), boundsText(field), texts.help);
        parts.group.firstChild.textContent = language.fields[description.fields.findIndex(other => other.group === field.group)].group;
        parts.units?.setAttribute("aria-label", filled(pageText("unit-of"), texts.label));
        texts.units.forEach((unit, at) => { parts.units.options[at].textContent = unit; });
    });
}

// Values stay and are written the new language's way; what is no number is read anew as it was typed.
function speak(code) {
    language = description.languages.find(candidate => candidate.code === code);
    rules = new Intl.PluralRules(tagOf(language));
    byId("language").value = code;
    entries.forEach((entry, i) => entry.value === undefined ? type(i, entry.text) : put(i, entry.value));
    translate();
    show();
}

// The first of the reader's languages that is here, by language and script (zh-HK is written as zh-TW is); else the one
// chosen for the page.
function readersLanguage() {
    const kind = tag => {
        try {
            const {language: spoken, script} = new Intl.Locale(tag).maximize();
            return spoken + "-" + script;
        } catch {
            return "";
        }
    };
    for (const tag of navigator.languages ?? []) {
        const found = description.languages.find(candidate => kind(tagOf(candidate)) === kind(tag));
        if (found)
            return found.code;
    }
    return description.language;
}

// Lists take less room than names in every language.
for (const each of description.languages) {
    const [group, decimal, leastGrouped, percent, minus, factor] = each.style;
    each.style = {group, decimal, leastGrouped, percent, minus, factor};
    each.fields = each.fields.map(([label, help, group, units, above]) => ({label, help, group, units, above}));
    each.results = each.results.map(([label, text, unit]) => ({label, sentence: text, unit}));
}
build();
description.fields.forEach((field, i) => {
    const {value, kind} = field;
    entries[i] = value === null ? {text: ""} : {text: "", value: kind === "count" ? BigInt(value) : Number(value)};
});
speak(readersLanguage());
