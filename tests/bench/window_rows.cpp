#include "rows.h"

#include "alone.h"
#include "full_board.h"
#include "row.h"
#include "storage/match_file.h"

#include <QFile>

namespace tablewood::bench {

namespace {

constexpr int kSettleMs = 5000;
constexpr int kIdleMs = 2000;

/// A match file that begins on the full board, for one person and three bots.
class FullMatch
{
public:
    FullMatch()
    {
        MatchRecord record;
        record.game = arborGame().sheet().id;
        record.setup.seats = 4;
        record.position = toBytes(fullBoard());
        record.players.resize(4);
        for (std::size_t seat = 1; seat < record.players.size(); ++seat) {
            record.players[seat].kind = PlayerKind::bot;
            record.players[seat].bot = "random";
        }
        writeMatchFile(path(), record);
    }
    QString path() const { return m_folder.filePath("full.tablewood"); }

private:
    QTemporaryDir m_folder;
};

double framesWhileIdle(Opened& opened)
{
    opened.show();
    live(kSettleMs);
    int frames = 0;
    QObject::connect(&opened.window(), &QQuickWindow::frameSwapped, [&] { ++frames; });
    live(kIdleMs);
    return frames;
}

Figures whenShown(QQuickWindow& window)
{
    QEventLoop loop;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
    loop.exec();
    return {1};
}

} // namespace

Figures firstFrameOfHome()
{
    Opened opened;
    opened.show();
    return whenShown(opened.window());
}

Figures firstFrameOfNothing()
{
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick.Controls\nApplicationWindow { width: 1280; height: 800; visible: true }");
    return whenShown(*qobject_cast<QQuickWindow*>(engine.rootObjects().value(0)));
}

Figures framesWhileIdleAtHome()
{
    Opened opened;
    return {framesWhileIdle(opened)};
}

Figures framesWhileIdleAtTheTable()
{
    const FullMatch match;
    Opened opened(match.path());
    return {framesWhileIdle(opened)};
}

Figures memoryOfAMatch()
{
    const FullMatch match;
    Opened opened(match.path());
    opened.show();
    live(kSettleMs);
    QFile status("/proc/self/status");
    if (!status.open(QIODevice::ReadOnly))
        return {0};
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return {line.simplified().split(' ').value(1).toDouble() / 1024};
    return {0};
}

void measureFirstFrame()
{
    constexpr int kPairs = 5;
    Figures home;
    Figures nothing;
    Figures ratios;
    for (int i = 0; i < kPairs; ++i) {
        nothing.push_back(aloneIn("first-frame-of-nothing").front());
        home.push_back(aloneIn("first-frame-of-home").front());
        ratios.push_back(home.back() / nothing.back());
    }
    tell("first frame of Home", "2 times that of an empty window", "%.0f ms, empty %.0f ms, %.1f times",
         median(home), median(nothing), median(ratios));
}

void measureIdleFrames()
{
    tell("frames in 2 s at Home while nothing changes", "0", "%.0f", aloneIn("idle-at-home")[1]);
    tell("frames in 2 s at the table while nothing changes", "0", "%.0f", aloneIn("idle-at-the-table")[1]);
}

void measureMemory()
{
    tell("memory in a match, 200 pieces", "200 MB", "%.0f MB", aloneIn("memory-of-a-match")[1]);
}

} // namespace tablewood::bench
