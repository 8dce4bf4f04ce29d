#pragma once

#include "content/json_fields.h"

#include <QProcess>

#include <cstdint>
#include <functional>
#include <vector>

namespace tablewood::lan {

/// Lets things happen until it is so, for at most a minute; false if it never is.
bool comesTo(const std::function<bool()>& isSo);
/// Lets happen what waits now.
void letHappen();

/// A run of tablewood-cli that hosts, in a program of its own, and all that it tells.
class BesiegedHost
{
public:
    /// Starts `arguments` in this folder with at most so many descriptors open; 0 for as many as the system
    /// gives.
    BesiegedHost(const QString& program, const QString& folder, const QStringList& arguments,
                 int descriptors);
    /// Kills it if it runs.
    ~BesiegedHost();

    bool isRunning() const { return m_process.state() == QProcess::Running; }
    /// How it ended, in words; for one that has.
    QString ending() const;
    /// Where it listens, once it has told; 0 before.
    std::uint16_t port() const;
    /// The last event of this name; null if there was none.
    Json last(const std::string& event) const;
    /// Whether it told trouble in which these words are.
    bool hasTroubleWith(const std::string& words) const;
    /// What it said at standard error.
    const QByteArray& complaints() const { return m_complaints; }
    /// How many descriptors it has open; 0 where the system does not tell.
    int openDescriptors() const;
    /// Lets it have so many open from now on; false where the system cannot do that.
    bool limitDescriptors(int most) const;
    /// Asks it to end, and waits until it has.
    void end();

private:
    void read();

    QProcess m_process;
    std::vector<Json> m_events;
    QByteArray m_complaints;
};

} // namespace tablewood::lan
