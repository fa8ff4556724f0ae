import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The kind of queue that an expression denotes.
package enum QueueKind: Sendable {
    /// The main queue, or a queue that targets it.
    case main
    case serial
    /// Created with `.concurrent`.
    case concurrent
    /// A global queue, which is also the default for a source without a queue.
    case global
    case unknown

    package var isConcurrent: Bool { self == .concurrent || self == .global }
}

/// A queue that an expression may denote: its kind, and the expression that creates it.
package struct QueueOrigin: Sendable, Hashable {
    package let kind: QueueKind
    /// Whether its blocks run on the main thread, which its target queue decides.
    package let runsOnMain: Truth
    /// `nil` if the queue is unknown.
    package let node: Node?

    static let unknown = QueueOrigin(kind: .unknown, runsOnMain: .unknown, node: nil)

    /// The same queue, if its target is set later.
    fileprivate var retargeted: QueueOrigin { QueueOrigin(kind: kind, runsOnMain: .unknown, node: node) }
}

/// Follows a queue to its creation: through properties, parameters, getters and factory functions, across
/// files.
package struct QueueResolver: Sendable {
    package let references: ReferenceIndex
    package var project: Project { references.project }

    init(_ references: ReferenceIndex) { self.references = references }

    /// The longest chain of names that is followed; longer ones are unknown.
    private static let depthLimit = 8

    /// The state of one search from a queue to its creation.
    private struct Search {
        var met: Set<VariableID> = []
        /// Whether the search was cut short. Its result may then be incomplete and is not cached.
        var isCut = false

        mutating func cut() -> Set<QueueOrigin> {
            isCut = true
            return []
        }
    }

    // MARK: Sources

    /// The queue of a source. Without an argument it is the default global queue (libdispatch:
    /// `_dispatch_get_default_queue`).
    package func queue(ofSource creation: Node) -> QueueKind { agreed(origins(ofSource: creation)) }

    package func origins(ofSource creation: Node) -> Set<QueueOrigin> {
        if let given = creation.argumentValue("queue") { return origins(of: given) }
        // The fourth argument of the C function.
        if creation.arguments.count == 4, let given = creation.arguments[3].value { return origins(of: given) }
        return [QueueOrigin(kind: .global, runsOnMain: .no, node: creation)]
    }

    // MARK: Queues

    package func kind(of expression: Node) -> QueueKind { agreed(origins(of: expression)) }

    /// The same where `nil` is no queue: for a receiver, and for an argument that need not be one.
    func kindIfPresent(of expression: Node) -> QueueKind {
        agreed(origins(of: expression).filter { $0.node?.kind != .nilLiteral })
    }

    private func agreed(_ origins: Set<QueueOrigin>) -> QueueKind {
        let kinds = Set(origins.map(\.kind))
        return kinds.count == 1 ? kinds.first ?? .unknown : .unknown
    }

    /// Every queue that the expression may denote, plus an unknown one if some origin is not seen. Never empty.
    /// Cost: each variable on the way is followed once.
    package func origins(of expression: Node) -> Set<QueueOrigin> {
        var search = Search()
        let found = origins(of: expression, depth: 0, &search)
        return found.isEmpty ? [.unknown] : found
    }

    private func origins(of expression: Node, depth: Int, _ search: inout Search) -> Set<QueueOrigin> {
        guard depth < Self.depthLimit else { return search.cut().union([.unknown]) }
        let node = expression.stripped
        switch node.kind {
        case .nilLiteral: return [QueueOrigin(kind: .global, runsOnMain: .no, node: node)]
        case .callExpression: return origins(ofCall: node, depth: depth, &search)
        case .memberExpression where node.isNamed("main"):
            return [QueueOrigin(kind: .main, runsOnMain: .yes, node: node)]
        case .infixExpression where node.isNamed("??"):
            return origins(ofFirstPresent: node.children.filter(\.isExpression), depth: depth, &search)
        case .ternaryExpression:
            let parts = node.children.map(\.stripped)
            guard parts.count == 3 else { return [.unknown] }
            if parts[0].text == parts[1].text {
                return origins(ofFirstPresent: Array(parts.dropFirst()), depth: depth, &search)
            }
            return union(parts.dropFirst().map { origins(of: $0, depth: depth + 1, &search) })
        case .nameExpression, .memberExpression: return origins(ofReference: node, depth: depth, &search)
        default: return [.unknown]
        }
    }

    /// `given ?? .main`: the second one counts if the first one may be `nil`.
    private func origins(
        ofFirstPresent choices: [Node], depth: Int, _ search: inout Search
    ) -> Set<QueueOrigin> {
        var found: Set<QueueOrigin> = []
        for choice in choices {
            let origins = origins(of: choice, depth: depth + 1, &search)
            let present = origins.filter { $0.node?.kind != .nilLiteral }
            found.formUnion(present)
            if present.count == origins.count, !present.contains(.unknown) { break }
        }
        return found.isEmpty ? [.unknown] : found
    }

    private func union(_ found: [Set<QueueOrigin>]) -> Set<QueueOrigin> {
        found.isEmpty ? [.unknown] : found.reduce(into: []) { $0.formUnion($1) }
    }

    private func origins(ofCall call: Node, depth: Int, _ search: inout Search) -> Set<QueueOrigin> {
        guard let callee = call.firstChild else { return [.unknown] }
        switch callee.name {
        case "global", "dispatch_get_global_queue": return [QueueOrigin(kind: .global, runsOnMain: .no, node: call)]
        case "dispatch_get_main_queue": return [QueueOrigin(kind: .main, runsOnMain: .yes, node: call)]
        case let name where DispatchAPI.queueMakers.contains(name): return [made(by: call, depth: depth, &search)]
        default:
            guard case .functions(let functions)? = project.referent(of: callee), functions.count == 1,
                let body = project.body(of: functions[0])
            else { return [.unknown] }
            return origins(ofResult: body, depth: depth, &search)
        }
    }

    private func made(by call: Node, depth: Int, _ search: inout Search) -> QueueOrigin {
        let kind = madeKind(call)
        guard let target = call.argumentValue("target"), target.stripped.kind != .nilLiteral else {
            return QueueOrigin(kind: kind, runsOnMain: kind == .unknown ? .unknown : .no, node: call)
        }
        let targets = Set(origins(of: target, depth: depth + 1, &search).map(\.runsOnMain))
        let runsOnMain = targets.count == 1 ? targets.first ?? .unknown : .unknown
        return QueueOrigin(kind: runsOnMain == .yes ? .main : kind, runsOnMain: runsOnMain, node: call)
    }

    private func madeKind(_ call: Node) -> QueueKind {
        let isC = call.firstChild?.isNamed("dispatch_queue_create") == true
        guard let attributes = call.argumentValue("attributes") ?? (isC ? call.arguments.last?.value : nil) else {
            return .serial
        }
        if attributes.text.contains("concurrent") || attributes.text.contains("CONCURRENT") { return .concurrent }
        let plain = attributes.stripped
        let isEmpty =
            plain.kind == .nilLiteral || plain.text == "0" || plain.kind == .arrayExpression
            || plain.text.contains("SERIAL")
            || plain.isNamed("initiallyInactive")
        return isEmpty ? .serial : .unknown
    }

    private func origins(ofResult body: Node, depth: Int, _ search: inout Search) -> Set<QueueOrigin> {
        guard let last = body.children.reduce(nil, { $1 }) as Node? else { return [.unknown] }
        let value = last.kind == .returnStatement ? last.firstChild : last
        return value.map { origins(of: $0, depth: depth + 1, &search) } ?? [.unknown]
    }

    // MARK: Variables

    private func origins(ofReference node: Node, depth: Int, _ search: inout Search) -> Set<QueueOrigin> {
        guard let id = variable(named: node) else { return [.unknown] }
        let found = origins(of: id, depth: depth, &search)
        return isRetargeted(id) ? Set(found.map(\.retargeted)) : found
    }

    /// Empty for a variable that was already visited: its origins are already included.
    private func origins(of id: VariableID, depth: Int, _ search: inout Search) -> Set<QueueOrigin> {
        if let known = references.knownQueues.known(id) { return known }
        guard search.met.insert(id).inserted else { return search.cut() }
        let wasCut = search.isCut
        search.isCut = false
        let found = findOrigins(of: id, depth: depth, &search)
        if search.isCut { return found }
        search.isCut = wasCut
        return references.knownQueues.keep(found, for: id)
    }

    private func findOrigins(of id: VariableID, depth: Int, _ search: inout Search) -> Set<QueueOrigin> {
        if project[id].kind == .parameter { return origins(ofParameter: id, depth: depth, &search) }
        if let value = project.value(of: id) {
            let made = value.stripped
            // `lazy var queue = { … }()`
            if made.kind == .callExpression, let closure = made.firstChild?.stripped, closure.kind == .closureExpression
            {
                return closure.firstChild(.block).map { origins(ofResult: $0, depth: depth + 1, &search) } ?? [.unknown]
            }
            return origins(of: value, depth: depth + 1, &search)
        }
        for accessor in project.accessors(of: id) where project.node(of: accessor).isNamed("get") {
            return project.body(of: accessor).map { origins(ofResult: $0, depth: depth + 1, &search) } ?? [.unknown]
        }
        return origins(ofAssignmentsTo: id, depth: depth, &search)
    }

    /// `.metrics` is looked up in the project's extensions of DispatchQueue.
    private func variable(named node: Node) -> VariableID? {
        if case .variable(let id)? = project.referent(of: node) { return id }
        guard node.flags.contains(.implicitBase) || node.base?.isNamed("DispatchQueue") == true else { return nil }
        return project.type(named: "DispatchQueue").flatMap { project.property(named: node.name, of: $0) }
    }

    /// `queue.setTarget(queue: other)`.
    private func isRetargeted(_ id: VariableID) -> Bool {
        references.uses(of: id).contains { use in
            use.node.outermostUnwrap.parent?.isNamed("setTarget") == true
        }
    }

    /// A property assigned in initializers. Assignments of nil, and those in its own setter, are ignored.
    private func origins(ofAssignmentsTo id: VariableID, depth: Int, _ search: inout Search) -> Set<QueueOrigin> {
        let values = references.uses(of: id).compactMap { use -> Node? in
            let place = use.node.outermostUnwrap
            guard let assignment = place.parent, assignment.kind == .assignmentExpression,
                assignment.firstChild == place, !isInAccessor(place, of: id)
            else { return nil }
            return place.nextSibling.flatMap { $0.stripped.kind == .nilLiteral ? nil : $0 }
        }
        return union(values.prefix(8).map { origins(of: $0, depth: depth + 1, &search) })
    }

    private func isInAccessor(_ place: Node, of id: VariableID) -> Bool {
        guard let function = project.function(around: place), let property = project[function].property else {
            return false
        }
        return project[VariableID(file: function.file, index: property)].name == project[id].name
    }

    /// The arguments of its callers, and the default value. Tests call from contexts that do not occur in an
    /// app.
    private func origins(ofParameter id: VariableID, depth: Int, _ search: inout Search) -> Set<QueueOrigin> {
        let node = project.node(of: id)
        guard let function = project.function(around: node) ?? node.parent.flatMap({ project.function(declaredBy: $0) })
        else { return [.unknown] }
        let isTest = project.isWrittenForTests(node)
        let sites = references.callSites(of: function).filter {
            isTest || !project.isWrittenForTests($0)
        }
        var found: [Set<QueueOrigin>] = []
        for site in sites.prefix(16) {
            guard let value = project.argument(for: id, of: function, in: site) ?? project.value(of: id) else {
                return [.unknown]
            }
            found.append(origins(of: value, depth: depth + 1, &search))
        }
        if found.isEmpty, project[function].access <= .internal, let value = project.value(of: id) {
            return origins(of: value, depth: depth + 1, &search)
        }
        return union(found)
    }
}

extension ReferenceIndex {
    /// The queues that expressions denote.
    package var queues: QueueResolver { QueueResolver(self) }
}
