#include "bots/bot.h"

#include "bots/random_bot.h"
#include "kernel/input_error.h"

namespace tablewood {

std::vector<std::string> botNames() { return {"random"}; }

std::unique_ptr<Bot> makeBot(std::string_view name)
{
    if (name == "random")
        return std::make_unique<RandomBot>();
    std::string known;
    for (const std::string& one : botNames())
        known += (known.empty() ? "" : ", ") + one;
    throw InputError("bot", "\"" + std::string(name) + "\" is not known", "Known: " + known);
}

} // namespace tablewood
