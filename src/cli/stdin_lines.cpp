#include "cli/stdin_lines.h"

#include "kernel/plain_text.h"

#include <QCoreApplication>

#include <array>
#include <mutex>
#include <thread>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace tablewood::cli {

namespace {

/// A line that is longer is no command; it is cut.
constexpr std::size_t kMaxLine = 64 * 1024;

long readSome(std::array<char, 4096>& buffer)
{
#ifdef Q_OS_WIN
    return _read(0, buffer.data(), static_cast<unsigned>(buffer.size()));
#else
    return static_cast<long>(::read(STDIN_FILENO, buffer.data(), buffer.size()));
#endif
}

} // namespace

/// Outlives whoever listens: the thread may wait for a line yet.
struct StdinLines::Shared
{
    std::mutex mutex;
    std::function<void(const std::string&)> line;

    /// Has the line given from the event loop. While `line` is there, the program runs.
    static void post(const std::shared_ptr<Shared>& shared, const std::string& text)
    {
        const std::lock_guard lock(shared->mutex);
        if (shared->line)
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [shared, text = plainLine(text)] {
                    if (shared->line)
                        shared->line(text);
                },
                Qt::QueuedConnection);
    }
};

StdinLines::StdinLines(std::function<void(const std::string&)> line) : m_shared(std::make_shared<Shared>())
{
    m_shared->line = std::move(line);
    std::thread([shared = m_shared] {
        std::string rest;
        std::array<char, 4096> buffer;
        for (long count = readSome(buffer); count > 0; count = readSome(buffer)) {
            for (const char letter : std::string_view(buffer.data(), static_cast<std::size_t>(count))) {
                if (letter == '\n')
                    Shared::post(shared, std::exchange(rest, {}));
                else if (rest.size() < kMaxLine && letter != '\r')
                    rest += letter;
            }
        }
        if (!rest.empty())
            Shared::post(shared, rest);
    }).detach();
}

StdinLines::~StdinLines()
{
    const std::lock_guard lock(m_shared->mutex);
    m_shared->line = {};
}

} // namespace tablewood::cli
