#include "cli/setup_arguments.h"

#include "content/json_file.h"

namespace tablewood::cli {

namespace {

constexpr std::size_t kMaxSeedText = 200;

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
    if (!base)
        setup = anew(type.sheet(), std::move(setup));
    try {
        type.newMatch(setup);
    } catch (const InputError& error) {
        throw UsageError(error.what());
    }
    return setup;
}

Position readPosition(const std::string& file, const GameType& type)
{
    Position position{file, readJsonFile(file), {}};
    const char* const remedy = "Use what show --as table prints, whole or its state alone";
    if (!position.state.is_object())
        throw InputError(file, "this is no position", remedy);
    if (position.state.contains("format") && position.state.contains("program"))
        throw InputError(file, "this is a match, not a position", remedy);
    if (!position.state.contains("state"))
        return position;
    const Json whole = std::move(position.state);
    const auto fieldOf = [&](const char* key) -> const Json& {
        if (!whole.contains(key))
            throw InputError(file, "\"" + std::string(key) + "\" is missing", remedy);
        return whole.at(key);
    };
    const auto game = fromJson<std::string>(fieldOf("game"), file + ": /game");
    if (game != type.sheet().id)
        throw InputError(file, "this is a position of " + game + ", not of " + type.sheet().id,
                         "Name that game, or another file");
    Setup setup;
    setup.seats = fromJson<int>(fieldOf("seats"), file + ": /seats");
    if (!fieldOf("options").is_object())
        throw InputError(file + ": /options", "an object in braces is needed", remedy);
    for (const auto& [key, value] : fieldOf("options").items())
        setup.options[key] = fromJson<std::string>(value, file + ": /options/" + key);
    try {
        checkSetup(type.sheet(), setup);
    } catch (const InputError& error) {
        throw InputError(file + ": " + error.where(), error.cause(), error.remedy());
    }
    position.state = fieldOf("state");
    position.setup = setup;
    return position;
}

} // namespace tablewood::cli
