#pragma once

#include "lan/host_store.h"
#include "lan/hosting.h"
#include "storage/library.h"

#include <memory>

namespace tablewood::lan {

/// Keeps a match in the library of matches, with who may come back.
class LibraryStore final : public HostStore
{
public:
    /// With the `id` of a match that goes on; empty for one that begins later. `library` outlives the store.
    explicit LibraryStore(Library& library, std::string id = {});

    const std::string& id() const { return m_id; }
    /// Who may come back; nothing if that is not known.
    std::optional<Hosting> hosting(int seats) { return decodeHosting(m_library.hosting(m_id), seats); }

    void begin(const MatchRecord& record, const Bytes& hosting) override;
    void keepHosting(const Bytes& hosting) override { m_library.keepHosting(m_id, hosting); }
    void append(const JournalEntry& entry) override { m_journal->append(entry); }
    void truncate(std::size_t moves) override { m_journal->truncate(moves); }
    void seat(const std::vector<Player>& players) override { m_journal->seat(players); }

private:
    Library& m_library;
    std::string m_id;
    std::unique_ptr<LibraryJournal> m_journal;
};

} // namespace tablewood::lan
