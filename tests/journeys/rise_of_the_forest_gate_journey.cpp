#include "app/program.h"
#include "forester.h"
#include "hint_follower.h"
#include "pace.h"
#include "table_facts.h"

#include <doctest/doctest.h>

#include <set>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Three people round one laptop: one is alone against two who see each other's hands.
class Threesome
{
public:
    /// The track may be laid already, by chance.
    Threesome(Person& person, bool isLaid) : m_person(person), m_forester(person, Forester::Hands::mouse)
    {
        Program& program = Program::instance();
        MatchRecord match;
        match.game = "rise-of-the-forest";
        match.setup = {
            3, {{"lone", "asks"}, {"asks.1", "yes"}, {"alone", "shadowborn"}}, Seed::fromText("threesome")};
        match.content = program.contentNow(match.game);
        for (const char* name : {"Mira", "Jonas", "Ada"})
            match.players.push_back({name, PlayerKind::person, "", ""});
        if (isLaid)
            lay(match);
        const QString id = QString::fromStdString(program.library().add(match));
        QMetaObject::invokeMethod(&person.window(), "openMatch", Q_ARG(QString, id));
        person.waitUntil("the table is there", [&] { return !person.all("MatchView").isEmpty(); });
        table().setStepPace(kHurried);
        table().setSecond(kHurried);
    }

    TableModel& table() const { return m_forester.eyes().table(); }
    bool isOver() const { return table().scene()->isOver(); }
    /// Where the match is: a round, or 0 before the first.
    int round() const
    {
        const QString moment = QString::fromStdString(words(table().publicNow().scene.moment));
        return moment.startsWith("round ") ? moment.mid(6, 1).toInt() : 0;
    }

    /// Somebody else is to act: nothing of any hand is behind the gate, and who opens it sees their own hand
    /// and that of their team.
    void passTheGate()
    {
        m_person.waitUntil("the gate is closed, or nobody is asked", [&] {
            return table().isGateClosed() || (!table().isShowing() && table().canAskHint()) || isOver();
        });
        if (!table().isGateClosed())
            return;
        m_person.waitUntil("it is seen", [&] { return !m_person.all("Cover").isEmpty(); });
        CHECK(m_person.all("HandView").isEmpty());
        CHECK(table().viewerSeat() < 0);
        for (const Seat seat : Seats::firstOf(3))
            CHECK(wordsSeenOf(seat) == "");
        const int gate = ++m_gates;
        if (gate <= 6)
            m_person.picture(QStringLiteral("closed"));
        m_forester.openGate();
        const Seat viewer{static_cast<std::int8_t>(table().viewerSeat())};
        REQUIRE(viewer.isPlayer());
        m_openedBy.insert(viewer.index);
        for (const Seat seat : Seats::firstOf(3))
            if ((seat == kLone) != (viewer == kLone))
                CHECK(wordsSeenOf(seat) == "");
        if (gate <= 6)
            m_person.picture(QStringLiteral("open"));
    }
    void act()
    {
        passTheGate();
        if (!isOver() && runOf(table()) == QLatin1String("no run"))
            HintFollower(m_person).follow();
    }
    const std::set<int>& openedBy() const { return m_openedBy; }

    static constexpr Seat kLone{1};

private:
    /// Plays until the first round.
    static void lay(MatchRecord& record)
    {
        const auto match = Program::instance().game("rise-of-the-forest")->newMatch(record.setup);
        Random chance(Seed::fromText("laying"), "journey");
        while (words(match->view(Viewer::publicView()).moment) == "setting up") {
            const Seat seat = match->toAct().first();
            const std::vector<std::string> moves = match->legalMoves(seat);
            const std::string move = moves[chance.below(static_cast<std::uint32_t>(moves.size()))];
            Log log;
            REQUIRE(!match->apply(seat, move, log));
            record.moves.push_back({seat, move, match->hash(), log.hasRevealed()});
        }
    }

    /// Of the cards that a seat has in hand, and that lie open nowhere, those whose names are read.
    QString wordsSeenOf(Seat seat) const
    {
        const std::string hand = "hand" + std::to_string(seat.index);
        const std::string leaders = "leaders" + std::to_string(seat.index);
        std::set<std::string> open;
        for (const Piece& piece : table().publicNow().scene.pieces)
            open.insert(piece.face.text());
        QStringList seen;
        const QStringList words = m_person.words();
        for (const Piece& piece : table().source().view(seat).scene.pieces) {
            const std::string key = piece.face.text();
            if ((piece.at.in != hand && piece.at.in != leaders) || open.contains(key))
                continue;
            for (const Face& face : table().type().faces())
                if (face.key == key && words.contains(QString::fromStdString(tablewood::words(face.name))))
                    seen.append(QString::fromStdString(face.key));
        }
        return seen.join(QStringLiteral(", "));
    }

    Person& m_person;
    Forester m_forester;
    int m_gates = 0;
    std::set<int> m_openedBy;
};

} // namespace

TEST_CASE(
    "Three people pick leaders of Rise of the Forest and lay its track at one laptop, and the gate hides "
    "what each team has picked from the other")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "forest-leaders");
    Person person(program, "forest-leaders");
    Threesome threesome(person, false);
    for (int deeds = 0; deeds < 7; ++deeds)
        threesome.act();
    CHECK(threesome.openedBy().size() == 3);
    person.picture("track");
}

TEST_CASE(
    "Three people play a round of Rise of the Forest at one laptop, one alone against two, and the gate "
    "hides the hands of each team from the other")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "forest-gate");
    Person person(program, "forest-gate");
    Threesome threesome(person, true);
    for (int deeds = 0; threesome.round() == 1 && runOf(threesome.table()) == "no run"; ++deeds) {
        REQUIRE(deeds < 60);
        threesome.act();
    }
    CHECK(threesome.openedBy().size() == 3);
    person.waitUntil("the second round is there", [&] { return threesome.round() == 2; });
    threesome.passTheGate();
    person.picture("round-2");
}
