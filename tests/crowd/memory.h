#pragma once

#include <cstdint>

namespace tablewood {

/// The bytes that this process has asked for and not given back; 0 where the system does not tell, and under
/// sanitizers. What it holds of the system beside that goes up and down with how the free parts lie.
std::int64_t memoryInUse();
/// The memory of another process's own, in bytes; 0 where the system does not tell.
std::int64_t ownMemory(std::int64_t process);

} // namespace tablewood
