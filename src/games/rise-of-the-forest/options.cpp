#include "games/rise-of-the-forest/forest_game.h"
#include "games/rise-of-the-forest/guided.h"
#include "kernel/fault.h"
#include "kernel/seat_options.h"

/// What is decided before a match (ruling 26), and how it begins.
namespace tablewood::rise_of_the_forest {

namespace {

constexpr const char* kLot = "lot";
constexpr const char* kShadowborn = "shadowborn";
constexpr const char* kLightborn = "lightborn";
constexpr const char* kChosen = "chosen";
constexpr const char* kAsks = "asks";
constexpr const char* kNo = "no";
constexpr const char* kYes = "yes";
constexpr const char* kShared = "shared";
constexpr const char* kOwn = "own";
constexpr const char* kWhole = "whole";
constexpr const char* kGuided = "guided";

Side sideByLot(const std::string& choice, Random& lots)
{
    if (choice == kLot)
        return lots.below(2) == 0 ? Side::shadowborn : Side::lightborn;
    return choice == kShadowborn ? Side::shadowborn : Side::lightborn;
}

/// The seat that asks to be alone, of three; nobody where none does. Another that asks too comes too late.
Seat seatThatAsks(const GameSheet& sheet, const Setup& setup)
{
    Seat asking = Seat::none();
    if (chosen(sheet, setup, "lone") != kAsks)
        return asking;
    for (const Seat seat : Seats::firstOf(setup.seats)) {
        if (chosen(sheet, setup, "asks", seat) != kYes)
            continue;
        if (asking.isPlayer())
            throw Fault("options", Text(TW_TEXT("rise-of-the-forest", "One seat alone can ask to be alone")));
        asking = seat;
    }
    return asking;
}

/// Shuffles a deck: a side's cards, under numbers that say nothing of their kinds.
Pile deckOf(const Content& content, Side side, Random& stream)
{
    Pile deck;
    for (std::size_t i = 0; i < content.cards.size(); ++i)
        if (content.cards[i].side == side && content.cards[i].grade != Grade::leader)
            for (int copy = 0; copy < content.cards[i].copies; ++copy)
                deck.push_back({static_cast<std::uint8_t>(i), 0});
    ShortList<std::uint8_t, kDeckCards> numbers;
    for (std::uint8_t number = 1; number <= kDeckCards; ++number)
        numbers.push_back(number);
    stream.shuffle(numbers);
    for (std::size_t i = 0; i < deck.size(); ++i)
        deck[i].number = numbers[i];
    stream.shuffle(deck);
    return deck;
}

} // namespace

GameSheet ForestGame::makeSheet() const
{
    GameSheet sheet;
    sheet.id = "rise-of-the-forest";
    sheet.name = Text(TW_TEXT("rise-of-the-forest", "Rise of the Forest"));
    sheet.line =
        Text(TW_TEXT("rise-of-the-forest", "Run down the track to the last shelter, or hold it until dawn."));
    sheet.minSeats = 2;
    sheet.maxSeats = kMaxPlayers;
    sheet.minutes = 45;
    sheet.emblem = "wolf";
    sheet.palette = "berry";
    sheet.hasPrivateViews = true;

    // The standard choice fits any number of seats; it counts for nothing where the option does not.
    OptionSpec sides{"sides", "people", Text(TW_TEXT("rise-of-the-forest", "Who is what")), {}, kLot, false};
    sides.choices = {
        {kLot, Text(TW_TEXT("rise-of-the-forest", "By lot")), {}},
        {kShadowborn, Text(TW_TEXT("rise-of-the-forest", "The first seat is Shadowborn")), {}, 2, 2},
        {kLightborn, Text(TW_TEXT("rise-of-the-forest", "The first seat is Lightborn")), {}, 2, 2}};

    // A guided match says it.
    sides.onlyWhile = OptionNeed{"start", kWhole};

    OptionSpec alone{"alone", "person",   Text(TW_TEXT("rise-of-the-forest", "Which side is alone")),
                     {},      kLightborn, false};
    alone.choices = {{kLightborn, Text(TW_TEXT("rise-of-the-forest", "The Lightborn")), {}},
                     {kShadowborn, Text(TW_TEXT("rise-of-the-forest", "The Shadowborn")), {}, 3, 3},
                     {kLot, Text(TW_TEXT("rise-of-the-forest", "By lot")), {}, 3, 3}};

    OptionSpec lone{"lone", "person", Text(TW_TEXT("rise-of-the-forest", "Who is alone")), {}, kLot, false};
    lone.choices = {{kLot, Text(TW_TEXT("rise-of-the-forest", "By lot")), {}},
                    {kAsks, Text(TW_TEXT("rise-of-the-forest", "The seat that asks first")),
                     Text(TW_TEXT("rise-of-the-forest", "Where none asks it is drawn by lot.")), 3, 3}};

    OptionSpec asks{"asks", "person", Text(TW_TEXT("rise-of-the-forest", "To be alone")), {}, kNo, false};
    asks.choices = {{kNo, Text(TW_TEXT("rise-of-the-forest", "Does not ask")), {}},
                    {kYes, Text(TW_TEXT("rise-of-the-forest", "Asks")), {}}};
    asks.onlyWhile = OptionNeed{"lone", kAsks};
    asks.isOfSeat = true;

    OptionSpec teams{"teams", "people", Text(TW_TEXT("rise-of-the-forest", "Which pair is what")),
                     {},      kLot,     false};
    teams.choices = {{kLot, Text(TW_TEXT("rise-of-the-forest", "By lot")), {}},
                     {kChosen, Text(TW_TEXT("rise-of-the-forest", "The first seat says")), {}, 4, 4}};

    OptionSpec hands{"hands", "cards", Text(TW_TEXT("rise-of-the-forest", "Hands of partners")),
                     {},      kShared, false};
    hands.choices = {{kShared, Text(TW_TEXT("rise-of-the-forest", "Partners see each other's")), {}},
                     {kOwn, Text(TW_TEXT("rise-of-the-forest", "Everybody sees their own alone")), {}}};
    hands.minSeats = 3;

    OptionSpec start{"start", "play", Text(TW_TEXT("rise-of-the-forest", "Beginning")), {}, kWhole, false};
    start.choices = {
        {kWhole, Text(TW_TEXT("rise-of-the-forest", "With laying the track")), {}},
        {kGuided, Text(TW_TEXT("rise-of-the-forest", "With the track laid, as a first match")),
         Text(TW_TEXT("rise-of-the-forest", "The first seat is Lightborn and places the last tower.")), 2,
         2}};

    sheet.options = {sides, alone, lone, asks, teams, hands, start};
    return sheet;
}

State ForestGame::setUp(const Setup& setup) const
{
    checkSetup(m_sheet, setup);
    State state;
    Random lots(setup.seed, "lots");
    for (int i = 0; i < setup.seats; ++i)
        state.players.push_back({});
    if (setup.seats == 2) {
        state.players[0].side = sideByLot(chosen(m_sheet, setup, "sides"), lots);
        state.players[1].side = otherSide(state.players[0].side);
    } else if (setup.seats == 3) {
        const Side alone = sideByLot(chosen(m_sheet, setup, "alone"), lots);
        const Seat asking = seatThatAsks(m_sheet, setup);
        const std::size_t lone = asking.isPlayer() ? static_cast<std::size_t>(asking.index) : lots.below(3);
        for (std::size_t i = 0; i < state.players.size(); ++i)
            state.players[i].side = i == lone ? alone : otherSide(alone);
    } else {
        const std::string teams = chosen(m_sheet, setup, "teams");
        const Side first = teams == kLot ? sideByLot(kLot, lots) : Side::shadowborn;
        for (std::size_t i = 0; i < state.players.size(); ++i)
            state.players[i].side = i % 2 == 0 ? first : otherSide(first);
        if (teams == kChosen)
            state.step = Step::naming;
    }
    state.areHandsShared = chosen(m_sheet, setup, "hands") == kShared;

    state.dice = Random(setup.seed, "dice");
    state.tileStream = Random(setup.seed, "tiles");
    state.shadowDeck = Random(setup.seed, "shadowborn");
    state.lightDeck = Random(setup.seed, "lightborn");
    state.team(Side::shadowborn).deck = deckOf(m_content, Side::shadowborn, state.shadowDeck);
    state.team(Side::lightborn).deck = deckOf(m_content, Side::lightborn, state.lightDeck);

    for (int i = 0; i < m_content.straights; ++i)
        state.tilePile.push_back(Road::straight);
    for (int i = 0; i < m_content.corners; ++i)
        state.tilePile.push_back(Road::corner);
    state.tileStream.shuffle(state.tilePile);
    for (const std::uint8_t pips : m_content.pips)
        state.towerPile.push_back(pips);
    Random(setup.seed, "towers").shuffle(state.towerPile);
    const Road first = state.tilePile.back();
    state.tilePile.pop_back();
    const std::uint32_t ways = first == Road::straight ? 2 : kTurns;
    state.track.begin(first, static_cast<std::uint8_t>(lots.below(ways)));
    if (chosen(m_sheet, setup, "start") == kGuided)
        beginGuided(m_content, state);
    return state;
}

} // namespace tablewood::rise_of_the_forest
