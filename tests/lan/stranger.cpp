#include "stranger.h"

#include "party.h"

#include <QHostAddress>
#include <doctest/doctest.h>

namespace tablewood::lan {

Stranger::Stranger(std::uint16_t port, const std::optional<Identity>& identity, const QString& from)
    : m_socket(std::make_unique<QSslSocket>())
{
    QSslConfiguration configuration =
        tlsConfiguration(identity.value_or(Identity{QSslCertificate(), QSslKey()}));
    m_socket->setSslConfiguration(configuration);
    QObject::connect(m_socket.get(), &QSslSocket::readyRead, m_socket.get(), [this] { read(); });
    m_socket->bind(QHostAddress(from));
    m_socket->connectToHostEncrypted(QStringLiteral("127.0.0.1"), port);
    REQUIRE(until([this] { return m_socket->isEncrypted(); }));
}

void Stranger::read()
{
    const QByteArray bytes = m_socket->readAll();
    m_reader.feed(
        {reinterpret_cast<const std::uint8_t*>(bytes.constData()), static_cast<std::size_t>(bytes.size())});
    while (const auto payload = m_reader.next()) {
        if (payload->empty()) {
            ++beats;
            continue;
        }
        if (kindOf(*payload) == PayloadKind::table) {
            news.emplace_back(payload->begin() + 1, payload->end());
            continue;
        }
        told.push_back(decodeHost(bodyOf(*payload)));
        if (m_opens && std::holds_alternative<Challenge>(told.back()))
            say(Open{kNonce});
    }
}

void Stranger::send(const Bytes& bytes)
{
    m_socket->write(reinterpret_cast<const char*>(bytes.data()), static_cast<qint64>(bytes.size()));
}

void Stranger::sendFrame(const Bytes& payload)
{
    Bytes frame;
    appendFrame(frame, payload);
    send(frame);
}

Hello Stranger::goodHello()
{
    Hello hello;
    hello.games = {{"connect-four", 1}};
    hello.persona.name = "Stranger";
    hello.seal = sealOf(kNonce);
    return hello;
}

void Stranger::knock(const Hello& hello)
{
    m_opens = true;
    say(Greeting{kProtocol, "0.1.0"});
    say(hello);
}

Admitted Stranger::comeIn()
{
    knock();
    REQUIRE(until([this] { return heard<Admitted>().has_value(); }));
    return *heard<Admitted>();
}

void Stranger::comeBack(const Token& token)
{
    Hello hello = goodHello();
    hello.token = token;
    knock(hello);
    REQUIRE(until([this] { return heard<Admitted>().has_value(); }));
}

std::string Stranger::lastWords() const
{
    const auto bye = heard<Bye>();
    return bye ? words(bye->why) : std::string();
}

} // namespace tablewood::lan
