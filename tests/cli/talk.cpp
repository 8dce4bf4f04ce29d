#include "talk.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <doctest/doctest.h>

namespace tablewood {

namespace {

// As long as even a very busy machine takes, in moments of 5 ms.
constexpr int kPatience = 12'000;

} // namespace

Talk::Talk(const Desk& desk, const QStringList& arguments)
{
    m_process.setWorkingDirectory(desk.path("."));
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(TABLEWOOD_CLI, arguments);
    REQUIRE(m_process.waitForStarted());
}

Talk::~Talk()
{
    m_process.kill();
    m_process.waitForFinished();
}

std::optional<Json> Talk::next()
{
    if (!m_process.canReadLine())
        m_process.waitForReadyRead(5);
    if (!m_process.canReadLine())
        return std::nullopt;
    Json line = Json::parse(m_process.readLine().toStdString());
    if (line.at("event") == "view")
        m_offers = line.at("offers");
    return line;
}

Json Talk::await(const std::string& event)
{
    for (int patience = 0; patience < kPatience; ++patience) {
        if (const auto line = next(); line && line->at("event") == event)
            return *line;
    }
    FAIL("no ", event, " came");
    return {};
}

void Talk::say(const Json& json)
{
    m_process.write(QByteArray::fromStdString(json.dump() + "\n"));
    REQUIRE(m_process.waitForBytesWritten());
}

int Talk::exitCode()
{
    REQUIRE((m_process.state() == QProcess::NotRunning || m_process.waitForFinished(60'000)));
    return m_process.exitCode();
}

int portOfOurOwn()
{
    // Below the ports that the system gives to connections.
    return 20'000 + static_cast<int>(QCoreApplication::applicationPid() % 10'000);
}

QString linkTo(const Json& hosting)
{
    QString link = QString::fromStdString(hosting.at("link"));
    return link.replace(QRegularExpression("at=[^&]*"), "at=127.0.0.1");
}

void play(const std::vector<Talk*>& guests, int moves)
{
    for (int patience = 0; moves > 0; ++patience) {
        REQUIRE(patience < kPatience);
        for (Talk* guest : guests) {
            if (guest->offers().empty()) {
                guest->next();
                continue;
            }
            guest->say({{"move", guest->offers().at(0).at("move")}});
            guest->await("view");
            if (--moves == 0)
                return;
        }
    }
}

std::vector<Json> playAll(const std::vector<Talk*>& guests)
{
    std::vector<Json> ends(guests.size());
    std::size_t ended = 0;
    std::size_t moves = 0;
    while (ended < guests.size()) {
        for (std::size_t i = 0; i < guests.size(); ++i) {
            const auto line = ends[i].is_null() ? guests[i]->next() : std::nullopt;
            if (!line)
                continue;
            if (line->at("event") == "view" && !line->at("offers").empty()) {
                const Json& offers = line->at("offers");
                guests[i]->say({{"move", offers.at(++moves * 7 % offers.size()).at("move")}});
            } else if (line->at("event") == "ended") {
                ends[i] = *line;
                ++ended;
            }
            REQUIRE(line->at("event") != "refused");
            REQUIRE(line->at("event") != "bye");
        }
    }
    return ends;
}

} // namespace tablewood
