import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The tree's uses of the instances of a type that outside code cannot name, if each instance is created into a
/// local variable and never escapes. Input: a type. Output: one use for each creation, or `nil` if an instance
/// escapes.
struct InstanceUses {
    let entries: Entries

    private var project: Project { entries.project }
    private var references: ReferenceIndex { entries.references }

    func uses(of owner: TypeID) -> [InstanceUse]? {
        guard isClosed(owner) else { return nil }
        let creations = CallGraph.constructions(of: owner, project: project, references: references).filter {
            !project.isTestFile($0)
        }
        let uses = creations.map(use)
        return uses.isEmpty || uses.contains { $0 == nil } ? nil : uses.compactMap { $0 }
    }

    /// Whether neither another module nor a nib nor a subclass creates instances.
    private func isClosed(_ owner: TypeID) -> Bool {
        let type = project.types[owner]
        guard type.kind == .class, project.descendants(of: owner).isEmpty,
            !entries.nibs.contents.madeClasses.contains(type.simpleName)
        else { return false }
        if type.modifiers.contains("public") || type.modifiers.contains("open") { return false }
        return type.declarations.allSatisfy { !project.files[$0.file].file.path.hasSuffix(".h") }
    }

    // MARK: One instance

    private func use(of creation: Node) -> InstanceUse? {
        guard let binding = creation.outermostUnwrap.parent?.parent, binding.kind == .binding,
            let local = project.variable(declaredBy: binding),
            project[local].kind == .local, !project[local].isStatic, let body = binding.enclosingBody
        else { return nil }
        var calls: [Node: [FunctionID]] = [:]
        var unordered: Set<FunctionID> = []
        for name in references.uses(ofLocal: local) {
            if let given = callsOfReceivers(of: name) {
                unordered.formUnion(given)
                continue
            }
            guard let call = call(on: name),
                case .functions(let functions)? = call.callee.flatMap({ project.referent(of: $0) })
            else { return nil }
            if call.enclosingBody == body { calls[call] = functions } else { unordered.formUnion(functions) }
        }
        let ordered = calls.sorted { $0.key.range.start < $1.key.range.start }
        var last = binding
        let steps = ordered.map { call, functions in
            defer { last = call }
            return step(call, functions, after: last, in: body, since: binding)
        }
        return InstanceUse(calls: steps, unordered: unordered)
    }

    /// The methods that the tree's functions call on an instance passed to them, if they do nothing else with
    /// it.
    private func callsOfReceivers(of name: Node, depth: Int = 0) -> Set<FunctionID>? {
        guard depth < 4, let argument = name.outermostUnwrap.parent, argument.kind == .argument,
            let call = argument.parent, call.kind == .callExpression,
            let parameters = ValueFlow(project: project, references: references).parameters(
                receiving: argument, of: call)
        else { return nil }
        var found: Set<FunctionID> = []
        for use in parameters.flatMap({ references.uses(ofLocal: $0) }) {
            if let call = self.call(on: use),
                case .functions(let functions)? = call.callee.flatMap({ project.referent(of: $0) })
            {
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

    /// The method call on the instance that a name refers to; with any other use the instance escapes.
    private func call(on name: Node) -> Node? { name.outermostUnwrap.parent?.callOfName }

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

extension Entries {
    /// When outside code calls the members of a type, as far as the frameworks' order or the tree's own uses of
    /// the instances restrict it.
    package func order(of owner: TypeID) -> EntryOrder {
        let members = project.functions(of: owner).filter { project.body(of: $0) != nil }
        let named = members.map { ($0, callback($0)) }.filter { isKnown($0.1) }
        var callbacks = Dictionary(named, uniquingKeysWith: { first, _ in first })
        for member in members where callbacks[member] == nil && isAction(member) {
            callbacks[member] = Lifecycles.action
        }
        return EntryOrder(
            lifecycles: lifecycles(of: Set(callbacks.values)), callbacks: callbacks,
            uses: InstanceUses(entries: self).uses(of: owner) ?? [],
            uncalled: Set(members.filter { isDead($0) && callbacks[$0] == nil }))
    }

    /// Whether a control or gesture recognizer calls it: through a nib, or as the `action:` of a call.
    private func isAction(_ id: FunctionID) -> Bool {
        guard project[id].access < .public || isInClosedWorld(id) else { return false }
        let mentions = CallGraph.mentions(of: id, project: project, references: references)
        let selectors = mentions.filter(isInSelector)
        let isCalledByOthers = mentions.contains {
            !isInSelector($0) && project.type(around: $0) != project.owner(of: id)
        }
        guard !isCalledByOthers, selectors.allSatisfy(isGivenAsAction) else { return false }
        return !selectors.isEmpty || project[id].has(attribute: "IBAction")
    }

    private func isInSelector(_ mention: Node) -> Bool {
        mention.selfAndAncestors.prefix { $0.kind != .argument }.contains { $0.kind == .selectorExpression }
    }

    private func isGivenAsAction(_ selector: Node) -> Bool {
        selector.selfAndAncestors.first { $0.kind == .argument }?.isNamed("action") == true
    }

    /// Whether nothing calls the function, and no unseen code can.
    private func isDead(_ id: FunctionID) -> Bool {
        guard case .function = project[id].kind, isInClosedWorld(id), !isOpen(id, inClosedWorld: true) else {
            return false
        }
        return CallGraph.mentions(of: id, project: project, references: references).isEmpty
    }
}
