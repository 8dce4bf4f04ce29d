#pragma once

#include "lan/channel/allowance.h"
#include "lan/channel/limits.h"

#include <map>
#include <string>

namespace tablewood::lan {

/// How often people may knock at a table: each address by itself, so that one cannot use up what is for all,
/// and all together. An address that is new has its first knock from a count of its own, so that some that
/// knock all the time cannot use that up either.
class KnockLimit
{
public:
    /// Whether one more knock from there is shown.
    bool take(const std::string& address, Allowance::Time now);

private:
    struct Knocker
    {
        Allowance allowance{kKnocksOfAddressPerSecond, kKnocksOfAddressAtOnce};
        Allowance::Time last{};
    };

    std::map<std::string, Knocker> m_knockers;
    Allowance m_all{kKnocksPerSecond, kKnocksAtOnce};
    Allowance m_new{kNewAddressesPerSecond, kNewAddressesAtOnce};
};

} // namespace tablewood::lan
