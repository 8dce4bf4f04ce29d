#include "app/program.h"
#include "every_page.h"
#include "proofreader.h"

#include <QTest>
#include <doctest/doctest.h>

#include <vector>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// A window, and the size of the words in it in parts of a hundred.
struct TextSight
{
    int percent;
    QSize size;
};

constexpr QSize kLaptopWindow(1280, 800);
/// What the title of a window leaves of it.
constexpr QSize kWindowUnderTitle(1280, 763);
constexpr QSize kSmallWindow(1024, 700);
constexpr QSize kLargeWindow(1920, 1080);

void look(EveryPage& pages, const TextSight& sight)
{
    Program::instance().preferences().setTextSize(sight.percent);
    pages.window().resize(sight.size);
    pages.person().waitUntil("the window has its size",
                             [&] { return pages.window().contentItem()->size().toSize() == sight.size; });
}

/// Opens every page once and reads it at each of these sights, which all have the same layout of a table.
void read(const char* language, const std::vector<TextSight>& sights)
{
    EveryPage pages(language);
    pages.hidePictures();
    pages.window().setMinimumSize(QSize(640, 480));
    for (const Page& page : pages.all()) {
        if (!page.isReadWhole)
            continue;
        look(pages, sights.front());
        pages.open(page);
        for (const TextSight& sight : sights) {
            look(pages, sight);
            pages.letSettle();
            QStringList faults;
            const auto isClean = [&] { return (faults = Proofreader(pages.window()).faults()).isEmpty(); };
            // What is still being laid out is read again.
            if (QTest::qWaitFor(isClean, 1500))
                continue;
            const QString step =
                QStringLiteral("%1-%2-%3").arg(page.name).arg(sight.percent).arg(sight.size.width());
            pages.person().picture(step);
            CAPTURE(step.toStdString());
            FAIL_CHECK(faults.join('\n').toStdString());
        }
    }
}

/// Where the words leave room for a table that lies open.
void readInTheOpen(const char* language)
{
    read(language, {{100, kLaptopWindow}, {100, kWindowUnderTitle}, {100, kLargeWindow}});
}

void readInSmallWindows(const char* language)
{
    read(language, {{100, kSmallWindow}, {125, kWindowUnderTitle}, {300, kSmallWindow}});
}

void readInLargeType(const char* language)
{
    read(language, {{150, kLaptopWindow}, {200, kLaptopWindow}, {300, kLaptopWindow}, {300, kLargeWindow}});
}

} // namespace

TEST_CASE("Every word can be read at the usual text size, in English") { readInTheOpen("en"); }
TEST_CASE("Every word can be read at the usual text size, in German") { readInTheOpen("de"); }
TEST_CASE("Every word can be read in small windows, in English") { readInSmallWindows("en"); }
TEST_CASE("Every word can be read in small windows, in German") { readInSmallWindows("de"); }
TEST_CASE("Every word can be read in large type, in English") { readInLargeType("en"); }
TEST_CASE("Every word can be read in large type, in German") { readInLargeType("de"); }
