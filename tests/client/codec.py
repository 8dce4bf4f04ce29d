"""Messages as CBOR, and the differences of values, as docs/protocol.md says."""

import io

import cbor2

NULL = b"\xf6"
KEEP, GO, CHANGE, ADD = range(4)
MAX_WORDS, MAX_WORD_BYTES, MIN_WORD_BYTES = 4096, 65536, 3


def pack(page, kind, value):
    """A value as what CBOR writes: a record is the list of its fields."""
    if kind.endswith(" or null"):
        return None if value is None else pack(page, kind[:-len(" or null")], value)
    if kind in page.records:
        return [pack(page, of, value[name]) for name, of in page.records[kind]]
    if kind.startswith("choice"):
        name, record = value
        return [page.kinds(kind).index(name), pack(page, name, record)]
    if kind.startswith("list of ") and kind != "list of pairs of texts":
        return [pack(page, kind[len("list of "):], one) for one in value]
    return value


def unpack(page, kind, value):
    if kind.endswith(" or null"):
        return None if value is None else unpack(page, kind[:-len(" or null")], value)
    if kind in page.records:
        fields = page.records[kind]
        assert len(fields) == len(value), kind
        return {name: unpack(page, of, one) for (name, of), one in zip(fields, value)}
    if kind.startswith("choice"):
        name = page.kinds(kind)[value[0]]
        return (name, unpack(page, name, value[1]))
    if kind.startswith("list of ") and kind != "list of pairs of texts":
        return [unpack(page, kind[len("list of "):], one) for one in value]
    return value


class Words:
    """The texts said so far, by their numbers."""

    def __init__(self, texts=()):
        self.texts = list(texts)
        self.bytes = sum(len(text.encode()) for text in self.texts)

    def add(self, text):
        size = len(text.encode())
        if MIN_WORD_BYTES <= size <= MAX_WORD_BYTES:
            if len(self.texts) == MAX_WORDS or self.bytes + size > MAX_WORD_BYTES:
                self.__init__()
            self.texts.append(text)
            self.bytes += size


class Reader:
    """Makes of values what differences say."""

    def __init__(self, page, data, words):
        self.page, self.words = page, words
        self.stream = io.BytesIO(data)
        self.decoder = cbor2.CBORDecoder(self.stream)

    def next(self):
        return self.decoder.decode()

    def rest(self):
        return self.stream.getvalue()[self.stream.tell():]

    def read(self, kind, old):
        page = self.page
        if kind.endswith(" or null"):
            if self.rest()[:1] == NULL:
                return self.next()
            of = kind[:-len(" or null")]
            return self.read(of, page.empty(of) if old is None else old)
        if kind in page.records:
            return self.read_record(page.records[kind], old)
        if kind.startswith("choice"):
            name = page.kinds(kind)[self.next()]
            return (name, self.read(name, old[1] if old[0] == name else page.empty(name)))
        if kind.startswith("list of ") and kind != "list of pairs of texts":
            return self.read_list(kind[len("list of "):], old)
        value = self.next()
        if kind != "text":
            return value
        if isinstance(value, int):
            return self.words.texts[value]
        self.words.add(value)
        return value

    def read_record(self, fields, old):
        changed = self.next() if len(fields) > 1 else len(fields)
        new = dict(old)
        for bit, (name, of) in enumerate(fields):
            if changed >> bit & 1:
                new[name] = self.read(of, old[name])
        return new

    def read_list(self, kind, old):
        new, cursor = [], 0
        while (number := self.next()) != 0:
            count, step = divmod(number, 4)
            if step == GO:
                cursor = count
            elif step == ADD:
                new += self.read_run(kind, new[-1] if new else self.page.empty(kind), count)
            else:
                items = old[cursor:cursor + count]
                assert len(items) == count, "there are no such items"
                new += items if step == KEEP else [self.read(kind, item) for item in items]
                cursor += count
        return new + old[cursor:]

    def read_run(self, kind, last, count):
        run = []
        for _ in range(count):
            last = self.read(kind, last)
            run.append(last)
        return run


def difference(page, kind, old, new):
    """How a wish differs from an empty one. It has no lists, and says no word twice."""
    if kind in page.records:
        fields = page.records[kind]
        changed = [old[name] != new[name] for name, _ in fields]
        head = [cbor2.dumps(sum(is_so << bit for bit, is_so in enumerate(changed)))] if len(fields) > 1 else []
        return b"".join(head + [difference(page, of, old[name], new[name])
                                for (name, of), is_so in zip(fields, changed) if is_so or len(fields) == 1])
    if kind.startswith("choice"):
        name, record = new
        before = old[1] if old[0] == name else page.empty(name)
        return cbor2.dumps(page.kinds(kind).index(name)) + difference(page, name, before, record)
    return cbor2.dumps(new)
