#pragma once

#include "kernel/fields.h"
#include "kernel/game.h"
#include "kit/breaches.h"

#include <string>
#include <type_traits>
#include <vector>

namespace tablewood::kit {

/// Whether a text can be said as it is meant: each placeholder has a value, each value a placeholder. What
/// stands for one of them may be a text too.
void checkText(const Text& text, const std::string& where, Breaches& breaches);

/// Goes through the fields of a value and checks every text among them.
class TextCheck
{
public:
    TextCheck(std::string where, Breaches& breaches) : m_where(std::move(where)), m_breaches(&breaches) {}

    template <class T>
    void operator()(std::string_view name, const T& field)
    {
        const std::size_t length = m_where.size();
        m_where.append(", ").append(name);
        check(field);
        m_where.resize(length);
    }
    template <class T>
    void check(const T& value)
    {
        if constexpr (std::same_as<T, Text>) {
            checkText(value, m_where, *m_breaches);
        } else if constexpr (detail::IsVector<T>::value) {
            for (const auto& item : value)
                check(item);
        } else if constexpr (detail::IsOptional<T>::value) {
            if (value)
                check(*value);
        } else if constexpr (Described<T>) {
            T::describe(value, *this);
        }
    }

private:
    std::string m_where;
    Breaches* m_breaches;
};

/// Checks every text of a value.
template <class T>
void checkTexts(const T& value, const std::string& where, Breaches& breaches)
{
    TextCheck(where, breaches).check(value);
}

/// Checks what the shelf, the guide and the cards say, and that the guide shows faces that there are.
void checkSheet(const GameSheet& sheet, const std::vector<Face>& faces, Breaches& breaches);

} // namespace tablewood::kit
