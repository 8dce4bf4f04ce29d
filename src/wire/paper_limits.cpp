#include "wire/paper_limits.h"

namespace tablewood {

namespace {

std::int64_t count(std::size_t number) { return static_cast<std::int64_t>(number); }

} // namespace

std::optional<Text> whyNoPapers(const std::vector<Paper>& papers, int seats)
{
    if (papers.size() > kMaxPapers)
        return Text(TW_TEXT("storage", "more than %1 things were brought to it"), count(kMaxPapers));
    std::size_t bytes = 0;
    for (const Paper& paper : papers) {
        bytes += paper.text.size();
        if (paper.key.empty() || paper.key.size() > kMaxPaperKey)
            return Text(
                TW_TEXT("storage", "the name of something that was brought to it has not 1 to %1 bytes"),
                count(kMaxPaperKey));
        const bool isThere =
            paper.seat == Seat::none() || (paper.seat.isPlayer() && paper.seat.index < seats);
        if (!isThere)
            return Text(TW_TEXT("storage", "something was brought to it by a seat that is not there"));
    }
    if (bytes > kMaxPaperBytes)
        return Text(TW_TEXT("storage", "what was brought to it has more than %1 bytes"),
                    count(kMaxPaperBytes));
    return std::nullopt;
}

} // namespace tablewood
