#include "app/kept_matches.h"

#include "app/program.h"
#include "app/sample_match.h"
#include "app/wording.h"
#include "bots/bot.h"
#include "session/played_match.h"
#include "storage/match_file.h"

#include <QDateTime>

#include <algorithm>

namespace tablewood {

namespace {

QString gameName(const std::string& id)
{
    const GameType* game = Program::instance().game(id);
    return game ? shown(game->sheet().name) : QString::fromStdString(id);
}

/// All but the person at this laptop: who is called so, at a table in the network, else the first person.
QString othersOf(const std::vector<Player>& players, bool isHosted)
{
    const std::string self = Program::instance().preferences().playerName().toStdString();
    const auto firstPerson = std::ranges::find_if(players, [&](const Player& player) {
        return player.kind == PlayerKind::person && (!isHosted || player.name == self);
    });
    QStringList others;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        if (static_cast<std::ptrdiff_t>(seat) != firstPerson - players.begin())
            others.append(seatName(Seat{static_cast<std::int8_t>(seat)}, players));
    }
    return others.join(", ");
}

QVariantList scoresOf(const ListedMatch& match)
{
    QVariantList scores;
    for (std::size_t seat = 0; seat < match.players.size(); ++seat) {
        KeptScore score;
        score.seat = static_cast<int>(seat);
        score.name = seatName(Seat{static_cast<std::int8_t>(seat)}, match.players);
        score.emblem = QString::fromStdString(match.players[seat].emblem);
        const auto panel = std::ranges::find_if(match.scene.panels, [&](const Panel& each) {
            return each.seat.index == static_cast<int>(seat) && each.score;
        });
        if (panel != match.scene.panels.end()) {
            score.hasValue = true;
            score.value = panel->score->value;
        }
        scores.append(QVariant::fromValue(score));
    }
    return scores;
}

KeptEntry entryOf(const ListedMatch& match, qint64 now)
{
    KeptEntry entry;
    entry.id = QString::fromStdString(match.id);
    entry.game = gameName(match.game);
    entry.canOpen = Program::instance().game(match.game) != nullptr;
    const QString place = shown(match.scene.place, match.players);
    const QString others = othersOf(match.players, match.isHosted);
    entry.line = others.isEmpty()  ? place
                 : place.isEmpty() ? KeptMatches::tr("with %1").arg(others)
                                   : KeptMatches::tr("%1 with %2").arg(place, others);
    entry.when = KeptMatches::ago(now - match.changed);
    entry.isHosted = match.isHosted && !match.outcome;
    if (match.outcome)
        entry.ending = shown(match.outcome->reason, match.players);
    entry.scores = scoresOf(match);
    entry.scene.scene = std::make_shared<const Scene>(match.scene);
    entry.scene.game = QString::fromStdString(match.game);
    return entry;
}

/// Puts a match with its picture into the library if it can be played here: the game is there, the set-up is
/// one of it, the moves come out as stored, the bots are known. Throws InputError otherwise.
std::string keep(const FiledMatch& match)
{
    const MatchRecord& record = match.record;
    const GameType* game = Program::instance().game(record.game);
    if (!game)
        throw InputError("game", "this version of Tablewood does not have \"" + record.game + "\"",
                         "Use one that has it");
    for (const Player& player : record.players)
        if (player.kind == PlayerKind::bot)
            makeBot(player.bot);
    NoJournal journal;
    const PlayedMatch played(*game, record, journal);
    Library& library = Program::instance().library();
    const std::string id = library.add(record);
    library.picture(id, played.match().view(Viewer::publicView()));
    if (!match.name.empty())
        library.rename(id, match.name);
    return id;
}

} // namespace

KeptMatches::KeptMatches(QObject* parent) : QObject(parent)
{
    connect(&Program::instance(), &Program::languageChanged, this, &KeptMatches::refresh);
    refresh();
    if (m_problem.isEmpty())
        m_problem = Program::instance().library().notice();
    if (m_problem.isEmpty() && Program::instance().isSecond())
        m_problem =
            tr("Tablewood is already open with these matches. Both windows keep every move, but only one of "
               "them can go on with a match: close the other first.");
}

KeptMatches* KeptMatches::create(QQmlEngine*, QJSEngine*) { return new KeptMatches; }

KeptEntry KeptMatches::latest() const
{
    for (const QVariant& match : m_matches) {
        const auto entry = match.value<KeptEntry>();
        if (entry.ending.isEmpty() && entry.canOpen)
            return entry;
    }
    return {};
}

QString KeptMatches::removed() const { return m_removed ? m_removed->name : QString(); }

template <class Work>
void KeptMatches::guarded(Work&& work, const QString& sentence)
{
    m_problem.clear();
    m_detail.clear();
    try {
        work();
        read();
    } catch (const std::exception& error) {
        const QString said = QString::fromUtf8(error.what());
        m_problem = sentence.isEmpty() ? said : sentence;
        m_detail = sentence.isEmpty() ? QString() : said;
    }
    Q_EMIT changed();
}

void KeptMatches::read()
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    QVariantList matches;
    for (const ListedMatch& match : Program::instance().library().list())
        matches.append(QVariant::fromValue(entryOf(match, now)));
    m_matches = matches;
}

void KeptMatches::refresh()
{
    // What went wrong before is still to be read.
    try {
        read();
    } catch (const InputError& error) {
        m_problem = QString::fromUtf8(error.what());
        m_detail.clear();
    }
    Q_EMIT changed();
}

void KeptMatches::remove(const QString& id)
{
    guarded([&] {
        Library& library = Program::instance().library();
        const auto listed = library.list();
        const auto found = std::ranges::find_if(
            listed, [&](const ListedMatch& match) { return match.id == id.toStdString(); });
        if (found == listed.end())
            return;
        library.remove(found->id);
        m_removed = Removed{found->id, gameName(found->game)};
    });
}

void KeptMatches::bringBack()
{
    guarded([&] {
        if (!m_removed)
            return;
        Program::instance().library().bringBack(m_removed->id);
        m_removed.reset();
    });
}

QString KeptMatches::takeIn(const QString& path)
{
    QString id;
    guarded([&] { id = QString::fromStdString(keep(readFiledMatch(path))); },
            tr("This file cannot be opened as a match. Choose another one, or a copy of it."));
    return id;
}

bool KeptMatches::isHosted(const QString& id)
{
    bool isHosted = false;
    guarded([&] {
        const auto listed = Program::instance().library().list();
        const auto found = std::ranges::find(listed, id.toStdString(), &ListedMatch::id);
        isHosted = found != listed.end() && !found->outcome && found->isHosted;
    });
    return isHosted;
}

void KeptMatches::dismiss()
{
    if (m_problem.isEmpty())
        return;
    m_problem.clear();
    m_detail.clear();
    Q_EMIT changed();
}

bool KeptMatches::saveAs(const QString& id, const QUrl& file)
{
    guarded(
        [&] {
            Library& library = Program::instance().library();
            const auto listed = library.list();
            const auto found = std::ranges::find(listed, id.toStdString(), &ListedMatch::id);
            writeMatchFile(file.toLocalFile(), library.load(id.toStdString()),
                           found == listed.end() ? std::string() : found->name);
        },
        tr("The match could not be saved as a file. It is kept in the library."));
    return m_problem.isEmpty();
}

QString KeptMatches::again(const QString& id)
{
    QString added;
    guarded([&] {
        Library& library = Program::instance().library();
        MatchRecord next = library.load(id.toStdString());
        const GameType* game = Program::instance().game(next.game);
        if (!game || next.players.empty())
            return;
        next.id.clear();
        next.moves.clear();
        next.position.clear();
        next.setup.seed = Program::instance().newSeed();
        const std::string newId = library.add(next);
        library.picture(newId, game->newMatch(next.setup)->view(Viewer::publicView()));
        added = QString::fromStdString(newId);
    });
    return added;
}

QString KeptMatches::addSample(int seats, int moves)
{
    QString added;
    guarded([&] {
        added = QString::fromStdString(
            keep({sampleMatch(*Program::instance().games().front(), seats, moves), {}}));
    });
    return added;
}

QString KeptMatches::ago(qint64 milliseconds)
{
    const qint64 minutes = std::max<qint64>(0, milliseconds) / 60'000;
    if (minutes < 1)
        return tr("just now");
    if (minutes < 60)
        return tr("%n minute(s) ago", nullptr, static_cast<int>(minutes));
    constexpr qint64 kDay = 60LL * 24;
    if (minutes < kDay)
        return tr("%n hour(s) ago", nullptr, static_cast<int>(minutes / 60));
    return tr("%n day(s) ago", nullptr, static_cast<int>(minutes / kDay));
}

} // namespace tablewood
