#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A night as a script: who is called when, what is said, and for how long. Of any game with hidden roles;
/// what a game does in a step hangs on the step's hook. Read by night_script_file.h.
namespace tablewood {

inline constexpr std::size_t kMaxNightSteps = 60;
inline constexpr std::size_t kMaxNightRoles = 40;
/// Keys of lines, and languages of each.
inline constexpr std::size_t kMaxNightLines = 200;
inline constexpr std::size_t kMaxNightLanguages = 40;
/// Ids of roles and steps, keys, hooks.
inline constexpr std::size_t kMaxNightWord = 40;
/// Names, headings and tasks, in bytes.
inline constexpr std::size_t kMaxNightName = 80;
/// Nobody listens longer with closed eyes; in bytes.
inline constexpr std::size_t kMaxNightLine = 600;
inline constexpr int kMaxNightSeconds = 600;

/// Words to say or show: the key of a line that the script has in several languages, or a plain text that is
/// the same in every language.
struct NightWords
{
    std::optional<std::string> key;
    std::optional<std::string> text;
    friend bool operator==(const NightWords&, const NightWords&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("text", self.text);
    }
};

struct NightRole
{
    std::string id;
    NightWords name;
    /// Its sign, an emblem of the art.
    std::optional<std::string> emblem{};
    friend bool operator==(const NightRole&, const NightRole&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("name", self.name);
        visit("emblem", self.emblem);
    }
};

/// When a step is called.
enum class NightCalled : std::uint8_t
{
    /// Whatever roles there are.
    always,
    /// When one of its roles is in play, also when nobody holds it any more.
    inPlay,
    /// Only while somebody holds one of its roles. That tells everybody who listens.
    held
};
constexpr auto enumNames(NightCalled) { return std::array<std::string_view, 3>{"always", "in-play", "held"}; }

/// The kind of thing that is chosen.
enum class NightChoice : std::uint8_t
{
    none,
    seat,
    card,
    place
};
constexpr auto enumNames(NightChoice)
{
    return std::array<std::string_view, 4>{"none", "seat", "card", "place"};
}

/// Something that a step shows: who holds some roles, or what was chosen.
enum class NightSight : std::uint8_t
{
    holders,
    chosen
};
constexpr auto enumNames(NightSight) { return std::array<std::string_view, 2>{"holders", "chosen"}; }

/// Whether it is written like an id, in small letters, digits and hyphens: it names files of recordings too.
bool isNightWord(std::string_view word);
/// Whether it is written like the code of a language.
bool isNightLanguage(std::string_view code);

/// The closing line of a step "wolves" is called "wolves-closing", unless it has a key.
inline constexpr const char* kClosingSuffix = "-closing";

struct NightShown
{
    NightSight what = NightSight::chosen;
    /// Shows the holders of these roles.
    std::optional<std::vector<std::string>> of;
    /// The roles that see it.
    std::vector<std::string> to;
    friend bool operator==(const NightShown&, const NightShown&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("what", self.what);
        visit("of", self.of);
        visit("to", self.to);
    }
};

struct NightStep
{
    std::string id;
    /// The roles that are called; nobody, or everybody, if nothing is said.
    std::optional<std::vector<std::string>> calls;
    /// `inPlay` for a step that calls roles, `always` for others, if nothing is said.
    std::optional<NightCalled> when;
    /// Stands over the step; the names of the called roles if nothing is said.
    std::optional<NightWords> heading;
    /// The task in a few words.
    std::optional<NightWords> task;
    /// Said when it begins.
    NightWords say;
    /// Counted after that.
    int seconds = 0;
    /// Said when the seconds are over.
    std::optional<NightWords> closing;
    std::optional<NightChoice> choice;
    std::optional<std::vector<NightShown>> shows;
    /// A step of a game's rules that this one stands for.
    std::optional<std::string> hook;
    friend bool operator==(const NightStep&, const NightStep&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("calls", self.calls);
        visit("when", self.when);
        visit("heading", self.heading);
        visit("task", self.task);
        visit("say", self.say);
        visit("seconds", self.seconds);
        visit("closing", self.closing);
        visit("choice", self.choice);
        visit("shows", self.shows);
        visit("hook", self.hook);
    }

    NightCalled called() const
    {
        return when.value_or(calls && !calls->empty() ? NightCalled::inPlay : NightCalled::always);
    }
};

struct NightScript
{
    NightWords title;
    /// The game it is for.
    std::optional<NightWords> game;
    std::vector<NightRole> roles;
    std::vector<NightStep> steps;
    /// By key, then by language ("en", "de").
    std::map<std::string, std::map<std::string, std::string>> lines;
    friend bool operator==(const NightScript&, const NightScript&) = default;

    const NightRole* role(const std::string& id) const;
    /// The step with that hook; null where there is none.
    const NightStep* hooked(const std::string& hook) const;
    /// The languages in which every line is there, sorted. None where there are plain texts alone.
    std::vector<std::string> languages() const;
    /// The words in a language, or where the script has them not, in English, or in any.
    std::string words(const NightWords& what, const std::string& language) const;
    /// The step's heading, or the names of the called roles.
    std::string headingOf(const NightStep& step, const std::string& language) const;
};

} // namespace tablewood
