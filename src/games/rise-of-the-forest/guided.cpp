#include "games/rise-of-the-forest/guided.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace tablewood::rise_of_the_forest {

namespace {

/// Where the road goes from the space above the first tile on, a letter for each tile: right, down, left, up.
constexpr std::string_view kRoad = "drrdllddrrrruurrddr";
constexpr std::string_view kWays = "urdl";
constexpr std::array<Tower, kTowers - 1> kLaidTowers{Tower{{5, 2}, 2}, Tower{{3, 2}, 3}, Tower{{2, 4}, 4},
                                                     Tower{{3, 0}, 5}, Tower{{-1, 2}, 6}};
constexpr std::uint8_t kLastTower = 1;

constexpr std::array<std::string_view, 15> kLightFirst{
    "fletcher", "ringer",  "peal",    "vigil",      "torchman", "clear-sky",   "sparker",   "herbalist",
    "mender",   "longbow", "poacher", "apothecary", "tocsin",   "pyre-keeper", "twinstring"};
constexpr std::array<std::string_view, 11> kShadowFirst{
    "leechling", "bramblekin", "wisp",    "second-bark", "rising-sap", "whelp",
    "bogling",   "barkback",   "old-oak", "lurker",      "black-rain"};
constexpr std::string_view kLightLeader = "abbess";
constexpr std::string_view kShadowLeader = "mud-king";

int wayOf(char letter) { return static_cast<int>(kWays.find(letter)); }

/// The tile whose road comes in one direction and goes on in another.
std::pair<Road, std::uint8_t> tileBetween(char coming, char going)
{
    const int from = (wayOf(coming) + 2) % int{kTurns};
    const int to = wayOf(going);
    if ((from + 2) % int{kTurns} == to)
        return {Road::straight, static_cast<std::uint8_t>(from % 2)};
    return {Road::corner, static_cast<std::uint8_t>((from + 1) % int{kTurns} == to ? from : to)};
}

void layTrack(Track& track)
{
    const auto [first, turns] = tileBetween(kRoad[0], kRoad[1]);
    track.begin(first, turns);
    // The road grows at its back.
    if (track.front != Cell{0, -1})
        track.reverse();
    for (std::size_t i = 1; i + 1 < kRoad.size(); ++i) {
        const auto [road, lying] = tileBetween(kRoad[i], kRoad[i + 1]);
        track.lay(road, track.back, lying);
    }
    for (const Tower& tower : kLaidTowers)
        track.towers.push_back(tower);
}

/// Brings cards to the top of a deck, the first of them to be drawn first.
void putOnTop(const Content& content, Pile& deck, std::span<const std::string_view> keys)
{
    auto top = deck.end();
    for (const std::string_view key : keys) {
        const auto found = std::find_if(deck.begin(), top,
                                        [&](const Card& card) { return kindOf(content, card).key == key; });
        if (found != top)
            std::iter_swap(found, --top);
    }
}

void giveLeader(const Content& content, State& state, Seat seat, std::string_view key)
{
    const std::vector<std::uint8_t> kinds = content.leadersOf(state.sideOf(seat));
    std::size_t number = 0;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (content.cards[kinds[i]].key == key)
            number = i;
    state.player(seat).leaders.push_back(
        {{kinds[number], static_cast<std::uint8_t>(kFirstLeader + number)}, false});
}

} // namespace

void beginGuided(const Content& content, State& state)
{
    state.players[0].side = Side::lightborn;
    state.players[1].side = Side::shadowborn;
    giveLeader(content, state, Seat{0}, kLightLeader);
    giveLeader(content, state, Seat{1}, kShadowLeader);
    layTrack(state.track);
    state.tilePile.clear();
    state.towerPile.clear();
    state.drawnTower = kLastTower;
    state.step = Step::towers;
    putOnTop(content, state.team(Side::lightborn).deck, kLightFirst);
    putOnTop(content, state.team(Side::shadowborn).deck, kShadowFirst);
}

} // namespace tablewood::rise_of_the_forest
