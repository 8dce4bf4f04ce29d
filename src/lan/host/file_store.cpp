#include "lan/host/file_store.h"

#include "storage/owner_file.h"

namespace tablewood::lan {

namespace {

QByteArray rawOf(const Bytes& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

} // namespace

std::unique_ptr<FileStore> FileStore::forNewMatch(const QString& path)
{
    expectEmptyFile(path);
    return std::unique_ptr<FileStore>(new FileStore(path));
}

std::unique_ptr<FileStore> FileStore::forMatchOf(const QString& path)
{
    std::unique_ptr<FileStore> store(new FileStore(path));
    store->m_journal = std::make_unique<MatchFileJournal>(path);
    return store;
}

std::optional<Hosting> FileStore::hosting() const
{
    QFile file(hostingPath());
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    // A longer file is cut and does not fit: nobody comes back.
    const QByteArray bytes = file.read(kMaxOwnerFile);
    return decodeHosting(
        {reinterpret_cast<const std::uint8_t*>(bytes.constData()), static_cast<std::size_t>(bytes.size())},
        record().setup.seats);
}

void FileStore::begin(const MatchRecord& record)
{
    // Guests of an older match of this name have no seat at this one.
    OwnerFile kept(hostingPath(), {});
    auto journal = std::make_unique<MatchFileJournal>(m_path, record);
    try {
        kept.commit();
    } catch (const InputError&) {
        // The file is to be free for the next try. Nobody else can have changed it.
        QFile::remove(m_path);
        throw;
    }
    m_journal = std::move(journal);
}

void FileStore::takeOver(const MatchRecord& record, const Bytes& hosting)
{
    // Steps that can fail come before anything is replaced.
    OwnerFile kept(hostingPath(), rawOf(hosting));
    writeMatchFile(m_path, record);
    kept.commit();
    m_journal = std::make_unique<MatchFileJournal>(m_path);
}

void FileStore::keepHosting(const Bytes& hosting) { writeForOwner(hostingPath(), rawOf(hosting)); }

} // namespace tablewood::lan
