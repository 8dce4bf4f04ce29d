#pragma once

#include <QProcess>
#include <QStringList>

#include <functional>

namespace tablewood::journeys {

/// Lets things happen until it is so; false if it never is.
bool comesAbout(const std::function<bool()>& isSo);

/// Whose a far window is, and how its program is started.
struct FarPlan
{
    QString name;
    QString folder;
    /// Where tables are announced on this machine for this journey alone.
    std::uint16_t port = 0;
    /// Names the pictures.
    QString journey;
    /// The address of the table to join first; empty for none.
    QString join = {};
    /// Tables go by a clock that stands still until pass() is told, and nobody is lost for being slow.
    bool isTimed = false;
    /// A game that lies on the shelf instead of the program's own; empty for those.
    QString game = {};
};

/// The window of somebody else: a process of its own, with its own data folder, in which a person does what
/// they are told. What they cannot do fails the journey.
class FarWindow
{
public:
    explicit FarWindow(FarPlan plan);
    ~FarWindow();

    void start();
    /// As by SIGKILL: nothing can be put in order before.
    void kill();

    void press(const QString& what) { tell({"press", what}); }
    void waitFor(const QString& what) { tell({"waitFor", what}); }
    void waitUntilGone(const QString& what) { tell({"waitUntilGone", what}); }
    void picture(const QString& step) { tell({"picture", step}); }
    /// What all that is shown of a QML type is called, in the order of the words.
    QString names(const QString& qmlType) { return tell({"names", qmlType}); }
    /// Milliseconds between a bot's moves at this window.
    void setBotPace(int milliseconds) { tell({"setBotPace", QString::number(milliseconds)}); }
    /// Does one thing at the table if the person is asked to; false if not.
    bool act() { return tell({"act"}) == QLatin1String("done"); }
    /// Turns a stepper of this name on by one.
    void stepOn(const QString& stepper) { tell({"stepOn", stepper}); }
    /// The window has this size from now on.
    void resize(int width, int height) { tell({"resize", QString::number(width), QString::number(height)}); }
    /// Does one thing at the table: the first time that they are asked so by mouse what a bot would, with a
    /// picture before, else whatever is offered.
    void takePart() { tell({"takePart"}); }
    /// Does by mouse what the hint says, until it is played, if the person is asked for something that leads
    /// on; false if not.
    bool byHint() { return tell({"byHint"}) == QLatin1String("done"); }
    /// Plays along from now on whenever something is offered, by chance, or no longer.
    void playAlong(bool isOn) { tell({"playAlong", isOn ? "on" : "off"}); }
    /// What this laptop has before it of the match (see table_facts.h).
    QString run() { return tell({"run"}); }
    QString facesIn(const QString& zone) { return tell({"facesIn", zone}); }
    QString question() { return tell({"question"}); }
    QString turn() { return tell({"turn"}); }
    bool sees(const QString& what) { return tell({"sees", what}) == QLatin1String("yes"); }
    /// The names of the pictures to compare.
    QString comparison() { return tell({"comparison"}); }
    /// Where the person sits at the table, from 0 on.
    int seat() { return tell({"seat"}).toInt(); }

    /// So much time passes for the table of this window.
    void pass(int milliseconds) { tell({"pass", QString::number(milliseconds)}); }
    /// Seconds are not counted down in this window from now on.
    void holdSeconds() { tell({"holdSeconds"}); }
    /// Waits until this laptop is let in at the table.
    void waitUntilInside() { tell({"waitUntilInside"}); }
    /// Where the table of this window is reached on this machine.
    std::uint16_t tablePort() { return static_cast<std::uint16_t>(tell({"tablePort"}).toInt()); }
    /// What another name stands for in each part of a night; empty by day.
    QString partOfNight() { return tell({"partOfNight"}); }
    /// Presses one of the spots of the night, from 0 on.
    void pressSpot(int spot) { tell({"pressSpot", QString::number(spot)}); }
    /// A picture too, and what tells it from every other.
    QString look(const QString& step) { return tell({"look", step}); }

private:
    /// Returns what the person answers.
    QString tell(const QStringList& command);

    FarPlan m_plan;
    QProcess m_process;
};

} // namespace tablewood::journeys
