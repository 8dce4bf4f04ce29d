#include "app/maps/map_bots.h"

#include "app/program.h"
#include "app/words/wording.h"
#include "content/game_catalog.h"
#include "content/shipped_game.h"
#include "kernel/fault.h"

#include <algorithm>
#include <cmath>

namespace tablewood {

namespace {

/// How often what has been played is looked at.
constexpr int kLook = 100;

int percentOf(double share) { return static_cast<int>(std::lround(100 * share)); }

/// The option whose choices are each harder than the one before; null where a game has none.
const OptionSpec* ladderOf(const GameSheet& sheet)
{
    const auto found = std::ranges::find(sheet.options, OptionOrder::ladder, &OptionSpec::order);
    return found == sheet.options.end() ? nullptr : &*found;
}

} // namespace

MapBots::MapBots(Program& program, QString game, QObject* parent)
    : QObject(parent), m_program(program), m_game(std::move(game))
{
    m_looking.setInterval(kLook);
    connect(&m_looking, &QTimer::timeout, this, &MapBots::look);
    connect(&program, &Program::languageChanged, this, &MapBots::lookAgain);
}

MapBots::~MapBots()
{
    m_stop = true;
    if (m_thread.joinable())
        m_thread.join();
}

QStringList MapBots::levels() const
{
    QStringList values;
    const GameType* const game = m_program.game(m_game.toStdString());
    if (const OptionSpec* const ladder = game ? ladderOf(game->sheet()) : nullptr)
        for (const OptionChoice& choice : ladder->choices)
            values.append(QString::fromStdString(choice.value));
    return values;
}

QStringList MapBots::levelNames() const
{
    QStringList names;
    const GameType* const game = m_program.game(m_game.toStdString());
    if (const OptionSpec* const ladder = game ? ladderOf(game->sheet()) : nullptr)
        for (const OptionChoice& choice : ladder->choices)
            names.append(shown(choice.label));
    return names;
}

void MapBots::follow(const QString& id)
{
    if (id != m_id) {
        stop();
        m_now = {};
        m_fault.clear();
    }
    m_id = id;
    lookAgain();
}

void MapBots::lookAgain()
{
    std::vector<EntryModel::Row> rows;
    try {
        for (const MapTrial& trial : m_program.library().maps().trials(m_id.toStdString())) {
            MapResultEntry entry =
                entryOf(trial.players, QString::fromStdString(trial.difficulty), trial.matches, trial.won);
            entry.isOfNow = trial.isOfNow;
            rows.push_back({QString::number(trial.players) + entry.difficulty, QVariant::fromValue(entry)});
        }
    } catch (const InputError& error) {
        m_fault = shown(error);
    }
    m_results.setRows(std::move(rows));
    Q_EMIT changed();
}

MapResultEntry MapBots::entryOf(int players, const QString& difficulty, int matches, int won) const
{
    const WinInterval interval = winIntervalOf(won, matches);
    const qsizetype level = levels().indexOf(difficulty);
    return {players,
            difficulty,
            level < 0 ? difficulty : levelNames().at(level),
            matches,
            matches == 0 ? 0 : percentOf(static_cast<double>(won) / matches),
            percentOf(interval.low),
            percentOf(interval.high),
            true};
}

void MapBots::start(const std::string& text, int players, const QString& difficulty, int matches)
{
    stop();
    m_fault.clear();
    try {
        const GameType* const bare = m_program.game(m_game.toStdString());
        if (!bare || !m_program.catalog())
            return;
        m_played = m_program.catalog()->makeWithPapers(*bare, {mapPaper(text)}).type;
        const GameType* const game = m_played.get();
        Setup setup;
        setup.seats = players;
        if (const OptionSpec* const ladder = ladderOf(game->sheet()))
            setup.options[ladder->key] = difficulty.toStdString();
        setup = anew(game->sheet(), std::move(setup));
        game->newMatch(setup);
        Series series{*game, m_id.toStdString(), matches,
                      std::vector<std::string>(static_cast<std::size_t>(players), kUsualBot)};
        // The window keeps one core to itself where there are several.
        series.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
        m_text = text;
        m_total = matches;
        m_now = entryOf(players, difficulty, 0, 0);
        m_stop = false;
        m_told.result = {};
        m_told.fault.clear();
        m_told.isOver = false;
        m_thread = std::thread([this, series, setup] {
            QString fault;
            try {
                playSeries(series, setup, m_stop, [this](const SeriesResult& far) {
                    const std::lock_guard lock(m_told.mutex);
                    m_told.result = far;
                });
            } catch (const std::exception& error) {
                fault = QString::fromUtf8(error.what());
            }
            const std::lock_guard lock(m_told.mutex);
            m_told.fault = fault;
            m_told.isOver = true;
        });
        m_looking.start();
    } catch (const InputError& error) {
        m_fault = shown(reasonOf(error));
    }
    Q_EMIT changed();
}

void MapBots::stop()
{
    if (!isRunning())
        return;
    m_stop = true;
    m_thread.join();
    end();
}

void MapBots::look()
{
    bool isOver = false;
    {
        const std::lock_guard lock(m_told.mutex);
        m_now = entryOf(m_now.players, m_now.difficulty, m_told.result.matches, m_told.result.together);
        isOver = m_told.isOver;
    }
    if (isOver) {
        m_thread.join();
        end();
    } else {
        Q_EMIT changed();
    }
}

/// The threads have ended: what they played is kept.
void MapBots::end()
{
    m_looking.stop();
    m_played.reset();
    const SeriesResult& result = m_told.result;
    m_now = entryOf(m_now.players, m_now.difficulty, result.matches, result.together);
    m_fault = m_told.fault;
    if (result.matches > 0)
        try {
            m_program.library().maps().addTrial(
                m_id.toStdString(), m_text,
                {m_now.players, m_now.difficulty.toStdString(), result.matches, result.together});
        } catch (const InputError& error) {
            m_fault = shown(error);
        }
    lookAgain();
}

} // namespace tablewood
