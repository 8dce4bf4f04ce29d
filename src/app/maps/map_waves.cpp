#include "app/maps/map_waves.h"

#include "app/maps/map_editor.h"
#include "app/words/wording.h"

#include <algorithm>
#include <map>
#include <random>

namespace tablewood {

void MapWaves::follow()
{
    m_stacks.clear();
    m_rounds = 1;
    m_ownPlayers = 0;
    std::vector<EntryModel::Row> rows;
    if (const MapDocument* document = m_editor.document()) {
        for (const MapCard& card : document->cards(m_editor.players()))
            rows.push_back({mapText(card.key), QVariant::fromValue(MapCardEntry{
                                                   mapText(card.key), mapText(card.group),
                                                   mapText(card.label), mapText(card.variant),
                                                   shown(card.name), card.copies, card.copies - card.used})});
        m_cards.setRows(std::move(rows));
        const MapStacks now = document->stacks(m_editor.players());
        m_isOwn = now.isOwn;
        m_comes = QList<int>(now.comes.begin(), now.comes.end());
        m_covered = QList<int>(now.covered.begin(), now.covered.end());
        for (std::size_t i = 0; i < now.stacks.size(); ++i) {
            MapStackEntry entry;
            for (const std::string& card : now.stacks[i])
                entry.cards.append(entryOf(card));
            if (i < now.start.size())
                for (const std::string& card : now.start[i])
                    entry.start.append(entryOf(card));
            m_rounds = std::max(m_rounds, static_cast<int>(now.stacks[i].size()) + 1);
            m_stacks.append(QVariant::fromValue(entry));
        }
        m_rounds = std::max({m_rounds, static_cast<int>(m_comes.size()), static_cast<int>(m_covered.size())});
        for (int players = 1; players <= kMostMapPlayers; ++players)
            m_ownPlayers |= document->stacks(players).isOwn ? 1 << (players - 1) : 0;
    } else {
        m_cards.setRows({});
    }
    Q_EMIT changed();
}

QVariant MapWaves::entryOf(const std::string& card) const
{
    for (const EntryModel::Row& row : m_cards.rows())
        if (row.key == mapText(card))
            return row.entry;
    MapCardEntry unknown;
    unknown.key = unknown.label = unknown.name = mapText(card);
    return QVariant::fromValue(unknown);
}

std::vector<MapWaves::Stack> MapWaves::stacksNow() const
{
    const MapDocument* document = m_editor.document();
    return document ? document->stacks(m_editor.players()).stacks : std::vector<Stack>();
}

void MapWaves::set(std::size_t stack, const Stack& cards)
{
    m_editor.edit([&](MapDocument& document) { return document.setStack(m_editor.players(), stack, cards); });
}

void MapWaves::place(const QString& card, int stack, int index)
{
    std::vector<Stack> stacks = stacksNow();
    if (stack < 0 || static_cast<std::size_t>(stack) >= stacks.size())
        return;
    Stack& cards = stacks[static_cast<std::size_t>(stack)];
    const std::ptrdiff_t at = std::clamp<std::ptrdiff_t>(index, 0, std::ssize(cards));
    cards.insert(cards.begin() + at, card.toStdString());
    m_editor.rest();
    set(static_cast<std::size_t>(stack), cards);
}

void MapWaves::remove(int stack, int index)
{
    std::vector<Stack> stacks = stacksNow();
    if (stack < 0 || static_cast<std::size_t>(stack) >= stacks.size() || index < 0 ||
        index >= std::ssize(stacks[static_cast<std::size_t>(stack)]))
        return;
    Stack& cards = stacks[static_cast<std::size_t>(stack)];
    cards.erase(cards.begin() + index);
    m_editor.rest();
    set(static_cast<std::size_t>(stack), cards);
}

void MapWaves::move(int fromStack, int fromIndex, int stack, int index)
{
    std::vector<Stack> stacks = stacksNow();
    const int count = static_cast<int>(stacks.size());
    if (fromStack < 0 || fromStack >= count || stack < 0 || stack >= count || fromIndex < 0 ||
        fromIndex >= std::ssize(stacks[static_cast<std::size_t>(fromStack)]))
        return;
    Stack& from = stacks[static_cast<std::size_t>(fromStack)];
    Stack& to = stacks[static_cast<std::size_t>(stack)];
    const std::string card = from[static_cast<std::size_t>(fromIndex)];
    from.erase(from.begin() + fromIndex);
    const int shift = fromStack == stack && fromIndex < index ? 1 : 0;
    to.insert(to.begin() + std::clamp<std::ptrdiff_t>(index - shift, 0, std::ssize(to)), card);
    // A card leaves its place before it comes to another, so that there are never too many.
    m_editor.rest();
    if (fromStack != stack)
        set(static_cast<std::size_t>(fromStack), from);
    set(static_cast<std::size_t>(stack), to);
    m_editor.rest();
}

void MapWaves::clear()
{
    m_editor.rest();
    for (std::size_t stack = 0; stack < stacksNow().size(); ++stack)
        set(stack, {});
    m_editor.rest();
}

void MapWaves::shuffle()
{
    std::vector<Stack> stacks = stacksNow();
    std::map<QString, std::vector<std::string*>> waves;
    for (Stack& stack : stacks)
        for (std::string& card : stack)
            waves[entryOf(card).value<MapCardEntry>().label].push_back(&card);
    std::mt19937 chance(std::random_device{}());
    for (auto& [label, places] : waves) {
        std::vector<std::string> cards;
        for (const std::string* place : places)
            cards.push_back(*place);
        std::ranges::shuffle(cards, chance);
        for (std::size_t i = 0; i < places.size(); ++i)
            *places[i] = cards[i];
    }
    m_editor.rest();
    for (std::size_t stack = 0; stack < stacks.size(); ++stack)
        set(stack, stacks[stack]);
    m_editor.rest();
}

void MapWaves::copyFrom(int players)
{
    m_editor.rest();
    m_editor.edit([&](MapDocument& document) { return document.copyStacks(players, m_editor.players()); });
    m_editor.rest();
}

} // namespace tablewood
