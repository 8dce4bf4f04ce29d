#pragma once

#include <stdexcept>
#include <string>

namespace tablewood {

/// What comes from outside (a file, an argument, a network) and does not fit: where it was found, what is
/// wrong, what to do.
class InputError : public std::runtime_error
{
public:
    InputError(std::string where, std::string cause, std::string remedy = {})
        : std::runtime_error(where + ": " + cause + (remedy.empty() ? "" : ". " + remedy)),
          m_where(std::move(where)), m_cause(std::move(cause)), m_remedy(std::move(remedy))
    {
    }
    const std::string& where() const { return m_where; }
    const std::string& cause() const { return m_cause; }
    const std::string& remedy() const { return m_remedy; }

private:
    std::string m_where;
    std::string m_cause;
    std::string m_remedy;
};

} // namespace tablewood
