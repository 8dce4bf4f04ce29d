#include "cli/told_table.h"

#include "cli/english.h"
#include "cli/terminal.h"
#include "kernel/hash.h"

#include <utility>

namespace tablewood::cli {

using namespace lan;

ToldTable::ToldTable(int number, std::unique_ptr<HostStore> store, std::unique_ptr<TableHost> host,
                     std::vector<std::string> remarks, bool isJson)
    : m_number(number), m_isJson(isJson), m_store(std::move(store)), m_host(std::move(host)),
      m_remarks(std::move(remarks))
{
    m_host->changed = [this] { tell(); };
    m_host->troubled = [this](const Text& why) {
        say("trouble", {{"why", english(why)}}, "Trouble: " + english(why));
    };
    m_host->moved = [this](const Moved& to) {
        say("moved", {{"addresses", to.addresses}, {"port", to.port}},
            "The table is on another laptop now. This program tells its guests where, until you close "
            "it.");
    };
}

void ToldTable::tellOpened()
{
    const lan::JoinLink link = m_host->link();
    const std::string name = m_host->lobby().view().table;
    say("hosting",
        {{"name", name},
         {"port", link.port},
         {"table", hexOf(link.table)},
         {"certificate", hexOf(link.certificate)},
         {"link", textOf(link)},
         {"remarks", m_remarks}},
        "\"" + name + "\" is open at port " + std::to_string(link.port) + ": " + textOf(link));
    for (const std::string& remark : m_remarks)
        if (!m_isJson)
            printSentence(remark);
    tell();
}

void ToldTable::tellClosed(const std::string& why)
{
    const std::string sentence = "The table is closed: " + why + ".";
    say("closed", {{"why", why}}, sentence);
    terminal::keepLastWords(sentence);
}

void ToldTable::say(const char* event, Json json, const std::string& sentence)
{
    if (m_isJson) {
        json["number"] = m_number;
        printEvent(event, std::move(json));
    } else {
        printSentence(sentence);
    }
}

void ToldTable::tell()
{
    tellKnocks();
    const LobbyView lobby = m_host->lobby().view();
    if (!(m_told == lobby)) {
        m_told = lobby;
        tellLobby(lobby);
        if (lobbyChanged)
            lobbyChanged();
    }
    if (hasEnded() && !std::exchange(m_isEndTold, true)) {
        const Table& table = *m_host->table();
        const Wording wording = wordingOf(lobby);
        say("ended",
            {{"outcome", viewJson(table.outcome(), wording)},
             {"hash", hashText(table.hash())},
             {"moves", table.record().moves.size()}},
            "The match is over: " + words(table.outcome()->reason, wording));
    }
    if (changed)
        changed();
}

void ToldTable::tellKnocks()
{
    for (const Knock& knock : m_host->knocks()) {
        if (knock.number <= m_lastKnock)
            continue;
        m_lastKnock = knock.number;
        const std::string number = std::to_string(knock.number);
        say("knock",
            {{"knock", knock.number},
             {"name", knock.persona.name},
             {"address", knock.address},
             {"pictures", viewJson(knock.comparison)},
             {"sentAway", knock.wasSentAway}},
            knock.persona.name + " knocks from " + knock.address +
                (knock.wasSentAway ? ", from where somebody was sent away" : "") + ", pictures " +
                viewJson(knock.comparison).dump() + ". \"admit " + number + "\" or \"refuse " + number +
                "\"");
    }
}

void ToldTable::tellLobby(const LobbyView& lobby)
{
    std::string sentence = std::string(enumNames(lobby.stage)[static_cast<std::size_t>(lobby.stage)]) + ":";
    for (const LobbyGuest& guest : lobby.guests)
        sentence += " " + std::to_string(guest.id) + " " + guest.name +
                    (guest.seat.isPlayer() ? " (seat " + std::to_string(guest.seat.index) + ")" : "") +
                    (guest.isHere ? "" : " away");
    say("lobby", viewJson(lobby), sentence);
}

} // namespace tablewood::cli
