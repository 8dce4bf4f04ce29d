#include "attacker.h"

#include "lan/channel/pace.h"

#include <QHostAddress>

#include <array>
#include <vector>

#ifdef Q_OS_UNIX
#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace tablewood::lan {

namespace {

constexpr Nonce kAttackersNonce{7, 7, 7};

} // namespace

Attacker::Attacker(std::uint16_t port, const std::optional<Identity>& identity, Guise guise)
    : m_guise(std::move(guise))
{
    m_guise.hello.seal = sealOf(kAttackersNonce);
    m_socket.setSslConfiguration(tlsConfiguration(identity.value_or(Identity{QSslCertificate(), QSslKey()})));
    QObject::connect(&m_socket, &QSslSocket::encrypted, &m_socket, [this] {
        if (!m_guise.saysHello)
            return;
        say(Greeting{kProtocol, "0.1.0"});
        say(m_guise.hello);
    });
    QObject::connect(&m_socket, &QSslSocket::readyRead, &m_socket, [this] { read(); });
    QObject::connect(&m_beat, &QTimer::timeout, &m_socket, [this] {
        if (isUp())
            sendFrame({});
    });
    m_beat.start(Pace().beat);
    m_socket.bind(QHostAddress(m_guise.from));
    m_socket.connectToHostEncrypted(QStringLiteral("127.0.0.1"), port);
    m_hasTried = true;
}

void Attacker::read()
{
    m_hasHeard = true;
    const QByteArray bytes = m_socket.readAll();
    m_reader.feed(
        {reinterpret_cast<const std::uint8_t*>(bytes.constData()), static_cast<std::size_t>(bytes.size())});
    while (const auto payload = m_reader.next()) {
        if (payload->empty() || kindOf(*payload) != PayloadKind::lan)
            continue;
        const HostSays said = decodeHost(bodyOf(*payload));
        if (std::holds_alternative<Challenge>(said))
            say(Open{kAttackersNonce});
        m_isInside = m_isInside || std::holds_alternative<Admitted>(said);
    }
}

void Attacker::stopReading()
{
    QObject::disconnect(&m_socket, &QSslSocket::readyRead, nullptr, nullptr);
    m_socket.setReadBufferSize(1);
}

void Attacker::send(const Bytes& bytes)
{
    m_socket.write(reinterpret_cast<const char*>(bytes.data()), static_cast<qint64>(bytes.size()));
}

void Attacker::sendFrame(const Bytes& payload)
{
    Bytes frame;
    appendFrame(frame, payload);
    send(frame);
}

#ifdef Q_OS_UNIX

void halfOpen(std::uint16_t port, int count, int begun, const std::function<void()>& meanwhile)
{
    // So many connections that all wait for the host take a fifth of a second.
    constexpr int kAtOnce = 4;
    // The head of a record of the handshake, and of a ClientHello that never comes whole.
    constexpr std::array<std::uint8_t, 11> kBeginning{0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3};
    std::vector<int> sockets;
    for (int i = begun; i < begun + count; ++i) {
        const int one = socket(AF_INET, SOCK_STREAM, 0);
        if (one < 0)
            continue;
        sockaddr_in here{};
        here.sin_family = AF_INET;
        here.sin_addr.s_addr = htonl(INADDR_LOOPBACK + static_cast<std::uint32_t>(i % 16));
        bind(one, reinterpret_cast<const sockaddr*>(&here), sizeof here);
        sockaddr_in there = here;
        there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        there.sin_port = htons(port);
        // A host that is slow to take them holds nobody up.
        const timeval patience{0, 50'000};
        setsockopt(one, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
        connect(one, reinterpret_cast<const sockaddr*>(&there), sizeof there);
        if (i % 3 != 0)
            send(one, kBeginning.data(), kBeginning.size(), MSG_NOSIGNAL);
        if (i % 2 != 0) {
            const linger reset{1, 0};
            setsockopt(one, SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
        }
        sockets.push_back(one);
        if (sockets.size() % kAtOnce == 0)
            meanwhile();
    }
    for (const int one : sockets)
        close(one);
}

#else

void halfOpen(std::uint16_t, int, int, const std::function<void()>&) {}

#endif

} // namespace tablewood::lan
