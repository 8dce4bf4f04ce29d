#include "program.h"

#include <QFile>
#include <QProcess>
#include <doctest/doctest.h>

namespace tablewood {

Json Run::json() const
{
    CHECK(std::count(out.begin(), out.end(), '\n') == 1);
    return Json::parse(out);
}

Run Desk::run(const QStringList& arguments) const { return runProgram(TABLEWOOD_CLI, arguments); }

Run Desk::runOnFullDisk(const QStringList& arguments) const
{
    // No file may grow, and the program is told so by an error rather than ended by a signal.
    const QStringList shell{"-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"", TABLEWOOD_CLI};
    return runProgram("sh", shell + arguments);
}

Run Desk::runProgram(const QString& program, const QStringList& arguments) const
{
    QProcess process;
    process.setWorkingDirectory(m_directory.path());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    // A window would need one of these.
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(name);
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    REQUIRE(process.waitForFinished(300'000));
    REQUIRE(process.exitStatus() == QProcess::NormalExit);
    return {process.exitCode(), process.readAllStandardOutput().toStdString(),
            process.readAllStandardError().toStdString()};
}

Json Desk::json(QStringList arguments) const
{
    arguments << "--json";
    const Run result = run(arguments);
    REQUIRE_MESSAGE(result.exitCode == 0, result.err);
    CHECK(result.err.empty());
    return result.json();
}

QByteArray Desk::read(const QString& name) const
{
    QFile file(path(name));
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

void Desk::write(const QString& name, const QByteArray& content) const
{
    QFile file(path(name));
    REQUIRE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(content);
}

void Desk::play(const QString& name, int moves) const
{
    for (int i = 0; i < moves; ++i) {
        const Json table = json({"show", name, "--as", "table"});
        const Json& offers = table.at("offers");
        if (offers.empty())
            return;
        const Json& offer = offers.at(static_cast<std::size_t>(i * 7) % offers.size());
        json({"act", name, "--seat", QString::number(offer.at("seat").get<int>()),
              QString::fromStdString(offer.at("move").get<std::string>())});
    }
}

bool contains(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace tablewood
