#include "lan/file_store.h"
#include "storage/owner_file.h"

namespace tablewood::lan {

std::unique_ptr<FileStore> FileStore::forNewMatch(const QString& path)
{
    return std::unique_ptr<FileStore>(new FileStore(path));
}

std::unique_ptr<FileStore> FileStore::forMatchOf(const QString& path)
{
    auto store = forNewMatch(path);
    store->m_journal = std::make_unique<MatchFileJournal>(path);
    return store;
}

std::optional<Hosting> FileStore::hosting() const
{
    QFile file(hostingPath());
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    // What is cut off does not fit, and nobody comes back.
    const QByteArray bytes = file.read(kMaxOwnerFile);
    return decodeHosting(
        {reinterpret_cast<const std::uint8_t*>(bytes.constData()), static_cast<std::size_t>(bytes.size())},
        record().setup.seats);
}

void FileStore::takeOver(const MatchRecord& record, const Bytes& hosting)
{
    // Who was at an older match of this name has no seat at this one.
    if (QFile::exists(hostingPath()) && !QFile::remove(hostingPath()))
        throw InputError(hostingPath().toStdString(), "the file cannot be removed",
                         "Check that writing is allowed there");
    if (!hosting.empty())
        keepHosting(hosting);
    writeMatchFile(m_path, record);
    m_journal = std::make_unique<MatchFileJournal>(m_path);
}

void FileStore::keepHosting(const Bytes& hosting)
{
    writeForOwner(hostingPath(), QByteArray(reinterpret_cast<const char*>(hosting.data()),
                                            static_cast<qsizetype>(hosting.size())));
}

} // namespace tablewood::lan
