// SPDX-License-Identifier: GPL-3.0-or-later
// For the scripts that check a page from within it: counts the checks, keeps what failed and says it at the end.
"use strict";
const failures = [];
let checks = 0;

function same(actual, expected, what) {
    ++checks;
    if (!Object.is(actual, expected))
        failures.push(`${what}: ${String(actual)}, not ${String(expected)}`);
}

function report() {
    document.body.innerHTML = `<pre id="report"></pre>`;
    document.getElementById("report").textContent = JSON.stringify({checks, failures: failures.slice(0, 20)});
}

addEventListener("error", event => {
    failures.push(`Error: ${event.message} (line ${event.lineno})`);
    report();
});

// What a person sees of the page.
const field = id => document.getElementById(`field-${id}`);
const shownIn = id => field(id).closest(".field");
const note = id => shownIn(id).querySelector(".note").textContent;
const trail = id => shownIn(id).querySelector(".trail").textContent;
const result = id => document.getElementById(`result-${id}`).textContent;
const unit = id => document.getElementById(`result-${id}`).closest("output").querySelector(".unit").textContent;
const below = (id, part) => document.getElementById(`result-${id}`).closest(".card").querySelector(part).textContent;

// Types in place of what a field holds, key by key; `afterEach` sees the page after each of them.
function typeOver(id, text, afterEach = () => {}) {
    field(id).focus();
    field(id).select();
    document.execCommand("delete");
    for (const key of text) {
        document.execCommand("insertText", false, key);
        afterEach();
    }
    same(field(id).value, text, `typed into ${id}`);
}

// The browser tells of a change when a field that was typed into is left.
function leave(id) {
    field(id).dispatchEvent(new Event("change", {bubbles: true}));
    field(id).blur();
}

function choose(select, value) {
    select.value = value;
    select.dispatchEvent(new Event("input", {bubbles: true}));
    select.dispatchEvent(new Event("change", {bubbles: true}));
}
