import TimerlintControlFlow
import TimerlintSyntax

/// Which places of one function exclude each other, and which are always reached.
package enum Branches {
    /// Whether the two are in different branches of one `if`, `switch` or `?:`, or the first one's block exits
    /// before the second is reached.
    package static func areExclusive(_ first: Node, _ second: Node) -> Bool {
        var child = first
        while let parent = child.parent {
            if parent.range.contains(second.range) {
                switch parent.kind {
                case .ifStatement, .switchStatement, .ifConfig: return true
                case .ternaryExpression:
                    return child != parent.firstChild && parent.firstChild?.range.contains(second.range) != true
                default: return false
                }
            }
            if parent.kind == .block, isBranch(parent), parent.leaves { return true }
            child = parent
        }
        return false
    }

    /// Whether a `guard` or an early return lies between the two, so that the first can run without the second.
    package static func canExitBetween(_ first: Node, _ second: Node) -> Bool {
        var child = first
        while let parent = child.parent {
            if parent.range.contains(second.range) { return exits(after: child, before: second, in: parent) }
            child = parent
        }
        return false
    }

    private static func exits(after first: Node, before second: Node, in block: Node) -> Bool {
        block.decisions.contains { statement in
            guard statement.range.start >= first.range.end, statement.range.end <= second.range.start else {
                return false
            }
            switch statement.kind {
            case .guardStatement: return true
            case .ifStatement: return statement.branches.contains { $0.body?.leaves == true }
            default: return false
            }
        }
    }

    /// Whether control leaves a loop whenever it has passed a place in it: `if begins() { start(); break }`.
    static func alwaysLeave(_ loop: Node, after place: Node) -> Bool {
        let way = place.selfAndAncestors.prefix { $0 != loop }
        return way.contains { step in
            sequence(first: step, next: \.nextSibling).dropFirst().contains { statement in
                switch statement.kind {
                case .returnStatement, .throwStatement: true
                case .breakStatement: statement.name.isEmpty && statement.isBreak(of: loop)
                default: false
                }
            }
        }
    }

    /// Whether at least one such call lies on each path through a body to its normal exit: before each early exit, too.
    static func eachPath(through body: Node, passes isSuchCall: (Node) -> Bool) -> Bool {
        let graph = ControlFlowGraph(of: body)
        var seen: Set<BlockID> = [ControlFlowGraph.entry]
        var waiting = [ControlFlowGraph.entry]
        var isPassed = false
        while let id = waiting.popLast() {
            guard id != graph.exit else { return false }
            if graph.blocks[id].events.contains(where: { $0.kind == .call && isSuchCall($0.node) }) {
                isPassed = true
            } else {
                waiting += graph.blocks[id].edges.map(\.target).filter { seen.insert($0).inserted }
            }
        }
        return isPassed
    }

    /// Whether no branch and no exit lies between the start of a body and a place, except `guard let self` and
    /// a test for the timer.
    package static func isUnconditional(_ place: Node, in body: Node) -> Bool {
        var child = place
        while child != body, let parent = child.parent {
            switch parent.kind {
            case .ifBranch, .switchCase, .catchClause, .ternaryExpression: return false
            case .guardStatement where child.kind == .block: return false
            case .infixExpression where parent.mayPassOver(child): return false
            case .block:
                if parent.decisions.contains(where: { $0.range.end <= child.range.start && mayLeave($0) }) {
                    return false
                }
            default: break
            }
            child = parent
        }
        return true
    }

    /// The conditions of the branches around a place, of the branches tested before them, and of earlier exits. A
    /// `case` counts as one.
    static func conditions(before place: Node, in body: Node) -> [Node] {
        var found: [Node] = []
        var child = place
        while child != body, let parent = child.parent {
            switch parent.kind {
            case .ifStatement: found += parent.branches.prefix { $0 != child }.flatMap(\.conditions)
            case .ifBranch, .guardStatement: found += parent.conditions.filter { $0 != child }
            case .switchCase: found.append(parent)
            case .block: found += parent.decisions(before: child).flatMap(conditionsOfExit)
            default: break
            }
            child = parent
        }
        return found
    }

    /// The conditions under which a statement leaves the function.
    private static func conditionsOfExit(_ statement: Node) -> [Node] {
        switch statement.kind {
        case .guardStatement: return statement.conditions
        case .ifStatement:
            let exits = statement.branches.filter { branch in
                branch.containsOutsideClosures { $0.kind == .returnStatement }
            }
            return exits.flatMap(\.conditions)
        default: return []
        }
    }

    private static func mayLeave(_ statement: Node) -> Bool {
        switch statement.kind {
        case .guardStatement: !statement.conditions.allSatisfy(asksForPresence)
        case .ifStatement:
            statement.branches.contains { branch in
                branch.contains { $0.kind == .returnStatement || $0.kind == .throwStatement }
                    && !branch.conditions.allSatisfy(asksForPresence)
            }
        default: false
        }
    }

    /// `let self`, `timer == nil`, `timer != nil`: conditions that a preceding teardown decides.
    private static func asksForPresence(_ condition: Node) -> Bool {
        let question = condition.stripped
        if question.kind == .optionalBinding {
            return question.isNamed("self") || question.initialValue?.stripped.kind == .selfExpression
        }
        return question.kind == .infixExpression && question.contains { $0.kind == .nilLiteral }
    }

    private static func isBranch(_ block: Node) -> Bool {
        switch block.parent?.kind {
        case .ifBranch, .guardStatement, .switchCase: true
        default: false
        }
    }
}

extension Node {
    /// Whether a plain `break` here leaves the loop, and not another one or a `switch` in it.
    fileprivate func isBreak(of loop: Node) -> Bool {
        selfAndAncestors.first(where: \.takesPlainBreak) == loop
    }
}
