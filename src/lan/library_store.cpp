#include "lan/library_store.h"

namespace tablewood::lan {

LibraryStore::LibraryStore(Library& library, std::string id) : m_library(library), m_id(std::move(id))
{
    if (!m_id.empty())
        m_journal = std::make_unique<LibraryJournal>(m_library, m_id, m_library.load(m_id).moves.size());
}

void LibraryStore::begin(const MatchRecord& record, const Bytes& hosting)
{
    m_id = m_library.add(record, hosting);
    m_journal = std::make_unique<LibraryJournal>(m_library, m_id, record.moves.size());
}

} // namespace tablewood::lan
