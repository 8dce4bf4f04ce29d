#pragma once

#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tablewood::cli {

/// The command line itself is wrong: exit code 2.
class UsageError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// Something a command takes by its place. `rest` takes all that follows as one text, `several` each for
/// itself.
struct PlaceForm
{
    enum class Kind
    {
        needed,
        optional,
        rest,
        several
    };
    std::string name;
    std::string help;
    Kind kind = Kind::needed;
};

/// Something a command takes by its name, "--seats N". Without a `value` it is there or not.
struct OptionForm
{
    std::string name;
    std::string value;
    std::string help;
    bool isNeeded = false;
    bool isRepeatable = false;
};

/// Places and options of a command.
struct Form
{
    std::vector<PlaceForm> places;
    std::vector<OptionForm> options;
};

/// The arguments of a command, checked against its form.
class Arguments
{
public:
    /// Throws UsageError for what the form does not know, for what is missing and what is given twice.
    Arguments(const Form& form, std::span<const std::string> words);

    bool has(const std::string& option) const { return m_options.contains(option); }
    std::optional<std::string> value(const std::string& option) const;
    std::vector<std::string> values(const std::string& option) const;
    /// A whole number; throws UsageError for anything else and for what is out of range.
    std::optional<int> number(const std::string& option, int least, int most) const;
    /// The word at a place; nothing for an optional one that was left out.
    std::optional<std::string> place(const std::string& name) const;
    std::string at(const std::string& place) const { return m_places.at(place); }
    /// All words of a place that takes several.
    const std::vector<std::string>& all(const std::string& place) const { return m_lists.at(place); }

private:
    void takeOption(const Form& form, const std::string& word, std::span<const std::string>& rest);

    std::map<std::string, std::vector<std::string>> m_options;
    std::map<std::string, std::string> m_places;
    std::map<std::string, std::vector<std::string>> m_lists;
};

/// A whole number from a text; throws UsageError that names `what`.
int numberFrom(const std::string& text, const std::string& what, int least, int most);

/// "a, b or c", with that word before the last.
std::string listed(const std::vector<std::string>& words, const std::string& beforeLast);

/// " Did you mean "x"?" for the nearest known word, empty if none is near.
std::string suggestion(const std::string& word, const std::vector<std::string>& known);

} // namespace tablewood::cli
