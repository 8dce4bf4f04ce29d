#pragma once

#include "kernel/game.h"

/// Things a game may say of the people round its table. Only the table knows who is there and who was quick.
namespace tablewood {

/// A game may wait for everybody whom it needs, such as all who live: `needed` says whom, nobody at other
/// times. Its clock stands still then for as long as one of them who is to act is away. Bots leave it to
/// those of them who are here, and wait where those are away (`Table::isForPersons`).
template <class G>
concept NeedsAll = requires(const G& game, const typename G::State& state)
{
    {
        game.needed(state)
        } -> std::same_as<Seats>;
};

/// A game may wait for fewer than may act, where all know for whom: who has voted may change it, and the vote
/// is over without. `awaited` says who is left.
template <class G>
concept AwaitsSome = requires(const G& game, const typename G::State& state)
{
    {
        game.awaited(state)
        } -> std::same_as<Seats>;
};

/// So long somebody has to be away to be taken to have done something.
inline constexpr int kSecondsToLapse = 60;

/// A game may say what that is by now, such as a pass. In a step without a clock it is done once all who are
/// here wait for nobody but who is away, for `kSecondsToGoOn` or for good, and nobody else plays for them
/// soon.
template <class G>
concept LetsLapse = requires(const G& game, const typename G::State& state, Seat seat)
{
    {
        game.lapsed(state, seat)
        } -> std::same_as<std::optional<typename G::Move>>;
};

/// A game may have bots that leave things to the persons who play with them: `standsBack` gives the move with
/// which a bot's seat does so, such as that it is done; nothing where a bot plays as it likes.
template <class G>
concept StandsBack = requires(const G& game, const typename G::State& state, Seat seat)
{
    {
        game.standsBack(state, seat)
        } -> std::same_as<std::optional<typename G::Move>>;
};

/// A game may have times at which all wait for one seat, such as while an action is taken step by step:
/// `holder` says for which, as everybody may know, and no seat at other times. Who is away then, or does
/// nothing for long and is asked after, is taken to have done what LetsLapse says.
template <class G>
concept HoldsTable = requires(const G& game, const typename G::State& state)
{
    {
        game.holder(state)
        } -> std::same_as<Seat>;
};

/// So long such a seat does nothing before the others may ask, and so long it has then, or while it is away.
inline constexpr int kSecondsToRemind = 60;
inline constexpr int kSecondsToGoOn = 20;

/// A game may have moves with which another might be quicker: `isRace` says so. Of those that come almost at
/// once the table draws lots, as nobody can tell who was first.
template <class G>
concept HasRaces = requires(const G& game, const typename G::State& state, const typename G::Move& move)
{
    {
        game.isRace(state, move)
        } -> std::same_as<bool>;
};

/// A game may say who plays a hand that its person has left: `partners` gives the seats that may have this
/// one besides their own for as long as its person is away, with all that it sees. Who asks first has it, and
/// decides for it as for their own, also whether something is taken back. Where a game says nothing the table
/// waits, or a bot plays. Everybody is told as the match begins: it follows from what all know then, and
/// stays as it is to the end.
template <class G>
concept HasPartners = requires(const G& game, const typename G::State& state, Seat seat)
{
    {
        game.partners(state, seat)
        } -> std::same_as<Seats>;
};

/// A game may say who can point and react now, such as nobody whose tongue is tied.
template <class G>
concept LimitsSignals = requires(const G& game, const typename G::State& state, Seat seat)
{
    {
        game.maySignal(state, seat)
        } -> std::same_as<bool>;
};

} // namespace tablewood
