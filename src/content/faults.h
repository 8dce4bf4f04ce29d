#pragma once

#include "kernel/fault.h"

#include <vector>

namespace tablewood {

/// Everything that does not fit, gathered so that a person hears of all of it at once.
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
