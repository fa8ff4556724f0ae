import TimerlintDiagnostics
import TimerlintSyntax

/// Changes the queue of a dispatch source in the call that creates it.
package struct SourceQueue {
    private let creation: Node

    package init(of creation: Node) { self.creation = creation }

    /// Replaces the queue argument or adds one; `nil` for calls of another form.
    package func edit(_ queue: String) -> FileEdit? {
        if let given = creation.argument(labeled: "queue")?.value { return given.replaced(by: queue) }
        guard creation.flags.contains(.hasParentheses), creation.trailingClosures.isEmpty else { return nil }
        return creation.inserting(
            (creation.arguments.isEmpty ? "" : ", ") + "queue: " + queue, at: creation.range.end - 1)
    }
}
