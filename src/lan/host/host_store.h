#pragma once

#include "kernel/cbor.h"
#include "session/match_record.h"

namespace tablewood::lan {

/// Where a host keeps its match, and with it what lets the guests back in when the host starts again. What
/// was given is stored for good on return; otherwise InputError tells why.
class HostStore
{
public:
    virtual ~HostStore() = default;
    /// Where the match is written move by move, once there is one.
    virtual Journal& journal() = 0;
    /// A match begins. Where it cannot be stored, a store behind which a person can be asked may take it all
    /// the same: it refuses what comes until that person has said that the match goes on without.
    virtual void begin(const MatchRecord& record) = 0;
    /// A match comes from another laptop, with who may come back. Both are stored, or neither.
    virtual void takeOver(const MatchRecord& record, const Bytes& hosting) = 0;
    /// Keeps the guests who may come back, in the host's own form. Replaces what was kept before.
    virtual void keepHosting(const Bytes& hosting) = 0;
};

/// Keeps nothing beyond the program.
class NoStore final : public HostStore
{
public:
    Journal& journal() override { return m_journal; }
    void begin(const MatchRecord&) override {}
    void takeOver(const MatchRecord&, const Bytes&) override {}
    void keepHosting(const Bytes&) override {}

private:
    NoJournal m_journal;
};

} // namespace tablewood::lan
