#include "watched_match.h"

#include "session/table_link.h"

namespace tablewood {

namespace {

/// What a viewer has before them, without what can be done in it.
Bytes pictureOf(SeatView view)
{
    view.revision = 0;
    view.offers.clear();
    view.undo = {};
    view.timer.reset();
    return toBytes(view);
}

std::vector<Viewer> everybody(int seats)
{
    std::vector<Viewer> viewers{Viewer::publicView()};
    for (const Seat seat : Seats::firstOf(seats))
        viewers.emplace_back(seat);
    return viewers;
}

/// Does something that is possible: mostly a move, now and then taking back.
void act(TableLink& link, Table& table, Random& random)
{
    constexpr std::uint32_t kMovesPerUndo = 12;
    constexpr std::uint32_t kMovesPerTimeout = 6;
    const auto timer = table.timer();
    std::vector<Seat> seats;
    for (const Seat seat : table.toAct())
        seats.push_back(seat);
    if (timer && (seats.empty() || random.below(kMovesPerTimeout) == 0))
        return table.clockExpired(*timer);
    const Seat seat = seats[random.below(static_cast<std::uint32_t>(seats.size()))];
    if (link.view(seat).undo.canUndo && random.below(kMovesPerUndo) == 0) {
        link.send(seat, Undo{});
        for (const Seat other : Seats(link.view(seat).undo.waitingFor))
            link.send(other, AnswerUndo{true});
        return;
    }
    const auto& offers = link.view(seat).offers;
    link.send(seat, Act{offers[random.below(static_cast<std::uint32_t>(offers.size()))].move});
}

} // namespace

std::string differenceOfReplay(const GameType& type, const Setup& setup, std::size_t mostMoves)
{
    MatchRecord record;
    record.id = "watched";
    record.game = type.sheet().id;
    record.setup = setup;
    record.players.resize(static_cast<std::size_t>(setup.seats));
    NoJournal journal;
    Table table(type, record, journal);
    TableLink link(table, everybody(setup.seats), {});
    Random random(setup.seed, "watched");

    // What each viewer had before them after each of the moves that stand.
    std::map<Seat, std::vector<Bytes>> seen;
    const auto look = [&] {
        for (const Viewer viewer : everybody(setup.seats)) {
            std::vector<Bytes>& pictures = seen[viewer.seat];
            pictures.resize(std::min(pictures.size(), table.record().moves.size()));
            pictures.push_back(pictureOf(link.view(viewer)));
        }
    };
    look();
    while (!table.outcome() && table.record().moves.size() < mostMoves) {
        act(link, table, random);
        look();
    }

    const Replay replay(type, table.record());
    for (const auto& [seat, pictures] : seen) {
        const Viewer viewer(seat);
        std::vector<Replay::Picture> all = replay.pictures(viewer);
        // From the last to the first: going back is as good as going on.
        for (std::size_t moves = pictures.size(); moves-- > 0;) {
            const std::size_t picture = replay.pictureAt(viewer, moves);
            const std::string where =
                "seat " + std::to_string(seat.index) + " after " + std::to_string(moves) + " moves: ";
            if (pictureOf(replay.view(viewer, picture)) != pictures[moves])
                return where + "another picture than was seen";
            const bool isNew = moves == 0 || pictures[moves] != pictures[moves - 1];
            if (isNew != (all[picture].moves == moves))
                return where + (isNew ? "no picture of its own" : "a picture in which nothing is new");
        }
    }
    return {};
}

} // namespace tablewood
