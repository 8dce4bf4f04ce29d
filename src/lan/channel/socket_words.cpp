#include "lan/channel/socket_words.h"

namespace tablewood::lan {

Text whatWentWrong(const QAbstractSocket& socket)
{
    switch (socket.error()) {
    case QAbstractSocket::ConnectionRefusedError:
        return Text(TW_TEXT("lan", "No table is open there now."));
    case QAbstractSocket::RemoteHostClosedError:
        return Text(TW_TEXT("lan", "The other laptop has hung up."));
    case QAbstractSocket::HostNotFoundError:
        return Text(TW_TEXT("lan", "No laptop of this name is found."));
    case QAbstractSocket::SocketTimeoutError:
        return Text(TW_TEXT("lan", "Nobody answers at this address."));
    case QAbstractSocket::NetworkError:
        return Text(TW_TEXT("lan", "The network does not lead there."));
    default:
        return Text(TW_TEXT("lan", "The connection failed: %1."), socket.errorString().toStdString());
    }
}

} // namespace tablewood::lan
