#pragma once

#include "app/front_door.h"
#include "app/home/fresh_seed.h"
#include "app/home/match_keeper.h"
#include "app/lan/lan_place.h"
#include "app/lan/laptop.h"
#include "app/main_window.h"
#include "app/settings/held_keys.h"
#include "app/settings/key_map.h"
#include "app/settings/languages.h"
#include "app/settings/preferences.h"
#include "app/start_options.h"
#include "kernel/match.h"
#include "storage/library.h"

#include <QLockFile>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QUrl>

#include <functional>
#include <memory>

namespace tablewood {

class GameCatalog;

/// The running program: how it was started, the games it has, where it keeps things and the language it
/// speaks.
class Program : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString version READ version CONSTANT)
    /// The window as it opens, before the person changes it.
    Q_PROPERTY(QSize firstSize READ firstSize CONSTANT)
    Q_PROPERTY(bool isFullscreen READ isFullscreen CONSTANT)
    /// The match file to open first; empty if none was named.
    Q_PROPERTY(QString file READ file CONSTANT)
    /// Whether the page for hosting is opened first.
    Q_PROPERTY(bool isHosting READ isHosting CONSTANT)
    Q_PROPERTY(bool isEditing READ isEditing CONSTANT)
    /// The address or link of the table to join first; empty if none was named.
    Q_PROPERTY(QString join READ join CONSTANT)
    /// Where matches and settings are.
    Q_PROPERTY(QString directory READ directory CONSTANT)
    /// Where people keep what is theirs: file dialogs begin there.
    Q_PROPERTY(QUrl documents READ documents CONSTANT)
    /// The same as a link that the system opens.
    Q_PROPERTY(QUrl folder READ folder CONSTANT)
    /// Whether this start is for taking pictures of the screens (--shots).
    Q_PROPERTY(bool isTakingPictures READ isTakingPictures CONSTANT)
    /// The one game that pictures are taken of; empty for all screens.
    Q_PROPERTY(QString picturedGame READ picturedGame CONSTANT)
    /// The language that is spoken now: "en" or "de".
    Q_PROPERTY(QString language READ language NOTIFY languageChanged)

public:
    /// `games` stay there as long as the program does; `seeds` is where the chance of new matches comes from;
    /// `network` is where tables on other laptops are; `catalog` says what the games are played with, which
    /// those tables compare, and outlives the program.
    Program(const StartOptions& options, std::vector<const GameType*> games,
            std::function<Seed()> seeds = freshSeed, lan::DiscoveryNetwork network = {},
            const GameCatalog* catalog = nullptr);
    ~Program() override;
    static Program* create(QQmlEngine* engine, QJSEngine* scriptEngine);
    /// The one there is: main makes it before anything else of this library is used.
    static Program& instance();

    QString version() const;
    QSize firstSize() const { return kFirstWindowSize; }
    bool isFullscreen() const { return m_options.isFullscreen; }
    QString file() const { return m_options.file; }
    bool isHosting() const { return m_options.isHosting; }
    bool isEditing() const { return m_options.isEditing; }
    QString join() const { return m_options.join; }
    QString directory() const { return m_directory; }
    /// The folder that a program with these options keeps things in.
    static QString directoryOf(const StartOptions& options);
    QUrl documents() const;
    QUrl folder() const { return QUrl::fromLocalFile(m_directory); }
    bool isTakingPictures() const { return !m_options.shotsDirectory.isEmpty(); }
    QString picturedGame() const { return m_options.shotsGame; }
    /// Saves what the window shows as NAME.png in the folder of --shots.
    Q_INVOKABLE void takePicture(QQuickWindow* window, const QString& name);
    /// Puts the pointer into the middle of the window, as far as the system lets programs move it.
    Q_INVOKABLE void restPointer(QQuickWindow* window);
    QString language() const { return m_languages.current(); }

    Preferences& preferences() { return *m_preferences; }
    KeyMap& keys() { return *m_keys; }
    Library& library() { return *m_library; }
    MatchKeeper& keeper() { return *m_keeper; }
    LanPlace& lanPlace() { return *m_lanPlace; }
    /// This laptop, for a table in the network.
    Laptop laptop();
    /// How tables go from now on, before the window is opened; tests have a clock of their own.
    void setPace(const lan::Pace& pace) { m_pace = pace; }
    const lan::Pace& pace() const { return m_pace; }
    /// Whether the program was already open with the same folder when this one started.
    bool isSecond() const { return m_isSecond; }
    /// The chance of a new match.
    Seed newSeed() const { return m_seeds(); }
    const std::vector<const GameType*>& games() const { return m_games; }
    /// The catalogue of the games; null if none was given.
    const GameCatalog* catalog() const { return m_catalog; }
    /// Null if there is no game of this id.
    const GameType* game(std::string_view id) const;
    /// The same with what was brought to a match. Throws InputErrors where that does not fit.
    const GameType* game(std::string_view id, const std::vector<Paper>& papers) const;
    /// The game with the content that a match was begun with; throws InputError where that is not here.
    const GameType& gameOf(const MatchRecord& record) const;
    /// The content that a match of the game notes if it begins now.
    std::optional<PackedContent> contentNow(const std::string& game) const;

Q_SIGNALS:
    void languageChanged();
    /// The program was started once more, with what this one is to do: a file to open, a table to join by its
    /// address or link, the page for hosting; or nothing but to be seen.
    void calledAgain(const QString& file, const QString& join, bool isHosting, bool isEditing);

private:
    void takeFolder();
    void speak(const QString& language);

    StartOptions m_options;
    std::vector<const GameType*> m_games;
    std::function<Seed()> m_seeds;
    const GameCatalog* m_catalog;
    QString m_directory;
    /// Pictures are taken without touching what the person has.
    std::unique_ptr<QTemporaryDir> m_scratch;
    /// Held as long as the program uses the folder.
    std::unique_ptr<QLockFile> m_lock;
    bool m_isSecond = false;
    std::unique_ptr<FrontDoor> m_door;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<KeyMap> m_keys;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<MatchKeeper> m_keeper;
    std::unique_ptr<LanPlace> m_lanPlace;
    lan::Pace m_pace;
    Languages m_languages;
    HeldKeys m_heldKeys;
    QQmlEngine* m_engine = nullptr;
};

} // namespace tablewood
