#include "wire/word_limits.h"

#include "wire/scene_limits.h"
#include "wire/weight.h"

namespace tablewood::lan {

void checkSaid(Text& text)
{
    if (weightOf(text) > kMaxSaidBytes)
        throw InputError("message",
                         "what is said takes more than " + std::to_string(kMaxSaidBytes) + " bytes",
                         "Use the same version of Tablewood on both sides");
    makePlain(text);
}

} // namespace tablewood::lan
