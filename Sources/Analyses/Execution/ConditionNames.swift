import TimerlintSemantics
import TimerlintSyntax

/// How a function of a path is entered: the call, in its caller's terms.
struct Entrance {
    let call: Node
    let from: ConditionNames
}

/// Names what the conditions of one function ask about, so that the same thing has the same name in all functions of a
/// path: `self` is the receiver of the call, a parameter what is passed for it.
struct ConditionNames {
    let project: Project
    private let instance: Subject
    private let passed: [VariableID: Subject]
    private let depth: Int

    /// How many getters and constants stand between a name and what it stands for.
    private static let aliasLimit = 6

    init(project: Project, depth: Int, function: FunctionID?, entered: Entrance?) {
        self.project = project
        self.depth = depth
        let unknown = Subject(key: "self\(depth)", variables: [])
        guard let entered, let function else {
            instance = unknown
            passed = [:]
            return
        }
        instance = Self.receiver(of: entered) ?? unknown
        guard entered.call.kind == .callExpression else {
            passed = [:]
            return
        }
        var given: [VariableID: Subject] = [:]
        for parameter in project.parameters(of: function) {
            given[parameter] = project.argument(for: parameter, of: function, in: entered.call)
                .flatMap { entered.from.subject(of: $0) }
        }
        passed = given
    }

    private init(project: Project, instance: Subject, depth: Int) {
        self.project = project
        self.instance = instance
        self.depth = depth
        passed = [:]
    }

    /// The names inside a getter of the object.
    func inside(_ object: Subject) -> ConditionNames {
        ConditionNames(project: project, instance: object, depth: depth)
    }

    private static func receiver(of entrance: Entrance) -> Subject? {
        let name = entrance.call.kind == .callExpression ? entrance.call.calleeName : entrance.call
        return name.flatMap { entrance.from.owner(of: $0) }
    }

    /// The object of which a name names a member.
    func owner(of name: Node) -> Subject? {
        guard name.kind == .memberExpression else { return instance }
        guard let base = name.base?.stripped else { return nil }
        return base.kind == .superExpression ? instance : subject(of: base)
    }

    func subject(of expression: Node) -> Subject? { subject(of: expression, Self.aliasLimit) }

    private func subject(of expression: Node, _ limit: Int) -> Subject? {
        let node = expression.stripped
        guard limit > 0 else { return nil }
        switch node.kind {
        case .selfExpression: return instance
        case .nameExpression, .memberExpression: return subject(ofName: node, limit)
        case .callExpression: return subject(ofQuestion: node, limit)
        default: return nil
        }
    }

    private func subject(ofName name: Node, _ limit: Int) -> Subject? {
        switch project.referent(of: name) {
        case .instance?: return instance
        case .variable(let id)?: return subject(of: id, name, limit)
        case .type(let type)?: return Subject(key: "type \(type)", variables: [])
        case nil: return name.kind == .memberExpression ? member(name, limit) : nil
        default: return nil
        }
    }

    private func subject(of id: VariableID, _ name: Node, _ limit: Int) -> Subject? {
        switch project[id].kind {
        case .parameter: return passed[id] ?? Subject(key: "\(depth) \(id)", variables: [id])
        case .local, .capture:
            if project.isAliasOfSelf(id) { return instance }
            guard project[id].isLet else { return Subject(key: "\(depth) \(id)", variables: [id]) }
            return project.value(of: id).flatMap { subject(of: $0, limit - 1) }
                ?? Subject(key: "\(depth) \(id)", variables: [])
        case .global: return Subject(key: "\(id)", variables: project[id].isLet ? [] : [id])
        case .property: return property(id, name, limit)
        }
    }

    private func property(_ id: VariableID, _ name: Node, _ limit: Int) -> Subject? {
        let own: Set<VariableID> = project[id].isLet ? [] : [id]
        if project[id].isStatic { return Subject(key: "\(id)", variables: own) }
        let object = name.kind == .memberExpression ? name.base.flatMap { subject(of: $0, limit - 1) } : instance
        guard let object else { return nil }
        guard let body = project.accessors(of: id).lazy.compactMap({ project.body(of: $0) }).first else {
            return Subject(key: "\(object.key).\(id)", variables: object.variables.union(own))
        }
        if let only = body.firstChild, only.nextSibling == nil,
            let answer = only.kind == .returnStatement ? only.firstChild : only,
            let same = inside(object).subject(of: answer, limit - 1)
        {
            return same
        }
        return Subject(key: "\(object.key).\(id)", variables: object.variables.union(readVariables(in: body)))
    }

    private func readVariables(in body: Node) -> Set<VariableID> {
        var found: Set<VariableID> = []
        _ = body.contains { node in
            if node.kind == .nameExpression || node.kind == .memberExpression,
                case .variable(let id)? = project.referent(of: node), project[id].kind == .property, !project[id].isLet
            {
                found.insert(id)
            }
            return false
        }
        return found
    }

    /// A member of a foreign type.
    private func member(_ name: Node, _ limit: Int) -> Subject? {
        guard let base = name.base else { return nil }
        let isOfType = base.stripped.kind == .nameExpression && base.stripped.beginsWithUppercase
        let object =
            subject(of: base, limit - 1)
            ?? (isOfType ? Subject(key: "type \(base.stripped.name)", variables: []) : nil)
        return object.map { Subject(key: "\($0.key).\(name.name)", variables: $0.variables) }
    }

    /// `[self isReady]`, `loadSeed()`: without arguments, and of a function that assigns nothing, it gives the same answer
    /// to one path.
    private func subject(ofQuestion call: Node, _ limit: Int) -> Subject? {
        guard call.arguments.isEmpty, let callee = call.calleeName else { return nil }
        if case .functions(let functions)? = project.referent(of: callee), let function = functions.first,
            functions.count == 1, let body = project.body(of: function),
            !project.node(of: function).flags.contains(.isAsync),
            !body.contains(where: { $0.kind == .assignmentExpression }), let object = owner(of: callee)
        {
            return Subject(
                key: "\(object.key).\(callee.name)()", variables: object.variables.union(readVariables(in: body)))
        }
        if case .variable(let id)? = project.referent(of: callee) { return subject(of: id, callee, limit) }
        return nil
    }
}
