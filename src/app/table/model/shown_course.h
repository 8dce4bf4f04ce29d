#pragma once

#include "app/table/model/screen_seats.h"
#include "app/table/scene/scene_steps.h"

#include <QtCore/QList>
#include <QtCore/QPoint>
#include <QtCore/QTimer>

#include <deque>

namespace tablewood {

/// The picture on the screen: what happened comes one thing after the other, and then what is there now.
class ShownCourse : public QObject
{
    Q_OBJECT

public:
    /// The time in milliseconds between two things that happen in one move.
    static constexpr int kPace = 450;

    /// `seats` outlives the course.
    explicit ShownCourse(const ScreenSeats& seats);

    const Scene& scene() const { return m_scene; }
    /// The part of the viewer's log that belongs to it.
    std::span<const Event> told() const;
    /// More is still to come before the newest view.
    bool isShowing() const { return !m_steps.empty(); }
    /// A long move is shown faster.
    void setPace(int milliseconds) { m_pace = milliseconds; }

    /// Somebody of this screen has another view.
    void take(Viewer whose, const ViewChange& change);
    bool hasNews() const { return m_hasNews; }
    /// Begins to show the news once every view has its own.
    void catchUp();
    /// Tells at once what is still to be shown; false if there is nothing.
    bool hurry();
    /// Shows the newest view; true where another viewer looks than before.
    bool land();

Q_SIGNALS:
    /// A sound to play, by its name.
    void sounded(const QString& sound);
    /// Something happened at spaces of a board.
    void happened(const QString& board, const QList<QPoint>& cells);
    /// Pieces fly to where they lie in the scene that is shown next.
    void flying(const std::vector<tablewood::Flight>& flights, const tablewood::Scene& next);
    /// A picture on the way is shown.
    void stepShown();
    /// All was told: it is time to land.
    void arrived();
    /// The time of a picture is over, and the next is there.
    void wentOn();
    /// The public's view changed.
    void publicChanged();

private:
    bool comesTo(const Scene& scene, std::size_t events) const;
    void showStep();
    void tellEvents(std::size_t until);
    void moveTo(const Scene& scene);

    const ScreenSeats& m_seats;
    Viewer m_viewer;
    Scene m_scene;
    /// How many lines of the log have been told.
    std::size_t m_told = 0;
    std::deque<SceneStep> m_steps;
    QTimer m_timer;
    int m_pace = kPace;
    /// Since the screen was last brought up to date: some view changed, the viewer's in a way that is not
    /// told as events, or it came whole, so that nobody knows what moved, and the public's view changed.
    bool m_hasNews = false;
    bool m_mustJump = false;
    bool m_cameWhole = false;
    bool m_hasPublicNews = false;
};

} // namespace tablewood
