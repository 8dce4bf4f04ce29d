#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <vector>

#include "app/program.h"
#include "content/game_catalog.h"

/// A program has one window: what is measured of it is measured in a process of its own.
namespace tablewood::bench {

using Figures = std::vector<double>;

/// Starts this program anew to do what has this name (kJobs); says what it measured and, first, how many
/// milliseconds went by from its start until its first figure.
Figures aloneIn(const char* job);

/// The program as a person starts it, over a data folder of its own, without sound.
class Opened
{
public:
    /// With a match file, where one is named.
    explicit Opened(const QString& file = {});
    ~Opened();
    Program& program() { return m_program; }
    QQuickWindow& window() { return *m_window; }
    const GameCatalog& catalog() const { return m_catalog; }
    /// Shows the window, not before.
    void show();

private:
    StartOptions options(const QString& file) const;
    QTemporaryDir m_folder;
    GameCatalog m_catalog;
    Program m_program;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
};

/// Lets the window live for a while.
void live(int milliseconds);

// What the processes do.
Figures firstFrameOfHome();
Figures firstFrameOfNothing();
Figures picturesOfHome();
Figures framesWhileIdleAtHome();
Figures framesWhileIdleAtTheTable();
Figures framesWhileDragging();
Figures framesWhileDraggingATile();
Figures framesWhileDraggingOverHordes();
/// The same for each frame while a card rises on the stage and goes home.
Figures framesWhileACardRises();
/// The same for each frame while a run of Rise of the Forest is shown, and the frames of 2 s while it waits.
Figures framesWhileARunIsShown();
Figures memoryOfAMatch();
Figures openAMatch();

} // namespace tablewood::bench
