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

/// Collects the places where the closures stored in a variable are called.
private struct StoredClosureCalls {
    enum Call {
        case direct(Node)
        /// Passed on as an argument of a call.
        case handedTo(Node)
    }

    let references: ReferenceIndex
    var project: Project { references.project }
    private(set) var found: [Call] = []
    private var seen: Set<VariableID> = []

    private static let limit = 12

    init(references: ReferenceIndex) {
        self.references = references
    }

    /// `false` if a use may pass them to code that is not followed.
    mutating func collect(from id: VariableID) -> Bool {
        guard seen.insert(id).inserted, seen.count < Self.limit else { return true }
        let uses = references.uses(of: id)
        for use in uses where !follow(use.node) { return false }
        return true
    }

    private mutating func follow(_ use: Node) -> Bool {
        if use.kind == .optionalBinding || use.kind == .capture { return followBinding(use) }
        let whole = use.outermostUnwrap
        guard let parent = whole.parent else { return false }
        switch parent.kind {
        case .callExpression:
            found.append(.direct(parent))
            return true
        case .argument:
            guard parent.parent?.kind == .callExpression else { return false }
            found.append(.handedTo(use))
            return true
        case .memberExpression: return follow(member: parent)
        case .subscriptExpression: return follow(parent)
        case .forStatement: return parent.pattern.map { followBinding($0) } ?? false
        case .initializer: return parent.parent.map { followBinding($0) } ?? false
        case .optionalBinding, .capture: return followBinding(parent)
        // `[jobs removeLastObject];`: what a statement returns is dropped. `@synchronized (jobs)`
        case .block where whole.kind == .callExpression, .synchronizedStatement: return true
        // `if (handler)`, `!handler`, of a type that is not known to be a block.
        case .ifBranch, .prefixExpression: return true
        // `handler = nil`, `if handler != nil`, `handler ?? …` at most create an alias.
        case .assignmentExpression: return parent.firstChild == whole
        case .infixExpression: return !parent.isNamed("??")
        default: return false
        }
    }

    private mutating func follow(member: Node) -> Bool {
        guard let call = member.callOfName else {
            return CollectionAPI.elementProperties.contains(member.name) ? follow(member) : true
        }
        if CollectionAPI.elementLoops.contains(member.name) {
            let closure = call.trailingClosure ?? call.argumentValue("usingBlock")
            return closure.map { followElements(in: $0) } ?? false
        }
        if call.isCopyOfClosure || member.name == CollectionAPI.elementMethod { return follow(call) }
        if CollectionAPI.keepingMethods.contains(member.name) || member.isNamed("removeAll") { return true }
        return CollectionAPI.removingMethods.contains(member.name) ? follow(call) : false
    }

    /// `{ $0() }`, `{ job in job() }`
    private mutating func followElements(in closure: Node) -> Bool {
        if let parameter = closure.parameters.first { return followBinding(parameter) }
        var calls: [Node] = []
        _ = closure.contains { node in
            if node.kind == .callExpression, node.firstChild?.stripped.text == "$0" { calls.append(node) }
            return false
        }
        found += calls.map { .direct($0) }
        return !calls.isEmpty
    }

    private mutating func followBinding(_ binding: Node) -> Bool {
        guard let local = project.variable(declaredBy: binding) else { return true }
        guard project[local].kind == .local || project[local].kind == .capture || project[local].kind == .parameter
        else { return false }
        return collect(from: local)
    }
}

extension Node {
    /// `[block copy]`: the same closure.
    var isCopyOfClosure: Bool {
        kind == .callExpression && arguments.isEmpty && tree.file.language == .objectiveC
            && firstChild?.isNamed("copy") == true
    }
}
