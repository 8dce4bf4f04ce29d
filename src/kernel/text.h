#pragma once

#include "kernel/cell.h"
#include "kernel/seat.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Marks a text that a person sees, for the translators: context and English source. Placeholders are %1 to
/// %9.
#define TW_TEXT(context, source) (::tablewood::TextKey{context, source})
/// The same for a text that counts something: %n is the number, translations have its plural forms.
#define TW_TEXT_N(context, source) (::tablewood::TextKey{context, source})

namespace tablewood {

/// Where the words of a text come from: literals, which lie in the program for as long as it runs.
struct TextKey
{
    template <std::size_t A, std::size_t B>
    constexpr TextKey(const char (&ofContext)[A], const char (&ofSource)[B])
        : context(ofContext, A - 1), source(ofSource, B - 1)
    {
    }
    std::string_view context;
    std::string_view source;
};

struct TextArg;
struct TextParts;

/// A sentence that rules say, never a finished string. An empty source is no text at all. It never changes:
/// its words stay where the program has them, and copies share the rest, since a view has the same texts many
/// times.
class Text
{
public:
    Text() = default;
    /// A text of words that do not lie in the program.
    explicit Text(TextParts parts);
    template <class... Args>
    Text(TextKey key, Args&&... values);
    /// A text that counts: `number` goes to %n and chooses the plural form.
    template <class... Args>
    static Text counted(TextKey key, std::int64_t number, Args&&... values);
    /// A text that comes from content files, translated where the shipped translations have it.
    static Text ofContent(std::string context, std::string source);

    Text(const Text&) = default;
    Text& operator=(const Text&) = default;
    /// Leaves nothing in the text that was moved from.
    Text(Text&& other) noexcept { swap(other); }
    Text& operator=(Text&& other) noexcept
    {
        Text(std::move(other)).swap(*this);
        return *this;
    }
    ~Text() = default;

    std::string_view context() const { return m_context; }
    std::string_view source() const { return m_source; }
    const std::optional<std::int64_t>& count() const;
    const std::vector<TextArg>& args() const;
    bool isEmpty() const { return m_source.empty(); }
    /// A copy of all that it is made of, to make another text of it.
    TextParts parts() const;

    friend bool operator==(const Text& a, const Text& b) { return a.isShared(b) || a.saysTheSame(b); }
    static void describe(const Text& self, auto& visit);
    static void describe(Text& self, auto& visit);

private:
    template <class... Args>
    static std::shared_ptr<const TextParts> filled(std::optional<std::int64_t> count, Args&&... values);
    bool isShared(const Text& other) const
    {
        const auto isOne = [](std::string_view a, std::string_view b) {
            return a.data() == b.data() && a.size() == b.size();
        };
        return isOne(m_source, other.m_source) && isOne(m_context, other.m_context) &&
               m_filling == other.m_filling;
    }
    bool saysTheSame(const Text& other) const;
    const TextParts& filling() const { return m_filling ? *m_filling : noFilling(); }
    static const TextParts& noFilling();

    void swap(Text& other) noexcept
    {
        std::swap(m_context, other.m_context);
        std::swap(m_source, other.m_source);
        m_filling.swap(other.m_filling);
    }

    /// Both lie in the program, or in the filling.
    std::string_view m_context;
    std::string_view m_source;
    std::shared_ptr<const TextParts> m_filling;
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

/// The value of a placeholder: a number, a seat (shown as the player's name), a plain string such as "E4", a
/// text.
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
    TextArg(Text value) : kind(ArgKind::text) { text.push_back(std::move(value)); }
    friend bool operator==(const TextArg&, const TextArg&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("number", self.number);
        visit("plain", self.plain);
        visit("text", self.text);
    }
};

/// A text of one's own making: its English source, which is also the translators' key, the number that it
/// counts, and what is put into it.
struct TextParts
{
    std::string context;
    std::string source;
    std::optional<std::int64_t> count;
    std::vector<TextArg> args;
    static void describe(auto& self, auto& visit)
    {
        visit("context", self.context);
        visit("source", self.source);
        visit("count", self.count);
        visit("args", self.args);
    }
};

inline const std::optional<std::int64_t>& Text::count() const { return filling().count; }
inline const std::vector<TextArg>& Text::args() const { return filling().args; }

void Text::describe(const Text& self, auto& visit)
{
    visit("context", self.m_context);
    visit("source", self.m_source);
    visit("count", self.count());
    visit("args", self.args());
}

void Text::describe(Text& self, auto& visit)
{
    TextParts parts = self.parts();
    TextParts::describe(parts, visit);
    self = Text(std::move(parts));
}

template <class... Args>
Text::Text(TextKey key, Args&&... values) : m_context(key.context), m_source(key.source)
{
    if constexpr (sizeof...(values) > 0)
        m_filling = filled({}, std::forward<Args>(values)...);
}

template <class... Args>
Text Text::counted(TextKey key, std::int64_t number, Args&&... values)
{
    Text text(key);
    text.m_filling = filled(number, std::forward<Args>(values)...);
    return text;
}

template <class... Args>
std::shared_ptr<const TextParts> Text::filled(std::optional<std::int64_t> count, Args&&... values)
{
    auto filling = std::make_shared<TextParts>();
    filling->count = count;
    filling->args.reserve(sizeof...(values));
    (filling->args.emplace_back(std::forward<Args>(values)), ...);
    return filling;
}

/// How a text becomes words: a translation of a source (context, source, count) and the name of a seat.
struct Wording
{
    std::function<std::string(const Text&)> translate;
    std::function<std::string(Seat)> nameOf;
};

/// The words of a text, such as a person can read (`readable`); a sentence that is put before a full stop
/// brings no second one. Without a `translate` they are English; without a `nameOf` seats are "Player 1",
/// "Player 2".
std::string words(const Text& text, const Wording& wording = {});

} // namespace tablewood
