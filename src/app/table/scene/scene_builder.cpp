#include "app/table/scene/scene_builder.h"

#include "app/table/scene/board_builder.h"
#include "app/table/scene/button_builder.h"
#include "app/table/scene/panel_builder.h"
#include "app/table/scene/piece_builder.h"
#include "app/table/scene/zone_builder.h"
#include "app/words/night_words.h"
#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

namespace {

/// When the one at this place of a row comes.
QString timeOf(int place, int now) { return place < now ? "past" : place == now ? "now" : "next"; }

} // namespace

SceneModel::Builder::Builder(SceneModel& model, const Scene& scene, const SceneSight& sight)
    : m_model(model), m_scene(scene), m_seen{scene, sight}, m_gesture(m_seen.gesture()), m_arrows(m_seen)
{
}

void SceneModel::Builder::build()
{
    // A piece may be a board, which is there before it.
    buildBoards();
    buildPieces();
    // A row on a panel knows whether what is taken up goes to a field too.
    buildFields();
    buildPanels();
    buildSeats();
    buildPhases();
    buildButtons();
    buildZones();
    buildLayers();
    buildStanding();
    buildNight();
    buildCycle();
    buildBallot();
}

void SceneModel::Builder::buildCycle()
{
    Rows rows;
    m_model.m_turnSeat = -1;
    for (std::size_t i = 0; i < m_scene.cycle.size(); ++i) {
        const CycleTurn& turn = m_scene.cycle[i];
        const int index = static_cast<int>(i);
        CycleEntry entry{turn.seat.index,  m_seen.emblemOf(turn.seat), named(turn.icon),
                         named(turn.mark), m_seen.words(turn.name),    timeOf(index, m_scene.cycleAt)};
        if (index == m_scene.cycleAt)
            m_model.m_turnSeat = turn.seat.index;
        rows.push_back({QString::number(i), QVariant::fromValue(entry)});
    }
    m_model.m_cycle->setRows(std::move(rows));
}

void SceneModel::Builder::buildBallot()
{
    Rows slips;
    Rows facts;
    m_model.m_ballot = {};
    if (m_scene.ballot) {
        const Ballot& ballot = *m_scene.ballot;
        m_model.m_ballot = {ballot.number,
                            ballot.subject.index,
                            m_seen.nameOf(ballot.subject),
                            m_seen.emblemOf(ballot.subject),
                            m_seen.words(ballot.title),
                            m_seen.words(ballot.standing),
                            ballot.isOver};
        for (const Slip& slip : ballot.slips)
            slips.push_back({QString::number(slip.seat.index),
                             QVariant::fromValue(SlipEntry{
                                 slip.seat.index, m_seen.emblemOf(slip.seat), m_seen.nameOf(slip.seat),
                                 m_seen.words(slip.standing), named(slip.icon), slip.mayVote, slip.isIn,
                                 m_seen.isMine(slip.seat)})});
        for (const PanelItem& item : ballot.facts)
            facts.push_back({named(item.id), QVariant::fromValue(itemEntry(m_seen, item, m_model))});
    }
    m_model.m_slips->setRows(std::move(slips));
    m_model.m_ballotFacts->setRows(std::move(facts));
}

void SceneModel::Builder::buildNight()
{
    m_model.m_night = {};
    m_model.m_nightScreen = m_scene.night;
    Rows spots;
    if (m_scene.night) {
        const NightScreen& night = *m_scene.night;
        NightEntry& screen = m_model.m_night;
        screen.isDark = true;
        screen.title = m_seen.words(night.title);
        screen.card = m_seen.face(night.card);
        screen.isTurned = night.isTurned;
        if (const auto line = nightLineAt(night, m_seen.sight.language))
            screen.caption = QString::fromStdString(line->text);
        screen.isSaid = night.part != NightPart::acting;
        screen.place = named(night.hook) + QString::number(static_cast<int>(night.part)) +
                       (night.isTurned ? "look" : "");
        for (const NightSpot& spot : night.spots) {
            NightSpotEntry entry;
            entry.button = named(spot.button);
            entry.seat = spot.seat.index;
            entry.emblem = m_seen.emblemOf(spot.seat);
            entry.face = m_seen.face(spot.face);
            entry.name = m_seen.words(spot.name);
            entry.isChosen =
                spot.isChosen || (!spot.button.empty() && m_gesture.isChosen(Pick::ofButton(spot.button)));
            for (const Seat other : spot.others)
                entry.others.append(static_cast<int>(other.index));
            spots.push_back({QString::number(spots.size()), QVariant::fromValue(entry)});
        }
    }
    m_model.m_nightSpots->setRows(std::move(spots));
}

void SceneModel::Builder::buildPieces()
{
    std::map<QString, Rows> places;
    for (const Piece& piece : m_scene.pieces)
        places[named(piece.at.in)].push_back(
            {QString::number(piece.id), QVariant::fromValue(pieceEntry(m_seen, piece))});
    // What is bound to a list that changes may ask for another, which is then made.
    const QHash<QString, EntryModel*> known = m_model.m_pieces;
    for (auto model = known.begin(); model != known.end(); ++model)
        if (!places.contains(model.key()))
            model.value()->setRows({});
    for (auto& [place, rows] : places) {
        if (isZone(place))
            std::ranges::stable_sort(
                rows, {}, [](const EntryModel::Row& row) { return row.entry.value<PieceEntry>().column; });
        m_model.piecesIn(place)->setRows(std::move(rows));
    }
}

bool SceneModel::Builder::isZone(const QString& place) const
{
    // What is attached to a card lies in its order too.
    return place.startsWith(QLatin1Char('#')) ||
           std::ranges::any_of(m_scene.zones, [&](const Zone& zone) { return named(zone.id) == place; });
}

void SceneModel::Builder::buildBoards()
{
    Rows rows;
    for (const Board& board : m_scene.boards) {
        BoardEntry entry = boardEntry(m_seen, board);
        entry.arrows = m_arrows.on(board.id);
        m_model.targetsOn(entry.id)->setRows(targetRows(m_seen, board));
        rows.push_back({entry.id, QVariant::fromValue(entry)});
    }
    m_model.m_boards->setRows(std::move(rows));
}

void SceneModel::Builder::buildFields()
{
    Rows fields;
    for (const Zone& zone : m_scene.zones)
        if (zone.kind == ZoneKind::field)
            fields.push_back({named(zone.id), QVariant::fromValue(zoneEntry(m_seen, zone.id, m_model))});
    m_model.m_isChoosingField = std::ranges::any_of(fields, [](const EntryModel::Row& row) {
        const auto field = row.entry.value<ZoneEntry>();
        return field.isLit || !field.gaps.isEmpty();
    });
    m_model.m_fields->setRows(std::move(fields));
    m_model.m_fieldArrows = m_model.m_fields->rows().empty() ? QVariantList() : m_arrows.on({});
}

void SceneModel::Builder::buildLayers()
{
    Rows rows;
    for (const Layer& layer : m_scene.layers)
        rows.push_back({named(layer.id), QVariant::fromValue(LayerEntry{
                                             named(layer.id), named(layer.icon), m_seen.words(layer.label),
                                             m_seen.words(layer.hint), m_seen.isOn(layer.id)})});
    m_model.m_layers->setRows(std::move(rows));
}

void SceneModel::Builder::buildStanding()
{
    Rows rows;
    for (const Standing& answer : m_scene.standing)
        if (m_seen.sight.standing.empty() || m_seen.sight.standing == answer.id)
            rows.push_back({named(answer.id),
                            QVariant::fromValue(StandingEntry{named(answer.id), m_seen.words(answer.label),
                                                              m_seen.words(answer.hint),
                                                              m_seen.sight.standing == answer.id})});
    m_model.m_standing->setRows(std::move(rows));
}

void SceneModel::Builder::buildSeats()
{
    Rows rows;
    for (std::size_t i = 0; i < m_seen.sight.players.size(); ++i) {
        const Player& player = m_seen.sight.players[i];
        const Seat seat{static_cast<std::int8_t>(i)};
        SeatEntry entry;
        entry.seat = seat.index;
        entry.name = m_seen.nameOf(seat);
        entry.emblem = named(player.emblem);
        entry.isBot = player.kind == PlayerKind::bot;
        entry.isYou = m_seen.isMine(seat);
        entry.isAway = m_seen.sight.away.has(seat);
        if (const auto partner = m_seen.sight.partners.find(seat); partner != m_seen.sight.partners.end())
            entry.partner = partner->second;
        entry.isActive = m_scene.active.has(seat);
        entry.hasWon = m_scene.outcome && m_scene.outcome->winners.has(seat);
        for (const Panel& panel : m_scene.panels) {
            if (panel.seat != seat)
                continue;
            entry.title = m_seen.words(panel.title);
            entry.news = m_seen.words(panel.news);
            if (panel.score) {
                entry.hasScore = true;
                entry.scoreName = m_seen.words(panel.score->name);
                entry.score = panel.score->value;
                entry.target = panel.score->target;
                entry.fresh = panel.score->fresh;
            }
            break;
        }
        if (const auto own = m_panels.find(seat.index); own != m_panels.end())
            entry.panel = own->second;
        rows.push_back({QString::number(i), QVariant::fromValue(entry)});
    }
    m_model.m_seats->setRows(std::move(rows));
}

void SceneModel::Builder::buildPhases()
{
    Rows rows;
    for (std::size_t i = 0; i < m_scene.phases.size(); ++i) {
        const Phase& phase = m_scene.phases[i];
        rows.push_back(
            {named(phase.id), QVariant::fromValue(PhaseEntry{named(phase.icon), m_seen.words(phase.name),
                                                             timeOf(static_cast<int>(i), m_scene.phase)})});
    }
    m_model.m_phases->setRows(std::move(rows));
}

bool SceneModel::Builder::standsOnMyPanel(const Name& button) const
{
    return std::ranges::any_of(m_scene.panels, [&](const Panel& panel) {
        return m_seen.isMine(panel.seat) &&
               std::ranges::any_of(panel.items, [&](const PanelItem& item) { return item.button == button; });
    });
}

void SceneModel::Builder::buildButtons()
{
    Rows actions;
    Rows prompts;
    int digit = 0;
    m_model.m_nextButton = {};
    m_model.m_goldButton.clear();
    const auto entryOf = [&](const Button& button) {
        ButtonEntry entry = buttonEntry(m_seen, button);
        if (entry.isGold)
            m_model.m_goldButton = entry.id;
        return entry;
    };
    for (const Button& button : m_scene.buttons) {
        if (button.role != ButtonRole::prompt || isHidden(m_seen, button))
            continue;
        ButtonEntry entry = entryOf(button);
        entry.digit = ++digit <= 9 ? digit : 0;
        prompts.push_back({entry.id, QVariant::fromValue(entry)});
    }
    for (const Button& button : m_scene.buttons) {
        if (button.role == ButtonRole::prompt || isHidden(m_seen, button) || standsOnMyPanel(button.id))
            continue;
        ButtonEntry entry = entryOf(button);
        if (button.role == ButtonRole::next && !m_model.hasNextButton()) {
            m_model.m_nextButton = entry;
            continue;
        }
        entry.digit = ++digit <= 9 ? digit : 0;
        actions.push_back({entry.id, QVariant::fromValue(entry)});
    }
    m_model.m_promptButtons->setRows(std::move(prompts));
    m_model.m_actionButtons->setRows(std::move(actions));
}

bool SceneModel::Builder::isMyHand(const Name& id) const
{
    return std::ranges::any_of(m_scene.zones, [&](const Zone& zone) {
        return zone.id == id && zone.kind == ZoneKind::hand && m_seen.isMine(zone.seat);
    });
}

bool SceneModel::Builder::holdsTargets(const ZoneEntry& zone) const
{
    return zone.pieces && !m_seen.gesture().picks().empty() &&
           std::ranges::any_of(zone.pieces->rows(), [](const EntryModel::Row& row) {
               return row.entry.value<PieceEntry>().isTarget;
           });
}

void SceneModel::Builder::buildPanels()
{
    Rows mine;
    Rows others;
    Rows atHand;
    m_model.m_isChoosingPanel = false;
    for (const Panel& panel : m_scene.panels) {
        if (!m_seen.isOn(panel.layer))
            continue;
        PanelEntry entry = panelEntry(m_seen, panel);
        m_model.m_isChoosingPanel = m_model.m_isChoosingPanel || entry.isTarget;
        Rows items;
        for (std::size_t i = 0; i < panel.items.size(); ++i) {
            if (isMyHand(panel.items[i].zone))
                continue;
            const ItemEntry item = itemEntry(m_seen, panel.items[i], m_model);
            if (!item.zone.id.isEmpty())
                m_shownZones.insert(panel.items[i].zone);
            entry.isLit = entry.isLit || item.isEnabled || item.zone.isLit || !item.zone.gaps.isEmpty();
            entry.holdsTargets = entry.holdsTargets || holdsTargets(item.zone);
            const QString key = item.id.isEmpty() ? item.kind + QString::number(i) : item.id;
            items.push_back({key, QVariant::fromValue(item)});
        }
        entry.items = m_model.modelOf(m_model.m_panelItems, entry.id);
        entry.items->setRows(std::move(items));
        m_panels.try_emplace(entry.seat, entry);
        (entry.isMine     ? mine
         : panel.isAtHand ? atHand
                          : others)
            .push_back({entry.id, QVariant::fromValue(entry)});
    }
    // Where there are more others than things of all, those stand before them.
    const auto isOfAll = [](const EntryModel::Row& row) { return row.entry.value<PanelEntry>().seat < 0; };
    if (std::ranges::count_if(others, isOfAll) * 2 < std::ssize(others))
        std::stable_partition(others.begin(), others.end(), isOfAll);
    m_model.m_myPanels->setRows(std::move(mine));
    m_model.m_otherPanels->setRows(std::move(others));
    m_model.m_panelsAtHand->setRows(std::move(atHand));
}

void SceneModel::Builder::buildZones()
{
    ZoneEntry hand;
    Rows loose;
    for (const Zone& zone : m_scene.zones) {
        if (zone.kind == ZoneKind::hand && m_seen.isMine(zone.seat))
            hand = zoneEntry(m_seen, zone.id, m_model);
        else if (zone.kind != ZoneKind::field && !m_shownZones.contains(zone.id))
            loose.push_back({named(zone.id), QVariant::fromValue(zoneEntry(m_seen, zone.id, m_model))});
    }
    m_model.m_looseZones->setRows(std::move(loose));
    const ZoneEntry identity =
        m_scene.identity.empty() ? ZoneEntry() : zoneEntry(m_seen, m_scene.identity, m_model);
    if (!(hand == m_model.m_hand && identity == m_model.m_identity)) {
        m_model.m_hand = hand;
        m_model.m_identity = identity;
        Q_EMIT m_model.handChanged();
    }
}

} // namespace tablewood
