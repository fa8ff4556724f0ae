import TimerlintDiagnostics
import TimerlintSource
import TimerlintSyntax

/// Cuts a closure off from the isolation of the code around it: `{ @Sendable [weak self] in … }`.
package struct SendableHandler {
    private let closure: Node

    package init(_ closure: Node) { self.closure = closure }

    /// Adds `@Sendable`, and `@MainActor` to tasks that had their isolation from the closure.
    package func edits(hopping tasks: [Node]) -> [FileEdit] {
        [Self.adding("@Sendable", to: closure)] + tasks.map { Self.adding("@MainActor", to: $0) }
    }

    /// The same, with everything that the closure does in one task on the main actor; `nil` where it does nothing.
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
