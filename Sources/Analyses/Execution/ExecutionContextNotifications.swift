import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

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

    private func posts(of name: String) -> [Node] {
        if let known = knownPosts { return known[name] ?? [] }
        let calls = ApplicationAPI.postingMethods.flatMap { references.calls(named: $0) }
        let named = calls.compactMap { call in posted(by: call).map { (name: $0, call: call) } }
        let posts = Dictionary(grouping: named, by: \.name).mapValues { $0.map(\.call) }
        knownPosts = posts
        return posts[name] ?? []
    }

    /// `post(name: .expired, object: nil)`, `post(Notification(name: .expired))`
    private func posted(by post: Node) -> String? {
        guard let first = (post.argumentValue("name") ?? post.arguments.first?.value)?.stripped else { return nil }
        return ownNotification(named: first.argumentValue("name")?.stripped ?? first)
    }

    /// The name of a notification that the tree declares, or writes as a text.
    private func ownNotification(named node: Node) -> String? {
        switch node.kind {
        case .stringLiteral: return node.text
        case .nameExpression, .memberExpression:
            if case .variable? = project.referent(of: node) { return node.name }
            return project.staticProperties(named: node.name).isEmpty ? nil : node.name
        default: return nil
        }
    }
}
