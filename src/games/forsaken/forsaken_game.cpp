#include "games/forsaken/forsaken_game.h"

#include "games/forsaken/course.h"
#include "kernel/fault.h"

#include <algorithm>

namespace tablewood::forsaken {

namespace {

constexpr const char* kStandard = "standard";
constexpr const char* kOn = "on";
constexpr const char* kByHand = "hand";
constexpr const char* kSuggested = "suggested";
constexpr const char* kAloud = "aloud";

std::string keyOf(Role role) { return std::string(enumNames(Role{})[static_cast<std::size_t>(role)]); }

/// Reasons for the special roles that were suggested.
Text whySuggested(const Cast& cast)
{
    const auto hasAny = [&](std::initializer_list<Role> roles) {
        return std::ranges::any_of(roles, [&](Role role) { return countOf(cast, role) > 0; });
    };
    const bool helpsVillagers = hasAny({Role::oracle, Role::navigator, Role::priest, Role::blessed});
    const bool helpsForsaken = hasAny({Role::silencer, Role::shrouded, Role::coward, Role::cursed});
    if (helpsVillagers && helpsForsaken)
        return Text(
            TW_TEXT("forsaken", "Suggested: special roles on both sides, so that neither is favoured"));
    return helpsVillagers
               ? Text(TW_TEXT(
                     "forsaken",
                     "Suggested: special roles for the Villagers alone, the weaker side without them"))
               : Text(TW_TEXT(
                     "forsaken",
                     "Suggested: special roles for the Forsaken alone, the weaker side without them"));
}

/// Why neither side is favoured, by whom the weights favour: the rulebook's table goes before them.
Text whyEven(Advantage byWeights)
{
    switch (byWeights) {
    case Advantage::villagers:
        return Text(TW_TEXT("forsaken",
                            "Both sides are as strong: the rulebook’s table says so, although the "
                            "weights favour the Villagers"));
    case Advantage::forsaken:
        return Text(TW_TEXT("forsaken",
                            "Both sides are as strong: the rulebook’s table says so, although the "
                            "weights favour the Forsaken"));
    case Advantage::even:
        break;
    }
    return Text(
        TW_TEXT("forsaken", "Both sides are as strong: the Forsaken know each other, and count double"));
}

} // namespace

ForsakenGame::ForsakenGame(Content content)
    : m_content(std::move(content)), m_sheet(makeSheet()), m_faces(makeFaces())
{
    m_sheet.guide = makeGuide();
}

GameSheet ForsakenGame::makeSheet() const
{
    GameSheet sheet;
    sheet.id = "forsaken";
    sheet.name = Text(TW_TEXT("forsaken", "Forsaken Forest"));
    sheet.line = Text(TW_TEXT("forsaken", "Find the way home, and who among you must not."));
    sheet.minSeats = kMinPlayers;
    sheet.maxSeats = kMaxPlayers;
    sheet.minutes = 90;
    sheet.emblem = "eye";
    sheet.palette = "night";
    sheet.hasPrivateViews = true;

    OptionSpec forsaken{"forsaken", "mask", Text(TW_TEXT("forsaken", "Forsaken")), {}, kStandard, false};
    forsaken.choices.push_back({kStandard, Text(TW_TEXT("forsaken", "As the table says")), {}});
    for (int count = 1; 2 * count < kMaxPlayers; ++count)
        forsaken.choices.push_back(
            {std::to_string(count), Text(TW_TEXT("forsaken", "%1"), count), {}, 2 * count + 1, kMaxPlayers});
    sheet.options.push_back(std::move(forsaken));
    OptionSpec roles{"roles", "people", Text(TW_TEXT("forsaken", "Special roles")), {}, kByHand, false};
    roles.choices.push_back({kByHand, Text(TW_TEXT("forsaken", "As chosen below")), {}});
    roles.choices.push_back({kSuggested, Text(TW_TEXT("forsaken", "Suggested")),
                             Text(TW_TEXT("forsaken", "Roles that favour neither side more."))});
    sheet.options.push_back(std::move(roles));
    for (const RoleSheet& role : m_content.roles) {
        if (!isSpecial(role.role))
            continue;
        OptionSpec option{keyOf(role.role), "mask", role.name, {}, "off", false};
        option.choices.push_back({"off", Text(TW_TEXT("forsaken", "Without")), {}});
        option.choices.push_back({kOn, Text(TW_TEXT("forsaken", "With")), role.text});
        option.onlyWhile = OptionNeed{"roles", kByHand};
        sheet.options.push_back(std::move(option));
    }
    OptionSpec discovery{"discovery", "eye", Text(TW_TEXT("forsaken", "Discovery cards")), {}, "all", false};
    discovery.choices.push_back({"all", Text(TW_TEXT("forsaken", "All")), {}});
    discovery.choices.push_back({"half", Text(TW_TEXT("forsaken", "Half of each")),
                                 Text(TW_TEXT("forsaken", "Harder for the Villagers."))});
    sheet.options.push_back(std::move(discovery));

    OptionSpec fugue{"fugue", "step", Text(TW_TEXT("forsaken", "First Paths")), {}, "anywhere", false};
    fugue.choices.push_back({"anywhere", Text(TW_TEXT("forsaken", "Anywhere")), {}});
    fugue.choices.push_back({"inland", Text(TW_TEXT("forsaken", "Not on Destinations or Sites")),
                             Text(TW_TEXT("forsaken", "Only with many players can they be reached."))});
    sheet.options.push_back(std::move(fugue));
    OptionSpec clock{"clock", "hour", Text(TW_TEXT("forsaken", "Turn clock")), {}, "off", false};
    clock.choices.push_back({"off", Text(TW_TEXT("forsaken", "Without")), {}});
    for (const int seconds : {60, 120, 180})
        clock.choices.push_back(
            {std::to_string(seconds), Text(TW_TEXT("forsaken", "%1 seconds"), seconds),
             Text(TW_TEXT("forsaken", "When they are over a Wander that is due goes somewhere by lot."))});
    sheet.options.push_back(std::move(clock));
    OptionSpec death{"death", "ghost", Text(TW_TEXT("forsaken", "A death waits")), {}, "all", false};
    death.choices.push_back({"all", Text(TW_TEXT("forsaken", "For everybody")),
                             Text(TW_TEXT("forsaken", "Until each who is asked has passed."))});
    death.choices.push_back({"minute", Text(TW_TEXT("forsaken", "A minute for who is away")),
                             Text(TW_TEXT("forsaken", "Who is away by then has passed."))});
    sheet.options.push_back(std::move(death));
    OptionSpec night{"night", "moon", Text(TW_TEXT("forsaken", "Nights")), {}, kAloud, false};
    night.choices.push_back({kAloud, Text(TW_TEXT("forsaken", "Called aloud")),
                             Text(TW_TEXT("forsaken", "A voice calls each Role, and has the time for it."))});
    night.choices.push_back({"brief", Text(TW_TEXT("forsaken", "By the screens alone")),
                             Text(TW_TEXT("forsaken", "Half as long. Nothing is said."))});
    sheet.options.push_back(std::move(night));
    return sheet;
}

Cast ForsakenGame::castOf(const Setup& setup) const
{
    checkSetup(m_sheet, setup);
    const std::string forsaken = chosen(m_sheet, setup, "forsaken");
    const int count =
        forsaken == kStandard ? m_content.standardFor(setup.seats).forsaken : std::stoi(forsaken);
    std::vector<Role> specials;
    if (chosen(m_sheet, setup, "roles") == kSuggested)
        specials = suggestedRoles(m_content, setup.seats, count);
    else
        for (const RoleSheet& role : m_content.roles)
            if (isSpecial(role.role) && chosen(m_sheet, setup, keyOf(role.role)) == kOn)
                specials.push_back(role.role);
    const Cast cast = forsaken::castOf(setup.seats, count, specials);
    if (auto why = refuseCast(m_content, cast))
        throw Fault("options", *std::move(why), TW_TEXT("forsaken", "Choose other roles"));
    return cast;
}

std::vector<Text> ForsakenGame::remarks(const Setup& setup) const
{
    const Cast cast = castOf(setup);
    const Balance balance = balanceOf(m_content, cast);
    const auto weight = [](int halves) {
        return halves % 2 == 0 ? Text(TW_TEXT("forsaken", "%1"), halves / 2)
                               : Text(TW_TEXT("forsaken", "%1.5"), halves / 2);
    };
    std::vector<Text> remarks;
    remarks.push_back(
        Text(TW_TEXT("forsaken", "%1 players, %2 of them Forsaken"), setup.seats, forsakenOf(cast)));
    remarks.push_back(Text(TW_TEXT("forsaken", "The Villagers weigh %1, the Forsaken %2"),
                           weight(balance.villagers), weight(balance.forsaken)));
    switch (advantageOf(m_content, cast)) {
    case Advantage::villagers:
        remarks.push_back(Text(TW_TEXT("forsaken", "The Villagers are favoured")));
        break;
    case Advantage::even:
        remarks.push_back(whyEven(balance.advantage));
        break;
    case Advantage::forsaken:
        remarks.push_back(Text(TW_TEXT("forsaken", "The Forsaken are favoured")));
        break;
    }
    if (!balance.isWithinRange)
        remarks.push_back(
            balance.advantage == Advantage::villagers
                ? Text(
                      TW_TEXT("forsaken",
                              "Beware: the Villagers weigh more than 3 for 1 of the Forsaken. The rules want "
                              "1.5 to 3: take more Forsaken, or roles that weigh for them"))
                : Text(TW_TEXT(
                      "forsaken",
                      "Beware: the Villagers weigh less than 1.5 for 1 of the Forsaken. The rules want "
                      "1.5 to 3: take fewer Forsaken, or special roles for the Villagers")));
    if (chosen(m_sheet, setup, "roles") == kSuggested)
        remarks.push_back(whySuggested(cast));
    remarks.push_back(Text(TW_TEXT("forsaken", "In play: %1"), listOf(m_content, cast)));
    return remarks;
}

State ForsakenGame::setUp(const Setup& setup) const
{
    State state;
    state.cast = castOf(setup);
    state.terms.sparesLandmarks = chosen(m_sheet, setup, "fugue") == "inland";
    state.terms.hasDeathClock = chosen(m_sheet, setup, "death") == "minute";
    state.terms.isCalledAloud = chosen(m_sheet, setup, "night") == kAloud;
    if (const std::string clock = chosen(m_sheet, setup, "clock"); clock != "off")
        state.terms.turnSeconds = static_cast<std::int16_t>(std::stoi(clock));
    for (std::size_t i = 0; i < kPurposes.size(); ++i)
        state.streams[i] = Random(setup.seed, kPurposes[i]);

    const bool isThin = chosen(m_sheet, setup, "discovery") == "half";
    for (std::size_t i = 0; i < m_content.cards.size(); ++i) {
        const Card& card = m_content.cards[i];
        const int copies = isThin && card.type == CardType::discovery ? card.copies / 2 : card.copies;
        for (int copy = 0; copy < copies; ++copy) {
            const auto id = static_cast<CardId>(i);
            if (card.deck() == Deck::travelers)
                state.deck.push_back(id);
            else if (card.deck() == Deck::forest)
                state.forestDeck.push_back(id);
            else
                state.artifactDeck.push_back(id);
        }
    }
    state.chance(Chance::travelers).shuffle(state.deck);
    state.chance(Chance::forest).shuffle(state.forestDeck);
    state.chance(Chance::artifacts).shuffle(state.artifactDeck);

    std::vector<Role> roles;
    for (const RoleSheet& sheet : m_content.roles)
        roles.insert(roles.end(), static_cast<std::size_t>(countOf(state.cast, sheet.role)), sheet.role);
    state.chance(Chance::roles).shuffle(roles);
    for (const Role role : roles) {
        Traveler traveler;
        traveler.role = traveler.shown = role;
        for (int i = 0; i < kFirstHand; ++i) {
            traveler.hand.add(state.deck.back());
            state.deck.pop_back();
        }
        state.travelers.push_back(traveler);
    }
    state.living = Seats::firstOf(setup.seats);
    Log log = Log::unread();
    Course(m_content, state, log).begin();
    return state;
}

Seats ForsakenGame::toAct(const State& state) const { return Rules(m_content, state).toAct(); }

Seats ForsakenGame::awaited(const State& state) const { return Rules(m_content, state).awaited(); }

void ForsakenGame::legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
{
    Rules(m_content, state).legalMoves(seat, moves);
}

void ForsakenGame::everyMove(const State& state, std::vector<Move>& moves) const
{
    Rules(m_content, state).everyMove(moves);
}

std::optional<Refusal> ForsakenGame::apply(State& state, Seat seat, const Move& move, Log& log) const
{
    if (auto refusal = Rules(m_content, state).refusalOf(seat, move))
        return refusal;
    Course(m_content, state, log).carryOut(seat, move);
    return std::nullopt;
}

std::optional<Timer> ForsakenGame::timer(const State& state) const { return Rules(m_content, state).timer(); }

std::optional<Move> ForsakenGame::lapsed(const State& state, Seat seat) const
{
    return Rules(m_content, state).hasLapsed(seat) ? std::optional<Move>(Pass()) : std::nullopt;
}

bool ForsakenGame::isRace(const State& state, const Move& move) const
{
    return Rules(m_content, state).isRace(move);
}

std::optional<Outcome> ForsakenGame::outcome(const State& state) const
{
    if (!state.ending)
        return std::nullopt;
    const bool isVillagers = *state.ending == Ending::village || *state.ending == Ending::forsakenDead;
    Seats winners;
    for (const Seat seat : Seats::firstOf(state.seats()))
        if ((teamOf(state.of(seat).role) == Team::villagers) == isVillagers)
            winners.add(seat);
    switch (*state.ending) {
    case Ending::village:
        return Outcome{winners, Text(TW_TEXT("forsaken", "The Villagers win: they found the Village."))};
    case Ending::voidPrison:
        return Outcome{winners,
                       Text(TW_TEXT("forsaken", "The Forsaken win: they led everybody to the Void."))};
    case Ending::forsakenDead:
        return Outcome{winners, Text(TW_TEXT("forsaken", "The Villagers win: no Forsaken is left."))};
    case Ending::outnumbered:
        break;
    }
    return Outcome{winners,
                   Text(TW_TEXT("forsaken", "The Forsaken win: they are at least as many as the others."))};
}

} // namespace tablewood::forsaken
