"""A guest of a table, as docs/protocol.md has it, that plays by chance."""

import hashlib
import os
import select
import socket
import ssl
import time

import cbor2

from codec import Reader, Words, difference, pack, unpack

PROTOCOL = 4
MESSAGE, TABLE = 0, 1
SILENCE, BEAT = 3.5, 1.0


def sha256(label, *parts):
    return list(hashlib.sha256(label.encode() + b"\0" + b"".join(bytes(part) for part in parts)).digest())


class Connection:
    """Frames over TLS. The host is the one whose certificate has this digest, whatever its names say."""

    def __init__(self, port, certificate):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        self.socket = context.wrap_socket(socket.create_connection(("127.0.0.1", port)))
        assert hashlib.sha256(self.socket.getpeercert(True)).hexdigest() == certificate
        self.bytes, self.heard, self.said = b"", time.monotonic(), time.monotonic()

    def send(self, payload):
        length, head = len(payload), b""
        while length > 127:
            head, length = head + bytes([length & 127 | 128]), length >> 7
        self.socket.sendall(head + bytes([length]) + payload)
        self.said = time.monotonic()

    def payload(self):
        """The next payload that is no sign of life. Gives one each second in which nothing else is said."""
        while True:
            length = shift = at = 0
            while at < len(self.bytes):
                byte, at = self.bytes[at], at + 1
                length, shift = length | (byte & 127) << shift, shift + 7
                if byte < 128:
                    if at + length > len(self.bytes):
                        break
                    payload, self.bytes = self.bytes[at:at + length], self.bytes[at + length:]
                    self.heard = time.monotonic()
                    if payload:
                        return payload
                    length = shift = at = 0
            now = time.monotonic()
            assert now - self.heard < 20 * SILENCE, "the host is silent"
            if now - self.said >= BEAT:
                self.send(b"")
            if self.socket.pending() or select.select([self.socket], [], [], BEAT / 4)[0]:
                more = self.socket.recv(65536)
                if not more:
                    raise EOFError("the host ended the connection")
                self.bytes += more


class Guest:
    """One guest with a seat. `chance` chooses its moves; every `check_every` of them it comes back by another connection,
    and what it has made of the differences must be what the host then says whole."""

    def __init__(self, page, port, certificate, content, name, seat, chance, check_every):
        self.page, self.port, self.certificate, self.content = page, port, certificate, content
        self.name, self.seat, self.chance, self.check_every = name, seat, chance, check_every
        self.nonce, self.part = list(os.urandom(32)), list(os.urandom(32))
        self.token = self.view = self.deal = self.opened = None
        self.words, self.number, self.waits, self.moves, self.checks, self.updates = Words(), 0, False, 0, 0, 0
        self.refusals = 0

    def say(self, kind, **fields):
        message = (kind, {**self.page.empty(kind), **fields})
        self.connection.send(bytes([MESSAGE]) + cbor2.dumps(pack(self.page, self.page.choices["GuestSays"], message)))

    def come(self):
        self.connection = Connection(self.port, self.certificate)
        self.say("Greeting", protocol=PROTOCOL, version="page")
        self.say("Hello", games=[{"id": "arbor", "content": self.content}],
                 persona={"name": self.name, "emblem": ""}, seal=sha256("tablewood nonce", self.nonce), token=self.token)

    def play(self):
        """Plays to the end of the match. Returns its record."""
        self.come()
        while self.opened is None:
            payload = self.connection.payload()
            if payload[0] == MESSAGE:
                kind, record = unpack(self.page, self.page.choices["HostSays"], cbor2.loads(payload[1:]))
                getattr(self, "heard_" + kind, lambda **_: None)(**record)
            else:
                assert payload[0] == TABLE
                self.news(payload[1:])
        self.say("GoHome")
        return self.opened

    def heard_Greeting(self, protocol, version):
        assert protocol == PROTOCOL and version

    def heard_Challenge(self, seal):
        self.say("Open", nonce=self.nonce)

    def heard_Admitted(self, table, guest, run, token):
        self.id = guest
        # Nothing instead of a token: the one it has is good.
        if token is not None:
            self.token = token
            self.say("Sit", seat={"seat": self.seat})

    def heard_LobbyNow(self, lobby):
        own = [one for one in lobby["guests"] if one["id"] == self.id][0]
        if own["seat"]["seat"] == self.seat and not own["isReady"] and lobby["stage"] == 0:
            self.say("Ready", isReady=True)

    def heard_Deal(self, seal):
        self.deal = seal
        self.sealed = sha256("tablewood seat part", [self.seat], self.part)
        self.say("Seal", deal=seal, digest=self.sealed)

    def heard_Sealed(self, seal, parts):
        # It is said again to who comes back.
        if self.view is None:
            assert seal == self.deal and {"seat": {"seat": self.seat}, "seal": self.sealed} in parts
            self.say("Contribute", deal=seal, part=self.part)
        self.parts = parts

    def heard_Denied(self, why):
        raise AssertionError(why)

    def heard_Bye(self, why, isFinal):
        raise AssertionError(why)

    def heard_Opened(self, record):
        self.opened = unpack(self.page, "MatchRecord", cbor2.loads(bytes(record)))

    def news(self, data):
        reader = Reader(self.page, data, Words())
        down = reader.read("DownMessage", self.page.empty("DownMessage"))
        if down["viewer"]["seat"]["seat"] != self.seat:
            return
        kind, news = down["news"]
        if kind == "Whole":
            self.whole(news)
        elif kind == "Refused":
            # Somebody else was first: it looks again, and chooses.
            assert "The table has changed meanwhile" in news["why"]["source"], news
            self.refusals += 1
        else:
            self.update(news, reader.rest())
        if down["number"] == self.number:
            self.waits = False
        if self.view["offers"] and not self.waits:
            self.act()

    def whole(self, news):
        # Of another revision, somebody has moved meanwhile: it comes back again.
        if self.view is not None and news["view"]["revision"] == self.view["revision"]:
            assert news["view"] == {**self.view, "secondsLeft": news["view"]["secondsLeft"]}, "a view differs"
            self.checks += 1
        self.view, self.words = news["view"], Words(news["words"])

    def update(self, news, change):
        self.updates += 1
        reader = Reader(self.page, change, self.words)
        log = self.view["log"][:news["logLength"]]
        situation = {name: self.view[name] for name, _ in self.page.records["Situation"]}
        self.view = {**self.view, **reader.read("Situation", situation), "revision": self.view["revision"] + 1}
        if reader.rest():
            count = reader.next()
            log += reader.read_run("Event", log[-1] if log else self.page.empty("Event"), count)
        assert not reader.rest()
        self.view["log"] = log

    def act(self):
        if self.moves // self.check_every > self.checks:
            self.come()
            return
        self.moves, self.number, self.waits = self.moves + 1, self.number + 1, True
        wish = {"seat": {"seat": self.seat}, "revision": self.view["revision"], "number": self.number,
                "wish": ("Act", {"move": self.chance.choice(self.view["offers"])["move"]})}
        self.connection.send(bytes([TABLE]) + difference(self.page, "UpMessage", self.page.empty("UpMessage"), wish))
