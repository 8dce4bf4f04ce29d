#include "lan/find/address.h"

#include <QHostAddress>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <charconv>

namespace tablewood::lan {

namespace {

/// The longest name that the system of names knows.
constexpr std::size_t kMaxHostName = 253;

[[noreturn]] void refuse(std::string_view text, const std::string& cause)
{
    constexpr qsizetype kShown = 60;
    QString shown = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    if (shown.size() > kShown)
        shown = shown.left(kShown) + "...";
    std::ranges::replace_if(
        shown, [](QChar letter) { return !letter.isPrint(); }, QChar('?'));
    throw InputError("\"" + shown.toStdString() + "\"", cause,
                     "Type a name or an address, such as owl.local, 192.168.1.20, 192.168.1.20:4000 or "
                     "[fe80::1%eth0]:4000, or a whole tablewood:// link");
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kSpace);
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(kSpace) + 1 - first);
}

std::uint16_t portFrom(std::string_view digits, std::string_view whole)
{
    std::uint16_t port = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
    if (error != std::errc{} || end != digits.data() + digits.size() || port == 0)
        refuse(whole, "a port is a number from 1 to 65535");
    return port;
}

bool isIpv6(std::string_view host)
{
    // Qt takes anything behind the % of an interface.
    if (!std::ranges::all_of(host, [](char letter) { return letter > ' ' && letter <= '~'; }))
        return false;
    const QHostAddress address(QString::fromUtf8(host.data(), static_cast<qsizetype>(host.size())));
    return address.protocol() == QAbstractSocket::IPv6Protocol;
}

bool isLabelLetter(unsigned char letter)
{
    // Letters of other alphabets are UTF-8 above 0x80; the system of names writes them in its own way.
    return std::isalnum(letter) || letter == '-' || letter == '_' || letter >= 0x80;
}

/// A name of one or more labels, "owl" or "owl.local", or an address of IPv4.
bool isNameOrIpv4(std::string_view host)
{
    if (host.empty() || host.size() > kMaxHostName)
        return false;
    const auto lastLabel = host.substr(host.find_last_of('.') + 1);
    // Digits alone at the end is an address, and then a whole one.
    if (std::ranges::all_of(lastLabel, [](unsigned char letter) { return std::isdigit(letter); }) &&
        std::ranges::count(host, '.') != 3)
        return false;
    const bool isNumeric =
        std::ranges::all_of(host, [](unsigned char letter) { return std::isdigit(letter) || letter == '.'; });
    if (isNumeric)
        return QHostAddress(QString::fromUtf8(host.data(), static_cast<qsizetype>(host.size()))).protocol() ==
               QAbstractSocket::IPv4Protocol;
    std::size_t length = 0;
    for (const unsigned char letter : host) {
        if (letter == '.' ? length == 0 : !isLabelLetter(letter))
            return false;
        length = letter == '.' ? 0 : length + 1;
    }
    return host.front() != '-';
}

bool isHost(std::string_view host) { return isIpv6(host) || isNameOrIpv4(host); }

void checkHost(std::string_view host, std::string_view whole)
{
    if (!isHost(host))
        refuse(whole, "this is no name and no address of a laptop");
}

TableAddress bracketed(std::string_view text, std::string_view whole)
{
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos)
        refuse(whole, "the bracket is not closed");
    const std::string_view host = text.substr(1, end - 1);
    if (!isIpv6(host))
        refuse(whole, "in brackets there is an address of IPv6");
    TableAddress address{std::string(host)};
    const std::string_view rest = text.substr(end + 1);
    if (!rest.empty()) {
        if (rest.front() != ':')
            refuse(whole, "after the bracket comes a colon and the port");
        address.port = portFrom(rest.substr(1), whole);
    }
    return address;
}

template <std::size_t N>
QString base64Of(const std::array<std::uint8_t, N>& bytes)
{
    const QByteArray raw(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(N));
    return QString::fromLatin1(raw.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

template <std::size_t N>
void readBase64(const QString& text, std::array<std::uint8_t, N>& bytes, std::string_view whole)
{
    const auto result = QByteArray::fromBase64Encoding(
        text.toUtf8(), QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
    if (!result || result.decoded.size() != static_cast<qsizetype>(N))
        refuse(whole, "the link is damaged");
    std::ranges::copy(result.decoded, reinterpret_cast<char*>(bytes.data()));
}

/// The one value of a name in a link.
QString valueOf(const QUrlQuery& query, const char* name, std::string_view whole)
{
    const QStringList values = query.allQueryItemValues(name, QUrl::FullyDecoded);
    if (values.size() != 1)
        refuse(whole, std::string("the link has not exactly one \"") + name + "\"");
    return values.front();
}

} // namespace

bool isLink(std::string_view typed)
{
    const std::string_view text = trimmed(typed);
    return text.size() > kLinkScheme.size() && text[kLinkScheme.size()] == ':' &&
           std::ranges::equal(text.substr(0, kLinkScheme.size()), kLinkScheme, [](char one, char other) {
               return std::tolower(static_cast<unsigned char>(one)) == other;
           });
}

TableAddress addressFrom(std::string_view typed)
{
    const std::string_view text = trimmed(typed);
    if (text.empty())
        refuse(typed, "nothing is typed");
    if (text.front() == '[')
        return bracketed(text, typed);
    if (isIpv6(text))
        return {std::string(text)};
    const std::size_t colon = text.find(':');
    TableAddress address{std::string(text.substr(0, colon))};
    checkHost(address.host, typed);
    if (colon != std::string_view::npos)
        address.port = portFrom(text.substr(colon + 1), typed);
    return address;
}

std::optional<TableAddress> tableAddress(std::string_view host, std::int64_t port)
{
    if (port < 1 || port > UINT16_MAX || !isHost(host))
        return std::nullopt;
    return TableAddress{std::string(host), static_cast<std::uint16_t>(port)};
}

std::vector<TableAddress> tableAddresses(const std::vector<std::string>& hosts, std::int64_t port)
{
    std::vector<TableAddress> addresses;
    for (const std::string& host : hosts)
        if (auto address = tableAddress(host, port))
            addresses.push_back(std::move(*address));
    return addresses;
}

std::string textOf(const TableAddress& address)
{
    const bool isBracketed = address.host.find(':') != std::string::npos;
    return (isBracketed ? "[" + address.host + "]" : address.host) + ":" + std::to_string(address.port);
}

std::string textOf(const JoinLink& link)
{
    QStringList hosts;
    for (const std::string& host : link.hosts) {
        if (static_cast<std::size_t>(hosts.size()) < kMaxLinkHosts)
            hosts.append(QString::fromStdString(host));
    }
    QUrlQuery query;
    query.addQueryItem("at", hosts.join(','));
    query.addQueryItem("port", QString::number(link.port));
    query.addQueryItem("table", base64Of(link.table));
    query.addQueryItem("certificate", base64Of(link.certificate));
    QUrl url;
    url.setScheme(QString::fromLatin1(kLinkScheme.data(), static_cast<qsizetype>(kLinkScheme.size())));
    url.setHost("join");
    url.setQuery(query);
    return url.toEncoded().toStdString();
}

JoinLink linkFrom(std::string_view text)
{
    if (text.size() > kMaxLinkLength)
        refuse(text, "the link is longer than " + std::to_string(kMaxLinkLength) + " bytes");
    const std::string_view link = trimmed(text);
    const QUrl url(QString::fromUtf8(link.data(), static_cast<qsizetype>(link.size())), QUrl::StrictMode);
    if (!isLink(link) || !url.isValid() || url.host() != "join")
        refuse(text, "this is no link to a table");
    const QUrlQuery query(url);
    JoinLink read;
    const QStringList hosts = valueOf(query, "at", text).split(',');
    if (static_cast<std::size_t>(hosts.size()) > kMaxLinkHosts)
        refuse(text, "the link names more than " + std::to_string(kMaxLinkHosts) + " places");
    for (const QString& host : hosts) {
        read.hosts.push_back(host.toStdString());
        checkHost(read.hosts.back(), text);
    }
    read.port = portFrom(valueOf(query, "port", text).toStdString(), text);
    readBase64(valueOf(query, "table", text), read.table, text);
    readBase64(valueOf(query, "certificate", text), read.certificate, text);
    return read;
}

} // namespace tablewood::lan
