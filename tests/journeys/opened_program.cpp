#include "opened_program.h"

#include "app/main_window.h"
#include "app/program.h"
#include "loopback.h"
#include "pace.h"

#include <QCoreApplication>
#include <QDir>
#include <QQmlIncubationController>
#include <QTest>
#include <doctest/doctest.h>

namespace tablewood::journeys {

OpenedProgram::OpenedProgram(const FreshFolder& folder, const char* seed,
                             const std::vector<const GameType*>& games,
                             const std::function<void(StartOptions&)>& say, Explaining explaining,
                             const std::function<void(Program&)>& prepare)
{
    StartOptions options;
    options.dataDirectory = folder.path();
    open(options, seed, games, say, lan::networkOfOurOwn(), explaining, prepare);
}

OpenedProgram::OpenedProgram(const std::function<void(StartOptions&)>& say, lan::DiscoveryNetwork network,
                             const std::function<void(Program&)>& prepare,
                             const std::vector<const GameType*>& games)
{
    open({}, "journey", games, say, std::move(network), Explaining::off, prepare);
}

void OpenedProgram::open(StartOptions options, const char* seed, const std::vector<const GameType*>& games,
                         const std::function<void(StartOptions&)>& say, lan::DiscoveryNetwork network,
                         Explaining explaining, const std::function<void(Program&)>& prepare)
{
    options.language = QStringLiteral("en");
    options.isMuted = true;
    if (say)
        say(options);
    const QDir data(Program::directoryOf(options));
    m_catalog.emplace(GameCatalog::withPacks(data.filePath(kPacksFolder).toStdString()));
    // As people get it: without the games that only the tests build in.
    std::vector<const GameType*> shipped = m_catalog->all();
    for (const char* built : {"hex", "mosaic", "skirmish"})
        std::erase(shipped, m_catalog->find(built));
    m_program = std::make_unique<Program>(
        options, games.empty() ? shipped : games, [name = std::string(seed)] { return Seed::fromText(name); },
        std::move(network), &*m_catalog);
    lan::Pace pace = m_program->pace();
    pace.thinking = kCounted;
    pace.advising = kCounted;
    m_program->setPace(pace);
    m_program->preferences().setReducedMotion(true);
    m_program->preferences().setStageTime(static_cast<int>(StageTime::none));
    if (explaining == Explaining::off)
        m_program->preferences().setExplainsGames(false);
    if (prepare)
        prepare(*m_program);

    m_engine = std::make_unique<QQmlApplicationEngine>();
    m_window = openMainWindow(*m_engine, m_program->preferences().theme());
    REQUIRE(m_window);
    m_window->requestActivate();
    REQUIRE(QTest::qWaitForWindowActive(m_window, kPatience));
}

KeptMatches* OpenedProgram::matches() const
{
    return m_engine->singletonInstance<KeptMatches*>(qmlTypeId("Tablewood.App", 1, 0, "KeptMatches"));
}

Sounds* OpenedProgram::sounds() const
{
    return m_engine->singletonInstance<Sounds*>(qmlTypeId("Tablewood.App", 1, 0, "Sounds"));
}

Night& OpenedProgram::night() const
{
    return *m_engine->singletonInstance<Night*>(qmlTypeId("Tablewood.App", 1, 0, "Night"));
}

OpenedProgram::~OpenedProgram()
{
    // A list may still make its items.
    const QQmlIncubationController* const made = m_engine->incubationController();
    CHECK(QTest::qWaitFor([&] { return made == nullptr || made->incubatingObjectCount() == 0; }, kPatience));
    m_window->close();
    QCoreApplication::processEvents();
}

} // namespace tablewood::journeys
