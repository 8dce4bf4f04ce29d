#!/usr/bin/env bash
# Laptops play a whole match: four players, a fifth guest who finds no seat free, and two spectators. Then they play
# a whole short one where one packet of five is lost.
# Usage: match.sh TABLEWOOD_CLI
. "$(dirname -- "${BASH_SOURCE[0]}")/laptops.sh"
in_a_world_of_its_own "$@"
cli=$1

readonly players=(fox hare mole crow)
readonly seatless=stoat
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

sees_the_table() { grep -q '"event":"view"' "/run/tmp/$1.$2.out"; }

# play ROUND WHAT...: a match to its end; every laptop has the same there, and nobody found anything unfair.
play()
{
    local round=$1 laptop
    shift
    runs owl "$round" host "$@" --name "Owls $round" --admit all --json
    for laptop in "${players[@]}"; do
        runs "$laptop" "$round" join --table "Owls $round" --name "$laptop" --bot random --jsonl
    done
    # Once all seats are taken.
    for laptop in "${players[@]}"; do
        eventually "$round: $laptop plays" sees_the_table "$laptop" "$round"
    done
    runs "$seatless" "$round" join --table "Owls $round" --name "$seatless" --jsonl
    for laptop in "${spectators[@]}"; do
        runs "$laptop" "$round" join --table "Owls $round" --name "$laptop" --spectate --jsonl
    done
    for laptop in "${players[@]}" "$seatless" "${spectators[@]}"; do
        patience=240 eventually "$round: $laptop sees the end" end_of "$laptop" "$round"
        grep -qF '"why":null' /run/tmp/end || fail "$laptop: $(cat /run/tmp/end)"
        [ "$(hash_of "$laptop" "$round")" = "$(hash_of owl "$round")" ] || fail "$laptop has another end than owl"
    done
    echo "ok: $round: the same end on all laptops: $(grep -o '"moves":[0-9]*' /run/tmp/end), $(hash_of owl "$round")"
    wait "${processes[@]}"
    processes=()
}

network home
host=1
for laptop in owl "${players[@]}" "$seatless" "${spectators[@]}"; do
    host=$((host + 1))
    laptop "$laptop"
    plug "$laptop" home "10.1.0.$host/24"
done
play calm arbor --seats 4

command -v nft >/dev/null || skip "the program nft is missing (package nftables): nothing was lost"
for laptop in owl "${players[@]}" "$seatless" "${spectators[@]}"; do
    on "$laptop" nft -f - <<END || skip "packets cannot be dropped here"
table inet loss {
    chain arriving {
        type filter hook input priority 0;
        iifname "home" numgen random mod 100 < 20 drop
    }
}
END
done
play lossy arbor --seats 4 --option rounds=20 --option glory=5 --option win=reach
