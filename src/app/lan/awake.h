#pragma once

#include <QString>

#include <functional>
#include <memory>

namespace tablewood {

/// Keeps a laptop from falling asleep by itself for as long as what it returns lives. The system shows `why`
/// to who asks it.
using KeepAwake = std::function<std::shared_ptr<void>(const QString& why)>;

/// By the desktop, where it can be asked. Never waits for it: a desktop that does not answer lets the laptop
/// sleep.
std::shared_ptr<void> keptAwake(const QString& why);

} // namespace tablewood
