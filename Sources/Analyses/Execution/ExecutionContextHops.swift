import TimerlintSemantics
import TimerlintSyntax

/// Closures passed to functions of the tree: where those functions run them or pass them on (`runMain { … }`).
extension ExecutionContextReader {
    /// `nil` if the callee is not in the tree, or if it is an initializer that only keeps the closure.
    func placeInTree(_ callee: Node, _ argument: Node, _ call: Node) -> ClosurePlace? {
        switch project.referent(of: callee) {
        case .functions(let found)?: return place(in: found, argument, call)
        case .type(let type)?:
            let found = place(in: initializers(of: type), argument, call)
            return found?.single == .unknown ? nil : found
        case nil: return place(in: extensions(ofUnknown: callee), argument, call)
        default: return nil
        }
    }

    private func place(in named: [FunctionID], _ argument: Node, _ call: Node) -> ClosurePlace? {
        let functions = named.flatMap { implementations(of: $0) }.filter {
            callers.fits(call, $0) || argument.flags.contains(.isTrailing)
        }
        let places = functions.prefix(8).compactMap { function -> ClosurePlace? in
            guard let parameter = parameter(of: function, receiving: argument, in: call) else { return nil }
            return following(parameter) { place(ofParameter: parameter, of: function) }
        }
        guard !places.isEmpty else { return nil }
        // A test double of a helper may run its closure synchronously.
        if places.contains(where: { isAll($0, .main) }) { return .hop(.main, call) }
        let found = combined(places, call)
        return found.hasGuess && passesConstants(call, besides: argument) ? .unknown(call) : found
    }

    /// Whether the call decides by another argument what the function does with the closure.
    private func passesConstants(_ call: Node, besides closure: Node) -> Bool {
        let known = entries.knownValues()
        return call.arguments.contains { argument in
            argument != closure && argument.value.map { known.value(of: $0) != nil } == true
        }
    }

    private func initializers(of type: TypeID) -> [FunctionID] {
        project.lineage(of: type).flatMap { project.functions(of: $0) }.filter { project[$0].kind.isInitializer }
    }

    /// `load().finally { … }`: methods that the tree adds to a foreign type, if the receiver is a chain of
    /// calls of unknown type and none of the tree's own types has a method of that name.
    private func extensions(ofUnknown callee: Node) -> [FunctionID] {
        guard callee.kind == .memberExpression, let base = callee.base, base.stripped.kind == .callExpression,
            project.type(of: base) == nil
        else { return [] }
        let added = project.addedMethods[callee.name] ?? []
        // If the extended type is declared in a file that was not read, it is not known to be a foreign type.
        return added.filter { function in
            project.owner(of: function).map { project.types[$0].kind == .extension } ?? false
        }
    }

    private func implementations(of id: FunctionID) -> [FunctionID] {
        guard project.body(of: id) == nil, let owner = project.owner(of: id) else { return [id] }
        return project.descendants(of: owner).flatMap { project.types[$0].methods[project[id].name] ?? [] }.filter {
            project.body(of: $0) != nil
        }
    }

    private func parameter(of id: FunctionID, receiving argument: Node, in call: Node) -> VariableID? {
        let parameters = project.parameters(of: id)
        let labels = project[id].labels
        let label = argument.name
        if !label.isEmpty {
            return labels.firstIndex(of: label).flatMap { $0 < parameters.count ? parameters[$0] : nil }
        }
        if argument.flags.contains(.isTrailing) {
            let given = call.arguments.filter { $0 != argument }.map { parameter(of: id, receiving: $0, in: call) }
            let open = parameters.filter { !given.contains($0) && isFunctionType(project.typeNode(of: $0)) }
            return open.last { project.value(of: $0) == nil } ?? open.last
        }
        let position = call.arguments.firstIndex(of: argument) ?? 0
        return position < parameters.count ? parameters[position] : nil
    }

    private func isFunctionType(_ type: Node?) -> Bool { type?.contains { $0.kind == .functionType } ?? false }

    /// What the function does with its closure parameter, combined over all uses.
    private func place(ofParameter id: VariableID, of function: FunctionID) -> ClosurePlace? {
        if let type = project.typeNode(of: id),
            type.contains(where: { $0.kind == .attribute && $0.isNamed("MainActor") })
        {
            return .hop(.main, project.node(of: id))
        }
        let boundary = project.node(of: function)
        let uses = references.uses(ofLocal: id)
        guard !uses.isEmpty, uses.count < 12 else { return nil }
        let places = uses.compactMap { use in place(ofUse: use, boundary: boundary).map { (use: use, place: $0) } }
        guard !places.isEmpty else { return nil }
        // `guard let url else { completion(.failure(…)); return }` fails where it is called; the answer comes later.
        let answers = places.filter { !isInPlace($0.place) || !leavesAfter($0.use, boundary) }.map(\.place)
        if answers.count < places.count, !answers.isEmpty {
            let answer = combined(answers, boundary)
            if case .worker? = answer.single { return answer }
        }
        return combined(places.map(\.place), boundary)
    }

    private func isInPlace(_ place: ClosurePlace) -> Bool { if case .inPlace = place { true } else { false } }

    /// Whether the function returns after the use, on a branch of its own.
    private func leavesAfter(_ use: Node, _ boundary: Node) -> Bool {
        let branch = use.selfAndAncestors.prefix { $0 != boundary }.first { $0.kind == .block }
        guard let branch, let parent = branch.parent, parent.kind == .guardStatement || parent.kind == .ifBranch else {
            return false
        }
        return parent.kind == .guardStatement || Array(branch.children).last?.kind == .returnStatement
    }

    /// `nil` for uses that neither run nor keep the closure (`if let completion`, `completion != nil`).
    private func place(ofUse use: Node, boundary: Node) -> ClosurePlace? {
        let whole = use.outermostUnwrap
        guard let parent = whole.parent else { return nil }
        switch parent.kind {
        // `if isOnQueue { body() } else { queue.async(execute: body) }`: the other branch names the queue.
        case .callExpression:
            return asksForQueue(around: parent, boundary) ? nil : climbed(from: parent, boundary)
        case .assignmentExpression where parent.firstChild != whole:
            return parent.firstChild.map { place(ofHandler: $0.stripped, use) }
        case .memberExpression where parent.parent?.isCopyOfClosure == true:
            return parent.parent.flatMap { place(ofUse: $0, boundary: boundary) }
        case .argument:
            guard let call = parent.parent, call.kind == .callExpression, let callee = call.calleeName else {
                return .unknown(use)
            }
            switch placeInTree(callee, parent, call) ?? place(ofArgument: parent, call: call) {
            case .inPlace: return climbed(from: call, boundary)
            case .paths(let paths): return .paths(paths)
            }
        case .optionalBinding, .infixExpression: return nil
        default: return .unknown(use)
        }
    }

    private func asksForQueue(around call: Node, _ boundary: Node) -> Bool {
        call.selfAndAncestors.prefix { $0 != boundary }.contains { branch in
            branch.kind == .ifBranch
                && branch.conditions.contains { condition in condition.contains(where: readsQueueSpecific) }
        }
    }

    /// `DispatchQueue.getSpecific(key: …)`, directly or through a property of the tree.
    private func readsQueueSpecific(_ node: Node) -> Bool {
        if node.isNamed("getSpecific") || node.isNamed("dispatch_get_specific") { return true }
        guard case .variable(let id)? = project.referent(of: node) else { return false }
        return project.accessors(of: id).contains { accessor in
            project.body(of: accessor)?.contains { $0.isNamed("getSpecific") || $0.isNamed("dispatch_get_specific") }
                ?? false
        }
    }

    private func climbed(from node: Node, _ boundary: Node) -> ClosurePlace {
        let (paths, reachedBoundary) = paths(of: node, within: boundary)
        guard reachedBoundary else { return .paths(paths) }
        guard let function = project.function(declaredBy: boundary) else { return .inPlace }
        let inferred = isolation.isolation(of: function)
        guard inferred.basis == .declared, let place = inferred.place else { return .inPlace }
        return .paths([ExecutionPath(place, evidence: boundary)])
    }

    private func isAll(_ place: ClosurePlace, _ wanted: ExecutionPlace) -> Bool {
        if case .paths(let paths) = place { return !paths.isEmpty && paths.allSatisfy { $0.place == wanted } }
        return false
    }

    /// The place on which all uses agree. Where they do not, a worker on which some use runs the closure is a guess: what
    /// decides between the uses is not known.
    private func combined(_ places: [ClosurePlace], _ evidence: Node) -> ClosurePlace {
        let isInPlace = places.allSatisfy { if case .inPlace = $0 { true } else { false } }
        if isInPlace { return .inPlace }
        let found = places.flatMap { place -> [ExecutionPath] in
            if case .paths(let paths) = place { return paths }
            return [ExecutionPath(.unknown, evidence: evidence)]
        }
        let distinct = Set(found.map(\.place))
        if distinct.count == 1, let only = distinct.first, only != .unknown { return .hop(only, evidence) }
        guard let worker = found.first(where: { $0.worker != nil }) else { return .unknown(evidence) }
        let guess = ExecutionPath(worker.place, evidence: worker.evidence ?? evidence, isHop: true, isGuess: true)
        return .paths([guess, ExecutionPath(.unknown, evidence: evidence)])
    }
}
