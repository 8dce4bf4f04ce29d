#pragma once

#include "kernel/input_error.h"
#include "kernel/text.h"

#include <vector>

namespace tablewood {

/// What does not fit, told in sentences that can be translated; as an InputError it is told in English.
class Fault : public InputError
{
public:
    Fault(std::string where, Text cause, Text remedy = {})
        : InputError(std::move(where), words(cause), words(remedy)), m_causeText(std::move(cause)),
          m_remedyText(std::move(remedy))
    {
    }
    /// What was told in words that nobody translates, such as the system's.
    explicit Fault(const InputError& error)
        : InputError(error), m_causeText(Text::ofContent({}, error.cause())),
          m_remedyText(Text::ofContent({}, error.remedy()))
    {
    }
    const Text& causeText() const { return m_causeText; }
    const Text& remedyText() const { return m_remedyText; }

private:
    Text m_causeText;
    Text m_remedyText;
};

/// What does not fit, gathered instead of thrown so that a person hears of all of it at once.
using Faults = std::vector<Fault>;

/// Says everything that does not fit; as an InputError it says the first of it.
class InputErrors : public InputError
{
public:
    /// `faults` has at least one.
    explicit InputErrors(Faults faults) : InputError(faults.front()), m_faults(std::move(faults)) {}
    const Faults& all() const { return m_faults; }

private:
    Faults m_faults;
};

/// Does something; what it throws is gathered.
template <class Work>
void gather(Faults& faults, Work&& work)
{
    try {
        work();
    } catch (const InputErrors& errors) {
        faults.insert(faults.end(), errors.all().begin(), errors.all().end());
    } catch (const Fault& fault) {
        faults.push_back(fault);
    } catch (const InputError& error) {
        faults.emplace_back(error);
    }
}

} // namespace tablewood
