#!/usr/bin/env python3
"""Plays a match by tablewood-cli and leaves its file, to be kept beside the others here (docs/versions.md).

    tests/data/released/write_match.py build/ci/bin/tablewood-cli forsaken-3.tablewood forsaken \\
        --seats 7 --moves 260 --seed kept --option oracle=on

The same program, game, options and seed give the same match. A file that is there is not replaced.
"""
import argparse
import json
import random
import subprocess

# What changes much is done often: a kept match is to go through as many rules as it can.
WEIGHTS = {"play": 12, "pick": 5, "point": 4, "seek": 4, "vote": 4, "draw": 4, "pass": 3, "end": 1, "respond": 0.2}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("file")
    parser.add_argument("game")
    parser.add_argument("--seats", default="4")
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--seed", default="kept")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--map", help="a map that is brought to it")
    wanted = parser.parse_args()
    chance = random.Random(wanted.seed)

    def said(*arguments):
        done = subprocess.run([wanted.program, *arguments, "--json"], capture_output=True, text=True, check=True)
        return json.loads(done.stdout)

    options = [part for option in wanted.option for part in ("--option", option)]
    options += ["--map", wanted.map] if wanted.map else []
    said("new", wanted.game, wanted.file, "--seats", wanted.seats, "--seed", wanted.seed, *options)
    now = said("show", wanted.file, "--as", "public")
    for _ in range(wanted.moves):
        if now["outcome"]:
            break
        acting = list(now["toAct"])
        chance.shuffle(acting)
        timer = said("show", wanted.file, "--as", "public")["timer"]
        seat, move = "clock", timer["move"] if timer else ""
        for one in acting if not timer or chance.random() < 0.8 else []:
            offers = [offer["move"] for offer in said("show", wanted.file, "--as", f"seat:{one}")["offers"]]
            if offers:
                weights = [WEIGHTS.get(offer.split()[0], 2) for offer in offers]
                seat, move = str(one), chance.choices(offers, weights)[0]
                break
        now = said("act", wanted.file, "--seat", seat, *move.split())


main()
