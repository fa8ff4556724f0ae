import TimerlintSemantics
import TimerlintSyntax

/// Observers of the program's own notifications: without a queue they run where the notification is posted.
extension ExecutionContextReader {
    /// The ways in which code of the tree posts the notification that a call registers for; `nil` if the tree does not
    /// name it, or posts it nowhere.
    func pathsOfPosts(heardBy registration: Node) -> [ExecutionPath]? {
        let name = (registration.argumentValue("forName") ?? registration.argumentValue("name"))?.stripped
        guard let heard = name.flatMap(references.notification), postsInProgress.insert(heard).inserted else {
            return nil
        }
        defer { postsInProgress.remove(heard) }
        let isTest = project.isWrittenForTests(registration)
        let posts = references.posts(of: heard).filter {
            (isTest || !project.isWrittenForTests($0)) && entries.mayRun($0)
        }
        let found = posts.prefix(Self.callerLimit).flatMap { post in
            paths(of: post, within: nil).paths.map { $0.through(post) }
        }
        return found.isEmpty ? nil : found
    }
}
