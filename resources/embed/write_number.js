// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as a person reads and edits them: the rules of core/numbers/write.h. A number is a BigInt (a count), a double
// or a fraction; `style` is the language's group, decimal, leastGrouped, percent, minus and factor.

const mostDecimals = 12;
const significantDigits = 6;

// Digits stand for 0.DIGITS * 10^point.
const withoutTrailingZeros = ({digits, point}) => ({digits: digits.replace(/0+$/, ""), point});

function shortestDigits(real) {
    const [digits, exponent] = Math.abs(real).toExponential().split("e");
    return withoutTrailingZeros({digits: digits.replace(".", ""), point: Number(exponent) + 1});
}

function scaledDigits(scaled, decimals) {
    if (!scaled)
        return {digits: "0".repeat(Math.max(decimals, 0)), point: 0};
    const digits = String(absolute(scaled));
    return {digits, point: digits.length - decimals};
}

const scaledBy = (x, decimals) => times(x, tenTo(decimals));
const roundedToDecimals = (x, decimals) => scaledDigits(rounded(scaledBy(x, decimals)), decimals);

// The power of ten that |x| begins with; x is not 0.
function leadingExponent(x) {
    const size = sizeOf(x);
    let exponent = String(size.n).length - String(size.d).length - 1;
    while (compare(size, tenTo(exponent + 1)) >= 0n)
        ++exponent;
    return exponent;
}

const roundedToSignificant = (x, count) =>
    withoutTrailingZeros(roundedToDecimals(x, count - 1 - leadingExponent(x)));

function grouped(digits, style) {
    return digits.length < style.leastGrouped ? digits : digits.replace(/\B(?=(\d{3})+$)/g, style.group);
}

function fixedText({digits, point}, style) {
    const all = "0".repeat(Math.max(0, 1 - point)) + digits;
    const whole = Math.max(1, point);
    return grouped(all.slice(0, whole).padEnd(whole, "0"), style) +
        (all.length > whole ? style.decimal + all.slice(whole) : "");
}

const exponentText = ({digits, point}, style) =>
    digits[0] + (digits.length > 1 ? style.decimal + digits.slice(1) : "") + "e" + (point - 1);

const isBeyondFixed = x => compare(x, tenTo(15)) > 0n;
const isBelowFixed = (x, least) => x.n !== 0n && compare(x, tenTo(least)) < 0n;
const roundsTo = (x, decimals, whole) => rounded(scaledBy(x, decimals)) === whole * 10n ** BigInt(decimals);

function percentDecimals(percent) {
    let decimals = 1;
    if (percent.n && compare(percent, fraction(5n)) < 0n)
        decimals = Math.min(2 - leadingExponent(percent), mostDecimals);
    while (compare(percent, tenTo(2)) && decimals < mostDecimals && roundsTo(percent, decimals, 100n))
        ++decimals;
    return decimals;
}

function percentText(percent, style) {
    if (isBeyondFixed(percent))
        return exponentText(roundedToSignificant(percent, significantDigits), style);
    const decimals = percentDecimals(percent);
    const digits = roundedToDecimals(percent, decimals);
    const exact = scaledBy(percent, decimals).d === 1n;
    const plain = exact || roundsTo(percent, decimals, 0n) || roundsTo(percent, decimals, 100n);
    return fixedText(plain ? withoutTrailingZeros(digits) : digits, style);
}

function realText(x, showFraction, style) {
    if (!x.n)
        return "0";
    if ((isBeyondFixed(x) && !showFraction) || isBelowFixed(x, -4))
        return exponentText(roundedToSignificant(x, significantDigits), style);
    const wholeDigits = leadingExponent(x) + 1;
    let decimals = Math.max(0, significantDigits - wholeDigits);
    while (showFraction && x.d !== 1n && decimals < mostDecimals && roundsTo(x, decimals, rounded(x)))
        ++decimals;
    return fixedText(roundedToSignificant(x, Math.max(wholeDigits + decimals, 1)), style);
}

// A number in a result, a sentence or a message.
function displayText(number, kind, style) {
    if (kind === "count" && typeof number === "bigint")
        return grouped(String(number), style);
    const value = exactly(number);
    const size = sizeOf(value);
    const text = kind === "percent" ? percentText(times(size, tenTo(2)), style) + style.percent
                                    : realText(size, typeof number === "object", style) + (kind === "factor" ? style.factor : "");
    return (value.n < 0n ? style.minus : "") + text;
}

// The text of an input field: every digit of the value.
function fieldText(value, kind, style) {
    if (typeof value === "bigint")
        return grouped(String(value), style);
    if (value === 0)
        return "0";
    const digits = shortestDigits(value);
    const percent = kind === "percent";
    if (percent)
        digits.point += 2;
    const size = times(fromShortest(Math.abs(value)), tenTo(percent ? 2 : 0));
    const text = isBeyondFixed(size) || isBelowFixed(size, -5) ? exponentText(digits, style) : fixedText(digits, style);
    return (value < 0 ? "-" : "") + text;
}
