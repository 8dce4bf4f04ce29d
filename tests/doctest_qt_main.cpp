#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <QGuiApplication>

int main(int argc, char** argv)
{
    // Here and not in ctest's settings, because the build already starts this program, to list its cases.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication app(argc, argv);
    doctest::Context context(argc, argv);
    return context.run();
}
