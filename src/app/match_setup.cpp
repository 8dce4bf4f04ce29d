#include "app/match_setup.h"

#include "app/program.h"
#include "app/wording.h"
#include "kernel/input_error.h"

#include <algorithm>

namespace tablewood {

namespace {

bool fits(const OptionChoice& choice, int seats)
{
    return seats >= choice.minSeats && seats <= choice.maxSeats;
}

} // namespace

MatchSetup::MatchSetup(QObject* parent) : QObject(parent)
{
    connect(&Program::instance(), &Program::languageChanged, this, &MatchSetup::changed);
    connect(&m_seats, &SeatList::playersChanged, this, &MatchSetup::seatsChanged);
    const Preferences& preferences = Program::instance().preferences();
    const auto followPlayer = [this, &preferences] {
        m_seats.followPlayer(preferences.playerName(), preferences.playerEmblem());
    };
    connect(&preferences, &Preferences::changed, this, followPlayer);
    followPlayer();
    if (!Program::instance().games().empty())
        setGame(QString::fromStdString(Program::instance().games().front()->sheet().id));
}

const GameSheet* MatchSetup::sheet() const { return m_game ? &m_game->sheet() : nullptr; }
QString MatchSetup::game() const { return m_game ? QString::fromStdString(m_game->sheet().id) : QString(); }
int MatchSetup::minSeats() const { return m_game ? m_game->sheet().minSeats : 0; }
int MatchSetup::maxSeats() const { return m_game ? m_game->sheet().maxSeats : 0; }
bool MatchSetup::hasPrivateViews() const { return m_game && m_game->sheet().hasPrivateViews; }
int MatchSetup::minutes() const { return m_game ? m_game->sheet().minutes : 0; }

void MatchSetup::setGame(const QString& id)
{
    const GameType* game = Program::instance().game(id.toStdString());
    if (!game || game == m_game)
        return;
    m_game = game;
    m_options.clear();
    m_scenes.clear();
    if (m_seats.count() == 0) {
        m_seats.add(PlayerKind::person);
        m_seats.add(PlayerKind::bot);
    }
    fitSeats(minSeats(), maxSeats());
    Q_EMIT changed();
}

void MatchSetup::fitSeats(int least, int most)
{
    while (m_seats.count() < least)
        m_seats.add(PlayerKind::bot);
    while (m_seats.count() > most)
        m_seats.removeAt(m_seats.count() - 1);
}

void MatchSetup::seatsChanged()
{
    if (!m_game)
        return;
    for (const OptionSpec& option : sheet()->options) {
        const auto own = m_options.find(option.key);
        if (own == m_options.end())
            continue;
        const bool stillFits = std::ranges::any_of(option.choices, [&](const OptionChoice& choice) {
            return choice.value == own->second && fits(choice, m_seats.count());
        });
        if (!stillFits)
            m_options.erase(own);
    }
    Q_EMIT changed();
}

bool MatchSetup::isStandard() const
{
    if (!m_game)
        return true;
    return std::ranges::all_of(m_options, [&](const auto& own) {
        Setup standard;
        standard.seats = m_seats.count();
        return chosen(*sheet(), standard, own.first) == own.second;
    });
}

void MatchSetup::addSeat(bool isPerson)
{
    if (m_seats.count() < maxSeats())
        m_seats.add(isPerson ? PlayerKind::person : PlayerKind::bot);
}

void MatchSetup::choose(const QString& key, const QString& value)
{
    if (!m_game)
        return;
    for (const OptionSpec& option : sheet()->options) {
        if (option.key != key.toStdString())
            continue;
        for (const OptionChoice& choice : option.choices) {
            if (choice.value != value.toStdString())
                continue;
            fitSeats(std::max(choice.minSeats, minSeats()), std::min(choice.maxSeats, maxSeats()));
            m_options[option.key] = choice.value;
        }
    }
    Q_EMIT changed();
}

void MatchSetup::chooseStandard()
{
    m_options.clear();
    Q_EMIT changed();
}

MatchRecord MatchSetup::record(const Seed& seed) const
{
    MatchRecord record;
    if (!m_game)
        return record;
    record.game = sheet()->id;
    record.setup.seats = m_seats.count();
    record.setup.options = m_options;
    record.setup.seed = seed;
    record.players = m_seats.players();
    return record;
}

QString MatchSetup::start()
{
    m_problem.clear();
    QString id;
    try {
        const MatchRecord match = record(Program::instance().newSeed());
        if (!m_game)
            throw InputError("shelf", tr("there is no game to play").toStdString());
        checkSetup(*sheet(), match.setup);
        Library& library = Program::instance().library();
        const std::string added = library.add(match);
        library.picture(added, m_game->newMatch(match.setup)->view(Viewer::publicView()));
        id = QString::fromStdString(added);
    } catch (const std::exception& error) {
        m_problem = QString::fromUtf8(error.what());
    }
    Q_EMIT changed();
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
    scene.scene = std::make_shared<const Scene>(m_game->newMatch(setup)->view(Viewer::publicView()));
    scene.game = game();
    return scene;
}

OptionEntry MatchSetup::entryOf(const OptionSpec& option) const
{
    const Setup setup = record({}).setup;
    Setup standard;
    standard.seats = setup.seats;
    const std::string value = chosen(*sheet(), setup, option.key);

    OptionEntry entry;
    entry.key = QString::fromStdString(option.key);
    entry.icon = QString::fromStdString(option.icon);
    entry.label = shown(option.label);
    entry.isStandard = value == chosen(*sheet(), standard, option.key);
    for (const OptionChoice& choice : option.choices) {
        ChoiceEntry one;
        one.value = QString::fromStdString(choice.value);
        one.label = shown(choice.label);
        one.hint = shown(choice.hint);
        one.fits = fits(choice, m_seats.count());
        one.isChosen = choice.value == value;
        if (one.isChosen) {
            entry.chosen = one.label;
            entry.current = static_cast<int>(entry.labels.size());
        }
        if (option.isPictured)
            one.scene = sceneOf(option, choice);
        entry.labels.append(one.label);
        entry.values.append(one.value);
        entry.choices.append(QVariant::fromValue(one));
    }
    return entry;
}

OptionEntry MatchSetup::scenario() const
{
    if (m_game) {
        const auto pictured = std::ranges::find(sheet()->options, true, &OptionSpec::isPictured);
        if (pictured != sheet()->options.end())
            return entryOf(*pictured);
    }
    return {};
}

QVariantList MatchSetup::options() const
{
    QVariantList entries;
    if (!m_game)
        return entries;
    for (const OptionSpec& option : sheet()->options) {
        if (!option.isPictured)
            entries.append(QVariant::fromValue(entryOf(option)));
    }
    return entries;
}

} // namespace tablewood
