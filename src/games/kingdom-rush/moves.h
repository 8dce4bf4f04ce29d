#pragma once

#include "games/kingdom-rush/content.h"
#include "kernel/move_text.h"

#include <variant>

/// The moves of Kingdom Rush. One choice is one move: an action is opened with a tower or a hero, then each
/// tile, soldier and target is a move of its own. Spaces are named as on the map, towers by the numbers of
/// their cards, a horde by its space.
namespace tablewood::kingdom_rush {

// The Council (ruling 32).

/// Takes a hero.
struct ChooseHero
{
    static constexpr std::string_view name = "hero";
    Word hero;
    friend bool operator==(const ChooseHero&, const ChooseHero&) = default;
    static void describe(auto& self, auto& visit) { visit("hero", self.hero); }
};
/// Takes an ability along, by its place on the hero's sheet; the one chosen longest ago stays at home.
struct ChooseAbility
{
    static constexpr std::string_view name = "ability";
    std::uint8_t ability = 0;
    friend bool operator==(ChooseAbility, ChooseAbility) = default;
    static void describe(auto& self, auto& visit) { visit("ability", self.ability); }
};
/// Takes a colour of sites; whoever has it gets one's own.
struct ChooseColour
{
    static constexpr std::string_view name = "colour";
    SiteColour colour = SiteColour::first;
    friend bool operator==(ChooseColour, ChooseColour) = default;
    static void describe(auto& self, auto& visit) { visit("colour", self.colour); }
};
/// Takes a starting tower that lies in the middle.
struct TakeTower
{
    static constexpr std::string_view name = "take";
    std::uint8_t card = 0;
    friend bool operator==(TakeTower, TakeTower) = default;
    static void describe(auto& self, auto& visit) { visit("card", self.card); }
};
/// Lays a starting tower back into the middle.
struct LayBack
{
    static constexpr std::string_view name = "layback";
    std::uint8_t card = 0;
    friend bool operator==(LayBack, LayBack) = default;
    static void describe(auto& self, auto& visit) { visit("card", self.card); }
};
/// Gives a starting tower on.
struct GiveTower
{
    static constexpr std::string_view name = "give";
    std::uint8_t card = 0;
    Seat to;
    friend bool operator==(GiveTower, GiveTower) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("to", self.to);
    }
};
/// Raises a starting tower one level (Easy).
struct RaiseStart
{
    static constexpr std::string_view name = "lift";
    std::uint8_t card = 0;
    friend bool operator==(RaiseStart, RaiseStart) = default;
    static void describe(auto& self, auto& visit) { visit("card", self.card); }
};
/// Gives a starting tower back to the supply (the fifth level).
struct ReturnStart
{
    static constexpr std::string_view name = "return";
    std::uint8_t card = 0;
    friend bool operator==(ReturnStart, ReturnStart) = default;
    static void describe(auto& self, auto& visit) { visit("card", self.card); }
};
/// Takes a hero onto the bench; the one that has sat there longest leaves (alone).
struct ChooseBench
{
    static constexpr std::string_view name = "bench";
    Word hero;
    friend bool operator==(const ChooseBench&, const ChooseBench&) = default;
    static void describe(auto& self, auto& visit) { visit("hero", self.hero); }
};

// In any order.

/// One is done with the Council, or the phase.
struct SayDone
{
    static constexpr std::string_view name = "done";
    friend bool operator==(SayDone, SayDone) = default;
    static void describe(auto&, auto&) {}
};
/// Takes it back that one is done.
struct Wait
{
    static constexpr std::string_view name = "wait";
    friend bool operator==(Wait, Wait) = default;
    static void describe(auto&, auto&) {}
};
/// Bots need not wait for this seat.
struct LetPlay
{
    static constexpr std::string_view name = "let";
    friend bool operator==(LetPlay, LetPlay) = default;
    static void describe(auto&, auto&) {}
};
/// Takes that back.
struct KeepWaiting
{
    static constexpr std::string_view name = "keep";
    friend bool operator==(KeepWaiting, KeepWaiting) = default;
    static void describe(auto&, auto&) {}
};

/// Blocks a colour for this round (alone).
struct BlockColour
{
    static constexpr std::string_view name = "block";
    SiteColour colour = SiteColour::first;
    friend bool operator==(BlockColour, BlockColour) = default;
    static void describe(auto& self, auto& visit) { visit("colour", self.colour); }
};

// Phase 2.

/// Plays a tower onto a site, facing a side; its attack is open then.
struct Build
{
    static constexpr std::string_view name = "build";
    std::uint8_t card = 0;
    Cell site;
    Side side = Side::north;
    friend bool operator==(Build, Build) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("site", self.site);
        visit("side", self.side);
    }
};
/// Passes a tower to another's incoming ones; `as` is its own kind, or the kind it is raised to.
struct PassTower
{
    static constexpr std::string_view name = "pass";
    std::uint8_t card = 0;
    Seat to;
    std::uint8_t as = 0;
    friend bool operator==(PassTower, PassTower) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("to", self.to);
        visit("as", self.as);
    }
};
/// Opens the action of one's hero.
struct Activate
{
    static constexpr std::string_view name = "activate";
    friend bool operator==(Activate, Activate) = default;
    static void describe(auto&, auto&) {}
};
/// Calls a hero from the bench.
struct CallBench
{
    static constexpr std::string_view name = "call";
    Word hero;
    friend bool operator==(const CallBench&, const CallBench&) = default;
    static void describe(auto& self, auto& visit) { visit("hero", self.hero); }
};
/// The side of a tile that is seen.
enum class TileSide : std::uint8_t
{
    front,
    back
};
constexpr auto enumNames(TileSide) { return std::array<std::string_view, 2>{"front", "back"}; }

/// Lays a piece of the open action, by its number there: a tile, its upper left corner at `square`; a
/// soldier, a Sand Warrior or a spear.
struct Lay
{
    static constexpr std::string_view name = "lay";
    std::uint8_t piece = 0;
    Cell horde;
    Cell square;
    std::uint8_t turns = 0;
    TileSide flip = TileSide::front;
    Orientation way() const { return {turns, flip == TileSide::back}; }
    friend bool operator==(Lay, Lay) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("piece", self.piece);
        visit("horde", self.horde);
        visit("square", self.square);
        visit("turns", self.turns);
        visit("flip", self.flip);
    }
};
/// The hero walks to a space that its moves reach.
struct Walk
{
    static constexpr std::string_view name = "walk";
    Cell to;
    friend bool operator==(Walk, Walk) = default;
    static void describe(auto& self, auto& visit) { visit("to", self.to); }
};
/// The hero ends its move here, facing a side; on a horde its upper left square comes onto `square`, else
/// that is A1.
struct Stand
{
    static constexpr std::string_view name = "stand";
    Cell square;
    Side side = Side::north;
    friend bool operator==(Stand, Stand) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("square", self.square);
        visit("side", self.side);
    }
};
/// Lets a blossom act that the hero crossed.
struct Bloom
{
    static constexpr std::string_view name = "bloom";
    Cell at;
    friend bool operator==(Bloom, Bloom) = default;
    static void describe(auto& self, auto& visit) { visit("at", self.at); }
};
struct AttackNow
{
    static constexpr std::string_view name = "attack";
    friend bool operator==(AttackNow, AttackNow) = default;
    static void describe(auto&, auto&) {}
};
/// Uses an ability, by its place on the hero's sheet.
struct UseAbility
{
    static constexpr std::string_view name = "use";
    std::uint8_t ability = 0;
    friend bool operator==(UseAbility, UseAbility) = default;
    static void describe(auto& self, auto& visit) { visit("ability", self.ability); }
};
struct Rest
{
    static constexpr std::string_view name = "rest";
    friend bool operator==(Rest, Rest) = default;
    static void describe(auto&, auto&) {}
};
/// Chooses a horde or a blossom for what the hero does.
struct Target
{
    static constexpr std::string_view name = "target";
    Cell at;
    friend bool operator==(Target, Target) = default;
    static void describe(auto& self, auto& visit) { visit("at", self.at); }
};
/// Chooses a hero for it, by its seat.
struct Help
{
    static constexpr std::string_view name = "help";
    Seat whom;
    friend bool operator==(Help, Help) = default;
    static void describe(auto& self, auto& visit) { visit("whom", self.whom); }
};
/// Does without the rest of what is open.
struct EndPart
{
    static constexpr std::string_view name = "end";
    friend bool operator==(EndPart, EndPart) = default;
    static void describe(auto&, auto&) {}
};
/// Takes the whole open action back.
struct CancelAction
{
    static constexpr std::string_view name = "cancel";
    friend bool operator==(CancelAction, CancelAction) = default;
    static void describe(auto&, auto&) {}
};

// Asked in between.

struct Retreat
{
    static constexpr std::string_view name = "retreat";
    Cell to;
    friend bool operator==(Retreat, Retreat) = default;
    static void describe(auto& self, auto& visit) { visit("to", self.to); }
};
/// Chooses one of the rewards of a destroyed horde.
struct Gain
{
    static constexpr std::string_view name = "gain";
    std::uint8_t reward = 0;
    friend bool operator==(Gain, Gain) = default;
    static void describe(auto& self, auto& visit) { visit("reward", self.reward); }
};
struct Regrow
{
    static constexpr std::string_view name = "regrow";
    Cell at;
    friend bool operator==(Regrow, Regrow) = default;
    static void describe(auto& self, auto& visit) { visit("at", self.at); }
};
/// The tile that covers a square of the champion goes (Iron Challenge of #2).
struct Shed
{
    static constexpr std::string_view name = "shed";
    Cell square;
    friend bool operator==(Shed, Shed) = default;
    static void describe(auto& self, auto& visit) { visit("square", self.square); }
};
/// The hero whom a sharpshooter hits.
struct Suffer
{
    static constexpr std::string_view name = "suffer";
    Word hero;
    friend bool operator==(const Suffer&, const Suffer&) = default;
    static void describe(auto& self, auto& visit) { visit("hero", self.hero); }
};
/// Picks a tower up from a white site.
struct Collect
{
    static constexpr std::string_view name = "collect";
    std::uint8_t card = 0;
    friend bool operator==(Collect, Collect) = default;
    static void describe(auto& self, auto& visit) { visit("card", self.card); }
};

// Phase 6.

struct BuyTower
{
    static constexpr std::string_view name = "buy";
    std::uint8_t card = 0;
    Seat to;
    friend bool operator==(BuyTower, BuyTower) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("to", self.to);
    }
};
struct BuyMod
{
    static constexpr std::string_view name = "mod";
    std::uint8_t mod = 0;
    std::uint8_t card = 0;
    friend bool operator==(BuyMod, BuyMod) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("mod", self.mod);
        visit("card", self.card);
    }
};

/// The next horde advances; the clock plays it.
struct Advance
{
    static constexpr std::string_view name = "advance";
    friend bool operator==(Advance, Advance) = default;
    static void describe(auto&, auto&) {}
};

using Move = std::variant<ChooseHero, ChooseAbility, ChooseColour, TakeTower, LayBack, GiveTower, RaiseStart,
                          ReturnStart, ChooseBench, SayDone, Wait, LetPlay, KeepWaiting, BlockColour, Build,
                          PassTower, Activate, CallBench, Lay, Walk, Stand, Bloom, AttackNow, UseAbility,
                          Rest, Target, Help, EndPart, CancelAction, Retreat, Gain, Regrow, Shed, Suffer,
                          Collect, BuyTower, BuyMod, Advance>;

} // namespace tablewood::kingdom_rush
