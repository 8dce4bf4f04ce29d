#include "lan/deal/sent_record.h"

#include "storage/record_limits.h"
#include "wire/scene_limits.h"

namespace tablewood::lan {

MatchRecord decodeRecord(std::span<const std::uint8_t> bytes)
{
    auto record = fromBytes<MatchRecord>(bytes);
    checkRecord(record, "record", TW_TEXT("lan", "Use the same version of Tablewood on both sides"));
    // Its players are those of a view.
    Situation shown;
    shown.players = std::move(record.players);
    checkSituation(shown);
    record.players = std::move(shown.players);
    record.id = plainName(record.id);
    record.game = plainName(record.game);
    if (record.content)
        for (std::string& pack : record.content->packs)
            pack = plainName(pack);
    return record;
}

} // namespace tablewood::lan
