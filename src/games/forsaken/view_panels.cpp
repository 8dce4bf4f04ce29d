#include "games/forsaken/spotlights.h"
#include "games/forsaken/view_ids.h"
#include "games/forsaken/view_parts.h"

#include <algorithm>

namespace tablewood::forsaken {

namespace {

/// All notes and hearings are shown, the newest first: no match of persons has more, and so many fit in a
/// panel (kMaxParts).
constexpr std::size_t kMostNotesShown = 900;
constexpr std::size_t kMostTrialsShown = 900;

PanelItem lineItem(const Name& id, const char* icon, Text text)
{
    PanelItem item;
    item.id = id;
    item.icon = icon;
    item.text = std::move(text);
    return item;
}

PanelItem zoneItem(const Name& zone)
{
    PanelItem item;
    item.kind = ItemKind::zone;
    item.id = zone;
    item.zone = zone;
    return item;
}

} // namespace

Text listOf(Seats seats)
{
    Text list;
    for (const Seat seat : seats)
        list = list.isEmpty() ? Text(TW_TEXT("forsaken", "%1"), seat)
                              : Text(TW_TEXT("forsaken", "%1, %2"), std::move(list), seat);
    return list.isEmpty() ? Text(TW_TEXT("forsaken", "nobody")) : list;
}

void ViewParts::addPanels(Scene& scene) const
{
    scene.panels.reserve(static_cast<std::size_t>(m_state.seats()) + 4);
    for (const Seat seat : Seats::firstOf(m_state.seats()))
        scene.panels.push_back(seatPanel(seat));
    if (isPlayer())
        scene.panels.push_back(notebookPanel());
    scene.panels.push_back(tablePanel(scene));
    scene.panels.push_back(recordPanel());
}

Text ViewParts::titleOf(Seat seat) const
{
    return isOpen(seat) ? m_game.content().role(m_state.of(seat).role).name
                        : Text(TW_TEXT("forsaken", "Traveler"));
}

void ViewParts::setStanding(Panel& panel) const
{
    const Seat seat = panel.seat;
    const Matter* matter = top();
    if (!m_state.living.has(seat)) {
        const auto grave = std::ranges::find(m_state.graves, seat, &Grave::seat);
        panel.mood = Mood::gone;
        panel.sign = "ghost";
        panel.subtitle = Text(TW_TEXT("forsaken", "Spirit since Day %1"),
                              grave == m_state.graves.end() ? 1 : static_cast<int>(grave->day));
    } else if (m_state.onDoorstep.has(seat)) {
        panel.mood = Mood::danger;
        panel.sign = "door";
        panel.subtitle = Text(TW_TEXT("forsaken", "On Death’s Doorstep"));
    } else if (matter != nullptr && matter->kind == MatterKind::hearing && matter->author == seat) {
        panel.mood = Mood::danger;
        panel.sign = "warn";
        panel.subtitle = Text(TW_TEXT("forsaken", "On the Gallows"));
    } else if (m_state.entangled.has(seat)) {
        panel.sign = "link";
        panel.subtitle = Text(TW_TEXT("forsaken", "Entangled"));
    } else if (m_viewer.is(seat) && (m_state.isTurnOfOne() || m_state.step == Step::forest)) {
        panel.subtitle = m_state.acted.has(seat) ? Text(TW_TEXT("forsaken", "No Action left in this turn"))
                                                 : Text(TW_TEXT("forsaken", "1 Action left in this turn"));
    }
}

Text ViewParts::newsOf(Seat seat) const
{
    for (std::size_t i = m_state.taken.size();
         i-- > 0 && (m_state.isTurnOfOne() || m_state.step == Step::forest);)
        if (const TakenTurn& turn = m_state.taken[i]; turn.seat == seat && turn.card != kNoCard)
            return Text(TW_TEXT("forsaken", "played %1"), card(turn.card).name);
    if (m_state.step != Step::night || !isPlayer())
        return {};
    const bool isPointing = choosesPlayer(m_state.call);
    Seats pointing;
    for (const Seat other : m_state.living)
        if (isPointing && (m_viewer.is(other) || m_knows.sharesNightWith(other)) &&
            m_state.of(other).choice == seat.index)
            pointing.add(other);
    if (pointing.isEmpty())
        return {};
    return Text(TW_TEXT("forsaken", "Pointed at by %1"), listOf(pointing));
}

Panel ViewParts::seatPanel(Seat seat) const
{
    const Traveler& traveler = m_state.of(seat);
    Panel panel;
    panel.items.reserve(4);
    panel.id = panelId(seat);
    panel.seat = seat;
    panel.weight = Weight::light;
    panel.title = titleOf(seat);
    setStanding(panel);
    panel.news = newsOf(seat);
    if (isOpen(seat))
        panel.portrait = faceOf(traveler.role);
    panel.items.push_back(zoneItem(roleZone(seat)));
    panel.items.push_back(zoneItem(handZone(seat)));
    if (!traveler.finds.empty())
        panel.items.push_back(zoneItem(findsZone(seat)));
    return panel;
}

Panel ViewParts::tablePanel(const Scene& scene) const
{
    Panel panel;
    panel.id = "decks";
    panel.title = Text(TW_TEXT("forsaken", "On the table"));
    for (const Zone& zone : scene.zones)
        if (!zone.seat.isPlayer())
            panel.items.push_back(zoneItem(zone.id));
    panel.items.push_back(lineItem("cast", "people", listOf(m_game.content(), m_state.cast)));
    return panel;
}

Panel ViewParts::recordPanel() const
{
    Panel panel;
    panel.id = "record";
    panel.weight = Weight::light;
    panel.title = Text(TW_TEXT("forsaken", "What happened"));
    const bool isCycle = m_state.isTurnOfOne() || m_state.step == Step::forest;
    for (std::size_t i = isCycle ? m_state.taken.size() : 0; i > 0; --i)
        if (const TakenTurn& turn = m_state.taken[i - 1]; turn.card != kNoCard)
            panel.items.push_back(lineItem("card" + std::to_string(i), iconOf(card(turn.card).type),
                                           Text(TW_TEXT("forsaken", "Day %1, turn %2: %3 played %4"),
                                                static_cast<int>(m_state.nights), static_cast<int>(i),
                                                turn.seat, card(turn.card).name)));
    for (std::size_t i = m_state.graves.size(); i > 0; --i) {
        const Grave& grave = m_state.graves[i - 1];
        panel.items.push_back(
            lineItem("grave" + std::to_string(grave.seat.index), "ghost",
                     Text(TW_TEXT("forsaken", "Day %1: %2 died"), static_cast<int>(grave.day), grave.seat)));
    }
    const std::size_t count = m_state.trials.size();
    for (std::size_t i = count; i > 0 && i + kMostTrialsShown > count; --i) {
        const Trial& trial = m_state.trials[i - 1];
        const int day = trial.day;
        panel.items.push_back(
            lineItem("trial" + std::to_string(i), trial.isLynched ? "thumbD" : "thumbU",
                     trial.isLynched ? Text(TW_TEXT("forsaken", "Day %1: %2 was lynched. Down: %3. Up: %4."),
                                            day, trial.accused, listOf(trial.down), listOf(trial.up))
                                     : Text(TW_TEXT("forsaken", "Day %1: %2 was let go. Down: %3. Up: %4."),
                                            day, trial.accused, listOf(trial.down), listOf(trial.up))));
    }
    addPaths(panel);
    addDiscard(panel);
    return panel;
}

void ViewParts::addDiscard(Panel& panel) const
{
    std::array<int, kMaxKinds> counts{};
    for (const CardId id : m_state.discard)
        ++counts[id];
    for (std::size_t i = 0; i < m_game.content().cards.size(); ++i) {
        const Card& one = m_game.content().cards[i];
        if (counts[i] > 0)
            panel.items.push_back(lineItem(
                "discard" + std::to_string(i), iconOf(one.type),
                Text(TW_TEXT("forsaken", "In the Travelers discard: %1 (%2)"), one.name, counts[i])));
    }
}

void ViewParts::addPaths(Panel& panel) const
{
    panel.items.push_back(lineItem(
        "paths", "step", Text::counted(TW_TEXT_N("forsaken", "%n Path(s) lie"), m_state.paths.count())));
    std::array<std::string, kMaxPlayers> forged;
    m_state.paths.forEach([&](Cell at) {
        std::string& cells = forged[static_cast<std::size_t>(m_state.smithOf(at).index)];
        cells += (cells.empty() ? "" : ", ") + at.text();
    });
    for (const Seat seat : Seats::firstOf(m_state.seats()))
        if (const std::string& cells = forged[static_cast<std::size_t>(seat.index)]; !cells.empty())
            panel.items.push_back(lineItem("paths" + std::to_string(seat.index), "step",
                                           Text(TW_TEXT("forsaken", "%1 forged: %2"), seat, cells)));
}

Text ViewParts::lineOf(const Note& note) const
{
    const Seat subject{static_cast<std::int8_t>(note.subject)};
    switch (note.kind) {
    case NoteKind::role:
        return Text(TW_TEXT("forsaken", "The Role before %1: %2"), subject,
                    m_game.content().role(static_cast<Role>(note.what)).name);
    case NoteKind::place:
        return Text(TW_TEXT("forsaken", "On %1 lies: %2"), kDestinations[note.subject],
                    nameOf(static_cast<Landmark>(note.what)));
    case NoteKind::hand:
        return Text(TW_TEXT("forsaken", "In the hand of %1: %2, %3 times"), subject, card(note.what).name,
                    static_cast<int>(note.count));
    case NoteKind::forest:
        break;
    }
    return Text(TW_TEXT("forsaken", "In the Forest deck, number %1 from the top: %2"), note.subject + 1,
                card(note.what).name);
}

Panel ViewParts::notebookPanel() const
{
    const RoleSheet& role = m_game.content().role(m_state.of(m_viewer.seat).role);
    Panel panel;
    panel.id = "notebook";
    panel.seat = m_viewer.seat;
    panel.title = Text(TW_TEXT("forsaken", "My notebook"));
    panel.isGuarded = true;
    panel.items.push_back(
        lineItem("role", "mask", Text(TW_TEXT("forsaken", "I am %1. %2"), role.name, role.text)));
    if (!m_state.living.has(m_viewer.seat))
        panel.items.push_back(lineItem("spirit", "ghost", whatSpiritsDo()));
    addNotes(panel);
    return panel;
}

bool ViewParts::isJustSeen(const Note& note) const
{
    // The last Fast Action ends its turn: nobody sees the table between what it showed and the next one.
    const int turnsSince = kTurnsOfCycle * (m_state.cycles + 1 - note.cycle) + m_state.turns + 1 - note.turn;
    // A reader who put Forest cards in order had time to look at them.
    return turnsSince <= 1 && note.day == m_state.nights && note.kind != NoteKind::forest &&
           m_state.step != Step::night;
}

void ViewParts::addNotes(Panel& panel) const
{
    if (m_knows.hasSeenForsaken()) {
        Seats forsaken;
        for (const Seat seat : Seats::firstOf(m_state.seats()))
            if (isForsaken(m_state.of(seat).role))
                forsaken.add(seat);
        panel.items.push_back(
            lineItem("forsaken", "mask", Text(TW_TEXT("forsaken", "The Forsaken are %1"), listOf(forsaken))));
        for (const Seat seat : forsaken)
            if (m_knows.isOfForsaken() && m_state.of(seat).role == Role::shrouded)
                panel.items.push_back(
                    lineItem("shrouded", "mask", Text(TW_TEXT("forsaken", "The Shrouded is %1"), seat)));
    }
    // By whose notes they are, not by how many others have: that would tell of what they saw.
    auto number = static_cast<std::size_t>(
        std::ranges::count_if(m_state.notes, [&](const Note& note) { return m_knows.is(note.reader); }));
    const std::size_t last = number > kMostNotesShown ? number - kMostNotesShown : 0;
    for (std::size_t i = m_state.notes.size(); i > 0 && number > last; --i) {
        const Note& note = m_state.notes[i - 1];
        if (!m_knows.is(note.reader))
            continue;
        const int day = note.day;
        PanelItem line = lineItem("note" + std::to_string(number--), "eye",
                                  note.turn < 0 ? Text(TW_TEXT("forsaken", "Night %1: %2"), day, lineOf(note))
                                                : Text(TW_TEXT("forsaken", "Day %1, turn %2: %3"), day,
                                                       static_cast<int>(note.turn), lineOf(note)));
        if (isJustSeen(note)) {
            line.state = ItemState::ready;
            line.label = lineOf(note);
        }
        panel.items.push_back(std::move(line));
    }
}

} // namespace tablewood::forsaken
