#pragma once

#include "content/json_fields.h"

#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <string>

namespace tablewood {

/// What a run of tablewood-cli left behind.
struct Run
{
    int exitCode = -1;
    std::string out;
    std::string err;

    /// The whole output as one JSON value; it must be one line.
    Json json() const;
};

/// A directory of its own in which tablewood-cli is run as people run it.
class Desk
{
public:
    Run run(const QStringList& arguments) const;
    /// The same on a disk that takes no more.
    Run runOnFullDisk(const QStringList& arguments) const;
    /// Runs what must work and returns its one line of JSON.
    Json json(QStringList arguments) const;
    QString path(const QString& name) const { return m_directory.filePath(name); }
    QByteArray read(const QString& name) const;
    void write(const QString& name, const QByteArray& content) const;

    /// Plays moves that the match offers, always the same ones; fewer if it ends before.
    void play(const QString& name, int moves) const;

private:
    Run runProgram(const QString& program, const QStringList& arguments) const;

    QTemporaryDir m_directory;
};

bool contains(const std::string& text, const std::string& part);

} // namespace tablewood
