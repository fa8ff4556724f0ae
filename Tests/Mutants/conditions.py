"""Finds the conditions of Swift sources in the trees of `timerlint dump --tree`, and writes a call around each."""
import dataclasses, re, subprocess

NODE = re.compile(r'( *)(\w+)(?: "(.*)")? \[(\d+)\.\.<(\d+)\)')
# Methods that take a predicate without a label.
PREDICATED = {
    "filter", "contains", "first", "firstIndex", "last", "lastIndex", "allSatisfy", "removeAll", "drop", "prefix",
    "count"}
PREDICATE_LABELS = {"where", "while"}
# Parts of a condition list that are not expressions.
BINDINGS = {"optionalBinding", "patternCondition", "availabilityCondition"}
TRUE, FALSE, NEGATED = "true", "false", "negated"


@dataclasses.dataclass
class Node:
    kind: str
    name: str
    start: int
    end: int
    children: list = dataclasses.field(default_factory=list)

    def child(self, *kinds):
        return next((child for child in self.children if child.kind in kinds), None)

    @property
    def is_bool_type(self):
        return self.kind in ("returnType", "typeAnnotation") and [child.name for child in self.children] == ["Bool"]


@dataclasses.dataclass
class Condition:
    path: str
    # Byte offsets.
    start: int
    end: int
    # 1-based.
    line: int
    text: str
    # Its replacements, without those to which the enclosing condition, or the previous one in a list, is equivalent.
    changes: tuple
    # Whether it is `\.name`, a key path used as a closure.
    is_key_path: bool


def find_conditions(tool, root, paths):
    """The conditions of these files, in the order of their places."""
    dump = subprocess.run([tool, "dump", "--tree", *paths], cwd=root, capture_output=True, text=True, check=True).stdout
    conditions = []
    for path, tree in zip(paths, parse_trees(dump), strict=True):
        text, finder = (root / path).read_bytes(), Finder()
        finder.visit(tree)
        for (start, end), (node, changes) in sorted(finder.found.items(), key=lambda item: (item[0][0], -item[0][1])):
            words = " ".join(text[start:end].decode().split())
            conditions.append(Condition(
                path, start, end, text.count(b"\n", 0, start) + 1, words, changes, node.kind == "keyPathExpression"))
    return conditions


def parse_trees(dump):
    """The root of each file."""
    roots, branch = [], []
    for line in dump.rstrip("\n").split("\n"):
        if line.startswith("file "): continue
        indent, kind, name, start, end = NODE.match(line).groups()
        node = Node(kind, name or "", int(start), int(end))
        del branch[len(indent) // 2:]
        (branch[-1].children if branch else roots).append(node)
        branch.append(node)
    return roots


class Finder:
    """Collects the conditions of a tree by their ranges."""

    def __init__(self): self.found = {}

    def add(self, node, changes=(TRUE, FALSE, NEGATED)):
        if node.kind != "booleanLiteral": self.found.setdefault((node.start, node.end), (node, changes))

    def visit(self, node, returns_bool=False):
        """`returns_bool`: whether a return statement here returns a Bool."""
        children = node.children
        match node.kind:
            case "guardStatement" | "ifBranch" | "whileStatement": self.add_list(children)
            case "repeatStatement": self.add(children[1])
            case "whereClause" | "ternaryExpression": self.add(children[0])
            case "infixExpression" if node.name == "&&": self.add_operands(children, TRUE)
            case "infixExpression" if node.name == "||": self.add_operands(children, FALSE)
            case "returnStatement" if returns_bool and children: self.add_value(children[0])
            case "callExpression": return self.visit_call(node, returns_bool)
            case "functionDeclaration" | "subscriptDeclaration" | "binding" | "closureExpression":
                return self.visit_body(node, any(child.is_bool_type for child in children))
            case "initializerDeclaration": returns_bool = False
        for child in children: self.visit(child, returns_bool)

    def add_list(self, children):
        """A list of conditions holds if all do: that it does not is one change for all."""
        changes = (TRUE, FALSE, NEGATED)
        for child in children:
            if child.kind == "block": break
            if child.kind not in BINDINGS:
                self.add(child, changes)
                changes = (TRUE, NEGATED)

    def add_operands(self, children, neutral):
        for operand in children[::2]: self.add(operand, (neutral, NEGATED))

    def visit_call(self, node, returns_bool):
        callee = node.children[0]
        for argument in node.children[1:]:
            name = argument.name or (callee.name if callee.kind == "memberExpression" else "")
            is_predicate = name in PREDICATE_LABELS or argument.name == "" and name in PREDICATED
            if is_predicate and argument.child("closureExpression"): self.visit_body(argument.children[-1], True)
            else:
                if is_predicate and argument.child("keyPathExpression"): self.add(argument.children[-1])
                self.visit(argument, returns_bool)
        self.visit(callee, returns_bool)

    def visit_body(self, node, returns_bool):
        """A body that is one expression returns it."""
        accessors = node.child("accessorBlock")
        getter = next((child for child in accessors.children if child.name == "get"), None) if accessors else None
        body = (getter or node).child("block")
        if returns_bool and body: self.add_sole_value(body)
        for child in node.children: self.visit(child, returns_bool)

    def add_sole_value(self, block):
        if len(block.children) == 1: self.add_value(block.children[0])

    def add_value(self, node):
        match node.kind:
            case "ifStatement" | "switchStatement":
                for branch in node.children:
                    if block := branch.child("block"): self.add_sole_value(block)
            case "assignmentExpression": pass
            case kind if kind.endswith("Expression") or kind == "optionalChain": self.add(node)


def rewritten(text, conditions):
    """The text of a file with a call around each of these numbered conditions."""
    inserted = []
    for number, condition in conditions:
        length = condition.end - condition.start
        before, after = f"mutated({number}, ", ")"
        if condition.is_key_path: before, after = "{ " + before + "$0[keyPath: ", "]) }"
        # Conditions that begin in one place: the longest first. Those that end in one place: the shortest first.
        inserted += [(condition.start, 1, -length, before), (condition.end, 0, length, after)]
    result, place = [b"import CMutation\n"], 0
    for offset, _, _, addition in sorted(inserted):
        result += [text[place:offset], addition.encode()]
        place = offset
    return b"".join(result + [text[place:]])
