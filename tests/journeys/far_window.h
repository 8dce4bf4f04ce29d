#pragma once

#include <QProcess>
#include <QStringList>

namespace tablewood::journeys {

/// The window of somebody else: a process of its own, with its own data folder, in which a person does what
/// they are told. What they cannot do fails the journey.
class FarWindow
{
public:
    /// `port` is where tables are announced on this machine for this journey alone.
    FarWindow(QString name, QString folder, std::uint16_t port);
    ~FarWindow();

    void start();
    /// As by SIGKILL: nothing can be put in order before.
    void kill();

    void press(const QString& what) { tell({"press", what}); }
    void waitFor(const QString& what) { tell({"waitFor", what}); }
    void waitUntilGone(const QString& what) { tell({"waitUntilGone", what}); }
    void picture(const QString& step) { tell({"picture", step}); }
    /// Does one thing at the table if the person is asked to; false if not.
    bool act() { return tell({"act"}) == QLatin1String("done"); }
    /// Turns a stepper of this name on by one.
    void stepOn(const QString& stepper) { tell({"stepOn", stepper}); }
    /// The names of the pictures to compare.
    QString comparison() { return tell({"comparison"}); }
    /// Where the person sits at the table, from 0 on.
    int seat() { return tell({"seat"}).toInt(); }

private:
    /// Returns what the person answers.
    QString tell(const QStringList& command);

    QString m_name;
    QString m_folder;
    std::uint16_t m_port;
    QProcess m_process;
};

} // namespace tablewood::journeys
