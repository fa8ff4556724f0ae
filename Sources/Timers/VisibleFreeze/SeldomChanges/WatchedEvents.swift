import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes the changes that a poll makes only when something has happened elsewhere: what it finds differs from what
/// it remembers (`changeCount`, a pressed button, another size of the content), or it shows a window that is hidden.
/// Between two such events nothing moves. Input: a change of a handler. Output: whether it waits for an event.
struct WatchedEvents {
    let project: Project
    let ways: HandlerWays

    /// How many local variables are followed from a condition to what it asks.
    private static let depthLimit = 3

    func decide(_ change: VisibleChange) -> Bool {
        ways.conditions(on: change).contains { condition in
            asksForNews(condition) || asksForSame(condition)
                || condition.conjuncts.contains(where: MomentConditions(project: project, ways: ways).asksForMoment)
        }
            || (change.calls + [change.node]).contains(where: isPartOfAppearance)
    }

    // MARK: Conditions

    /// Whether the condition holds only after an event: `found != last`, `pressed & mask`, `isDown && !wasDown`.
    private func asksForNews(_ condition: Node, depth: Int = 0) -> Bool {
        let node = condition.stripped
        switch node.kind {
        case .prefixExpression where node.isNamed("!"):
            return node.firstChild.map { asksForSame($0, depth: depth) } ?? false
        case .infixExpression where node.isNamed("&&"):
            return operands(of: node).contains { asksForNews($0, depth: depth) } || asksForFlip(operands(of: node))
        case .infixExpression where node.isNamed("||"):
            let others = operands(of: node).filter { !asksForNews($0, depth: depth) }
            return others.count < operands(of: node).count && others.allSatisfy(asksForBeginning)
        case .infixExpression where ordersByAge(node): return true
        case .infixExpression where node.isNamed("!="):
            return compares(node) || comparedWithZero(node).map { asksForNews($0, depth: depth) } ?? false
        case .infixExpression where node.isNamed("&"):
            return isRise(node) || operands(of: node).contains { isLocal($0, where: asksForNews, depth: depth) }
        case .infixExpression: return measuresLayout(node)
        case .callExpression:
            return isRise(node) || node.calleeName?.base.map { isLocal($0, where: asksForNews, depth: depth) } ?? false
        case .nameExpression: return isLocal(node, where: asksForNews, depth: depth)
        default: return false
        }
    }

    /// Whether it holds until an event: `found == last`.
    private func asksForSame(_ condition: Node, depth: Int = 0) -> Bool {
        let node = condition.stripped
        switch node.kind {
        case .prefixExpression where node.isNamed("!"):
            return node.firstChild.map { asksForNews($0, depth: depth) } ?? false
        case .infixExpression where node.isNamed("&&"):
            return operands(of: node).allSatisfy { asksForSame($0, depth: depth) }
        case .infixExpression where node.isNamed("||"):
            return operands(of: node).contains { asksForSame($0, depth: depth) }
        case .infixExpression where node.isNamed("=="):
            return compares(node) || comparedWithZero(node).map { asksForNews($0, depth: depth) } ?? false
        case .callExpression:
            if asksForKnown(node) { return true }
            guard let callee = node.calleeName, RuntimeAPI.equalities.contains(callee.name), let base = callee.base,
                let other = node.arguments.first?.value
            else { return false }
            return remembers(base, other) || remembers(other, base)
        case .nameExpression: return isLocal(node, where: asksForSame, depth: depth)
        default: return false
        }
    }

    private func operands(of node: Node) -> [Node] { node.children.filter(\.isExpression) }

    private func isLocal(_ name: Node, where asks: (Node, Int) -> Bool, depth: Int) -> Bool {
        guard depth < Self.depthLimit, let id = project.local(name.stripped), let value = project.value(of: id) else {
            return false
        }
        return asks(value, depth + 1)
    }

    private func compares(_ comparison: Node) -> Bool {
        let sides = operands(of: comparison)
        return sides.count == 2 && (remembers(sides[0], sides[1]) || remembers(sides[1], sides[0]))
    }

    /// The bits of `pressed & mask != 0`.
    private func comparedWithZero(_ comparison: Node) -> Node? {
        let sides = operands(of: comparison)
        return sides.contains { $0.numericValue == 0 } ? sides.first { $0.stripped.isNamed("&") } : nil
    }

    /// `last == nil`, or a flag that the handler takes back: it holds at the first fire.
    private func asksForBeginning(_ condition: Node) -> Bool {
        let node = condition.stripped
        if node.kind == .infixExpression, node.isNamed("==") {
            return operands(of: node).contains { $0.stripped.kind == .nilLiteral }
        }
        guard case .variable(let id)? = project.referent(of: node) else { return false }
        let values = ways.values(assignedTo: id, project).map(\.stripped.booleanValue)
        return values.contains(false) && !values.contains(nil)
    }

    /// `modified > lastModified`, `[modified compare:lastModified] == NSOrderedDescending`
    private func ordersByAge(_ comparison: Node) -> Bool {
        let sides = operands(of: comparison).map(\.stripped)
        guard sides.count == 2 else { return false }
        switch comparison.name {
        case "<", ">": return remembersOutside(sides[0], sides[1]) || remembersOutside(sides[1], sides[0])
        case "==", "!=":
            guard let call = sides.first(where: { $0.kind == .callExpression }), let callee = call.calleeName,
                RuntimeAPI.orderings.contains(callee.name), let base = callee.base,
                let other = call.arguments.first?.value,
                let order = sides.first(where: { $0 != call })?.name
            else { return false }
            return RuntimeAPI.sameOrder.contains(order) == comparison.isNamed("!=")
                && (remembers(base, other) || remembers(other, base))
        default: return false
        }
    }

    /// Of numbers, only those that nothing but an event changes are larger than before now and then.
    private func remembersOutside(_ old: Node, _ new: Node) -> Bool {
        keeps(old, new) && names(EventPace.outsideStates, in: new, depth: 0)
    }

    /// `isDown && !wasDown`
    private func asksForFlip(_ operands: [Node]) -> Bool {
        let names = operands.map { $0.stripped.isNegated ? $0.stripped.firstChild?.stripped ?? $0 : $0.stripped }
        guard operands.contains(where: \.stripped.isNegated) else { return false }
        return names.contains { old in
            names.contains { keeps(old, $0) }
                || isFlag(old)
                    && names.contains { $0 != old && FoundValues(project: project, ways: ways).isOutside($0) }
        }
    }

    /// `wasInside`, which the code sets to true in one branch and to false in another.
    private func isFlag(_ name: Node) -> Bool {
        guard case .variable(let id)? = project.referent(of: name), project[id].kind != .parameter else { return false }
        let values = ways.values(assignedTo: id, project).map(\.stripped.booleanValue)
        return values.count == ways.changes(of: id, project).count && values.contains(true) && values.contains(false)
    }

    /// `known.contains(path)`, where what is new is put into it: `known.insert(path)`.
    private func asksForKnown(_ call: Node) -> Bool {
        guard let callee = call.calleeName, callee.name == CollectionAPI.membershipTest, let known = callee.base,
            let element = call.arguments.first?.value, !element.stripped.pathWithoutSelf.isEmpty
        else { return false }
        return ways.bodies.contains { body in
            body.contains { addition in
                addition.kind == .callExpression
                    && addition.calleeName.map { CollectionAPI.keepingMethods.contains($0.name) } == true
                    && addition.calleeName?.base?.pathWithoutSelf == known.pathWithoutSelf
                    && addition.arguments.first?.value?.pathWithoutSelf == element.pathWithoutSelf
            }
        }
    }

    /// `buttons & ~previousButtons`, `buttons.subtracting(previousButtons)`
    private func isRise(_ node: Node) -> Bool {
        if node.kind == .callExpression {
            guard let callee = node.calleeName, callee.name == CollectionAPI.setDifference, let new = callee.base,
                let old = node.arguments.first?.value
            else { return false }
            return keeps(old.stripped, new.stripped)
        }
        let sides = operands(of: node)
        return sides.contains { side in
            let inverted = side.nodes { $0.kind == .prefixExpression && $0.isNamed("~") }.compactMap(\.firstChild)
            return inverted.contains { old in
                sides.contains { $0 != side && keeps(old.stripped, $0.stripped) }
            }
        }
    }

    /// `abs(content.fittingSize.height - frame.height) > 1`: what layout computes from the content.
    private func measuresLayout(_ comparison: Node) -> Bool {
        comparison.isComparison && names(InterfaceAPI.layoutMeasures, in: comparison, depth: 0)
    }

    // MARK: What is remembered

    /// Whether a poll keeps in one variable what it finds in the other expression, and that changes by events only.
    private func remembers(_ old: Node, _ new: Node) -> Bool {
        keeps(old.stripped, new.stripped) && changesByEvents(new.stripped)
    }

    private func keeps(_ old: Node, _ new: Node) -> Bool {
        guard case .variable(let id)? = project.referent(of: old), project[id].kind != .parameter, old != new else {
            return false
        }
        return ways.values(assignedTo: id, project).contains { isSame($0.stripped, new) }
    }

    private func isSame(_ value: Node, _ other: Node) -> Bool {
        let path = value.pathWithoutSelf
        if !path.isEmpty, path == other.pathWithoutSelf { return true }
        guard let id = project.local(value), project[id].isLet, let origin = project.value(of: id) else { return false }
        return !origin.pathWithoutSelf.isEmpty && origin.pathWithoutSelf == other.pathWithoutSelf
    }

    private func changesByEvents(_ value: Node) -> Bool {
        if names(EventPace.outsideStates, in: value, depth: 0) || value.isIdentifierOfOther { return true }
        if FoundValues(project: project, ways: ways).areFound(value) { return true }
        if value.selfAndBases.dropFirst().contains(where: isStill) { return true }
        guard let type = project.type(of: value) else { return false }
        return type.name == "Bool" || CollectionAPI.collectionTypes.contains(type.name)
            || type.id.map { project.types[$0].kind == .enum } == true
    }

    /// `screen` of `screen.frame`: what the system keeps for as long as the user does nothing.
    private func isStill(_ whole: Node) -> Bool {
        project.type(of: whole).map { EventPace.stillTypes.contains($0.name) } ?? false
    }

    /// Whether an expression contains one of some names, itself or in the local constants that it uses.
    private func names(_ wanted: Set<String>, in code: Node, depth: Int) -> Bool {
        code.contains { node in
            if wanted.contains(node.name) { return true }
            guard depth < Self.depthLimit, node.kind == .nameExpression, let id = project.local(node) else {
                return false
            }
            let values = project.value(of: id).map { [$0] } ?? ways.values(assignedTo: id, project)
            return values.contains { names(wanted, in: $0, depth: depth + 1) }
        }
    }

    // MARK: Appearances

    /// `if isWanted && !isVisible { place(); orderFront(nil) }`: the step ends what its condition asks for.
    private func isPartOfAppearance(_ place: Node) -> Bool {
        ways.branches(around: place).contains { branch in
            guard let block = branch.body else { return false }
            return branch.conditions.flatMap(\.conjuncts).contains { part in
                let question = part.isNegated ? part.firstChild?.stripped ?? part : part
                let asksForShown: Bool
                switch question.name {
                case let name where InterfaceAPI.shownQuestions.contains(name): asksForShown = !part.isNegated
                case let name where InterfaceAPI.hiding.contains(name): asksForShown = part.isNegated
                default: return false
                }
                return block.contains { call in
                    guard call.kind == .callExpression, let name = call.calleeName?.name else { return false }
                    return asksForShown
                        ? VisibleChanges.disappearances.contains(name)
                        : VisibleChanges.transitions.subtracting(VisibleChanges.disappearances).contains(name)
                }
            }
        }
    }
}

extension Node {
    fileprivate var isNegated: Bool { kind == .prefixExpression && isNamed("!") }

    fileprivate var isComparison: Bool {
        kind == .infixExpression && ["<", "<=", ">", ">=", "==", "!="].contains(name)
    }
}
