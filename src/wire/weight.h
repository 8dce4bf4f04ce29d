#pragma once

#include "kernel/fields.h"
#include "kernel/text.h"

/// How much memory described values take.
namespace tablewood {

namespace detail {

/// The bytes that a value takes besides itself.
template <class T>
std::size_t heldBy(const T& value)
{
    std::size_t bytes = 0;
    if constexpr (std::same_as<T, std::string>) {
        bytes = value.size();
    } else if constexpr (IsShortWord<T>::value) {
        return 0;
    } else if constexpr (IsOptional<T>::value) {
        bytes = value ? heldBy(*value) : 0;
    } else if constexpr (IsVector<T>::value) {
        for (const auto& item : value)
            bytes += sizeof(item) + heldBy(item);
    } else if constexpr (std::same_as<T, Text>) {
        // Counted for each copy, though copies share it: a change gives a copy its own.
        bytes = value.context().size() + value.source().size() + heldBy(value.args());
        if (bytes > 0 || value.count())
            bytes += sizeof(TextParts);
    } else if constexpr (Described<T>) {
        auto visit = [&](std::string_view, const auto& field) { bytes += heldBy(field); };
        T::describe(value, visit);
    } else {
        static_assert(std::is_arithmetic_v<T> || std::is_enum_v<T>);
    }
    return bytes;
}

} // namespace detail

/// The bytes that a copy of the value takes.
template <class T>
std::size_t weightOf(const T& value)
{
    return sizeof(T) + detail::heldBy(value);
}

} // namespace tablewood
