#include "app/home/match_setup.h"

#include "app/home/guide_book.h"
#include "app/program.h"
#include "app/table/lesson/lessons.h"
#include "app/words/wording.h"
#include "art/game_look.h"
#include "kernel/input_error.h"
#include "kernel/seat_options.h"

#include <algorithm>

namespace tablewood {

namespace {

bool fits(const OptionChoice& choice, int seats)
{
    return seats >= choice.minSeats && seats <= choice.maxSeats;
}

/// What persons have won of a game; nothing where that cannot be read.
std::vector<Setup> wonOf(Program& program, const std::string& game)
{
    try {
        return program.library().won(game);
    } catch (const InputError&) {
        return {};
    }
}

/// The value of an option in a set-up that was kept; empty for one that is no more.
std::string valueIn(const GameSheet& sheet, const Setup& setup, const std::string& key)
{
    try {
        return chosen(sheet, setup, key);
    } catch (const InputError&) {
        return {};
    }
}

} // namespace

MatchSetup::MatchSetup(QObject* parent) : MatchSetup(Program::instance(), parent) {}

MatchSetup::MatchSetup(Program& program, QObject* parent) : QObject(parent), m_program(program)
{
    for (int seat = 0; seat < kMaxSeats; ++seat)
        m_seatOptions.push_back(new EntryModel(this));
    connect(&m_program, &Program::languageChanged, this, &MatchSetup::tell);
    connect(&m_seats, &SeatList::rowsRemoved, this,
            [this](const QModelIndex&, int first) { forgetSeat(first); });
    connect(&m_seats, &SeatList::playersChanged, this, &MatchSetup::seatsChanged);
    const Preferences& preferences = m_program.preferences();
    const auto followPlayer = [this, &preferences] {
        m_seats.followPlayer(preferences.playerName(), preferences.playerEmblem());
    };
    connect(&preferences, &Preferences::changed, this, followPlayer);
    connect(&preferences, &Preferences::changed, this, &MatchSetup::tell);
    followPlayer();
    if (!m_program.games().empty())
        setGame(QString::fromStdString(m_program.games().front()->sheet().id));
}

const GameSheet* MatchSetup::sheet() const { return m_game ? &m_game->sheet() : nullptr; }
QString MatchSetup::game() const { return m_game ? QString::fromStdString(m_game->sheet().id) : QString(); }
int MatchSetup::minSeats() const { return m_game ? m_game->sheet().minSeats : 0; }
int MatchSetup::maxSeats() const { return m_game ? m_game->sheet().maxSeats : 0; }
bool MatchSetup::hasPrivateViews() const { return m_game && m_game->sheet().hasPrivateViews; }
int MatchSetup::minutes() const { return m_game ? minutesOf(*sheet(), record({}).setup) : 0; }

void MatchSetup::setGame(const QString& id)
{
    const GameType* const game = m_program.game(id.toStdString());
    if (game && game != m_game)
        take(*game, {});
}

QString MatchSetup::useMap(const QString& id, const QString& map)
{
    const std::vector<Paper> papers{mapPaper(map.toStdString())};
    try {
        const GameType* const game = m_program.game(id.toStdString(), papers);
        if (!game)
            throw missingGame(id.toStdString());
        if (game != m_game)
            take(*game, papers);
    } catch (const InputError& error) {
        return shown(reasonOf(error));
    }
    return {};
}

void MatchSetup::take(const GameType& game, std::vector<Paper> papers)
{
    // No game's choices are shown before its seats are there.
    m_game = nullptr;
    m_lessons.clear();
    m_options.clear();
    m_scenes.clear();
    seatFirst(game.sheet());
    m_game = &game;
    m_papers = std::move(papers);
    m_won = wonOf(m_program, game.sheet().id);
    m_lessons = lessonsOf(game.sheet().id);
    m_lookFault = GameLook::faultOf(QString::fromStdString(game.sheet().id));
    tell();
}

/// Where all play together bots sit down only if somebody wants them; else one plays against a bot.
void MatchSetup::seatFirst(const GameSheet& sheet)
{
    for (int seat = m_seats.count() - 1; sheet.isTogether && seat >= 0; --seat)
        if (m_seats.players()[static_cast<std::size_t>(seat)].kind == PlayerKind::bot)
            m_seats.removeAt(seat);
    if (m_seats.count() == 0)
        m_seats.add(PlayerKind::person);
    const int least = std::max(sheet.minSeats, m_isHosted || !sheet.isTogether ? 2 : 1);
    fitSeats(std::min(least, sheet.maxSeats), sheet.maxSeats,
             sheet.isTogether ? PlayerKind::person : PlayerKind::bot);
}

void MatchSetup::lookAtWins()
{
    if (!m_game)
        return;
    m_won = wonOf(m_program, sheet()->id);
    tell();
}

void MatchSetup::propose(Setup& setup) const
{
    for (const OptionSpec& option : sheet()->options) {
        if (option.order != OptionOrder::road || option.isOfSeat || setup.options.contains(option.key))
            continue;
        const OptionChoice* proposed = nullptr;
        for (const OptionChoice& choice : option.choices) {
            if (!fits(choice, setup.seats))
                continue;
            proposed = &choice;
            if (std::ranges::none_of(m_won, [&](const Setup& won) {
                    return valueIn(*sheet(), won, option.key) == choice.value;
                }))
                break;
        }
        if (proposed)
            setup.options[option.key] = proposed->value;
    }
}

Setup MatchSetup::ownSetup() const
{
    Setup setup{m_seats.count(), m_options, {}};
    propose(setup);
    return setup;
}

const Lesson* MatchSetup::lesson() const
{
    if (!m_game)
        return nullptr;
    const Setup own = ownSetup();
    const Lesson* const found = lessonFor(m_lessons, *sheet(), anew(*sheet(), own));
    return found && beginsAs(*found, *sheet(), anew(*sheet(), begunWith(*found, own))) ? found : nullptr;
}

bool MatchSetup::explains() const
{
    const Lesson* const one = lesson();
    return one && m_program.preferences().explains(nameOf(*one));
}

void MatchSetup::setExplains(bool explains)
{
    if (const Lesson* const one = lesson(); one && explains != this->explains())
        m_program.preferences().setExplains(nameOf(*one), explains);
}

bool MatchSetup::isExplained() const
{
    const std::vector<Player> players = m_seats.players();
    return explains() && m_plays &&
           std::ranges::find(players, PlayerKind::person, &Player::kind) != players.end();
}

void MatchSetup::fitSeats(int least, int most, PlayerKind added)
{
    while (m_seats.count() < least)
        m_seats.add(added);
    while (m_seats.count() > most)
        m_seats.removeAt(m_seats.count() - 1);
}

void MatchSetup::seatsChanged()
{
    if (!m_game)
        return;
    std::map<std::string, std::string> fitting;
    for (const OptionSpec& option : sheet()->options)
        for (const std::string& key : keysOf(option, m_seats.count())) {
            const auto own = m_options.find(key);
            if (own != m_options.end() &&
                std::ranges::any_of(option.choices, [&](const OptionChoice& choice) {
                    return choice.value == own->second && fits(choice, m_seats.count());
                }))
                fitting.insert(*own);
        }
    m_options = std::move(fitting);
    tell();
}

void MatchSetup::forgetSeat(int seat)
{
    if (!m_game)
        return;
    for (const OptionSpec& option : sheet()->options) {
        if (!option.isOfSeat)
            continue;
        const std::vector<std::string> keys = keysOf(option, m_seats.count() + 1);
        for (std::size_t i = static_cast<std::size_t>(seat); i < keys.size(); ++i) {
            m_options.erase(keys[i]);
            if (i + 1 == keys.size())
                break;
            if (const auto next = m_options.find(keys[i + 1]); next != m_options.end())
                m_options[keys[i]] = next->second;
        }
    }
}

EntryModel* MatchSetup::optionsOf(int seat) const
{
    return seat >= 0 && seat < kMaxSeats ? m_seatOptions[static_cast<std::size_t>(seat)] : nullptr;
}

bool MatchSetup::isStandard() const
{
    if (!m_game)
        return true;
    const Setup standard = standardSetup();
    return std::ranges::all_of(
        m_options, [&](const auto& own) { return chosen(*sheet(), standard, own.first) == own.second; });
}

Setup MatchSetup::standardSetup() const
{
    Setup setup{m_seats.count(), {}, {}};
    propose(setup);
    return anew(*sheet(), std::move(setup));
}

void MatchSetup::addSeat(bool isPerson)
{
    if (m_seats.count() < maxSeats())
        m_seats.add(isPerson ? PlayerKind::person : PlayerKind::bot);
}

void MatchSetup::setSeatCount(int count)
{
    const int seats = std::clamp(count, minSeats(), maxSeats());
    fitSeats(seats, seats, isTogether() ? PlayerKind::person : PlayerKind::bot);
}

QString MatchSetup::usualTableName() const
{
    const QString player = m_program.preferences().playerName();
    return player.isEmpty() ? tr("An open table") : tr("%1's table").arg(player);
}

QVariantMap MatchSetup::hostPlan() const
{
    const Preferences& preferences = m_program.preferences();
    QVariantMap options;
    const Setup setup = m_game ? record({}).setup : Setup();
    for (const auto& [key, value] : setup.options)
        options.insert(QString::fromStdString(key), QString::fromStdString(value));
    const QString given = m_tableName.trimmed();
    return {{"game", game()},
            {"options", options},
            {"seats", m_seats.count()},
            {"name", preferences.playerName()},
            {"emblem", preferences.playerEmblem()},
            {"tableName", given.isEmpty() ? usualTableName() : given},
            {"plays", m_plays},
            {"map", m_papers.empty() ? QString() : QString::fromStdString(m_papers.front().text)}};
}

void MatchSetup::choose(const QString& key, const QString& value)
{
    if (!m_game)
        return;
    for (const OptionSpec& option : sheet()->options) {
        const std::string name = key.toStdString();
        const std::vector<std::string> keys = keysOf(option, m_seats.count());
        if (std::ranges::find(keys, name) == keys.end())
            continue;
        for (const OptionChoice& choice : option.choices) {
            if (choice.value != value.toStdString())
                continue;
            fitSeats(std::max(choice.minSeats, minSeats()), std::min(choice.maxSeats, maxSeats()),
                     isTogether() ? PlayerKind::person : PlayerKind::bot);
            m_options[name] = choice.value;
        }
    }
    seatsChanged();
}

void MatchSetup::chooseStandard()
{
    m_options.clear();
    tell();
}

MatchRecord MatchSetup::record(const Seed& seed) const
{
    MatchRecord record;
    if (!m_game)
        return record;
    record.game = sheet()->id;
    record.content = m_program.contentNow(record.game);
    record.papers = m_papers;
    Setup own = ownSetup();
    own.seed = seed;
    record.setup = anew(*sheet(), isExplained() ? begunWith(*lesson(), own) : own);
    record.players = m_seats.players();
    return record;
}

void MatchSetup::judge()
{
    m_remarks.clear();
    m_obstacle.clear();
    if (m_game == nullptr)
        return;
    try {
        const Setup setup = record({}).setup;
        m_game->newMatch(setup);
        for (const Text& remark : m_game->remarks(setup))
            m_remarks.append(shown(remark));
        if (!m_lookFault.isEmpty())
            m_remarks.append(tr("The look of this game cannot be read, so that it is played with tokens on a "
                                "plain board. %1")
                                 .arg(m_lookFault));
    } catch (const InputError& error) {
        m_obstacle = shown(reasonOf(error));
    }
}

OptionOffer MatchSetup::offer() const
{
    const std::vector<Player> players = m_seats.players();
    const Lesson* const one = lesson();
    if (!one || !one->alone || std::ranges::count(players, PlayerKind::person, &Player::kind) != 1)
        return {};
    for (const OptionSpec& option : sheet()->options)
        for (const OptionChoice& choice : option.choices)
            if (option.key == one->alone->option && choice.value == one->alone->value &&
                chosenValue(option.key) != choice.value)
                return {QString::fromStdString(option.key), QString::fromStdString(choice.value),
                        shown(option.label), shown(choice.label), shown(choice.hint)};
    return {};
}

QString MatchSetup::start()
{
    m_problem.clear();
    QString id;
    try {
        const MatchRecord match = record(m_program.newSeed());
        if (!m_game)
            throw InputError("shelf", tr("there is no game to play").toStdString());
        id = QString::fromStdString(
            m_program.keeper().begin(match, m_game->newMatch(match.setup)->view(Viewer::publicView()))->id());
    } catch (const std::exception& error) {
        m_problem = shown(error);
    }
    tell();
    return id;
}

PublicScene MatchSetup::sceneOf(const OptionSpec& option, const OptionChoice& choice) const
{
    PublicScene& scene = m_scenes[{option.key, choice.value}];
    if (scene.scene)
        return scene;
    Setup setup;
    setup.seats = std::clamp(m_seats.count(), std::max(choice.minSeats, minSeats()),
                             std::min(choice.maxSeats, maxSeats()));
    setup.options[option.key] = choice.value;
    scene =
        publicScene(m_game->sheet().id, m_game->newMatch(setup)->view(Viewer::publicView()), m_game->faces());
    return scene;
}

std::string MatchSetup::chosenValue(const std::string& key) const
{
    return chosen(*sheet(), record({}).setup, key);
}

OptionEntry MatchSetup::entryOf(const OptionSpec& option, const std::string& key) const
{
    return optionEntry(*sheet(), record({}).setup, option, key);
}

ChoiceEntry MatchSetup::entryOf(const OptionSpec& option, const OptionChoice& choice) const
{
    return {QString::fromStdString(choice.value), shown(choice.label), shown(choice.hint),
            choice.value == chosenValue(option.key), sceneOf(option, choice)};
}

const OptionSpec* MatchSetup::pictured() const
{
    if (!m_game)
        return nullptr;
    const auto found = std::ranges::find(sheet()->options, true, &OptionSpec::isPictured);
    return found == sheet()->options.end() ? nullptr : &*found;
}

OptionEntry MatchSetup::scenario() const
{
    return pictured() ? entryOf(*pictured(), pictured()->key) : OptionEntry();
}

QVariantList MatchSetup::story() const
{
    return m_game ? storyEntries(*m_game, record({}).setup) : QVariantList();
}

std::vector<EntryModel::Row> MatchSetup::rowsOfSeat(int seat) const
{
    std::vector<EntryModel::Row> rows;
    if (!m_game || seat >= m_seats.count())
        return rows;
    for (const OptionSpec& option : sheet()->options)
        if (option.isOfSeat && isOffered(*sheet(), record({}).setup, option)) {
            const std::string key = keysOf(option, m_seats.count())[static_cast<std::size_t>(seat)];
            rows.push_back({QString::fromStdString(option.key), QVariant::fromValue(entryOf(option, key))});
        }
    return rows;
}

/// The rows that stay keep what shows them, and with it the keyboard.
void MatchSetup::tell()
{
    std::vector<EntryModel::Row> scenarios;
    if (const OptionSpec* option = pictured())
        for (const OptionChoice& choice : option->choices)
            scenarios.push_back(
                {QString::fromStdString(choice.value), QVariant::fromValue(entryOf(*option, choice))});
    m_scenarios.setRows(std::move(scenarios));
    std::vector<EntryModel::Row> others;
    if (m_game)
        for (const OptionSpec& option : sheet()->options)
            if (!option.isPictured && !option.isOfSeat && isOffered(*sheet(), record({}).setup, option))
                others.push_back(
                    {QString::fromStdString(option.key), QVariant::fromValue(entryOf(option, option.key))});
    m_optionRows.setRows(std::move(others));
    for (int seat = 0; seat < kMaxSeats; ++seat)
        m_seatOptions[static_cast<std::size_t>(seat)]->setRows(rowsOfSeat(seat));
    judge();
    Q_EMIT changed();
}

} // namespace tablewood
