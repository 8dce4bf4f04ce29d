#include "far_window.h"

#include "app/lan/lan_table.h"
#include "app/lan/lobby_entries.h"
#include "forester.h"
#include "hint_follower.h"
#include "loopback.h"
#include "pace.h"
#include "table_facts.h"
#include "test_clock.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QPointer>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>
#include <doctest/doctest.h>

#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

namespace tablewood::journeys {

namespace {

constexpr auto kCase = "A window that somebody far away looks at";
constexpr auto kName = "TABLEWOOD_FAR_NAME";
constexpr auto kFolder = "TABLEWOOD_FAR_FOLDER";
constexpr auto kPort = "TABLEWOOD_FAR_PORT";
constexpr auto kJourney = "TABLEWOOD_FAR_JOURNEY";
constexpr auto kJoin = "TABLEWOOD_FAR_JOIN";
constexpr auto kTimed = "TABLEWOOD_FAR_TIMED";
constexpr auto kGame = "TABLEWOOD_FAR_GAME";
/// Before and between the words of a command and of an answer.
constexpr auto kSign = "far:";
constexpr QLatin1Char kBetween('\t');
/// Milliseconds between two looks of somebody who plays along.
constexpr int kPlayEvery = 10;
/// A whole turn of a slow machine.
constexpr int kFarPatience = 240'000;

/// The clock of this process's tables, where they go by one that is told.
lan::TestClock& toldClock()
{
    static lan::TestClock clock;
    return clock;
}

/// Lines as they come, without stopping the window meanwhile.
class Lines
{
public:
    Lines()
    {
        std::thread([this] {
            for (std::string line; std::getline(std::cin, line);)
                push(QString::fromStdString(line));
            push({});
        }).detach();
    }
    /// Empty at the end.
    QString next()
    {
        QString line;
        while (!comesAbout([&] { return pop(line); })) {
        }
        return line;
    }

private:
    void push(const QString& line)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_lines.push(line);
        }
        // Lines still come while the program ends.
        if (auto* const dispatcher = QCoreApplication::eventDispatcher())
            dispatcher->wakeUp();
    }
    bool pop(QString& line)
    {
        const std::lock_guard lock(m_mutex);
        if (m_lines.empty())
            return false;
        line = m_lines.front();
        m_lines.pop();
        return true;
    }

    std::mutex m_mutex;
    std::queue<QString> m_lines;
};

/// Does what it is told at its window.
class ToldPerson
{
public:
    ToldPerson(OpenedProgram& program, const QString& journey, const QString& name)
        : m_person(program, journey + '-' + name.toLower()), m_forester(m_person, Forester::Hands::mouse)
    {
        m_along.callOnTimeout([this] { playOnce(); });
    }

    QString obey(const QString& command, const QString& what)
    {
        if (command == QLatin1String("press"))
            press(what);
        else if (command == QLatin1String("waitFor"))
            m_person.waitUntil(qPrintable(what + " is seen"), [&] { return find(what) != nullptr; });
        else if (command == QLatin1String("waitUntilGone"))
            m_person.waitUntil(qPrintable(what + " is gone"), [&] { return !find(what); });
        else if (command == QLatin1String("picture"))
            m_person.picture(what);
        else if (command == QLatin1String("names"))
            return m_person.namesOf(qPrintable(what)).join(QStringLiteral(" | "));
        else if (command == QLatin1String("setBotPace"))
            table().setBotPace(what.toInt());
        else if (command == QLatin1String("stepOn"))
            stepOn(what);
        else if (command == QLatin1String("comparison"))
            return comparison();
        else if (command == QLatin1String("act"))
            return act() ? QStringLiteral("done") : QString();
        else if (command == QLatin1String("seat"))
            return QString::number(table().viewerSeat());
        else
            return obeyAtTheTable(command, what);
        return {};
    }

private:
    QString obeyAtTheTable(const QString& command, const QString& what)
    {
        if (command == QLatin1String("resize"))
            resize(QSize(what.section(kBetween, 0, 0).toInt(), what.section(kBetween, 1).toInt()));
        else if (command == QLatin1String("takePart"))
            takePart();
        else if (command == QLatin1String("byHint"))
            return byHint() ? QStringLiteral("done") : QString();
        else if (command == QLatin1String("playAlong"))
            playAlong(what == QLatin1String("on"));
        else if (command == QLatin1String("run"))
            return runOf(table());
        else if (command == QLatin1String("facesIn"))
            return facesIn(table(), what);
        else if (command == QLatin1String("question"))
            return hasTable() ? questionOf(table()) : QString();
        else if (command == QLatin1String("turn"))
            return turnOf(table());
        else if (command == QLatin1String("sees"))
            return find(what) ? QStringLiteral("yes") : QStringLiteral("no");
        else
            return obeyInTheDark(command, what);
        return {};
    }

    bool hasTable() const { return !m_person.all("MatchView").isEmpty(); }

    void resize(QSize size)
    {
        m_person.window().resize(size);
        m_person.waitUntil("the window has its size",
                           [&] { return m_person.window().contentItem()->size().toSize() == size; });
    }

    void takePart()
    {
        table().setStepPace(kHurried);
        if (m_gambler.isAwaiting(table()))
            return;
        const QString question = questionOf(table());
        if (question.isEmpty() || m_seen.contains(question)) {
            m_gambler.play(table());
            return;
        }
        m_seen.append(question);
        m_person.waitUntil("all is shown", [&] { return !table().isShowing(); });
        static const QRegularExpression sign(QStringLiteral("[^a-z1-9 ]"));
        m_person.picture(question.toLower().remove(sign).replace(' ', '-'));
        HintFollower(m_person).follow();
    }

    bool byHint()
    {
        if (!hasTable() || !hasToAct(table()))
            return false;
        table().setStepPace(kHurried);
        HintFollower(m_person).follow();
        return true;
    }

    void playAlong(bool isOn) { isOn ? m_along.start(kPlayEvery) : m_along.stop(); }

    void playOnce()
    {
        // All that is shown is not looked through so often.
        if (!m_lan)
            m_lan = m_person.window().findChild<LanTable*>();
        TableModel* const table = m_lan ? m_lan->table() : nullptr;
        if (!table || m_lan->state() != QLatin1String("table"))
            return;
        table->setStepPace(kHurried);
        m_gambler.play(*table);
    }

    QString obeyInTheDark(const QString& command, const QString& what)
    {
        if (command == QLatin1String("pass"))
            toldClock().pass(std::chrono::milliseconds(what.toInt()));
        else if (command == QLatin1String("holdSeconds"))
            table().setSecond(kStill);
        else if (command == QLatin1String("waitUntilInside"))
            waitUntilInside();
        else if (command == QLatin1String("tablePort"))
            return QString::number(lan().port());
        else if (command == QLatin1String("partOfNight"))
            return m_person.all("NightPage").isEmpty() ? QString() : table().scene()->night().place;
        else if (command == QLatin1String("pressSpot"))
            m_person.press(*m_person.all("NightSpot").at(what.toInt()));
        else if (command == QLatin1String("look"))
            return look(what);
        return {};
    }

    TableModel& table() { return m_forester.eyes().table(); }

    const LanTable& lan() const
    {
        const auto* const lan = m_person.window().findChild<LanTable*>();
        REQUIRE(lan);
        return *lan;
    }

    void waitUntilInside()
    {
        m_person.waitUntil("they are inside", [&] {
            return lan().state() == QLatin1String("lobby") || lan().state() == QLatin1String("table");
        });
    }

    QString look(const QString& step)
    {
        m_person.letSettle(*m_person.window().contentItem());
        m_person.picture(step);
        const QImage seen = m_person.window().grabWindow();
        return QCryptographicHash::hash(
                   QByteArrayView(reinterpret_cast<const char*>(seen.constBits()), seen.sizeInBytes()),
                   QCryptographicHash::Sha256)
            .toHex();
    }

    /// What is called so, else what has these words in its name.
    QQuickItem* find(const QString& what)
    {
        QQuickItem* const named = m_person.find(what);
        return named ? named : m_person.find([&](const QString& name) { return name.contains(what); });
    }

    void press(const QString& what)
    {
        m_person.waitUntil(qPrintable(what + " can be pressed"), [&] {
            const QQuickItem* const item = find(what);
            return item && item->isEnabled();
        });
        m_person.press(*find(what));
    }

    bool act()
    {
        if (m_person.all("MatchView").isEmpty())
            return false;
        const TableModel& table = m_forester.eyes().table();
        if (!table.scene()->isMyTurn() || table.isShowing())
            return false;
        const int lines = table.log()->count();
        m_forester.act();
        m_person.waitUntil("the table has taken it", [&] { return table.log()->count() != lines; });
        return true;
    }

    void stepOn(const QString& name)
    {
        for (QQuickItem* stepper : m_person.all("Stepper"))
            if (stepper->property("name").toString() == name)
                m_person.press(*m_person.findIn(*stepper, QStringLiteral("Next")));
    }

    QString comparison()
    {
        m_person.waitUntil("there are pictures",
                           [&] { return !m_person.all("ComparisonPictures").isEmpty(); });
        QStringList names;
        const QQuickItem* const shown = m_person.all("ComparisonPictures").first();
        for (const QVariant& picture : shown->property("pictures").toList())
            names.append(picture.value<ComparedPicture>().name);
        return names.join(QStringLiteral(", "));
    }

    Person m_person;
    Forester m_forester;
    /// The kinds of questions of which there is a picture.
    QStringList m_seen;
    Gambler m_gambler;
    QTimer m_along;
    QPointer<LanTable> m_lan;
};

} // namespace

bool comesAbout(const std::function<bool()>& isSo)
{
    const QDeadlineTimer patience(kFarPatience);
    // What is far away tells nobody that it is so.
    constexpr int kLookEvery = 20;
    QTimer bell;
    bell.start(kLookEvery);
    while (!isSo()) {
        if (patience.hasExpired())
            return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
}

FarWindow::FarWindow(FarPlan plan) : m_plan(std::move(plan))
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
}

FarWindow::~FarWindow() { kill(); }

void FarWindow::start()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(kName, m_plan.name);
    environment.insert(kFolder, m_plan.folder);
    environment.insert(kPort, QString::number(m_plan.port));
    environment.insert(kJourney, m_plan.journey);
    environment.insert(kJoin, m_plan.join);
    environment.insert(kTimed, QString::number(m_plan.isTimed ? 1 : 0));
    environment.insert(kGame, m_plan.game);
    m_process.setProcessEnvironment(environment);
    m_process.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--no-skip"), QStringLiteral("--test-case=%1").arg(kCase)});
    tell({"look"});
}

void FarWindow::kill()
{
    m_process.kill();
    m_process.waitForFinished();
}

QString FarWindow::tell(const QStringList& command)
{
    INFO(m_plan.name.toStdString(), " is told: ", command.join(' ').toStdString());
    m_process.write((command.join(kBetween) + '\n').toUtf8());
    QString heard;
    QString answer;
    const auto isAnswered = [&] {
        while (m_process.canReadLine()) {
            const QString line = QString::fromUtf8(m_process.readLine());
            if (line.startsWith(QLatin1String(kSign))) {
                answer = line.mid(static_cast<qsizetype>(std::strlen(kSign))).trimmed();
                return true;
            }
            heard += line;
        }
        return m_process.state() == QProcess::NotRunning;
    };
    REQUIRE(comesAbout(isAnswered));
    if (m_process.state() == QProcess::NotRunning)
        FAIL("the window has gone: ", heard.toStdString());
    return answer;
}

} // namespace tablewood::journeys

using namespace tablewood;
using namespace tablewood::journeys;

// Started by a FarWindow alone.
TEST_CASE("A window that somebody far away looks at" * doctest::skip())
{
    const QString name = qEnvironmentVariable(kName);
    REQUIRE_FALSE(name.isEmpty());
    const GameCatalog catalog;
    std::vector<const GameType*> games;
    if (const QString game = qEnvironmentVariable(kGame); !game.isEmpty())
        games.push_back(catalog.find(game.toStdString()));
    OpenedProgram program(
        [&](StartOptions& options) {
            options.dataDirectory = qEnvironmentVariable(kFolder);
            options.player = name;
            options.join = qEnvironmentVariable(kJoin);
        },
        lan::loopbackAt(static_cast<std::uint16_t>(qEnvironmentVariableIntValue(kPort))),
        [](Program& opened) {
            if (qEnvironmentVariableIntValue(kTimed) == 1)
                opened.setPace(paceBy(toldClock()));
        },
        games);
    ToldPerson person(program, qEnvironmentVariable(kJourney), name);
    // It may read until the process ends.
    static Lines lines;
    for (QString line = lines.next(); !line.isEmpty(); line = lines.next()) {
        // Whatever is printed meanwhile is no answer.
        const QString answer = person.obey(line.section(kBetween, 0, 0), line.section(kBetween, 1));
        std::cout << kSign << answer.toStdString() << std::endl;
    }
}
