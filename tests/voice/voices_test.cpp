#include "voice/speaker.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;

TEST_CASE("Engines are asked in the same order however they are told, flite last, and never the silent one "
          "for tests")
{
    const QStringList ranked{"sapi", "speechd", "flite"};
    CHECK(rankedEngines({"mock", "flite", "speechd", "sapi"}) == ranked);
    CHECK(rankedEngines({"speechd", "sapi", "mock", "flite"}) == ranked);
}

TEST_CASE("Plain voices are listed before variants, in the same order however they are told, and not all of "
          "a thousand")
{
    QStringList all{"English (America)", "English (Great Britain)"};
    for (int i = 0; i < 100; ++i)
        all.append(QString("English (America)+%1").arg(i));
    const QStringList listed = listedVoices(all, {});
    CHECK(listed.size() == 40);
    CHECK(listed[0] == "English (America)");
    CHECK(listed[1] == "English (Great Britain)");
    std::ranges::reverse(all);
    CHECK(listedVoices(all, {}) == listed);
}

TEST_CASE("The voice that was chosen is listed however many there are, and only while it is there")
{
    QStringList all;
    for (int i = 0; i < 100; ++i)
        all.append(QString("Voice %1").arg(i, 3, 10, QChar('0')));
    CHECK(listedVoices(all, "Voice 099").contains("Voice 099"));
    CHECK_FALSE(listedVoices(all, "Ben").contains("Ben"));
}
