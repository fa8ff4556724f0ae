import TimerlintSource
import TimerlintSyntax

/// The graphs of a file as Mermaid flowcharts: its top-level code, then every function, accessor and closure in
/// source order.
package func dumpGraphs(_ tree: SyntaxTree) -> String {
    let bodies = tree.nodes.indices.map { Node(tree: tree, id: NodeID($0)) }.filter { node in
        switch node.kind {
        case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .accessor:
            node.firstChild(.block) != nil
        case .closureExpression: true
        default: false
        }
    }
    let sorted = bodies.sorted { $0.range.start < $1.range.start }
    let top = GraphOutline(ControlFlowGraph(of: tree.root)).rows.isEmpty ? [] : [tree.root]
    return (top + sorted).map { graphMermaid(ControlFlowGraph(of: $0), title: title(of: $0)) }.joined(separator: "\n")
}

private func title(of body: Node) -> String {
    let line = body.tree.file.lines.line(at: body.range.start)
    switch body.kind {
    case .sourceFile: return "top level"
    case .closureExpression: return "closure, line \(line)"
    case .accessor:
        let property = body.selfAndAncestors.first { $0.kind == .binding || $0.kind == .subscriptDeclaration }
        return "\(property?.name ?? "").\(body.name), line \(line)"
    default: return "\(body.name), line \(line)"
    }
}
