#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <string_view>

class QSocketNotifier;

/// The last words of a program that hosts, whatever ends it.
namespace tablewood::lan {

/// Writes to standard error what a program says as it ends. A reader that has stopped is waited for a moment,
/// and no longer: what it does not read is lost, and the program ends.
void sayLast(std::string_view text);

/// From now on a crash leaves a line at standard error: which program, which signal, and that a kept match is
/// whole. Then the program ends as it would have. An exception that nobody takes tells its cause too.
void tellCrashes(const char* program);

/// Signals that ask a program from outside to end: SIGINT, SIGTERM and SIGHUP. The first is told from the
/// event loop; one more ends the program at once. A signal that was ignored when the program started
/// (`nohup`) stays ignored. There is one object at a time. Systems without these signals tell nothing.
class EndSignals final : public QObject
{
public:
    /// `asked` is given the signal's name, such as "SIGTERM".
    explicit EndSignals(std::function<void(const std::string& signal)> asked);
    ~EndSignals() override;

private:
    void hear();

    std::function<void(const std::string&)> m_asked;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace tablewood::lan
