// SPDX-License-Identifier: GPL-3.0-or-later
// Exact fractions: {n, d}, BigInts in lowest terms with d above 0. As core/numbers/rational.h, and refusing the same:
// what is refused is thrown as an issue, {code, ...}.

const largestBits = 4096;
const refuse = (code, more) => { throw {code, ...more}; };
const refuseSize = (large, negative) => refuse(!large ? "too-small" : negative ? "below-minimum" : "too-large");

const absolute = n => n < 0n ? -n : n;
const bitLength = n => n === 0n ? 0 : absolute(n).toString(2).length;

function fraction(n, d = 1n) {
    if (d < 0n)
        [n, d] = [-n, -d];
    let [a, b] = [absolute(n), d];
    while (b)
        [a, b] = [b, a % b];
    return {n: n / a, d: d / a};
}

const plus = (x, y) => fraction(x.n * y.d + y.n * x.d, x.d * y.d);
const times = (x, y) => fraction(x.n * y.n, x.d * y.d);
const negated = x => ({n: -x.n, d: x.d});
const inverse = x => fraction(x.d, x.n);
const sizeOf = x => ({n: absolute(x.n), d: x.d});
// Above, below or equal to 0, as x is to y.
const compare = (x, y) => x.n * y.d - y.n * x.d;
const tenTo = exponent => exponent < 0 ? {n: 1n, d: 10n ** BigInt(-exponent)} : {n: 10n ** BigInt(exponent), d: 1n};
// The nearest whole number, halves away from zero.
const rounded = x => (x.n < 0n ? -1n : 1n) * ((2n * absolute(x.n) + x.d) / (2n * x.d));

function checked(x) {
    const [above, below] = [bitLength(x.n), bitLength(x.d)];
    return Math.max(above, below) > largestBits ? refuseSize(above >= below, x.n < 0n) : x;
}

// Digits, a point with digits, an exponent: "12.5e3".
function fromDecimal(text) {
    const [, whole, decimals = "", typed = "0"] = /^(\d*)(?:\.(\d+))?(?:e(.+))?$/.exec(text);
    const digits = BigInt(whole + decimals);
    const exponent = Math.max(-1e6, Math.min(1e6, Number(typed))) - decimals.length;
    if (digits && Math.abs(exponent) > largestBits)
        refuseSize(exponent > 0, false);
    return digits ? checked(times(fraction(digits), tenTo(exponent))) : fraction(0n);
}

function power(base, exponent) {
    if (exponent.d !== 1n)
        refuse("exponent-not-whole");
    if (exponent.n === 0n)
        return fraction(1n);
    if (base.n === 0n)
        return exponent.n < 0n ? refuse("divided-by-zero") : base;
    const odd = exponent.n % 2n !== 0n;
    const size = sizeOf(base);
    if (size.n === size.d)
        return odd ? base : fraction(1n);
    const count = absolute(exponent.n);
    const bits = Math.max(bitLength(base.n), bitLength(base.d));
    if (count * BigInt(bits - 1) >= BigInt(largestBits))
        refuseSize(size.n > size.d !== exponent.n < 0n, base.n < 0n && odd);
    const result = {n: base.n ** count, d: base.d ** count};
    return checked(exponent.n < 0n ? inverse(result) : result);
}

// The nearest double, of two equally near ones the even one; infinite beyond the largest.
function toDouble({n, d}) {
    if (n === 0n)
        return 0;
    const shift = 64 - bitLength(n) + bitLength(d);
    const above = absolute(n) << BigInt(Math.max(shift, 0));
    const below = d << BigInt(Math.max(-shift, 0));
    const quotient = above / below;
    const length = bitLength(quotient);
    const precision = Math.min(53, length - shift + 1074);
    if (precision < 0)
        return 0;
    const dropped = length - precision;
    const half = 1n << BigInt(dropped - 1);
    const tail = quotient & (2n * half - 1n);
    let kept = quotient >> BigInt(dropped);
    if (tail > half || (tail === half && (above % below || kept % 2n)))
        ++kept;
    return (n < 0n ? -1 : 1) * Number(kept) * 2 ** (dropped - shift);
}

// The decimal number that the shortest text of a double names: 1/10 for 0.1. Whole numbers with up to five zeros stand
// for themselves, as in the core.
function fromShortest(real) {
    const [digits, exponent] = real.toExponential().split("e");
    const [whole, decimals = ""] = digits.split(".");
    const zeros = exponent - decimals.length;
    if (zeros > 0 && zeros <= (decimals ? 5 : 4))
        return fraction(BigInt(real));
    return times(fraction(BigInt(whole + decimals)), tenTo(zeros));
}

// A count, a double or a fraction that need not be in lowest terms.
const exactly = number =>
    typeof number === "bigint" ? fraction(number) : typeof number === "number" ? fromShortest(number)
                                                                               : fraction(number.n, number.d);
