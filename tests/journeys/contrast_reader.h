#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace tablewood::journeys {

/// Looks at every text of a window as it is drawn: how far its colour is from what lies under its letters.
class ContrastReader
{
public:
    /// What people with weak eyes need, as the WCAG say it.
    static constexpr double kLeast = 4.5;

    explicit ContrastReader(QQuickWindow& window) : m_window(window) {}

    /// Texts that have less. What cannot be used now may be pale.
    QStringList faults();

private:
    QQuickWindow& m_window;
};

} // namespace tablewood::journeys
