#include "games/arbor/spotlights.h"

#include "games/arbor/forest.h"
#include "games/arbor/view_ids.h"

namespace tablewood::arbor {

namespace {

/// What each other seat loses by what `seat` does.
class Losses
{
public:
    Losses(const State& state, Seat seat) : m_state(state), m_seat(seat) {}

    void ofTrees(const auto& cells)
    {
        std::array<int, kMaxPlayers> lost{};
        for (const Cell c : cells)
            if (const Seat owner = m_state.land.at(c).owner; owner.isPlayer())
                ++lost[static_cast<std::size_t>(owner.index)];
        for (const Seat other : Seats::firstOf(m_state.seats()))
            if (const int trees = lost[static_cast<std::size_t>(other.index)]; trees > 0)
                add(other, Text::counted(TW_TEXT_N("arbor", "You lose %n Tree(s)."), trees));
    }
    void ofManna(Seat struck, int manna)
    {
        add(struck, Text::counted(TW_TEXT_N("arbor", "You get %n manna less at your next Dawn."), manna));
    }
    void ofPlace(Cell from, Cell to)
    {
        add(ancientAt(m_state, from),
            Text(TW_TEXT("arbor", "Your Ancient is moved from %1 to %2."), from, to));
    }
    void ofTiles(Cell a, Cell b)
    {
        for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)})
            add(m_state.land.at(from).owner, Text(TW_TEXT("arbor", "Your tile on %1 goes to %2."), from, to));
    }
    std::vector<MeaningFor> all() && { return std::move(m_all); }

private:
    void add(Seat other, Text text)
    {
        if (other.isPlayer() && other != m_seat)
            m_all.push_back({other, std::move(text)});
    }

    const State& m_state;
    Seat m_seat;
    std::vector<MeaningFor> m_all;
};

std::vector<MeaningFor> lossesBySong(const Content& content, const State& state, const PendingSong& song)
{
    Losses losses(state, song.seat);
    switch (song.song) {
    case Song::flame:
    case Song::ash:
        losses.ofTrees(song.at);
        break;
    case Song::darkness:
        losses.ofPlace(song.at[0], song.at[1]);
        break;
    case Song::cunning:
        losses.ofTiles(song.at[0], song.at[1]);
        break;
    case Song::thunder:
        losses.ofManna(ancientAt(state, song.at[0]), kMannaOfStorm);
        break;
    case Song::destiny:
        return {
            {state.pending.back().seat, Text(TW_TEXT("arbor", "It removes your %1, unless you answer it."),
                                             content.songText(state.pending.back().song).name)}};
    case Song::devotion:
    case Song::radiance:
    case Song::lightning:
    case Song::life:
    case Song::revelation:
        break;
    }
    return std::move(losses).all();
}

} // namespace

Spotlight songInLight(const Content& content, const State& state, const PendingSong& song)
{
    return {"star", faceOf(spiritOf(song.song)), content.songText(song.song).text,
            lossesBySong(content, state, song)};
}

Spotlight counteredInLight(const Content& content, const PendingSong& below)
{
    const Text name = content.songText(below.song).name;
    return {
        "deny",
        faceOf(spiritOf(below.song)),
        Text(TW_TEXT("arbor", "%1 does not happen."), name),
        {{below.seat, Text(TW_TEXT("arbor", "Your %1 does not happen, and its card is discarded."), name)}}};
}

Spotlight powerInLight(const Content& content, const State& state, Seat seat, const Power& power,
                       const Targets& at)
{
    Losses losses(state, seat);
    switch (power.kind) {
    case PowerKind::burn:
    case PowerKind::convert:
        losses.ofTrees(at);
        break;
    case PowerKind::wildfire:
        losses.ofTrees(treesOfWildfire(content.ancients, state, seat, power));
        break;
    case PowerKind::chill:
        for (const Seat other : Seats::firstOf(state.seats()))
            losses.ofManna(other, power.amount);
        break;
    case PowerKind::uproot:
        losses.ofPlace(at[0], at[1]);
        break;
    case PowerKind::grow:
    case PowerKind::overgrow:
    case PowerKind::draw:
    case PowerKind::leap:
    case PowerKind::guard:
    case PowerKind::council:
    case PowerKind::manna:
        break;
    }
    return {"door", faceOf(content.ancient(state.of(seat).ancient)), power.text, std::move(losses).all()};
}

Spotlight holdingInLight(Seat seat, int glory)
{
    return {"star",
            {},
            Text(TW_TEXT("arbor", "They win at their next Dawn, unless somebody brings them below %1 Glory."),
                 glory),
            {{seat,
              Text(TW_TEXT("arbor", "You win at your next Dawn, unless somebody brings you below %1 Glory."),
                   glory)}}};
}

} // namespace tablewood::arbor
