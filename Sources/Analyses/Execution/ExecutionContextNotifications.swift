import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// What tells one notification of the program from another: types may have constants of one name.
enum OwnNotification: Hashable {
    case member(VariableID)
    /// A global constant; in Objective-C a header and a source file declare it.
    case global(String)
    case text(String)
}

/// Observers of the program's own notifications: without a queue they run where the notification is posted.
extension ExecutionContextReader {
    /// The ways in which code of the tree posts the notification that a call registers for; `nil` if the tree does not
    /// declare its name, or posts it nowhere.
    func pathsOfPosts(heardBy registration: Node) -> [ExecutionPath]? {
        let given = registration.argumentValue("forName") ?? registration.argumentValue("name")
        guard let name = given.flatMap({ ownNotification(named: $0.stripped) }), postsInProgress.insert(name).inserted
        else { return nil }
        defer { postsInProgress.remove(name) }
        let isTest = project.isWrittenForTests(registration)
        let posts = posts(of: name).filter { (isTest || !project.isWrittenForTests($0)) && entries.mayRun($0) }
        let found = posts.prefix(Self.callerLimit).flatMap { post in
            paths(of: post, within: nil).paths.map { $0.through(post) }
        }
        return found.isEmpty ? nil : found
    }

    private func posts(of name: OwnNotification) -> [Node] {
        if let known = knownPosts { return known[name] ?? [] }
        let calls = ApplicationAPI.postingMethods.flatMap { references.calls(named: $0) }
        let named = calls.compactMap { call in posted(by: call).map { (name: $0, call: call) } }
        let posts = Dictionary(grouping: named, by: \.name).mapValues { $0.map(\.call) }
        knownPosts = posts
        return posts[name] ?? []
    }

    /// `post(name: .expired, object: nil)`, `post(Notification(name: .expired))`
    private func posted(by post: Node) -> OwnNotification? {
        guard let first = (post.argumentValue("name") ?? post.arguments.first?.value)?.stripped else { return nil }
        return ownNotification(named: first.argumentValue("name")?.stripped ?? first)
    }

    /// A notification whose name the tree declares, or writes as a text.
    private func ownNotification(named node: Node) -> OwnNotification? {
        switch node.kind {
        case .stringLiteral: return .text(node.text)
        case .nameExpression, .memberExpression:
            if case .variable(let id)? = project.referent(of: node) { return ownNotification(declaredAs: id) }
            let candidates = project.staticProperties(named: node.name)
            return candidates.count == 1 ? .member(candidates[0]) : nil
        default: return nil
        }
    }

    private func ownNotification(declaredAs id: VariableID) -> OwnNotification? {
        switch project[id].kind {
        case .property: .member(id)
        case .global: .global(project[id].name)
        default: nil
        }
    }
}
