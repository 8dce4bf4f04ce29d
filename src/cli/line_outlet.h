#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>

namespace tablewood::cli {

/// Writes lines to a descriptor whose far end may not read them, and never waits for it: a thread of its own
/// does. What would wait past a limit is left out and counted; once all that waited was read, the count is
/// said, and then what comes next.
class LineOutlet
{
public:
    /// So many bytes wait for a reader: some hundred views.
    static constexpr std::size_t kMostWaiting = std::size_t{4} * 1024 * 1024;

    /// `leftOut` makes the line that tells how many are missing there.
    LineOutlet(int descriptor, std::function<std::string(std::size_t)> leftOut,
               std::size_t mostWaiting = kMostWaiting);
    /// Lines that still wait are lost.
    ~LineOutlet();
    LineOutlet(const LineOutlet&) = delete;
    LineOutlet& operator=(const LineOutlet&) = delete;

    /// Whole lines, each with its end.
    void say(std::string lines);
    /// Waits until all is read, or nothing was for so long; whether all was written.
    bool finish(std::chrono::milliseconds patience);

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
};

} // namespace tablewood::cli
