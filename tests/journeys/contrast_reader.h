#pragma once

#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

#include <functional>

namespace tablewood::journeys {

/// Looks at every text of a window as it is drawn: how far its colour is from what lies under its letters.
class ContrastReader
{
public:
    /// What people with weak eyes need, as the WCAG say it.
    static constexpr double kLeast = 4.5;

    /// What is covered is not there to be read.
    ContrastReader(QQuickWindow& window, std::function<bool(const QQuickItem&)> isCovered)
        : m_window(window), m_isCovered(std::move(isCovered))
    {
    }

    /// Texts that have less. What cannot be used now may be pale.
    QStringList faults();

private:
    QQuickWindow& m_window;
    std::function<bool(const QQuickItem&)> m_isCovered;
};

} // namespace tablewood::journeys
