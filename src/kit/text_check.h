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
bool isWhole(const Text& text);
/// Reports what is amiss with a text.
void reportText(const Text& text, const std::string& where, Breaches& breaches);

/// Goes through the fields of a value and checks every text among them. Views have thousands: the words for
/// where it is are made only for one that is amiss.
class TextCheck
{
public:
    TextCheck(std::string_view what, std::string_view whose, Breaches& breaches)
        : m_what(what), m_whose(whose), m_breaches(&breaches)
    {
    }

    template <class T>
    void operator()(std::string_view name, const T& field)
    {
        m_path.push_back(name);
        check(field);
        m_path.pop_back();
    }
    template <class T>
    void check(const T& value)
    {
        if constexpr (std::same_as<T, Text>) {
            if (!isWhole(value))
                reportText(value, where(), *m_breaches);
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
    std::string where() const;

    std::string_view m_what;
    std::string_view m_whose;
    std::vector<std::string_view> m_path;
    Breaches* m_breaches;
};

/// Checks every text of a value: `what` it is, "the scene of ", and `whose`.
template <class T>
void checkTexts(const T& value, std::string_view what, std::string_view whose, Breaches& breaches)
{
    TextCheck(what, whose, breaches).check(value);
}

/// Checks what the shelf, the guide and the cards say, and that the guide shows faces that there are.
void checkSheet(const GameSheet& sheet, const std::vector<Face>& faces, Breaches& breaches);

} // namespace tablewood::kit
