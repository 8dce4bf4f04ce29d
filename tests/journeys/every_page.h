#pragma once

#include "person.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

namespace tablewood {
class MatchSetup;
class TableModel;
class GameType;
class Match;
} // namespace tablewood

namespace tablewood::journeys {

class Neighbours;

/// A page of the window, and how to get there.
struct Page
{
    QString name;
    std::function<void()> open;
    /// Nothing on it is there to be pressed.
    bool isForEyesAlone = false;
    /// Nothing lies over its words, and they are laid out for large type. That is not so yet where a table is
    /// shown to all, where a map is drawn, where a match is watched again, on the table below the end of a
    /// match that was played together, and at some moments of a full table of Forsaken Forest.
    bool isReadWhole = true;
};

/// A table where the first seat's person is when it is so.
struct TableMoment
{
    QString name;
    int seats;
    std::function<bool(const Match& match)> isWanted;
    /// So many of the others have done by then what they are asked for.
    int othersActed = 0;
    /// Persons sit on the other seats, around the same screen; else bots.
    bool arePersons = false;
    /// What comes is explained.
    bool isExplained = false;
    /// What weighs rises on the stage.
    bool isStaged = false;
    /// What is done there before it is looked at.
    std::function<void(const Match& match)> then = {};
    bool isForEyesAlone = false;
    bool isReadWhole = true;
};

/// The program with all its pages, to be opened one after the other: those of the window, what lies over
/// them, tables at several moments of a match, what asks something there, and a match that is watched again.
class EveryPage
{
public:
    explicit EveryPage(const char* language);
    ~EveryPage();

    const std::vector<Page>& all() const { return m_pages; }
    /// Shows the page and waits until all that follows has followed.
    void open(const Page& page);
    /// Waits until the page is drawn as it now is: after something was opened, or the window was changed.
    void letSettle();
    /// What has popped up and keeps the rest of the page from being used; null if nothing has.
    QQuickItem* modal() const;
    /// Whether that, the card of a lesson, the open page of a notebook, or what has just happened lies over
    /// the thing.
    bool isCovered(const QQuickItem& item) const;
    /// Whether it lies at an edge of what scrolls, where that fades away because there is more of it.
    bool isFading(const QQuickItem& item) const;
    /// From now on pictures are empty: for walks that read words alone, since painting takes most of a walk.
    void hidePictures();
    Person& person() { return m_person; }
    QQuickWindow& window() { return m_window; }

private:
    void addPages();
    /// Where scripts of a night are written, and lines recorded.
    void addScripts();
    void addMaps();
    void addNetworkPages();
    void addLayers();
    void addQuestions();
    void addMoments(const QString& match);
    /// How each game of the shelf is set up.
    void addSetups();
    /// Moments of Forsaken Forest (forsaken_pages.cpp): the calm screen in the dark, with cards and with
    /// travelers in its circle; by day first Paths, turns, windows for answers; hearings at the Gallows; the
    /// same around one screen; ends.
    void addForsakenMoments();
    void addNights(const GameType& game);
    void addDays(const GameType& game);
    void addHearings(const GameType& game);
    void addSharedDays(const GameType& game);
    /// What has just happened lies over the table.
    void addStage(const GameType& game);
    void addEnds(const GameType& game);
    /// A table at this moment. Nothing moves by itself.
    void addMoment(const GameType& game, const TableMoment& moment);
    /// A page of which something pops up. `type` is the QML type of that.
    void addPopup(const QString& name, const char* type, const std::function<void()>& open);
    void layTable(const QString& match);
    TableModel& table();
    /// The ends of matches in which all play together against the game.
    void addEndsTogether();
    /// `drawer` is open where the layout has drawers. Returns the match.
    QString addTable(const QString& name, int seats, int moves, const char* drawer = "",
                     const char* secondName = nullptr);
    bool knowsTables() const;
    MatchSetup& options();
    void show(const char* page);

    FreshFolder m_folder;
    OpenedProgram m_program;
    std::unique_ptr<Neighbours> m_neighbours;
    Person m_person;
    QQuickWindow& m_window = m_program.window();
    std::vector<Page> m_pages;
    /// What has popped up on the page that was opened last.
    QPointer<QObject> m_popup;
};

} // namespace tablewood::journeys
