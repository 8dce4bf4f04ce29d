#pragma once

#include <QString>

#include <functional>
#include <memory>

namespace tablewood::lan {

/// Keeps a laptop from falling asleep by itself for as long as what it returns lives. The system shows `why`
/// to who asks it.
using KeepAwake = std::function<std::shared_ptr<void>(const QString& why)>;

/// By the desktop, or where there is none by the manager of logins, where they can be asked: on Linux, over
/// D-Bus. Never waits for them: where nobody answers, and on other systems, the laptop sleeps as it likes.
std::shared_ptr<void> keptAwake(const QString& why);

} // namespace tablewood::lan
