#pragma once

#include "cli/lan_words.h"
#include "lan/table_host.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace tablewood::cli {

/// One table of this program, and what is told of it.
class ToldTable
{
public:
    ToldTable(int number, std::unique_ptr<lan::HostStore> store, std::unique_ptr<lan::TableHost> host,
              bool isJson);

    lan::TableHost& host() { return *m_host; }
    bool hasEnded() const { return m_host->lobby().stage() == lan::Stage::ended; }
    /// Whether nobody needs the table any more: guests go home when they have seen the end.
    bool isDone() const { return hasEnded() && m_host->lobby().members().empty(); }
    std::function<void()> changed;
    /// Something changed that is announced.
    std::function<void()> lobbyChanged;

    void tellOpened();
    void complain(const std::string& why) { say("denied", {{"why", why}}, why); }

private:
    void say(const char* event, Json json, const std::string& sentence);
    void tell();
    void tellKnocks();
    void tellLobby(const lan::LobbyView& lobby);

    int m_number;
    bool m_isJson;
    std::unique_ptr<lan::HostStore> m_store;
    std::unique_ptr<lan::TableHost> m_host;
    std::optional<lan::LobbyView> m_told;
    lan::GuestId m_lastKnock = 0;
    bool m_isEndTold = false;
};

} // namespace tablewood::cli
