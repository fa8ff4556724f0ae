import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Closures stored in a property of the tree, directly or in a collection (`onReady = { … }`,
/// `pending.append { … }`): they run where the tree reads and calls them.
extension ExecutionContextReader {
    /// `nil` if nothing calls them, or if some use is unknown.
    func place(ofStoredIn id: VariableID) -> ClosurePlace? {
        guard project[id].kind == .property || project[id].kind == .global, project[id].access <= .internal else {
            return nil
        }
        return following(id) {
            var calls = StoredClosureCalls(references: references)
            guard calls.collect(from: id) else { return nil }
            let paths = calls.found.flatMap { call in self.paths(ofStoredCall: call) }
            let places = Set(paths.map(\.place))
            guard places.count == 1, let first = paths.first, first.place != .unknown else { return nil }
            return .hop(first.place, first.evidence ?? project.node(of: id))
        }
    }

    private func paths(ofStoredCall call: StoredClosureCalls.Call) -> [ExecutionPath] {
        switch call {
        case .direct(let node): return paths(of: node, within: nil).paths
        case .handedTo(let argument): return paths(ofValue: argument)
        }
    }

    /// The property into which `jobs.append(closure)` puts a closure.
    func storage(filledBy callee: Node) -> VariableID? {
        guard CollectionAPI.keepingMethods.contains(callee.name), let base = callee.base?.stripped,
            case .variable(let id)? = project.referent(of: base)
        else { return nil }
        return id
    }
}
