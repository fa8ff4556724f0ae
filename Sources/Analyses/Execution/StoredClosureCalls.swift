import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Collects the places where the closures stored in a variable are called.
package struct StoredClosureCalls {
    package enum Call {
        case direct(Node)
        /// Passed on as an argument of a call.
        case handedTo(Node)
    }

    let references: ReferenceIndex
    var project: Project { references.project }
    package private(set) var found: [Call] = []
    private var seen: Set<VariableID> = []

    private static let limit = 12

    package init(references: ReferenceIndex) {
        self.references = references
    }

    /// `false` if a use may pass them to code that is not followed.
    package mutating func collect(from id: VariableID) -> Bool {
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
        // `handler = nil`
        case .assignmentExpression: return parent.firstChild == whole || followAssignment(parent)
        // `if handler != nil`, `handler ?? …` at most create an alias.
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

    /// `self.handler = handler`, if no other module can call what it keeps.
    private mutating func followAssignment(_ assignment: Node) -> Bool {
        guard let target = assignment.firstChild?.stripped, target.kind != .subscriptExpression,
            case .variable(let keeper)? = project.referent(of: target), project[keeper].access <= .internal
        else { return false }
        return collect(from: keeper)
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
