#include "app/home/guide_book.h"

#include "app/program.h"
#include "app/table/scene/face_book.h"
#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

namespace {

QStringList wordsOf(const std::vector<Text>& texts)
{
    QStringList lines;
    for (const Text& text : texts)
        lines.append(shown(text));
    return lines;
}

QVariantList facesOf(const GameType& game, const std::vector<std::string>& keys)
{
    QVariantList entries;
    for (const std::string& key : keys) {
        const auto face = std::ranges::find(game.faces(), key, &Face::key);
        if (face != game.faces().end())
            entries.append(QVariant::fromValue(FaceBook(game.sheet().id, {*face}).face(key)));
    }
    return entries;
}

GuideEntry entryOf(const GameType& game, const GuidePage& page)
{
    GuideEntry entry;
    entry.game = QString::fromStdString(game.sheet().id);
    entry.gameName = shown(game.sheet().name);
    entry.title = shown(page.title);
    entry.paragraphs = wordsOf(page.paragraphs);
    if (page.picture)
        entry.scene = publicScene(game.sheet().id, *page.picture, game.faces());
    entry.faces = facesOf(game, page.faces);
    return entry;
}

QVariantList entriesOf(const GameType& game, const std::vector<GuidePage>& pages)
{
    QVariantList entries;
    for (const GuidePage& page : pages)
        entries.append(QVariant::fromValue(entryOf(game, page)));
    return entries;
}

} // namespace

QVariantList storyEntries(const GameType& game, const Setup& setup)
{
    QVariantList pages;
    try {
        for (const OptionSpec& option : game.sheet().options) {
            if (option.isOfSeat || !isAsked(game.sheet(), setup, option))
                continue;
            const std::string value = chosen(game.sheet(), setup, option.key);
            const auto choice = std::ranges::find(option.choices, value, &OptionChoice::value);
            pages.append(entriesOf(game, choice->pages));
        }
    } catch (const InputError&) {
        // Anybody's program may host.
        return {};
    }
    return pages;
}

GuideBook::GuideBook(QObject* parent) : GuideBook(Program::instance(), parent) {}

GuideBook::GuideBook(Program& program, QObject* parent) : QObject(parent), m_program(program)
{
    connect(&m_program, &Program::languageChanged, this, [this] {
        read();
        Q_EMIT changed();
    });
    read();
}

GuideBook* GuideBook::create(QQmlEngine*, QJSEngine*) { return new GuideBook; }

void GuideBook::read()
{
    m_pages.clear();
    for (const GameType* game : m_program.games())
        m_pages.append(entriesOf(*game, game->sheet().guide));
}

QVariantList GuideBook::storyOf(TableModel* table) const
{
    return table ? storyEntries(table->type(), table->setup()) : QVariantList();
}

GuideEntry GuideBook::sample() const
{
    for (const GameType* game : m_program.games()) {
        for (const GuidePage& page : game->sheet().guide) {
            if (page.picture && !page.picture->boards.empty())
                return entryOf(*game, page);
        }
    }
    return {};
}

} // namespace tablewood
