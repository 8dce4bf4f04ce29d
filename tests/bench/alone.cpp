#include "alone.h"

#include "app/main_window.h"
#include "rows.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QProcess>
#include <QTimer>

#include <cstdio>
#include <cstring>

namespace tablewood::bench {

namespace {

struct Job
{
    const char* name;
    Figures (*measure)();
};

constexpr Job kJobs[]{
    {"first-frame-of-home", firstFrameOfHome},
    {"first-frame-of-nothing", firstFrameOfNothing},
    {"pictures-of-home", picturesOfHome},
    {"idle-at-home", framesWhileIdleAtHome},
    {"idle-at-the-table", framesWhileIdleAtTheTable},
    {"dragging", framesWhileDragging},
    {"dragging-a-tile", framesWhileDraggingATile},
    {"dragging-over-hordes", framesWhileDraggingOverHordes},
    {"a-card-rises", framesWhileACardRises},
    {"a-run-is-shown", framesWhileARunIsShown},
    {"memory-of-a-match", memoryOfAMatch},
    {"open-a-match", openAMatch},
};

constexpr const char* kAlone = "--alone";

} // namespace

Figures aloneIn(const char* job)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QElapsedTimer clock;
    clock.start();
    process.start(QStringLiteral("/proc/self/exe"), {kAlone, job});
    while (!process.canReadLine() && process.waitForReadyRead(-1)) {
    }
    Figures figures{static_cast<double>(clock.nsecsElapsed()) / 1e6};
    for (const QByteArray& figure : process.readLine().simplified().split(' '))
        figures.push_back(figure.toDouble());
    process.waitForFinished(-1);
    if (process.exitCode() != 0)
        throw InputError(job, "it cannot be measured");
    return figures;
}

bool measureAlone(int argc, char** argv)
{
    if (argc < 3 || std::strcmp(argv[1], kAlone) != 0)
        return false;
    // Where there is no session, Qt would complain.
    QTemporaryDir runtime;
    if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR"))
        qputenv("XDG_RUNTIME_DIR", runtime.path().toUtf8());
    // As every laptop can draw it, and where no display is needed.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (qEnvironmentVariableIsEmpty("QT_QUICK_BACKEND"))
        qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication::setApplicationName(QStringLiteral("tablewood"));
    const QGuiApplication application(argc, argv);
    for (const auto& [name, measure] : kJobs) {
        if (std::strcmp(argv[2], name) != 0)
            continue;
        for (const double figure : measure())
            std::printf("%.3f ", figure);
        std::printf("\n");
        return true;
    }
    return false;
}

Opened::Opened(const QString& file) : m_program(options(file), m_catalog.all()) {}

Opened::~Opened()
{
    if (m_window)
        m_window->close();
    QCoreApplication::processEvents();
}

StartOptions Opened::options(const QString& file) const
{
    StartOptions options;
    options.dataDirectory = m_folder.path();
    options.language = QStringLiteral("en");
    options.isMuted = true;
    options.file = file;
    return options;
}

void Opened::show()
{
    m_engine = std::make_unique<QQmlApplicationEngine>();
    m_window = openMainWindow(*m_engine, m_program.preferences().theme());
    if (m_window == nullptr)
        throw InputError("bench", "the window does not open");
}

void live(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace tablewood::bench
