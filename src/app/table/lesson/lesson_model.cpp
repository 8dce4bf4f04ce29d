#include "app/table/lesson/lesson_model.h"

#include "app/table/lesson/lesson_place.h"
#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

namespace {

QPoint pointOf(Cell cell) { return {cell.column, cell.row}; }

LessonGround groundOf(const QRectF& room, const QVariantMap& things)
{
    const auto rectsOf = [&](const char* kind) {
        QList<QRectF> rects;
        const QVariantList values = things.value(QString::fromUtf8(kind)).toList();
        for (const QVariant& value : values)
            if (const QRectF rect = value.toRectF(); !rect.isEmpty())
                rects.append(rect);
        return rects;
    };
    return {room,
            rectsOf("spots"),
            rectsOf("lit"),
            rectsOf("busy"),
            rectsOf("seen"),
            rectsOf("boards"),
            rectsOf("quiet"),
            rectsOf("buttons")};
}

/// The words of a script, with the points to be reached in them.
QString wordsOf(const Lesson& lesson, const std::string& source, const SeatView& view, Seat reader)
{
    TextParts text{lesson.game, source, {}, {}};
    const auto own = std::ranges::find(view.scene.panels, reader, &Panel::seat);
    if (own != view.scene.panels.end() && own->score)
        text.args.emplace_back(own->score->target);
    return shown(Text(std::move(text)), view.players);
}

} // namespace

void LessonModel::teach(Lesson lesson, Seats persons, const QStringList& read)
{
    m_courses.clear();
    show(nullptr);
    m_lesson = std::move(lesson);
    for (const Seat person : persons) {
        std::set<std::string> steps;
        const QString prefix = QString::number(person.index) + QLatin1Char('/');
        for (const QString& step : read)
            if (step.startsWith(prefix))
                steps.insert(step.mid(prefix.size()).toStdString());
        m_courses.try_emplace(person, m_lesson, person, std::move(steps));
    }
    m_reads = static_cast<std::size_t>(this->read().size());
}

QStringList LessonModel::read() const
{
    QStringList all;
    for (const auto& [person, course] : m_courses)
        for (const std::string& step : course.read())
            all.append(QString::number(person.index) + QLatin1Char('/') + QString::fromStdString(step));
    return all;
}

void LessonModel::follow(Seat reader, const SeatView* view)
{
    const auto course = m_courses.find(reader);
    if (!view || course == m_courses.end())
        return show(nullptr);
    if (view->scene.outcome)
        return end();
    m_reader = reader;
    m_view = *view;
    show(course->second.follow(m_view));
    const QStringList all = read();
    if (static_cast<std::size_t>(all.size()) == m_reads)
        return;
    m_reads = static_cast<std::size_t>(all.size());
    Q_EMIT readChanged();
    if (std::ranges::all_of(m_courses, [](const auto& one) { return one.second.isThrough(); }))
        end();
}

void LessonModel::next()
{
    if (!m_step)
        return;
    m_courses.at(m_reader).next(m_view);
    const SeatView view = m_view;
    follow(m_reader, &view);
}

void LessonModel::stop()
{
    if (!m_courses.empty())
        end();
}

void LessonModel::end()
{
    m_courses.clear();
    show(nullptr);
    Q_EMIT ended();
}

void LessonModel::show(const LessonStep* step)
{
    if (!step && !m_step)
        return;
    m_step = step;
    m_title.clear();
    m_text.clear();
    m_thing.clear();
    m_name.clear();
    m_panel.clear();
    m_cells.clear();
    m_seats.clear();
    if (step) {
        m_title = wordsOf(m_lesson, step->title, m_view, m_reader);
        m_text = wordsOf(m_lesson, step->text, m_view, m_reader);
        m_number = m_courses.at(m_reader).number();
        if (step->points)
            point(*step->points);
    } else {
        m_view = {};
    }
    Q_EMIT changed();
}

void LessonModel::point(const LessonPoint& point)
{
    const Scene& scene = m_view.scene;
    const LessonSide side = point.whose.value_or(LessonSide::mine);
    m_thing = named(point.at);
    m_name = QString::fromStdString(point.which.value_or(""));
    switch (point.at) {
    case LessonThing::board:
        if (!point.which && !scene.boards.empty())
            m_name = named(scene.boards.front().id);
        break;
    case LessonThing::area:
        for (const Board& board : scene.boards)
            for (const Area& area : board.areas)
                if (area.style == *point.which) {
                    m_name = named(board.id);
                    for (const Cell cell : area.cells)
                        m_cells.append(pointOf(cell));
                }
        break;
    case LessonThing::figure:
        pointToPieces(point);
        break;
    case LessonThing::lit:
        pointToLit();
        break;
    case LessonThing::zone:
        for (const Zone& zone : scene.zones)
            if (isMeant(zone, *point.which, point.whose, m_reader)) {
                m_name = named(zone.id);
                pointToItem(zone.id.letters(), LessonSide::anyone);
            }
        break;
    case LessonThing::panel:
        // A seat may have more than one; the first is who they are.
        for (const Panel& panel : scene.panels)
            if (m_panel.isEmpty() &&
                (point.which ? panel.id == *point.which
                             : panel.seat.isPlayer() && isOf(side, panel.seat, m_reader)))
                m_panel = named(panel.id);
        break;
    case LessonThing::item:
        pointToItem(*point.which, side);
        break;
    case LessonThing::score:
        for (const Panel& panel : scene.panels)
            if (panel.seat.isPlayer() && isOf(side, panel.seat, m_reader))
                m_seats.append(panel.seat.index);
        break;
    case LessonThing::button:
    case LessonThing::prompt:
    case LessonThing::phases:
    case LessonThing::log:
        break;
    }
}

void LessonModel::pointToPieces(const LessonPoint& point)
{
    const LessonSide side = point.whose.value_or(LessonSide::mine);
    for (const Piece& piece : m_view.scene.pieces) {
        const bool isMeantOne = piece.figure == *point.which && isMeant(piece.seat, side, m_reader) &&
                                (!point.cutOff || piece.isCutOff == *point.cutOff);
        if (!isMeantOne ||
            std::ranges::find(m_view.scene.boards, piece.at.in, &Board::id) == m_view.scene.boards.end())
            continue;
        m_name = named(piece.at.in);
        m_cells.append(pointOf(piece.at.cell));
    }
}

void LessonModel::pointToLit()
{
    for (const Offer& offer : m_view.offers) {
        if (offer.picks.empty() || offer.picks.front().kind != PickKind::cell)
            continue;
        m_name = named(offer.picks.front().id);
        const QPoint cell = pointOf(offer.picks.front().cell);
        if (!m_cells.contains(cell))
            m_cells.append(cell);
    }
}

/// To a thing on a panel, or to the zone that is shown there.
void LessonModel::pointToItem(std::string_view item, LessonSide side)
{
    for (const Panel& panel : m_view.scene.panels)
        if (isOf(side, panel.seat, m_reader) && std::ranges::any_of(panel.items, [&](const PanelItem& one) {
                return one.id == item || (one.kind == ItemKind::zone && one.zone == item);
            }))
            m_panel = named(panel.id);
}

QPointF LessonModel::placeFor(QSizeF card, QRectF room, const QVariantMap& things, const QVariant& now) const
{
    return lessonPlace(card, groundOf(room, things),
                       now.isValid() ? std::optional(now.toPointF()) : std::nullopt);
}

QList<QPointF> LessonModel::wayFrom(QRectF card, const QVariantMap& things) const
{
    const auto way = lessonWay(card, groundOf({}, things));
    return way ? QList<QPointF>{way->p1(), way->p2()} : QList<QPointF>();
}

} // namespace tablewood
