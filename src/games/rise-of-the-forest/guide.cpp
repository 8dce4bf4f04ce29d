#include "games/rise-of-the-forest/forest_game.h"
#include "games/rise-of-the-forest/habits.h"

#include <algorithm>
#include <functional>

/// The pages of the short guide.
namespace tablewood::rise_of_the_forest {

namespace {

/// A match played as it comes to mind, until a condition holds.
State playedUntil(const ForestGame& game, const std::function<bool(const State&)>& holds)
{
    Setup setup;
    setup.options = {{"sides", "lightborn"}};
    setup.seed = Seed::fromText("guide");
    State state = game.setUp(setup);
    Log log = Log::unread();
    while (!state.isOver() && !holds(state)) {
        const Seat seat = game.toAct(state).first();
        if (!seat.isPlayer()) {
            game.apply(state, Seat::clock(), Advance{}, log);
            continue;
        }
        std::vector<Move> moves;
        game.legalMoves(state, seat, moves);
        std::size_t best = 0;
        float most = appealOf(game.content(), state, seat, moves[0]);
        for (std::size_t i = 1; i < moves.size(); ++i)
            if (const float appeal = appealOf(game.content(), state, seat, moves[i]); appeal > most) {
                most = appeal;
                best = i;
            }
        game.apply(state, seat, moves[best], log);
    }
    return state;
}

GuidePage page(Text title, std::vector<Text> paragraphs, std::vector<std::string> faces = {})
{
    GuidePage result;
    result.title = std::move(title);
    result.paragraphs = std::move(paragraphs);
    result.faces = std::move(faces);
    return result;
}

/// The first card of a grade of each type of a side, by its key.
std::vector<std::string> facesWith(const Content& content, Side side, Grade grade, std::size_t most)
{
    std::vector<std::string> faces;
    std::vector<int> types;
    for (const CardKind& kind : content.cards)
        if (kind.side == side && kind.grade == grade && faces.size() < most &&
            std::find(types.begin(), types.end(), kind.type) == types.end()) {
            types.push_back(kind.type);
            faces.push_back(kind.key);
        }
    return faces;
}

GuidePage keywordPage(const Content& content, Text title, Trait first, Trait last)
{
    GuidePage result;
    result.title = std::move(title);
    constexpr int kExample = 2;
    for (auto i = static_cast<std::size_t>(first); i <= static_cast<std::size_t>(last); ++i) {
        const Power power{static_cast<Trait>(i), kExample};
        result.paragraphs.push_back(
            Text(TW_TEXT("rise-of-the-forest", "%1. %2"), nameOf(content, power), meaningOf(content, power)));
    }
    return result;
}

std::string facesOfDie(const Content& content)
{
    std::string faces;
    for (const std::uint8_t face : content.dieFaces)
        faces += (faces.empty() ? "" : ", ") + std::to_string(face);
    return faces;
}

} // namespace

std::vector<GuidePage> ForestGame::makeGuide() const
{
    std::vector<GuidePage> pages;
    const Viewer all = Viewer::publicView();
    const State run = playedUntil(*this, [](const State& state) {
        return state.round >= 2 && state.step == Step::run && state.last.side == Side::lightborn &&
               !state.last.shots.empty();
    });
    pages.push_back(page(
        Text(TW_TEXT("rise-of-the-forest", "What you play for")),
        {Text(TW_TEXT("rise-of-the-forest",
                      "The Lightborn have fled into one last shelter. For six rounds the "
                      "Shadowborn run down the track towards it, and six towers shoot at them.")),
         Text(TW_TEXT(
             "rise-of-the-forest",
             "Each Shadowborn that comes through takes health from the shelter: 1 if it is basic, 2 if it is "
             "leveled or a leader. Below 1 the Shadowborn have won at once; if the shelter still stands "
             "after "
             "round six, the Lightborn have."))}));
    pages.back().picture = view(run, all);

    const State laying =
        playedUntil(*this, [](const State& state) { return state.track.tiles.size() == 11; });
    pages.push_back(page(
        Text(TW_TEXT("rise-of-the-forest", "The track and its towers")),
        {Text(TW_TEXT(
             "rise-of-the-forest",
             "Everybody picks a leader in secret. Then the Shadowborn lay 18 tiles, one by one as they are "
             "drawn, at either open end. After each third tile the Lightborn place a tower straight beside "
             "the track; its pips say when it shoots.")),
         Text(TW_TEXT(
             "rise-of-the-forest",
             "No road may run into a tile or tower, and one end has to lead outside. At last the Shadowborn "
             "say which end is theirs."))}));
    pages.back().picture = view(laying, all);

    pages.push_back(page(
        Text(TW_TEXT("rise-of-the-forest", "Your turn in a round")),
        {Text(TW_TEXT("rise-of-the-forest",
                      "Refresh: discard what you do not want, then draw up to five cards. In a "
                      "team of two each draws up to three.")),
         Text(TW_TEXT(
             "rise-of-the-forest",
             "Play two cards, or one each in a team of two. Basic units and items are played by themselves. "
             "Leveled units and your leader come in the place of a unit of the same type that you have.")),
         Text(TW_TEXT(
             "rise-of-the-forest",
             "Position: the Shadowborn stack their units, the first one on top; a new Lightborn takes a free "
             "tower and stays there. The Shadowborn have their turn first, so that the Lightborn see who "
             "comes."))},
        facesWith(m_content, Side::shadowborn, Grade::basic, 3)));

    pages.push_back(page(
        Text(TW_TEXT("rise-of-the-forest", "The run")),
        {Text(TW_TEXT(
             "rise-of-the-forest",
             "Then nobody chooses any more. In each sequence all Shadowborn act once, the farthest down the "
             "track first, then those still on the base from the top; after them the towers, from one pip to "
             "six. It goes on until every Shadowborn lies beside its base: killed, or come through.")),
         Text(TW_TEXT(
             "rise-of-the-forest",
             "Let it run, slower or faster, or step by step. The strip shows who comes next. Whoever was "
             "killed plays again in the next round."))}));
    pages.back().picture = view(run, all);

    pages.push_back(page(
        Text(TW_TEXT("rise-of-the-forest", "How Shadowborn run")),
        {Text(
             TW_TEXT(
                 "rise-of-the-forest",
                 "A Shadowborn rolls as many dice as its movement says and runs their sum. The dice have the "
                 "faces %1, and nobody rolls more than three."),
             facesOfDie(m_content)),
         Text(TW_TEXT(
             "rise-of-the-forest",
             "If another Shadowborn stands where it would land, it takes the next free tile behind. Is there "
             "none, it goes under the stack and starts again, with the health it has.")),
         Text(TW_TEXT(
             "rise-of-the-forest",
             "Six are in the stack at most. Who does not fit waits beside the base, and can be replaced."))},
        facesWith(m_content, Side::shadowborn, Grade::leveled, 4)));

    pages.push_back(page(
        Text(TW_TEXT("rise-of-the-forest", "How Lightborn shoot")),
        {Text(TW_TEXT(
             "rise-of-the-forest",
             "A Lightborn shoots at the Shadowborn farthest down the track within its range. Range counts "
             "spaces along rows and columns from the tower, over anything: switch on the ranges to see "
             "them.")),
         Text(TW_TEXT(
             "rise-of-the-forest",
             "The target loses as much health as the damage says, and below 1 it is killed. Nobody is shot "
             "at on the base or beside it."))},
        facesWith(m_content, Side::lightborn, Grade::basic, 4)));

    pages.push_back(page(
        Text(TW_TEXT("rise-of-the-forest", "Types, items and leaders")),
        {Text(TW_TEXT(
             "rise-of-the-forest",
             "Each side has four types. An item, with a silver edge, counts for all units of its type until "
             "the run ends; numbers of the same keyword add up, those of Venom do not.")),
         Text(TW_TEXT(
             "rise-of-the-forest",
             "A replaced unit goes to the discard; a replaced leader leaves the game. When your deck is used "
             "up, the discard is shuffled."))},
        facesWith(m_content, Side::lightborn, Grade::item, 4)));

    pages.push_back(keywordPage(m_content, Text(TW_TEXT("rise-of-the-forest", "Keywords of the Shadowborn")),
                                Trait::vigor, Trait::bequeath));
    pages.push_back(keywordPage(m_content, Text(TW_TEXT("rise-of-the-forest", "Keywords of the Lightborn")),
                                Trait::reach, Trait::push));

    pages.push_back(page(
        Text(TW_TEXT("rise-of-the-forest", "With three or four")),
        {Text(TW_TEXT(
             "rise-of-the-forest",
             "Two teams: of four, seats 1 and 3 against 2 and 4; of three, one is alone and picks two "
             "leaders. Partners have deck, discard and units in common and win together; each has a hand of "
             "three and plays one card. They see each other’s hands unless you chose otherwise.")),
         Text(TW_TEXT(
             "rise-of-the-forest",
             "Whichever partner begins finishes first. The second may order the whole stack again."))}));
    return pages;
}

} // namespace tablewood::rise_of_the_forest
