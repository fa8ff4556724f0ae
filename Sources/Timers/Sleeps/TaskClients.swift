import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Tasks that a static or free function starts for an instance, which passes itself or a closure that captures it.
extension ProjectFacts {
    /// How a task captures the instance that it works for.
    package func ownerCapture(of task: TimedTask) -> SelfCapture {
        let own = selfCapture(of: task.closure)
        return own.strength == .none ? client(of: task)?.capture ?? own : own
    }

    /// The type of the instance for which a static or free function starts the task.
    func clientType(of task: TimedTask) -> TypeID? { client(of: task)?.type }

    /// Whether an expression is `self`, an alias of it, or a parameter of a static or free function to which its callers
    /// pass `self`.
    func isOwner(_ expression: Node) -> Bool {
        switch project.referent(of: expression) {
        case .instance?: true
        case .variable(let id)?: parameter(behind: id).map { !ownCalls(passing: $0).isEmpty } ?? false
        default: false
        }
    }

    /// How many captures and bindings of a parameter are followed.
    private static let bindingLimit = 4

    /// An instance, and how the task captures it.
    private struct Client {
        let type: TypeID
        let capture: SelfCapture
    }

    private func client(of task: TimedTask) -> Client? {
        guard let function = task.function, !project.isMethodOfInstance(function) else { return nil }
        for parameter in project.parameters(of: function) {
            if let found = client(passedTo: parameter, task) ?? client(calledBack: parameter, of: function, task) {
                return found
            }
        }
        return nil
    }

    /// `follow(self)`, if `self` is an object and no copied value.
    private func client(passedTo parameter: VariableID, _ task: TimedTask) -> Client? {
        guard let call = ownCalls(passing: parameter).first, let type = project.type(around: call),
            project.types[type].isReference
        else { return nil }
        let capture = task.closure.captures.first { entry in
            (project.variable(declaredBy: entry) ?? project.local(entry)).flatMap(self.parameter) == parameter
        }
        if let capture {
            return Client(type: type, capture: SelfCapture(strength: capture.strength, evidence: capture))
        }
        let use = project.uses(ofLocal: parameter).first { task.closure.encloses($0) }
        return use.map { Client(type: type, capture: SelfCapture(strength: .strong, evidence: $0)) }
    }

    /// `start { [weak self] in self?.tick() }`, if the task calls the closure.
    private func client(calledBack parameter: VariableID, of function: FunctionID, _ task: TimedTask) -> Client? {
        guard project.uses(ofLocal: parameter).contains(where: { task.closure.encloses($0) && $0.callOfName != nil })
        else { return nil }
        return references.certainCallSites(of: function).lazy.compactMap { call in
            guard let given = project.argument(for: parameter, of: function, in: call)?.stripped,
                given.kind == .closureExpression, let type = project.type(around: call),
                case let capture = selfCapture(of: given), capture.strength != .none
            else { return nil }
            return Client(type: type, capture: capture)
        }.first
    }

    /// The calls that pass `self` for a parameter of a static or free function; empty if some call passes another value.
    private func ownCalls(passing parameter: VariableID) -> [Node] {
        guard let function = project.function(around: project.node(of: parameter)),
            project.parameters(of: function).contains(parameter), !project.isMethodOfInstance(function)
        else { return [] }
        let calls = references.certainCallSites(of: function)
        let passOnlySelf = calls.allSatisfy { call in
            let given = project.argument(for: parameter, of: function, in: call)
            return given.flatMap(project.referent) == .instance
        }
        return passOnlySelf ? calls : []
    }

    /// The parameter that a variable holds: itself, or through captures and bindings of it.
    private func parameter(behind id: VariableID) -> VariableID? {
        var source = id
        for _ in 0..<Self.bindingLimit where project[source].kind != .parameter {
            guard let next = variable(boundTo: source) else { return nil }
            source = next
        }
        return project[source].kind == .parameter ? source : nil
    }

    /// The variable in `let owner = model`, `[weak owner = model]`, `let model` and `[weak model]`.
    private func variable(boundTo id: VariableID) -> VariableID? {
        if let value = project.value(of: id) {
            if case .variable(let source)? = project.referent(of: value) { return source }
            return nil
        }
        let node = project.node(of: id)
        return project.local(node.kind == .optionalBinding ? node.firstChild ?? node : node)
    }
}

extension Node {
    /// Of a capture list's entry.
    fileprivate var strength: CaptureStrength {
        flags.contains(.isWeak) ? .weak : flags.contains(.isUnowned) ? .unowned : .strong
    }
}

extension Project {
    fileprivate func isMethodOfInstance(_ function: FunctionID) -> Bool {
        self[function].owner != nil && !self[function].isStatic
    }
}
