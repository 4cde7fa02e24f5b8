// SPDX-License-Identifier: GPL-3.0-or-later
// Typesets each formula of formulas.tsv to <model>/<result>.svg beside it, with MathJax. Run where a formula changes,
// and check in what it writes:  npm install --no-package-lock && npm run typeset
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { SVG } from 'mathjax-full/js/output/svg.js';

const here = dirname(fileURLToPath(import.meta.url));
const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const page = mathjax.document('', { InputJax: new TeX(), OutputJax: new SVG({ fontCache: 'none' }) });

// What is drawn, and the size in thousandths of the font's: y = 0 is the baseline. Roles and names for screen readers
// are left to the program, which has words for them.
function typeset(tex) {
    const svg = adaptor.firstChild(page.convert(tex, { display: true }));
    const box = adaptor.getAttribute(svg, 'viewBox');
    const drawn = adaptor.innerHTML(svg).replace(/ (data-[a-z-]+|style|class)="[^"]*"/g, '');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><desc>${tex}</desc>${drawn}</svg>\n`;
}

const lines = readFileSync(join(here, 'formulas.tsv'), 'utf8').split('\n');
for (const line of lines.filter((text) => text && !text.startsWith('#'))) {
    const [name, tex] = line.split('\t');
    mkdirSync(join(here, dirname(name)), { recursive: true });
    rmSync(join(here, `${name}.svg`), { force: true });
    writeFileSync(join(here, `${name}.svg`), typeset(tex));
}
