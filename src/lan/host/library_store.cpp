#include "lan/host/library_store.h"

namespace tablewood::lan {

LibraryStore::LibraryStore(Library& library, std::shared_ptr<MatchStorage> storage)
    : m_library(library), m_storage(std::move(storage))
{
}

std::optional<Hosting> LibraryStore::hosting(int seats)
{
    return decodeHosting(m_storage->hosting().value_or(Bytes()), seats);
}

void LibraryStore::begin(const MatchRecord& record)
{
    keepIn(std::make_shared<MatchStorage>(m_library, record, Bytes()));
}

void LibraryStore::takeOver(const MatchRecord& record, const Bytes& hosting)
{
    auto storage = std::make_shared<MatchStorage>(m_library, record, hosting);
    // Where it comes from it is stored: it stays there.
    if (storage->state() != MatchStorage::State::stored)
        throw InputError(m_library.path().toStdString(), storage->problem());
    keepIn(std::move(storage));
}

void LibraryStore::keepIn(std::shared_ptr<MatchStorage> storage)
{
    m_storage = std::move(storage);
    if (begun)
        begun();
}

} // namespace tablewood::lan
