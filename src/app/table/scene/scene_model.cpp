#include "app/table/scene/scene_model.h"

#include "app/table/scene/piece_builder.h"
#include "app/table/scene/scene_builder.h"
#include "app/words/wording.h"

#include <algorithm>
#include <utility>

namespace tablewood {

namespace {

QString verdictOf(const Outcome& outcome, const std::vector<Player>& players)
{
    QStringList winners;
    for (const Seat seat : outcome.winners)
        winners.append(seatName(seat, players));
    if (winners.isEmpty())
        return SceneModel::tr("Nobody wins");
    return winners.size() == 1 ? SceneModel::tr("%1 wins").arg(winners.front())
                               : SceneModel::tr("%1 win together").arg(winners.join(", "));
}

/// Where several play without points, why it ended says which side has won, better than a list of names does.
bool isOfSides(const Scene& scene)
{
    const auto isOfSeat = [](const Panel& panel) { return panel.seat.isPlayer() && !panel.isGuarded; };
    return !scene.outcome->reason.isEmpty() && std::ranges::count_if(scene.panels, isOfSeat) > 2 &&
           std::ranges::none_of(scene.panels, [](const Panel& panel) { return panel.score.has_value(); });
}

} // namespace

SceneModel::SceneModel(QObject* parent)
    : QObject(parent), m_slips(new EntryModel(this)), m_ballotFacts(new EntryModel(this)),
      m_cycle(new EntryModel(this)), m_nightSpots(new EntryModel(this)), m_seats(new EntryModel(this)),
      m_phases(new EntryModel(this)), m_actionButtons(new EntryModel(this)),
      m_promptButtons(new EntryModel(this)), m_boards(new EntryModel(this)), m_myPanels(new EntryModel(this)),
      m_otherPanels(new EntryModel(this)), m_panelsAtHand(new EntryModel(this)),
      m_looseZones(new EntryModel(this)), m_fields(new EntryModel(this)), m_layers(new EntryModel(this)),
      m_standing(new EntryModel(this))
{
}

void SceneModel::show(const Scene& scene, const SceneSight& sight)
{
    const auto words = [&](const Text& text) { return shown(text, sight.players); };
    m_game = QString::fromStdString(sight.game);
    m_place = words(scene.place);
    m_moment = words(scene.moment);
    m_goal = words(scene.goal);
    m_goalDetail = words(scene.goalDetail);
    m_turn = words(scene.turn);
    m_underway = words(scene.underway);
    m_promptIcon = named(scene.prompt.icon);
    m_promptTitle = words(scene.prompt.title);
    m_promptBody = words(scene.prompt.body);
    m_promptBrief = words(scene.prompt.brief.isEmpty() ? scene.prompt.body : scene.prompt.brief);
    m_silence = words(scene.silence);
    m_activeSeat = scene.active.first().index;
    m_isMyTurn = scene.active.has(sight.viewer.seat);
    m_isOver = scene.outcome.has_value();
    m_verdict.clear();
    m_reason.clear();
    if (scene.outcome) {
        m_verdict = verdictOf(*scene.outcome, sight.players);
        m_reason = words(scene.outcome->reason);
        if (!scene.ending.isEmpty())
            m_verdict = words(scene.ending);
        else if (isOfSides(scene))
            std::swap(m_verdict, m_reason);
        m_turn = m_promptTitle = m_verdict;
        m_promptBody = m_promptBrief = m_reason;
    }
    m_hands.clear();
    for (const Zone& zone : scene.zones)
        if (zone.kind == ZoneKind::hand)
            m_hands.insert(zone.seat.index, named(zone.id));
    Builder(*this, scene, sight).build();
    Q_EMIT changed();
}

PieceEntry SceneModel::entryOf(const Piece& piece, const Scene& scene, const SceneSight& sight)
{
    return pieceEntry({scene, sight}, piece);
}

EntryModel* SceneModel::modelOf(QHash<QString, EntryModel*>& models, const QString& key)
{
    EntryModel*& model = models[key];
    if (model == nullptr)
        model = new EntryModel(this);
    return model;
}

EntryModel* SceneModel::piecesIn(const QString& place) { return modelOf(m_pieces, place); }

EntryModel* SceneModel::targetsOn(const QString& board) { return modelOf(m_targets, board); }

PieceEntry SceneModel::cardOf(const FaceEntry& face) const
{
    PieceEntry card;
    card.id = -1;
    card.isCard = true;
    card.face = face;
    card.name = face.name;
    return card;
}

BoardEntry SceneModel::board(const QString& id) const
{
    for (const EntryModel::Row& row : m_boards->rows())
        if (row.key == id)
            return row.entry.value<BoardEntry>();
    return {};
}

PieceEntry SceneModel::piece(int id) const
{
    const QString key = QString::number(id);
    for (const EntryModel* model : m_pieces)
        for (const EntryModel::Row& row : model->rows())
            if (row.key == key)
                return row.entry.value<PieceEntry>();
    return {};
}

QString SceneModel::placeOf(int piece, int seat) const
{
    const QString key = QString::number(piece);
    for (auto place = m_pieces.begin(); place != m_pieces.end(); ++place)
        if (std::ranges::find(place.value()->rows(), key, &EntryModel::Row::key) !=
            place.value()->rows().end())
            return place.key();
    return m_hands.value(seat);
}

QString SceneModel::buttonOfDigit(int digit) const
{
    for (const EntryModel* model : {m_promptButtons, m_actionButtons})
        for (const EntryModel::Row& row : model->rows())
            if (const auto entry = row.entry.value<ButtonEntry>(); entry.digit == digit && entry.isEnabled)
                return entry.id;
    return {};
}

} // namespace tablewood
