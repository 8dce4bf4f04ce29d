#pragma once

#include "lan/host/host_store.h"
#include "lan/host/hosting.h"
#include "storage/match_storage.h"

#include <memory>

namespace tablewood::lan {

/// Keeps a match in the library of matches, with who may come back.
class LibraryStore final : public HostStore
{
public:
    /// With the storage of a match that goes on; none for one that begins later. `library` outlives the
    /// store.
    explicit LibraryStore(Library& library, std::shared_ptr<MatchStorage> storage = nullptr);

    /// Where the match is kept; null before it began.
    const std::shared_ptr<MatchStorage>& storage() const { return m_storage; }
    /// Its id; empty before it began.
    std::string id() const { return m_storage ? m_storage->id() : std::string(); }
    /// Lets guests come back; nothing if they are not known.
    std::optional<Hosting> hosting(int seats);
    /// After the match began.
    std::function<void()> begun;

    Journal& journal() override { return *m_storage; }
    void begin(const MatchRecord& record) override;
    void takeOver(const MatchRecord& record, const Bytes& hosting) override;
    void keepHosting(const Bytes& hosting) override { m_storage->keepHosting(hosting); }

private:
    void keepIn(std::shared_ptr<MatchStorage> storage);

    Library& m_library;
    std::shared_ptr<MatchStorage> m_storage;
};

} // namespace tablewood::lan
