#include "games/arbor/arbor_game.h"
#include "games/arbor/view_ids.h"

namespace tablewood::arbor {

namespace {

/// A position made for a picture: two Ancients chosen, tiles laid as the text says.
State pictured(const ArborGame& game, const std::vector<std::pair<const char*, Tile>>& tiles)
{
    Setup setup;
    setup.seed = Seed::fromText("guide");
    State state = game.setUp(setup);
    while (state.step == Step::choosing) {
        std::vector<Move> moves;
        game.legalMoves(state, state.active, moves);
        Log log = Log::unread();
        game.apply(state, state.active, moves.front(), log);
    }
    state.step = Step::day;
    state.active = Seat{0};
    for (const auto& [name, tile] : tiles) {
        const Cell cell = Cell::fromText(name).value_or(Cell{});
        if (!state.land.has(cell) || state.land.at(cell).kind == TileKind::root)
            continue;
        state.land.put(cell, {tile.kind, tile.owner, state.nextPiece++});
    }
    return state;
}

constexpr Tile tile(TileKind kind, int seat) { return {kind, Seat{static_cast<std::int8_t>(seat)}, 0}; }

constexpr Tile kMine = tile(TileKind::tree, 0);
constexpr Tile kMyGuardian = tile(TileKind::guardian, 0);
constexpr Tile kTheirs = tile(TileKind::tree, 1);

GuidePage page(Text title, std::vector<Text> paragraphs)
{
    GuidePage result;
    result.title = std::move(title);
    result.paragraphs = std::move(paragraphs);
    return result;
}

} // namespace

std::vector<GuidePage> ArborGame::makeGuide() const
{
    std::vector<GuidePage> pages;
    const State shore = pictured(*this, {{"G2", kMine},
                                         {"G3", kMine},
                                         {"G4", kMine},
                                         {"H4", kMine},
                                         {"F4", kMine},
                                         {"G8", kTheirs},
                                         {"G7", kTheirs},
                                         {"G6", kTheirs}});

    pages.push_back(page(
        Text(TW_TEXT("arbor", "What you play for")),
        {Text(TW_TEXT("arbor",
                      "Each of you grows a forest towards the Roots. Every tile of yours on the eight spaces "
                      "around a Root brings 1 Glory, as long as it is connected to your Ancient.")),
         Text(TW_TEXT("arbor", "In the Valley of Fate you win by reaching %1 Glory and still holding it when "
                               "your next Dawn begins. The row of leaves under your name counts it."),
              static_cast<int>(shore.terms.glory))}));
    pages.back().picture = view(shore, Viewer::publicView());

    pages.push_back(
        page(Text(TW_TEXT("arbor", "A turn is a day")),
             {Text(TW_TEXT("arbor", "Before the first day each of you rolls a die, and the highest says who "
                                    "begins.")),
              Text(TW_TEXT("arbor", "Dawn: two dice are rolled and the higher one is your manna. A Blessing "
                                    "lets you use your Ancient’s Blessing, free, once in this Day.")),
              Text(TW_TEXT("arbor", "Day: every action costs 1 manna. What is left at the end is lost.")),
              Text(TW_TEXT(
                  "arbor",
                  "Dusk: draw Stars from the display for 1 manna each; after that only drawing or ending is "
                  "possible. Night: the display is filled again, and the next player’s Dawn begins."))}));
    pages.back().faces = {"fire", "light", "fate"};

    State chain = pictured(*this, {{"G2", kMine}, {"G3", kMine}, {"F3", kMine}});
    chain.forests[0].manna = 3;
    chain.chain = {Cell{6, 1}, Cell{6, 2}, Cell{5, 2}};
    pages.push_back(
        page(Text(TW_TEXT("arbor", "Growing in a chain")),
             {Text(TW_TEXT(
                  "arbor",
                  "A Tree grows straight beside your Ancient, in its Aura. The next one may grow beside the "
                  "Tree you grew last, and so on: a Growth Chain, shown as a lit vine with numbers.")),
              Text(TW_TEXT("arbor", "Any other action ends the chain. Moving the Ancient onto one of your "
                                    "tiles beside it takes the Aura along."))}));
    pages.back().picture = view(chain, Viewer(Seat{0}));

    pages.push_back(page(
        Text(TW_TEXT("arbor", "Guardians and the Sage")),
        {Text(TW_TEXT("arbor", "You begin with three manna slots. Wake a Guardian under your Ancient, one in "
                               "a turn: it opens another slot while it is connected, and it never burns.")),
         Text(TW_TEXT("arbor", "Once in the match wake your Sage the same way. With it comes your Ancient’s "
                               "Invocation, its strongest power."))}));
    pages.back().faces = {kGuardianFace, kSageFace};

    State cut = pictured(*this, {{"G2", kMine},
                                 {"F2", kMine},
                                 {"F3", kMyGuardian},
                                 {"D4", kMine},
                                 {"E4", kMine},
                                 {"G8", kTheirs},
                                 {"G7", kTheirs},
                                 {"F7", kTheirs},
                                 {"F6", kTheirs},
                                 {"F5", kTheirs},
                                 {"F4", kTheirs}});
    pages.push_back(page(
        Text(TW_TEXT("arbor", "The soul of the forest")),
        {Text(TW_TEXT(
             "arbor",
             "Tiles that are not joined to your Ancient by an unbroken line of your tiles are cut off. They "
             "turn grey: no Glory, no manna slot, not Eternal. Join them again and everything is restored.")),
         Text(TW_TEXT("arbor", "Burn one Tree in the right place, and half a forest may fall silent."))}));
    pages.back().picture = view(cut, Viewer::publicView());

    pages.push_back(
        page(Text(TW_TEXT("arbor", "Stars and their songs")),
             {Text(TW_TEXT("arbor", "A Star is one of two songs when you play it. Fire burns, Light grows, "
                                    "Shadow moves and swaps, Storm gives and takes manna.")),
              Text(TW_TEXT("arbor", "Fate is free: Destiny answers somebody’s song before it happens and "
                                    "stops it; Revelation takes up the Star that was played last."))}));
    pages.back().faces = {"fire", "light", "shadow", "storm", "fate"};
    return pages;
}

} // namespace tablewood::arbor
