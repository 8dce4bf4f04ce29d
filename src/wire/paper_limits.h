#pragma once

#include "kernel/paper.h"
#include "kernel/text.h"

#include <optional>
#include <vector>

namespace tablewood {

/// Why these cannot be brought to a match with so many seats: they are past the limits of kernel/paper.h, or
/// of a seat that is not there.
std::optional<Text> whyNoPapers(const std::vector<Paper>& papers, int seats);

} // namespace tablewood
