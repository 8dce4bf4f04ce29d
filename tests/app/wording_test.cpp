#include "app/settings/languages.h"
#include "app/words/wording.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

std::vector<Player> twoPlayers()
{
    std::vector<Player> players(2);
    players[0].name = "Mira";
    return players;
}

} // namespace

TEST_CASE("texts are said in the language that is spoken, with the players' names")
{
    const Text text(TW_TEXT("arbor", "%1 grew a Tree on %2"), Seat{0}, "E4");
    Languages languages;
    languages.speak("en");
    CHECK(shown(text, twoPlayers()) == "Mira grew a Tree on E4");
    languages.speak("de");
    CHECK(shown(text, twoPlayers()) == "Mira lässt auf E4 einen Baum wachsen");
    languages.speak("en");
    CHECK(shown(text, twoPlayers()) == "Mira grew a Tree on E4");
}

TEST_CASE("what went wrong is said in the language that is spoken, where it can be")
{
    Languages languages;
    languages.speak("de");
    const Fault fault("seats", Text(TW_TEXT("setup", "%1 cannot play %2"), 9, "arbor"),
                      Text(TW_TEXT("setup", "Use %1 to %2"), 2, 4));
    const InputError known = fault;
    CHECK(shown(static_cast<const std::exception&>(fault)) ==
          "seats: 9 können nicht arbor spielen. Nimm 2 bis 4");
    CHECK(shown(known) == "seats: 9 cannot play arbor. Use 2 to 4");
    CHECK(shown(reasonOf(fault)) == "9 können nicht arbor spielen. Nimm 2 bis 4");
}

TEST_CASE("a seat without a name has its number")
{
    Languages languages;
    languages.speak("en");
    CHECK(seatName(Seat{1}, twoPlayers()) == "Player 2");
    CHECK(seatName(Seat{0}) == "Player 1");
    languages.speak("de");
    CHECK(seatName(Seat{1}, twoPlayers()) == "Spieler 2");
}

TEST_CASE("texts that count have their plural forms in both languages")
{
    const auto rounds = [](int count) {
        return shown(Text::counted(TW_TEXT_N("arbor", "%n rounds"), count));
    };
    Languages languages;
    languages.speak("en");
    CHECK(rounds(1) == "1 round");
    CHECK(rounds(60) == "60 rounds");
    languages.speak("de");
    CHECK(rounds(1) == "1 Runde");
    CHECK(rounds(60) == "60 Runden");
}

TEST_CASE("a wish for a language that is not there is met with one that is")
{
    CHECK(Languages::spoken("de") == "de");
    CHECK(Languages::spoken("de_AT") == "de");
    CHECK(Languages::spoken("fr") == "en");
}

TEST_CASE("what does not fit is told in the language that is spoken, with what to do")
{
    const Fault fault("pack.json", Text(TW_TEXT("content", "there is no game \"%1\""), "arbr"),
                      Text(TW_TEXT("content", "The games are: %1"), "arbor"));
    Languages languages;
    languages.speak("de");
    CHECK(shown(fault) == "es gibt kein Spiel „arbr“. Die Spiele sind: arbor");
    CHECK(shown(Fault(InputError("pack.json", "the system's own words"))) == "the system's own words");
    languages.speak("en");
    CHECK(shown(fault) == "there is no game \"arbr\". The games are: arbor");
}
