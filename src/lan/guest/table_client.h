#pragma once

#include "lan/channel/channel.h"
#include "lan/channel/cloak.h"
#include "lan/channel/comparison.h"
#include "lan/guest/opened_match.h"

#include <QPointer>

#include <deque>

namespace tablewood::lan {

/// With what a guest comes.
struct GuestPlan
{
    Persona persona;
    Watch wants = Watch::nothing;
    /// Sits down before the match as soon as it can: on this seat, or with Seat::none() on the first free
    /// one.
    std::optional<Seat> seat;
    std::vector<GameVersion> games;
    /// This program's version, for people.
    std::string version;
    /// A game by its id, to play the match again when it is opened.
    GameOf gameOf;
    Entropy entropy = systemEntropy();
};

/// Every function may be left empty.
struct GuestEvents
{
    /// The host asks a person; both sides show these pictures.
    std::function<void(const Comparison&)> compared;
    std::function<void(const Admitted&)> admitted;
    /// `view()` is still what it was; a guest that has no place any more has none afterwards.
    std::function<void()> lobbyChanged;
    std::function<void(Viewer, const ViewChange&)> viewChanged;
    /// A seat that the guest played besides its own is no longer its to play, and its view is gone.
    std::function<void()> lentChanged;
    std::function<void(const Text&)> denied;
    /// So many of the last wishes of a seat were on their way when the host started again, gave the place to
    /// another or had another play there meanwhile: each was done or was not, which the view that comes next
    /// shows.
    std::function<void(Seat seat, std::size_t wishes)> leftOpen;
    std::function<void(const Pointed&)> pointed;
    std::function<void(const Reacted&)> reacted;
    /// The answer to AskHint.
    std::function<void(const Hinted&)> hinted;
    std::function<void(const OpenedMatch&)> opened;
    /// The host wants to leave; answered by AnswerToHost.
    std::function<void()> askedToHost;
    /// The guest takes the table over: hosts what it got (hostHandedOver) and says HostsNow.
    std::function<void(const Handover&)> handedOver;
    std::function<void(const Moved&)> moved;
    /// There is something to keep for coming back after a restart: the table's name, or `witness()`.
    std::function<void()> learned;
    /// The channel is gone; for good if `isFinal`.
    std::function<void(const Text& why, bool isFinal)> lost;
};

/// A guest at a host's table, whatever the channel between them: says hello, takes part in the deal, keeps
/// the view and the lobby, and says again after a loss what was not acknowledged. The host may be anybody's
/// program: what comes at a point where it makes no sense ends the channel.
class TableClient final : public QObject
{
public:
    /// So many wishes are kept for a table that does not answer.
    static constexpr std::size_t kMaxUnanswered = 100;

    explicit TableClient(GuestPlan plan);
    ~TableClient() override;

    GuestEvents events;

    /// Speaks over a new channel from now on, and takes it over. With a token it comes back as who it was.
    void attach(Channel* channel, const std::optional<Token>& token);
    void detach();

    bool isInside() const { return m_channel && m_isInside; }
    /// Its number at the table; 0 before it was admitted.
    GuestId id() const { return m_id; }
    /// The pictures that the host's side shows too, while a person there is asked.
    const std::optional<Comparison>& comparison() const { return m_comparison; }
    /// The host got the guest's nonce over this channel, and has not said its own: only it knows the
    /// pictures.
    bool isKeptFromComparing() const { return m_sealOfHost && !m_comparison && !m_isInside; }
    const LobbyView& lobby() const { return m_lobby; }
    /// This guest in the lobby; nothing before it was admitted.
    const LobbyGuest* self() const;
    /// The guest's own view; nothing without a seat or a place to watch from, and before the match.
    const SeatView* view() const { return m_own ? &m_own->view.now() : nullptr; }
    /// The view of its own seat, or of one that it plays besides; nothing for any other.
    const SeatView* view(Viewer viewer) const;
    Viewer viewer() const { return m_own ? m_own->view.viewer() : Viewer(); }
    /// The seats that it plays: its own, and those of persons who are away.
    Seats persons() const;

    /// The guest's knowledge of the deal. It is kept for coming back, and given back then.
    /// What was brought to the match for the whole table.
    const std::vector<Paper>& papers() const { return m_papers; }
    const DealWitness& witness() const { return m_witness; }
    void remember(DealWitness witness) { m_witness = std::move(witness); }
    /// The guest has agreed to take the table over, and has got everything.
    bool hasTakenOver() const { return m_offer == Offer::handedOver; }

    void say(const GuestSays& message);
    /// Wishes something for its own seat, or for one of those that it plays, or returns why it is not said to
    /// the table.
    std::optional<Text> wish(Wish wish) { return this->wish(viewer().seat, std::move(wish)); }
    std::optional<Text> wish(Seat seat, Wish wish);
    /// How many wishes the table has not dealt with yet.
    std::size_t unanswered() const;

private:
    /// How far the guest is with taking the table over.
    enum class Offer
    {
        none,
        asked,
        agreed,
        handedOver
    };

    struct Unanswered
    {
        std::uint32_t number = 0;
        Bytes bytes;
    };
    /// A view that the guest has, and what it has wished there.
    struct Place
    {
        explicit Place(Viewer viewer) : view(viewer) {}
        GuestView view;
        std::deque<Unanswered> unanswered;
        /// The whole view came over this channel: before it, wishes wait so that none overtakes another.
        bool isSeated = false;
    };

    Place* placeOf(Viewer viewer);
    const Place* placeOf(Viewer viewer) const;
    void dropLent(Seats kept);
    /// The views of all its seats take no more memory than one may.
    void checkWeight() const;
    void take(std::span<const std::uint8_t> payload);
    void takePiece(std::span<const std::uint8_t> payload);
    /// Says it at once, in the dark with the next pieces.
    void send(std::span<const std::uint8_t> payload);
    void uncloak();
    void takeNews(const DownMessage& message);
    void heard(const Greeting& greeting);
    void heard(const Challenge& challenge);
    void heard(const Compare& compare);
    void heard(const Admitted& admitted);
    void heard(const Brought& brought);
    void heard(const LobbyNow& now);
    void heard(const Denied& denied);
    void heard(const Pointed& pointed);
    void heard(const Reacted& reacted);
    void heard(const Deal& deal);
    void heard(const Sealed& sealed);
    void heard(const Opened& opened);
    void heard(const Hinted& hinted);
    void heard(const Lent& lent);
    void heard(const AskToHost&);
    void heard(const Handover& handover);
    void heard(const Moved& moved);
    void heard(const Bye& bye);
    void sitDown();
    void leaveOpen(Place& place);
    DealtGame gameInLobby() const;
    void lose(const Text& why, bool isFinal);

    GuestPlan m_plan;
    QPointer<Channel> m_channel;
    std::optional<Token> m_token;
    Cloak m_cloak{kGuestPiece, kMaxHostFrame};
    Nonce m_nonce{};
    std::optional<Digest> m_sealOfHost;
    std::optional<Comparison> m_comparison;
    bool m_isGreeted = false;
    bool m_isInside = false;
    /// The match has been seen going on: it is not dealt again.
    bool m_isDealt = false;
    Offer m_offer = Offer::none;
    GuestId m_id = 0;
    std::uint64_t m_run = 0;
    LobbyView m_lobby;
    std::optional<Place> m_own;
    /// The seats that it plays besides its own, and those of their views that have come.
    Seats m_lentSeats;
    std::deque<Place> m_lent;
    std::vector<Paper> m_papers;
    bool m_arePapersRead = false;
    DealWitness m_witness;
};

} // namespace tablewood::lan
