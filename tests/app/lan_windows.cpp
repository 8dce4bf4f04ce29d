#include "lan_windows.h"

#include "app/program.h"
#include "connect_four.h"
#include "kit/game_type_of.h"

#include <QSqlDatabase>
#include <QSqlQuery>

namespace tablewood {

Program& sharedProgram()
{
    static QTemporaryDir directory;
    static StartOptions options;
    options.dataDirectory = directory.path();
    options.language = QStringLiteral("en");
    static Program program(options, {});
    return program;
}

const GameType& connectFour()
{
    static const GameTypeOf<connect_four::ConnectFour> type{connect_four::ConnectFour{}};
    return type;
}

void Window::open()
{
    m_table.reset();
    lan::Pace pace;
    pace.silence = std::chrono::seconds(120);
    pace.firstRetry = std::chrono::milliseconds(5);
    pace.lastRetry = std::chrono::milliseconds(50);
    pace.clock = m_clock;
    const std::string game = m_game.sheet().id;
    m_table = std::make_unique<LanTable>(
        sharedProgram(),
        Laptop{m_place,
               m_library,
               [this](const std::string& id, const std::vector<Paper>&) {
                   return id == m_game.sheet().id ? &m_game : nullptr;
               },
               {{game, 7}},
               {},
               pace,
               [this](const QString&) {
                   ++m_awake;
                   return std::shared_ptr<void>(nullptr, [this](auto) { --m_awake; });
               }});
    m_table->setPersona({m_person, ""});
}

void Window::inLibrary(const QString& sql)
{
    {
        QSqlDatabase other = QSqlDatabase::addDatabase("QSQLITE", "other");
        other.setDatabaseName(m_folder.filePath("library.sqlite"));
        REQUIRE(other.open());
        QSqlQuery query(other);
        REQUIRE(query.exec(sql));
    }
    QSqlDatabase::removeDatabase("other");
}

void Window::breakLibrary(const QString& deed)
{
    // Only what was begun can break.
    m_library.has({});
    inLibrary("CREATE TRIGGER broken BEFORE " + deed +
              " ON matches BEGIN SELECT RAISE(FAIL, 'it is broken'); END");
}

void Window::mendLibrary() { inLibrary("DROP TRIGGER broken"); }

} // namespace tablewood
