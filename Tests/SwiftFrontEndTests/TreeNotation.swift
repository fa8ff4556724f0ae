import TimerlintSyntax

/// A node with its descendants in the notation of the fixtures: `(kind 'name' +flag child …)`, without the
/// suffix `Expression` of expression kinds.
func notation(of tree: SyntaxTree) -> String { notation(of: tree.root) }

func notation(of node: Node) -> String {
    var text = "(" + shortName(of: node.kind)
    if !node.nameReference.isEmpty { text += " '\(node.name)'" }
    for flag in node.flags.names(on: node.kind) { text += " +" + flag }
    for child in node.children { text += " " + notation(of: child) }
    return text + ")"
}

private func shortName(of kind: NodeKind) -> String {
    let name = "\(kind)"
    return name.hasSuffix("Expression") ? String(name.dropLast("Expression".count)) : name
}

/// The first violated invariant of a tree's links; `nil` if there is none.
func flaw(in tree: SyntaxTree) -> String? {
    let root = tree.root
    if root.kind != .sourceFile || root.parent != nil { return "the root is \(describe(root))" }
    if root.range.start != 0 || Int(root.range.end) != tree.file.bytes.count {
        return "the root does not span the file"
    }
    var open = [root]
    while let node = open.popLast() {
        var position = node.range.start
        for child in node.children {
            if child.parent != node { return "\(describe(child)) does not know its parent \(describe(node))" }
            if child.id <= node.id { return "\(describe(child)) stands before its parent" }
            if child.range.start < position || child.range.end > node.range.end || child.range.end < child.range.start {
                return "\(describe(child)) overlaps another child of \(describe(node)) or leaves it"
            }
            position = child.range.end
            open.append(child)
        }
    }
    return nil
}
