#pragma once

#include "kernel/company.h"
#include "kernel/gestures.h"
#include "kit/course.h"
#include "kit/difference.h"

#include <algorithm>

namespace tablewood::kit {

/// All that reaches one viewer's screen at one moment.
struct Screen
{
    Scene scene;
    std::vector<Offer> offers;
    Seats toAct;
    std::optional<Timer> timer;
    std::optional<Outcome> outcome;
    /// Of each seat, where the game says.
    std::vector<Seats> partners;
    friend bool operator==(const Screen&, const Screen&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("scene", self.scene);
        visit("offers", self.offers);
        visit("toAct", self.toAct);
        visit("timer", self.timer);
        visit("outcome", self.outcome);
        visit("partners", self.partners);
    }
};

/// The law of secrets: two states that differ only in what a viewer may not know give that viewer the same
/// output. Makes the second state with `sample`, compares everything the viewer gets, and plays both on until
/// something comes to light.
template <Game G>
class SecretsCheck
{
public:
    using State = typename G::State;
    using Move = typename G::Move;

    SecretsCheck(const G& game, const Course<G>& course, const CheckPlan& plan, Random& random,
                 Breaches& breaches)
        : m_game(&game), m_course(&course), m_plan(plan), m_random(&random), m_breaches(&breaches)
    {
    }

    void check(std::size_t position)
    {
        m_breaches->setPosition(position, m_course->lastMove(position));
        checkViewer(position, Viewer::publicView());
        for (const Seat seat : Seats::firstOf(m_course->setup.seats))
            checkViewer(position, seat);
    }

    /// Reports a `sample` that never changes what anybody sees in a game with private views, or that leaves a
    /// stream of chance as it is: then the check proved nothing.
    void checkThatSamplesDiffer()
    {
        constexpr int tries = 200;
        bool isViewRedrawn = !m_game->sheet().hasPrivateViews;
        std::vector<bool> areStreamsRedrawn(streamsOf(m_course->end).size());
        for (int i = 0; i < tries; ++i) {
            const State& state =
                m_course->at(m_random->below(static_cast<std::uint32_t>(m_course->positions())));
            const State other = m_game->sample(state, Viewer::publicView(), *m_random);
            for (const Seat seat : Seats::firstOf(m_course->setup.seats))
                isViewRedrawn = isViewRedrawn || m_game->view(state, seat) != m_game->view(other, seat);
            const std::vector<Random> before = streamsOf(state);
            const std::vector<Random> after = streamsOf(other);
            for (std::size_t stream = 0; stream < before.size(); ++stream)
                if (!(before[stream] == after[stream]))
                    areStreamsRedrawn[stream] = true;
            if (isViewRedrawn && !std::ranges::count(areStreamsRedrawn, false))
                return;
        }
        if (!isViewRedrawn)
            m_breaches->report("secrets",
                               "sample never draws anew what a seat sees, so that nothing was checked");
        if (std::ranges::count(areStreamsRedrawn, false) > 0)
            m_breaches->report("secrets", "sample never draws anew what a stream of chance will bring");
    }

private:
    using Told = std::vector<Event>;

    /// The streams of chance among the fields of a value, and of the records in them.
    struct StreamFinder
    {
        std::vector<Random> found;
        template <class T>
        void operator()(std::string_view, const T& field)
        {
            if constexpr (std::same_as<T, Random>)
                found.push_back(field);
            else if constexpr (Described<T>)
                T::describe(field, *this);
        }
    };
    static std::vector<Random> streamsOf(const State& state)
    {
        StreamFinder finder;
        finder("state", state);
        return finder.found;
    }

    Screen screenOf(const State& state, Viewer viewer) const
    {
        std::vector<Seats> partners;
        if constexpr (HasPartners<G>)
            for (const Seat seat : Seats::firstOf(m_course->setup.seats))
                partners.push_back(m_game->partners(state, seat));
        return {m_game->view(state, viewer), offersOf(*m_game, state, viewer.seat),
                m_game->toAct(state),        m_game->timer(state),
                m_game->outcome(state),      std::move(partners)};
    }

    static Told toldTo(const Log& log, Viewer viewer)
    {
        Told told;
        for (const LogEntry& entry : log.entries())
            if (entry.isFor(viewer))
                told.push_back(entry.event);
        return told;
    }

    void checkViewer(std::size_t position, Viewer viewer)
    {
        const State& start = m_course->at(position);
        const State other = m_game->sample(start, viewer, *m_random);
        const Screen before = screenOf(start, viewer);
        if (!isSame("screen", viewer, before, screenOf(other, viewer)))
            return;
        checkSamples(start, other, viewer);
        if (viewer == Viewer::publicView())
            checkStanding(start, other);
        if (viewer.seat.isPlayer()) {
            checkRefusals(start, other, viewer);
            checkExplanations(start, other, viewer, before.scene);
        }
        playOn(position, other, viewer);
    }

    /// Whether an answer is given by itself is seen by all: where a seat is asked it must not tell what is
    /// not. The two states look the same to the public.
    void checkStanding(const State& start, const State& other)
    {
        for (const Seat seat : Seats::firstOf(m_course->setup.seats)) {
            const std::vector<Standing> ours = askedStanding(start, seat);
            const std::vector<Standing> theirs = askedStanding(other, seat);
            for (const Standing& one : ours)
                if (isOffered(other, seat, one.button))
                    isSame("standing answer \"" + one.id + "\" of " + seatText(seat), Viewer::publicView(),
                           std::optional(one), named(theirs, one.id));
            for (const Standing& one : theirs)
                if (isOffered(start, seat, one.button) && !named(ours, one.id))
                    isSame("standing answer \"" + one.id + "\" of " + seatText(seat), Viewer::publicView(),
                           std::optional<Standing>(), std::optional(one));
        }
    }

    static std::optional<Standing> named(const std::vector<Standing>& all, const Name& id)
    {
        const auto found = std::ranges::find(all, id, &Standing::id);
        return found == all.end() ? std::nullopt : std::optional(*found);
    }

    bool isOffered(const State& state, Seat seat, const Name& button) const
    {
        const std::vector<Pick> press{Pick::ofButton(button)};
        const std::vector<Offer> offers = offersOf(*m_game, state, seat);
        return std::ranges::find(offers, press, &Offer::picks) != offers.end();
    }

    /// What may stand for a seat, of that the answers for which it is asked.
    std::vector<Standing> askedStanding(const State& state, Seat seat) const
    {
        std::vector<Standing> all = m_game->view(state, seat).standing;
        std::erase_if(all, [&](const Standing& one) { return !isOffered(state, seat, one.button); });
        return all;
    }

    /// A bot that thinks over samples must not learn from them what it may not know.
    void checkSamples(const State& start, const State& other, Viewer viewer)
    {
        Seed seed;
        for (std::uint32_t& word : seed.key)
            word = m_random->next();
        Random one(seed, "sample");
        Random two = one;
        isSame("sample", viewer, m_game->sample(start, viewer, one), m_game->sample(other, viewer, two));
    }

    void playOn(std::size_t position, State other, Viewer viewer)
    {
        const std::size_t end =
            std::min(position + static_cast<std::size_t>(m_plan.playOn), m_course->steps.size());
        for (std::size_t i = position; i < end; ++i) {
            const auto& step = m_course->steps[i];
            Log log;
            if (m_game->apply(other, step.seat, step.move, log))
                return;
            const std::string then = " " + std::to_string(i + 1 - position) + " moves on, after " +
                                     quoted(moveText(step.move)) + " of " + seatText(step.seat);
            if (step.log.hasRevealedTo(viewer) || log.hasRevealedTo(viewer)) {
                // Different things may come to light. The rule for taking back tells that something did.
                if (toldTo(step.log, viewer) == toldTo(log, viewer) &&
                    screenOf(m_course->at(i + 1), viewer) == screenOf(other, viewer))
                    isSame("rule for taking back" + then, viewer, step.log.hasRevealedTo(viewer),
                           log.hasRevealedTo(viewer));
                return;
            }
            if (!isSame("log" + then, viewer, toldTo(step.log, viewer), toldTo(log, viewer), kReveal) ||
                !isSame("screen" + then, viewer, screenOf(m_course->at(i + 1), viewer),
                        screenOf(other, viewer), kReveal))
                return;
        }
    }

    void checkRefusals(const State& start, const State& other, Viewer viewer)
    {
        std::vector<Move> every;
        m_game->everyMove(start, every);
        for (int i = 0; i < m_plan.refusals && !every.empty(); ++i) {
            const Move& move = every[m_random->below(static_cast<std::uint32_t>(every.size()))];
            isSame("answer to " + quoted(moveText(move)), viewer, answer(start, viewer.seat, move),
                   answer(other, viewer.seat, move));
        }
    }

    std::optional<Refusal> answer(State state, Seat seat, const Move& move) const
    {
        Log log = Log::unread();
        return m_game->apply(state, seat, move, log);
    }

    void checkExplanations(const State& start, const State& other, Viewer viewer, const Scene& scene)
    {
        const std::vector<Pick> picks = picksOf(scene);
        for (int i = 0; i < m_plan.gestures && !picks.empty(); ++i) {
            std::vector<Pick> gesture;
            for (std::uint32_t left = 1 + m_random->below(2); left > 0; --left) {
                gesture.push_back(picks[m_random->below(static_cast<std::uint32_t>(picks.size()))]);
                if (turns(scene, gesture.back().piece))
                    gesture.push_back(Pick::ofTurn({static_cast<std::uint8_t>(m_random->below(4)), false}));
            }
            isSame("explanation of a gesture", viewer, explainGesture(*m_game, start, viewer.seat, gesture),
                   explainGesture(*m_game, other, viewer.seat, gesture));
        }
    }

    /// Whether this is a piece that lies in some orientation once it is held.
    static bool turns(const Scene& scene, PieceId id)
    {
        const auto piece = std::ranges::find(scene.pieces, id, &Piece::id);
        return piece != scene.pieces.end() && piece->turning != Turning::none;
    }

    /// Everything in a scene that a hand could touch; of each board a few spaces.
    std::vector<Pick> picksOf(const Scene& scene)
    {
        constexpr int spacesOfBoard = 8;
        std::vector<Pick> picks;
        for (const Piece& piece : scene.pieces)
            picks.push_back(Pick::ofPiece(piece.id));
        for (const Button& button : scene.buttons)
            picks.push_back(Pick::ofButton(button.id));
        for (const Zone& zone : scene.zones) {
            picks.push_back(Pick::ofZone(zone.id));
            picks.push_back(Pick::ofGap(zone.id, 0));
            picks.push_back(Pick::ofGap(zone.id, zone.count));
        }
        for (const Board& board : scene.boards)
            for (int i = 0; i < spacesOfBoard && board.columns > 0 && board.rows > 0; ++i)
                picks.push_back(Pick::ofCell(
                    board.id,
                    {static_cast<std::int16_t>(m_random->below(static_cast<std::uint32_t>(board.columns))),
                     static_cast<std::int16_t>(m_random->below(static_cast<std::uint32_t>(board.rows)))}));
        return picks;
    }

    /// The remedy where a move tells more than was known before it.
    static constexpr const char* kReveal =
        ". If this move brings it to light, call log.reveal() in apply, or log.revealTo(seat)";

    template <class T>
    bool isSame(const std::string& what, Viewer viewer, const T& a, const T& b, const char* remedy = "")
    {
        if (a == b)
            return true;
        const std::string whose = viewer.seat.isPlayer() ? seatText(viewer.seat) : "the public";
        m_breaches->report("secrets", "the " + what + " tells " + whose +
                                          " what they may not know: " + difference(a, b) + remedy);
        return false;
    }

    const G* m_game;
    const Course<G>* m_course;
    CheckPlan m_plan;
    Random* m_random;
    Breaches* m_breaches;
};

} // namespace tablewood::kit
