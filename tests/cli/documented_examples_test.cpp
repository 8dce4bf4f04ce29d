#include "program.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// A command of the page and the output that stands under it, in which "..." stands for anything.
struct Example
{
    QString command;
    QString output;
};

std::vector<Example> examplesOf(const QString& page)
{
    std::vector<Example> examples;
    bool isConsole = false;
    for (const QString& line : page.split('\n')) {
        if (line.startsWith("```"))
            isConsole = line == "```console";
        else if (isConsole && line.startsWith("$ "))
            examples.push_back({line.mid(2), {}});
        else if (isConsole && !examples.empty())
            examples.back().output += line + "\n";
    }
    return examples;
}

bool matches(const QString& output, const QString& expected)
{
    QStringList parts = expected.split("...");
    for (QString& part : parts)
        part = QRegularExpression::escape(part);
    const QRegularExpression pattern("^" + parts.join(".*") + "$",
                                     QRegularExpression::DotMatchesEverythingOption);
    return pattern.match(output).hasMatch();
}

} // namespace

TEST_CASE("every example of the page on the command line does what the page shows, in its order")
{
    QFile page(COMMAND_LINE_PAGE);
    REQUIRE(page.open(QIODevice::ReadOnly));
    const std::vector<Example> examples = examplesOf(QString::fromUtf8(page.readAll()));
    CHECK(examples.size() >= 9);
    const Desk desk;
    for (const Example& example : examples) {
        CAPTURE(example.command.toStdString());
        // The page may write the output into a file, as a shell does.
        QStringList words = QProcess::splitCommand(example.command);
        REQUIRE(words.takeFirst() == "tablewood-cli");
        const qsizetype arrow = words.indexOf(">");
        const Run run = desk.run(arrow < 0 ? words : words.first(arrow));
        const QString output = QString::fromStdString(run.out + run.err);
        if (arrow >= 0)
            desk.write(words.at(arrow + 1), QByteArray::fromStdString(run.out));
        else
            CHECK_MESSAGE(matches(output, example.output), output.toStdString());
    }
}
