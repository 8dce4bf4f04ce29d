#!/usr/bin/env bash
# Laptops play a whole match: four seats and two spectators. Then they play its end again where one packet of five is lost.
# Usage: match.sh TABLEWOOD_CLI
. "$(dirname -- "${BASH_SOURCE[0]}")/laptops.sh"
in_a_world_of_its_own "$@"
cli=$1

readonly players=(fox hare mole crow)
readonly spectators=(wren lark)

# runs LAPTOP ROUND COMMAND...: a program there; what it says is in LAPTOP.ROUND.out.
processes=()
runs()
{
    local laptop=$1 round=$2
    shift 2
    ip netns exec "$laptop" "$cli" "$@" --data-dir "/run/tmp/$laptop.data" </dev/null >"/run/tmp/$laptop.$round.out" &
    processes+=($!)
}

end_of() { grep '"event":"ended"' "/run/tmp/$1.$2.out" >"/run/tmp/end"; }
hash_of() { end_of "$1" "$2" && grep -o '"hash":"[0-9a-f]*"' /run/tmp/end; }

# play ROUND WHAT...: a match to its end; every laptop has the same there, and nobody found anything unfair.
play()
{
    local round=$1 laptop
    shift
    runs owl "$round" host "$@" --name "Owls $round" --admit all --json
    for laptop in "${players[@]}"; do
        runs "$laptop" "$round" join --table "Owls $round" --name "$laptop" --bot random --jsonl
    done
    for laptop in "${spectators[@]}"; do
        runs "$laptop" "$round" join --table "Owls $round" --name "$laptop" --spectate --jsonl
    done
    for laptop in "${players[@]}" "${spectators[@]}"; do
        eventually "$round: $laptop sees the end" end_of "$laptop" "$round"
        grep -qF '"why":null' /run/tmp/end || fail "$laptop: $(cat /run/tmp/end)"
        [ "$(hash_of "$laptop" "$round")" = "$(hash_of owl "$round")" ] || fail "$laptop has another end than owl"
    done
    echo "ok: $round: the same end on all laptops: $(grep -o '"moves":[0-9]*' /run/tmp/end), $(hash_of owl "$round")"
    wait "${processes[@]}"
    processes=()
}

network home
host=1
for laptop in owl "${players[@]}" "${spectators[@]}"; do
    host=$((host + 1))
    laptop "$laptop"
    plug "$laptop" home "10.1.0.$host/24"
done
play calm arbor --seats 4 --keep /run/tmp/match

command -v nft >/dev/null || skip "the program nft is missing (package nftables): nothing was lost"
for laptop in owl "${players[@]}" "${spectators[@]}"; do
    on "$laptop" nft -f - <<END || skip "packets cannot be dropped here"
table inet loss {
    chain arriving {
        type filter hook input priority 0;
        iifname "home" numgen random mod 100 < 20 drop
    }
}
END
done
# The match without its last moves, which are a line each.
head -n -30 /run/tmp/match | sed '$s/,$/]}/' >/run/tmp/unfinished
play lossy /run/tmp/unfinished
