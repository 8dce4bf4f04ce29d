#pragma once

#include "cli/lan_words.h"
#include "lan/host/table_host.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tablewood::cli {

/// One table of this program, and what is told of it.
class ToldTable
{
public:
    ToldTable(int number, std::unique_ptr<lan::HostStore> store, std::unique_ptr<lan::TableHost> host,
              std::vector<std::string> remarks, bool isJson);

    lan::TableHost& host() { return *m_host; }
    bool hasEnded() const { return m_host->lobby().stage() == lan::Stage::ended; }
    /// Whether nobody needs the table any more: guests go home when they have seen the end.
    bool isDone() const { return hasEnded() && m_host->lobby().members().empty(); }
    std::function<void()> changed;
    /// Something changed that is announced.
    std::function<void()> lobbyChanged;

    void tellOpened();
    /// Why the program does not host it any more.
    void tellClosed(const std::string& why);
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
    /// The game's remarks on the set-up.
    std::vector<std::string> m_remarks;
    std::optional<lan::LobbyView> m_told;
    lan::GuestId m_lastKnock = 0;
    bool m_isEndTold = false;
};

} // namespace tablewood::cli
