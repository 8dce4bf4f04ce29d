#include "laid_match.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// How high the letters of these words are, once the window has this size.
int lettersOf(Person& person, const QString& words, QSize size)
{
    person.window().resize(size);
    person.waitUntil("the window has its size",
                     [&] { return person.window().contentItem()->size().toSize() == size; });
    person.waitFor(words);
    QQuickItem* const item = person.find(words);
    person.letSettle(*item);
    person.picture(QString::number(size.width()));
    return item->property("font").value<QFont>().pixelSize();
}

constexpr QSize kLaptop(1280, 800);
constexpr QSize kLarge(1920, 1080);

} // namespace

TEST_CASE("In a large window the words of set-up and table are larger than at a laptop, and no larger than "
          "chosen for who has chosen large ones")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "large");
    Person person(program, "large-window");
    person.press("Play at this table");
    const int before = lettersOf(person, "Who sits down", kLaptop);
    CHECK(lettersOf(person, "Who sits down", kLarge) > before);
    layMatch(person, forsaken::ForsakenTable::atFirstTurn(6).state, Seat{1});
    const QString words = "The table waits for Traveler 1.";
    const QString said = person.sees(words) ? words : QStringLiteral("Travelers deck");
    const int atTable = lettersOf(person, said, kLaptop);
    CHECK(lettersOf(person, said, kLarge) > atTable);
    Program::instance().preferences().setTextSize(200);
    const int chosen = lettersOf(person, "Traveler 1", kLaptop);
    CHECK(lettersOf(person, "Traveler 1", kLarge) == chosen);
}
