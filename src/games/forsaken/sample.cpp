#include "games/forsaken/evidence.h"
#include "games/forsaken/forsaken_game.h"
#include "games/forsaken/knowledge.h"
#include "games/forsaken/rules.h"

#include <algorithm>
#include <limits>
#include <utility>

/// A match as it might be, for all that a viewer knows. Whatever is drawn anew is put into an order of its
/// own first, so that nothing follows from how it truly lies.
namespace tablewood::forsaken {

namespace {

constexpr std::int8_t kAllPlaces = -1;
/// So many ways are dealt, and the likeliest is taken.
constexpr int kDeals = 3;

class Sampler
{
public:
    Sampler(const Content& content, const State& truth, Viewer viewer, Random& random)
        : m_content(content), m_truth(truth), m_knows(truth, viewer), m_viewer(viewer), m_random(random),
          m_state(truth)
    {
    }

    State draw()
    {
        drawRoles();
        drawPlaces();
        forgetOthers();
        drawNight();
        drawCards();
        drawAnswers();
        Seed seed;
        for (std::uint32_t& word : seed.key)
            word = m_random.next();
        for (std::size_t i = 0; i < kPurposes.size(); ++i)
            m_state.streams[i] = Random(seed, kPurposes[i]);
        return std::move(m_state);
    }

private:
    Seats everybody() const { return Seats::firstOf(m_truth.seats()); }
    std::uint32_t below(std::size_t bound) { return m_random.below(static_cast<std::uint32_t>(bound)); }
    Seat anyOf(Seats seats)
    {
        std::uint32_t lot = below(static_cast<std::size_t>(seats.count()));
        for (const Seat seat : seats)
            if (lot-- == 0)
                return seat;
        return Seat::none();
    }

    // ---- Roles
    bool mayBe(Seat seat, Role role) const
    {
        const Traveler& truth = m_truth.of(seat);
        if (role == Role::blessed && m_truth.mortal.has(seat))
            return false;
        if (m_knows.knowsCard(seat) && cardBefore(m_truth, role) != truth.shown)
            return false;
        if (m_knows.knowsForsaken() && isForsaken(role) != isForsaken(truth.role))
            return false;
        return !m_knows.isOfForsaken() || (role == Role::shrouded) == (truth.role == Role::shrouded);
    }

    /// Whether the match would go on with the roles that are drawn.
    bool goesOn() const
    {
        int forsaken = 0;
        for (const Seat seat : m_state.living)
            forsaken += isForsaken(m_state.of(seat).role) ? 1 : 0;
        return forsaken > 0 && 2 * forsaken < m_state.living.count();
    }

    bool assign(std::size_t from)
    {
        if (from == m_unknownLiving && !goesOn())
            return false;
        if (from == m_unknown.size())
            return true;
        for (std::size_t i = from; i < m_roles.size(); ++i) {
            if (!mayBe(m_unknown[from], m_roles[i]))
                continue;
            std::swap(m_roles[from], m_roles[i]);
            m_state.of(m_unknown[from]).role = m_roles[from];
            if (assign(from + 1))
                return true;
            std::swap(m_roles[from], m_roles[i]);
        }
        return false;
    }

    void drawRoles()
    {
        // The living first: whether the match goes on depends on them.
        for (const bool areLiving : {true, false}) {
            for (const Seat seat : everybody())
                if (m_truth.living.has(seat) == areLiving && !m_knows.knowsRole(seat)) {
                    m_unknown.push_back(seat);
                    m_roles.push_back(m_truth.of(seat).role);
                }
            if (areLiving)
                m_unknownLiving = m_unknown.size();
        }
        // The likeliest of several deals is taken: its Forsaken forge where no Villager would go.
        const std::array<float, kMaxPlayers> strays = straysOf(m_truth);
        std::vector<Role> likeliest;
        float most = -1.0F;
        for (int i = 0; i < kDeals; ++i) {
            std::ranges::sort(m_roles);
            m_random.shuffle(m_roles);
            if (!assign(0))
                break;
            float sum = 0.0F;
            for (std::size_t k = 0; k < m_unknown.size(); ++k)
                if (isForsaken(m_roles[k]))
                    sum += strays[static_cast<std::size_t>(m_unknown[k].index)];
            if (sum > most) {
                most = sum;
                likeliest = m_roles;
            }
        }
        for (std::size_t k = 0; k < m_unknown.size(); ++k)
            m_state.of(m_unknown[k]).role = likeliest.empty() ? m_truth.of(m_unknown[k]).role : likeliest[k];
        for (const Seat seat : m_unknown)
            m_state.of(seat).shown = cardBefore(m_truth, m_state.of(seat).role);
    }

    // ---- Destinations
    void drawPlaces()
    {
        ShortList<Landmark, kLandmarks> hidden;
        for (std::size_t i = 0; i < kLandmarks; ++i)
            if (!m_knows.knowsPlace(i))
                hidden.push_back(m_truth.layout[i]);
        std::ranges::sort(hidden);
        // The likeliest of several layouts is taken: its Void lies where the Forsaken go.
        Layout likeliest = m_state.layout;
        int least = std::numeric_limits<int>::max();
        for (int i = 0; i < kDeals; ++i) {
            m_random.shuffle(hidden);
            Layout layout = m_truth.layout;
            std::size_t next = 0;
            for (std::size_t place = 0; place < kLandmarks; ++place)
                if (!m_knows.knowsPlace(place))
                    layout[place] = hidden[next++];
            if (const int detours = detoursToVoid(layout); detours < least) {
                least = detours;
                likeliest = layout;
            }
        }
        m_state.layout = likeliest;
    }

    int detoursToVoid(const Layout& layout) const
    {
        const auto place =
            static_cast<std::size_t>(std::ranges::find(layout, Landmark::voidPrison) - layout.begin());
        int sum = 0;
        if (place < kLandmarks)
            m_truth.paths.forEach([&](Cell c) {
                // Where all go says nothing.
                if (isForsaken(m_state.of(m_truth.smithOf(c)).role) && strayOf(m_truth, c) > 0)
                    sum += detour(c, kDestinations[place]);
            });
        return sum;
    }

    /// Forgets what others have seen, and what they choose in this Night.
    void forgetOthers()
    {
        const bool arePlaced = m_truth.layout.front() != Landmark::none;
        for (const Seat seat : everybody()) {
            if (m_knows.is(seat))
                continue;
            Traveler& traveler = m_state.of(seat);
            traveler.souls = {};
            traveler.places =
                static_cast<std::uint8_t>(arePlaced && isForsaken(traveler.role) ? kAllPlaces : 0);
            if (m_knows.sharesNightWith(seat))
                continue;
            traveler.draft = {};
            traveler.choice = -1;
        }
        m_state.resolved =
            m_knows.isSeat() && m_truth.resolved.has(m_viewer.seat) ? Seats(m_viewer.seat) : Seats();
        std::erase_if(m_state.notes, [&](const Note& note) { return !m_knows.is(note.reader); });
        std::erase_if(m_state.known, [&](const KnownCard& card) { return !m_knows.is(card.reader); });
    }

    bool isLiving(Role role) const
    {
        return std::ranges::any_of(everybody(), [&](Seat seat) {
            return m_state.living.has(seat) && m_state.of(seat).role == role;
        });
    }

    bool chose(Role role) const
    {
        return m_knows.isSeat() && m_truth.living.has(m_viewer.seat) && m_knows.self().role == role;
    }

    /// Draws what is sealed until dawn.
    void drawNight()
    {
        if (m_truth.step != Step::night || m_truth.nights < 2)
            return;
        NightRecord& record = m_state.record;
        const auto lot = [&](Call call, Role role) {
            return isPast(m_truth, call) && isLiving(role) ? anyOf(m_truth.living) : Seat::none();
        };
        if (!chose(Role::priest))
            record.sheltered = lot(Call::priestShelters, Role::priest);
        if (!chose(Role::silencer))
            record.entangled = lot(Call::silencerEntangles, Role::silencer);
        if (!m_knows.isOfForsaken() || !m_truth.living.has(m_viewer.seat))
            record.pointed =
                isPast(m_truth, Call::forsakenSacrifice) ? Seats(anyOf(m_truth.living)) : Seats();
    }

    // ---- Cards
    void drawCards()
    {
        ShortList<CardId, kMaxTravelers> hidden = m_truth.deck;
        for (const Seat seat : everybody()) {
            // Before Day One nobody has seen a card, not even of the own hand.
            if (m_knows.is(seat) && !m_truth.areHandsUnseen())
                continue;
            Hand kept;
            for (const KnownCard& known : m_state.known)
                if (known.holder == seat)
                    kept.add(known.card);
            const Hand& hand = m_truth.of(seat).hand;
            hand.forEachKind([&](CardId id) {
                for (int i = kept.count(id); i < hand.count(id); ++i)
                    hidden.push_back(id);
            });
            m_state.of(seat).hand = kept;
        }
        std::ranges::sort(hidden);
        m_random.shuffle(hidden);
        for (const Seat seat : everybody()) {
            Hand& hand = m_state.of(seat).hand;
            while (hand.size() < m_truth.of(seat).hand.size()) {
                hand.add(hidden.back());
                hidden.pop_back();
            }
        }
        m_state.deck = hidden;

        const auto foreseen =
            static_cast<std::size_t>(m_knows.isSeat() ? std::max<int>(m_knows.self().foreseen, 0) : 0);
        shuffleBelow(m_state.forestDeck, foreseen);
        shuffleBelow(m_state.artifactDeck, 0);
    }

    /// All but so many on the top.
    void shuffleBelow(auto& deck, std::size_t known)
    {
        const std::span below(deck.begin(), deck.size() - std::min(known, deck.size()));
        std::ranges::sort(below);
        m_random.shuffle(below);
    }

    /// Passes, votes and cards that others have chosen and nobody has seen yet.
    void drawAnswers()
    {
        Seats passed;
        if (m_knows.isSeat() && m_truth.window.passed.has(m_viewer.seat))
            passed.add(m_viewer.seat);
        m_state.window.passed = passed;
        for (const Seat seat : everybody()) {
            Traveler& traveler = m_state.of(seat);
            if (m_knows.is(seat) || traveler.picks.empty() || isOpen())
                continue;
            Hand left = traveler.hand;
            for (CardId& pick : traveler.picks) {
                pick = left.at(below(static_cast<std::size_t>(left.size())));
                left.remove(pick);
            }
        }
        if (m_state.matters.empty() || m_state.matters.back().kind != MatterKind::hearing)
            return;
        Matter& hearing = m_state.matters.back();
        for (const Seat seat : m_truth.well()) {
            if (m_knows.is(seat))
                continue;
            hearing.down.remove(seat);
            hearing.concerned.remove(seat);
            const bool isVoting = hearing.stage == Stage::voting;
            const bool hasVoted =
                hearing.stage == Stage::countdown || (isVoting && !hearing.awaited.has(seat));
            if (hasVoted && below(2) == 0)
                hearing.down.add(seat);
            if (hasVoted && isVoting && below(2) == 0)
                hearing.concerned.add(seat);
        }
    }

    /// Whether what is chosen lies open: out of the discard.
    bool isOpen() const
    {
        const Matter* top = m_truth.matters.empty() ? nullptr : &m_truth.matters.back();
        return top != nullptr && top->kind == MatterKind::card &&
               m_content.card(top->card).effects[static_cast<std::size_t>(top->effect)].deed ==
                   Deed::retrieve;
    }

    const Content& m_content;
    const State& m_truth;
    Knowledge m_knows;
    Viewer m_viewer;
    Random& m_random;
    State m_state;
    std::vector<Seat> m_unknown;
    std::size_t m_unknownLiving = 0;
    std::vector<Role> m_roles;
};

} // namespace

State ForsakenGame::sample(const State& state, Viewer viewer, Random& random) const
{
    return Sampler(m_content, state, viewer, random).draw();
}

} // namespace tablewood::forsaken
