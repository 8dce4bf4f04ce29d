#include "app/home/kept_entry.h"

#include "app/program.h"
#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

namespace {

/// The words that lists say of a match.
struct EntryWords
{
    Q_DECLARE_TR_FUNCTIONS(tablewood::KeptMatches)
};

/// All but the person at this laptop: who is called so, at a table in the network, else the first person.
QString othersOf(const std::string& self, const std::vector<Player>& players, bool isHosted)
{
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

QString phaseOf(const ListedMatch& match)
{
    QStringList words;
    for (const Text& text : {match.scene.moment, match.scene.turn})
        if (const QString said = shown(text, match.players); !said.isEmpty() && !words.contains(said))
            words.append(said);
    QString phase = words.join(", ");
    if (!phase.isEmpty())
        phase[0] = phase[0].toUpper();
    return phase;
}

} // namespace

bool KeptEntry::fits(const QString& query) const
{
    QString all = game + ' ' + name + ' ' + line + ' ' + phase + ' ' + ending;
    for (const QVariant& score : scores)
        all += ' ' + score.value<KeptScore>().name;
    const QStringList words = query.split(' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(words,
                               [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

QString gameName(const Program& program, const std::string& id)
{
    const GameType* game = program.game(id);
    return game ? shown(game->sheet().name) : QString::fromStdString(id);
}

KeptEntry entryOf(Program& program, const ListedMatch& match, qint64 now)
{
    KeptEntry entry;
    entry.id = QString::fromStdString(match.id);
    entry.game = gameName(program, match.game);
    entry.name = QString::fromStdString(match.name);
    entry.canOpen = program.game(match.game) != nullptr;
    const QString place = shown(match.scene.place, match.players);
    const QString others =
        othersOf(program.preferences().playerName().toStdString(), match.players, match.isHosted);
    entry.line = others.isEmpty()  ? place
                 : place.isEmpty() ? EntryWords::tr("with %1").arg(others)
                                   : EntryWords::tr("%1 with %2").arg(place, others);
    entry.when = timeAgo(now - match.changed);
    entry.isHosted = match.isHosted && !match.outcome;
    if (!match.outcome)
        entry.phase = phaseOf(match);
    else
        entry.ending = shown(match.outcome->reason, match.players);
    entry.scores = scoresOf(match);
    const GameType* const game = program.game(match.game);
    entry.scene = publicScene(match.game, match.scene, game ? game->faces() : std::vector<Face>());
    return entry;
}

QString timeAgo(qint64 milliseconds)
{
    const qint64 minutes = std::max<qint64>(0, milliseconds) / 60'000;
    if (minutes < 1)
        return EntryWords::tr("just now");
    if (minutes < 60)
        return EntryWords::tr("%n minute(s) ago", nullptr, static_cast<int>(minutes));
    constexpr qint64 kDay = 60LL * 24;
    if (minutes < kDay)
        return EntryWords::tr("%n hour(s) ago", nullptr, static_cast<int>(minutes / 60));
    return EntryWords::tr("%n day(s) ago", nullptr, static_cast<int>(minutes / kDay));
}

} // namespace tablewood
