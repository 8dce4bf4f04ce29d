# Laptops and the networks between them, made of network namespaces. To be sourced:
#
#     . laptops.sh; in_a_world_of_its_own "$@"
#     network home; laptop owl; plug owl home 10.1.0.2/24
#     on owl tablewood-cli discover
#
# Everything is inside namespaces of the script itself: it needs no root where people may have namespaces, the machine's
# own network never notices, and it is gone with the last process.

set -euo pipefail

readonly skipped=77 # what ctest takes for it

skip()
{
    echo "skipped: $*"
    exit $skipped
}

fail()
{
    echo "FAILED: $*" >&2
    tail -n 1 /run/tmp/*.out | cut -c 1-160 >&2 # what the programs said last
    exit 1
}

# Begins the script again where it is root of an empty network.
in_a_world_of_its_own()
{
    local as_root=()
    [ "${TABLEWOOD_WORLD:-}" != own ] || { prepare_world && return; }
    [ "$(uname -s)" = Linux ] || skip "there are no network namespaces on $(uname -s)"
    command -v ip >/dev/null || skip "the program ip is missing (package iproute2)"
    command -v unshare >/dev/null || skip "the program unshare is missing (package util-linux)"
    [ "$(id -u)" = 0 ] || as_root=(--user --map-root-user)
    local world=(unshare ${as_root[@]+"${as_root[@]}"} --net --mount --pid --fork --kill-child --mount-proc)
    local try='mount -t tmpfs none /run && ip link add v1 type veth peer name v2 && ip netns add a && ip netns exec a true'
    local why
    why=$("${world[@]}" bash -c "$try" 2>&1) ||
        skip "namespaces are not allowed here ($(head -n 1 <<<"$why"))"
    TABLEWOOD_WORLD=own exec "${world[@]}" bash "$0" "$@"
}

prepare_world()
{
    mount -t tmpfs none /run # ip keeps its namespaces there
    mkdir -p /run/tmp
    export TMPDIR=/run/tmp XDG_RUNTIME_DIR=/run/tmp HOME=/run/tmp
    chmod 700 /run/tmp
    ip link set lo up
}

# network NAME: a switch that laptops are plugged into.
network()
{
    ip link add "$1" type bridge forward_delay 0
    ip link set "$1" up
}

# laptop NAME
laptop()
{
    ip netns add "$1"
    # An address is there at once, without a look whether another laptop has it.
    on "$1" sh -c 'echo 0 >/proc/sys/net/ipv6/conf/default/accept_dad; echo 0 >/proc/sys/net/ipv6/conf/all/accept_dad' ||
        skip "IPv6 is switched off here"
    on "$1" ip link set lo up
}

# plug LAPTOP NETWORK [ADDRESS/PREFIX]: an interface with the network's name; without an address it has only the one of
# IPv6 that it gives itself.
plug()
{
    local port="$1.$2"
    ip link add "$port" type veth peer name "$2" netns "$1"
    ip link set "$port" master "$2" up
    on "$1" ip link set "$2" up
    [ $# -lt 3 ] || on "$1" ip address add "$3" broadcast + dev "$2"
}

# unplug LAPTOP NETWORK: pulls the cable.
unplug() { ip link delete "$1.$2"; }

# on LAPTOP COMMAND...
on()
{
    local laptop=$1
    shift
    ip netns exec "$laptop" "$@"
}

# eventually WHAT COMMAND...: tries until it works, for as long as even a very busy machine takes; where it is set, for so
# many seconds of $patience.
eventually()
{
    local what=$1 end=$((SECONDS + ${patience:-90})) begin=$SECONDS
    shift
    while [ $SECONDS -lt $end ]; do
        if "$@"; then
            echo "ok: $what ($((SECONDS - begin)) s)"
            return
        fi
        sleep 0.2
    done
    fail "$what"
}
