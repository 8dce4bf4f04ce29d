#pragma once

#include "art/sight.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

namespace tablewood {

/// The options of the command line. `reply` is printed instead of starting, with `exitCode`.
struct StartOptions
{
    Q_DECLARE_TR_FUNCTIONS(tablewood::StartOptions)

public:
    bool isFullscreen = false;
    bool isMuted = false;
    QString file;
    /// Open the page for hosting first.
    bool isHosting = false;
    /// Open the map designer first; the file is a map then.
    bool isEditing = false;
    /// The address or tablewood:// link of the table to join first.
    QString join;
    QString player;
    QString dataDirectory;
    QString language;
    QString shotsDirectory;
    /// The pictures are of the tables of this game alone; of all screens where it is empty.
    QString shotsGame;
    /// The pictures are as these eyes see them.
    std::optional<Sight> sight;
    QString reply;
    int exitCode = 0;
    bool mustStart = true;

    /// Reads arguments (the program's name first). What cannot be read gives exit code 2 and a reply that
    /// says how it is done.
    static StartOptions parse(const QStringList& arguments);
};

} // namespace tablewood
