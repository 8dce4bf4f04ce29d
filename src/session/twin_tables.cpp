#include "session/twin_tables.h"

#include "kit/difference.h"
#include "session/guest_view.h"
#include "session/table.h"

#include <algorithm>
#include <array>

namespace tablewood {

namespace {

/// How far into the match the tables may be set up, and how much is done at each pair of them.
constexpr std::uint32_t kMostMovesBefore = 80;
constexpr int kWishes = 16;

/// The step with which a run of the match goes on by itself; none where there is no run.
std::optional<Timer> runOf(const Match& match)
{
    auto step = match.timer();
    return step && step->isRun && !match.outcome() ? step : std::nullopt;
}

template <class T>
const T& oneOf(const std::vector<T>& things, Random& random)
{
    return things[random.below(static_cast<std::uint32_t>(things.size()))];
}

/// Everybody at one of the tables, and what one viewer is told there.
class Company final : public Guest
{
public:
    Company(const GameType& type, const MatchRecord& record, Viewer watched)
        : m_table(type, record, m_journal), m_watched(watched)
    {
        m_views.emplace_back(Viewer::publicView());
        for (const Seat seat : Seats::firstOf(record.setup.seats))
            m_views.emplace_back(Viewer(seat));
        join();
    }

    void receive(std::span<const std::uint8_t> message) override
    {
        const DownMessage down = decodeDown(message);
        if (down.viewer == m_watched)
            told.push_back(down);
        viewOf(down.viewer).take(down);
    }

    void join()
    {
        std::vector<Viewer> viewers;
        for (const GuestView& view : m_views)
            viewers.push_back(view.viewer());
        m_table.join(*this, viewers);
    }
    void wish(Seat seat, Wish what) { m_table.receive(*this, viewOf(seat).write(std::move(what))); }

    const Match& match() const { return m_table.match(); }
    const SeatView& view(Viewer viewer) const
    {
        return std::ranges::find(m_views, viewer, &GuestView::viewer)->now();
    }

    std::vector<DownMessage> told;

private:
    GuestView& viewOf(Viewer viewer) { return *std::ranges::find(m_views, viewer, &GuestView::viewer); }

    NoJournal m_journal;
    Table m_table;
    Viewer m_watched;
    std::vector<GuestView> m_views;
};

class Twins
{
public:
    Twins(const GameType& type, const Setup& setup, const Match& start, Viewer viewer, Random& random)
        : m_viewer(viewer), m_seats(Seats::firstOf(setup.seats)), m_random(random),
          m_one(type, recordOf(type, setup, start), viewer),
          m_other(type, recordOf(type, setup, *start.sample(viewer, random)), viewer)
    {
    }

    /// The first difference, empty if there is none.
    std::string check()
    {
        std::string fault = differenceAfter("joining");
        for (int i = 0; i < kWishes && fault.empty() && !m_isOver; ++i)
            fault = goOn();
        return fault;
    }

private:
    static MatchRecord recordOf(const GameType& type, const Setup& setup, const Match& match)
    {
        MatchRecord record;
        record.game = type.sheet().id;
        record.setup = setup;
        record.players.resize(static_cast<std::size_t>(setup.seats));
        CborSink sink(record.position);
        match.write(sink);
        return record;
    }

    std::string goOn()
    {
        const Seat seat = oneOf(std::vector<Seat>(m_seats.begin(), m_seats.end()), m_random);
        if (const Seat asked = m_one.view(m_viewer).undo.asked; asked.isPlayer())
            return both("an answer to a wish to take back", seat, AnswerUndo{m_random.below(4) > 0});
        if (const auto step = m_one.view(m_viewer).timer; step && step->isRun && m_random.below(3) == 0)
            return sayOfRun(seat, *step);
        switch (m_random.below(8)) {
        case 0:
            return both("a wish to take back", seat, Undo{});
        case 1:
            return both("a wish to bring back", seat, Redo{});
        case 2:
            m_one.join();
            m_other.join();
            return differenceAfter("coming back");
        case 3:
            return ask();
        default:
            return move();
        }
    }

    /// A question why a touch does nothing, and a move that may be refused.
    std::string ask()
    {
        if (!m_viewer.seat.isPlayer())
            return {};
        const Scene& scene = m_one.view(m_viewer).scene;
        std::vector<Pick> picks;
        for (const Piece& piece : scene.pieces)
            picks.push_back(Pick::ofPiece(piece.id));
        for (const Button& button : scene.buttons)
            picks.push_back(Pick::ofButton(button.id));
        if (picks.empty() || m_one.match().toAct().has(m_viewer.seat))
            return {};
        const std::string fault = both("a question", m_viewer.seat, Explain{{oneOf(picks, m_random)}});
        const Seat acting = m_one.match().toAct().first();
        const std::vector<std::string> moves = m_one.match().legalMoves(acting);
        return !fault.empty() || moves.empty() ? fault : both("a refusal", m_viewer.seat, Act{moves.front()});
    }

    std::string move()
    {
        const Seats acting = m_one.match().toAct();
        if (acting.isEmpty())
            return over();
        const Seat seat = oneOf(std::vector<Seat>(acting.begin(), acting.end()), m_random);
        const std::vector<std::string> moves = m_one.match().legalMoves(seat);
        if (moves.empty())
            return over();
        const std::string chosen = oneOf(moves, m_random);
        if (!isTheSame(seat, chosen, 1))
            return over();
        return both("\"" + chosen + "\" of seat " + std::to_string(seat.index), seat, Act{chosen});
    }

    /// A word on a run: some play steps of it, many at once.
    std::string sayOfRun(Seat seat, const Timer& step)
    {
        const std::vector<RunOrder> orders{RunOrder::wait,  RunOrder::goOn, RunOrder::step,
                                           RunOrder::toEnd, RunOrder::slow, RunOrder::fast};
        const RunOrder order = oneOf(orders, m_random);
        const bool plays = order == RunOrder::step || order == RunOrder::toEnd;
        if (plays && !isTheSame(Seat::clock(), step.move, order == RunOrder::step ? 1 : Timer::kLongestRun))
            return over();
        return both("a word on a run", seat, PaceRun{order, step.step});
    }

    /// Whether nothing comes to light in a move and in so many steps, at most, of the run that goes on with
    /// it, and no secret forbids them: otherwise the tables may rightly differ.
    bool isTheSame(Seat seat, const std::string& move, int most) const
    {
        return std::ranges::all_of(std::array{&m_one.match(), &m_other.match()}, [&](const Match* match) {
            const auto copy = match->clone();
            Log log = Log::unread();
            if (copy->apply(seat, move, log))
                return false;
            auto step = runOf(*copy);
            for (int steps = 1; step && steps < most; ++steps) {
                if (copy->apply(Seat::clock(), step->move, log))
                    return false;
                step = runOf(*copy);
            }
            return !log.hasRevealedTo(m_viewer) && (!step || most == 1);
        });
    }

    std::string over()
    {
        m_isOver = true;
        return {};
    }

    std::string both(const std::string& what, Seat seat, const Wish& wish)
    {
        m_one.wish(seat, wish);
        m_other.wish(seat, wish);
        return differenceAfter(what);
    }

    std::string differenceAfter(const std::string& what) const
    {
        if (m_one.told == m_other.told)
            return {};
        const std::string whose =
            m_viewer.seat.isPlayer() ? "seat " + std::to_string(m_viewer.seat.index) : "the public";
        std::string fault =
            "secrets: after " + what + " the table tells " + whose + " what they may not know";
        const std::size_t common = std::min(m_one.told.size(), m_other.told.size());
        for (std::size_t i = 0; i < common; ++i)
            if (!(m_one.told[i] == m_other.told[i]))
                return fault + ": " + whereTheyPart(m_one.told[i], m_other.told[i]);
        return fault + ", by the number of messages";
    }

    /// In words; where it lies in what an update changes, by what came of it.
    std::string whereTheyPart(const DownMessage& one, const DownMessage& other) const
    {
        const std::string difference = kit::difference(one, other);
        return difference.empty() ? kit::difference(m_one.view(m_viewer), m_other.view(m_viewer))
                                  : difference;
    }

    Viewer m_viewer;
    Seats m_seats;
    Random& m_random;
    Company m_one;
    Company m_other;
    bool m_isOver = false;
};

/// A match some random moves after its beginning.
std::unique_ptr<Match> somewhereIn(const GameType& type, const Setup& setup, Random& random)
{
    std::unique_ptr<Match> match = type.newMatch(setup);
    for (std::uint32_t left = random.below(kMostMovesBefore); left > 0; --left) {
        const auto step = runOf(*match);
        const Seat seat = step ? Seat::clock() : match->toAct().first();
        const auto moves = step ? std::vector{step->move} : match->legalMoves(seat);
        auto next = match->clone();
        Log log = Log::unread();
        if (moves.empty() || next->apply(seat, oneOf(moves, random), log) ||
            (next->toAct().isEmpty() && !runOf(*next)))
            break;
        match = std::move(next);
    }
    return match;
}

} // namespace

std::vector<std::string> checkTwinTables(const GameType& type, const Setup& setup)
{
    std::vector<std::string> breaches;
    Random random(setup.seed, "twin tables");
    std::vector<Viewer> viewers{Viewer::publicView()};
    for (const Seat seat : Seats::firstOf(setup.seats))
        viewers.emplace_back(seat);
    for (const Viewer viewer : viewers) {
        const std::unique_ptr<Match> start = somewhereIn(type, setup, random);
        std::string fault = Twins(type, setup, *start, viewer, random).check();
        if (!fault.empty())
            breaches.push_back(fault + " (seed " + setup.seed.text() + ", " + std::to_string(setup.seats) +
                               " seats)");
    }
    return breaches;
}

} // namespace tablewood
