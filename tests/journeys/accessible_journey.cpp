#include "app/program.h"
#include "contrast_reader.h"
#include "every_page.h"
#include "listener.h"
#include "tab_round.h"

#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

void report(EveryPage& pages, const Page& page, const QStringList& faults)
{
    if (faults.isEmpty())
        return;
    pages.person().picture(page.name);
    FAIL_CHECK(faults.join('\n').toStdString());
}

bool isIn(const QQuickItem* item, const QList<QPointer<QQuickItem>>& stops)
{
    for (; item; item = item->parentItem())
        if (stops.contains(item))
            return true;
    return false;
}

/// Whether something lies over the thing that has to be closed first.
bool isUnder(QQuickItem* modal, QQuickItem& item) { return modal && !modal->isAncestorOf(&item); }

/// Where there is something to be pressed and no stop of the keyboard has it.
QStringList unreached(EveryPage& pages, const TabRound& round)
{
    QStringList faults;
    const Listener listener(pages.window());
    for (const Heard& heard : listener.all())
        if (heard.isControl && heard.item->isEnabled() && !heard.state.invisible &&
            !isUnder(pages.modal(), *heard.item) && !isIn(heard.item, round.stops()) &&
            !round.gone().contains(heard.name))
            faults.append(
                QString("no key comes to “%1” (%2)").arg(heard.name, Listener::describe(*heard.item)));
    return faults;
}

/// Measures every text of every page in this theme.
void readContrast(const char* theme)
{
    EveryPage pages("en");
    Program::instance().preferences().setTheme(theme);
    for (const Page& page : pages.all()) {
        INFO("page ", page.name.toStdString());
        pages.open(page);
        for (const char* palette : {"usual", "safe"}) {
            Program::instance().preferences().setSeatColours(palette);
            pages.letSettle();
            QStringList faults;
            const auto isClean = [&] {
                const auto isCovered = [&](const QQuickItem& item) {
                    return pages.isCovered(item) || pages.isFading(item);
                };
                return (faults = ContrastReader(pages.window(), isCovered).faults()).isEmpty();
            };
            if (!QTest::qWaitFor(isClean, 300))
                report(pages, page, faults);
        }
    }
}

} // namespace

TEST_CASE("Every control and piece tells its name, its role and its state")
{
    EveryPage pages("en");
    pages.hidePictures();
    for (const Page& page : pages.all()) {
        INFO("page ", page.name.toStdString());
        pages.open(page);
        QStringList faults;
        const auto isClean = [&] { return (faults = Listener(pages.window()).faults()).isEmpty(); };
        if (!QTest::qWaitFor(isClean, 500))
            report(pages, page, faults);
    }
}

TEST_CASE("The keyboard comes to everything, is seen wherever it is, and comes round both ways")
{
    EveryPage pages("en");
    for (const Page& page : pages.all()) {
        INFO("page ", page.name.toStdString());
        if (page.isForEyesAlone)
            continue;
        pages.open(page);
        pages.person().picture(page.name);
        const auto isCovered = [&](const QQuickItem& item) { return pages.isCovered(item); };
        TabRound round(pages.person(), isCovered);
        round.go();
        QStringList faults = round.faults() + unreached(pages, round);
        TabRound back(pages.person(), isCovered);
        back.go(Qt::ShiftModifier);
        faults += back.faults();
        for (const QPointer<QQuickItem>& stop : round.stops())
            if (stop && !back.stops().contains(stop))
                faults.append(Listener::describe(*stop) + " is not on the way back");
        report(pages, page, faults);
    }
}

TEST_CASE("Every text stands out from what lies under it in the dark theme, with both palettes")
{
    readContrast("night");
}

TEST_CASE("Every text stands out from what lies under it in the light theme, with both palettes")
{
    readContrast("clearing");
}
