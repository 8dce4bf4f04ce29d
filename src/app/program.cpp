#include "app/program.h"

#include "bots/bot.h"
#include "content/game_catalog.h"
#include "content/shipped_game.h"
#include "storage/played_content.h"

#include <QCoreApplication>
#include <QCursor>
#include <QDir>
#include <QJSEngine>
#include <QQmlEngine>
#include <QStandardPaths>

#include <algorithm>

namespace tablewood {

namespace {

Program* theProgram = nullptr;

} // namespace

Program::~Program() { theProgram = nullptr; }
Program& Program::instance() { return *theProgram; }

Program* Program::create(QQmlEngine* engine, QJSEngine*)
{
    instance().m_engine = engine;
    QJSEngine::setObjectOwnership(&instance(), QJSEngine::CppOwnership);
    return &instance();
}

Program::Program(const StartOptions& options, std::vector<const GameType*> games, std::function<Seed()> seeds,
                 lan::DiscoveryNetwork network, const GameCatalog* catalog)
    : m_options(options), m_games(std::move(games)), m_seeds(std::move(seeds)), m_catalog(catalog)
{
    theProgram = this;
    QCoreApplication::instance()->installEventFilter(&m_heldKeys);
    if (isTakingPictures() && options.dataDirectory.isEmpty()) {
        m_scratch = std::make_unique<QTemporaryDir>();
        m_options.dataDirectory = m_scratch->path();
    }
    m_directory = directoryOf(m_options);
    takeFolder();
    m_preferences = std::make_unique<Preferences>(m_directory);
    m_keys = std::make_unique<KeyMap>(*m_preferences);
    m_preferences->usePlayerName(options.player);
    if (options.isMuted)
        m_preferences->startMuted();
    m_library = std::make_unique<Library>(m_directory);
    m_keeper = std::make_unique<MatchKeeper>(*m_library);
    m_lanPlace = std::make_unique<LanPlace>(m_directory, std::move(network));
    m_pace.bot = kBotPace;
    speak(options.language.isEmpty() ? m_preferences->language() : options.language);
    connect(m_preferences.get(), &Preferences::changed, this,
            [this, spoken = m_preferences->language()]() mutable {
                if (m_preferences->language() == spoken)
                    return;
                spoken = m_preferences->language();
                speak(spoken);
            });
}

QString Program::directoryOf(const StartOptions& options)
{
    return options.dataDirectory.isEmpty() ? Library::standardDirectory()
                                           : QDir(options.dataDirectory).absolutePath();
}

void Program::takeFolder()
{
    if (!QDir().mkpath(m_directory))
        return;
    m_lock = std::make_unique<QLockFile>(QDir(m_directory).filePath("tablewood.lock"));
    // However long it is open: only a program that has ended gives its lock up.
    m_lock->setStaleLockTime(0);
    m_isSecond = !m_lock->tryLock() && m_lock->error() == QLockFile::LockFailedError;
    if (!m_lock->isLocked() || isTakingPictures())
        return;
    m_door = std::make_unique<FrontDoor>(m_directory);
    connect(m_door.get(), &FrontDoor::called, this, [this](const Call& call) {
        Q_EMIT calledAgain(call.file, call.join, call.isHosting, call.isEditing);
    });
}

QString Program::version() const { return QCoreApplication::applicationVersion(); }

QUrl Program::documents() const
{
    const QString custom = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    // Where nobody has made that folder a dialog would show another one's files and save none.
    return QUrl::fromLocalFile(QDir(custom).exists() ? custom : QDir::homePath());
}

const GameType* Program::game(std::string_view id) const
{
    const auto found =
        std::ranges::find_if(m_games, [&](const GameType* game) { return game->sheet().id == id; });
    return found == m_games.end() ? nullptr : *found;
}

const GameType* Program::game(std::string_view id, const std::vector<Paper>& papers) const
{
    const GameType* const bare = game(id);
    return papers.empty() || !bare || !m_catalog ? bare : m_catalog->withPapers(*bare, papers).type.get();
}

const GameType& Program::gameOf(const MatchRecord& record) const
{
    // Games that lie on the shelf instead of the catalog's have one content only.
    const GameType* const own = game(record.game);
    if (m_catalog && (!own || own == m_catalog->find(record.game)))
        return typeOf(*m_catalog, record);
    if (!own)
        throw missingGame(record.game);
    return *own;
}

std::optional<PackedContent> Program::contentNow(const std::string& game) const
{
    return m_catalog ? tablewood::contentNow(*m_catalog, game) : std::nullopt;
}

Laptop Program::laptop()
{
    Laptop laptop{
        *m_lanPlace,
        *m_library,
        [this](const std::string& id, const std::vector<Paper>& papers) { return game(id, papers); },
        {},
        [this](const std::string& id) { return contentNow(id); },
        {}};
    for (const GameType* game : m_games) {
        const std::string& id = game->sheet().id;
        laptop.games.push_back({id, m_catalog ? m_catalog->contentHash(id) : 0});
    }
    laptop.pace = m_pace;
    laptop.keeper = m_keeper.get();
    laptop.gameOf = [this](const MatchRecord& record) -> const GameType& { return gameOf(record); };
    return laptop;
}

void Program::takePicture(QQuickWindow* window, const QString& name)
{
    const QString path = QDir(m_options.shotsDirectory).filePath(name + ".png");
    QDir().mkpath(m_options.shotsDirectory);
    const QImage picture = window->grabWindow();
    if (!(m_options.sight ? seen(picture, *m_options.sight) : picture).save(path))
        qWarning("The picture %s cannot be written.", qPrintable(path));
}

void Program::restPointer(QQuickWindow* window)
{
    if (window)
        QCursor::setPos(window->mapToGlobal(QPoint(window->width() / 2, window->height() / 2)));
}

void Program::speak(const QString& language)
{
    const QString before = m_languages.current();
    m_languages.speak(language, m_engine);
    if (m_languages.current() == before)
        return;
    m_keys->tell();
    Q_EMIT languageChanged();
}

} // namespace tablewood
