#pragma once

#include "content/content_folder.h"
#include "kernel/plain_text.h"
#include "kernel/word.h"

#include <algorithm>
#include <string>
#include <vector>

/// How the readers of content go through a file: entry by entry, complaining of everything that does not fit.
namespace tablewood {

/// Gathers what is wrong at a place of a file; texts that people read are of a context, the game's id.
class Complaint
{
public:
    static constexpr std::size_t kMaxEntries = 64;
    static constexpr std::size_t kMaxWords = 400;

    Complaint(std::string file, std::string path, const char* context, Faults& faults)
        : m_file(std::move(file)), m_path(std::move(path)), m_context(context), m_faults(&faults)
    {
    }

    const std::string& file() const { return m_file; }
    const std::string& path() const { return m_path; }
    std::string where() const { return m_file + ": " + m_path; }
    Faults& faults() const { return *m_faults; }
    Complaint at(const std::string& step) const
    {
        return {m_file, m_path + "/" + step, m_context, *m_faults};
    }
    Complaint at(std::size_t index) const { return at(std::to_string(index)); }
    void need(bool holds, const Text& cause, const Text& remedy) const
    {
        if (!holds)
            m_faults->emplace_back(where(), cause, remedy);
    }
    void written(const std::string& step, const std::string& english, std::size_t most) const
    {
        at(step).need(!english.empty(), TW_TEXT("content", "it is empty"),
                      TW_TEXT("content", "Write what people shall read"));
        at(step).need(english.size() <= most,
                      Text(TW_TEXT("content", "it is longer than %1 bytes"), static_cast<std::int64_t>(most)),
                      TW_TEXT("content", "Shorten it"));
    }
    Text words(const std::string& step, const std::string& english) const
    {
        written(step, english, kMaxWords);
        return Text::ofContent(m_context, english);
    }
    void key(const std::string& step, const std::string& word) const
    {
        const bool isPlain = std::ranges::all_of(
            word, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
        at(step).need(isPlain && !word.empty() && word.size() <= Word::kMaxLetters,
                      Text(TW_TEXT("content", "\"%1\" is no key"), std::string(beginningOf(word, 40))),
                      Text(TW_TEXT("content", "Use 1 to %1 small letters, digits or hyphens"),
                           static_cast<std::int64_t>(Word::kMaxLetters)));
    }
    void within(const std::string& step, int value, int least, int most) const
    {
        at(step).need(value >= least && value <= most, Text(TW_TEXT("content", "%1 does not fit"), value),
                      Text(TW_TEXT("content", "Use %1 to %2"), least, most));
    }
    void entries(std::size_t count, std::size_t least) const
    {
        need(count >= least && count <= kMaxEntries,
             Text::counted(TW_TEXT_N("content", "it has %n entries"), static_cast<std::int64_t>(count)),
             Text(TW_TEXT("content", "Give %1 to %2"), static_cast<std::int64_t>(least),
                  static_cast<std::int64_t>(kMaxEntries)));
    }

private:
    std::string m_file;
    std::string m_path;
    const char* m_context;
    Faults* m_faults;
};

/// The entries of the list that a file holds, each with its place. Those whose fields do not fit are left out
/// and complained of.
template <class Entry>
struct Entries
{
    Entries(ContentFolder& folder, const std::string& name, const char* key, const char* context,
            Faults& faults)
        : list(folder.nameOf(name), std::string("/") + key, context, faults)
    {
        gather(faults, [&] {
            const Json json = folder.read(name);
            const std::string file = folder.nameOf(name);
            if (!json.contains(key))
                throw Fault(file, Text(TW_TEXT("content", "\"%1\" is missing"), key),
                            TW_TEXT("content", "Add it"));
            for (const auto& [other, value] : json.items())
                if (other != key)
                    faults.emplace_back(file,
                                        Text(TW_TEXT("content", "\"%1\" is no field here"),
                                             std::string(beginningOf(other, 40))),
                                        TW_TEXT("content", "Remove it"));
            const Json& all = json.at(key);
            if (!all.is_array())
                throw Fault(list.where(), TW_TEXT("content", "a list in square brackets is needed"));
            for (count = 0; count < all.size(); ++count)
                add(all[count]);
            isRead = true;
        });
    }

    struct Fitting
    {
        std::size_t index = 0;
        Entry entry;
    };
    Complaint list;
    std::size_t count = 0;
    std::vector<Fitting> fitting;
    bool isRead = false;
    /// All of them fit, and what is wrong is not for want of others.
    bool isWhole() const { return isRead && fitting.size() == count; }

private:
    void add(const Json& json)
    {
        Faults& faults = list.faults();
        const std::size_t before = faults.size();
        gather(faults, [&] {
            auto entry = fromJson<Entry>(json, list.file(), &faults, list.at(count).path());
            if (faults.size() == before)
                fitting.push_back({count, std::move(entry)});
        });
    }
};

} // namespace tablewood
