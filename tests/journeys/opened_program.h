#pragma once

#include "app/home/kept_matches.h"
#include "app/night/night.h"
#include "app/program.h"
#include "app/sounds.h"
#include "content/game_catalog.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <optional>

namespace tablewood::journeys {

/// A data folder of its own, as on a machine that never saw the program.
using FreshFolder = QTemporaryDir;

/// Whether a first match is explained: to nobody, or to whom it is by itself.
enum class Explaining
{
    off,
    asItComes
};

/// The program as a person starts it: the real window over a data folder, in English, without sound and
/// without waiting for animations.
class OpenedProgram
{
public:
    /// The journeys of those who know the game are not explained anything, and nothing rises on their stage
    /// unless they want it. `seed` stands for the chance of
    /// all matches that are started; `games` lie on the shelf instead of the program's own, which has the
    /// packs of the folder; `say` changes what the command line says, `prepare` the program before its window
    /// opens.
    explicit OpenedProgram(const FreshFolder& folder, const char* seed = "journey",
                           const std::vector<const GameType*>& games = {},
                           const std::function<void(StartOptions&)>& say = {},
                           Explaining explaining = Explaining::off,
                           const std::function<void(Program&)>& prepare = {});
    /// With the data folder that `say` tells, in a network with others.
    OpenedProgram(const std::function<void(StartOptions&)>& say, lan::DiscoveryNetwork network,
                  const std::function<void(Program&)>& prepare,
                  const std::vector<const GameType*>& games = {});
    /// Closes the window, as the person does.
    ~OpenedProgram();

    QQuickWindow& window() const { return *m_window; }
    /// The matches that the window shows.
    KeptMatches* matches() const;
    /// What the window plays its sounds with.
    Sounds* sounds() const;
    /// The moderated night of the window.
    Night& night() const;

private:
    void open(StartOptions options, const char* seed, const std::vector<const GameType*>& games,
              const std::function<void(StartOptions&)>& say, lan::DiscoveryNetwork network,
              Explaining explaining, const std::function<void(Program&)>& prepare);

    std::optional<GameCatalog> m_catalog;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
};

} // namespace tablewood::journeys
