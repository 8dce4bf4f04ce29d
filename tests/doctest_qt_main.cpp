#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <QGuiApplication>

#include <algorithm>
#include <iterator>

namespace {

/// What may be warned of without failing a test: each line says why.
const char* const kAllowed[] = {
    // The offscreen platform has no window manager to tell of a least size.
    "This plugin does not support propagateSizeHints()",
    // Sound is tried where no sound server runs.
    "PulseAudioService: pa_context_connect() failed",
    // A test has a sound server hang and then end.
    R"("PulseAudioService: Connection failure: Connection terminated")",
};

QtMessageHandler before = nullptr;

/// A warning of Qt or QML (an error in a binding, a loop, a missing picture) fails the test it comes in.
void failOnWarning(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    const bool isAllowed = std::any_of(std::begin(kAllowed), std::end(kAllowed), [&](const char* allowed) {
        return message == QLatin1String(allowed);
    });
    if (type != QtDebugMsg && type != QtInfoMsg && !isAllowed && doctest::is_running_in_test)
        ADD_FAIL_CHECK_AT(context.file ? context.file : "Qt", context.line,
                          "a warning: " << message.toStdString());
    before(type, context, message);
}

} // namespace

int main(int argc, char** argv)
{
    // Here and not in ctest's settings, because the build already starts this program, to list its cases.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication app(argc, argv);
    before = qInstallMessageHandler(failOnWarning);
    doctest::Context context(argc, argv);
    return context.run();
}
