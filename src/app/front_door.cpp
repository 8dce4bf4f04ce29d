#include "app/front_door.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QUuid>

namespace tablewood {

namespace {

/// A path, a link and some words.
constexpr qint64 kLongestLine = qint64{64} * 1024;
/// More than one person starts at once.
constexpr int kMostVisits = 20;
/// The version of these lines. Another one is not answered.
constexpr int kVersion = 1;

/// The next line that has come whole; null if there is none.
QByteArray lineOf(QLocalSocket& socket)
{
    return socket.canReadLine() ? socket.readLine(kLongestLine).trimmed() : QByteArray();
}

/// Waits for the next line; null if none comes in time.
QByteArray awaitLine(QLocalSocket& socket, const QDeadlineTimer& deadline)
{
    while (!socket.canReadLine() && !deadline.hasExpired())
        if (!socket.waitForReadyRead(static_cast<int>(deadline.remainingTime())))
            return {};
    return lineOf(socket);
}

} // namespace

QString FrontDoor::meetingPlace(const QString& directory)
{
    const QString canonical = QFileInfo(directory).canonicalFilePath();
    const QByteArray folder = (canonical.isEmpty() ? directory : canonical).toUtf8();
    const QString name =
        "tablewood-" +
        QString::fromLatin1(QCryptographicHash::hash(folder, QCryptographicHash::Sha256).toHex().left(16));
#ifdef Q_OS_WIN
    return name;
#else
    // The system's place for such things is for one person alone, and so is the folder.
    const QString system = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return QDir(QFileInfo(system).isDir() ? system : directory).filePath(name);
#endif
}

FrontDoor::FrontDoor(const QString& directory, QObject* parent) : QObject(parent)
{
    const QString place = meetingPlace(directory);
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    // Whoever holds the folder is alone: what is there was left by a program that has ended.
    QLocalServer::removeServer(place);
    connect(&m_server, &QLocalServer::newConnection, this, &FrontDoor::welcome);
    m_server.listen(place);
}

void FrontDoor::welcome()
{
    while (QLocalSocket* const caller = m_server.nextPendingConnection()) {
        connect(caller, &QLocalSocket::disconnected, this, [this, caller] {
            m_visits.remove(caller);
            caller->deleteLater();
        });
        connect(caller, &QLocalSocket::readyRead, this, [this, caller] { hear(*caller); });
        if (m_visits.size() >= kMostVisits)
            caller->abort();
        else
            hear(*caller);
    }
}

void FrontDoor::hear(QLocalSocket& caller)
{
    const QByteArray line = lineOf(caller);
    if (line.isNull()) {
        if (caller.bytesAvailable() >= kLongestLine)
            caller.abort();
        return;
    }
    if (!m_visits.contains(&caller)) {
        const QJsonObject said = QJsonDocument::fromJson(line).object();
        if (said["tablewood"].toInt() != kVersion)
            return caller.abort();
        const QByteArray receipt = said["receipt"].toString().toUtf8();
        m_visits[&caller] = {receipt,
                             {said["file"].toString(), said["join"].toString(), said["host"].toBool(),
                              said["editor"].toBool()}};
        caller.write("taken " + receipt + "\n");
        return;
    }
    const Visit visit = m_visits.take(&caller);
    if (line != "do " + visit.receipt)
        return caller.abort();
    caller.write("done " + visit.receipt + "\n");
    caller.disconnectFromServer();
    Q_EMIT called(visit.call);
}

bool FrontDoor::call(const QString& directory, const Call& call, int milliseconds)
{
    const QDeadlineTimer deadline(milliseconds);
    QLocalSocket socket;
    socket.connectToServer(meetingPlace(directory));
    if (!socket.waitForConnected(milliseconds))
        return false;
    const QByteArray receipt = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    const QJsonObject words{{"tablewood", kVersion},  {"receipt", QString::fromLatin1(receipt)},
                            {"file", call.file},      {"join", call.join},
                            {"host", call.isHosting}, {"editor", call.isEditing}};
    socket.write(QJsonDocument(words).toJson(QJsonDocument::Compact) + "\n");
    if (awaitLine(socket, deadline) != "taken " + receipt)
        return false;
    // From here on it is theirs, whatever becomes of the answer.
    socket.write("do " + receipt + "\n");
    awaitLine(socket, QDeadlineTimer(milliseconds));
    return true;
}

} // namespace tablewood
