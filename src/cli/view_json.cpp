#include "cli/view_json.h"

#include "cli/terminal.h"
#include "kernel/hash.h"

namespace tablewood::cli {

namespace {

bool hasExactly(const Json& json, std::initializer_list<const char*> keys)
{
    if (!json.is_object() || json.size() != keys.size())
        return false;
    for (const char* key : keys)
        if (!json.contains(key))
            return false;
    return true;
}

/// Turns the JSON of field lists into what scripts want, at every depth.
void simplify(Json& json, const Wording& wording)
{
    if (hasExactly(json, {"context", "source", "count", "args"})) {
        json = words(fromJson<Text>(json, "text"), wording);
    } else if (hasExactly(json, {"seat"})) {
        json = Json(json["seat"]);
    } else if (hasExactly(json, {"seats"})) {
        json = viewJson(fromJson<Seats>(json, "seats"));
    } else {
        for (Json& part : json)
            if (part.is_structured())
                simplify(part, wording);
    }
}

template <class T>
Json simplified(const T& value, const Wording& wording)
{
    Json json = toJson(value);
    if (json.is_structured())
        simplify(json, wording);
    return json;
}

} // namespace

Json viewJson(const InputError& fault)
{
    return {{"where", readable(fault.where())}, {"cause", fault.cause()}, {"remedy", fault.remedy()}};
}

Json viewJson(const Scene& scene, const Wording& wording) { return simplified(scene, wording); }
Json viewJson(const std::vector<Offer>& offers, const Wording& wording)
{
    return simplified(offers, wording);
}
Json viewJson(const std::optional<Outcome>& outcome, const Wording& wording)
{
    return simplified(outcome, wording);
}

Json viewJson(Seats seats)
{
    Json list = Json::array();
    for (const Seat seat : seats)
        list.push_back(seat.index);
    return list;
}

Json viewJson(const std::optional<Timer>& timer)
{
    return timer ? Json{{"move", timer->move}, {"seconds", timer->seconds}} : Json();
}

Json viewObject(const Scene& scene, const std::vector<Offer>& offers, const std::optional<Timer>& timer,
                Json log, const Wording& wording)
{
    return {{"toAct", viewJson(scene.active)},
            {"timer", viewJson(timer)},
            {"scene", viewJson(scene, wording)},
            {"offers", viewJson(offers, wording)},
            {"outcome", viewJson(scene.outcome, wording)},
            {"log", std::move(log)}};
}

std::int64_t revisionOf(const Json& shown, std::int64_t changes)
{
    // Nine digits: with the changes in front of them it stays a number that every reader of JSON holds.
    constexpr std::int64_t kContents = 1'000'000'000;
    const std::string text = shown.dump(-1, ' ', false, Json::error_handler_t::replace);
    return (changes + 1) * kContents + static_cast<std::int64_t>(hashOf(text) % kContents);
}

void printLine(const Json& json)
{
    terminal::printJson(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace tablewood::cli
