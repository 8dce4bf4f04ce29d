#pragma once

#include <cstddef>

/// How often this program has asked for memory.
std::size_t allocations();
