#pragma once

#include "person.h"

#include <functional>
#include <memory>
#include <vector>

namespace tablewood {
class MatchSetup;
}

namespace tablewood::journeys {

class Neighbours;

/// A page of the window, and how to get there.
struct Page
{
    QString name;
    std::function<void()> open;
};

/// The program with all its pages, to be opened one after the other: those of the window, what lies over
/// them, and tables at several moments of a match.
class EveryPage
{
public:
    explicit EveryPage(const char* language);
    ~EveryPage();

    const std::vector<Page>& all() const { return m_pages; }
    /// Shows the page and waits until all that follows has followed.
    void open(const Page& page);
    Person& person() { return m_person; }
    QQuickWindow& window() { return m_window; }

private:
    void addPages();
    void addNetworkPages();
    void addLayers();
    /// `drawer` is open where the layout has drawers.
    void addTable(const QString& name, int seats, int moves, const char* drawer = "",
                  const char* secondName = nullptr);
    MatchSetup& options();
    void show(const char* page);

    FreshFolder m_folder;
    OpenedProgram m_program;
    std::unique_ptr<Neighbours> m_neighbours;
    Person m_person;
    QQuickWindow& m_window = m_program.window();
    std::vector<Page> m_pages;
};

} // namespace tablewood::journeys
