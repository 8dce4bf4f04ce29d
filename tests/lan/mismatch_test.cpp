#include "../kit/connect_four.h"
#include "../kit/kuhn.h"
#include "fake_host.h"
#include "kit/game_type_of.h"
#include "party.h"

#include <QHostAddress>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

/// A table of Connect Four by Tablewood 0.1.0, and somebody who has something else.
struct Differing
{
    GameTypeOf<connect_four::ConnectFour> type{{}};
    MemoryStore store;
    TableHost host{openPlan(type), makeIdentity(), store};

    Differing() { REQUIRE(!host.listen()); }
    /// Joins and is sent away for good; gives the reason.
    std::string whyNot(Person& person) const
    {
        person.join(host.port());
        REQUIRE(until([&] { return person.table().state() == RemoteTable::State::ended; }));
        CHECK(host.lobby().members().empty());
        return words(person.table().why());
    }
};

/// Speaks one version of TLS.
class TlsServer final : public QTcpServer
{
public:
    explicit TlsServer(QSsl::SslProtocol protocol) : m_protocol(protocol)
    {
        REQUIRE(listen(QHostAddress::LocalHost));
    }
    int encrypted = 0;
    int failed = 0;

protected:
    void incomingConnection(qintptr descriptor) override
    {
        auto* const socket = new QSslSocket(this);
        socket->setSocketDescriptor(descriptor);
        QSslConfiguration configuration = tlsConfiguration(m_identity);
        configuration.setProtocol(m_protocol);
        socket->setSslConfiguration(configuration);
        connect(socket, &QSslSocket::encrypted, this, [this] { ++encrypted; });
        connect(socket, &QSslSocket::errorOccurred, this, [this] { ++failed; });
        socket->startServerEncryption();
    }

private:
    Identity m_identity = makeIdentity();
    QSsl::SslProtocol m_protocol;
};

/// Somebody who speaks one version of TLS, once they are through or turned away.
std::unique_ptr<QSslSocket> connection(std::uint16_t port, QSsl::SslProtocol protocol)
{
    auto socket = std::make_unique<QSslSocket>();
    QSslConfiguration configuration = tlsConfiguration(makeIdentity());
    configuration.setProtocol(protocol);
    socket->setSslConfiguration(configuration);
    QObject::connect(socket.get(), &QSslSocket::sslErrors, socket.get(),
                     [raw = socket.get()] { raw->ignoreSslErrors(); });
    socket->connectToHostEncrypted(QStringLiteral("127.0.0.1"), port);
    REQUIRE(
        until([&] { return socket->isEncrypted() || socket->state() == QAbstractSocket::UnconnectedState; }));
    return socket;
}

} // namespace

TEST_CASE("A guest without the game is told which one, and both versions")
{
    const Differing table;
    const GameTypeOf<kuhn::Kuhn> kuhn{{}};
    Person other(kuhn, "Other");
    other.version = "0.2.0";
    CHECK(table.whyNot(other) ==
          "The table plays Connect Four, which your Tablewood 0.2.0 does not have. The "
          "table's is Tablewood 0.1.0: use the same on both.");
}

TEST_CASE("A guest of another version with other content is told whose is which")
{
    const Differing table;
    Person other(table.type, "Other");
    other.content = 2;
    other.version = "0.2.0";
    CHECK(table.whyNot(other) ==
          "The table plays Connect Four with other content than yours. The table's is Tablewood 0.1.0, yours "
          "is Tablewood 0.2.0: use the same, and the same packs, on both.");
}

TEST_CASE("A guest of the same version with other content is told whose is which, and what to do")
{
    const Differing table;
    Person other(table.type, "Other");
    other.content = 0xbeef;
    CHECK(
        table.whyNot(other) ==
        "The table plays Connect Four with content 0000000000000001, yours is 000000000000beef, though both "
        "are Tablewood 0.1.0: the packs of the two differ, or one was changed. Use the same packs on both, "
        "or "
        "install Tablewood 0.1.0 anew.");
}

TEST_CASE("A guest of another version with the same game and content plays")
{
    Differing table;
    Person other(table.type, "Other");
    other.version = "0.2.0";
    other.join(table.host.port());
    CHECK(until([&] { return other.guest().isInside(); }));
}

TEST_CASE("A guest that finds a host of another version of the network's language says both and what to do")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    FakeHost host;
    host.greeting = {kProtocol + 5, "9.9"};
    Person mira(type, "Mira");
    mira.join(host.port());
    REQUIRE(until([&] { return mira.table().state() == RemoteTable::State::ended; }));
    CHECK(words(mira.table().why()) ==
          "The table speaks version 9 of the network's language (Tablewood 9.9), you speak version 4 "
          "(Tablewood 0.1.0). Use the same Tablewood on both.");
    CHECK(host.connections == 1);
}

TEST_CASE("A host speaks TLS 1.3 and nothing before it")
{
    Differing table;
    const auto older = connection(table.host.port(), QSsl::TlsV1_2);
    CHECK(!older->isEncrypted());
    const auto now = connection(table.host.port(), QSsl::AnyProtocol);
    REQUIRE(now->isEncrypted());
    CHECK(now->sessionProtocol() == QSsl::TlsV1_3);
    // Elsewhere the older one is spoken.
    const TlsServer willing(QSsl::TlsV1_2);
    CHECK(connection(willing.serverPort(), QSsl::TlsV1_2)->sessionProtocol() == QSsl::TlsV1_2);
}

TEST_CASE("A guest speaks TLS 1.3 and nothing before it")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    const TlsServer older(QSsl::TlsV1_2);
    const TlsServer now(QSsl::TlsV1_3);
    Person mira(type, "Mira");
    mira.join(older.serverPort());
    REQUIRE(until([&] { return older.failed > 0 && mira.table().state() == RemoteTable::State::lost; }));
    CHECK(older.encrypted == 0);
    mira.join(now.serverPort());
    CHECK(until([&] { return now.encrypted > 0; }));
    mira.vanish();
}
