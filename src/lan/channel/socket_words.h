#pragma once

#include "kernel/text.h"

#include <QAbstractSocket>

namespace tablewood::lan {

/// What went wrong with a connection, for people. What is usual has words of ours: the system's come in a
/// language of their own.
Text whatWentWrong(const QAbstractSocket& socket);

} // namespace tablewood::lan
