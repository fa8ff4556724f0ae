import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The tree's uses of the instances of a type that outside code cannot name, if each instance is created into a
/// local variable or a property and never escapes. Input: a type. Output: one use for each creation, or `nil` if an
/// instance escapes.
struct InstanceUses {
    let entries: Entries

    var project: Project { entries.project }
    var references: ReferenceIndex { entries.references }

    func uses(of owner: TypeID) -> [InstanceUse]? {
        guard isClosed(owner) else { return nil }
        let creations = references.constructions(of: owner).filter {
            !project.isWrittenForTests($0)
        }
        let uses = creations.map { creationUses(of: $0, as: owner) }
        return uses.isEmpty || uses.contains { $0 == nil } ? nil : uses.flatMap { $0 ?? [] }
    }

    /// Whether neither another module nor a nib nor a subclass creates instances.
    private func isClosed(_ owner: TypeID) -> Bool {
        let type = project.types[owner]
        guard type.kind == .class, project.descendants(of: owner).isEmpty,
            !entries.nibs.contents.madeClasses.contains(type.simpleName),
            !entries.nibs.contents.mainClasses.contains(type.simpleName)
        else { return false }
        let paths = type.declarations.map { project.files.path($0.file) }
        let isHidden = !type.isPublic && paths.allSatisfy { !$0.hasSuffix(".h") }
        // Headers belong to no target.
        let built = paths.filter { !$0.hasSuffix(".h") }
        return isHidden || !built.isEmpty && built.allSatisfy(entries.targets.isClosed)
    }

    // MARK: One instance

    private func creationUses(of creation: Node, as owner: TypeID) -> [InstanceUse]? {
        keptUses(of: creation, as: owner, after: []) ?? localUse(of: creation).map { [$0] }
    }

    private func localUse(of creation: Node) -> InstanceUse? {
        guard let (binding, local) = local(holding: creation), let body = binding.enclosingBody else { return nil }
        var calls: [Node: [FunctionID]] = [:]
        var unordered: Set<FunctionID> = []
        for name in references.uses(ofLocal: local) {
            if let given = callsOfReceivers(of: name) {
                unordered.formUnion(given)
                continue
            }
            guard let (call, functions) = message(to: name) else { return nil }
            if call.enclosingBody == body { calls[call] = functions } else { unordered.formUnion(functions) }
        }
        return InstanceUse(calls: steps(calls, in: body, since: binding), unordered: unordered)
    }

    func local(holding creation: Node) -> (binding: Node, local: VariableID)? {
        guard let binding = creation.outermostUnwrap.parent?.parent, binding.kind == .binding,
            let local = project.variable(declaredBy: binding), project[local].kind == .local, !project[local].isStatic
        else { return nil }
        return (binding, local)
    }

    /// The calls that the body which creates the instance makes on it, in order.
    func steps(_ calls: [Node: [FunctionID]], in body: Node, since creation: Node) -> [InstanceUse.Call] {
        var last = creation
        return calls.sorted { $0.key.range.start < $1.key.range.start }.map { call, functions in
            defer { last = call }
            return step(call, functions, after: last, in: body, since: creation)
        }
    }

    /// The methods that the tree's functions call on an instance passed to them, if they do nothing else with
    /// it.
    func callsOfReceivers(of name: Node, depth: Int = 0) -> Set<FunctionID>? {
        guard depth < 4, let argument = name.outermostUnwrap.parent, argument.kind == .argument,
            let call = argument.parent, call.kind == .callExpression,
            let parameters = references.flow.parameters(receiving: argument, of: call)
        else { return nil }
        var found: Set<FunctionID> = []
        for use in parameters.flatMap({ references.uses(ofLocal: $0) }) {
            if let (_, functions) = message(to: use) {
                found.formUnion(functions)
            } else if let further = isRecursive(use) ? [] : callsOfReceivers(of: use, depth: depth + 1) {
                found.formUnion(further)
            } else {
                return nil
            }
        }
        return found
    }

    /// The instance is passed to the function of which it is a parameter.
    private func isRecursive(_ use: Node) -> Bool {
        guard let call = use.outermostUnwrap.parent?.parent, call.kind == .callExpression, let callee = call.callee,
            case .functions(let functions)? = project.referent(of: callee), let around = project.function(around: use)
        else { return false }
        return functions.contains(around)
    }

    /// The method call on the instance that a name refers to, and what it may run.
    func message(to name: Node) -> (call: Node, functions: [FunctionID])? {
        guard let call = name.outermostUnwrap.parent?.callOfName, let callee = call.callee,
            case .functions(let functions)? = project.referent(of: callee)
        else { return nil }
        return (call, functions.flatMap(implementations))
    }

    /// A method that a header declares is implemented elsewhere.
    private func implementations(of declared: FunctionID) -> [FunctionID] {
        guard project.body(of: declared) == nil, let owner = project.owner(of: declared) else { return [declared] }
        return (project.types[owner].methods[project[declared].name] ?? []).filter {
            project[$0].labels == project[declared].labels
        }
    }

    private func step(_ call: Node, _ functions: [FunctionID], after last: Node, in body: Node, since binding: Node)
        -> InstanceUse.Call
    {
        let around = call.selfAndAncestors.dropFirst().prefix { $0 != body && !$0.range.contains(binding.range) }
        let conditional: Set<NodeKind> = [
            .ifBranch, .switchCase, .ternaryExpression, .catchClause, .guardStatement, .infixExpression, .optionalChain,
        ]
        let isRepeated = around.contains(where: \.isLoop)
        let followsExit = body.containsOutsideClosures { node in
            [.returnStatement, .throwStatement, .tryExpression].contains(node.kind) && node.range.start > last.range.end
                && node.range.end < call.range.start
        }
        return InstanceUse.Call(
            functions: functions, isOptional: isRepeated || around.contains { conditional.contains($0.kind) },
            isRepeated: isRepeated,
            followsExit: followsExit)
    }
}
