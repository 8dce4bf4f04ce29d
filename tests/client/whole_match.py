"""whole_match.py TABLEWOOD-CLI PROTOCOL-PAGE: two clients that are written from the page alone play a whole match against
a bot, over TLS on this laptop."""

import sys

try:
    import cbor2  # noqa: F401
except ImportError:
    print(f"SKIPPED: {sys.executable} has no module cbor2 (Debian's package python3-cbor2)")
    sys.exit(77)

import json
import random
import subprocess
import tempfile
import threading
import traceback

from client import Guest, sha256
from page import Page

SEATS, PERSONS = 3, 2


def content_of(cli, game):
    lines = subprocess.run([cli, "games", "--json"], check=True, capture_output=True, text=True).stdout.splitlines()
    digits = [json.loads(line)["content"] for line in lines if json.loads(line)["id"] == game][0]
    # As CBOR has hashes here: the negative number of the same bits.
    return int.from_bytes(bytes.fromhex(digits), "big", signed=True)


def seed_of(dealing):
    """The key of the match, from what all drew: eight words, the most significant byte of each first."""
    parts = [[part["seat"]["seat"], *part["bytes"]] for part in dealing["parts"]]
    digest = sha256("tablewood seed", dealing["host"], *parts)
    return [int.from_bytes(bytes(digest[at:at + 4]), "big") for at in range(0, 32, 4)]


def check(guest, record, ended):
    assert record["game"] == "arbor" and len(record["moves"]) == ended["moves"]
    assert record["moves"][-1]["hash"] & (1 << 64) - 1 == int(ended["hash"], 16)
    dealing = record["dealing"]
    assert seed_of(dealing) == record["setup"]["seed"]["key"]
    sealed = [{"seat": part["seat"], "seal": sha256("tablewood seat part", [part["seat"]["seat"]], part["bytes"])}
              for part in dealing["parts"]]
    assert sealed == guest.parts and sha256("tablewood host part", dealing["host"]) == guest.deal
    assert {"seat": {"seat": guest.seat}, "bytes": guest.part} in dealing["parts"]
    assert guest.view["scene"]["outcome"] is not None


def main(cli, page):
    page = Page(page)
    content = content_of(cli, "arbor")
    with tempfile.TemporaryDirectory() as folder:
        host = subprocess.Popen([cli, "host", "arbor", "--seats", str(SEATS), "--bots", str(SEATS - PERSONS), "--strength",
                                 "random", "--pace", "0", "--admit", "all", "--json", "--data-dir", folder],
                                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            hosting = json.loads(host.stdout.readline())
            guests = [Guest(page, hosting["port"], hosting["certificate"], content, f"Page {seat} \u2713", seat,
                            random.Random(seat), 10) for seat in range(PERSONS)]
            records = [None] * PERSONS

            def play(i):
                try:
                    records[i] = guests[i].play()
                except BaseException:
                    traceback.print_exc()
                    host.kill()

            threads = [threading.Thread(target=play, args=(i,), daemon=True) for i in range(PERSONS)]
            for thread in threads:
                thread.start()
            events = {event["event"]: event for event in map(json.loads, host.stdout)}
            for thread in threads:
                thread.join()
            assert None not in records
            for guest, record in zip(guests, records):
                check(guest, record, events["ended"])
                assert guest.checks > 0
                print(f"{guest.name}: {guest.moves} moves, {guest.updates} differences, {guest.checks} views as the host's")
            assert host.wait() == 0
        finally:
            host.kill()


main(*sys.argv[1:])
