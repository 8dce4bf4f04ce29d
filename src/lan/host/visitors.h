#pragma once

#include "lan/host/visitor.h"

namespace tablewood::lan {

/// All who are connected to a table, in the order in which they came: strangers, who have not said who they
/// are, those who knock, and those inside.
class Visitors
{
public:
    Visitors() = default;
    ~Visitors() { qDeleteAll(m_all); }
    Visitors(const Visitors&) = delete;
    Visitors& operator=(const Visitors&) = delete;

    void add(Visitor* visitor) { m_all.push_back(visitor); }
    /// It goes, and deletes itself.
    void remove(Visitor& visitor) { std::erase(m_all, &visitor); }

    const std::vector<Visitor*>& all() const { return m_all; }
    /// The guest's connection, and the one with this number that knocks; null where there is none.
    Visitor* inside(GuestId guest) const;
    Visitor* knocking(GuestId number) const;
    /// From where the strangers have come.
    std::vector<std::string> addressesOfStrangers() const;
    /// The stranger that has come from there first; null for none.
    Visitor* firstStrangerFrom(const std::string& address) const;

    /// Whether one more may knock from the visitor's address, if another makes room.
    bool mayKnock(const Visitor& visitor) const;
    /// The knock that makes room where all there is are taken: the last one of the address with most, if
    /// that has more than the visitor's would have; nobody otherwise.
    Visitor* makesRoomFor(const Visitor& visitor) const;

    int countInside() const;
    /// How many bytes wait for those that do not read them.
    std::size_t waiting() const;
    /// Says it to all inside.
    void say(const HostSays& message) const;

private:
    bool isFull() const;
    int knocksFrom(const std::string& address) const;

    std::vector<Visitor*> m_all;
};

} // namespace tablewood::lan
