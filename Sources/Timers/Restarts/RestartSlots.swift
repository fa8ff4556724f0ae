import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The slots in which timers are kept: whether a key, or the object with the property, can hold an earlier timer.
extension RestartSearch {
    /// `timer = timer ?? Timer…`, and `let new = timers[key] ?? Timer…; timers[key] = new`.
    func keepsOld(_ place: Node) -> Bool {
        guard place.kind == .assignmentExpression, let target = place.firstChild, let value = target.assignedValue
        else { return false }
        let choice = project.local(value).flatMap { project.value(of: $0)?.stripped } ?? value
        return choice.isNamed("??") && choice.firstChild?.stripped.text == target.stripped.text
    }

    /// `timers[key] = …` for each key: every iteration has its own slot.
    func hasSlotOfItsOwn(_ place: Node, in loop: Node) -> Bool {
        guard let target = slot(filledAt: place), loop.range.contains(target.range) else { return false }
        return target.children.dropFirst().contains { index in
            index.contains { node in
                guard node.kind == .nameExpression, case .variable(let id)? = project.referent(of: node),
                    project[id].kind == .local
                else { return false }
                return loop.encloses(project.node(of: id))
            }
        }
    }

    /// `for name in names { let cell = makeCell(); cell.clock = Clock() }`: each turn sets a property of an object of its
    /// own, a new one or one that the loop visits.
    func isOfObjectOfTurn(_ place: Node, in loop: Node) -> Bool {
        guard let object = localObject(changedAt: place), loop.encloses(project.node(of: object)) else { return false }
        let given = references.uses(ofLocal: object).filter(\.isAssigned).compactMap(\.assignedValue)
        return (given + [project.value(of: object)].compactMap { $0 }).allSatisfy { value in
            let value = value.stripped
            return value.kind == .nilLiteral || makesInstance(value)
                || project.local(value).map { loop.encloses(project.node(of: $0)) } == true
        }
    }

    /// `timers[UUID()] = …`, `counter += 1; timers[counter] = …`: each run of the code has a slot of its own.
    func hasNewKey(_ place: Node) -> Bool {
        guard let key = slot(filledAt: place)?.arguments.first else { return false }
        return isNew(key, depth: 0)
    }

    /// `let job = Job(); job.timer = …`: each run of the code creates the object whose property it sets.
    func isOfNewObject(_ place: Node) -> Bool {
        guard let object = localObject(changedAt: place),
            project[object].isLet || place.tree.file.language == .objectiveC, let value = project.value(of: object)
        else { return false }
        let loops = place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.filter(\.isLoop)
        return makesInstance(value) && loops.allSatisfy { $0.range.contains(value.range) }
    }

    /// The local variable that holds the object whose property the assignment around the place sets.
    private func localObject(changedAt place: Node) -> VariableID? {
        let assignment = place.selfAndAncestors.first { $0.kind == .assignmentExpression }
        guard let target = assignment?.firstChild?.stripped, target.kind == .memberExpression,
            case .variable(let object)? = target.base.flatMap({ project.referent(of: $0) }),
            project[object].kind == .local
        else { return nil }
        return object
    }

    private func slot(filledAt place: Node) -> Node? {
        let assignment = place.selfAndAncestors.first { $0.kind == .assignmentExpression }
        guard let target = assignment?.firstChild?.stripped, target.kind == .subscriptExpression else { return nil }
        return target
    }

    // MARK: Keys

    /// How many variables, functions and expressions are followed from a key to what makes it new.
    private static let keyDepth = 8

    /// Whether the value differs in each run of the code around it.
    private func isNew(_ value: Node, depth: Int) -> Bool {
        guard depth < Self.keyDepth else { return false }
        let node = value.stripped
        switch node.kind {
        case .argument, .interpolation, .stringLiteral, .tupleExpression:
            return node.children.contains { isNew($0, depth: depth + 1) }
        case .infixExpression where node.isNamed("+"):
            return node.children.contains { isNew($0, depth: depth + 1) }
        case .nameExpression: return isNewVariable(node, depth: depth)
        case .memberExpression:
            return isNewVariable(node, depth: depth) || node.base.map { isNew($0, depth: depth + 1) } == true
        case .callExpression: return isNewResult(node, depth: depth)
        default: return false
        }
    }

    private func isNewVariable(_ name: Node, depth: Int) -> Bool {
        guard case .variable(let id)? = project.referent(of: name) else { return false }
        switch project[id].kind {
        case .local:
            let isConstant = project[id].isLet || name.tree.file.language == .objectiveC
            return isConstant && project.value(of: id).map { isNew($0, depth: depth + 1) } == true
        case .property, .global: return isCountedUp(id, at: name)
        default: return false
        }
    }

    /// `UUID()`, `NSUUID.UUID`, a function of the tree that returns a new value, or a conversion of one:
    /// `String(counter)`, `[NSString stringWithFormat:@"%d", counter]`.
    private func isNewResult(_ call: Node, depth: Int) -> Bool {
        guard let callee = call.calleeName else { return false }
        if case .functions(let functions)? = project.referent(of: callee) {
            return !functions.isEmpty
                && functions.allSatisfy { function in
                    let results = project.body(of: function)?.returnedValues ?? []
                    return !results.isEmpty && results.allSatisfy { isNew($0, depth: depth + 1) }
                }
        }
        if RuntimeAPI.uniqueIdentifiers.contains(callee.name), call.arguments.isEmpty { return true }
        return call.arguments.contains { isNew($0, depth: depth + 1) }
            || callee.base.map { isNew($0, depth: depth + 1) } == true
    }

    /// Whether the function around a use of a counter always counts it up, and nothing sets it back.
    private func isCountedUp(_ counter: VariableID, at use: Node) -> Bool {
        guard let function = project.function(around: use) else { return false }
        let writes = references.uses(of: counter).map(\.node).filter {
            $0.isAssigned && project.function(around: $0).map { project[$0].kind.isInitializer } != true
        }
        let steps = writes.compactMap(\.outermostUnwrap.parent)
        guard !steps.isEmpty, steps.allSatisfy({ $0.kind == .assignmentExpression && $0.isNamed("+=") }) else {
            return false
        }
        return steps.contains { step in
            project.function(around: step) == function && !isOptional(step, besides: use)
        }
    }

    /// Whether the use can be reached without the step.
    private func isOptional(_ step: Node, besides use: Node) -> Bool {
        step.selfAndAncestors.prefix { !$0.range.contains(use.range) }.contains { node in
            switch node.kind {
            case .ifBranch, .switchCase, .ternaryExpression, .closureExpression, .guardStatement, .catchClause: true
            default: node.isLoop
            }
        }
    }
}
