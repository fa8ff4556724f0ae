import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// What tells one notification of the program from another: types may have constants of one name.
package enum ProgramNotification: Hashable, Sendable {
    case member(VariableID)
    /// A global constant; in Objective-C a header and a source file declare it.
    case global(String)
    case text(String)
}

/// The notifications that the tree itself names, and where it posts them.
extension ReferenceIndex {
    /// The notification that an expression names by a constant of the tree, or by a text; `nil` for those of frameworks.
    package func notification(namedBy node: Node) -> ProgramNotification? {
        switch node.kind {
        case .stringLiteral: return .text(node.text)
        case .nameExpression, .memberExpression:
            if case .variable(let id)? = project.referent(of: node) { return notification(declaredAs: id) }
            let candidates = project.staticProperties(named: node.name)
            return candidates.count == 1 ? .member(candidates[0]) : nil
        default: return nil
        }
    }

    private func notification(declaredAs id: VariableID) -> ProgramNotification? {
        switch project[id].kind {
        case .property: .member(id)
        case .global: .global(project[id].name)
        default: nil
        }
    }

    /// The calls that post it, in the order of files; also those of tests.
    package func posts(of notification: ProgramNotification) -> [Node] { postsByNotification[notification] ?? [] }

    private var postsByNotification: [ProgramNotification: [Node]] {
        knownPosts.answer {
            let calls = ApplicationAPI.postingMethods.flatMap { self.calls(named: $0) }
            return calls.reduce(into: [:]) { posts, call in
                if let notification = notification(postedBy: call) { posts[notification, default: []].append(call) }
            }
        }
    }

    /// `post(name: .expired, object: nil)`, `post(Notification(name: .expired))`
    private func notification(postedBy call: Node) -> ProgramNotification? {
        guard let first = (call.argumentValue("name") ?? call.arguments.first?.value)?.stripped else { return nil }
        return notification(namedBy: first.argumentValue("name")?.stripped ?? first)
    }
}
