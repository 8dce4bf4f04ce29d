#include "lan/channel/door.h"

#include <QHostAddress>
#include <QSslSocket>

#include <algorithm>
#include <map>
#include <utility>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace tablewood::lan {

namespace {

Text tooManyOpen()
{
    return TW_TEXT("lan", "Nobody can come in for the moment: this program has as many connections and files "
                          "open as the system allows. Who is at the table stays.");
}

/// Whether files can be written yet, and the network asked, beside a connection of this descriptor: the
/// system gives the lowest that is free, so that all below it are in use.
bool leavesEnough(qintptr descriptor)
{
#ifdef Q_OS_UNIX
    rlimit limit{};
    return getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY ||
           static_cast<rlim_t>(descriptor) + kSpareDescriptors < limit.rlim_cur;
#else
    return descriptor >= 0;
#endif
}

} // namespace

Door::Door(const Identity& identity, const Pace& pace)
    : m_configuration(tlsConfiguration(identity)), m_pace(pace)
{
    m_pause.setSingleShot(true);
    // A door that was closed meanwhile has nothing to go on with, and Qt does not look.
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (isListening())
            resumeAccepting();
    });
    // Qt takes nobody any more then, until it is told to.
    connect(this, &QTcpServer::acceptError, this, [this](QAbstractSocket::SocketError error) {
        m_pause.start(m_pace.beat);
        tellStuck(
            error == QAbstractSocket::SocketResourceError
                ? tooManyOpen()
                : Text(TW_TEXT("lan", "Nobody can come in for the moment: %1"), errorString().toStdString()));
    });
}

void Door::tellStuck(const Text& why)
{
    if (stuck && m_told.take(std::chrono::steady_clock::now()))
        stuck(why);
}

std::string shownAddress(const QHostAddress& address)
{
    bool isVersion4 = false;
    const QHostAddress plain(address.toIPv4Address(&isVersion4));
    return (isVersion4 ? plain : address).toString().toStdString();
}

Door::~Door()
{
    // A socket that is deleted tells that it is disconnected.
    for (QSslSocket* socket : std::exchange(m_unfinished, {})) {
        disconnect(socket, nullptr, this, nullptr);
        delete socket;
    }
}

bool Door::makeRoomFor(const QSslSocket& socket)
{
    std::vector<std::string> addresses = strangers ? strangers() : std::vector<std::string>{};
    for (const QSslSocket* other : m_unfinished)
        addresses.push_back(shownAddress(other->peerAddress()));
    std::map<std::string, int> counts;
    for (const std::string& address : addresses)
        ++counts[address];
    const int own = counts[shownAddress(socket.peerAddress())];
    if (own >= kMaxHandshakesOfAddress)
        return false;
    if (addresses.size() < static_cast<std::size_t>(kMaxHandshakes))
        return true;
    const auto most = std::ranges::max_element(counts, {}, [](const auto& one) { return one.second; });
    return most->second > own + 1 && endOldestOf(most->first);
}

bool Door::endOldestOf(const std::string& address)
{
    const auto oldest = std::ranges::find(
        m_unfinished, address, [](const QSslSocket* one) { return shownAddress(one->peerAddress()); });
    if (oldest == m_unfinished.end())
        return endStranger && endStranger(address);
    (*oldest)->abort();
    return true;
}

void Door::incomingConnection(qintptr descriptor)
{
    auto* const socket = new QSslSocket;
    const bool isLeft = leavesEnough(descriptor);
    if (!isLeft)
        tellStuck(tooManyOpen());
    if (!socket->setSocketDescriptor(descriptor) || !isLeft || !makeRoomFor(*socket)) {
        socket->abort();
        delete socket;
        return;
    }
    // Only now: the option is of the descriptor, and setting it before does nothing.
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket->setSslConfiguration(m_configuration);
    m_unfinished.push_back(socket);
    connect(socket, &QSslSocket::encrypted, this, [this, socket] {
        forget(socket);
        entered(socket);
    });
    const auto drop = [this, socket] {
        forget(socket);
        socket->deleteLater();
    };
    connect(socket, &QSslSocket::disconnected, this, drop);
    connect(socket, &QSslSocket::errorOccurred, this, drop);
    auto* const patience = new QTimer(socket);
    patience->setSingleShot(true);
    connect(patience, &QTimer::timeout, socket, [socket] { socket->abort(); });
    connect(socket, &QSslSocket::encrypted, patience, &QObject::deleteLater);
    patience->start(m_pace.hello);
    socket->startServerEncryption();
}

void Door::forget(QSslSocket* socket)
{
    std::erase(m_unfinished, socket);
    disconnect(socket, nullptr, this, nullptr);
}

} // namespace tablewood::lan
