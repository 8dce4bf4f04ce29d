#include "games/forsaken/view_ids.h"
#include "games/forsaken/view_parts.h"

/// The calm screen in the dark, the same for everybody, alive or dead, called or not. Only its words differ,
/// and what lies on the turned card.
namespace tablewood::forsaken {

namespace {

/// Tells the called what to do.
Text askedOf(Call call)
{
    switch (call) {
    case Call::shroudedSwaps:
        return Text(TW_TEXT("forsaken", "Shrouded, your Role card is exchanged."));
    case Call::forsakenPlace:
        return Text(TW_TEXT("forsaken", "Forsaken, where do the Destinations lie?"));
    case Call::cowardLooks:
        return Text(TW_TEXT("forsaken", "Coward, these are the Forsaken."));
    case Call::navigatorSeeks:
        return Text(TW_TEXT("forsaken", "Navigator, which Destination will you peek at?"));
    case Call::cursedSwaps:
        return Text(TW_TEXT("forsaken", "Cursed, your Role card is exchanged."));
    case Call::oracleReads:
        return Text(TW_TEXT("forsaken", "Oracle, whose Role will you peek at?"));
    case Call::priestShelters:
        return Text(TW_TEXT("forsaken", "Priest, whom will you shelter?"));
    case Call::forsakenSacrifice:
        return Text(TW_TEXT("forsaken", "Forsaken, who is sacrificed?"));
    case Call::silencerEntangles:
        return Text(TW_TEXT("forsaken", "Silencer, whom will you entangle?"));
    }
    return {};
}

/// Tells everybody else something to do, so that every hand moves.
Text askedOfOthers(Call call)
{
    if (choosesPlayer(call))
        return Text(TW_TEXT("forsaken", "The forest sleeps. Press any traveler."));
    if (choosesPlace(call))
        return Text(TW_TEXT("forsaken", "The forest sleeps. Press any Destination."));
    if (call == Call::forsakenPlace)
        return Text(TW_TEXT("forsaken", "The forest sleeps. Put the Destinations anywhere."));
    // As long as what the called are told meanwhile, so that no screen is brighter than the others.
    return Text(TW_TEXT("forsaken", "The forest sleeps. Nothing is chosen now."));
}

} // namespace

bool ViewParts::isCalled(Seat seat) const
{
    if (!m_state.living.has(seat))
        return false;
    const Role role = m_state.of(seat).role;
    const auto holder = holderOf(m_state.call);
    return holder ? role == *holder : isForsaken(role);
}

Text ViewParts::nightLine() const
{
    switch (m_state.stage) {
    case NightStage::sleeping:
        return Text(TW_TEXT("forsaken", "Night falls."));
    case NightStage::calling:
    case NightStage::choosing:
        return isToldAsCalled() ? askedOf(m_state.call) : askedOfOthers(m_state.call);
    case NightStage::looking:
        return Text(TW_TEXT("forsaken", "The card is turned."));
    case NightStage::closing:
        return Text(TW_TEXT("forsaken", "The forest sleeps."));
    case NightStage::waking:
        break;
    }
    return Text(TW_TEXT("forsaken", "Day breaks."));
}

/// How the Destinations are put down, for the called and for all others.
Text ViewParts::howToPlace()
{
    return Text(
        TW_TEXT("forsaken",
                "Until the time is over, press one that lies, then where it goes, or again to take it up."));
}

/// How long one may change one's mind.
Text ViewParts::howToChoose() const
{
    return hasLook(m_state.call)
               ? Text(
                     TW_TEXT("forsaken", "You can change it as often as you like, until the card is turned."))
               : Text(TW_TEXT("forsaken", "You can change it as often as you like, until the time is over."));
}

/// Tells the called what they learn in a step.
Text ViewParts::whatOneLearns() const
{
    if (!isPlayer() && m_state.call == Call::forsakenPlace)
        return Text(TW_TEXT("forsaken", "%1 %2"),
                    Text(TW_TEXT("forsaken", "Look who wakes with you, and put all eight down together.")),
                    howToPlace());
    if (!isPlayer() && m_state.call == Call::cowardLooks)
        return Text(TW_TEXT("forsaken", "Look who raises a hand."));
    Seats forsaken;
    for (const Seat seat : Seats::firstOf(m_state.seats()))
        if (!m_viewer.is(seat) && isForsaken(m_state.of(seat).role))
            forsaken.add(seat);
    switch (m_state.call) {
    case Call::shroudedSwaps:
        return Text(TW_TEXT("forsaken", "Before you lies a Commonfolk’s now."));
    case Call::cursedSwaps:
        return Text(TW_TEXT("forsaken", "Before you lies a Forsaken’s now."));
    case Call::cowardLooks:
        return Text(TW_TEXT("forsaken", "%1"), listOf(forsaken));
    case Call::forsakenPlace:
        return Text(TW_TEXT("forsaken", "%1 %2"),
                    forsaken.isEmpty() ? Text(TW_TEXT("forsaken", "You wake alone."))
                                       : Text(TW_TEXT("forsaken", "With you wakes %1."), listOf(forsaken)),
                    howToPlace());
    default:
        return {};
    }
}

Text ViewParts::nightDetail() const
{
    switch (m_state.stage) {
    case NightStage::sleeping:
        return Text(TW_TEXT(
            "forsaken",
            "In each step everybody with a screen of their own chooses, so that nobody sees who is called: "
            "only what the called choose counts. Around one screen, close your eyes until a voice calls "
            "you."));
    case NightStage::looking:
        return Text(TW_TEXT("forsaken", "In a moment every screen is dark again."));
    case NightStage::closing:
        return Text(TW_TEXT("forsaken", "Wait until the next are called."));
    case NightStage::waking:
        return Text(TW_TEXT("forsaken", "Everybody wakes up."));
    case NightStage::calling:
    case NightStage::choosing:
        break;
    }
    const bool isPlacing = m_state.call == Call::forsakenPlace;
    if (isToldAsCalled() && (isPlacing || !hasChoice(m_state.call)))
        return whatOneLearns();
    if (!hasChoice(m_state.call))
        return Text(TW_TEXT("forsaken", "Wait until the next are called."));
    const Text how = isPlacing ? howToPlace() : howToChoose();
    return isToldAsCalled()
               ? how
               : Text(TW_TEXT("forsaken", "%1 %2"), Text(TW_TEXT("forsaken", "It means nothing.")), how);
}

void ViewParts::addNightButton(Scene& scene, NightSpot& spot, const char* icon, const Move& move) const
{
    if (!isPlayer() || !m_state.living.has(m_viewer.seat))
        return;
    Button one = button(spot.button, ButtonRole::prompt, icon, spot.name);
    one.reason = whyOf(m_rules.refusalOf(m_viewer.seat, move));
    scene.buttons.push_back(std::move(one));
}

void ViewParts::addNightSeats(Scene& scene, NightScreen& night) const
{
    const bool isPointing = choosesPlayer(m_state.call) && m_state.stage != NightStage::sleeping &&
                            m_state.stage != NightStage::waking;
    for (const Seat seat : Seats::firstOf(m_state.seats())) {
        NightSpot& spot = night.spots.emplace_back();
        spot.seat = seat;
        spot.name = Text(TW_TEXT("forsaken", "%1"), seat);
        if (!isPointing || !m_state.living.has(seat))
            continue;
        spot.isChosen = isPlayer() && m_knows.self().choice == seat.index;
        for (const Seat other : m_state.living)
            if (!m_viewer.is(other) && m_knows.sharesNightWith(other) &&
                m_state.of(other).choice == seat.index)
                spot.others.add(other);
        if (isPlayer() && m_state.living.has(m_viewer.seat))
            spot.button = seatButton(seat);
        addNightButton(scene, spot, "person", Point{static_cast<std::int8_t>(seat.index + 1)});
    }
}

void ViewParts::addNightPlaces(Scene& scene, NightScreen& night) const
{
    for (std::size_t place = 0; place < kLandmarks; ++place) {
        const bool isPlacing = m_state.call == Call::forsakenPlace;
        NightSpot& spot = night.spots.emplace_back();
        spot.name = Text(TW_TEXT("forsaken", "%1"), kDestinations[place]);
        if (isPlayer() && isPlacing && m_knows.self().draft[place] != Landmark::none)
            spot.face = faceOf(m_knows.self().draft[place]);
        spot.isChosen = isPlayer() && !isPlacing && m_knows.self().choice == static_cast<int>(place);
        if (isPlayer() && m_state.living.has(m_viewer.seat))
            spot.button = placeButton(place);
        addNightButton(scene, spot, "eye", pressOn(place));
    }
}

/// The move that a first press on a place would be. Its refusal says why nothing comes of it.
Move ViewParts::pressOn(std::size_t place) const
{
    const auto number = static_cast<std::int8_t>(place + 1);
    if (m_state.call != Call::forsakenPlace)
        return Seek{number};
    const Layout draft = isPlayer() ? m_knows.self().draft : Layout{};
    if (draft[place] != Landmark::none)
        return Lift{draft[place], number};
    return Place{unplaced(draft)[0], number};
}

/// The face of the turned card, for the player it is turned for. All others see its back.
std::string ViewParts::nightCard() const
{
    if (!m_state.isLooking() || !isCalled() || m_knows.self().choice < 0)
        return {};
    const auto chosen = static_cast<std::size_t>(m_knows.self().choice);
    if (m_state.call == Call::oracleReads)
        return faceOf(m_state.of(Seat{m_knows.self().choice}).shown);
    return m_state.call == Call::navigatorSeeks ? faceOf(m_state.layout[chosen]) : std::string();
}

/// Where the night is in the script that has its words.
void ViewParts::nameCall(NightScreen& night) const
{
    night.script = m_state.nights == 1 ? "forsaken-night-one" : "forsaken-night-two";
    night.hook = std::string(enumNames(Call{})[static_cast<std::size_t>(m_state.call)]);
    night.part = NightPart::opening;
    switch (m_state.stage) {
    case NightStage::sleeping:
        night.hook = "sleep";
        break;
    case NightStage::waking:
        night.hook = "wake";
        break;
    case NightStage::calling:
        break;
    case NightStage::choosing:
    case NightStage::looking:
        night.part = NightPart::acting;
        break;
    case NightStage::closing:
        night.part = NightPart::closing;
        break;
    }
}

void ViewParts::askAtNight(Scene& scene) const
{
    scene.prompt = {"moon", nightLine(), nightDetail(), {}};
    NightScreen night;
    night.title = momentText();
    nameCall(night);
    const bool isStep = m_state.stage != NightStage::sleeping && m_state.stage != NightStage::waking;
    night.isCalled = isStep && isCalled();
    if (isStep && (choosesPlace(m_state.call) || m_state.call == Call::forsakenPlace))
        addNightPlaces(scene, night);
    else
        addNightSeats(scene, night);
    // For bots: persons who leave their choice as it is need not say so.
    if (isPlayer() && m_state.living.has(m_viewer.seat) && isStep && hasChoice(m_state.call))
        addVeiledPass(scene);
    night.card = nightCard();
    night.isTurned = m_state.isLooking();
    scene.night = std::move(night);
}

} // namespace tablewood::forsaken
