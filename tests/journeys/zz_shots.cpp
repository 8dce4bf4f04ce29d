#include "app/program.h"
#include "contrast_reader.h"
#include "every_page.h"
#include "proofreader.h"

#include <QRegularExpression>
#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("zz shots")
{
    const auto env = [](const char* key, const char* other) { return qEnvironmentVariable(key, other); };
    const QByteArray language = env("ZL", "en").toUtf8();
    EveryPage pages(language.constData());
    pages.window().setMinimumSize(QSize(640, 480));
    const QRegularExpression wanted(env("ZP", "."));
    for (const QString& look : env("ZV", "1280x800-100").split(',')) {
        const QStringList parts = look.split('-');
        const QStringList wh = parts[0].split('x');
        const QSize size(wh[0].toInt(), wh[1].toInt());
        Program::instance().preferences().setTextSize(parts[1].toInt());
        Program::instance().preferences().setTheme(parts.size() > 2 ? parts[2] : "lantern");
        pages.window().resize(size);
        pages.person().waitUntil("size", [&] { return pages.window().contentItem()->size().toSize() == size; });
        for (const Page& page : pages.all()) {
            if (!wanted.match(page.name).hasMatch())
                continue;
            pages.open(page);
            QStringList faults;
            const auto isCovered = [&](const QQuickItem& item) { return pages.isCovered(item) || pages.isFading(item); };
            const auto isClean = [&] { faults = ContrastReader(pages.window(), isCovered).faults(); if (page.isReadWhole) faults += Proofreader(pages.window()).faults(); return faults.isEmpty(); };
            if (env("ZF", "") == "" ) QTest::qWait(600); else if (!QTest::qWaitFor(isClean, 1500)) printf("%s %s: %s\n", qPrintable(page.name), qPrintable(look), qPrintable(faults.join("\n  ")));
            pages.window().grabWindow().save(QStringLiteral("%1/%2-%3-%4.png").arg(env("ZO", "/tmp/ffz"), QString(language), page.name, look));
        }
    }
}
