#pragma once

#include "kernel/scene.h"

#include <optional>
#include <string>

namespace tablewood {

/// Lets the Night go by for a person who plays alone with bots, until they choose or learn something again.
class GoingOn
{
public:
    /// It goes by.
    bool isOn() const { return m_done.has_value(); }
    /// They are done with this part of the night.
    void begin(const NightScreen& part) { m_done = part; }
    /// They have chosen something in this part of it.
    void chose(const NightScreen& part) { m_choseAt = part.hook; }
    /// Takes what the night is now, nothing by day; `canChoose` says that they are offered something.
    void follow(const std::optional<NightScreen>& night, bool canGoOn, bool canChoose);

private:
    bool isCalledAgain(const NightScreen& night, bool canChoose) const;

    std::optional<NightScreen> m_done;
    /// The last step in which they chose something, by its hook.
    std::string m_choseAt;
};

} // namespace tablewood
