#include "games/kingdom-rush/kingdom_game.h"

/// The short guide.
namespace tablewood::kingdom_rush {

std::vector<GuidePage> KingdomGame::makeGuide() const
{
    std::vector<GuidePage> guide;
    const auto page = [&](Text title, std::vector<Text> paragraphs) {
        guide.push_back({std::move(title), std::move(paragraphs), {}, {}});
    };
    page(
        Text(TW_TEXT("kingdom-rush", "Together for the kingdom")),
        {Text(TW_TEXT("kingdom-rush",
                      "Hordes come along the path, one space a round. One that leaves by an exit "
                      "costs a heart for each enemy that lies open, four for a large one. With "
                      "the last heart all of you lose.")),
         Text(TW_TEXT("kingdom-rush", "How you win says the scenario. Crystals, gold, tiles and soldiers are "
                                      "everybody's."))});
    page(Text(TW_TEXT("kingdom-rush", "A round")),
         {Text(TW_TEXT("kingdom-rush", "1 Spawn: from the second round on each stack brings a horde.")),
          Text(TW_TEXT("kingdom-rush",
                       "2 Towers and heroes: in any order, one action at a time, until all are done.")),
          Text(TW_TEXT("kingdom-rush",
                       "3 Destroy: a horde goes once all its enemies are covered, and leaves its reward.")),
          Text(TW_TEXT("kingdom-rush", "4 Advance: the others move, those next to the exit first.")),
          Text(TW_TEXT(
              "kingdom-rush",
              "5 Pick up: towers come back to their hands. 6 Buy: towers and mods for the next round."))});
    page(Text(TW_TEXT("kingdom-rush", "Towers")),
         {Text(TW_TEXT("kingdom-rush",
                       "Play a tower onto a site of your colour and let it face a side: its arrows say "
                       "which spaces it reaches. Then lay its tiles, turned and flipped as you like, "
                       "on free squares of a horde there.")),
          Text(TW_TEXT("kingdom-rush",
                       "Soldiers go to any horde around and hold it: a held horde stays where it is for "
                       "a round, and its soldiers fall.")),
          Text(TW_TEXT(
              "kingdom-rush",
              "Pass a tower to somebody else and it may rise a level; it plays again in the next round."))});
    page(Text(TW_TEXT("kingdom-rush", "Heroes")),
         {Text(TW_TEXT("kingdom-rush",
                       "Your hero acts once a round: move, turn, then attack, use an ability, or rest. "
                       "Standing on a horde it covers two by two squares and holds it, for one health "
                       "a round.")),
          Text(TW_TEXT("kingdom-rush", "Without health it goes to its board and misses a round."))});
    page(Text(TW_TEXT("kingdom-rush", "Enemies")),
         {Text(TW_TEXT("kingdom-rush",
                       "Physical, magical and true damage differ: some enemies resist one of them, a "
                       "shield stops one from one side. An icon counts while its square lies open.")),
          Text(TW_TEXT("kingdom-rush",
                       "Special enemies are covered by true damage, soldiers and heroes alone, tough ones "
                       "one square a tile. A fast horde moves twice."))});
    return guide;
}

} // namespace tablewood::kingdom_rush
