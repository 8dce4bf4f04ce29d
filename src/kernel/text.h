#pragma once

#include "kernel/cell.h"
#include "kernel/seat.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// Marks a text that a person sees, for the translators: context and English source. Placeholders are %1 to
/// %9.
#define TW_TEXT(context, source) (::tablewood::TextKey{context, source})
/// The same for a text that counts something: %n is the number, translations have its plural forms.
#define TW_TEXT_N(context, source) (::tablewood::TextKey{context, source})

namespace tablewood {

struct TextKey
{
    const char* context;
    const char* source;
};

struct TextArg;

/// A sentence that rules say: never a finished string but its English source, which is also the translators'
/// key, and what is put into it. An empty source is no text at all.
struct Text
{
    std::string context;
    std::string source;
    std::optional<std::int64_t> count;
    std::vector<TextArg> args;

    Text() = default;
    template <class... Args>
    Text(TextKey key, Args&&... values);
    /// A text that counts: `number` goes to %n and chooses the plural form.
    template <class... Args>
    static Text counted(TextKey key, std::int64_t number, Args&&... values);
    /// A text that comes from content files, translated where the shipped translations have it.
    static Text ofContent(std::string context, std::string source);

    bool isEmpty() const { return source.empty(); }
    friend bool operator==(const Text&, const Text&);
    static void describe(auto& self, auto& visit)
    {
        visit("context", self.context);
        visit("source", self.source);
        visit("count", self.count);
        visit("args", self.args);
    }
};

enum class ArgKind : std::uint8_t
{
    number,
    seat,
    plain,
    text
};
constexpr auto enumNames(ArgKind)
{
    return std::array<std::string_view, 4>{"number", "seat", "plain", "text"};
}

/// What stands for a placeholder: a number, a seat (shown as the player's name), a plain string such as "E4",
/// a text.
struct TextArg
{
    ArgKind kind = ArgKind::plain;
    std::int64_t number = 0;
    std::string plain;
    std::vector<Text> text;

    TextArg() = default;
    TextArg(std::int64_t value) : kind(ArgKind::number), number(value) {}
    TextArg(int value) : kind(ArgKind::number), number(value) {}
    TextArg(Seat seat) : kind(ArgKind::seat), number(seat.index) {}
    TextArg(std::string value) : plain(std::move(value)) {}
    TextArg(const char* value) : plain(value) {}
    TextArg(Cell cell) : plain(cell.text()) {}
    TextArg(Text value) : kind(ArgKind::text), text{std::move(value)} {}
    friend bool operator==(const TextArg&, const TextArg&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("number", self.number);
        visit("plain", self.plain);
        visit("text", self.text);
    }
};

inline bool operator==(const Text& a, const Text& b)
{
    return a.source == b.source && a.context == b.context && a.count == b.count && a.args == b.args;
}

template <class... Args>
Text::Text(TextKey key, Args&&... values)
    : context(key.context), source(key.source), args{TextArg(std::forward<Args>(values))...}
{
}

template <class... Args>
Text Text::counted(TextKey key, std::int64_t number, Args&&... values)
{
    Text text(key, std::forward<Args>(values)...);
    text.count = number;
    return text;
}

inline Text Text::ofContent(std::string context, std::string source)
{
    Text text;
    text.context = std::move(context);
    text.source = std::move(source);
    return text;
}

/// How a text becomes words: a translation of a source (context, source, count) and the name of a seat.
struct Wording
{
    std::function<std::string(const Text&)> translate;
    std::function<std::string(Seat)> nameOf;
};

/// The words of a text. Without a `translate` they are English; without a `nameOf` seats are "Player 1",
/// "Player 2".
std::string words(const Text& text, const Wording& wording = {});

} // namespace tablewood
