#!/usr/bin/env python3
"""Measure the fixes on real bug fixes: in the code before the maintainers' change, applying every safe and unsafe fix must end the finding and bring no new one.

usage: fixes.py --bin PATH/TO/timerlint [--mirror DIR] [--cache DIR] [--id ID]... [--keep DIR] PAIRS_FOLDER

PAIRS_FOLDER holds check.py, which knows how the code before a change is brought together, and dev.jsonl. Only Swift pairs whose finding has a safe or an
unsafe fix are judged; the others are counted by what they have. --keep leaves the fixed trees there, to be read.
The files beside this script list more fixed bugs in the form that check.py reads.
"""
import argparse, collections, importlib.util, json, os, pathlib, shutil, subprocess, sys, tempfile


def checker(folder):
    spec = importlib.util.spec_from_file_location("check", folder / "check.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def timerlint(binary, folder, rule, *options):
    command = [binary, "lint", *options, "--format", "json", "--fail-on", "never", "--enable", rule, "."]
    run = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=600)
    if run.returncode not in (0, 1):
        raise RuntimeError(f"exit {run.returncode}: {run.stderr.decode(errors='replace').strip()[:200]}")
    return json.loads(run.stdout)["findings"], run.stderr.decode(errors="replace")


def meant(finding, pair, accepted):
    start, end = finding["range"]["start"]["line"], finding["range"]["end"]["line"]
    return (finding["rule"] in accepted(pair["rule"]) and finding["path"] == pair["path"]
            and start <= pair["parent_line_end"] + 3 and end >= pair["parent_line"] - 3)


def same(finding):
    """Lines move as fixes are made; this stays."""
    return finding["rule"], finding["path"], finding["enclosing"], finding["message"]


def judge(pair, check, options, fixed):
    repository = pathlib.Path(options.mirror) / pair["repo"].replace("/", "+") / "repo"
    if not repository.exists():
        return "not there", ""
    before_tree = pathlib.Path(options.cache) / pair["id"] / "parent"
    check.materialise(repository, pair["parent_commit"], pair["path"], pair.get("scope", "file"), before_tree)
    before, _ = timerlint(options.bin, before_tree, pair["rule"])
    findings = [f for f in before if meant(f, pair, check.accepted)]
    if not findings:
        return "not found", ""
    safeties = {(f.get("fix") or {}).get("safety") for f in findings}
    if not safeties & {"safe", "unsafe"}:
        return "suggestion only" if "suggestion" in safeties else "no fix", ""
    shutil.copytree(before_tree, fixed, dirs_exist_ok=True)
    _, said = timerlint(options.bin, fixed, pair["rule"], "--fix", "--unsafe-fixes")
    after, _ = timerlint(options.bin, fixed, pair["rule"])
    mended = [f for f in findings if (f.get("fix") or {}).get("safety") in ("safe", "unsafe")]
    counts = collections.Counter(map(same, after))
    new = counts - collections.Counter(map(same, before))
    stays = [f for f in mended if counts[same(f)] >= sum(same(f) == same(g) for g in before)]
    if stays:
        return "stays", " ".join(line for line in said.splitlines() if "left out" in line)[:300]
    return ("brings new", "; ".join(f"{key[0]} in {key[2]}" for key in new)) if new else ("mended", "")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--mirror", default=os.environ.get("TIMERLINT_MIRROR"))
    parser.add_argument("--cache", default=os.path.join(tempfile.gettempdir(), "timerlint-pairs"))
    parser.add_argument("--id", action="append")
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    options.bin = str(pathlib.Path(options.bin).resolve())
    options.mirror = options.mirror or str(options.folder.parent / ".mirror")
    check = checker(options.folder)
    pairs = [json.loads(line) for line in open(options.folder / "dev.jsonl") if line.strip()]
    verdicts = collections.Counter()
    for pair in pairs:
        if pair["language"] != "swift" or options.id and pair["id"] not in options.id:
            continue
        with tempfile.TemporaryDirectory() as scratch:
            place = options.keep / pair["id"] if options.keep else pathlib.Path(scratch) / "tree"
            try:
                verdict, note = judge(pair, check, options, place)
            except Exception as error:
                verdict, note = "failed", str(error)
        verdicts[verdict] += 1
        print(f"{verdict:16} {pair['rule']:28} {pair['id']}  {note}", flush=True)
    judged = sum(verdicts[v] for v in ("mended", "stays", "brings new", "failed"))
    print(f"{sum(verdicts.values())} Swift pairs: mended {verdicts['mended']} of {judged} that have a fix; "
          + ", ".join(f"{name} {count}" for name, count in sorted(verdicts.items())))
    return 0 if verdicts["mended"] == judged else 1


if __name__ == "__main__":
    sys.exit(main())
