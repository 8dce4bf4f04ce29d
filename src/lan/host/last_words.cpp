#include "lan/host/last_words.h"

#include "kernel/plain_text.h"

#include <QSocketNotifier>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <utility>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#endif

namespace tablewood::lan {

namespace {

/// Long enough for a name of ours; written while nothing else can be relied on.
std::array<char, 64> programName{};

void tellUncaught()
{
    const std::string cannot = std::string(programName.data()) + ": the program cannot go on";
    try {
        if (const auto error = std::current_exception())
            std::rethrow_exception(error);
        sayLast(cannot + "\n");
    } catch (const std::exception& error) {
        sayLast(cannot + ": " + plainLines(error.what()) + "\n");
    } catch (...) {
        sayLast(cannot + ": something unknown was thrown\n");
    }
    std::abort();
}

#ifdef Q_OS_UNIX

struct NamedSignal
{
    int number = 0;
    const char* name = "";
};

/// With the signals that end a program that does not know them.
constexpr std::array kCrashes{
    NamedSignal{SIGSEGV, "SIGSEGV"}, NamedSignal{SIGBUS, "SIGBUS"},       NamedSignal{SIGFPE, "SIGFPE"},
    NamedSignal{SIGILL, "SIGILL"},   NamedSignal{SIGABRT, "SIGABRT"},     NamedSignal{SIGSYS, "SIGSYS"},
    NamedSignal{SIGXCPU, "SIGXCPU"}, NamedSignal{SIGXFSZ, "SIGXFSZ"},     NamedSignal{SIGQUIT, "SIGQUIT"},
    NamedSignal{SIGTRAP, "SIGTRAP"}, NamedSignal{SIGUSR1, "SIGUSR1"},     NamedSignal{SIGUSR2, "SIGUSR2"},
    NamedSignal{SIGALRM, "SIGALRM"}, NamedSignal{SIGVTALRM, "SIGVTALRM"}, NamedSignal{SIGPROF, "SIGPROF"}};
constexpr std::array kEnds{NamedSignal{SIGINT, "SIGINT"}, NamedSignal{SIGTERM, "SIGTERM"},
                           NamedSignal{SIGHUP, "SIGHUP"}};

/// The handlers of crashes from before: a sanitizer has its own report.
std::array<struct sigaction, kCrashes.size()> crashesBefore;
std::array<struct sigaction, kEnds.size()> endsBefore;
/// The handler writes a signal's place in kEnds to the second; the event loop reads it from the first.
std::array<int, 2> endPipe{-1, -1};
volatile std::sig_atomic_t hasBeenAsked = 0;

extern "C" void tellCrash(int number)
{
    for (std::size_t i = 0; i < kCrashes.size(); ++i) {
        if (kCrashes[i].number != number)
            continue;
        // In one piece, so that nothing else comes in between.
        std::array<char, 256> line{};
        for (const char* const part :
             std::initializer_list<const char*>{programName.data(), ": ended by ", kCrashes[i].name,
                                                ". A match that it kept is whole up to its last move.\n"})
            std::strncat(line.data(), part, line.size() - 1 - std::strlen(line.data()));
        sayLast(line.data());
        sigaction(number, &crashesBefore[i], nullptr);
        raise(number);
    }
}

extern "C" void noteEnd(int number)
{
    for (std::size_t i = 0; i < kEnds.size(); ++i) {
        if (kEnds[i].number != number)
            continue;
        if (hasBeenAsked != 0) {
            sigaction(number, &endsBefore[i], nullptr);
            raise(number);
            return;
        }
        hasBeenAsked = 1;
        // Whoever is interrupted here may look at errno yet.
        const int before = errno;
        const auto place = static_cast<unsigned char>(i);
        [[maybe_unused]] const auto written = ::write(endPipe[1], &place, 1);
        errno = before;
    }
}

void handle(int number, void (*handler)(int), struct sigaction& before)
{
    struct sigaction action = {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART | SA_ONSTACK;
    sigaction(number, nullptr, &before);
    if (before.sa_handler != SIG_IGN)
        sigaction(number, &action, nullptr);
}

#endif

} // namespace

// Called where a signal has come: nothing in it but what may be called there.
void sayLast(std::string_view text)
{
#ifdef Q_OS_UNIX
    constexpr int kPatience = 1000;
    while (!text.empty()) {
        pollfd far{STDERR_FILENO, POLLOUT, 0};
        int ready = 0;
        do
            ready = poll(&far, 1, kPatience);
        while (ready < 0 && errno == EINTR);
        // To write where nobody can read any more would end the program by SIGPIPE.
        if (ready <= 0 || (far.revents & POLLOUT) == 0 || (far.revents & POLLERR) != 0)
            return;
        // Another thread may have filled it since.
        const int how = fcntl(STDERR_FILENO, F_GETFL);
        fcntl(STDERR_FILENO, F_SETFL, how | O_NONBLOCK);
        const auto count = ::write(STDERR_FILENO, text.data(), text.size());
        fcntl(STDERR_FILENO, F_SETFL, how);
        if (count <= 0)
            return;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
#else
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
#endif
}

void tellCrashes(const char* program)
{
    std::strncpy(programName.data(), program, programName.size() - 1);
    std::set_terminate(tellUncaught);
#ifdef Q_OS_UNIX
    // Where the stack itself has run over.
    static std::array<char, std::size_t{64} << 10> stack;
    stack_t other{};
    other.ss_sp = stack.data();
    other.ss_size = stack.size();
    sigaltstack(&other, nullptr);
    for (std::size_t i = 0; i < kCrashes.size(); ++i)
        handle(kCrashes[i].number, tellCrash, crashesBefore[i]);
#endif
}

EndSignals::EndSignals(std::function<void(const std::string&)> asked) : m_asked(std::move(asked))
{
#ifdef Q_OS_UNIX
    if (pipe(endPipe.data()) != 0)
        return;
    for (const int end : endPipe) {
        fcntl(end, F_SETFD, FD_CLOEXEC);
        fcntl(end, F_SETFL, O_NONBLOCK);
    }
    hasBeenAsked = 0;
    m_notifier = std::make_unique<QSocketNotifier>(endPipe[0], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &EndSignals::hear);
    for (std::size_t i = 0; i < kEnds.size(); ++i)
        handle(kEnds[i].number, noteEnd, endsBefore[i]);
#endif
}

EndSignals::~EndSignals()
{
#ifdef Q_OS_UNIX
    if (!m_notifier)
        return;
    for (std::size_t i = 0; i < kEnds.size(); ++i)
        sigaction(kEnds[i].number, &endsBefore[i], nullptr);
    m_notifier.reset();
    for (int& end : endPipe)
        close(std::exchange(end, -1));
#endif
}

void EndSignals::hear()
{
#ifdef Q_OS_UNIX
    unsigned char place = 0;
    if (read(endPipe[0], &place, 1) == 1 && place < kEnds.size())
        m_asked(kEnds[place].name);
#endif
}

} // namespace tablewood::lan
