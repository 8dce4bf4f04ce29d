#include "games/arbor/arbor_game.h"
#include "games/arbor/referee.h"

#include <algorithm>

namespace tablewood::arbor {

namespace {

constexpr std::array<Song, 9> kPlayedSongs{Song::flame,    Song::ash,       Song::devotion,
                                           Song::radiance, Song::darkness,  Song::cunning,
                                           Song::thunder,  Song::lightning, Song::life};

class MoveList
{
public:
    MoveList(const Content& content, const State& state, Seat seat, std::vector<Move>& moves)
        : m_content(content), m_state(state), m_seat(seat), m_referee(content, state, seat),
          m_aims(content.ancients, state, seat), m_moves(moves)
    {
    }

    void listAll()
    {
        const bool isActive = m_seat == m_state.active;
        if (!m_state.pending.empty()) {
            if (m_state.window.waitingFor().has(m_seat))
                listAnswers();
        } else if (isActive) {
            switch (m_state.step) {
            case Step::choosing:
                listAncients();
                break;
            case Step::naming:
                for (const Forest& forest : m_state.forests)
                    m_moves.push_back(NameFirst{forest.at});
                break;
            case Step::dawn:
                for (const auto dice : {RerolledDice::both, RerolledDice::first, RerolledDice::second})
                    m_moves.push_back(Reroll{dice});
                break;
            case Step::day:
                listDay();
                break;
            case Step::dusk:
                listDraws();
                break;
            case Step::over:
                break;
            }
        }
    }

private:
    const Forest& mine() const { return m_state.of(m_seat); }
    const Ancients& ancients() const { return m_content.ancients; }

    void listAncients()
    {
        for (const std::int8_t dealt : mine().dealt)
            if (dealt >= 0)
                m_moves.push_back(ChooseAncient{Word(m_content.ancient(dealt).key)});
    }

    void listAnswers()
    {
        m_moves.push_back(Counter{});
        if (m_referee.canReveal())
            m_moves.push_back(Reveal{});
        m_moves.push_back(Pass{});
    }

    void listDay()
    {
        const Ancient& ancient = m_content.ancient(mine().ancient);
        if (mine().canBless)
            eachChoice(m_aims.of(ancient.blessing), m_state,
                       [&](auto... at) { add<UseBlessing>(Targets{at...}); });
        if (m_referee.canReveal())
            m_moves.push_back(Reveal{});
        if (mine().manna > 0) {
            listSpaces<MoveAncient>(stepsOf(ancients(), m_state, m_seat));
            if (mine().trees > 0)
                listSpaces<GrowTree>(growthOf(ancients(), m_state, m_seat));
            listAwakenings(ancient);
            listSongs();
        }
        listDraws();
    }

    template <class M>
    void add(auto... fields)
    {
        m_moves.emplace_back(M{fields...});
    }

    template <class M>
    void listSpaces(const Spaces& spaces)
    {
        for (const Cell c : spaces)
            add<M>(c);
    }

    void listAwakenings(const Ancient& ancient)
    {
        if (m_state.land.at(mine().at).kind != TileKind::tree)
            return;
        if (mine().guardians > 0 && !mine().hasAwakened)
            m_moves.push_back(Awaken{Awakened::guardian, {}});
        if (!mine().hasSage)
            return;
        const Aim invoked = m_aims.of(ancient.invocation);
        if (!invoked.isPossible)
            m_moves.push_back(Awaken{Awakened::sage, {}});
        eachChoice(invoked, m_state, [&](auto... at) { add<Awaken>(Awakened::sage, Targets{at...}); });
    }

    void listSongs()
    {
        for (const Song song : kPlayedSongs) {
            if (std::ranges::none_of(mine().hand,
                                     [&](const Card& card) { return card.spirit == spiritOf(song); }))
                continue;
            eachChoice(m_aims.of(song), m_state, [&](auto... at) { add<PlaySong>(song, Targets{at...}); });
        }
    }

    void listDraws()
    {
        const bool canDraw = mine().hand.size() < kHandLimit && mine().manna >= m_referee.drawCost();
        for (std::int8_t slot = 1; canDraw && slot <= kDisplay; ++slot)
            if (m_state.display[static_cast<std::size_t>(slot - 1)])
                m_moves.push_back(DrawStar{slot});
        m_moves.push_back(EndTurn{});
    }

    const Content& m_content;
    const State& m_state;
    Seat m_seat;
    Referee m_referee;
    Aims m_aims;
    std::vector<Move>& m_moves;
};

/// Spaces that a person could name: those of the board and one beside it.
std::vector<Cell> nameable(const Land& land)
{
    std::vector<Cell> cells;
    land.forEach([&](Cell c) { cells.push_back(c); });
    cells.push_back(Cell{static_cast<std::int16_t>(land.columns()), 0});
    return cells;
}

/// Lists of targets for a song or power that is aimed like this, good and bad ones. Pairs that no such aim
/// could mean are left out, since there would be tens of thousands of them.
std::vector<Targets> everyChoice(const Aim& aim, const State& state)
{
    /// Spaces of one Aura are no further apart, even of a wide one; neighbours are nearer.
    constexpr int kNear = 4;
    std::vector<Targets> choices{{}};
    const std::vector<Cell> cells = nameable(state.land);
    for (const Cell c : cells)
        choices.push_back({c});
    const auto addPairs = [&](auto isWanted) {
        for (const Cell a : cells)
            for (const Cell b : cells)
                if (isWanted(a, b))
                    choices.push_back({a, b});
    };
    switch (aim.kind) {
    case AimKind::burnInAura:
    case AimKind::exchange:
        addPairs([](Cell a, Cell b) { return stepsBetween(a, b) <= kNear; });
        break;
    case AimKind::burnInRange:
    case AimKind::convert:
        addPairs([&](Cell a, Cell b) { return stepsBetween(a, b) <= (aim.count > 1 ? 2 * aim.range : 1); });
        break;
    case AimKind::growByForest:
        addPairs([](Cell a, Cell b) { return std::pair(a.row, a.column) <= std::pair(b.row, b.column); });
        break;
    case AimKind::moveOpponent:
        addPairs([&](Cell a, Cell) { return ancientAt(state, a).isPlayer(); });
        choices.push_back({cells.front(), cells.back()});
        break;
    default:
        break;
    }
    return choices;
}

} // namespace

void ArborGame::legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
{
    if (!state.finish && seat.isPlayer() && seat.index < state.seats())
        MoveList(m_content, state, seat, moves).listAll();
}

void ArborGame::everyMove(const State& state, std::vector<Move>& moves) const
{
    for (const Ancient& one : m_content.ancients)
        moves.push_back(ChooseAncient{Word(one.key)});
    moves.push_back(ChooseAncient{Word("nobody")});
    for (const auto dice : {RerolledDice::both, RerolledDice::first, RerolledDice::second})
        moves.push_back(Reroll{dice});
    for (const Cell c : nameable(state.land)) {
        moves.push_back(MoveAncient{c});
        moves.push_back(GrowTree{c});
    }
    moves.push_back(Awaken{Awakened::guardian, {}});
    moves.push_back(Awaken{Awakened::guardian, {Cell{}}});

    for (const Song song : kPlayedSongs) {
        const bool isHeld = std::ranges::any_of(
            state.activeForest().hand, [&](const Card& card) { return card.spirit == spiritOf(song); });
        if (!isHeld) {
            moves.push_back(PlaySong{song, {}});
            continue;
        }
        for (const Targets& at : everyChoice(Aims(m_content.ancients, state, state.active).of(song), state))
            moves.push_back(PlaySong{song, at});
    }
    moves.push_back(PlaySong{Song::revelation, {}});
    moves.push_back(PlaySong{Song::destiny, {}});

    if (const Ancient* ancient = ancientOf(state, state.active)) {
        for (const Targets& at :
             everyChoice(Aims(m_content.ancients, state, state.active).of(ancient->blessing), state))
            moves.push_back(UseBlessing{at});
        for (const Targets& at :
             everyChoice(Aims(m_content.ancients, state, state.active).of(ancient->invocation), state))
            moves.push_back(Awaken{Awakened::sage, at});
    }
    for (const Forest& forest : state.forests)
        moves.push_back(NameFirst{forest.at});
    moves.push_back(NameFirst{nameable(state.land).back()});
    moves.push_back(Counter{});
    moves.push_back(Reveal{});
    for (std::int8_t slot = 0; slot <= kDisplay + 1; ++slot)
        moves.push_back(DrawStar{slot});
    moves.push_back(Pass{});
    moves.push_back(EndTurn{});
}

} // namespace tablewood::arbor
