#pragma once

#include "kernel/text.h"
#include "wire/digest.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QString>

#include <optional>

namespace tablewood::lan {

/// The identity that this installation shows on the network: a key (elliptic curve P-256) and a certificate
/// it made for itself. The certificate names nobody and is good for ever, so that a laptop with a wrong date
/// can play.
struct Identity
{
    QSslCertificate certificate;
    QSslKey key;
};

/// The name in the certificate of every installation.
inline const QString kCommonName = QStringLiteral("Tablewood");

/// Makes a new one. Throws std::runtime_error if OpenSSL cannot.
Identity makeIdentity();

/// The file in which a directory keeps it, key and certificate.
QString identityFileIn(const QString& directory);

/// The one kept in a directory; nothing if there is none yet. Throws InputError for one that is there and
/// cannot be read, certificate or key.
std::optional<Identity> keptIdentityIn(const QString& directory);
/// The remedy for a damaged identity.
Text remedyForDamage();

/// The one kept in a directory, made on the first call. The key can be read by its owner alone. Throws
/// InputError if the directory takes nothing, and for one that is there and cannot be read: it is never
/// replaced, since all places at tables are this certificate's.
Identity identityIn(const QString& directory);

/// SHA-256 of a certificate, by which it is known; all zero for none.
Digest digestOf(const QSslCertificate& certificate);

/// TLS 1.3 with this identity. A side that is asked for a certificate and shows none is not refused by TLS.
QSslConfiguration tlsConfiguration(const Identity& identity);

} // namespace tablewood::lan
