#include "app/program.h"
#include "every_page.h"
#include "proofreader.h"

#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Reads every page at this text size in this window.
void read(EveryPage& pages, int percent, QSize size)
{
    Program::instance().preferences().setTextSize(percent);
    pages.window().resize(size);
    pages.person().waitUntil("the window has its size",
                             [&] { return pages.window().contentItem()->size().toSize() == size; });
    for (const Page& page : pages.all()) {
        if (!page.isReadWhole)
            continue;
        pages.open(page);
        QStringList faults;
        const auto isClean = [&] { return (faults = Proofreader(pages.window()).faults()).isEmpty(); };
        // What is still being laid out is read again.
        if (QTest::qWaitFor(isClean, 1500))
            continue;
        const QString step = QStringLiteral("%1-%2-%3").arg(page.name).arg(percent).arg(size.width());
        pages.person().picture(step);
        CAPTURE(step.toStdString());
        FAIL_CHECK(faults.join('\n').toStdString());
    }
}

void readAtALaptop(const char* language)
{
    EveryPage pages(language);
    pages.window().setMinimumSize(QSize(640, 480));
    for (const int percent : {100, 150, 200, 300})
        read(pages, percent, QSize(1280, 800));
}

void readInSmallWindows(const char* language)
{
    EveryPage pages(language);
    pages.window().setMinimumSize(QSize(640, 480));
    for (const int percent : {100, 300})
        read(pages, percent, QSize(1024, 700));
    // What the title of a window leaves.
    for (const int percent : {100, 125})
        read(pages, percent, QSize(1280, 763));
}

void readInALargeWindow(const char* language)
{
    EveryPage pages(language);
    for (const int percent : {100, 300})
        read(pages, percent, QSize(1920, 1080));
}

} // namespace

TEST_CASE("Every word can be read at every text size, in English") { readAtALaptop("en"); }
TEST_CASE("Every word can be read at every text size, in German") { readAtALaptop("de"); }
TEST_CASE("Every word can be read in small windows, in English") { readInSmallWindows("en"); }
TEST_CASE("Every word can be read in small windows, in German") { readInSmallWindows("de"); }
TEST_CASE("Every word can be read in a large window, in English") { readInALargeWindow("en"); }
TEST_CASE("Every word can be read in a large window, in German") { readInALargeWindow("de"); }
