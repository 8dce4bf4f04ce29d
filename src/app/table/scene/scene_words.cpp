#include "app/table/scene/scene_words.h"

#include "app/words/wording.h"

#include <map>

namespace tablewood {

namespace {

constexpr QChar kNameBegins(0xE000);
constexpr QChar kNameEnds(0xE001);

} // namespace

SeatEntry seatEntry(Seat seat, const std::vector<Player>& players)
{
    SeatEntry entry;
    if (!seat.isPlayer() || static_cast<std::size_t>(seat.index) >= players.size())
        return entry;
    entry.seat = seat.index;
    entry.name = seatName(seat, players);
    entry.emblem = QString::fromStdString(players[static_cast<std::size_t>(seat.index)].emblem);
    return entry;
}

QString styledSentence(const Text& text, const std::vector<Player>& players)
{
    Wording wording = translatedWording(players);
    const auto nameOf = wording.nameOf;
    wording.nameOf = [nameOf](Seat seat) {
        return (QString(kNameBegins) + QString::fromStdString(nameOf(seat)) + kNameEnds).toStdString();
    };
    return QString::fromStdString(words(text, wording))
        .toHtmlEscaped()
        .replace(kNameBegins, QStringLiteral("<b>"))
        .replace(kNameEnds, QStringLiteral("</b>"));
}

QString soundOf(const Name& cue)
{
    static const std::map<Name, const char*> sounds{{"lift", "piece-lift"},   {"place", "piece-place"},
                                                    {"slide", "piece-slide"}, {"move", "piece-slide"},
                                                    {"draw", "card-draw"},    {"play", "card-play"},
                                                    {"flip", "card-flip"},    {"roll", "dice-roll"},
                                                    {"press", "press"},       {"turn", "your-turn"},
                                                    {"refuse", "refusal"},    {"grow", "grow"},
                                                    {"burn", "burn"},         {"win", "win"}};
    const std::string_view letters = cue.letters();
    const auto found = sounds.find(Name(letters.substr(0, letters.find('-'))));
    return found == sounds.end() ? QString() : QString::fromLatin1(found->second);
}

} // namespace tablewood
