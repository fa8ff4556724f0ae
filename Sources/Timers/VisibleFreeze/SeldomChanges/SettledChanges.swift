import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes the changes of a handler that polls: it sets one of a few values according to a state elsewhere
/// (`button.isEnabled = AXIsProcessTrusted()`), which does not move from fire to fire. Input: a handler's code
/// and its changes. Output: whether a change is such a step.
struct SettledChanges {
    private let facts: ProjectFacts
    private let ways: HandlerWays
    private var project: Project { facts.project }
    /// State that the handler itself advances: a value that depends on it moves.
    private var written: Set<VariableID>
    /// The same for members that frameworks declare (`alpha`), by name.
    private let writtenNames: Set<String>
    /// Those of these members that the handler sets to one constant only.
    private let latchedNames: Set<String>
    /// The handler's own code: the conditions around it decide whether the timer is created, not what a fire does.
    private let code: Set<Node>

    /// What is written when the timer ends does not move anything at a later fire.
    init(facts: ProjectFacts, ways: HandlerWays, code: [Node], endings: FinalChanges) {
        self.facts = facts
        self.ways = ways
        self.code = Set(code)
        var writes: [VariableID: [Node]] = [:]
        var names: [String: [Node]] = [:]
        for node in ways.bodies.flatMap(SettledChanges.changedNames) where !endings.isFinal(node) {
            if case .variable(let id)? = facts.project.referent(of: node) {
                writes[id, default: []].append(node)
            } else {
                names[node.name, default: []].append(node)
            }
        }
        written = Set(writes.filter { !SettledChanges.latch($0.value) }.keys)
        writtenNames = Set(names.keys)
        latchedNames = Set(names.filter { SettledChanges.latch($0.value) }.keys)
        written = Set(writes.filter { written.contains($0.key) && !$0.value.allSatisfy(isSettled) }.keys)
    }

    /// Whether the handler sets the variable to one constant only: that happens once.
    private static func latch(_ targets: [Node]) -> Bool {
        let values = targets.map { target -> String? in
            guard target.isAssigned, target.outermostUnwrap.parent?.isNamed("=") == true,
                let value = target.outermostUnwrap.nextSibling?.stripped,
                value.kind == .booleanLiteral || value.kind == .nilLiteral || value.numericValue != nil
            else { return nil }
            return value.text
        }
        return Set(values).count == 1 && values.allSatisfy { $0 != nil }
    }

    /// Whether what is assigned does not move from fire to fire.
    private func isSettled(_ target: Node) -> Bool {
        guard target.isAssigned, let assignment = target.outermostUnwrap.parent, assignment.isNamed("="),
            let value = target.outermostUnwrap.nextSibling, !hangsOnWritten(origin(of: value.stripped))
        else { return false }
        let conditions = conditions(around: assignment)
        if asksWhetherOther(conditions, target, than: value) { return true }
        return isOneOfFew(value.stripped, target) && conditions.allSatisfy { !hangsOnWritten($0) }
    }

    /// `if status != player.status { status = player.status }`: it moves only when something else does.
    private func asksWhetherOther(_ conditions: [Node], _ target: Node, than value: Node) -> Bool {
        let sides = [target.pathWithoutSelf, value.pathWithoutSelf]
        return conditions.flatMap(\.conjuncts).contains { condition in
            guard condition.kind == .infixExpression, condition.isNamed("!=") else { return false }
            let compared = condition.children.filter(\.isExpression).map(\.pathWithoutSelf)
            return compared == sides || compared == sides.reversed()
        }
    }

    func isSettled(_ change: VisibleChange) -> Bool {
        if setsConstants(change) { return true }
        if (change.calls + [change.node]).contains(where: replacesOtherElements) { return true }
        guard let assignment = decisiveAssignment(of: change), assignment.isNamed("="),
            let target = assignment.firstChild, let value = target.nextSibling, isOneOfFew(value.stripped, target)
        else { return false }
        let asked = conditions(around: assignment).flatMap(\.conjuncts)
        if asksForOpposite(of: value.stripped, in: target, asked) || asked.contains(where: { ends($0, target, value) })
        {
            return true
        }
        guard !hangsOnWritten(origin(of: value.stripped)), !isOfAnotherAtEachFire(target) else { return false }
        // Whether another state is asked for at this fire or at the next makes no difference.
        guard isConstant(value.stripped), !isSetOnce(target) else { return true }
        // A constant that is set unconditionally represents more than the code shows, unless it shows or hides a view.
        let questions = ([change.node] + change.calls).flatMap(conditions)
        let isHiding = InterfaceAPI.hiding.contains(target.stripped.name)
        guard !questions.isEmpty || isHiding else { return false }
        return questions.allSatisfy { !hangsOnWritten($0) || isHiding && isLatched(target) && isPassedOnce($0) }
    }

    /// `if ticks > 8 { bar.isHidden = true }`, where the handler only counts.
    private func isPassedOnce(_ question: Node) -> Bool {
        question.conjuncts.allSatisfy { condition in
            let sides = condition.children.filter(\.isExpression).map(\.stripped)
            guard condition.kind == .infixExpression, ["<", "<=", ">", ">="].contains(condition.name),
                sides.count == 2, project.constantValue(of: sides[1]) != nil,
                case .variable(let id)? = project.referent(of: sides[0])
            else { return !hangsOnWritten(condition) }
            return ways.changes(of: id, project).allSatisfy {
                $0.counterStep != nil || $0.kind != .assignmentExpression
            }
        }
    }

    /// `cards[shown].isHidden = false`, where the handler counts `shown`.
    private func isOfAnotherAtEachFire(_ target: Node) -> Bool {
        guard let base = target.stripped.base?.stripped else { return false }
        return hangsOnWritten(project.local(base).flatMap { project.value(of: $0) } ?? base)
    }

    /// `if isOn { button.setTitle("On", for: .normal) }`: a constant for each state of something else.
    private func setsConstants(_ change: VisibleChange) -> Bool {
        guard change.node.kind == .callExpression, let callee = change.node.calleeName, callee.name.hasPrefix("set"),
            !callee.name.hasPrefix(VisibleChanges.redrawing), callee.base != nil, !change.node.arguments.isEmpty,
            change.node.arguments.allSatisfy({ $0.value.map { isConstantArgument($0.stripped) } == true })
        else { return false }
        let questions = ([change.node] + change.calls).flatMap(conditions)
        return !questions.isEmpty && questions.allSatisfy { !hangsOnWritten($0) }
    }

    /// Also a constant of a framework: `UIControlStateNormal`.
    private func isConstantArgument(_ value: Node) -> Bool {
        isConstant(value)
            || value.kind == .nameExpression && value.beginsWithUppercase && project.referent(of: value) == nil
    }

    /// `if found != shown { shown = found }`: elements that the handler compares with what is shown change now and then.
    private func replacesOtherElements(_ assignment: Node) -> Bool {
        guard assignment.kind == .assignmentExpression, assignment.isNamed("="), let target = assignment.firstChild,
            let value = target.nextSibling, let type = project.type(of: target),
            CollectionAPI.collectionTypes.contains(type.name)
        else { return false }
        return asksWhetherOther(conditions(around: assignment), target, than: value)
    }

    /// A variable that all code sets to one and the same constant: only the first time changes it.
    private func isSetOnce(_ target: Node) -> Bool {
        guard case .variable(let id)? = project.referent(of: target), project.accessors(of: id).isEmpty else {
            return false
        }
        return SettledChanges.latch(Array(facts.writes(of: id)))
    }

    /// `if elapsed > limit && !isLate { isLate = true }`: the first such step is the last, unless the handler takes it
    /// back.
    private func asksForOpposite(of value: Node, in target: Node, _ conditions: [Node]) -> Bool {
        guard let value = value.booleanValue, isLatched(target) else { return false }
        return conditions.contains { condition in
            let question = condition.withoutNegation
            return (question != condition) == value && isSame(question, target)
        }
    }

    private func isSame(_ question: Node, _ target: Node) -> Bool {
        if case .variable(let id)? = project.referent(of: target) {
            return project.referent(of: question) == .variable(id)
        }
        return !target.pathWithoutSelf.isEmpty && question.pathWithoutSelf == target.pathWithoutSelf
    }

    /// `if player.rate == 0 { player.rate = 1 }`, `if peers[i].signal != nil { peers[i].signal = nil }`: the step ends the
    /// condition, which nothing else in the handler brings about again.
    private func ends(_ condition: Node, _ target: Node, _ value: Node) -> Bool {
        if condition.kind == .optionalBinding { return isLatched(target) && unbinds(condition, target, value) }
        let parts = Array(condition.children)
        guard condition.kind == .infixExpression, parts.count == 3, isLatched(target),
            parts[0].pathWithoutSelf == target.pathWithoutSelf
        else { return false }
        if value.stripped.kind == .nilLiteral {
            return condition.isNamed("!=") && parts[2].stripped.kind == .nilLiteral
        }
        guard let given = project.constantValue(of: value), let limit = project.constantValue(of: parts[2]) else {
            return false
        }
        switch condition.name {
        case "==": return given != limit
        case "!=": return given == limit
        case "<": return given >= limit
        case ">": return given <= limit
        default: return false
        }
    }

    /// `if let last = peer.last { peer.last = nil }`
    private func unbinds(_ binding: Node, _ target: Node, _ value: Node) -> Bool {
        value.stripped.kind == .nilLiteral
            && (binding.initialValue ?? binding.firstChild)?.pathWithoutSelf == target.pathWithoutSelf
    }

    private func isLatched(_ target: Node) -> Bool {
        if case .variable(let id)? = project.referent(of: target) { return !written.contains(id) }
        return latchedNames.contains(target.stripped.name)
    }

    // MARK: Values

    /// The assignment that determines the value: if an observer only passes on the value of its property
    /// (`didSet { button.image = image }`, `didSet { hint.isHidden = !isLate }`), the assignment to that property.
    private func decisiveAssignment(of change: VisibleChange) -> Node? {
        guard change.node.kind == .assignmentExpression else { return nil }
        guard let given = change.calls.last, given.kind == .assignmentExpression, let property = given.firstChild,
            let handedOn = change.node.firstChild?.nextSibling?.stripped,
            let referent = project.referent(of: property), project.referent(of: handedOn.withoutNegation) == referent
        else { return change.node }
        return given
    }

    /// A constant, a choice of two, or a Boolean that other code returns.
    private func isOneOfFew(_ value: Node, _ target: Node) -> Bool {
        switch value.kind {
        case .ternaryExpression: value.children.dropFirst().allSatisfy { isOneOfFew($0.stripped, target) }
        default: isConstant(value) || isBool(target) || value.isIdentifierOfOther
        }
    }

    /// Whether the target is a Bool, by its type, by its initial value or by a name of Apple's frameworks, or consists of
    /// some.
    private func isBool(_ target: Node) -> Bool {
        if let type = project.type(of: target) { return type.name == "Bool" || type.id.map(consistsOfBools) == true }
        guard case .variable(let id)? = project.referent(of: target) else {
            return VisibleChanges.truths.contains(target.stripped.name)
        }
        return project.value(of: id)?.stripped.kind == .booleanLiteral
    }

    /// `struct Permissions { var camera, microphone: Bool }`
    private func consistsOfBools(_ type: TypeID) -> Bool {
        let stored = project.types[type].allProperties.filter {
            !project[$0].isStatic && project.accessors(of: $0).isEmpty
        }
        return project.types[type].kind == .struct && !stored.isEmpty
            && stored.allSatisfy { project.type(of: $0)?.name == "Bool" }
    }

    private func isConstant(_ value: Node) -> Bool {
        switch value.kind {
        case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: return true
        case .arrayExpression, .dictionaryExpression: return value.firstChild == nil
        case .stringLiteral: return value.firstChild(.interpolation) == nil
        case .callExpression, .macroExpansion:
            // A call without arguments may read a clock.
            return !value.arguments.isEmpty
                && value.arguments.allSatisfy { $0.value.map { isConstant($0.stripped) } ?? true }
                && isNoMethodCall(value)
        case .memberExpression: return value.base.map { isTypeName($0.stripped) } ?? true
        case .nameExpression:
            guard case .variable(let id)? = project.referent(of: value) else { return false }
            return project[id].isLet && project[id].kind != .local && project[id].kind != .parameter
        default: return false
        }
    }

    /// `UIImage(named: "on")`, `NSLocalizedString("On", comment: "")`, `[UIColor redColor]`.
    private func isNoMethodCall(_ call: Node) -> Bool {
        guard let callee = call.calleeName, let base = callee.base else {
            return call.calleeName?.beginsWithUppercase ?? true
        }
        return isTypeName(base.stripped)
    }

    private func isTypeName(_ node: Node) -> Bool {
        if case .variable? = project.referent(of: node) { return false }
        return node.kind == .nameExpression && node.beginsWithUppercase && !node.name.hasSuffix("Date")
    }

    // MARK: Dependencies

    /// The conditions on the path from the start of the handler, or of a function that it calls, to a place in it.
    private func conditions(around place: Node) -> [Node] {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike && !code.contains($0) }.flatMap { node -> [Node] in
            switch node.kind {
            case .ifBranch: node.conditions + (node.parent?.branches.flatMap(\.conditions) ?? [])
            case .switchCase: node.parent?.firstChild.map { [$0] } ?? []
            default: []
            }
        }
    }

    private func hangsOnWritten(_ code: Node) -> Bool {
        code.contains { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression else { return false }
            if case .variable(let id)? = project.referent(of: node) { return written.contains(id) }
            return writtenNames.contains(node.name)
        }
    }

    /// `!isOn` of `next` after `let next = !isOn`.
    private func origin(of value: Node) -> Node {
        guard case .variable(let id)? = project.referent(of: value), project[id].kind == .local, project[id].isLet
        else { return value }
        return project.value(of: id) ?? value
    }

    private static func changedNames(in body: Node) -> [Node] {
        var found: [Node] = []
        _ = body.contains { node in
            if node.kind == .nameExpression || node.kind == .memberExpression, node.isChanged {
                found.append(node)
            }
            return false
        }
        return found
    }
}

extension Node {
    /// `isLate` of `!isLate`.
    fileprivate var withoutNegation: Node {
        kind == .prefixExpression && isNamed("!") ? firstChild?.stripped ?? self : self
    }
}
