#include "games/kingdom-rush/content/read_words.h"

#include "games/kingdom-rush/content/parts.h"

namespace tablewood::kingdom_rush {

namespace {

constexpr std::size_t kStoryLines = 2;
constexpr std::size_t kMostPages = 16;
constexpr std::size_t kMostLanguages = 8;

bool isLanguage(const std::string& word)
{
    return word.size() == 2 && std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

/// The translations of one language.
void readLanguage(const Json& words, const std::vector<std::string>& all, const Complaint& here,
                  ScenarioWords& language)
{
    here.need(words.is_object(), TW_TEXT("content", "an object in braces is needed"), {});
    if (!words.is_object())
        return;
    for (const auto& [key, value] : words.items()) {
        const std::string source = plainLines(key);
        here.need(std::ranges::find(all, source) != all.end(),
                  Text(TW_TEXT("content", "the file does not say \"%1\""), said(source)),
                  TW_TEXT("content", "Write the words as they stand in the file"));
        here.need(value.is_string(),
                  Text(TW_TEXT("content", "the translation of \"%1\" is no text in quotes"), said(source)),
                  TW_TEXT("content", "Write what people shall read"));
        if (!value.is_string())
            continue;
        const std::string translation = plainLines(value.get_ref<const std::string&>());
        here.need(!translation.empty(),
                  Text(TW_TEXT("content", "the translation of \"%1\" is empty"), said(source)),
                  TW_TEXT("content", "Write what people shall read"));
        here.need(translation.size() <= Complaint::kMaxWords,
                  Text(TW_TEXT("content", "the translation of \"%1\" is longer than %2 bytes"), said(source),
                       static_cast<std::int64_t>(Complaint::kMaxWords)),
                  TW_TEXT("content", "Shorten it"));
        language.words.emplace_back(source, translation);
    }
}

} // namespace

void readWords(const ScenarioEntry& entry, const Complaint& here, Scenario& scenario)
{
    here.key("key", entry.key);
    scenario.key = entry.key;
    scenario.name = here.words("name", entry.name);
    needCount(here.at("story"), entry.story.size(), 1, kStoryLines);
    for (std::size_t i = 0; i < entry.story.size(); ++i)
        scenario.story.push_back(here.at("story").at(i).words("line", entry.story[i].line));
    scenario.goal = here.at("win").words("text", entry.win.text);
    scenario.losses = here.at("loss").words("text", entry.loss.text);
    if (entry.iron)
        scenario.ironRule = here.at("iron").words("text", entry.iron->text);
    needCount(here.at("pages"), entry.pages.size(), 0, kMostPages);
    for (std::size_t i = 0; i < entry.pages.size(); ++i) {
        const Complaint there = here.at("pages").at(i);
        there.key("key", entry.pages[i].key);
        needNoSuchKey(there, entry.pages[i].key, scenario.pages);
        scenario.pages.push_back({entry.pages[i].key, there.words("title", entry.pages[i].title),
                                  there.words("text", entry.pages[i].text)});
    }
}

void readTranslations(const Json& texts, const Complaint& here, Scenario& scenario)
{
    if (texts.is_null())
        return;
    here.need(texts.is_object(), TW_TEXT("content", "an object in braces is needed"), {});
    if (!texts.is_object())
        return;
    needCount(here, texts.size(), 0, kMostLanguages);
    if (texts.size() > kMostLanguages)
        return;
    const std::vector<std::string> all = wordsOf(scenario);
    for (const auto& [language, words] : texts.items()) {
        here.need(isLanguage(language),
                  Text(TW_TEXT("content", "\"%1\" is no language"), said(plainLines(language))),
                  TW_TEXT("content", "Use two small letters, such as de"));
        ScenarioWords& read = scenario.translations.emplace_back();
        read.language = plainLines(language);
        readLanguage(words, all, here.at(said(read.language)), read);
    }
}

std::vector<std::string> wordsOf(const Scenario& scenario)
{
    std::vector<std::string> all;
    const auto add = [&](const Text& words) {
        const std::string source(words.source());
        if (!source.empty() && std::ranges::find(all, source) == all.end())
            all.push_back(source);
    };
    add(scenario.name);
    for (const Text& line : scenario.story)
        add(line);
    add(scenario.goal);
    add(scenario.losses);
    add(scenario.ironRule);
    for (const NewRule& page : scenario.pages) {
        add(page.title);
        add(page.text);
    }
    for (const MapSize& map : scenario.maps)
        add(map.name);
    if (scenario.boss)
        add(scenario.boss->name);
    return all;
}

} // namespace tablewood::kingdom_rush
