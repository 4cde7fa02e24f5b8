// SPDX-License-Identifier: GPL-3.0-or-later
// The page in frames of several widths, beside each other: nothing is wider than its frame, in any language.

addEventListener("load", () => {
    for (const frame of document.querySelectorAll("iframe")) {
        const page = frame.contentDocument;
        for (const option of page.getElementById("language").options) {
            option.selected = true;
            page.getElementById("language").dispatchEvent(new Event("change"));
            for (const details of page.querySelectorAll("details"))
                details.open = true;
            const input = page.querySelector("input");
            input.value = "9223372036854775807";
            input.dispatchEvent(new Event("input"));
            const {scrollWidth, clientWidth} = page.documentElement;
            same(scrollWidth, clientWidth, `${page.title}: ${option.value} in ${frame.clientWidth} pixels`);
        }
    }
    same(document.querySelectorAll("iframe").length, given, "frames");
    report();
});
