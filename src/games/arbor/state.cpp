#include "games/arbor/state.h"

#include <algorithm>
#include <set>

namespace tablewood::arbor {

namespace {

/// No match lasts as long; the number stays far below what its type can hold.
constexpr int kMostRounds = 30000;

} // namespace

Text faceText(std::int8_t face)
{
    return face == kBlessingFace ? Text(TW_TEXT("arbor", "Blessing"))
                                 : Text(TW_TEXT("arbor", "%1"), static_cast<int>(face));
}

std::optional<Outcome> State::outcome() const
{
    if (!finish)
        return std::nullopt;
    const Seat winner = finish->winners.first();
    const int number = finish->number;
    switch (finish->ending) {
    case Ending::reached:
        return Outcome{finish->winners,
                       Text::counted(TW_TEXT_N("arbor", "%1 reached %n Glory."), number, winner)};
    case Ending::held:
        return Outcome{finish->winners,
                       Text::counted(TW_TEXT_N("arbor", "%1 held %n Glory until Dawn."), number, winner)};
    case Ending::counted:
        break;
    }
    if (finish->winners.count() > 1)
        return Outcome{
            finish->winners,
            Text::counted(
                TW_TEXT_N("arbor", "After %n rounds it is shared: the same Glory, the same forest."),
                number)};
    return Outcome{finish->winners,
                   Text::counted(TW_TEXT_N("arbor", "After %n rounds %1 stood best."), number, winner)};
}

void State::checkSound() const
{
    const int players = seats();
    const auto isSeat = [&](Seat seat) { return seat.index >= 0 && seat.index < players; };
    need(players >= 2 && players <= kMaxPlayers, "forests", "2 to 4 are needed");
    need(isSeat(active), "active", "there is no such seat");
    need(first == Seat::none() || isSeat(first), "first", "there is no such seat");
    need(terms.glory > 0, "terms, glory", "it is at least 1");
    need(terms.lastRound >= 0, "terms, lastRound", "it is never below 0");
    need(round >= 0 && round <= kMostRounds, "round", "it is 0 to " + std::to_string(kMostRounds));
    need(isSettingOut() || isSeat(first), "first", "the match runs, and nobody began");
    need(step != Step::naming || terms.isFirstNamed.value, "step", "nobody names who begins in this match");
    need((step == Step::over) == finish.has_value(), "finish",
         "it is there when the match is over, and only then");
    if (finish) {
        for (const Seat seat : finish->winners)
            need(isSeat(seat), "finish, winners", "there is no such seat");
        need(finish->number >= 0, "finish, number", "it is never below 0");
    }
    for (const std::int8_t die : dice)
        need(die >= 0 && die <= 6, "dice", "a die shows 1 (the Blessing) to 6, or 0 before the first throw");

    std::set<PieceId> ids;
    const auto claim = [&](PieceId id, const std::string& where) {
        need(id >= kFirstTileId && id < nextPiece, where, "a piece's id is from 1000 to below nextPiece");
        need(ids.insert(id).second, where, "two pieces have the same id");
    };
    land.forEach([&](Cell c) {
        const Tile& tile = land.at(c);
        if (!tile.isForest())
            return;
        need(isSeat(tile.owner), "land, " + c.text(), "nobody sits at the seat of this tile");
        claim(tile.id, "land, " + c.text());
    });

    const auto onLand = [&](const auto& cells, const std::string& where) {
        for (const Cell c : cells)
            need(land.has(c), where, c.text() + " is not on the board");
    };
    for (int i = 0; i < players; ++i) {
        const Seat seat{static_cast<std::int8_t>(i)};
        const std::string where = "forests, " + std::to_string(i + 1);
        const Forest& forest = of(seat);
        const auto within = [&](int value, int most, const char* what) {
            need(value >= 0 && value <= most, where + ", " + what, "it is 0 to " + std::to_string(most));
        };
        const auto onBoard = [&](TileKind kind) { return (land.all(kind) & land.forestOf(seat)).count(); };
        within(forest.trees, kTrees - onBoard(TileKind::tree), "trees");
        within(forest.guardians, kGuardians - onBoard(TileKind::guardian), "guardians");
        need(onBoard(TileKind::sage) + (forest.hasSage ? 1 : 0) <= 1, where + ", hasSage",
             "a forest has one Sage");
        within(forest.manna, kMannaSlots, "manna");
        need(forest.ancient >= 0 || step == Step::choosing, where + ", ancient",
             "the match runs without an Ancient");
        need(land.has(forest.at) && land.at(forest.at).isForestOf(seat), where + ", at",
             "the Ancient stands on a tile of its own colour");
        within(static_cast<int>(forest.hand.size()), kHandLimit, "hand, number of cards");
        for (const Card& card : forest.hand)
            claim(card.id, where + ", hand");
    }
    for (const auto& card : display)
        if (card)
            claim(card->id, "display");
    for (const Card& card : discard)
        claim(card.id, "discard");
    for (const PendingSong& song : pending) {
        need(isSeat(song.seat), "pending", "there is no such seat");
        need((song.song == Song::destiny) == (&song != &pending.front()), "pending",
             "a song comes first, and every further one is a Destiny");
        onLand(song.at, "pending");
        claim(song.card.id, "pending");
    }
    onLand(chain, "chain");
    need(static_cast<int>(chain.size()) + activeForest().manna <= kMannaSlots, "chain",
         "its Trees cost more manna than there was");
    need(pending.empty() || step == Step::day, "pending", "songs are played in the Day");
    need(window.isOpen() == !pending.empty(), "window", "it is open while a song waits, and only then");
    for (const Seat seat : window.asked)
        need(isSeat(seat), "window, asked", "there is no such seat");
}

} // namespace tablewood::arbor
