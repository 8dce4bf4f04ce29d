#include "talk.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <utility>

using namespace tablewood;

namespace {

/// Escape sequences of both kinds, a turn of the writing, and a byte that is no UTF-8.
const QByteArray kAttack = "\x1b[2J\xc2\x9b"
                           "31m\xe2\x80\xae\x07";

/// Nothing but signs that a terminal shows, and the ends of lines.
bool isHarmless(const std::string& out)
{
    const QString text = QString::fromStdString(out);
    return text.toUtf8().toStdString() == out && std::ranges::all_of(text, [](QChar letter) {
               return letter == '\n' || letter.isSurrogate() ||
                      (letter.isPrint() && letter.category() != QChar::Other_Format);
           });
}

/// A pipe with a name, that is open for reading and not read.
class Fifo
{
public:
    explicit Fifo(const QString& path) : m_path(path)
    {
        REQUIRE(mkfifo(qPrintable(path), 0600) == 0);
        m_descriptor = open(qPrintable(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        REQUIRE(m_descriptor >= 0);
        m_keeper = open(qPrintable(path), O_WRONLY | O_CLOEXEC);
        fcntl(m_descriptor, F_SETFL, 0);
    }
    ~Fifo() { goAway(); }
    Fifo(const Fifo&) = delete;
    Fifo& operator=(const Fifo&) = delete;

    QString path() const { return m_path; }
    /// Nobody reads any more.
    void goAway()
    {
        for (int* const end : {&m_descriptor, &m_keeper})
            if (*end >= 0)
                close(std::exchange(*end, -1));
    }
    /// Lines as they come, until one has this in it, which is returned.
    std::string readTo(const std::string& what)
    {
        for (;;) {
            for (std::size_t end; (end = m_rest.find('\n')) != std::string::npos;) {
                const std::string line = m_rest.substr(0, end);
                m_rest.erase(0, end + 1);
                if (contains(line, what))
                    return line;
            }
            std::array<char, 65536> bytes;
            const auto count = ::read(m_descriptor, bytes.data(), bytes.size());
            REQUIRE(count > 0);
            m_rest.append(bytes.data(), static_cast<std::size_t>(count));
        }
    }

private:
    QString m_path;
    std::string m_rest;
    int m_descriptor = -1;
    int m_keeper = -1;
};

} // namespace

TEST_CASE("No escape sequence of a stranger reaches the terminal, whichever way it comes")
{
    const Desk desk;
    desk.json({"new", "arbor", "--seed", "7", "match.tablewood"});
    const QByteArray good = desk.read("match.tablewood");
    const auto inJson = [](const QByteArray& bytes) {
        return QByteArray::fromStdString(Json(bytes.toStdString()).dump(-1, ' ', true)).mid(1).chopped(1);
    };
    const QByteArray raw = kAttack.mid(0).replace("\x1b", "").replace("\x07", "");
    for (const QByteArray& attack : {inJson(kAttack), raw}) {
        QByteArray bad = good;
        desk.write("game.tablewood", bad.replace("\"arbor\"", "\"" + attack + "\""));
        bad = good;
        desk.write("field.tablewood", bad.replace("\"players\":", "\"" + attack + "\": 1, \"players\":"));
        bad = good;
        desk.write("name.tablewood", bad.replace("\"name\":\"\"", "\"name\":\"" + attack + "\""));
        CHECK(bad != good);
        bad = good;
        desk.write("bytes.tablewood", bad.replace("\"arbor\"", "\"\xff" + raw + "\""));
        desk.write("night.json", "{\"title\":\"" + attack + "\",\"steps\":[],\"" + attack + "\":1}");
        QDir(desk.path(".")).mkpath("data/packs/mine");
        desk.write("data/packs/mine/pack.json",
                   "{\"name\":\"" + attack + "\",\"game\":\"" + attack + "\",\"" + attack + "\":2}");
        for (const QStringList& arguments :
             {QStringList{"show", "game.tablewood", "--as", "public"},
              QStringList{"verify", "field.tablewood"},
              QStringList{"show", "name.tablewood", "--as", "public"},
              QStringList{"verify", "bytes.tablewood"}, QStringList{"night", "check", "night.json"},
              QStringList{"packs", "--data-dir", "data"},
              QStringList{"packs", "--data-dir", "data", "--json"},
              QStringList{"games", "--data-dir", "data"},
              QStringList{"show", "name.tablewood", "--as", "public", "--json"}}) {
            const Run run = desk.run(arguments);
            CHECK_MESSAGE(isHarmless(run.out), run.out);
            CHECK_MESSAGE(isHarmless(run.err), run.err);
        }
    }
    const QString typed = QString::fromUtf8(kAttack);
    for (const QStringList& arguments :
         {QStringList{typed}, QStringList{"new", typed, "out.tablewood"},
          QStringList{"new", "arbor", "--" + typed, "x"}, QStringList{"verify", typed},
          QStringList{"act", "match.tablewood", "--seat", "0", typed},
          QStringList{"act", "match.tablewood", "--seat", typed, "grow A1"},
          QStringList{"join", "--address", typed, "--name", "Mira", "--data-dir", "data"},
          QStringList{"night", typed}, QStringList{"night", "run", typed}}) {
        const Run run = desk.run(arguments);
        CHECK(run.exitCode != 0);
        CHECK_MESSAGE(isHarmless(run.out), run.out);
        CHECK_MESSAGE(isHarmless(run.err), run.err);
    }
}

TEST_CASE("What a guest calls itself steers nothing at the terminals of the host and of others")
{
    const Desk desk;
    QProcess host;
    host.setWorkingDirectory(desk.path("."));
    host.setProcessChannelMode(QProcess::MergedChannels);
    host.start(TABLEWOOD_CLI, {"host", "arbor", "--name", QString::fromUtf8(kAttack), "--data-dir", "host"});
    std::string told;
    const auto await = [&](const char* what) {
        for (int patience = 0; patience < 12'000 && !contains(told, what); ++patience) {
            host.waitForReadyRead(5);
            told += host.readAll().toStdString();
        }
        REQUIRE_MESSAGE(contains(told, what), told);
    };
    await("gathering:");
    const QRegularExpression port("port (\\d+)");
    const QString where = "127.0.0.1:" + port.match(QString::fromStdString(told)).captured(1);
    const QString name = "Bram" + QString::fromUtf8(kAttack) + "ble";
    Talk first(desk, {"join", "--address", where, "--name", name, "--data-dir", "first", "--jsonl"});
    await("admit 1");
    host.write("admit 1\n");
    await(": 1 Bram");
    Talk second(desk, {"join", "--address", where, "--name", name, "--data-dir", "second", "--jsonl"});
    await("admit 2");
    // A command that makes no sense is told in the words it had.
    host.write("admit 2\nkick \x1b[2J\xff\n{\"move\": \"\xff\"}\n");
    await("(2)");
    await("\"kick\" takes a whole number");
    await("there is no such command");
    CHECK_MESSAGE(isHarmless(told), told);
    host.kill();
    host.waitForFinished();
}

TEST_CASE("A host whose output nobody reads goes on, and tells how much was left out once it is read")
{
    const Desk desk;
    Fifo fifo(desk.path("out"));
    QProcess host;
    host.setWorkingDirectory(desk.path("."));
    host.setStandardOutputFile(fifo.path(), QIODevice::Append);
    host.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    host.start(TABLEWOOD_CLI, {"host", "arbor", "--admit", "all", "--data-dir", "host", "--json"});
    const Json hosting = Json::parse(fifo.readTo("hosting"));
    // More than a pipe and what waits beside it hold.
    const QByteArray bad = "no-such-command " + QByteArray(100, 'x') + "\n";
    constexpr int kCommands = 30'000;
    host.write(bad.repeated(kCommands));
    while (host.bytesToWrite() > 0)
        REQUIRE(host.waitForBytesWritten(300'000));
    // Two play a whole match meanwhile.
    Talk mira(desk,
              {"join", "--address", linkTo(hosting), "--name", "Mira", "--data-dir", "mira", "--jsonl"});
    Talk jonas(desk,
               {"join", "--address", linkTo(hosting), "--name", "Jonas", "--data-dir", "jonas", "--jsonl"});
    play({&mira, &jonas}, 3);
    const Json leftOut = Json::parse(fifo.readTo("left-out"));
    CHECK(leftOut.at("lines") > 0);
    host.write("spectators off\n");
    REQUIRE(host.waitForBytesWritten());
    CHECK(contains(fifo.readTo("\"spectators\":false"), "\"event\":\"lobby\""));
    host.write("{\"close\":true}\n");
    REQUIRE(host.waitForFinished(60'000));
    CHECK(host.exitCode() == 0);
}

TEST_CASE("A host whose reader went away goes on, and says at standard error why it ends")
{
    const Desk desk;
    Fifo fifo(desk.path("out"));
    QProcess host;
    host.setWorkingDirectory(desk.path("."));
    host.setStandardOutputFile(fifo.path(), QIODevice::Append);
    host.setStandardErrorFile(desk.path("err"));
    host.start(TABLEWOOD_CLI, {"host", "arbor", "--admit", "all", "--data-dir", "host", "--json"});
    const Json hosting = Json::parse(fifo.readTo("hosting"));
    fifo.goAway();
    // What it tells of them is told to nobody.
    Talk mira(desk,
              {"join", "--address", linkTo(hosting), "--name", "Mira", "--data-dir", "mira", "--jsonl"});
    Talk jonas(desk,
               {"join", "--address", linkTo(hosting), "--name", "Jonas", "--data-dir", "jonas", "--jsonl"});
    play({&mira, &jonas}, 3);
    host.write("{\"close\":true}\n");
    REQUIRE(host.waitForBytesWritten());
    mira.await("bye");
    REQUIRE(host.waitForFinished(60'000));
    CHECK(host.exitStatus() == QProcess::NormalExit);
    CHECK(host.exitCode() == 1);
    const std::string complaint = desk.read("err").toStdString();
    CHECK(contains(complaint, "standard output cannot be written"));
    CHECK(contains(complaint, "The table is closed: somebody said close."));
}

TEST_CASE("Nothing prints but the one way to the terminal, and what a program says while it begins or ends")
{
    static const QRegularExpression kPrints(
        "std::(f?printf|fputs|puts|fwrite|cout|cerr|clog)\\b|(?<!\\w)::write\\(|\\bperror\\(");
    static const QRegularExpression kMessages("\\bq(Info|Warning|Debug|Critical)\\(");
    const QDir sources(SOURCES "/..");
    QStringList printing;
    for (const QString folder : {"app", "cli", "lan"}) {
        for (QDirIterator files(sources.filePath(folder), {"*.cpp", "*.h"}, QDir::Files,
                                QDirIterator::Subdirectories);
             files.hasNext();) {
            QFile file(files.next());
            REQUIRE(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            // The window makes Qt's messages plain by itself.
            if (text.contains(kPrints) || (folder != "app" && text.contains(kMessages)))
                printing.push_back(sources.relativeFilePath(file.fileName()));
        }
    }
    printing.sort();
    CHECK(printing.join(' ').toStdString() ==
          "app/main.cpp cli/line_outlet.cpp cli/terminal.cpp lan/host/last_words.cpp");
}
