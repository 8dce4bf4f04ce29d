#!/usr/bin/env bash
# Tables are found by real programs across real interfaces. Usage: discovery.sh TABLEWOOD_CLI
. "$(dirname -- "${BASH_SOURCE[0]}")/laptops.sh"
in_a_world_of_its_own "$@"
cli=$1

# open_table LAPTOP NAME: hosts a table there; close_table NAME ends it as a person does, kill_table at once.
declare -A table_input table_process
open_table()
{
    mkfifo "/run/tmp/$2"
    ip netns exec "$1" "$cli" host arbor --seats 4 --name "$2" --admit all --data-dir "/run/tmp/$2.data" --json \
        <"/run/tmp/$2" >"/run/tmp/$2.out" &
    table_process[$2]=$!
    exec {input}>"/run/tmp/$2"
    table_input[$2]=$input
}
close_table()
{
    echo close >&"${table_input[$1]}"
    wait "${table_process[$1]}"
}

kill_table()
{
    kill -KILL "${table_process[$1]}"
    wait "${table_process[$1]}" 2>/dev/null || true
}

hears() { on "$1" "$cli" discover --json 2>/dev/null | grep -F "\"name\":\"$2\"" >"/run/tmp/heard"; }
hears_not() { ! hears "$@"; }
hears_at() { hears "$1" "$2" && grep -qF "$3" /run/tmp/heard; }
joins() # joins LAPTOP TABLE NAME: sits down there, and stays
{
    mkfifo "/run/tmp/$3"
    exec {input}<>"/run/tmp/$3"
    ip netns exec "$1" "$cli" join --table "$2" --name "$3" --data-dir "/run/tmp/$3.data" --jsonl \
        <"/run/tmp/$3" >"/run/tmp/$3.out" &
}
hosts_here() # hosts_here TABLE GUEST: whether the guest is at the table and connected
{
    grep '"event":"lobby"' "/run/tmp/$1.out" | tail -n 1 | grep -o '{[^{}]*}' | grep -F "\"name\":\"$2\"" |
        grep -qF '"here":true'
}
hosts_away() { ! hosts_here "$@"; }
doctor_says() # doctor_says LAPTOP TEXT [ADDRESS]
{
    on "$1" "$cli" doctor ${3+"$3"} --json >/run/tmp/doctor 2>&1 || true
    grep -qF "$2" /run/tmp/doctor
}

# ---- A host with three networks, guests in each: by cable, by wireless, and one with IPv6 alone --------------------
network cable
network wireless
network ipv6only
network elsewhere
laptop owl
plug owl cable 10.1.0.2/24
plug owl wireless 10.2.0.2/24
plug owl ipv6only
laptop fox && plug fox cable 10.1.0.3/24
laptop hare && plug hare wireless 10.2.0.3/24
laptop mole && plug mole ipv6only
laptop crow && plug crow elsewhere 10.9.0.3/24

open_table owl Owls
eventually "a guest in the first network hears the table" hears_at fox Owls '"10.1.0.2"'
eventually "a guest in the second network hears it" hears_at hare Owls '"10.2.0.2"'
eventually "a guest with IPv6 alone hears it" hears_at mole Owls '%ipv6only"'
eventually "the host's own laptop hears it" hears owl Owls
hears_not crow Owls || fail "a guest in another network hears it"
eventually "the doctor reaches it" doctor_says fox 'is reached at port'
eventually "the doctor reaches it by IPv6" doctor_says mole '%ipv6only is reached at port'

# ---- Guests join by the table's name --------------------------------------------------------------------------------
joins fox Owls Mira
joins hare Owls Jonas
joins mole Owls Ayla
for guest in Mira Jonas Ayla; do
    eventually "$guest joined by the table's name" hosts_here Owls $guest
done

# ---- Virtual adapters and VPNs, with an address in the same network and the better route ---------------------------
laptop lynx
plug lynx cable 10.1.0.4/24
for adapter in docker0 tun0 vboxnet0 vmnet1; do
    on lynx ip link add "$adapter" type veth peer name "end-$adapter"
    on lynx ip link set "end-$adapter" up
    [ "$adapter" = vmnet1 ] || on lynx ip link set "$adapter" up
done
on lynx ip address add 172.17.0.1/16 broadcast + dev docker0
on lynx ip address add 10.8.0.2/24 dev tun0
on lynx ip address add 10.1.0.40/24 broadcast + dev vboxnet0
on lynx ip route del 10.1.0.0/24 dev cable
on lynx ip route add 10.1.0.0/24 dev cable metric 500
on lynx ip route add default dev tun0
eventually "a guest whose virtual adapters take the route hears the table" hears lynx Owls
open_table lynx Lynxes
eventually "and its own table is heard by others" hears fox Lynxes
close_table Lynxes

# ---- Going ----------------------------------------------------------------------------------------------------------
eventually "a closed table is not heard" hears_not fox Lynxes
open_table owl Wolves
eventually "a second table of the laptop is heard" hears fox Wolves
kill_table Wolves
eventually "a table whose program was killed is not heard" hears_not fox Wolves
unplug owl wireless
eventually "a guest behind a pulled cable hears it no more" hears_not hare Owls
eventually "its guest is away" hosts_away Owls Jonas
plug owl wireless 10.2.0.77/24
eventually "it is heard again from where it is plugged in" hears_at hare Owls '"10.2.0.77"'
eventually "the guest is back from there" hosts_here Owls Jonas

# ---- The doctor ------------------------------------------------------------------------------------------------------
laptop snail
eventually "the doctor knows a laptop without a network" doctor_says snail 'This laptop is in no network.'
on hare ip link set wireless down
eventually "the doctor knows what is switched off" doctor_says hare 'wireless is switched off.'
eventually "the doctor knows when there is no way" doctor_says hare 'There is no way from this laptop to 10.1.0.2.' 10.1.0.2

if ! command -v nft >/dev/null; then
    echo "left out: firewalls, because the program nft is missing (package nftables)"
    exit 0
fi
block() # block LAPTOP RULE
{
    on "$1" nft add table inet wall
    on "$1" nft add chain inet wall in '{ type filter hook input priority 0; }'
    on "$1" nft add rule inet wall in "$2" drop
}
block owl 'meta l4proto tcp'
eventually "the doctor knows a firewall at the other laptop" doctor_says fox 'does not answer at port'
block fox 'udp dport 47410'
eventually "the doctor knows a firewall at its own" doctor_says fox 'not even this laptop hears them'
eventually "answers alone are enough to find a table" hears fox Owls
block owl 'udp dport 47410'
block mole 'udp dport != 47410'
eventually "announcements alone are enough to find a table" hears mole Owls
