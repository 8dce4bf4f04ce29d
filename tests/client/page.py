"""What docs/protocol.md says of every record, as its tables have it: a client needs nothing else."""

import re


def parts(text):
    """Cuts at the commas that are in no parentheses."""
    found, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            found.append(text[start:at].strip())
            start = at + 1
    return found + [text[start:].strip()] if text[start:].strip() else found


class Page:
    """`records` has for each record its fields, a list of name and kind; `filled` what is not empty in an empty one."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        self.records = {}
        for name, fields in re.findall(r"^\| ([A-Z]\w*) \|(.*)\|$", text.split("## Every record")[1], re.M):
            self.records[name] = [tuple(field.split(": ", 1)) for field in parts(fields.strip())]
        self.choices = {name: f"choice ({kinds})"
                        for name, kinds in re.findall(r"^A (\w+) is a choice \((.*)\)\.$", text, re.M)}
        filled = re.search(r"^Seat\.seat -1.*$", text, re.M).group().rstrip(".")
        self.filled = {}
        for one in filled.split(", "):
            field, value = one.split(" ")
            self.filled[tuple(field.split("."))] = value == "true" if value in ("true", "false") else int(value)

    def kinds(self, choice):
        """The names of a choice's kinds, in the order of their numbers."""
        return [one.split(" ", 1)[1] for one in parts(choice[len("choice ("):-1])]

    def empty(self, kind):
        if kind.endswith(" or null"):
            return None
        if kind in self.records:
            return {name: self.filled.get((kind, name), self.empty(of)) for name, of in self.records[kind]}
        if kind.startswith("choice"):
            first = self.kinds(kind)[0]
            return (first, self.empty(first))
        if kind.startswith("list of") or kind == "bytes":
            return []
        many = re.match(r"(\d+) (?:bytes|times (.*))", kind)
        if many:
            return [0] * int(many.group(1))
        return {"text": "", "truth": False}.get(kind, 0)
