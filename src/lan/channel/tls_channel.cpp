#include "lan/channel/tls_channel.h"

#include "lan/channel/certificate.h"
#include "lan/channel/door.h"
#include "lan/channel/socket_words.h"

#include <QCoreApplication>
#include <QHostAddress>

#include <array>
#include <utility>

namespace tablewood::lan {

TlsChannel::TlsChannel(QSslSocket* socket, const Pace& pace, std::size_t frameLimit)
    : m_socket(socket), m_pace(pace), m_peer(digestOf(socket->peerCertificate())),
      m_own(digestOf(socket->localCertificate())), m_reader(frameLimit),
      m_heard(std::chrono::steady_clock::now()),
      m_signsOfLife(kSignsOfLifePerBeat / std::chrono::duration<double>(pace.beat).count(),
                    kSignsOfLifeAtOnce)
{
    m_socket->setParent(this);
    m_socket->setReadBufferSize(static_cast<qint64>(kReadBufferBytes));
    connect(m_socket, &QSslSocket::readyRead, this, [this] { read(); });
    connect(m_socket, &QSslSocket::disconnected, this,
            [this] { end(Text(TW_TEXT("lan", "The connection was closed."))); });
    connect(m_socket, &QSslSocket::errorOccurred, this, [this] { end(whatWentWrong(*m_socket)); });
    connect(&m_beat, &QTimer::timeout, this, [this] { beat(); });
    m_beat.start(m_pace.beat);
    // Bytes that came with the end of the handshake wait already.
    QMetaObject::invokeMethod(
        this, [this] { read(); }, Qt::QueuedConnection);
}

std::string TlsChannel::address() const { return shownAddress(m_socket->peerAddress()); }

void TlsChannel::read()
{
    std::array<char, 16 * 1024> buffer;
    while (!isDone() && m_socket->bytesAvailable() > 0) {
        const qint64 count = m_socket->read(buffer.data(), static_cast<qint64>(buffer.size()));
        if (count <= 0)
            return;
        try {
            hear({reinterpret_cast<const std::uint8_t*>(buffer.data()), static_cast<std::size_t>(count)});
        } catch (const std::exception& error) {
            reject(error);
            return;
        }
    }
}

void TlsChannel::hear(std::span<const std::uint8_t> bytes)
{
    m_reader.feed(bytes);
    m_heardOfFrame += bytes.size();
    if (m_heardOfFrame >= kSlowestBytes) {
        m_heardOfFrame = 0;
        m_heard = std::chrono::steady_clock::now();
    }
    while (const auto payload = isDone() ? std::nullopt : m_reader.next()) {
        m_heardOfFrame = 0;
        m_heard = std::chrono::steady_clock::now();
        if (!payload->empty())
            deliver(*payload);
        else if (!m_signsOfLife.take(m_heard))
            throw InputError("frame", "there are too many signs of life");
    }
}

void TlsChannel::beat()
{
    if (std::chrono::steady_clock::now() - m_heard > m_pace.silence) {
        end(Text(TW_TEXT("lan", "Nothing was heard for a while.")));
        return;
    }
    if (!m_hasSent)
        write({});
    m_hasSent = false;
}

void TlsChannel::send(std::span<const std::uint8_t> payload)
{
    if (isDone())
        return;
    write(payload);
    m_hasSent = true;
    if (waiting() > kMaxQueuedBytes)
        QMetaObject::invokeMethod(
            this, [this] { end(Text(TW_TEXT("lan", "The connection is too slow."))); }, Qt::QueuedConnection);
}

std::size_t TlsChannel::waiting() const
{
    return static_cast<std::size_t>(m_socket->bytesToWrite() + m_socket->encryptedBytesToWrite());
}

void TlsChannel::write(std::span<const std::uint8_t> payload)
{
    Bytes frame;
    frame.reserve(kMaxFrameHead + payload.size());
    appendFrame(frame, payload);
    m_socket->write(reinterpret_cast<const char*>(frame.data()), static_cast<qint64>(frame.size()));
}

void TlsChannel::end(const Text& why)
{
    if (isDone())
        return;
    // The last words may wait yet.
    read();
    m_beat.stop();
    fail(why);
    m_socket->abort();
}

void TlsChannel::close()
{
    beDone();
    m_beat.stop();
    if (m_socket->state() == QAbstractSocket::UnconnectedState) {
        deleteLater();
        return;
    }
    // Says its last words when nobody holds it any more, but goes with the program.
    setParent(QCoreApplication::instance());
    connect(m_socket, &QSslSocket::disconnected, this, &QObject::deleteLater);
    QTimer::singleShot(m_pace.closing, this, &QObject::deleteLater);
    m_socket->flush();
    m_socket->disconnectFromHost();
}

} // namespace tablewood::lan
