#pragma once

#include "kernel/sentences.h"

#include <stdexcept>
#include <string>

namespace tablewood {

/// Something from outside (a file, an argument, a network) does not fit. Tells where it was found, what is
/// wrong and what to do. All of it can be read, whatever bytes were found.
class InputError : public std::runtime_error
{
public:
    InputError(const std::string& where, const std::string& cause, const std::string& remedy = {})
        : std::runtime_error(readable(where + ": " + sentences(cause, remedy))), m_where(where),
          m_cause(readable(cause)), m_remedy(readable(remedy))
    {
    }
    /// As it was named, byte by byte, so that it can be compared; who shows it makes it readable.
    const std::string& where() const { return m_where; }
    const std::string& cause() const { return m_cause; }
    const std::string& remedy() const { return m_remedy; }

private:
    std::string m_where;
    std::string m_cause;
    std::string m_remedy;
};

/// Refuses what does not hold: `where` it was found and what is wrong.
inline void need(bool holds, const std::string& where, const std::string& cause)
{
    if (!holds)
        throw InputError(where, cause);
}

} // namespace tablewood
