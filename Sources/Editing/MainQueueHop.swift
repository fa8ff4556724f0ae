import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Moves a whole statement to the main queue. Always a suggestion, because the code after it then runs first.
/// Input: a Swift statement. Output: the fix; `nil` if the statement declares or returns something, if its
/// object is being deallocated or is an actor, or if a variable it uses is overwritten right after it.
package struct MainQueueHop {
    package let statement: Node
    package let project: Project

    package init(statement: Node, project: Project) {
        self.statement = statement
        self.project = project
    }

    /// `nil` if the statement cannot be moved.
    package func fix(_ title: String) -> FixIt? {
        guard isMovable else { return nil }
        let file = statement.tree.file
        let layout = SourceLayout(file)
        let members = implicitMembers(in: statement).map { $0.preceded(by: "self.") }
        let lines = file.lines.line(at: statement.range.start)..<file.lines.line(at: statement.range.end)
        guard !lines.isEmpty else {
            return FixIt(
                title: title, safety: .suggestion,
                edits: [statement.preceded(by: "DispatchQueue.main.async { ")] + members + [
                    statement.followed(by: " }")
                ])
        }
        let line = layout.newline(at: statement.range.start) + layout.indentation(at: statement.range.start)
        let indents = lines.map { statement.inserting(layout.unit, at: file.lines.range(ofLine: $0 + 1).start) }
        return FixIt(
            title: title, safety: .suggestion,
            edits: [statement.preceded(by: "DispatchQueue.main.async {" + line + layout.unit)] + indents + members
                + [statement.followed(by: line + "}")])
    }

    private var isMovable: Bool {
        guard statement.tree.file.language == .swift, statement.isInStatementList,
            statement.kind == .callExpression || statement.kind == .assignmentExpression,
            !statement.isInAsynchronousCode, !statement.text.contains("\"\"\""), !isOverwrittenBehind
        else { return false }
        return !statement.selfAndAncestors.contains {
            $0.kind == .deinitializerDeclaration || $0.kind == .actorDeclaration
        }
    }

    /// `timer?.invalidate(); timer = nil`: the deferred statement would find `nil`.
    private var isOverwrittenBehind: Bool {
        sequence(first: statement, next: \.nextSibling).dropFirst().contains { later in
            guard later.kind == .assignmentExpression, let target = later.firstChild.map(collection),
                let cleared = project.referent(of: target)
            else { return false }
            return statement.contains { project.referent(of: $0) == cleared }
        }
    }

    /// `timers` of `timers[id]`, otherwise the target itself.
    private func collection(_ target: Node) -> Node {
        let node = target.stripped
        return node.kind == .subscriptExpression ? node.firstChild.map(collection) ?? node : node
    }

    private func implicitMembers(in node: Node) -> [Node] {
        if node.kind == .nameExpression { return node.isImplicitMember(in: project) ? [node] : [] }
        return node.children.flatMap(implicitMembers)
    }
}
