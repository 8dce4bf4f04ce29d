#pragma once

#include "lan/allowance.h"
#include "lan/limits.h"

#include <map>
#include <string>

namespace tablewood::lan {

/// How often people may knock at a table: each address by itself, so that one cannot use up what is for all,
/// and all together.
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
};

} // namespace tablewood::lan
