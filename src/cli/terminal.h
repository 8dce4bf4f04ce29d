#pragma once

#include <QString>

#include <functional>
#include <string>

/// The one way to standard output and standard error. Whoever's words are in a text: they come out as plain
/// lines (kernel/plain_text.h), so that nothing in them steers the terminal or hides. JSON has what is not
/// plain as \u.
namespace tablewood::cli::terminal {

/// Prints a text on standard output, as it is: a line has its end.
void print(const std::string& text);
/// The same for what QString::asprintf makes.
void print(const QString& text);
/// Prints a line of JSON on standard output.
void printJson(const std::string& json);
/// Prints a text on standard error.
void complain(const std::string& text);

/// Sends out what was printed, for programs that read along.
void flush();

/// From now on nobody waits for a reader: what is not read is left out, `leftOut` makes the line that says
/// how many lines of standard output that were, and a reader that goes away ends nothing. For a command that
/// others rely on.
void goOnUnread(std::function<std::string(std::size_t)> leftOut);
/// The line that says it in words, as it is on standard error.
std::string leftOutSentence(std::size_t lines);

/// Keeps why the program ends, a sentence that was printed on standard output.
void keepLastWords(const std::string& why);
/// The sentence that was kept; empty if none was.
const std::string& lastWords();

/// Whether all that was printed on standard output has arrived. Waits for a reader, in a command that goes
/// on unread for a moment only.
bool finish();
/// The same for standard error; nothing is printed after it.
void finishComplaints();

/// Prints messages of Qt and its libraries on standard error too.
void takeMessages();

} // namespace tablewood::cli::terminal
