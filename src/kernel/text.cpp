#include "kernel/text.h"

#include "kernel/sentences.h"

namespace tablewood {

namespace {

std::string seatName(Seat seat, const Wording& wording)
{
    if (wording.nameOf)
        return wording.nameOf(seat);
    return "Player " + std::to_string(seat.index + 1);
}

std::string argWords(const TextArg& arg, const Wording& wording)
{
    switch (arg.kind) {
    case ArgKind::number:
        return std::to_string(arg.number);
    case ArgKind::seat:
        return seatName(Seat{static_cast<std::int8_t>(arg.number)}, wording);
    case ArgKind::plain:
        return readable(arg.plain);
    case ArgKind::text:
        return arg.text.empty() ? std::string{} : words(arg.text.front(), wording);
    }
    return {};
}

} // namespace

Text::Text(TextParts parts)
{
    if (parts.context.empty() && parts.source.empty() && !parts.count && parts.args.empty())
        return;
    m_filling = std::make_shared<const TextParts>(std::move(parts));
    m_context = m_filling->context;
    m_source = m_filling->source;
}

Text Text::ofContent(std::string context, std::string source)
{
    return Text(TextParts{std::move(context), std::move(source), {}, {}});
}

TextParts Text::parts() const { return {std::string(context()), std::string(source()), count(), args()}; }

const TextParts& Text::noFilling()
{
    static const TextParts none;
    return none;
}

bool Text::saysTheSame(const Text& other) const
{
    return source() == other.source() && context() == other.context() && count() == other.count() &&
           args() == other.args();
}

std::string words(const Text& text, const Wording& wording)
{
    const std::string pattern =
        readable(wording.translate ? wording.translate(text) : std::string(text.source()));
    std::string result;
    result.reserve(pattern.size() + 16);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '%' || i + 1 == pattern.size()) {
            result += pattern[i];
            continue;
        }
        const char next = pattern[i + 1];
        const auto index = static_cast<std::size_t>(next - '1');
        if (next == 'n' && text.count()) {
            result += std::to_string(*text.count());
            ++i;
        } else if (next >= '1' && next <= '9' && index < text.args().size()) {
            result += argWords(text.args()[index], wording);
            ++i;
            if (isEnded(result) && std::string_view(pattern).substr(i + 1).starts_with('.'))
                ++i;
        } else {
            result += '%';
        }
    }
    return result;
}

} // namespace tablewood
