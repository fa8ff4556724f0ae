import TimerlintSemantics
import TimerlintSyntax

/// What is known of the queue that an expression names.
package enum QueueKind: Sendable {
    case main, serial
    /// Made with `.concurrent`.
    case concurrent
    /// A global queue; also what a source gets that is given none.
    case global
    case unknown

    package var isConcurrent: Bool { self == .concurrent || self == .global }
}

/// Follows a queue to where it is made: through properties, parameters with one value, getters and factories, also in other files.
package struct QueueResolver: Sendable {
    package let project: Project
    package let references: ReferenceIndex

    package init(project: Project, references: ReferenceIndex) {
        self.project = project
        self.references = references
    }

    /// The queue of a timer source; none given is the default global queue (libdispatch: `_dispatch_get_default_queue`).
    package func queue(ofSource creation: Node) -> QueueKind {
        guard let given = creation.argumentValue("queue") else {
            // The C function's fourth argument.
            return creation.arguments.count == 4 ? creation.arguments[3].value.map { kind(of: $0) } ?? .global : .global
        }
        return kind(of: given)
    }

    package func kind(of expression: Node, depth: Int = 0) -> QueueKind {
        guard depth < 8 else { return .unknown }
        let node = expression.stripped
        switch node.kind {
        case .nilLiteral: return .global
        case .callExpression: return kind(ofCall: node, depth: depth)
        case .memberExpression where node.isNamed("main"): return .main
        case .infixExpression where node.isNamed("??"): return kindOfDefault(node, depth: depth)
        case .nameExpression, .memberExpression: return kind(ofReference: node, depth: depth)
        default: return .unknown
        }
    }

    /// `queue ?? fallback` is what both sides agree on.
    private func kindOfDefault(_ node: Node, depth: Int) -> QueueKind {
        let kinds = node.children.filter(\.isExpression).map { kind(of: $0, depth: depth + 1) }
        return kinds.allSatisfy { $0 == kinds[0] } ? kinds[0] : .unknown
    }

    private func kind(ofCall call: Node, depth: Int) -> QueueKind {
        guard let callee = call.firstChild else { return .unknown }
        switch callee.name {
        case "global", "dispatch_get_global_queue": return .global
        case "dispatch_get_main_queue": return .main
        case "DispatchQueue", "init", "dispatch_queue_create": return kind(ofCreation: call)
        default:
            guard case .functions(let functions)? = project.referent(of: callee), functions.count == 1 else { return .unknown }
            return kind(returnedBy: functions[0], depth: depth)
        }
    }

    private func kind(ofCreation call: Node) -> QueueKind {
        let attributes = call.argumentValue("attributes") ?? (call.firstChild?.isNamed("dispatch_queue_create") == true ? call.arguments.last?.value : nil)
        guard let attributes else { return .serial }
        if attributes.text.contains("concurrent") || attributes.text.contains("CONCURRENT") { return .concurrent }
        let plain = attributes.stripped
        let isEmpty = plain.kind == .nilLiteral || plain.text == "0" || plain.kind == .arrayExpression || plain.text.contains("SERIAL") || plain.isNamed("initiallyInactive")
        return isEmpty ? .serial : .unknown
    }

    private func kind(returnedBy function: FunctionID, depth: Int) -> QueueKind {
        guard let body = project.body(of: function) else { return .unknown }
        return kind(ofResult: body, depth: depth)
    }

    private func kind(ofResult body: Node, depth: Int) -> QueueKind {
        guard let last = body.children.reduce(nil, { $1 }) as Node? else { return .unknown }
        let value = last.kind == .returnStatement ? last.firstChild : last
        return value.map { kind(of: $0, depth: depth + 1) } ?? .unknown
    }

    private func kind(ofReference node: Node, depth: Int) -> QueueKind {
        guard let id = variable(named: node) else { return .unknown }
        if project[id].kind == .parameter { return kind(ofParameter: id, depth: depth) }
        if let value = project.value(of: id) {
            let made = value.stripped
            // `lazy var queue = { … }()`
            if made.kind == .callExpression, let closure = made.firstChild?.stripped, closure.kind == .closureExpression {
                return closure.firstChild(.block).map { kind(ofResult: $0, depth: depth + 1) } ?? .unknown
            }
            return kind(of: value, depth: depth + 1)
        }
        for accessor in project.accessors(of: id) where project.node(of: accessor).isNamed("get") {
            return project.body(of: accessor).map { kind(ofResult: $0, depth: depth + 1) } ?? .unknown
        }
        return kind(ofAssignmentsTo: id, depth: depth)
    }

    /// `.metrics` is looked up in the project's extensions of DispatchQueue.
    private func variable(named node: Node) -> VariableID? {
        if case .variable(let id)? = project.referent(of: node) { return id }
        guard node.flags.contains(.implicitBase) || node.base?.isNamed("DispatchQueue") == true else { return nil }
        return project.type(named: "DispatchQueue").flatMap { project.property(named: node.name, of: $0) }
    }

    /// A property set in initializers: what all assignments agree on. Clearing it, and what its own setter stores, say nothing.
    private func kind(ofAssignmentsTo id: VariableID, depth: Int) -> QueueKind {
        let values = HandleUses(project: project, references: references).uses(of: id).compactMap { use -> Node? in
            let place = use.node.outermostUnwrap
            guard let assignment = place.parent, assignment.kind == .assignmentExpression, assignment.firstChild == place, !isInAccessor(place, of: id) else { return nil }
            return place.nextSibling.flatMap { $0.stripped.kind == .nilLiteral ? nil : $0 }
        }
        let kinds = Set(values.prefix(8).map { kind(of: $0, depth: depth + 1) })
        return kinds.count == 1 ? kinds.first! : .unknown
    }

    private func isInAccessor(_ place: Node, of id: VariableID) -> Bool {
        guard let function = project.function(around: place), let property = project[function].property else { return false }
        return project[VariableID(file: function.file, index: property)].name == project[id].name
    }

    /// What all callers give, the default value included.
    private func kind(ofParameter id: VariableID, depth: Int) -> QueueKind {
        guard let function = project.function(around: project.node(of: id)) ?? project.node(of: id).parent.flatMap({ project.function(declaredBy: $0) })
        else { return .unknown }
        var kinds: Set<QueueKind> = []
        for site in CallGraph.callSites(of: function, project: project, references: references).prefix(16) {
            guard let value = project.argument(for: id, of: function, in: site) ?? project.value(of: id) else { return .unknown }
            kinds.insert(kind(of: value, depth: depth + 1))
        }
        if kinds.isEmpty, project[function].access <= .internal, let value = project.value(of: id) { return kind(of: value, depth: depth + 1) }
        return kinds.count == 1 ? kinds.first! : .unknown
    }
}
