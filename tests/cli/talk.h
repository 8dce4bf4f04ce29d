#pragma once

#include "program.h"

#include <QProcess>

#include <optional>
#include <vector>

namespace tablewood {

/// A run of tablewood-cli that goes on, spoken with by lines of JSON. It is killed at the end.
class Talk
{
public:
    Talk(const Desk& desk, const QStringList& arguments);
    ~Talk();

    /// The next line if there is one; waits a moment for it.
    std::optional<Json> next();
    /// The next event of this name.
    Json await(const std::string& event);
    void say(const Json& json);
    /// How it ended, once it has.
    int exitCode();

    /// What can be done in the view that came last.
    const Json& offers() const { return m_offers; }

private:
    QProcess m_process;
    Json m_offers = Json::array();
};

/// A port for a host that is started again there: no other test that runs now takes it meanwhile.
int portOfOurOwn();

/// What leads to a host on this laptop and to no other, from its event "hosting".
QString linkTo(const Json& hosting);

/// Lets whoever is asked make so many moves, each once the one before is acknowledged.
void play(const std::vector<Talk*>& guests, int moves);

/// Plays a whole match for its guests; returns how it ended for each.
std::vector<Json> playAll(const std::vector<Talk*>& guests);

} // namespace tablewood
