#pragma once

#include "lan/guest/remote_table.h"

#include <QTemporaryDir>

#include <memory>

namespace tablewood::lan {

inline constexpr std::uint64_t kCrowdContent = 1;

/// Somebody with a laptop of their own who sits down at a table over TLS and plays by chance, or watches.
class CrowdGuest
{
public:
    /// `type` is the game they have; it outlives them.
    CrowdGuest(const GameType& type, std::string name, const Seed& chance);

    /// Joins the table at this port of this laptop. Without a seat it watches.
    void join(std::uint16_t port, Seat seat);
    /// The program is gone, and comes back to its place.
    void comeBack();
    void leave() { m_table.reset(); }

    TableClient& guest() { return m_table->guest(); }
    const SeatView* view() const { return m_table ? m_table->guest().view() : nullptr; }
    bool hasSeenEnd() const { return m_opened.has_value(); }
    const std::optional<OpenedMatch>& opened() const { return m_opened; }
    /// Why it lost its table, or was sent away, for the first time since it came; nothing if it never was.
    const std::optional<Text>& loss() const { return m_loss; }

    /// Makes a move if one is offered, and what it said before was answered.
    void act();

    /// Whether it plays by itself, one move at a time.
    bool playsItself = true;
    /// The hash of the game's content; as it stands for hosts of crowdPlan.
    std::uint64_t content = kCrowdContent;
    /// After each change of its view.
    std::function<void()> viewChanged;

private:
    void getReady();

    const GameType& m_type;
    std::string m_name;
    Identity m_identity = makeIdentity();
    QTemporaryDir m_laptop;
    KnownTables m_known{m_laptop.path()};
    Random m_random;
    std::uint16_t m_port = 0;
    Seat m_seat;
    std::unique_ptr<RemoteTable> m_table;
    std::optional<OpenedMatch> m_opened;
    std::optional<Text> m_loss;
};

/// What a table that lets everybody in is hosted with.
struct HostPlan;
HostPlan crowdPlan(const GameType& type, int seats);

} // namespace tablewood::lan
