/// The graph as a Mermaid flowchart (https://mermaid.js.org/syntax/flowchart.html), one line per node and per
/// edge.
package func graphMermaid(_ graph: ControlFlowGraph, title: String) -> String {
    let outline = GraphOutline(graph)
    var lines = ["---", "title: \"\(escaped(title))\"", "---", "flowchart TD"]
    for (index, row) in outline.rows.enumerated() {
        let text = (row.events + (row.question.map { [$0 + " ?"] } ?? [])).map(escaped).joined(separator: "<br>")
        lines.append(row.question == nil ? "  b\(index)[\"\(text)\"]" : "  b\(index){\"\(text)\"}")
    }
    var usesFailure = false
    for (index, row) in outline.rows.enumerated() {
        for edge in row.edges {
            if edge.target == .failure { usesFailure = true }
            let arrow = edge.label.isEmpty ? "-->" : "-->|\"\(escaped(edge.label))\"|"
            lines.append("  b\(index) \(arrow) \(name(of: edge.target))")
        }
    }
    lines.append("  exit([\"exit\"])")
    if usesFailure { lines.append("  failure([\"throws\"])") }
    return lines.joined(separator: "\n") + "\n"
}

private func name(of target: GraphOutline.Target) -> String {
    switch target {
    case .row(let index): "b\(index)"
    case .exit: "exit"
    case .failure: "failure"
    }
}

/// Mermaid parses quoted labels as Markdown with HTML entities.
private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
        switch character {
        case "\"": result += "#quot;"
        case "<": result += "#lt;"
        case ">": result += "#gt;"
        case "&": result += "#amp;"
        case "#": result += "#35;"
        case "`": result += "#96;"
        case "|": result += "#124;"
        default: result.append(character)
        }
    }
    return result
}
