#include "cli/line_outlet.h"

#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <string_view>
#include <thread>
#include <utility>

#ifdef _WIN32
#include <io.h>
#else
#include <poll.h>
#include <unistd.h>
#endif

namespace tablewood::cli {

namespace {

/// How many bytes were taken; -1 if there is no far end any more. A far end that is shared with a program
/// that does not wait for it, such as a terminal, is waited for all the same.
long writeSome(int descriptor, std::string_view bytes)
{
#ifdef _WIN32
    return _write(descriptor, bytes.data(), static_cast<unsigned>(bytes.size()));
#else
    for (;;) {
        const auto count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EAGAIN) {
            pollfd far{descriptor, POLLOUT, 0};
            ::poll(&far, 1, -1);
        } else if (count >= 0 || errno != EINTR) {
            return static_cast<long>(count);
        }
    }
#endif
}

} // namespace

/// Outlives whoever says something: the thread may wait for a reader yet.
struct LineOutlet::Shared
{
    int descriptor = 0;
    std::function<std::string(std::size_t)> leftOut;
    std::size_t mostWaiting = 0;

    std::mutex mutex;
    std::condition_variable changed;
    std::deque<std::string> lines;
    std::size_t waiting = 0;
    std::size_t written = 0;
    /// Lines that were left out since the last count.
    std::size_t missing = 0;
    bool isWriting = false;
    bool isBroken = false;
    bool isOver = false;

    bool isIdle() const { return lines.empty() && !isWriting && missing == 0; }

    /// The next text to write; empty when it is over.
    std::string next()
    {
        std::unique_lock lock(mutex);
        isWriting = false;
        changed.notify_all();
        changed.wait(lock, [this] { return isOver || isBroken || !lines.empty() || missing > 0; });
        if (isOver || isBroken)
            return {};
        isWriting = true;
        if (lines.empty())
            return leftOut(std::exchange(missing, 0));
        std::string line = std::move(lines.front());
        lines.pop_front();
        waiting -= line.size();
        return line;
    }

    bool write(std::string_view line)
    {
        while (!line.empty()) {
            const long count = writeSome(descriptor, line);
            const std::lock_guard lock(mutex);
            if (count < 0) {
                isBroken = true;
                isWriting = false;
                changed.notify_all();
                return false;
            }
            written += static_cast<std::size_t>(count);
            changed.notify_all();
            line.remove_prefix(static_cast<std::size_t>(count));
        }
        return true;
    }
};

LineOutlet::LineOutlet(int descriptor, std::function<std::string(std::size_t)> leftOut,
                       std::size_t mostWaiting)
    : m_shared(std::make_shared<Shared>())
{
    m_shared->descriptor = descriptor;
    m_shared->leftOut = std::move(leftOut);
    m_shared->mostWaiting = mostWaiting;
    std::thread([shared = m_shared] {
        for (std::string line = shared->next(); !line.empty() && shared->write(line); line = shared->next()) {
        }
    }).detach();
}

LineOutlet::~LineOutlet()
{
    const std::lock_guard lock(m_shared->mutex);
    m_shared->isOver = true;
    m_shared->changed.notify_all();
}

void LineOutlet::say(std::string lines)
{
    const std::lock_guard lock(m_shared->mutex);
    if (m_shared->isBroken || lines.empty())
        return;
    // After the first that is left out nothing comes before the count.
    if (m_shared->missing > 0 || m_shared->waiting + lines.size() > m_shared->mostWaiting) {
        m_shared->missing += static_cast<std::size_t>(std::ranges::count(lines, '\n'));
        return;
    }
    m_shared->waiting += lines.size();
    m_shared->lines.push_back(std::move(lines));
    m_shared->changed.notify_all();
}

bool LineOutlet::finish(std::chrono::milliseconds patience)
{
    std::unique_lock lock(m_shared->mutex);
    while (!m_shared->isIdle() && !m_shared->isBroken) {
        const std::size_t before = m_shared->written;
        const bool goesOn = m_shared->changed.wait_for(lock, patience, [&] {
            return m_shared->isIdle() || m_shared->isBroken || m_shared->written != before;
        });
        if (!goesOn)
            return false;
    }
    return !m_shared->isBroken;
}

} // namespace tablewood::cli
