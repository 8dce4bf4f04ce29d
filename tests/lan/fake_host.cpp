#include "fake_host.h"

#include <QHostAddress>
#include <doctest/doctest.h>

namespace tablewood::lan {

FakeHost::FakeHost()
{
    m_door.entered = [this](QSslSocket* socket) {
        drop();
        m_socket.reset(socket);
        m_reader = FrameReader(kMaxHostFrame);
        said.clear();
        wishes.clear();
        pieces = 0;
        ++connections;
        QObject::connect(socket, &QSslSocket::readyRead, socket, [this] { read(); });
        say(greeting);
        read();
    };
    REQUIRE(m_door.listen(QHostAddress::LocalHost));
}

void FakeHost::drop()
{
    if (!m_socket)
        return;
    m_socket->disconnect();
    m_socket->abort();
    // It may be what calls.
    m_socket.release()->deleteLater();
}

void FakeHost::sendFrame(const Bytes& payload)
{
    Bytes frame;
    appendFrame(frame, payload);
    if (m_socket)
        m_socket->write(reinterpret_cast<const char*>(frame.data()), static_cast<qint64>(frame.size()));
}

void FakeHost::read()
{
    const QByteArray bytes = m_socket->readAll();
    m_reader.feed(
        {reinterpret_cast<const std::uint8_t*>(bytes.constData()), static_cast<std::size_t>(bytes.size())});
    while (const auto payload = m_reader.next()) {
        if (payload->empty())
            continue;
        if (kindOf(*payload) == PayloadKind::piece) {
            ++pieces;
            continue;
        }
        if (kindOf(*payload) == PayloadKind::table) {
            wishes.push_back(decodeUp(bodyOf(*payload)));
            continue;
        }
        said.push_back(decodeGuest(bodyOf(*payload)));
        if (std::holds_alternative<Hello>(said.back()) && helloed)
            helloed();
        if (!m_socket)
            return;
    }
}

void FakeHost::admit(const LobbyView& lobby, std::uint64_t run)
{
    say(Admitted{kTable, 1, run, Token{1, 2, 3}});
    say(LobbyNow{lobby});
}

LobbyView FakeHost::lobby(Stage stage)
{
    LobbyView view;
    view.table = "Round table";
    view.game = "connect-four";
    view.stage = stage;
    view.bots.resize(2);
    LobbyGuest guest;
    guest.id = 1;
    guest.name = "Mira";
    guest.seat = Seat{0};
    guest.isReady = guest.isHere = true;
    view.guests.push_back(guest);
    return view;
}

} // namespace tablewood::lan
