#pragma once

#include "person.h"

namespace tablewood::journeys {

/// Reads everything that is written in the window and marks what a person could not read: words that are cut
/// without a way to all of them, that run out of their place or the window, or that something lies on.
class Proofreader
{
public:
    explicit Proofreader(const QQuickWindow& window) : m_window(window) {}

    /// One line for each fault, none if everything can be read.
    QStringList faults() const;

private:
    const QQuickWindow& m_window;
};

} // namespace tablewood::journeys
