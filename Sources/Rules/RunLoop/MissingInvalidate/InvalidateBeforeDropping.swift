import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSource
import TimerlintSyntax

/// Invalidates a timer before the assignment that drops it: `timer?.invalidate()` before `timer = nil`. A suggestion,
/// because the timer may be meant to keep running.
struct InvalidateBeforeDropping {
    let dropping: Node

    func fix() -> FixIt? {
        guard let statement = dropping.enclosingStatement, statement.kind == .assignmentExpression,
            statement.parent?.isBracelessBody != true, let target = statement.firstChild
        else { return nil }
        let file = dropping.tree.file
        let call = file.language == .objectiveC ? "[\(target.text) invalidate];" : target.text + "?.invalidate()"
        return FixIt(
            title: "invalidate the timer before dropping it", safety: .suggestion,
            edits: [SourceLayout(file).insertion(of: call, before: statement.range.start)])
    }
}
