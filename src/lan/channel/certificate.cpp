#include "lan/channel/certificate.h"

#include "content/faults.h"
#include "storage/owner_file.h"

#include <QDir>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

namespace tablewood::lan {

namespace {

// Both in one file, so that they are of one make whatever happens while they are written.
constexpr const char* kFile = "lan-identity.pem";
// X.509's own word for "no end" (RFC 5280, 4.1.2.5).
constexpr const char* kNoEnd = "99991231235959Z";
constexpr const char* kLongAgo = "20000101000000Z";
constexpr long kVersion3 = 2;

using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
using Certificate = std::unique_ptr<X509, decltype(&X509_free)>;
using Memory = std::unique_ptr<BIO, decltype(&BIO_free_all)>;

void expect(bool isDone)
{
    if (!isDone)
        throw std::runtime_error("OpenSSL cannot make a certificate");
}

Certificate certificateFor(EVP_PKEY* key)
{
    Certificate certificate(X509_new(), X509_free);
    expect(certificate != nullptr);
    std::uint64_t serial = 0;
    expect(RAND_bytes(reinterpret_cast<unsigned char*>(&serial), sizeof serial) == 1);
    X509_NAME* const name = X509_get_subject_name(certificate.get());
    const QByteArray common = kCommonName.toLatin1();
    const auto* const words = reinterpret_cast<const unsigned char*>(common.constData());
    expect(X509_set_version(certificate.get(), kVersion3) == 1 &&
           ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate.get()), serial) == 1 &&
           ASN1_TIME_set_string(X509_getm_notBefore(certificate.get()), kLongAgo) == 1 &&
           ASN1_TIME_set_string(X509_getm_notAfter(certificate.get()), kNoEnd) == 1 &&
           X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, words, -1, -1, 0) == 1 &&
           X509_set_issuer_name(certificate.get(), name) == 1 &&
           X509_set_pubkey(certificate.get(), key) == 1 &&
           X509_sign(certificate.get(), key, EVP_sha256()) > 0);
    return certificate;
}

QByteArray contentOf(BIO* memory)
{
    char* data = nullptr;
    const long size = BIO_get_mem_data(memory, &data);
    return {data, static_cast<qsizetype>(size)};
}

Identity identityFrom(const QByteArray& pem)
{
    return {QSslCertificate(pem, QSsl::Pem), QSslKey(pem, QSsl::Ec, QSsl::Pem)};
}

} // namespace

Identity makeIdentity()
{
    const Key key(EVP_EC_gen("P-256"), EVP_PKEY_free);
    expect(key != nullptr);
    const Certificate certificate = certificateFor(key.get());
    const Memory pem(BIO_new(BIO_s_mem()), BIO_free_all);
    expect(PEM_write_bio_PrivateKey_traditional(pem.get(), key.get(), nullptr, nullptr, 0, nullptr,
                                                nullptr) == 1 &&
           PEM_write_bio_X509(pem.get(), certificate.get()) == 1);
    return identityFrom(contentOf(pem.get()));
}

QString identityFileIn(const QString& directory) { return QDir(directory).filePath(kFile); }

Text remedyForDamage()
{
    return {TW_TEXT("lan", "Bring back a copy of the file %1; or delete it, and hosts ask again who you are: "
                           "the seats that are kept for you are then theirs to give"),
            kFile};
}

std::optional<Identity> keptIdentityIn(const QString& directory)
{
    const QString path = identityFileIn(directory);
    const QByteArray pem = readIfThere(path);
    if (pem.isNull())
        return std::nullopt;
    Identity kept = identityFrom(pem);
    if (kept.certificate.isNull() || kept.key.isNull())
        throw Fault(path.toStdString(), TW_TEXT("lan", "the certificate of this laptop is damaged"),
                    remedyForDamage());
    return kept;
}

Identity identityIn(const QString& directory)
{
    const QString path = identityFileIn(directory);
    // Two programs that begin at once make one.
    const auto lock = locked(path);
    if (auto kept = keptIdentityIn(directory))
        return *std::move(kept);
    Identity fresh = makeIdentity();
    writeForOwner(path, fresh.key.toPem() + fresh.certificate.toPem());
    return fresh;
}

Digest digestOf(const QSslCertificate& certificate)
{
    Digest digest{};
    if (!certificate.isNull()) {
        const QByteArray bytes = certificate.digest(QCryptographicHash::Sha256);
        std::copy(bytes.begin(), bytes.end(), digest.begin());
    }
    return digest;
}

QSslConfiguration tlsConfiguration(const Identity& identity)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_3OrLater);
    configuration.setLocalCertificate(identity.certificate);
    configuration.setPrivateKey(identity.key);
    configuration.setCaCertificates({});
    configuration.setPeerVerifyMode(QSslSocket::QueryPeer);
    // Each connection is a whole handshake: it takes a millisecond, and nothing is left to be stolen.
    configuration.setSslOption(QSsl::SslOptionDisableSessionTickets, true);
    configuration.setSslOption(QSsl::SslOptionDisableSessionSharing, true);
    return configuration;
}

} // namespace tablewood::lan
