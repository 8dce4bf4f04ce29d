#pragma once

#include "person.h"

namespace tablewood::journeys {

/// Reads everything that is written in the window and marks what a person could not read: words that are cut
/// without a way to all of them, that run out of their place or the window, or that something lies on.
class Proofreader
{
public:
    explicit Proofreader(const QQuickWindow& window);
    /// Reads what is written in a part of the window alone.
    Proofreader(const QQuickWindow& window, const QQuickItem& part) : m_window(window), m_part(part) {}

    /// One line for each fault, none if everything can be read.
    QStringList faults() const;

private:
    const QQuickWindow& m_window;
    const QQuickItem& m_part;
};

} // namespace tablewood::journeys
