#include "app/program.h"
#include "app/table/model/table_model.h"
#include "laid_match.h"

#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace tablewood::forsaken;

namespace {

constexpr int kFellows = 6;
constexpr int kStillness = std::numeric_limits<int>::max();

/// The window of somebody who plays alone with bots, which do nothing by themselves.
struct Stumbler
{
    Stumbler(const State& state, const QString& name, const char* language = "en")
        : program(folder, "stumbling", {},
                  [language](StartOptions& options) { options.language = QString::fromLatin1(language); }),
          person(program, name)
    {
        layMatch(person, state, Seat{0});
        table().setBotPace(kStillness);
        table().setSecond(kStillness);
    }
    TableModel& table() { return *person.all("MatchView").first()->property("table").value<TableModel*>(); }

    const FreshFolder folder;
    OpenedProgram program;
    Person person;
};

/// The first Action Phase of the traveler who sits at this seat; only this card is in a hand.
ForsakenTable actionOf(int seat, const std::string& card)
{
    auto table = ForsakenTable::atFirstTurn(kFellows);
    for (int i = 0; i < seat; ++i)
        table.takeTurn();
    table.play(seat, "draw");
    for (int i = 0; i < kFellows; ++i)
        table.of(i).hand = {};
    table.fetch(seat, card);
    return table;
}

/// The cards of the hand in a window of this size, as they lie over one another, the topmost last.
QList<QQuickItem*> cardsAt(QSize size, Person& person)
{
    person.window().resize(size);
    person.letSettle(*person.window().contentItem());
    person.waitUntil("the hand is there", [&] { return !person.all("HandView").isEmpty(); });
    QList<QQuickItem*> cards = person.all("CardFace");
    const QQuickItem* const hand = person.all("HandView").first();
    cards.removeIf([hand](const QQuickItem* card) { return !hand->isAncestorOf(card); });
    std::ranges::stable_sort(cards, {}, [](const QQuickItem* card) {
        return std::pair(card->parentItem()->z(), card->parentItem()->property("index").toInt());
    });
    person.letSettle(*cards.last());
    person.picture(QString::number(size.width()));
    return cards;
}

/// Nothing of the hand covers the mark, and the window does not end before it.
bool isWhollySeen(const QQuickItem& mark, const QList<QQuickItem*>& cards)
{
    const auto below = std::ranges::find_if(cards, [&](auto* card) { return card->isAncestorOf(&mark); });
    const QRectF box = mark.boundingRect();
    return std::ranges::all_of(std::array{box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()},
                               [&](QPointF corner) {
                                   const QPointF place = mark.mapToScene(corner);
                                   return mark.window()->contentItem()->contains(place) &&
                                          std::none_of(below + 1, cards.end(), [&](const QQuickItem* card) {
                                              return card->contains(card->mapFromScene(place));
                                          });
                               });
}

/// The round mark of a thing, as it is drawn.
class RoundMark
{
public:
    RoundMark(Person& person, QQuickItem& holder)
    {
        QQuickItem* const icon = iconOf(person, holder);
        REQUIRE(icon);
        const QQuickItem& round = *icon->parentItem();
        REQUIRE(round.property("radius").toDouble() * 2 == doctest::Approx(round.width()));
        const QRectF box = round.mapRectToScene(round.boundingRect());
        const QRect drawn(QPoint(qRound(box.left()), qRound(box.top())),
                          QPoint(qRound(box.right()) - 1, qRound(box.bottom()) - 1));
        m_picture = person.window().grabWindow().copy(drawn).convertToFormat(QImage::Format_RGB32);
    }

    /// What lies so far inside its edge has this colour all round.
    bool isFilled(const QColor& colour, double least, double most) const
    {
        return m_picture.width() == m_picture.height() && std::ranges::all_of(pixels(), [&](QPoint pixel) {
                   const double inside = insideOf(pixel);
                   return inside < least || inside > most || isLike(m_picture.pixelColor(pixel), colour);
               });
    }
    /// Its left half is like its right half, its upper like its lower.
    bool isMirrored() const
    {
        return std::ranges::all_of(pixels(), [&](QPoint pixel) {
            const QPoint across(m_picture.width() - 1 - pixel.x(), pixel.y());
            const QPoint below(pixel.x(), m_picture.height() - 1 - pixel.y());
            const QColor colour = m_picture.pixelColor(pixel);
            return insideOf(pixel) < 1 || (isLike(m_picture.pixelColor(across), colour) &&
                                           isLike(m_picture.pixelColor(below), colour));
        });
    }

private:
    /// The first icon that a round rectangle holds.
    static QQuickItem* iconOf(const Person& person, const QQuickItem& holder)
    {
        for (QQuickItem* const icon : person.all("Icon"))
            if (holder.isAncestorOf(icon) && icon->parentItem()->property("radius").isValid())
                return icon;
        return nullptr;
    }
    static bool isLike(const QColor& one, const QColor& other)
    {
        constexpr int kNear = 24;
        return std::abs(one.red() - other.red()) < kNear && std::abs(one.green() - other.green()) < kNear &&
               std::abs(one.blue() - other.blue()) < kNear;
    }
    std::vector<QPoint> pixels() const
    {
        std::vector<QPoint> pixels;
        for (int y = 0; y < m_picture.height(); ++y)
            for (int x = 0; x < m_picture.width(); ++x)
                pixels.emplace_back(x, y);
        return pixels;
    }
    /// How far a pixel's middle is inside the edge.
    double insideOf(QPoint pixel) const
    {
        const double across = (m_picture.width() - 1) / 2.0;
        const double down = (m_picture.height() - 1) / 2.0;
        return m_picture.width() / 2.0 - std::hypot(pixel.x() - across, pixel.y() - down);
    }

    QImage m_picture;
};

} // namespace

TEST_CASE(
    "Who answers alone sees the space that a card is aimed at, who plays it, and need not ask to answer")
{
    auto match = actionOf(1, "wander");
    match.fetch(0, "deny-fate");
    match.play(1, match.legal(1, "play wander").back());
    Stumbler newcomer(match.state, "answers");
    Person& person = newcomer.person;
    person.waitUntil("the space is marked", [&] { return !person.all("AimMark").isEmpty(); });
    CHECK(person.find([](const QString& name) { return name.startsWith("Traveler 2 plays Wander: "); }));
    CHECK_FALSE(person.sees("I want to answer"));
    CHECK(person.sees("Pass"));
    person.picture("aimed");
    for (QQuickItem* const mark : person.all("AimMark")) {
        const RoundMark round(person, *mark);
        CHECK(round.isMirrored());
        CHECK(round.isFilled("#2A0F06", 2, 3));
    }
}

TEST_CASE("A card in the hand has the mark of its speed beside the word, however long its words are")
{
    auto match = actionOf(0, "hunting-knife");
    for (const char* const card : {"wander", "read-a-soul", "quick-wits", "omen", "deny-fate"})
        match.fetch(0, card);
    Stumbler newcomer(match.state, "speeds");
    Person& person = newcomer.person;
    for (const char* const language : {"en", "de"}) {
        Program::instance().preferences().setLanguage(QString::fromLatin1(language));
        int marked = 0;
        for (QQuickItem* const card : person.all("CardFace")) {
            const auto face = card->property("face").value<FaceEntry>();
            if (face.speedIcon.isEmpty())
                continue;
            const auto icons = person.all("Icon");
            CHECK(std::ranges::count_if(icons, [&](QQuickItem* icon) {
                      return card->isAncestorOf(icon) && icon->property("name").toString() == face.speedIcon;
                  }) == 1);
            ++marked;
        }
        CHECK(marked >= 6);
        person.picture(QString::fromLatin1(language));
    }
}

TEST_CASE("However full the hand is, no card lies on the speed of another")
{
    auto match = actionOf(0, "wander");
    constexpr int kHeld = 16;
    int held = 1;
    for (const Card& card : shippedGame().content().cards)
        if (card.deck() == Deck::travelers && card.key.text() != "wander" && held < kHeld) {
            match.fetch(0, card.key.text());
            ++held;
        }
    Stumbler newcomer(match.state, "full-hand");
    Person& person = newcomer.person;
    for (const QSize size : {QSize(960, 600), QSize(1280, 800), QSize(1920, 1080)}) {
        CAPTURE(size.width());
        const auto cards = cardsAt(size, person);
        int marks = 0;
        for (const QQuickItem* const icon : person.all("Icon")) {
            const QString name = icon->property("name").toString();
            const auto isHolder = [icon](const QQuickItem* card) { return card->isAncestorOf(icon); };
            if ((name != "bolt" && name != "hour") || std::ranges::none_of(cards, isHolder))
                continue;
            ++marks;
            CHECK(isWhollySeen(*icon, cards));
        }
        CHECK(marks == kHeld);
    }
}

TEST_CASE("The round marks of raised cards are drawn whole, without a line through them or a nick")
{
    auto match = actionOf(0, "wander");
    for (const char* const card : {"hunting-knife", "read-a-soul", "quick-wits", "omen"})
        match.fetch(0, card);
    Stumbler newcomer(match.state, "round-marks");
    Person& person = newcomer.person;
    for (const QSize size : {QSize(1280, 800), QSize(1600, 1000), QSize(1920, 1080)}) {
        CAPTURE(size.width());
        int raised = 0;
        for (QQuickItem* const card : cardsAt(size, person)) {
            if (!card->parentItem()->property("isOut").toBool())
                continue;
            ++raised;
            CAPTURE(card->property("face").value<FaceEntry>().key.toStdString());
            CHECK(RoundMark(person, *card).isFilled(card->property("high").value<QColor>(), 1, 2));
        }
        CHECK(raised > 2);
    }
}

TEST_CASE("What a peek shows is read large, until a press puts it into the notebook")
{
    for (const char* const language : {"en", "de"}) {
        auto match = actionOf(0, "read-a-soul");
        // Somebody is asked, so that it happens before the person's eyes.
        match.fetch(3, "omen");
        match.play(0, "play read-a-soul seat-2");
        Stumbler newcomer(match.state, QStringLiteral("peeks-") + language, language);
        Person& person = newcomer.person;
        newcomer.table().setSecond(1);
        person.waitUntil("it is shown", [&] { return !person.all("PeekSheet").isEmpty(); });
        newcomer.table().setSecond(kStillness);
        person.picture("seen");
        QQuickItem* const sheet = person.all("PeekSheet").first();
        CHECK(
            person.findIn(*sheet, language == std::string("en") ? "I have seen it" : "Ich habe es gesehen"));
        person.pressKey(Qt::Key_Return);
        CHECK(person.all("PeekSheet").isEmpty());
    }
}

TEST_CASE("While it is read what a peek shows neither Tab nor any key leads to the table below")
{
    auto match = actionOf(0, "read-a-soul");
    match.fetch(0, "wander");
    match.fetch(3, "omen");
    match.play(0, "play read-a-soul seat-2");
    Stumbler newcomer(match.state, "peeks-keys");
    Person& person = newcomer.person;
    newcomer.table().setSecond(1);
    person.waitUntil("it is shown", [&] { return !person.all("PeekSheet").isEmpty(); });
    newcomer.table().setSecond(kStillness);
    const auto& moves = newcomer.table().record().moves;
    const std::size_t before = moves.size();
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Tab, Qt::Key_1, Qt::Key_2, Qt::Key_3}) {
        person.pressKey(key);
        CHECK(person.focusedName() == "I have seen it");
    }
    person.pressKey(Qt::Key_Z, Qt::ControlModifier);
    CHECK(moves.size() == before);
    CHECK_FALSE(newcomer.table().undoing()->isWarned());
    CHECK_FALSE(person.all("PeekSheet").isEmpty());
    person.pressKey(Qt::Key_Return);
    CHECK(person.all("PeekSheet").isEmpty());
    CHECK(moves.size() == before);
}

TEST_CASE("Who sets up a match alone with bots is offered the short nights, and takes them with one press")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "stumbling");
    Person person(program, "short-nights");
    person.press("Play at this table");
    person.press(*person.find([](const QString& name) { return name.startsWith("Forsaken Forest"); }));
    person.waitFor("Choose that");
    person.picture("offered");
    person.press("Choose that");
    CHECK_FALSE(person.sees("Choose that"));
    person.picture("taken");
}
