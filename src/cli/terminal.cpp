#include "cli/terminal.h"

#include "cli/english.h"
#include "cli/line_outlet.h"
#include "kernel/plain_text.h"

#include <QtGlobal>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <memory>
#include <utility>

namespace tablewood::cli::terminal {

namespace {

constexpr int kStandardOutput = 1;
constexpr int kStandardError = 2;
/// So long a command that goes on unread waits at its end for a reader that does nothing.
constexpr std::chrono::milliseconds kPatience{1000};

/// Where what is printed goes: to the stream, or to the outlet once there is one.
struct Way
{
    std::FILE* stream = nullptr;
    std::unique_ptr<LineOutlet> outlet;

    void put(std::string text)
    {
        if (outlet)
            outlet->say(std::move(text));
        else
            std::fwrite(text.data(), 1, text.size(), stream);
    }
};

// Both are there to the very end: what is told last is told while the program ends.
Way& output()
{
    static Way* const way = new Way{stdout, nullptr};
    return *way;
}

Way& complaints()
{
    static Way* const way = new Way{stderr, nullptr};
    return *way;
}

std::string& kept()
{
    static std::string words;
    return words;
}

void takeMessage(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    complain(qFormatLogMessage(type, context, message).toStdString() + "\n");
    // Qt ends the program behind it.
    if (type == QtFatalMsg)
        finishComplaints();
}

} // namespace

void print(const std::string& text) { output().put(plainLines(text)); }

void print(const QString& text) { print(text.toStdString()); }

void printJson(const std::string& json) { output().put(plainJson(json) + "\n"); }

void complain(const std::string& text) { complaints().put(plainLines(text)); }

void flush()
{
    if (!output().outlet)
        std::fflush(stdout);
}

void goOnUnread(std::function<std::string(std::size_t)> leftOut)
{
    std::fflush(stdout);
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);
#endif
    output().outlet = std::make_unique<LineOutlet>(kStandardOutput, std::move(leftOut));
    complaints().outlet = std::make_unique<LineOutlet>(kStandardError, leftOutSentence);
}

std::string leftOutSentence(std::size_t lines)
{
    return "(" + counted(lines, "line that nobody read is", "lines that nobody read are") +
           " left out here.)\n";
}

void keepLastWords(const std::string& why) { kept() = why; }

const std::string& lastWords() { return kept(); }

bool finish()
{
    if (output().outlet)
        return output().outlet->finish(kPatience);
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

void finishComplaints()
{
    if (complaints().outlet)
        complaints().outlet->finish(kPatience);
}

void takeMessages() { qInstallMessageHandler(takeMessage); }

} // namespace tablewood::cli::terminal
