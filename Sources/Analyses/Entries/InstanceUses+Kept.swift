import TimerlintSemantics
import TimerlintSyntax

/// Instances that a property keeps: `self.timer = Ticker(); self.timer.start()`, or `let ticker = Ticker();
/// ticker.start(); self.ticker = ticker`, or the same in a static method that returns the instance. The body that
/// creates one calls it first; whatever else uses the property comes later, in any order.
extension InstanceUses {
    /// The maximum number of methods through which a new instance is returned.
    private static let depthLimit = 3

    /// The uses of an instance that is stored in a property or returned; `nil` if it is neither, or escapes.
    func keptUses(of creation: Node, as owner: TypeID, after earlier: [InstanceUse.Call], depth: Int = 0)
        -> [InstanceUse]?
    {
        guard let body = creation.enclosingBody else { return nil }
        if let assigned = creation.outermostUnwrap.parent, assigned.kind == .assignmentExpression {
            return keptUse(by: assigned, of: owner, in: body, after: earlier).map { [$0] }
        }
        if isResult(creation) { return returnedUses(from: creation, owner, after: earlier, depth) }
        guard let (binding, local) = local(holding: creation) else { return nil }
        var calls: [Node: [FunctionID]] = [:]
        var ends: [Node] = []
        for name in references.uses(ofLocal: local) {
            if let (call, functions) = message(to: name), call.enclosingBody == body {
                calls[call] = functions
            } else if isResult(name) || storage(of: name) != nil {
                ends.append(name)
            } else if escapes(name, from: local) {
                return nil
            }
        }
        guard let end = ends.first, ends.count == 1, end.enclosingBody == body else { return nil }
        let steps = earlier + steps(calls, in: body, since: binding)
        if let storing = storage(of: end) {
            return keptUse(by: storing, of: owner, in: body, after: steps).map { [$0] }
        }
        return returnedUses(from: end, owner, after: steps, depth)
    }

    private func isResult(_ value: Node) -> Bool { value.outermostUnwrap.parent?.kind == .returnStatement }

    /// The assignment of which a value is the right side.
    private func storage(of value: Node) -> Node? {
        let whole = value.outermostUnwrap
        guard let assignment = whole.parent, assignment.kind == .assignmentExpression, assignment.firstChild != whole
        else { return nil }
        return assignment
    }

    /// A static method of the type hands the new instance to each of its callers.
    private func returnedUses(from value: Node, _ owner: TypeID, after steps: [InstanceUse.Call], _ depth: Int)
        -> [InstanceUse]?
    {
        guard depth < Self.depthLimit, let maker = project.function(around: value), project[maker].isStatic,
            project.owner(of: maker) == owner
        else { return nil }
        let callers = references.certainCallers.mentions(of: maker)
        guard callers.isComplete else { return nil }
        var found: [InstanceUse] = []
        for mention in callers.found where !project.isWrittenForTests(mention.node) {
            guard case .call(let call) = mention,
                let uses = keptUses(of: call, as: owner, after: steps, depth: depth + 1)
            else { return nil }
            found += uses
        }
        return found
    }

    // MARK: Properties

    private func keptUse(
        by assignment: Node, of owner: TypeID, in body: Node, after earlier: [InstanceUse.Call]
    ) -> InstanceUse? {
        guard assignment.isNamed("="), let target = assignment.firstChild?.stripped,
            case .variable(let property)? = project.referent(of: target), project[property].kind == .property
        else { return nil }
        var calls: [Node: [FunctionID]] = [:]
        var later: Set<FunctionID> = []
        let uses = references.usesThroughLocals(of: property)
        let assignments = uses.filter(\.node.isAssigned).compactMap(\.node.outermostUnwrap.parent).sorted {
            $0.range.start < $1.range.start
        }
        for use in uses where !project.isWrittenForTests(use.node) {
            if let (call, functions) = message(to: use.node) {
                let replaced = assignments.last { isSure($0, before: call) }
                if replaced == nil { later.formUnion(functions) }
                if replaced == assignment || replaced == nil && isAfter(assignment, call) { calls[call] = functions }
            } else if let given = callsOfReceivers(of: use.node) {
                later.formUnion(given)
            } else if use.isUncertain ? mayConcern(use.node, owner) : escapes(use.node, from: property) {
                return nil
            }
        }
        return InstanceUse(calls: earlier + steps(calls, in: body, since: assignment), later: later)
    }

    /// Whether the instance that the property is assigned is the one that the call uses: not an older one, if this
    /// assignment stands under a condition.
    private func isSure(_ assignment: Node, before call: Node) -> Bool {
        let branches: Set<NodeKind> = [.ifBranch, .switchCase, .ternaryExpression, .catchClause]
        return isAfter(assignment, call)
            && !assignment.selfAndAncestors.prefix { !$0.range.contains(call.range) }.contains {
                branches.contains($0.kind) || $0.isLoop
            }
    }

    private func isAfter(_ assignment: Node, _ call: Node) -> Bool {
        assignment.enclosingBody == call.enclosingBody && assignment.range.end < call.range.start
    }

    /// Something of the same name: it concerns the type if a method of that name is called on it.
    private func mayConcern(_ name: Node, _ owner: TypeID) -> Bool {
        guard let member = name.outermostUnwrap.parent, member.kind == .memberExpression else { return true }
        return project.types[owner].methods[member.name] != nil
    }

    /// Whether other code gets the instance: neither asked for, replaced nor read from.
    private func escapes(_ use: Node, from property: VariableID) -> Bool {
        if use.isAssigned { return false }
        guard let parent = use.outermostUnwrap.parent else { return true }
        switch parent.kind {
        case .binding, .optionalBinding, .capture, .initializer, .ifBranch, .guardStatement: return false
        case .prefixExpression: return !parent.isNamed("!")
        case .infixExpression: return parent.isNamed("??")
        case .ternaryExpression: return parent.firstChild != use.outermostUnwrap
        case .returnStatement:
            return project.function(around: use).map { project[$0].name != project[property].name } ?? true
        case .memberExpression: return runsAccessor(parent)
        default: return use.kind != .optionalBinding && use.kind != .capture
        }
    }

    private func runsAccessor(_ member: Node) -> Bool {
        guard case .variable(let id)? = project.referent(of: member) else { return true }
        return !project.accessors(of: id).isEmpty
    }
}
