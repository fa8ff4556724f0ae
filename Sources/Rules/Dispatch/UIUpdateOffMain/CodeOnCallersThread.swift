import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// Finds the code of the tree that a call runs before it returns, on the thread of its caller. Input: a call. Output:
/// the bodies of the called method, of the delegate's methods, or of the closures that the called property holds.
struct CodeOnCallersThread {
    private let facts: ProjectFacts
    private let project: Project
    private let contexts: ExecutionContextReader
    private let knownBodies = Answers<FunctionID, Node?>()

    init(_ facts: ProjectFacts, contexts: ExecutionContextReader) {
        self.facts = facts
        project = facts.project
        self.contexts = contexts
    }

    func bodies(calledBy call: Node) -> [Node] {
        guard let callee = call.calleeName else { return [] }
        switch project.referent(of: callee) {
        case .functions(let functions)? where functions.count == 1: return bodies(of: functions[0], on: callee.base)
        case .variable(let id)? where project[id].kind == .property:
            return facts.closures(storedIn: id).compactMap(body)
        case nil: return methods(calledBy: call, on: callee.base).compactMap(body)
        default: return []
        }
    }

    /// The body of a closure, or of the function whose body was stored as a bound method; `nil` if it hops to the
    /// main actor.
    func body(of code: Node) -> Node? {
        if code.kind == .closureExpression { return code.attribute("MainActor") == nil ? code.body ?? code : nil }
        return project.function(around: code).flatMap(body)
    }

    /// The method itself; for a protocol's requirement, the methods of the objects that the receiver may be.
    private func bodies(of function: FunctionID, on receiver: Node?) -> [Node] {
        if project.body(of: function) != nil { return [body(of: function)].compactMap { $0 } }
        return implementations(of: function, on: receiver).compactMap(body)
    }

    private func body(of function: FunctionID) -> Node? {
        knownBodies.answer(to: function) { bodyOnCallersThread(function) }
    }

    /// An async function runs in its own place; an isolated one hops, or does not compile.
    private func bodyOnCallersThread(_ function: FunctionID) -> Node? {
        guard !contexts.isAsync(function), !project[function].has(attribute: "MainActor"),
            !isIsolated(project.owner(of: function)),
            let body = project.body(of: function), MainThreadChecks.firstCheck(in: body) == nil
        else { return nil }
        return body
    }

    private func isIsolated(_ type: TypeID?) -> Bool {
        type.map { project.types[$0].attributes.contains("MainActor") } ?? false
    }

    // MARK: Delegates

    /// The implementations in the types that the tree stores in the receiver. If it stores a value of unknown type
    /// there, the only implementation of the tree.
    private func implementations(of requirement: FunctionID, on receiver: Node?) -> [FunctionID] {
        let all = project.implementations(of: requirement).filter { !facts.isOfTests(project.node(of: $0)) }
        guard case .variable(let delegate)? = receiver.flatMap({ project.referent(of: $0) }),
            let types = typesStored(in: delegate)
        else { return all.count == 1 ? all : [] }
        return all.filter { implementation in
            project.owner(of: implementation).map { owner in types.contains { project.lineage(of: $0).contains(owner) }
            }
                ?? false
        }
    }

    /// The methods of the objects that the tree stores in a receiver whose declaration names no class, like
    /// Objective-C's `id<TickerDelegate>`.
    private func methods(calledBy call: Node, on receiver: Node?) -> [FunctionID] {
        guard let name = call.calleeName?.name,
            case .variable(let delegate)? = receiver.flatMap({ project.referent(of: $0) }),
            let types = typesStored(in: delegate)
        else { return [] }
        let callers = facts.references.certainCallers
        return types.sorted().flatMap { project.methods(named: name, of: $0) }.filter { callers.fits(call, $0) }
    }

    /// `ticker.delegate = self`; `nil` if nothing of a known class is stored there.
    private func typesStored(in delegate: VariableID) -> Set<TypeID>? {
        let values = facts.references.uses(of: delegate).compactMap {
            $0.node.assignedValue
        }.filter { $0.stripped.kind != .nilLiteral }
        let types = values.map { project.type(of: $0)?.id }
        guard !types.isEmpty, types.allSatisfy({ $0.map { project.types[$0].kind != .protocol } ?? false }) else {
            return nil
        }
        return Set(types.compactMap { $0 })
    }
}
