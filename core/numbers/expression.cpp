// SPDX-License-Identifier: GPL-3.0-or-later
// A recursive descent over the grammar in the header; the first issue found ends it.
#include "core/numbers/expression.h"

#include "core/numbers/read.h"
#include "core/numbers/separators.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {

namespace {

using Result = Outcome<Rational>;

struct Suffix
{
    std::u32string_view sign;
    int base;
    unsigned exponent;
};

// The two-letter ones first: "Mi" begins with "M".
constexpr std::array<Suffix, 8> suffixes{{
    {U"Ki", 1024, 1},
    {U"Mi", 1024, 2},
    {U"Gi", 1024, 3},
    {U"Ti", 1024, 4},
    {U"k", 1000, 1},
    {U"M", 1000, 2},
    {U"G", 1000, 3},
    {U"T", 1000, 4},
}};

class Parser
{
public:
    Parser(std::string_view text, const std::vector<Symbol>& symbols, const ExpressionRules& rules)
        : m_text(text), m_symbols(symbols), m_rules(rules)
    {
    }

    Outcome<ExpressionValue> run()
    {
        const Result value = sum();
        if (!value)
            return value.issue();
        ExpressionValue evaluation{*value, m_rules.percent && take(U"%"), !m_combined && !m_suffixed,
                                   !m_combined && m_doubt};
        skipBlanks();
        if (m_at < m_symbols.size())
            return unreadable();
        return evaluation;
    }

private:
    // 0 behind the end.
    char32_t signAt(std::size_t at) const { return at < m_symbols.size() ? m_symbols[at].sign : 0; }
    char32_t here() const { return signAt(m_at); }

    void skipBlanks()
    {
        while (isBlank(here()))
            ++m_at;
    }

    // Skips blanks, then any one of `signs`; 0 if none is there.
    char32_t take(std::u32string_view signs)
    {
        skipBlanks();
        if (m_at == m_symbols.size() || signs.find(here()) == std::u32string_view::npos)
            return 0;
        return m_symbols[m_at++].sign;
    }

    std::string typed(std::size_t from, std::size_t to) const
    {
        const std::size_t begin = m_symbols[from].begin;
        return std::string(m_text.substr(begin, m_symbols[to - 1].end - begin));
    }

    static Issue issue(const char* issueCode, std::string text = {}) { return {issueCode, {}, {}, std::move(text)}; }

    // A number too large to compute with has a sign all the same.
    static Result negated(const Result& result)
    {
        if (result)
            return -*result;
        if (result.issue().code == code::tooLarge)
            return issue(code::belowMinimum);
        return result.issue().code == code::belowMinimum ? Result(issue(code::tooLarge)) : result;
    }

    // What is wrong with the next symbol, quoted to the end of its word.
    Issue unreadable() const
    {
        if (m_at == m_symbols.size())
            return issue(code::unfinished);
        if (here() == U')' && m_depth == 0)
            return issue(code::unbalanced);
        std::size_t end = m_at + 1;
        while (end < m_symbols.size() && !isBlank(m_symbols[end].sign))
            ++end;
        return issue(code::notANumber, typed(m_at, end));
    }

    Result sum()
    {
        Result left = product();
        while (left) {
            const char32_t operation = take(U"+-");
            if (!operation)
                break;
            m_combined = true;
            Result right = product();
            if (!right)
                return operation == U'-' ? negated(right) : right;
            left = (operation == U'+' ? *left + *right : *left - *right).checked();
        }
        return left;
    }

    Result product()
    {
        Result left = signedPower();
        while (left) {
            const char32_t operation = take(U"*/");
            if (!operation)
                break;
            m_combined = true;
            Result right = signedPower();
            if (!right)
                return left->isNegative() ? negated(right) : right;
            if (operation == U'/' && right->isZero())
                return issue(code::dividedByZero);
            left = (operation == U'*' ? *left * *right : *left / *right).checked();
        }
        return left;
    }

    Result signedPower()
    {
        bool negative = false;
        while (const char32_t sign = take(U"+-"))
            negative = negative != (sign == U'-');
        Result base = primary();
        if (!base)
            return negative ? negated(base) : base;
        Result result = base;
        if (take(U"^")) {
            m_combined = true;
            Result exponent = signedPower();
            if (!exponent)
                return exponent;
            result = power(*base, *exponent);
        }
        return negative ? negated(result) : result;
    }

    Result primary()
    {
        if (take(U"("))
            return parenthesis();
        const bool startsNumber = isDigit(here()) || (isDecimalSign(here()) && isDigit(signAt(m_at + 1)));
        if (startsNumber)
            return number();
        // A lone separator at the very end is a number on its way.
        if (isDecimalSign(here()) && m_at + 1 == m_symbols.size())
            return issue(code::unfinished);
        return unreadable();
    }

    Result parenthesis()
    {
        m_combined = true;
        if (++m_depth > deepestParentheses) {
            Issue tooDeep = issue(code::tooDeep);
            tooDeep.arguments = {{Number(std::uint64_t(deepestParentheses)), Kind::Count}};
            return tooDeep;
        }
        Result inner = sum();
        if (!inner)
            return inner;
        if (!take(U")"))
            return m_at == m_symbols.size() ? issue(code::unbalanced) : unreadable();
        --m_depth;
        return inner;
    }

    Result number()
    {
        const std::size_t begin = m_at;
        DigitRun run = digitRun();
        const std::size_t end = m_at;
        const Outcome<std::string> scale = exponent();
        if (!scale)
            return scale.issue();
        const Suffix* suffix = takeSuffix();
        run.scaled = suffix || !scale->empty();
        if (here() != U' ' && isSeparator(here())) // "1," and "1,,2"
            return m_at + 1 == m_symbols.size() ? issue(code::unfinished) : unreadable();
        const std::optional<DigitReading> reading = readDigits(run, m_rules.whole, m_rules.style);
        if (!reading)
            return issue(code::irregularGrouping, typed(begin, end));
        m_doubt = m_doubt || reading->other;
        const std::string& digits = m_rules.otherReading && reading->other ? *reading->other : reading->number;
        Result value = Rational::fromDecimal(digits + *scale);
        if (!value || !suffix)
            return value;
        m_suffixed = true;
        return (*value * power(BigInteger(suffix->base), suffix->exponent)).checked();
    }

    DigitRun digitRun()
    {
        DigitRun run;
        run.pieces.push_back(digits());
        while (isSeparator(here()) && isDigit(signAt(m_at + 1))) {
            run.signs.push_back(here());
            ++m_at;
            run.pieces.push_back(digits());
        }
        return run;
    }

    std::string digits()
    {
        std::string result;
        for (; isDigit(here()); ++m_at)
            result.push_back(static_cast<char>(here()));
        return result;
    }

    // "e6" of "1e6"; empty where there is none.
    Outcome<std::string> exponent()
    {
        if (here() != U'e' && here() != U'E')
            return std::string();
        const std::size_t begin = m_at++;
        std::string text = "e";
        if (here() == U'+' || here() == U'-')
            text.push_back(static_cast<char>(m_symbols[m_at++].sign));
        if (!isDigit(here())) {
            if (m_at == m_symbols.size())
                return issue(code::unfinished);
            m_at = begin;
            return unreadable();
        }
        return text + digits();
    }

    // The suffix at this place, blanks before it allowed; none leaves the place as it was.
    const Suffix* takeSuffix()
    {
        const std::size_t begin = m_at;
        skipBlanks();
        for (const Suffix& suffix : suffixes) {
            std::size_t matched = 0;
            while (matched < suffix.sign.size() && signAt(m_at + matched) == suffix.sign[matched])
                ++matched;
            if (matched == suffix.sign.size()) {
                m_at += matched;
                return &suffix;
            }
        }
        m_at = begin;
        return nullptr;
    }

    std::string_view m_text;
    const std::vector<Symbol>& m_symbols;
    const ExpressionRules& m_rules;
    std::size_t m_at = 0;
    int m_depth = 0;
    bool m_combined = false; // an operator or parentheses were met
    bool m_suffixed = false;
    bool m_doubt = false;
};

} // namespace

Outcome<ExpressionValue> evaluate(std::string_view text, const std::vector<Symbol>& symbols,
                                  const ExpressionRules& rules)
{
    return Parser(text, symbols, rules).run();
}

} // namespace core
