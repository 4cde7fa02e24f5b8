// SPDX-License-Identifier: GPL-3.0-or-later
// A value, or the issue that stands in its place.
#pragma once

#include "core/base/issue.h"

#include <utility>
#include <variant>

namespace core {

template<class T> class Outcome
{
public:
    Outcome(T value) : m_content(std::move(value)) {}
    Outcome(Issue issue) : m_content(std::move(issue)) {}

    explicit operator bool() const { return std::holds_alternative<T>(m_content); }
    /// Only after a test that there is one.
    const T& value() const { return std::get<T>(m_content); }
    const T& operator*() const { return value(); }
    const T* operator->() const { return &value(); }
    /// Only after a test that there is no value.
    const Issue& issue() const { return std::get<Issue>(m_content); }

private:
    std::variant<T, Issue> m_content;
};

} // namespace core
