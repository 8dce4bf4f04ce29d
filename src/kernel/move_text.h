#pragma once

#include "kernel/fields.h"

#include <charconv>
#include <sstream>

/// The text of a move follows from its field list: the name of the alternative and its fields, "grow E4".
/// Types with a text of their own give `text()` and a static `fromText`. A list of values can only be the
/// last field.
namespace tablewood {

/// No move's text is longer than this; longer input is refused unread.
inline constexpr std::size_t kMaxMoveText = 200;

template <class T>
concept HasText = requires(const T& value, std::string_view text)
{
    {
        value.text()
        } -> std::convertible_to<std::string>;
    {
        T::fromText(text)
        } -> std::same_as<std::optional<T>>;
};

namespace detail {

template <class T>
inline constexpr bool isList = IsVector<T>::value || IsShortList<T>::value;

template <class T>
std::string wordOf(const T& value)
{
    if constexpr (HasText<T>) {
        return value.text();
    } else if constexpr (std::is_enum_v<T>) {
        constexpr auto names = enumNames(T{});
        return std::string(names[static_cast<std::size_t>(value)]);
    } else if constexpr (std::integral<T>) {
        return std::to_string(static_cast<std::int64_t>(value));
    } else if constexpr (std::same_as<T, std::string>) {
        return value;
    } else if constexpr (Described<T>) {
        std::string word;
        auto visit = [&](std::string_view, const auto& field) {
            word += (word.empty() ? "" : " ") + wordOf(field);
        };
        T::describe(value, visit);
        return word;
    } else {
        static_assert(alwaysFalse<T>, "this type has no text");
    }
}

class WordReader
{
public:
    explicit WordReader(std::string_view text) : m_words(std::string(text)) { advance(); }
    bool isAtEnd() const { return m_isAtEnd; }
    bool hasFailed() const { return m_hasFailed; }
    void fail() { m_hasFailed = true; }
    std::string take()
    {
        if (m_isAtEnd) {
            fail();
            return {};
        }
        std::string word = std::move(m_next);
        advance();
        return word;
    }

private:
    void advance() { m_isAtEnd = !(m_words >> m_next); }
    std::istringstream m_words;
    std::string m_next;
    bool m_isAtEnd = false;
    bool m_hasFailed = false;
};

template <class T>
void readWord(WordReader& reader, T& value)
{
    if constexpr (isList<T>) {
        while (!reader.isAtEnd() && !reader.hasFailed()) {
            if constexpr (IsShortList<T>::value)
                if (value.isFull())
                    return reader.fail();
            typename T::value_type item{};
            readWord(reader, item);
            value.push_back(std::move(item));
        }
    } else if constexpr (HasText<T>) {
        if (const auto parsed = T::fromText(reader.take()))
            value = *parsed;
        else
            reader.fail();
    } else if constexpr (std::is_enum_v<T>) {
        constexpr auto names = enumNames(T{});
        const std::string word = reader.take();
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i] == word) {
                value = static_cast<T>(i);
                return;
            }
        }
        reader.fail();
    } else if constexpr (std::integral<T>) {
        const std::string word = reader.take();
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc{} || end != word.data() + word.size())
            reader.fail();
    } else if constexpr (std::same_as<T, std::string>) {
        value = reader.take();
    } else if constexpr (Described<T>) {
        auto visit = [&](std::string_view, auto& field) { readWord(reader, field); };
        T::describe(value, visit);
    } else {
        static_assert(alwaysFalse<T>, "this type has no text");
    }
}

template <class Move, std::size_t I>
bool readAlternativeText(std::string_view text, std::optional<Move>& result)
{
    using Alternative = std::variant_alternative_t<I, Move>;
    WordReader reader(text);
    if (reader.isAtEnd() || reader.take() != Alternative::name)
        return false;
    Alternative value{};
    auto visit = [&](std::string_view, auto& field) { readWord(reader, field); };
    Alternative::describe(value, visit);
    if (reader.hasFailed() || !reader.isAtEnd())
        return false;
    result = Move(std::move(value));
    return true;
}

} // namespace detail

/// The text of a move, "grow E4".
template <class Move>
std::string moveText(const Move& move)
{
    std::string text;
    std::visit(
        [&](const auto& chosen) {
            text = std::remove_cvref_t<decltype(chosen)>::name;
            auto visit = [&](std::string_view, const auto& field) {
                if constexpr (detail::isList<std::remove_cvref_t<decltype(field)>>) {
                    for (const auto& item : field)
                        text += " " + detail::wordOf(item);
                } else {
                    text += " " + detail::wordOf(field);
                }
            };
            std::remove_cvref_t<decltype(chosen)>::describe(chosen, visit);
        },
        move);
    return text;
}

/// The move a text names; nothing if there is no such move.
template <class Move>
std::optional<Move> parseMove(std::string_view text)
{
    std::optional<Move> result;
    if (text.size() > kMaxMoveText)
        return result;
    [&]<std::size_t... I>(std::index_sequence<I...>)
    {
        (detail::readAlternativeText<Move, I>(text, result) || ...);
    }
    (std::make_index_sequence<std::variant_size_v<Move>>{});
    return result;
}

} // namespace tablewood
