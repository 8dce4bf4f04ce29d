#include "app/table/scene/scene_builder.h"

#include "app/table/scene/badge_entries.h"
#include "app/table/scene/scene_words.h"
#include "app/table/touch/touches.h"
#include "app/words/night_words.h"
#include "app/words/wording.h"
#include "wire/scene_limits.h"

#include <algorithm>

namespace tablewood {

namespace {

QString cellsOf(const Piece& piece)
{
    if (piece.cells == 0)
        return {};
    std::vector<Cell> cells;
    for (std::int16_t row = 0; row < piece.height; ++row)
        for (std::int16_t column = 0; column < piece.width; ++column)
            if (piece.shape().covers(column, row))
                cells.push_back({column, row});
    return spacesAsHex(piece.width, piece.height, cells);
}

} // namespace

SceneModel::Builder::Builder(SceneModel& model, const Scene& scene, const SceneSight& sight)
    : m_model(model), m_scene(scene), m_sight(sight)
{
    if (sight.gesture == nullptr)
        return;
    m_next = sight.gesture->next();
    m_held = heldToLay(scene, *sight.gesture);
}

void SceneModel::Builder::build()
{
    placeArrows();
    // A piece may be a board, which is there before it.
    buildBoards();
    buildPieces();
    buildPanels();
    buildSeats();
    buildPhases();
    buildButtons();
    buildZones();
    buildFields();
    buildLayers();
    buildStanding();
    buildNight();
    buildCycle();
    buildBallot();
}

QString SceneModel::Builder::emblemOf(Seat seat) const
{
    const bool isHere = seat.isPlayer() && static_cast<std::size_t>(seat.index) < m_sight.players.size();
    return isHere ? named(m_sight.players[static_cast<std::size_t>(seat.index)].emblem) : QString();
}

void SceneModel::Builder::buildCycle()
{
    Rows rows;
    m_model.m_turnSeat = -1;
    for (std::size_t i = 0; i < m_scene.cycle.size(); ++i) {
        const CycleTurn& turn = m_scene.cycle[i];
        const int index = static_cast<int>(i);
        CycleEntry entry{
            turn.seat.index,  emblemOf(turn.seat),
            named(turn.icon), named(turn.mark),
            words(turn.name), index < m_scene.cycleAt ? "past" : index == m_scene.cycleAt ? "now" : "next"};
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
                            seatName(ballot.subject, m_sight.players),
                            emblemOf(ballot.subject),
                            words(ballot.title),
                            words(ballot.standing),
                            ballot.isOver};
        for (const Slip& slip : ballot.slips)
            slips.push_back({QString::number(slip.seat.index),
                             QVariant::fromValue(SlipEntry{slip.seat.index, emblemOf(slip.seat),
                                                           seatName(slip.seat, m_sight.players),
                                                           words(slip.standing), named(slip.icon),
                                                           slip.mayVote, slip.isIn, isMine(slip.seat)})});
        for (const PanelItem& item : ballot.facts)
            facts.push_back({named(item.id), QVariant::fromValue(itemEntry(item))});
    }
    m_model.m_slips->setRows(std::move(slips));
    m_model.m_ballotFacts->setRows(std::move(facts));
}

FaceEntry SceneModel::Builder::faceOf(const Name& face) const
{
    return m_sight.faces != nullptr && !face.empty() ? m_sight.faces->face(face.text()) : FaceEntry();
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
        screen.title = words(night.title);
        screen.card = faceOf(night.card);
        screen.isTurned = night.isTurned;
        if (const auto line = nightLineAt(night, m_sight.language))
            screen.caption = QString::fromStdString(line->text);
        screen.isSaid = night.part != NightPart::acting;
        screen.place = named(night.hook) + QString::number(static_cast<int>(night.part)) +
                       (night.isTurned ? "look" : "");
        for (const NightSpot& spot : night.spots) {
            NightSpotEntry entry;
            entry.button = named(spot.button);
            entry.seat = spot.seat.index;
            entry.emblem = emblemOf(spot.seat);
            entry.face = faceOf(spot.face);
            entry.name = words(spot.name);
            entry.isChosen = spot.isChosen || (!spot.button.empty() && isChosen(Pick::ofButton(spot.button)));
            for (const Seat other : spot.others)
                entry.others.append(static_cast<int>(other.index));
            spots.push_back({QString::number(spots.size()), QVariant::fromValue(entry)});
        }
    }
    m_model.m_nightSpots->setRows(std::move(spots));
}

PieceEntry SceneModel::Builder::pieceEntry(const Piece& piece) const
{
    PieceEntry entry;
    entry.id = static_cast<int>(piece.id);
    entry.figure = named(piece.figure);
    entry.variant = named(piece.variant);
    entry.isCard = piece.figure == "card";
    entry.isFaceDown = piece.isFlipped || (entry.isCard && piece.face.empty());
    entry.face = faceOf(piece.face);
    entry.seat = piece.seat.index;
    entry.column = piece.at.cell.column;
    entry.row = piece.at.cell.row;
    entry.layer = piece.at.layer;
    entry.facing = piece.facing;
    entry.isCutOff = piece.isCutOff;
    entry.width = piece.width;
    entry.height = piece.height;
    entry.cells = cellsOf(piece);
    entry.name = piece.name.isEmpty() ? entry.face.name : words(piece.name);
    for (const Zone& zone : m_scene.zones)
        if (zone.id == piece.at.in)
            entry.back = named(zone.back);
    // A card whose back tells something lies face down and yet has a face.
    if (entry.back.isEmpty())
        entry.back = entry.face.palette;
    for (const Board& board : m_scene.boards)
        if (board.onPiece == piece.id && piece.id != 0)
            entry.boardId = named(board.id);
    QList<BadgeEntry> badges;
    for (const Badge& badge : piece.badges)
        badges.append(
            badgeEntry(named(badge.icon), QString::fromStdString(badge.value), words(badge.meaning)));
    setNumbers(entry, badges);
    entry.told = toldWithNumbers(entry);
    const Pick pick = Pick::ofPiece(piece.id);
    entry.isChosen = isChosen(pick);
    if (const NextPick* next = nextOf(pick)) {
        entry.isLit = true;
        entry.isTarget = hasPicks() || next->isLast;
        entry.mark = named(next->mark);
        entry.bonus = named(next->bonus);
    }
    return entry;
}

QString SceneModel::Builder::words(const Text& text) const { return shown(text, m_sight.players); }

bool SceneModel::Builder::isMine(Seat seat) const { return m_sight.viewer.is(seat); }

const NextPick* SceneModel::Builder::nextOf(const Pick& pick) const
{
    return m_sight.gesture != nullptr ? m_sight.gesture->nextOf(pick) : nullptr;
}

bool SceneModel::Builder::isChosen(const Pick& pick) const
{
    return m_sight.gesture != nullptr && m_sight.gesture->isChosen(pick);
}

bool SceneModel::Builder::hasPicks() const
{
    return m_sight.gesture != nullptr && !m_sight.gesture->picks().empty();
}

void SceneModel::Builder::buildPieces()
{
    std::map<QString, Rows> places;
    for (const Piece& piece : m_scene.pieces)
        places[named(piece.at.in)].push_back(
            {QString::number(piece.id), QVariant::fromValue(pieceEntry(piece))});
    // What is bound to a list that changes may ask for another, which is then made.
    const QHash<QString, EntryModel*> known = m_model.m_pieces;
    for (auto model = known.begin(); model != known.end(); ++model)
        if (!places.contains(model.key()))
            model.value()->setRows({});
    for (auto& [place, rows] : places) {
        if (isZone(place))
            std::ranges::stable_sort(
                rows, {}, [](const EntryModel::Row& row) { return row.entry.value<PieceEntry>().column; });
        m_model.modelOf(m_model.m_pieces, place)->setRows(std::move(rows));
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
        rows.push_back({named(board.id), QVariant::fromValue(boardRow(board))});
        m_model.modelOf(m_model.m_targets, named(board.id))->setRows(targetRows(board));
    }
    m_model.m_boards->setRows(std::move(rows));
}

BoardEntry SceneModel::Builder::boardRow(const Board& board) const
{
    BoardEntry entry;
    const auto isOff = [&](const Area& area) { return !isOn(area.layer); };
    if (std::ranges::any_of(board.areas, isOff)) {
        Board seen = board;
        std::erase_if(seen.areas, isOff);
        entry = boardEntry(m_model.m_game, seen, words(board.name), faceOf(board.face));
    } else {
        entry = boardEntry(m_model.m_game, board, words(board.name), faceOf(board.face));
    }
    entry.arrows = arrowsOn(board.id);
    return entry;
}

bool SceneModel::Builder::isOn(const Name& layer) const
{
    return m_sight.layers != nullptr ? m_sight.layers->isOn(m_scene, layer)
                                     : LayerSwitches().isOn(m_scene, layer);
}

std::pair<Name, QRect> SceneModel::Builder::spacesOf(const Place& end) const
{
    const auto isBoard = [&](const Name& id) {
        return std::ranges::find(m_scene.boards, id, &Board::id) != m_scene.boards.end();
    };
    if (isBoard(end.in))
        return {end.in, QRect(end.cell.column, end.cell.row, 1, 1)};
    // What is attached to a piece is where that is.
    auto piece = m_pieceOfPlace.find(end.in);
    for (int steps = 0; piece != m_pieceOfPlace.end() && steps < kMaxNestedBoards; ++steps) {
        const Piece& below = *piece->second;
        if (isBoard(below.at.in))
            return {below.at.in, QRect(below.at.cell.column, below.at.cell.row, below.width, below.height)};
        piece = m_pieceOfPlace.find(below.at.in);
    }
    return {};
}

void SceneModel::Builder::placeArrows()
{
    if (m_scene.arrows.empty())
        return;
    for (const Piece& piece : m_scene.pieces)
        m_pieceOfPlace.emplace("#" + std::to_string(piece.id), &piece);
    for (const Arrow& arrow : m_scene.arrows) {
        const auto [board, from] = spacesOf(arrow.from);
        const auto [other, to] = spacesOf(arrow.to);
        // Of one whose end is no longer there nothing is left to point at.
        if (isOn(arrow.layer) && board == other)
            m_arrows.emplace(board, ArrowEntry{named(arrow.style), words(arrow.meaning), from, to,
                                               named(arrow.from.in), named(arrow.to.in)});
    }
}

QVariantList SceneModel::Builder::arrowsOn(const Name& board) const
{
    QVariantList arrows;
    for (auto [arrow, end] = m_arrows.equal_range(board); arrow != end; ++arrow)
        arrows.append(QVariant::fromValue(arrow->second));
    return arrows;
}

void SceneModel::Builder::buildFields()
{
    Rows fields;
    for (const Zone& zone : m_scene.zones)
        if (zone.kind == ZoneKind::field)
            fields.push_back({named(zone.id), QVariant::fromValue(zoneEntry(zone.id))});
    m_model.m_isChoosingField = std::ranges::any_of(fields, [](const EntryModel::Row& row) {
        const auto field = row.entry.value<ZoneEntry>();
        return field.isLit || !field.gaps.isEmpty();
    });
    m_model.m_fields->setRows(std::move(fields));
    m_model.m_fieldArrows = m_model.m_fields->rows().empty() ? QVariantList() : arrowsOn({});
}

void SceneModel::Builder::buildLayers()
{
    Rows rows;
    for (const Layer& layer : m_scene.layers)
        rows.push_back({named(layer.id),
                        QVariant::fromValue(LayerEntry{named(layer.id), named(layer.icon), words(layer.label),
                                                       words(layer.hint), isOn(layer.id)})});
    m_model.m_layers->setRows(std::move(rows));
}

void SceneModel::Builder::buildStanding()
{
    Rows rows;
    for (const Standing& answer : m_scene.standing)
        if (m_sight.standing.empty() || m_sight.standing == answer.id)
            rows.push_back({named(answer.id), QVariant::fromValue(StandingEntry{
                                                  named(answer.id), words(answer.label), words(answer.hint),
                                                  m_sight.standing == answer.id})});
    m_model.m_standing->setRows(std::move(rows));
}

SceneModel::Builder::Rows SceneModel::Builder::targetRows(const Board& board) const
{
    Rows rows;
    const auto add = [&](const Pick& pick, Cell at, TargetEntry entry) {
        entry.column = at.column;
        entry.row = at.row;
        entry.label = spaceLabel(m_scene, board, at, words(pick.label), m_sight.players);
        rows.push_back({QString::fromStdString(pick.cell.text()) + (entry.isChosen ? "*" : ""),
                        QVariant::fromValue(entry)});
    };
    for (const NextPick& next : m_next) {
        if (next.pick.kind != PickKind::cell || next.pick.id != board.id)
            continue;
        TargetEntry entry;
        entry.mark = named(next.mark);
        entry.bonus = named(next.bonus);
        entry.isMove = next.mover != 0;
        entry.isLay = m_held && (m_held->width > 1 || m_held->height > 1);
        add(next.pick, aimedFor(next.pick.cell, m_held), entry);
    }
    if (m_sight.gesture != nullptr) {
        for (const Pick& pick : m_sight.gesture->picks()) {
            if (pick.kind != PickKind::cell || pick.id != board.id)
                continue;
            TargetEntry entry;
            entry.isChosen = true;
            add(pick, pick.cell, entry);
        }
    }
    return rows;
}

void SceneModel::Builder::buildSeats()
{
    Rows rows;
    for (std::size_t i = 0; i < m_sight.players.size(); ++i) {
        const Player& player = m_sight.players[i];
        const Seat seat{static_cast<std::int8_t>(i)};
        SeatEntry entry;
        entry.seat = seat.index;
        entry.name = seatName(seat, m_sight.players);
        entry.emblem = named(player.emblem);
        entry.isBot = player.kind == PlayerKind::bot;
        entry.isYou = isMine(seat);
        entry.isAway = m_sight.away.has(seat);
        if (const auto partner = m_sight.partners.find(seat); partner != m_sight.partners.end())
            entry.partner = partner->second;
        entry.isActive = m_scene.active.has(seat);
        entry.hasWon = m_scene.outcome && m_scene.outcome->winners.has(seat);
        for (const Panel& panel : m_scene.panels) {
            if (panel.seat != seat)
                continue;
            entry.title = words(panel.title);
            entry.news = words(panel.news);
            if (panel.score) {
                entry.hasScore = true;
                entry.scoreName = words(panel.score->name);
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
        const int index = static_cast<int>(i);
        const QString state = index < m_scene.phase ? "past" : index == m_scene.phase ? "now" : "next";
        rows.push_back(
            {named(phase.id), QVariant::fromValue(PhaseEntry{named(phase.icon), words(phase.name), state})});
    }
    m_model.m_phases->setRows(std::move(rows));
}

bool SceneModel::Builder::isVeiled() const
{
    return m_sight.gesture != nullptr && m_sight.gesture->isVeiled();
}

bool SceneModel::Builder::isHidden(const Button& button) const
{
    if (button.look == ButtonLook::veil)
        return m_sight.veil == VeilUse::none && m_scene.aloud.has(m_sight.viewer.seat);
    return button.look == ButtonLook::veiled && (m_sight.gesture == nullptr || !m_sight.gesture->isLifted());
}

bool SceneModel::Builder::isOnlyButton(const Button& button) const
{
    return std::ranges::all_of(m_next, [&](const NextPick& next) {
        return next.pick.kind == PickKind::button && next.pick.id == button.id;
    });
}

bool SceneModel::Builder::standsOnMyPanel(const Name& button) const
{
    return std::ranges::any_of(m_scene.panels, [&](const Panel& panel) {
        return isMine(panel.seat) &&
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
        ButtonEntry entry;
        entry.id = named(button.id);
        entry.icon = named(button.icon);
        entry.label = words(button.label);
        const bool isDiscreet = button.look == ButtonLook::discreet || button.look == ButtonLook::veil;
        entry.isEnabled =
            nextOf(Pick::ofButton(button.id)) != nullptr || (isDiscreet && m_sight.gesture != nullptr);
        entry.hint = words(entry.isEnabled || button.reason.isEmpty() ? button.hint : button.reason);
        entry.cost = button.cost;
        entry.costIcon = named(button.costIcon);
        // One that goes on and is discreet tells nothing of what else can be done.
        const bool isAlwaysNext = button.role == ButtonRole::next && button.look == ButtonLook::discreet;
        entry.isGold =
            entry.isEnabled && !isVeiled() && !hasPicks() && (isAlwaysNext || isOnlyButton(button));
        if (entry.isGold)
            m_model.m_goldButton = entry.id;
        return entry;
    };
    for (const Button& button : m_scene.buttons) {
        if (button.role != ButtonRole::prompt || isHidden(button))
            continue;
        ButtonEntry entry = entryOf(button);
        entry.digit = ++digit <= 9 ? digit : 0;
        prompts.push_back({entry.id, QVariant::fromValue(entry)});
    }
    for (const Button& button : m_scene.buttons) {
        if (button.role == ButtonRole::prompt || isHidden(button) || standsOnMyPanel(button.id))
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

int SceneModel::Builder::mostAttachedIn(const Zone& field) const
{
    std::map<Name, int> attached;
    for (const Piece& piece : m_scene.pieces)
        if (piece.at.in == field.id)
            attached.emplace("#" + std::to_string(piece.id), 0);
    for (const Piece& piece : m_scene.pieces)
        if (const auto card = attached.find(piece.at.in); card != attached.end())
            ++card->second;
    int most = 0;
    for (const auto& [card, count] : attached)
        most = std::max(most, count);
    return most;
}

QList<int> SceneModel::Builder::gapsIn(const Zone& field) const
{
    QList<int> gaps;
    if (m_sight.gesture == nullptr)
        return gaps;
    for (const NextPick& next : m_sight.gesture->next())
        if (next.pick.kind == PickKind::gap && next.pick.id == field.id && next.pick.cell.column >= 0 &&
            next.pick.cell.column <= field.count)
            gaps.append(next.pick.cell.column);
    std::ranges::sort(gaps);
    return gaps;
}

ZoneEntry SceneModel::Builder::zoneEntry(const Name& id)
{
    for (const Zone& zone : m_scene.zones) {
        if (zone.id != id)
            continue;
        ZoneEntry entry;
        entry.id = named(zone.id);
        entry.kind = named(enumNames(ZoneKind{})[static_cast<std::size_t>(zone.kind)]);
        entry.seat = zone.seat.index;
        entry.name = words(zone.name);
        entry.hint = words(zone.hint);
        entry.count = zone.count;
        entry.capacity = zone.capacity;
        entry.back = named(zone.back);
        entry.isGuarded = zone.isGuarded;
        entry.isLight = zone.weight == Weight::light;
        entry.isLit = nextOf(Pick::ofZone(zone.id)) != nullptr;
        if (zone.kind == ZoneKind::field) {
            entry.attached = mostAttachedIn(zone);
            entry.gaps = gapsIn(zone);
        }
        entry.pieces = m_model.modelOf(m_model.m_pieces, entry.id);
        return entry;
    }
    return {};
}

ItemEntry SceneModel::Builder::itemEntry(const PanelItem& item)
{
    ItemEntry entry;
    entry.kind = named(enumNames(ItemKind{})[static_cast<std::size_t>(item.kind)]);
    entry.id = named(item.id);
    entry.icon = named(item.icon);
    entry.label = words(item.label);
    entry.text = words(item.text);
    entry.state = named(enumNames(ItemState{})[static_cast<std::size_t>(item.state)]);
    entry.value = item.value;
    for (const Slot slot : item.slots)
        entry.slotStates.append(named(enumNames(Slot{})[static_cast<std::size_t>(slot)]));
    entry.blockIcon = named(item.blockIcon);
    for (const Name& face : item.dice)
        entry.dice.append(named(face));
    if (!item.zone.empty())
        entry.zone = zoneEntry(item.zone);
    entry.button = named(item.button);
    entry.isEnabled = !item.button.empty() && nextOf(Pick::ofButton(item.button)) != nullptr;
    entry.hint = words(item.hint);
    const auto button = std::ranges::find(m_scene.buttons, item.button, &Button::id);
    if (button != m_scene.buttons.end() && !entry.isEnabled && !button->reason.isEmpty())
        entry.hint += (entry.hint.isEmpty() ? "" : "\n") + words(button->reason);
    return entry;
}

bool SceneModel::Builder::isMyHand(const Name& id) const
{
    return std::ranges::any_of(m_scene.zones, [&](const Zone& zone) {
        return zone.id == id && zone.kind == ZoneKind::hand && isMine(zone.seat);
    });
}

void SceneModel::Builder::buildPanels()
{
    Rows mine;
    Rows others;
    m_model.m_isChoosingPanel = false;
    for (const Panel& panel : m_scene.panels) {
        PanelEntry entry;
        entry.id = named(panel.id);
        entry.seat = panel.seat.index;
        entry.isMine = isMine(panel.seat);
        if (panel.seat.isPlayer())
            entry.owner = seatName(panel.seat, m_sight.players);
        entry.title = words(panel.title);
        entry.subtitle = words(panel.subtitle);
        entry.portrait = faceOf(panel.portrait);
        entry.news = words(panel.news);
        entry.emblem = emblemOf(panel.seat);
        entry.sign = named(panel.sign);
        entry.mood = named(enumNames(Mood{})[static_cast<std::size_t>(panel.mood)]);
        entry.isGuarded = panel.isGuarded;
        entry.isLight = panel.weight == Weight::light;
        entry.hasHand = entry.isMine && !m_sight.takers.isEmpty();
        entry.canTakeHand = m_sight.takers.has(panel.seat);
        const Pick pick = Pick::ofOption(panel.id, {});
        entry.isChosen = isChosen(pick);
        entry.isLit = entry.isTarget = !entry.isChosen && nextOf(pick) != nullptr;
        const QString who = entry.owner.isEmpty() ? entry.title : entry.owner;
        if (entry.isChosen)
            entry.picking = SceneModel::tr("%1, chosen").arg(who);
        else if (entry.isTarget)
            entry.picking = SceneModel::tr("Choose %1").arg(who);
        m_model.m_isChoosingPanel = m_model.m_isChoosingPanel || entry.isTarget;
        Rows items;
        for (std::size_t i = 0; i < panel.items.size(); ++i) {
            if (isMyHand(panel.items[i].zone))
                continue;
            const ItemEntry item = itemEntry(panel.items[i]);
            if (!item.zone.id.isEmpty())
                m_shownZones.insert(panel.items[i].zone);
            entry.isLit = entry.isLit || item.isEnabled || item.zone.isLit;
            const QString key = item.id.isEmpty() ? item.kind + QString::number(i) : item.id;
            items.push_back({key, QVariant::fromValue(item)});
        }
        entry.items = m_model.modelOf(m_model.m_panelItems, entry.id);
        entry.items->setRows(std::move(items));
        m_panels.try_emplace(entry.seat, entry);
        (entry.isMine ? mine : others).push_back({entry.id, QVariant::fromValue(entry)});
    }
    // Where several others sit, what belongs to all stands before them.
    if (others.size() > 2)
        std::stable_partition(others.begin(), others.end(), [](const EntryModel::Row& row) {
            return row.entry.value<PanelEntry>().seat < 0;
        });
    m_model.m_myPanels->setRows(std::move(mine));
    m_model.m_otherPanels->setRows(std::move(others));
}

void SceneModel::Builder::buildZones()
{
    ZoneEntry hand;
    Rows loose;
    for (const Zone& zone : m_scene.zones) {
        if (zone.kind == ZoneKind::hand && isMine(zone.seat))
            hand = zoneEntry(zone.id);
        else if (zone.kind != ZoneKind::field && !m_shownZones.contains(zone.id))
            loose.push_back({named(zone.id), QVariant::fromValue(zoneEntry(zone.id))});
    }
    m_model.m_looseZones->setRows(std::move(loose));
    if (!(hand == m_model.m_hand)) {
        m_model.m_hand = hand;
        Q_EMIT m_model.handChanged();
    }
}

} // namespace tablewood
