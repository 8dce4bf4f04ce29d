#include "kit/text_check.h"

#include <algorithm>
#include <array>

namespace tablewood::kit {

namespace {

/// Whether `%` and this sign stand somewhere in the words.
bool hasPlaceholder(std::string_view words, char sign)
{
    const std::array<char, 2> placeholder{'%', sign};
    return words.find(std::string_view(placeholder.data(), placeholder.size())) != std::string_view::npos;
}

/// Whether there is a value for the placeholder; where nothing is said none is wanted.
bool isGiven(const Text& text, char sign)
{
    return !text.isEmpty() && static_cast<std::size_t>(sign - '1') < text.args().size();
}

} // namespace

std::string TextCheck::where() const
{
    std::string where = std::string(m_what).append(m_whose);
    for (const std::string_view name : m_path)
        where.append(", ").append(name);
    return where;
}

bool isWhole(const Text& text)
{
    const std::string_view words = text.source();
    const std::vector<TextArg>& args = text.args();
    if (args.empty() && words.find('%') == std::string_view::npos)
        return true;
    for (char sign = '1'; sign <= '9'; ++sign)
        if (hasPlaceholder(words, sign) != isGiven(text, sign))
            return false;
    return (!hasPlaceholder(words, 'n') || text.count()) && std::ranges::all_of(args, [](const TextArg& arg) {
               return std::ranges::all_of(arg.text, isWhole);
           });
}

void reportText(const Text& text, const std::string& where, Breaches& breaches)
{
    const std::string_view words = text.source();
    const auto report = [&](const std::string& what) {
        breaches.report("text", where + ": \"" + std::string(words) + "\" " + what);
    };
    for (char sign = '1'; sign <= '9'; ++sign) {
        if (hasPlaceholder(words, sign) && !isGiven(text, sign))
            report(std::string("has no value for %") + sign + ". Give the Text one, or take it out");
        if (!hasPlaceholder(words, sign) && isGiven(text, sign))
            report(std::string("has a value for %") + sign +
                   ", which does not stand in it. Write it there, or give no value");
    }
    if (hasPlaceholder(words, 'n') && !text.count())
        report("has no number for %n. Make it by Text::counted");
    for (const TextArg& arg : text.args())
        for (const Text& inner : arg.text)
            reportText(inner, where, breaches);
}

void checkPages(const std::vector<GuidePage>& pages, const std::string& of, const std::vector<Face>& faces,
                Breaches& breaches)
{
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const GuidePage& page = pages[i];
        const std::string where = "page " + std::to_string(i + 1) + " of " + of;
        checkTexts(page.title, where, "", breaches);
        checkTexts(page.paragraphs, where, "", breaches);
        checkTexts(page.picture, where, "", breaches);
        for (const std::string& face : page.faces)
            if (std::ranges::find(faces, face, &Face::key) == faces.end())
                breaches.report("sheet", where + " shows the face \"" + face +
                                             "\", which the game does not have. Name one of faces()");
    }
}

void checkSheet(const GameSheet& sheet, const std::vector<Face>& faces, Breaches& breaches)
{
    const auto check = [&](const auto& value, const std::string& where) {
        checkTexts(value, where, "", breaches);
    };
    check(sheet.name, "the sheet, name");
    check(sheet.line, "the sheet, line");
    for (const OptionSpec& option : sheet.options) {
        check(option.label, "option \"" + option.key + "\"");
        for (const OptionChoice& choice : option.choices) {
            const std::string where = "option \"" + option.key + "\", \"" + choice.value + "\"";
            for (const Text* text : {&choice.label, &choice.hint})
                check(*text, where);
            checkPages(choice.pages, where, faces, breaches);
        }
    }
    checkPages(sheet.guide, "the guide", faces, breaches);
    for (const Face& face : faces) {
        const std::string where = "face \"" + face.key + "\"";
        for (const Text* text : {&face.name, &face.type, &face.speed})
            check(*text, where);
        check(face.titles, where);
        check(face.body, where);
        check(face.keywords, where);
        for (const FaceNumber& number : face.corners)
            check(number.meaning, where + ", corners");
        if (face.corners.size() > 2)
            breaches.report("sheet", where + " has more than two numbers in its corners");
        if (!face.diagram)
            continue;
        check(face.diagram->meaning, where + ", diagram");
        for (const DiagramCell& cell : face.diagram->cells)
            if (cell.at.column < 0 || cell.at.row < 0 || cell.at.column >= face.diagram->columns ||
                cell.at.row >= face.diagram->rows)
                breaches.report("sheet", where + " has a diagram with a space outside of it");
    }
}

} // namespace tablewood::kit
