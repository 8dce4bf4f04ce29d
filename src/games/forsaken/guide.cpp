#include "games/forsaken/forsaken_game.h"
#include "games/forsaken/view_ids.h"

namespace tablewood::forsaken {

namespace {

/// A first day for a picture: the nights are slept through, some Paths lie.
State pictured(const ForsakenGame& game, std::initializer_list<Cell> paths)
{
    Setup setup;
    setup.seats = 6;
    setup.seed = Seed::fromText("guide");
    State state = game.setUp(setup);
    Log log = Log::unread();
    for (const Seat seat : Seats::firstOf(setup.seats))
        game.apply(state, seat, Ready(), log);
    while (state.step == Step::night)
        game.apply(state, Seat::clock(), Close(), log);
    std::int8_t smith = 0;
    for (const Cell cell : paths) {
        state.paths.add(cell);
        state.smiths[static_cast<std::size_t>(cell.row * kSide + cell.column)] = Seat{smith};
        smith = static_cast<std::int8_t>((smith + 1) % setup.seats);
    }
    return state;
}

GuidePage page(Text title, std::vector<Text> paragraphs)
{
    GuidePage result;
    result.title = std::move(title);
    result.paragraphs = std::move(paragraphs);
    return result;
}

} // namespace

std::vector<GuidePage> ForsakenGame::makeGuide() const
{
    std::vector<GuidePage> pages;
    pages.push_back(page(
        Text(TW_TEXT("forsaken", "Who you are")),
        {Text(TW_TEXT("forsaken", "Everybody gets a Role that nobody else sees. Most are Villagers who "
                                  "want to find the Village; a few are Forsaken, who know each other and "
                                  "want to lead you all into the Void.")),
         Text(TW_TEXT("forsaken", "The Villagers also win once no Forsaken is left, the Forsaken once they "
                                  "are at least as many as the others. Your Role stays yours when you die, "
                                  "and you win with your side."))}));
    pages.back().faces = {faceOf(Role::commonfolk), faceOf(Role::forsaken)};

    pages.push_back(page(
        Text(TW_TEXT("forsaken", "Paths through the Forest")),
        {Text(TW_TEXT("forsaken", "You all forge one network of Paths, from the fire outwards, in eight "
                                  "directions. On the edge lie eight Destinations, face down: one is the "
                                  "Village, one the Void, six are Dead Ends. A Path on one turns it.")),
         Text(TW_TEXT("forsaken", "Between them lie Excavation Sites: the first Path on one digs out an "
                                  "Artifact."))}));
    pages.back().picture =
        view(pictured(*this, {{5, 5}, {4, 4}, {3, 3}, {3, 2}, {3, 1}, {7, 7}, {8, 7}}), Viewer::publicView());

    pages.push_back(page(
        Text(TW_TEXT("forsaken", "A turn")),
        {Text(TW_TEXT("forsaken", "Draw a card, then play one: a Slow Action only in your own Action "
                                  "Phase, a Fast one at any time, one Action in each turn of anyone. Who "
                                  "has a Wander and plays nothing must Wander.")),
         Text(TW_TEXT("forsaken", "When a card is played, those who still have an Action are asked whether "
                                  "they answer. After six turns the Forest flips a card of its own."))}));
    pages.back().faces = {"wander", "deny-fate", "darkness"};

    pages.push_back(page(
        Text(TW_TEXT("forsaken", "The Gallows and Death’s Doorstep")),
        {Text(TW_TEXT("forsaken", "Who is accused speaks, then all the living vote: more thumbs down than "
                                  "up lynch. Who is on Death’s Doorstep dies unless somebody plays a "
                                  "Revival.")),
         Text(TW_TEXT("forsaken", "The dead are Spirits: they talk, and neither play nor vote."))}));
    pages.back().faces = {"pillory", "shot-in-dark", "revival"};

    pages.push_back(page(
        Text(TW_TEXT("forsaken", "Night")),
        {Text(TW_TEXT("forsaken", "When Darkness is not stopped, Night falls. Everybody chooses something "
                                  "in each step, so that nobody can see who was called; only what the "
                                  "called choose counts.")),
         Text(TW_TEXT("forsaken", "Around one screen all close their eyes. Whom the voice calls opens theirs "
                                  "and chooses at the screen, which shows the same whether or not somebody "
                                  "is called there.")),
         Text(TW_TEXT("forsaken", "At dawn you learn who found Ritual Sacrifice, and can still save "
                                  "them. What you saw yourself stands in your notebook.")),
         Text(TW_TEXT("forsaken", "Two things nobody can hide. When no Shelter or no Entangle is found at "
                                  "dawn, none was laid: its holder is dead, chose nobody, or is not in this "
                                  "match. And as long as the match goes on, a Forsaken lives, and more "
                                  "others do."))}));
    pages.back().faces = {faceOf(Role::oracle), faceOf(Role::priest), faceOf(Role::silencer)};
    return pages;
}

} // namespace tablewood::forsaken
