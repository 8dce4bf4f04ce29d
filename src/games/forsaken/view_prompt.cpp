#include "games/forsaken/spotlights.h"
#include "games/forsaken/view_ids.h"
#include "games/forsaken/view_parts.h"

#include <algorithm>

/// The viewer's prompt and its buttons.
namespace tablewood::forsaken {

namespace {

/// It does not tell who else has passed.
constexpr TextKey kYouPassed =
    TW_TEXT("forsaken", "You answer nothing. It goes on once everybody who is asked has answered or passed.");
constexpr TextKey kWantsToPlay = TW_TEXT("forsaken", "I want to play a card");

} // namespace

void ViewParts::wait(Scene& scene, Text title, Text body) const
{
    scene.prompt = {"hour", std::move(title), std::move(body), {}};
}

void ViewParts::addPromptAndButtons(Scene& scene) const
{
    if (m_state.ending) {
        scene.prompt = {"star", scene.turn, scene.outcome.value_or(Outcome{}).reason, {}};
    } else if (m_state.step == Step::night && m_state.matters.empty()) {
        askAtNight(scene);
    } else if (const Matter* matter = top()) {
        askInMatter(scene, *matter);
    } else {
        askInTurn(scene);
    }
    addLot(scene);
    addStandingPass(scene);
}

void ViewParts::addLot(Scene& scene) const
{
    if (m_state.ending || m_state.step == Step::night || !isPlayer())
        return;
    // At the dawn that tells it the Entangled may still save somebody.
    const bool isTied = m_state.isEntangled(m_viewer.seat) && m_state.step != Step::dawn;
    const Text standing = !m_state.living.has(m_viewer.seat) ? whatSpiritsDo()
                          : isTied                           ? whatEntangledDo()
                                                             : Text();
    if (!standing.isEmpty())
        scene.prompt.body = Text(TW_TEXT("forsaken", "%1 %2"), std::move(scene.prompt.body), standing);
}

void ViewParts::addStandingPass(Scene& scene) const
{
    const bool isDay = m_state.step != Step::roles && m_state.step != Step::dusk &&
                       m_state.step != Step::night && m_state.step != Step::dawn &&
                       m_state.step != Step::fugue;
    if (m_state.ending || !isDay || !isPlayer() || !m_state.living.has(m_viewer.seat))
        return;
    const Matter* matter = top();
    const bool isOther =
        !matter || matter->kind == MatterKind::closing ||
        (matter->kind == MatterKind::card && card(matter->card).type != CardType::navigation);
    Standing passing;
    passing.id = "pass-ways";
    passing.button = "pass";
    passing.label = Text(TW_TEXT("forsaken", "Pass until somebody navigates"));
    passing.hint = Text(TW_TEXT("forsaken", "You come in between with no Fast Action, and answer nothing but "
                                            "Navigation, Death’s Doorstep and votes"));
    passing.holds =
        isOther && m_state.claimant != m_viewer.seat &&
        std::ranges::any_of(scene.buttons, [](const Button& button) { return button.id == "pass"; });
    scene.standing.push_back(std::move(passing));
}

void ViewParts::addSilence(Scene& scene) const
{
    if (isPlayer() && !m_game.maySignal(m_state, m_viewer.seat))
        scene.silence = whatEntangledDo();
}

bool ViewParts::hasPassed() const
{
    return isPlayer() && !m_state.claimant.isPlayer() && m_state.window.passed.has(m_viewer.seat);
}

void ViewParts::addAnswers(Scene& scene, Text label) const
{
    Button respond = button("respond", ButtonRole::prompt, "hand", std::move(label));
    respond.hint = Text(TW_TEXT("forsaken", "The others wait until you have played a card"));
    if (m_state.claimant == m_viewer.seat) {
        scene.prompt.body = Text(TW_TEXT("forsaken", "Everybody waits for your card. Play it, or pass."));
        // It stays where it was, so that who presses its digit twice does not pass.
        respond.reason = scene.prompt.body;
    } else if (m_state.window.waitingFor().has(m_viewer.seat)) {
        respond.look = ButtonLook::veil;
        respond.reason = Text(kHasNoAnswer);
    } else {
        respond.reason = whyOf(m_rules.refusalOf(m_viewer.seat, Respond()));
    }
    scene.buttons.push_back(std::move(respond));
    Button pass = button("pass", ButtonRole::prompt, "check", Text(TW_TEXT("forsaken", "Pass")));
    pass.reason = whyOf(m_rules.refusalOf(m_viewer.seat, Pass()));
    scene.buttons.push_back(std::move(pass));
}

void ViewParts::addFastActions(Scene& scene) const
{
    Button fast = button("fast", ButtonRole::prompt, "bolt", Text(kWantsToPlay));
    fast.hint = Text(TW_TEXT("forsaken", "Shows which of your cards you can play now"));
    fast.reason = Text(TW_TEXT("forsaken", "You have no card that you can play now."));
    fast.look = ButtonLook::veil;
    scene.buttons.push_back(std::move(fast));
    addVeiledPass(scene);
}

void ViewParts::addVeiledPass(Scene& scene) const
{
    Button pass = button("pass", ButtonRole::prompt, "check", Text(TW_TEXT("forsaken", "Pass")));
    pass.look = ButtonLook::veiled;
    scene.buttons.push_back(std::move(pass));
}

void ViewParts::addForage(Scene& scene) const
{
    Button forage = button("forage", ButtonRole::action, "leaf", Text(TW_TEXT("forsaken", "Forage")));
    forage.hint = Text(TW_TEXT("forsaken", "Discard two Wanders and draw a card"));
    forage.reason = whyOf(m_rules.refusalOf(m_viewer.seat, Forage()));
    scene.buttons.push_back(std::move(forage));
}

Text ViewParts::playedBy(const Matter& matter) const
{
    const Text& name = card(matter.card).name;
    if (!matter.author.isPlayer())
        return Text(TW_TEXT("forsaken", "The Forest plays %1"), name);
    const auto mark = [&](std::size_t number) {
        return nameOf(m_game.content(), m_state, matter.marks[number]);
    };
    if (matter.marks.empty())
        return Text(TW_TEXT("forsaken", "%1 plays %2"), matter.author, name);
    if (matter.marks.size() == 1)
        return Text(TW_TEXT("forsaken", "%1 plays %2: %3"), matter.author, name, mark(0));
    return Text(TW_TEXT("forsaken", "%1 plays %2: %3, %4"), matter.author, name, mark(0), mark(1));
}

void ViewParts::askInMatter(Scene& scene, const Matter& matter) const
{
    if (matter.kind == MatterKind::hearing) {
        askInHearing(scene, matter);
        return;
    }
    if (matter.kind == MatterKind::card && !matter.awaited.isEmpty()) {
        askForChoice(scene, matter);
        return;
    }
    Text title = Text(TW_TEXT("forsaken", "The Forest’s turn ends"));
    if (matter.kind == MatterKind::dying && !matter.victims.empty())
        title = Text(TW_TEXT("forsaken", "%1 is on Death’s Doorstep"), matter.victims.front());
    else if (matter.kind == MatterKind::card)
        title = playedBy(matter);
    if (m_state.claimant.isPlayer() && m_state.claimant != m_viewer.seat) {
        wait(scene, std::move(title), Text(TW_TEXT("forsaken", "%1 wants to answer."), m_state.claimant));
        return;
    }
    if (!isAsked()) {
        wait(scene, std::move(title), Text(TW_TEXT("forsaken", "Some are asked whether they answer.")));
        return;
    }
    if (hasPassed()) {
        wait(scene, std::move(title), Text(kYouPassed));
        return;
    }
    if (matter.kind == MatterKind::closing) {
        scene.prompt = {
            "bolt", std::move(title), Text(TW_TEXT("forsaken", "Play a Fast Action, or pass.")), {}};
        addAnswers(scene, Text(kWantsToPlay));
        return;
    }
    scene.prompt = {
        "bolt",
        std::move(title),
        matter.kind == MatterKind::dying
            ? Text(TW_TEXT("forsaken", "Save them with a card that revives, or pass. It waits for each who "
                                       "is asked."))
            : Text(TW_TEXT("forsaken", "Answer with a card, or pass. Each answer starts the seconds anew.")),
        {}};
    if (matter.kind != MatterKind::dying)
        scene.prompt.about = WeightyEvent{"play", matter.author, Name(card(matter.card).key.letters())};
    else if (!matter.victims.empty())
        scene.prompt.about = WeightyEvent{"doorstep", matter.victims.front(), {}};
    addAnswers(scene, Text(TW_TEXT("forsaken", "I want to answer")));
}

void ViewParts::askForChoice(Scene& scene, const Matter& matter) const
{
    const Card& one = card(matter.card);
    if (!isPlayer() || !matter.awaited.has(m_viewer.seat)) {
        wait(scene, one.name, Text(TW_TEXT("forsaken", "Somebody chooses for %1."), one.name));
        return;
    }
    const Seat seat = m_viewer.seat;
    const Effect& effect = one.effects[static_cast<std::size_t>(matter.effect)];
    Text body;
    switch (effect.deed) {
    case Deed::doorstep:
        body = Text::counted(
            TW_TEXT_N("forsaken", "Pick %n card(s) of your hand to discard, or be on Death’s Doorstep."),
            effect.price - static_cast<int>(m_state.of(seat).picks.size()));
        break;
    case Deed::refresh:
        body = Text(TW_TEXT("forsaken", "Pick cards to discard and draw as many, or keep your hand."));
        break;
    case Deed::give:
    case Deed::trade:
        body = Text(TW_TEXT("forsaken", "Pick the card that you give away."));
        break;
    case Deed::peekForest:
        body = Text(TW_TEXT("forsaken", "Pick the cards in the order in which they come, the first on top."));
        break;
    case Deed::retrieve:
        body = Text(TW_TEXT("forsaken", "Choose a card of the discard."));
        break;
    default:
        body = Text(TW_TEXT("forsaken", "Pick a card of your hand to discard."));
        break;
    }
    scene.prompt = {"hand", one.name, std::move(body), {}};
    if (effect.deed == Deed::doorstep) {
        Button suffer = button("suffer", ButtonRole::prompt, "door",
                               Text(TW_TEXT("forsaken", "Pay nothing: Death’s Doorstep")));
        suffer.hint = Text(TW_TEXT("forsaken", "You keep your hand, and die unless somebody saves you with a "
                                               "card that revives"));
        suffer.reason = whyOf(m_rules.refusalOf(seat, Suffer()));
        scene.buttons.push_back(std::move(suffer));
    }
    if (effect.deed == Deed::refresh)
        scene.buttons.push_back(
            button("enough", ButtonRole::next, "check", Text(TW_TEXT("forsaken", "Discard no more"))));
    for (const Card& kind : m_game.content().cards)
        if (effect.deed == Deed::retrieve && !m_rules.refusalOf(seat, PickCard{kind.key}))
            scene.buttons.push_back(button(cardButton(kind), ButtonRole::prompt, "cards", kind.name));
}

void ViewParts::askInHearing(Scene& scene, const Matter& matter) const
{
    const Text title(TW_TEXT("forsaken", "%1 is on the Gallows"), matter.author);
    if (matter.stage == Stage::testimony) {
        if (!m_viewer.is(matter.author)) {
            wait(scene, Text(TW_TEXT("forsaken", "%1 speaks"), matter.author),
                 Text(TW_TEXT("forsaken", "Listen, and ask. Then all vote.")));
            return;
        }
        scene.prompt = {
            "speech", title, Text(TW_TEXT("forsaken", "Say why you should live. Then all vote.")), {}};
        scene.buttons.push_back(
            button("rest", ButtonRole::next, "check", Text(TW_TEXT("forsaken", "I have said everything"))));
        return;
    }
    if (!isPlayer() || !m_state.well().has(m_viewer.seat)) {
        wait(scene, title, Text(TW_TEXT("forsaken", "The living vote.")));
        return;
    }
    const bool isVoting = matter.stage == Stage::voting;
    const bool hasVoted = !matter.awaited.has(m_viewer.seat);
    Text body(TW_TEXT("forsaken", "Secret, until all thumbs are shown. Who does not vote counts as Up."));
    if (!isVoting)
        body = Text(TW_TEXT("forsaken", "The thumbs are shown in a moment."));
    else if (hasVoted)
        body = Text(TW_TEXT("forsaken",
                            "Your thumb lies face down, as everybody’s does. You can change it until "
                            "all thumbs are in."));
    scene.prompt = {"thumbU", Text(TW_TEXT("forsaken", "Up or Down?")), std::move(body), {}};
    for (const Thumb thumb : {Thumb::up, Thumb::down}) {
        const bool isUp = thumb == Thumb::up;
        Button one = button(isUp ? "thumb-up" : "thumb-down", ButtonRole::prompt, isUp ? "thumbU" : "thumbD",
                            isUp ? Text(TW_TEXT("forsaken", "Up")) : Text(TW_TEXT("forsaken", "Down")));
        one.hint = isUp ? Text(TW_TEXT("forsaken", "%1 lives on"), matter.author)
                        : Text(TW_TEXT("forsaken", "%1 to Death’s Doorstep"), matter.author);
        one.reason = whyOf(m_rules.refusalOf(m_viewer.seat, Vote{thumb}));
        // Which one is pressed tells the other people at the table nothing.
        if (isVoting)
            one.look = ButtonLook::discreet;
        scene.buttons.push_back(std::move(one));
    }
    // For bots: persons who leave their thumb as it is need not say so.
    addVeiledPass(scene);
}

void ViewParts::askBeforeNight(Scene& scene) const
{
    if (!isAsked()) {
        wait(scene, scene.turn, Text(TW_TEXT("forsaken", "Night falls once all know their Role.")));
        return;
    }
    scene.prompt = {"mask",
                    scene.turn,
                    Text(TW_TEXT("forsaken", "Read the Role card before you so that nobody else sees it. "
                                             "Night falls once all know theirs.")),
                    {}};
    scene.identity = roleZone(m_viewer.seat);
    scene.buttons.push_back(
        button("ready", ButtonRole::next, "check", Text(TW_TEXT("forsaken", "I know my Role"))));
}

void ViewParts::askAtDusk(Scene& scene) const
{
    scene.prompt = {
        "moon", scene.turn,
        Text(TW_TEXT("forsaken", "Close your eyes. The Night begins when all who live are here, or as "
                                 "soon as more than half of them want it to.")),
        Text(TW_TEXT("forsaken", "Close your eyes."))};
    if (isAsked())
        scene.buttons.push_back(
            button("ready", ButtonRole::next, "moon", Text(TW_TEXT("forsaken", "Begin the Night"))));
}

void ViewParts::askInTurn(Scene& scene) const
{
    if (m_state.step == Step::dusk) {
        askAtDusk(scene);
        return;
    }
    if (m_state.step == Step::roles) {
        askBeforeNight(scene);
        return;
    }
    if (m_state.step == Step::fugue) {
        if (m_viewer.is(m_state.active))
            scene.prompt = {
                "step",
                scene.turn,
                Text(TW_TEXT("forsaken", "Forge a Path beside the fire or a Path, without a card.")),
                {}};
        else
            wait(scene, scene.turn, Text(TW_TEXT("forsaken", "Each player forges one Path.")));
        return;
    }
    if (m_viewer.is(m_state.active) && m_state.step != Step::fast) {
        askWhoseTurnItIs(scene);
        return;
    }
    if (!isAsked()) {
        wait(scene, scene.turn,
             m_state.step == Step::fast
                 ? Text(TW_TEXT("forsaken", "The turn ends: some may still play a Fast Action."))
                 : Text(TW_TEXT("forsaken", "The table waits for %1."), m_state.active));
        return;
    }
    if (hasPassed()) {
        wait(scene, scene.turn,
             m_state.step == Step::fast
                 ? Text(kYouPassed)
                 : Text(TW_TEXT("forsaken", "You passed. The table waits for %1."), m_state.active));
        return;
    }
    if (m_state.step != Step::fast) {
        scene.prompt = {
            "bolt", scene.turn, Text(TW_TEXT("forsaken", "You may come in between with a Fast Action.")), {}};
        addFastActions(scene);
        return;
    }
    if (m_state.window.asked.has(m_viewer.seat)) {
        scene.prompt = {
            "bolt", scene.turn, Text(TW_TEXT("forsaken", "The turn ends. Play a Fast Action, or pass.")), {}};
        addAnswers(scene, Text(kWantsToPlay));
    } else {
        wait(scene, scene.turn,
             Text(TW_TEXT("forsaken",
                          "The turn ends: some may still play a Fast Action, and you may still forage.")));
        addVeiledPass(scene);
    }
    if (m_viewer.is(m_state.active))
        addForage(scene);
}

void ViewParts::askWhoseTurnItIs(Scene& scene) const
{
    const Seat seat = m_viewer.seat;
    if (m_state.step == Step::draw) {
        scene.prompt = {"cards", scene.turn, Text(TW_TEXT("forsaken", "Draw a card.")), {}};
        // Gold whatever else can be done: a hand does not show through it.
        Button draw = button("draw", ButtonRole::next, "cards", Text(TW_TEXT("forsaken", "Draw")));
        draw.look = ButtonLook::discreet;
        scene.buttons.push_back(std::move(draw));
    } else if (m_state.step == Step::drawn) {
        wait(scene, scene.turn,
             Text(TW_TEXT("forsaken",
                          "You drew. For a moment the others may come first with a Fast Action.")));
    } else {
        scene.prompt = {
            "hand",
            scene.turn,
            m_state.isEntangled(seat) ? Text(TW_TEXT("forsaken", "End your Action Phase."))
            : m_state.acted.has(seat)
                ? Text(TW_TEXT("forsaken", "Your Action of this turn is used: end your Action Phase."))
            : m_rules.mustWander(seat)
                ? Text(TW_TEXT("forsaken", "Play a card. Who plays nothing and has a Wander must Wander."))
                : Text(TW_TEXT("forsaken", "Play a card, or end your Action Phase.")),
            {}};
        Button end =
            button("end", ButtonRole::next, "turnOn", Text(TW_TEXT("forsaken", "End the Action Phase")));
        end.hint = Text(TW_TEXT("forsaken", "Your turn ends once the others have had their Fast Actions"));
        end.reason = whyOf(m_rules.refusalOf(seat, EndAction()));
        scene.buttons.push_back(std::move(end));
    }
    addForage(scene);
}

} // namespace tablewood::forsaken
