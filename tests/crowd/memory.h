#pragma once

#include <cstdint>

namespace tablewood {

/// The memory of this process's own, in bytes, once what is free was given back; 0 where the system does not
/// tell, and under sanitizers.
std::int64_t ownMemory();
/// That of another process, as it is.
std::int64_t ownMemory(std::int64_t process);

} // namespace tablewood
