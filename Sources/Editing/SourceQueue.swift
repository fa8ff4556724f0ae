import TimerlintDiagnostics
import TimerlintSyntax

/// Gives a dispatch source another queue, in the call that makes it.
package struct SourceQueue {
    private let creation: Node

    package init(of creation: Node) { self.creation = creation }

    /// In place of the queue that it is given, or as a new argument; `nil` for calls of another form.
    package func edit(_ queue: String) -> FileEdit? {
        if let given = creation.argument(labeled: "queue")?.value { return given.replaced(by: queue) }
        guard creation.flags.contains(.hasParentheses), creation.trailingClosures.isEmpty else { return nil }
        return creation.inserting(
            (creation.arguments.isEmpty ? "" : ", ") + "queue: " + queue, at: creation.range.end - 1)
    }
}
