#pragma once

#include "kernel/fields.h"

#include <ranges>

namespace tablewood {

/// Names a value by a number that follows from its fields: equal values have equal keys on every machine. It
/// is quicker than a hash of the canonical bytes and not as good: for tables that are looked up millions of
/// times.
class MoveKey
{
public:
    template <class T>
    void operator()(std::string_view, const T& value)
    {
        if constexpr (std::integral<T> || std::is_enum_v<T>) {
            mix(static_cast<std::uint64_t>(value));
        } else if constexpr (detail::IsVariant<T>::value) {
            mix(value.index());
            std::visit([&](const auto& chosen) { (*this)("", chosen); }, value);
        } else if constexpr (Described<T>) {
            T::describe(value, *this);
        } else if constexpr (std::ranges::range<T>) {
            for (const auto& item : value)
                (*this)("", item);
            mix(static_cast<std::uint64_t>(std::ranges::distance(value)));
        } else {
            static_assert(detail::alwaysFalse<T>, "this type has no key");
        }
    }

    std::uint64_t value() const { return m_value; }

private:
    void mix(std::uint64_t number)
    {
        m_value = (m_value ^ number) * 0x9e3779b97f4a7c15;
        m_value ^= m_value >> 32;
    }

    std::uint64_t m_value = 0xcbf29ce484222325;
};

} // namespace tablewood
