#include "app/home/kept_matches.h"

#include "app/home/sample_match.h"
#include "app/program.h"
#include "app/words/wording.h"
#include "bots/bot.h"
#include "lan/host/file_store.h"
#include "session/played_match.h"
#include "storage/match_file.h"

#include <QDateTime>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>

namespace tablewood {

// No letter takes more than three bytes for each of its units.
static_assert(3 * KeptMatches::kNameLength <= kMaxMatchName);

namespace {

/// Puts a match with its picture into the library, or where that cannot be into memory, if it can be played
/// here: the game is there, the set-up is one of it, the moves come out as stored, the bots are known. Throws
/// InputError otherwise.
std::string keep(Program& program, const FiledMatch& match)
{
    const MatchRecord& record = match.record;
    const GameType& game = program.gameOf(record);
    for (const Player& player : record.players)
        if (player.kind == PlayerKind::bot)
            makeBot(player.bot);
    NoJournal journal;
    const PlayedMatch played(game, record, journal);
    return program.keeper().begin(record, played.match().view(Viewer::publicView()), match.name)->id();
}

bool isOver(const Program& program, const MatchRecord& record)
{
    NoJournal journal;
    return PlayedMatch(program.gameOf(record), record, journal).match().outcome().has_value();
}

} // namespace

KeptMatches::KeptMatches(QObject* parent) : KeptMatches(Program::instance(), parent) {}

KeptMatches::KeptMatches(Program& program, QObject* parent)
    : QObject(parent), m_program(program), m_found(new EntryModel(this))
{
    connect(&m_program, &Program::languageChanged, this, &KeptMatches::refresh);
    // It may be in the middle of a move.
    connect(&m_program.keeper(), &MatchKeeper::changed, this, &KeptMatches::refresh, Qt::QueuedConnection);
    refresh();
    if (m_problem.isEmpty() && m_program.isSecond())
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

QString KeptMatches::removed() const { return m_removed.empty() ? QString() : m_removed.back().name; }

int KeptMatches::unstored() const { return m_program.keeper().unstored(); }

QString KeptMatches::firstUnstored() const
{
    return QString::fromStdString(m_program.keeper().firstUnstored());
}

void KeptMatches::storeNow() { m_program.keeper().tryAgain(); }

void KeptMatches::setQuery(const QString& query)
{
    if (query == m_query)
        return;
    m_query = query;
    search();
    Q_EMIT changed();
}

void KeptMatches::search()
{
    std::vector<EntryModel::Row> rows;
    for (const QVariant& match : m_matches) {
        const auto entry = match.value<KeptEntry>();
        if (entry.fits(m_query))
            rows.push_back({entry.id, match});
    }
    m_found->setRows(std::move(rows));
}

template <class Work>
bool KeptMatches::guarded(Work&& work, const QString& sentence)
{
    m_problem.clear();
    m_done.clear();
    m_detail.clear();
    QString said;
    try {
        work();
    } catch (const std::exception& error) {
        said = shown(error);
    }
    if (!said.isEmpty()) {
        m_problem = sentence.isEmpty() ? said : sentence;
        m_detail = sentence.isEmpty() ? QString() : said;
    }
    refresh();
    return said.isEmpty();
}

void KeptMatches::read()
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const std::vector<ListedMatch> held = m_program.keeper().held();
    std::vector<ListedMatch> stored;
    QString unreadable;
    try {
        stored = m_program.library().list();
    } catch (const InputError& error) {
        unreadable = shown(error);
    }
    QVariantList matches;
    for (ListedMatch match : held) {
        const auto there = std::ranges::find(stored, match.id, &ListedMatch::id);
        if (there != stored.end())
            match.name = there->name;
        KeptEntry entry = entryOf(m_program, match, now);
        entry.isStored = false;
        matches.append(QVariant::fromValue(entry));
    }
    for (const ListedMatch& match : stored)
        if (!m_program.keeper().holds(match.id))
            matches.append(QVariant::fromValue(entryOf(m_program, match, now)));
    m_matches = matches;
    search();
    // It is told once, and stands in the list as long as it is so.
    if (unreadable != m_unreadable && !unreadable.isEmpty() && m_problem.isEmpty())
        m_problem = unreadable;
    m_unreadable = unreadable;
}

void KeptMatches::refresh()
{
    // An earlier problem stays: it is still to be read.
    read();
    if (const QString notice = m_program.library().notice(); notice != m_notice)
        m_problem = m_notice = notice;
    Q_EMIT changed();
}

void KeptMatches::rename(const QString& id, const QString& name)
{
    guarded([&] { m_program.library().rename(id.toStdString(), name.trimmed().toStdString()); });
}

void KeptMatches::remove(const QString& id)
{
    const auto found = std::ranges::find_if(
        m_matches, [&](const QVariant& match) { return match.value<KeptEntry>().id == id; });
    if (found == m_matches.end())
        return;
    const QString name = found->value<KeptEntry>().title();
    guarded([&] {
        m_program.keeper().remove(id.toStdString());
        m_removed.push_back({id.toStdString(), name});
    });
}

void KeptMatches::bringBack()
{
    guarded([&] {
        if (m_removed.empty())
            return;
        m_program.keeper().bringBack(m_removed.back().id);
        m_removed.pop_back();
    });
}

QString KeptMatches::takeIn(const QString& path)
{
    QString id;
    bool isRunning = false;
    guarded(
        [&] {
            const FiledMatch match = readFiledMatch(path);
            isRunning = lan::FileStore::isHosted(path) && !isOver(m_program, match.record);
            if (!isRunning)
                id = QString::fromStdString(keep(m_program, match));
        },
        tr("This file cannot be opened as a match. Choose another one, or a copy of it."));
    if (isRunning)
        withhold(tr("This match is played at several laptops. Here it would show what the others hold: open "
                    "it when the match is over."));
    return id;
}

bool KeptMatches::isHosted(const QString& id)
{
    refresh();
    return std::ranges::any_of(m_matches, [&](const QVariant& match) {
        const auto entry = match.value<KeptEntry>();
        return entry.id == id && entry.isHosted;
    });
}

void KeptMatches::dismiss()
{
    if (m_problem.isEmpty() && m_done.isEmpty())
        return;
    m_problem.clear();
    m_done.clear();
    m_detail.clear();
    Q_EMIT changed();
}

QUrl KeptMatches::fileFor(const QString& id) const
{
    QString title = tr("Match");
    for (const QVariant& match : m_matches)
        if (const auto entry = match.value<KeptEntry>(); entry.id == id)
            title = entry.title();
    // Signs that some system forbids in the name of a file.
    static const QRegularExpression kForbidden(R"([<>:"/\\|?*\x00-\x1f])");
    title.replace(kForbidden, QStringLiteral(" "));
    const QString day = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd hh.mm"));
    return QUrl(m_program.documents().toString() + '/' +
                QStringLiteral("%1 %2.%3").arg(title.trimmed(), day, kMatchFileSuffix));
}

bool KeptMatches::maySave(const QString& id)
{
    if (!isHosted(QString::fromStdString(m_program.keeper().idNow(id.toStdString()))))
        return true;
    withhold(tr("This match is played at several laptops. A file of it would show what the others hold: save "
                "it when the match is over."));
    return false;
}

void KeptMatches::withhold(const QString& why)
{
    m_done.clear();
    m_detail.clear();
    m_problem = why;
    Q_EMIT changed();
}

bool KeptMatches::saveAs(const QString& id, const QUrl& file)
{
    if (!maySave(id))
        return false;
    const QString path = file.toLocalFile();
    const bool isSaved = guarded(
        [&] {
            MatchKeeper& keeper = m_program.keeper();
            const QString now = QString::fromStdString(keeper.idNow(id.toStdString()));
            const auto found = std::ranges::find_if(
                m_matches, [&](const QVariant& match) { return match.value<KeptEntry>().id == now; });
            const std::string name =
                found == m_matches.end() ? std::string() : found->value<KeptEntry>().name.toStdString();
            writeMatchFile(path, keeper.load(id.toStdString()), name);
        },
        firstUnstored().isEmpty()
            ? tr("The match could not be saved as a file. It is kept in the library.")
            : tr("The match could not be saved as a file. Choose another place for it."));
    if (isSaved) {
        m_done = tr("The match is saved as a file.");
        m_detail = QDir::toNativeSeparators(path);
        Q_EMIT changed();
    }
    return isSaved;
}

QString KeptMatches::follow(const QString& id, const WayOn& way)
{
    QString added;
    guarded([&] {
        MatchKeeper& keeper = m_program.keeper();
        MatchRecord next = keeper.load(id.toStdString());
        const GameType* game = m_program.game(next.game);
        if (!game || next.players.empty())
            return;
        next.id.clear();
        next.moves.clear();
        next.position.clear();
        // An option that an older version did not ask gets its standard value.
        next.setup = anew(game->sheet(), std::move(next.setup));
        for (auto option = way.options.begin(); option != way.options.end(); ++option)
            next.setup.options[option.key().toStdString()] = option.value().toString().toStdString();
        if (!way.keepsChance)
            next.setup.seed = m_program.newSeed();
        next.content = m_program.contentNow(next.game);
        const Scene scene = game->newMatch(next.setup)->view(Viewer::publicView());
        added = QString::fromStdString(keeper.begin(std::move(next), scene)->id());
    });
    return added;
}

QString KeptMatches::addSample(const QString& game, int seats, int moves)
{
    QString added;
    guarded([&] {
        const GameType* type = m_program.game(game.toStdString());
        if (!type)
            return;
        MatchRecord sample = sampleMatch(*type, seats, moves);
        sample.content = m_program.contentNow(sample.game);
        // No gate stands before the one person.
        for (std::size_t i = 1; i < sample.players.size(); ++i) {
            sample.players[i].kind = PlayerKind::bot;
            sample.players[i].bot = "fair";
        }
        added = QString::fromStdString(keep(m_program, {std::move(sample), {}}));
    });
    return added;
}

} // namespace tablewood
