"""Holds the schema of scenarios against the corpus that the reader is tested with (scenario_test.cpp)."""
import copy
import json
import pathlib
import sys

try:
    import jsonschema
except ImportError:
    print(f"SKIPPED: {sys.executable} has no module jsonschema (Debian's package python3-jsonschema)")
    sys.exit(77)


def place_of(document, path):
    """The object or list that has the last step of a JSON pointer, and that step."""
    steps = [step.replace("~1", "/").replace("~0", "~") for step in path.split("/")[1:]]
    for step in steps[:-1]:
        document = document[int(step)] if isinstance(document, list) else document[step]
    last = steps[-1]
    return document, (last if not isinstance(document, list) or last == "-" else int(last))


def patched(document, patch):
    document = copy.deepcopy(document)
    for change in patch:
        where, step = place_of(document, change["path"])
        if change["op"] == "remove":
            del where[step]
        elif change["op"] == "add" and isinstance(where, list):
            where.insert(len(where) if step == "-" else step, change["value"])
        else:
            where[step] = change["value"]
    return document


def main(root):
    root = pathlib.Path(root)
    here = root / "tests/games/kingdom-rush/scenarios"
    shipped = root / "resources/games/kingdom-rush/scenarios"
    schema = json.loads((root / "docs/map-format.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    files = {path.stem: json.loads(path.read_text(encoding="utf-8"))
             for folder in (shipped, here) for path in folder.glob("*.json") if path.stem != "cases"}
    wrong = []
    for name, document in sorted(files.items()):
        for error in validator.iter_errors(document):
            wrong.append(f"{name}: {list(error.absolute_path)}: {error.message}")
    cases = json.loads((here / "cases.json").read_text(encoding="utf-8"))["cases"]
    for case in cases:
        document = patched(files[case["base"]], case["patch"])
        if validator.is_valid(document) != (case["schema"] == "good"):
            wrong.append(f"{case['name']}: the schema says something else than {case['schema']}")
    for line in wrong:
        print(line)
    print(f"{len(files)} files and {len(cases)} changes were held against the schema")
    return 1 if wrong else 0


sys.exit(main(sys.argv[1]))
