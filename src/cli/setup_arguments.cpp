#include "cli/setup_arguments.h"

#include <QFile>

namespace tablewood::cli {

namespace {

constexpr std::size_t kMaxSeedText = 200;

std::string contentOf(const std::string& file)
{
    QFile input(QString::fromStdString(file));
    if (!input.open(QIODevice::ReadOnly))
        throw InputError(file, "the file cannot be read: " + input.errorString().toStdString(),
                         "Check the name and that reading is allowed");
    // One byte more than is allowed, so that parseJson sees and says that it is too much.
    return input.read(static_cast<qint64>(kMaxJsonBytes) + 1).toStdString();
}

} // namespace

std::vector<OptionForm> setupOptions()
{
    return {{"seats", "N", "for how many; without it, the fewest the game takes"},
            {"seed", "S", "where all chance comes from, any text; the same seed gives the same match"},
            {"option", "K=V", "sets an option of the game, as \"games --json\" lists them", false, true}};
}

Setup setupFrom(const Arguments& arguments, const GameType& type, const std::string& seed,
                const std::optional<Setup>& base)
{
    if (seed.empty() || seed.size() > kMaxSeedText)
        throw UsageError("--seed takes a text of 1 to " + std::to_string(kMaxSeedText) + " bytes.");
    Setup setup = base.value_or(Setup{type.sheet().minSeats, {}, {}});
    setup.seed = Seed::fromText(seed);
    if (const auto seats = arguments.number("seats", 1, kMaxSeats))
        setup.seats = *seats;
    for (const std::string& option : arguments.values("option")) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos || equals == 0)
            throw UsageError("--option takes K=V, not \"" + option + "\".");
        setup.options[option.substr(0, equals)] = option.substr(equals + 1);
    }
    try {
        checkSetup(type.sheet(), setup);
    } catch (const InputError& error) {
        throw UsageError(error.what());
    }
    return setup;
}

Position readPosition(const std::string& file, const GameType& type)
{
    Position position{file, parseJson(contentOf(file), file), {}};
    if (!position.state.is_object() || !position.state.contains("state"))
        return position;
    const Json whole = std::move(position.state);
    const auto fieldOf = [&](const char* key) -> const Json& {
        if (!whole.contains(key))
            throw InputError(file, "\"" + std::string(key) + "\" is missing",
                             "Use what show --as table prints, whole or its state alone");
        return whole.at(key);
    };
    const auto game = fromJson<std::string>(fieldOf("game"), file + ": /game");
    if (game != type.sheet().id)
        throw InputError(file, "this is a position of " + game + ", not of " + type.sheet().id);
    Setup setup;
    setup.seats = fromJson<int>(fieldOf("seats"), file + ": /seats");
    if (!fieldOf("options").is_object())
        throw InputError(file + ": /options", "an object in braces is needed");
    for (const auto& [key, value] : fieldOf("options").items())
        setup.options[key] = fromJson<std::string>(value, file + ": /options/" + key);
    position.state = fieldOf("state");
    position.setup = setup;
    return position;
}

} // namespace tablewood::cli
