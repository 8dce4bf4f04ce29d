#include "short_match.h"

#include <algorithm>

namespace tablewood::journeys {

namespace {

/// A choice of the set-up as it stands now: choosing may make it anew.
using Choice = std::function<QQuickItem*()>;

/// Who sits down second, a person or a bot.
Choice secondSeat(Person& person)
{
    return [&person]() -> QQuickItem* {
        for (QQuickItem* row : person.all("SeatRow"))
            if (row->property("index").toInt() == 1)
                for (QQuickItem* choice : person.all("Segmented"))
                    if (choice->parentItem() == row && choice->property("name") == row->property("name"))
                        return choice;
        person.giveUp(QStringLiteral("there is no second seat"));
    };
}

Choice option(Person& person, const QString& name)
{
    return [&person, name]() -> QQuickItem* {
        for (const char* type : {"Segmented", "Stepper"})
            for (QQuickItem* choice : person.all(type))
                if (choice->property("name").toString() == name)
                    return choice;
        person.giveUp(QStringLiteral("nobody asks for %1").arg(name));
    };
}

bool isAnswered(QQuickItem& choice, const QString& answer)
{
    return Person::nameOf(choice).endsWith(QLatin1Char(' ') + answer);
}

constexpr int kMostAnswers = 12;

bool isStepped(const QQuickItem& choice)
{
    return QByteArray(choice.metaObject()->className()).startsWith("Stepper");
}

void chooseByMouse(Person& person, const Choice& choice, const QString& answer)
{
    for (int presses = 0; presses < kMostAnswers && !isAnswered(*choice(), answer); ++presses) {
        QQuickItem* word = person.findIn(*choice(), isStepped(*choice()) ? QStringLiteral("Next") : answer);
        if (!word)
            person.giveUp(QStringLiteral("%1 cannot be chosen").arg(answer));
        person.press(*word);
    }
}

void chooseByKeys(Person& person, const Choice& choice, const QString& answer)
{
    for (int presses = 0; presses < kMostAnswers && !isAnswered(*choice(), answer); ++presses) {
        person.tabTo(answer, [&] { return person.focused() == choice(); });
        person.pressKey(isStepped(*choice()) ? Qt::Key_Right : Qt::Key_Space);
    }
}

void choose(Person& person, Forester::Hands hands, const Choice& choice, const QString& answer)
{
    hands == Forester::Hands::mouse ? chooseByMouse(person, choice, answer)
                                    : chooseByKeys(person, choice, answer);
    if (!isAnswered(*choice(), answer))
        person.giveUp(QStringLiteral("%1 is not chosen").arg(answer));
}

} // namespace

void seatTwoPeople(Person& person, Forester::Hands hands)
{
    choose(person, hands, secondSeat(person), QStringLiteral("Person"));
}

void setUpShortMatch(Person& person, Forester::Hands hands)
{
    seatTwoPeople(person, hands);
    if (hands == Forester::Hands::mouse) {
        person.press(QStringLiteral("Change the options"));
    } else {
        person.tabTo(QStringLiteral("Change the options"));
        person.pressKey(Qt::Key_Space);
    }
    person.waitFor(QStringLiteral("Glory to reach"));
    choose(person, hands, option(person, QStringLiteral("Glory to reach")), QStringLiteral("5"));
    choose(person, hands, option(person, QStringLiteral("The match is won")),
           QStringLiteral("By reaching it"));
}

} // namespace tablewood::journeys
