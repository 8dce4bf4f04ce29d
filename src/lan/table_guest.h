#pragma once

#include "lan/channel.h"
#include "lan/comparison.h"
#include "lan/fair_deal.h"
#include "session/guest_view.h"

#include <QPointer>

#include <deque>

namespace tablewood {
class GameType;
}

namespace tablewood::lan {

/// With what a guest comes.
struct GuestPlan
{
    Persona persona;
    Watch wants = Watch::nothing;
    std::vector<GameVersion> games;
    /// This program's version, for people.
    std::string version;
    /// A game by its id, to play the match again when it is opened.
    std::function<const GameType*(const std::string&)> gameOf;
    Entropy entropy = systemEntropy();
};

/// A match that was opened when it was over, looked over by the guest.
struct OpenedMatch
{
    MatchRecord record;
    /// The state's at the end.
    std::uint64_t hash = 0;
    /// Whether the guest saw the seals of the deal, so that it could check them.
    bool isDealChecked = false;
    /// What does not fit: the seals, the seed, a move, or what the guest saw. Nothing for a fair match.
    std::optional<Text> why;
};

/// What happens to a guest. Every function may be left empty.
struct GuestEvents
{
    /// The host asks a person; both sides show these pictures.
    std::function<void(const Comparison&)> compared;
    std::function<void(const Admitted&)> admitted;
    std::function<void()> lobbyChanged;
    std::function<void(const ViewChange&)> viewChanged;
    std::function<void(const Text&)> denied;
    std::function<void(const Pointed&)> pointed;
    std::function<void(const Reacted&)> reacted;
    std::function<void(const OpenedMatch&)> opened;
    /// The host wants to leave; answered by AnswerToHost.
    std::function<void()> askedToHost;
    /// The guest takes the table over: hosts what it got (hostHandedOver) and says HostsNow.
    std::function<void(const Handover&)> handedOver;
    std::function<void(const Moved&)> moved;
    /// The channel is gone; for good if `isFinal`.
    std::function<void(const Text& why, bool isFinal)> lost;
};

/// A guest at a host's table, whatever the channel between them: says hello, takes part in the deal, keeps
/// the view and the lobby, and says again after a loss what was not acknowledged.
class TableGuest final : public QObject
{
public:
    explicit TableGuest(GuestPlan plan);
    ~TableGuest() override;

    GuestEvents events;

    /// Speaks over a new channel from now on, and takes it over. With a token it comes back as who it was.
    void attach(Channel* channel, const std::optional<Token>& token);
    void detach();

    bool isInside() const { return m_channel && m_isInside; }
    /// Who it is at the table; 0 before it was admitted.
    GuestId id() const { return m_id; }
    /// The pictures that the host's side shows too, while a person there is asked.
    const std::optional<Comparison>& comparison() const { return m_comparison; }
    const LobbyView& lobby() const { return m_lobby; }
    /// This guest in the lobby; nothing before it was admitted.
    const LobbyGuest* self() const;
    /// What it sees; nothing without a seat or a place to watch from, and before the match.
    const SeatView* view() const { return m_view ? &m_view->now() : nullptr; }
    Viewer viewer() const { return m_view ? m_view->viewer() : Viewer(); }

    void say(const GuestSays& message);
    /// Wishes something for the seat. Does nothing without one.
    void wish(Wish wish);
    /// How many wishes the table has not dealt with yet.
    std::size_t unanswered() const { return m_unanswered.size(); }

private:
    void take(std::span<const std::uint8_t> payload);
    void takeNews(const DownMessage& message);
    void greeted(const Greeting& greeting);
    void takeOpened(const Opened& opened);
    void lose(const Text& why, bool isFinal);

    GuestPlan m_plan;
    QPointer<Channel> m_channel;
    std::optional<Token> m_token;
    Nonce m_nonce{};
    std::optional<Comparison> m_comparison;
    bool m_isGreeted = false;
    bool m_isInside = false;
    GuestId m_id = 0;
    std::uint64_t m_run = 0;
    LobbyView m_lobby;
    std::optional<GuestView> m_view;
    DealWitness m_witness;

    struct Unanswered
    {
        std::uint32_t number = 0;
        Bytes bytes;
    };
    std::deque<Unanswered> m_unanswered;
};

} // namespace tablewood::lan
