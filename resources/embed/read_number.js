// SPDX-License-Identifier: GPL-3.0-or-later
// What a typed text means. The grammar and the meaning of the signs are those of core/numbers/expression.h,
// separators.h and scan.h, and the tests of the core's reader are run here too.

const largestCount = 2n ** 63n - 1n;
const largestReal = Number.MAX_VALUE;
const longestText = 256;
const deepestParentheses = 64;

const folded = {
    "\u00a0": " ", "\u2007": " ", "\u2009": " ", "\u202f": " ", "\t": "\n", "\r": "\n", "\u3000": "\n", "\u00d7": "*",
    "\u00f7": "/", "\u2212": "-", "\u2019": "\u0027", "\u3002": ".", "\u066a": "%"
};
const isBlank = sign => sign === " " || sign === "\n";
const isDigit = sign => sign >= "0" && sign <= "9";
const isDecimalSign = sign => sign === "." || sign === "," || sign === "\u066b";
const isSeparator = sign => isDecimalSign(sign) || (sign !== "" && " \u0027_\u066c".includes(sign));

function fold(character) {
    const code = character.codePointAt(0);
    if (code >= 0xff01 && code <= 0xff5e)
        return String.fromCodePoint(code - 0xfee0);
    if ((code >= 0x660 && code <= 0x669) || (code >= 0x6f0 && code <= 0x6f9))
        return String(code & 15);
    return folded[character] || character;
}

// The characters with their places, without the marks of writing direction.
function scan(text) {
    const symbols = [];
    let begin = 0;
    for (const character of text) {
        const end = begin + character.length;
        if (!/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/.test(character))
            symbols.push({sign: fold(character), begin, end});
        begin = end;
    }
    return symbols;
}

const isRegular = groups => /^[1-9]\d{0,2}$/.test(groups[0]) && groups.slice(1).every(group => group.length === 3);
const withDecimals = (whole, decimals) => (whole || "0") + "." + decimals;

// Pieces of digits and the signs between them, as [number] or [number, other reading]; nothing if irregular.
function readDigits(pieces, signs, scaled, whole, style) {
    const last = signs[signs.length - 1];
    if (!signs.length)
        return pieces;
    if (signs.length === 1 && (last === "." || last === ",")) {
        const joined = pieces.join("");
        const decimal = withDecimals(pieces[0], pieces[1]);
        if (whole)
            return [isRegular(pieces) && !scaled ? joined : decimal];
        if (isRegular(pieces))
            return last === style.group ? [joined, decimal] : [decimal, joined];
        return last === style.decimal || !pieces[0] || pieces[0][0] === "0" ? [decimal] : [decimal, joined];
    }
    const lastIsDecimal = last === "\u066b" || (isDecimalSign(last) && last !== signs[0]);
    const groupSigns = lastIsDecimal ? signs.slice(0, -1) : signs;
    const groups = lastIsDecimal ? pieces.slice(0, -1) : pieces;
    if (groupSigns.includes("\u066b") || groupSigns.some(sign => sign !== groupSigns[0]))
        return null;
    if (groups.length > 1 && !isRegular(groups))
        return null;
    return [lastIsDecimal ? withDecimals(groups.join(""), pieces[pieces.length - 1]) : groups.join("")];
}

// The value of a text in the unit that was typed. `rules`: style, whole, percent, other (the other way to read).
function evaluate(text, symbols, rules) {
    let at = 0, depth = 0, combined = false, suffixed = false, doubt = false;
    const signAt = place => place < symbols.length ? symbols[place].sign : "";
    const here = () => signAt(at);
    const skipBlanks = () => { while (isBlank(here())) ++at; };
    const take = signs => { skipBlanks(); return here() && signs.includes(here()) ? symbols[at++].sign : ""; };
    const typed = (from, to) => text.slice(symbols[from].begin, symbols[to - 1].end);

    function unreadable() {
        if (at === symbols.length)
            refuse("unfinished");
        if (here() === ")" && !depth)
            refuse("unbalanced-parentheses");
        let end = at + 1;
        while (end < symbols.length && !isBlank(symbols[end].sign))
            ++end;
        refuse("not-a-number", {text: typed(at, end)});
    }

    // A number too large to compute with has a sign all the same.
    function orNegated(step, negative) {
        const opposite = {"too-large": "below-minimum", "below-minimum": "too-large"};
        try {
            return step();
        } catch (issue) {
            throw negative && opposite[issue.code] ? {code: opposite[issue.code]} : issue;
        }
    }

    function sum() {
        let left = product();
        for (let sign; (sign = take("+-"));) {
            combined = true;
            const right = orNegated(product, sign === "-");
            left = checked(plus(left, sign === "+" ? right : negated(right)));
        }
        return left;
    }

    function product() {
        let left = signed();
        for (let sign; (sign = take("*/"));) {
            combined = true;
            const right = orNegated(signed, left.n < 0n);
            if (sign === "/" && !right.n)
                refuse("divided-by-zero");
            left = checked(times(left, sign === "*" ? right : inverse(right)));
        }
        return left;
    }

    function signed() {
        let negative = false;
        for (let sign; (sign = take("+-"));)
            negative = negative !== (sign === "-");
        const base = orNegated(primary, negative);
        let result = base;
        if (take("^")) {
            combined = true;
            const exponent = signed();
            result = orNegated(() => power(base, exponent), negative);
        }
        return negative ? negated(result) : result;
    }

    function primary() {
        if (take("("))
            return parenthesis();
        if (isDigit(here()) || (isDecimalSign(here()) && isDigit(signAt(at + 1))))
            return number();
        if (isDecimalSign(here()) && at + 1 === symbols.length)
            refuse("unfinished");
        return unreadable();
    }

    function parenthesis() {
        combined = true;
        if (++depth > deepestParentheses)
            refuse("too-deep", {numbers: [[BigInt(deepestParentheses), "count"]]});
        const inner = sum();
        if (!take(")"))
            at === symbols.length ? refuse("unbalanced-parentheses") : unreadable();
        --depth;
        return inner;
    }

    function digits() {
        let result = "";
        while (isDigit(here()))
            result += symbols[at++].sign;
        return result;
    }

    function exponent() {
        if (here() !== "e" && here() !== "E")
            return "";
        const begin = at++;
        const sign = here() === "+" || here() === "-" ? symbols[at++].sign : "";
        if (isDigit(here()))
            return "e" + sign + digits();
        if (at === symbols.length)
            refuse("unfinished");
        at = begin;
        return unreadable();
    }

    // The factor of a suffix at this place, blanks before it allowed.
    function suffix() {
        const begin = at;
        skipBlanks();
        const steps = " kMGT".indexOf(here() || " ");
        const two = signAt(at + 1) === "i" && "KMGT".indexOf(here()) + 1;
        if (two || steps > 0) {
            at += two ? 2 : 1;
            return two ? 1024n ** BigInt(two) : 1000n ** BigInt(steps);
        }
        at = begin;
        return null;
    }

    function number() {
        const begin = at;
        const pieces = [digits()], signs = [];
        while (isSeparator(here()) && isDigit(signAt(at + 1))) {
            signs.push(symbols[at++].sign);
            pieces.push(digits());
        }
        const end = at;
        const scale = exponent();
        const factor = suffix();
        if (here() !== " " && isSeparator(here()))
            at + 1 === symbols.length ? refuse("unfinished") : unreadable();
        const reading = readDigits(pieces, signs, factor !== null || scale !== "", rules.whole, rules.style);
        if (!reading)
            refuse("irregular-grouping", {text: typed(begin, end)});
        doubt = doubt || reading.length > 1;
        const value = fromDecimal(reading[rules.other && reading.length > 1 ? 1 : 0] + scale);
        suffixed = suffixed || factor !== null;
        return factor === null ? value : checked(times(value, fraction(factor)));
    }

    const value = sum();
    const percentSign = rules.percent && take("%") !== "";
    skipBlanks();
    if (at < symbols.length)
        unreadable();
    return {value, percentSign, expression: combined || suffixed, doubt: doubt && !combined};
}

// `value` as it was typed in `text`, as its kind holds it: a BigInt or a double.
function judged(value, kind, text) {
    if (kind === "count") {
        if (value.d !== 1n) {
            const distance = sizeOf(plus(value, negated(fraction(rounded(value)))));
            const shown = value.n >= 0n && value.n < 2n ** 64n && value.d < 2n ** 64n && compare(distance, tenTo(-12)) >= 0n;
            refuse("not-whole", shown ? {numbers: [[value, "real"]]} : {text});
        }
        return value.n > largestCount || value.n < -largestCount - 1n ? refuseSize(true, value.n < 0n) : value.n;
    }
    const real = toDouble(kind === "percent" ? times(value, tenTo(-2)) : value);
    if (!isFinite(real))
        refuseSize(true, real < 0);
    return real === 0 && value.n ? refuse("too-small") : real;
}

function otherValue(text, symbols, kind, rules, {value, percentSign, doubt}) {
    let other = null;
    if (kind === "percent" && !percentSign && value.n > 0n && value.n <= value.d)
        other = times(value, tenTo(2));
    else if (doubt)
        other = evaluate(text, symbols, {...rules, other: true}).value;
    return other && judged(other, kind, text);
}

// {value} and, where there is reason, {expression} and {doubt}, the other value that may have been meant; or {issue};
// or neither for a blank text.
function readNumber(text, kind, style) {
    const symbols = scan(text);
    if (symbols.length > longestText)
        return {issue: {code: "too-long", numbers: [[BigInt(longestText), "count"]]}};
    if (symbols.every(symbol => isBlank(symbol.sign)))
        return {};
    const rules = {style, whole: kind === "count", percent: kind === "percent"};
    let evaluation, value;
    try {
        evaluation = evaluate(text, symbols, rules);
        value = judged(evaluation.value, kind, text);
    } catch (issue) {
        const count = kind === "count";
        if (!issue.code)
            throw issue;
        if (issue.code === "too-large")
            issue.numbers = [[count ? largestCount : largestReal, kind]];
        if (issue.code === "below-minimum")
            issue.numbers = [[count ? 0n : -largestReal, kind]];
        return {issue};
    }
    let doubt = null;
    try {
        doubt = otherValue(text, symbols, kind, rules, evaluation);
    } catch {
        // no number: no doubt
    }
    return {value, expression: evaluation.expression, doubt};
}

// Why `value` is outside the bounds of `field`, or nothing.
function outOfBounds({least, leastExcluded, most, kind}, value) {
    const number = Number(value);
    const issue = (code, bound) => ({code, numbers: [[bound, kind]]});
    if (leastExcluded && number <= least)
        return issue("not-positive", least);
    if (!leastExcluded && number < least)
        return issue("below-minimum", least);
    return most !== null && number > most ? issue("above-maximum", most) : null;
}

// A reading within the bounds of `field`; what nothing can hold is beyond the field's own bound, where it has one.
function readField(field, text, style) {
    const reading = readNumber(text, field.kind, style);
    const count = field.kind === "count";
    let issue = reading.issue || null;
    if (reading.value !== undefined)
        issue = outOfBounds(field, reading.value);
    else if (issue && issue.code === "below-minimum")
        issue = outOfBounds(field, count ? -largestCount - 1n : -largestReal) || issue;
    else if (issue && issue.code === "too-large")
        issue = outOfBounds(field, count ? largestCount : largestReal) || issue;
    return issue ? {issue} : reading;
}
