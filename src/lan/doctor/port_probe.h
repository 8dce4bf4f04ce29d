#pragma once

#include "lan/find/address.h"

#include <QSslSocket>
#include <QTimer>

#include <array>
#include <optional>

namespace tablewood::lan {

/// The result of knocking at a port.
enum class Reached : std::uint8_t
{
    /// The table that was meant, or where none was meant, one of Tablewood's.
    open,
    /// Tablewood with another certificate than the table's.
    otherCertificate,
    /// A program that is no Tablewood.
    stranger,
    /// The laptop is there and lets nobody in at this port.
    refused,
    /// Nothing came back.
    silent,
    /// There is no way to such an address.
    noWay,
    noSuchName
};
constexpr auto enumNames(Reached)
{
    return std::array<std::string_view, 7>{"open",   "other-certificate", "stranger", "refused", "silent",
                                           "no-way", "no-such-name"};
}

/// Opens a connection to a port, sees whose it is, and closes it again.
class PortProbe : public QObject
{
    Q_OBJECT

public:
    /// Longer than any laptop in the same network takes, also one that wakes its wireless adapter first.
    static constexpr int kPatienceMs = 2000;

    /// `meant` is the certificate of the table that should be there; nothing for any.
    PortProbe(const TableAddress& address, const std::optional<Digest>& meant, QObject* parent);

Q_SIGNALS:
    void done(tablewood::lan::Reached reached);

private:
    Reached seen() const;
    void finish(Reached reached);

    std::optional<Digest> m_meant;
    bool m_isConnected = false;
    QSslSocket m_socket;
    QTimer m_patience;
};

} // namespace tablewood::lan
