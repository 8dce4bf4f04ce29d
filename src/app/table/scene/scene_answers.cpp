#include "app/table/scene/scene_answers.h"

#include "app/table/touch/touches.h"
#include "app/words/wording.h"

#include <QRegularExpression>

#include <algorithm>

namespace tablewood {

namespace {

/// So many of the last events are told, and so many of the nearest things of a free board.
constexpr std::ptrdiff_t kMostEvents = 4;
constexpr std::size_t kNearest = 4;
const QString kAnd = QStringLiteral(", ");
const QString kThen = QStringLiteral("; ");

bool isMissing(const Board& board, Cell cell)
{
    return std::ranges::any_of(board.areas, [&](const Area& area) {
        return area.style == "missing" && std::ranges::count(area.cells, cell) > 0;
    });
}

/// The spaces of a board that touch this one.
std::vector<Cell> neighbours(const Board& board, Cell cell)
{
    std::vector<Cell> cells;
    const auto add = [&](const auto& around) {
        for (const Cell next : around)
            if (next.column >= 0 && next.row >= 0 && next.column < board.columns && next.row < board.rows &&
                !isMissing(board, next))
                cells.push_back(next);
    };
    if (board.grid == Grid::hex)
        add(hexNeighbours(cell));
    else
        add(allNeighbours(cell));
    return cells;
}

bool covers(const Piece& piece, Cell cell)
{
    return piece.shape().covers(cell.column - piece.at.cell.column, cell.row - piece.at.cell.row);
}

QString textOf(Cell cell) { return QString::fromStdString(cell.text()); }

/// Whether a sentence has this word already.
bool hasWord(const QString& sentence, const QString& word)
{
    return sentence.contains(
        QRegularExpression(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(word)),
                           QRegularExpression::UseUnicodePropertiesOption));
}

} // namespace

SceneAnswers::SceneAnswers(const Scene& scene, Viewer viewer, const std::vector<Player>& players,
                           NameOf nameOf)
    : m_scene(scene), m_viewer(viewer), m_players(players), m_nameOf(std::move(nameOf))
{
}

QString SceneAnswers::called(const Piece& piece) const
{
    const QString name = m_nameOf(piece);
    return name.isEmpty() ? tr("something") : name;
}

QString SceneAnswers::owned(const Piece& piece) const
{
    const QString what = called(piece);
    if (!piece.seat.isPlayer())
        return what;
    return tr("%1 (%2)", "a thing, and whose it is")
        .arg(what, m_viewer.is(piece.seat) ? tr("you", "whose a thing is") : seatName(piece.seat, m_players));
}

const Board* SceneAnswers::boardOf(const Name& id) const
{
    const auto found = std::ranges::find(m_scene.boards, id, &Board::id);
    return found == m_scene.boards.end() ? nullptr : &*found;
}

QString SceneAnswers::placed(const Board& board, Cell cell) const
{
    const QString name = shown(board.name, m_players);
    if (board.grid == Grid::free)
        return name;
    if (m_scene.boards.size() == 1 || name.isEmpty())
        return textOf(cell);
    return name + kAnd + textOf(cell);
}

std::vector<const Piece*> SceneAnswers::piecesOf(const Name& place) const
{
    std::vector<const Piece*> pieces;
    for (const Piece& piece : m_scene.pieces)
        if (piece.at.in == place)
            pieces.push_back(&piece);
    std::ranges::stable_sort(pieces, {}, [](const Piece* piece) { return piece->at.cell.column; });
    return pieces;
}

QStringList SceneAnswers::lyingOn(const Board& board, Cell cell) const
{
    QStringList things;
    for (const Piece* piece : piecesOf(board.id))
        if (covers(*piece, cell))
            things.append(owned(*piece));
    return things;
}

QString SceneAnswers::beside(const Name& id, Cell cell) const
{
    const Board* const board = boardOf(id);
    if (board == nullptr)
        return tr("Go to a space with the arrow keys first.");
    if (board->grid == Grid::free)
        return nearest(*board, cell);
    const QStringList here = lyingOn(*board, cell);
    QStringList around;
    int empty = 0;
    for (const Cell next : neighbours(*board, cell)) {
        const QStringList there = lyingOn(*board, next);
        if (there.isEmpty())
            ++empty;
        else
            around.append(textOf(next) + QStringLiteral(" ") + there.join(kAnd));
    }
    if (empty > 0)
        around.append(tr("%n empty space(s)", nullptr, empty));
    const QString on = here.isEmpty() ? tr("empty", "a space") : here.join(kAnd);
    return tr("%1: %2. Next to it: %3.", "a space, what lies there, and what lies around it")
        .arg(placed(*board, cell), on, around.join(kThen));
}

QString SceneAnswers::nearest(const Board& board, Cell from) const
{
    std::vector<const Piece*> pieces = piecesOf(board.id);
    const auto far = [&](const Piece* piece) {
        const int across = piece->at.cell.column - from.column;
        const int down = piece->at.cell.row - from.row;
        return across * across + down * down;
    };
    std::ranges::stable_sort(pieces, {}, far);
    pieces.resize(std::min(pieces.size(), kNearest));
    QStringList things;
    for (const Piece* piece : pieces)
        things.append(owned(*piece));
    return things.isEmpty() ? tr("Nothing lies here.") : tr("Nearest: %1.").arg(things.join(kAnd));
}

QString SceneAnswers::besideCard(PieceId id) const
{
    const auto card = std::ranges::find(m_scene.pieces, id, &Piece::id);
    if (card == m_scene.pieces.end())
        return beside({}, {});
    const std::vector<const Piece*> row = piecesOf(card->at.in);
    const auto here = std::ranges::find(row, &*card);
    const QString nothing = tr("nothing");
    const QString left = here == row.begin() ? nothing : owned(**std::prev(here));
    const QString right = std::next(here) == row.end() ? nothing : owned(**std::next(here));
    QStringList on;
    for (const Piece* piece : piecesOf(placeOn(id)))
        on.append(owned(*piece));
    QString answer = tr("%1. To the left: %2. To the right: %3.").arg(owned(*card), left, right);
    if (!on.isEmpty())
        answer += QStringLiteral(" ") + tr("On it: %1.").arg(on.join(kAnd));
    return answer;
}

QString SceneAnswers::mine() const
{
    if (!m_viewer.seat.isPlayer())
        return tr("The screen is for everybody now, and nothing on it is yours.");
    QStringList places;
    const auto add = [&](const QString& place, const QStringList& things) {
        if (!things.isEmpty())
            places.append(place.isEmpty()
                              ? things.join(kThen)
                              : tr("%1: %2", "a place, and what lies there").arg(place, things.join(kThen)));
    };
    for (const Board& board : m_scene.boards) {
        // Each name once, with all its spaces.
        QStringList names;
        std::vector<QStringList> spaces;
        for (const Piece* piece : piecesOf(board.id)) {
            if (!m_viewer.is(piece->seat))
                continue;
            const QString name = called(*piece);
            if (!names.contains(name)) {
                names.append(name);
                spaces.emplace_back();
            }
            spaces[static_cast<std::size_t>(names.indexOf(name))].append(textOf(piece->at.cell));
        }
        QStringList things;
        for (std::size_t i = 0; i < spaces.size(); ++i) {
            const QString& name = names.at(static_cast<int>(i));
            const int count = static_cast<int>(spaces[i].size());
            if (board.grid != Grid::free)
                things.append(tr("%1 on %2", "a thing and its spaces").arg(name, spaces[i].join(kAnd)));
            else
                things.append(tr("%1, %n time(s)", "a thing", count).arg(name));
        }
        add(shown(board.name, m_players), things);
    }
    for (const Zone& zone : m_scene.zones) {
        QStringList things;
        if (zone.kind == ZoneKind::field)
            for (const Piece* piece : piecesOf(zone.id))
                if (m_viewer.is(piece->seat) || m_viewer.is(zone.seat))
                    things.append(called(*piece));
        add(shown(zone.name, m_players), things);
    }
    return places.isEmpty() ? tr("You have nothing on the table.")
                            : tr("Yours: %1.").arg(places.join(QStringLiteral(". ")));
}

QString SceneAnswers::changed(std::span<const Event> since) const
{
    std::vector<const Event*> told;
    for (const Event& event : since)
        if (!event.isDetail && !event.text.isEmpty())
            told.push_back(&event);
    if (told.empty())
        return tr("Nothing new has happened.");
    QStringList sentences;
    const auto all = static_cast<std::ptrdiff_t>(told.size());
    if (all > kMostEvents)
        sentences.append(tr("%n thing(s) happened, the last of them:", nullptr, static_cast<int>(all)));
    for (auto event = told.end() - std::min(all, kMostEvents); event != told.end(); ++event)
        sentences.append(toldOf(**event));
    return sentences.join(QStringLiteral(" "));
}

QString SceneAnswers::toldOf(const Event& event) const
{
    QString sentence = shown(event.text, m_players);
    while (sentence.endsWith(QLatin1Char('.')))
        sentence.chop(1);
    // What the words say already is not said again.
    QStringList places;
    if (const Board* const board = boardOf(event.board); board != nullptr && board->grid != Grid::free) {
        for (const Cell cell : event.cells)
            if (!hasWord(sentence, textOf(cell)))
                places.append(places.isEmpty() ? placed(*board, cell) : textOf(cell));
    }
    for (const PieceId id : event.pieces) {
        const auto piece = std::ranges::find(m_scene.pieces, id, &Piece::id);
        if (piece == m_scene.pieces.end())
            continue;
        if (const QString name = m_nameOf(*piece);
            !name.isEmpty() && !hasWord(sentence.toLower(), name.toLower()))
            places.append(name);
    }
    if (places.isEmpty())
        return sentence + QStringLiteral(".");
    return tr("%1 (%2).", "what happened, and where").arg(sentence, places.join(kAnd));
}

} // namespace tablewood
