import TimerlintSource

/// The tree as text: one node per line, indented by depth, `kind "name" [start..<end) flags`. A missing name is
/// omitted; newlines in a name are written `\n`.
package func dumpTree(_ tree: SyntaxTree) -> String {
    var output = ""
    var depth = 0
    var node = tree.root
    while true {
        output += String(repeating: "  ", count: depth) + describe(node) + "\n"
        if let child = node.firstChild {
            node = child
            depth += 1
            continue
        }
        while node.nextSibling == nil {
            guard let parent = node.parent else { return output }
            node = parent
            depth -= 1
        }
        guard let sibling = node.nextSibling else { return output }
        node = sibling
    }
}

/// One node without its children: `callExpression [0..<7) hasParentheses`.
package func describe(_ node: Node) -> String {
    var line = "\(node.kind)"
    if !node.nameReference.isEmpty { line += " \"\(onOneLine(node.name))\"" }
    line += " [\(node.range.start)..<\(node.range.end))"
    for name in node.flags.names(on: node.kind) { line += " \(name)" }
    return line
}

private func onOneLine(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return name }
    return name.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
}

extension NodeFlags {
    /// The names of the flags in bit order. Three bits have different meanings on different kinds.
    package func names(on kind: NodeKind) -> [String] {
        let isLoop = kind == .forStatement
        let bit13 = isLoop ? "isTry" : kind == .callExpression ? "runsOnce" : "isGetter"
        let names = [
            "isAsync", "isThrowing", "isElse", "isDefault", kind == .argument ? "isTrailing" : "isStatic",
            "implicitBase",
            "isCompoundName", "hasParentheses", "isWeak", "isUnowned", "isVariadic", "isImplicit", "isOptional",
            bit13, isLoop ? "isAwait" : "isSetter", "isPounded",
        ]
        return names.indices.filter { rawValue & (1 << $0) != 0 }.map { names[$0] }
    }
}
