#pragma once

#include "kernel/text.h"

#include <QAbstractSocket>

namespace tablewood::lan {

/// Says to people why a connection failed. Usual causes have words of ours: the system's come in a language
/// of their own.
Text whatWentWrong(const QAbstractSocket& socket);

} // namespace tablewood::lan
