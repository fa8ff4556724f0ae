import TimerlintDiagnostics
import TimerlintSource
import TimerlintSyntax

/// Removes the inherited actor isolation from a closure: `{ @Sendable [weak self] in … }`.
package struct SendableHandler {
    private let closure: Node

    package init(_ closure: Node) { self.closure = closure }

    /// Adds `@Sendable`, and adds `@MainActor` to the tasks that inherited their isolation from the closure.
    package func edits(hopping tasks: [Node]) -> [FileEdit] {
        [Self.adding("@Sendable", to: closure)] + tasks.map { Self.adding("@MainActor", to: $0) }
    }

    /// Adds `@Sendable` and wraps the closure's whole body in one task on the main actor; `nil` for an empty
    /// body.
    package func editsWithTask() -> [FileEdit]? {
        guard let body = closure.body, let first = body.firstChild else { return nil }
        let last = body.children.reduce(first) { $1 }
        return [
            Self.adding("@Sendable", to: closure),
            first.preceded(by: "Task { @MainActor in "), last.followed(by: " }"),
        ]
    }

    private static func adding(_ attribute: String, to closure: Node) -> FileEdit {
        let hasSignature =
            !closure.captures.isEmpty || !closure.parameters.isEmpty || closure.returnedType != nil
            || !closure.attributes.isEmpty
        let isTight = closure.range.end - closure.range.start == 2
        return closure.inserting(
            " \(attribute)" + (hasSignature ? "" : " in") + (isTight ? " " : ""), at: closure.range.start + 1)
    }
}
