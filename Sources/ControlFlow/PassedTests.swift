import TimerlintAppleAPIs
import TimerlintSyntax

/// A test that control has passed on the way to a place.
package struct PassedTest: Sendable {
    /// Of one branch, guard, loop or ternary expression; several are separated by commas and hold together.
    package let conditions: [Node]
    /// Whether all conditions held. Otherwise at least one failed.
    package let held: Bool
    /// The block or expression that runs only after the test, and contains the place.
    package let scope: Node

    /// The single condition that failed; `nil` if it is unknown which one did.
    package var failedCondition: Node? { held || conditions.count != 1 ? nil : conditions[0] }
}

extension Node {
    /// The tests that control has passed when it reaches this node from the start of the enclosing function, the innermost
    /// first; those around a closure held when it was made. An `if` whose branch leaves counts for what comes after it.
    /// What the cases of a `switch` or earlier calls decide is not among them.
    ///
    /// Cost: the statements before this node in the blocks around it.
    package var passedTests: [PassedTest] {
        var found: [PassedTest] = []
        var child = self
        while let parent = child.parent, !child.kind.isFunctionLike {
            found += parent.tests(before: child)
            child = parent
        }
        return found
    }

    /// Whether control never reaches the end of a block, judged by its last statement.
    package var leaves: Bool {
        var last: Node?
        for statement in children { last = statement }
        return last?.isExit == true
    }

    /// Whether control never gets to what follows the statement in its block.
    private var isExit: Bool {
        switch kind {
        case .returnStatement, .throwStatement, .breakStatement, .continueStatement: true
        case .callExpression:
            firstChild.map {
                ProcessAPI.neverReturning.contains($0.name) && $0.base?.beginsWithUppercase != false
            } == true
        default: false
        }
    }

    /// Whether an earlier statement of a block around this node, in the same function, always leaves: code that was
    /// switched off by a `return` before it.
    package var isAfterExit: Bool {
        var child = self
        while let parent = child.parent, !child.kind.isFunctionLike {
            if parent.kind == .block, parent.leaves(before: child) { return true }
            child = parent
        }
        return false
    }

    /// Whether control never gets from the start of the block to one of its statements, nor to a label before it.
    private func leaves(before statement: Node) -> Bool {
        var isLeft = false
        for child in children where child.id <= statement.id {
            if child.kind == .labeledStatement { isLeft = false }
            if child == statement { return isLeft }
            isLeft = isLeft || child.isExit
        }
        return false
    }

    private func tests(before child: Node) -> [PassedTest] {
        switch kind {
        case .ifBranch where child.kind == .block:
            let earlier = (parent?.branches.prefix { $0 != self } ?? []).map { failed($0.conditions, child) }
            return conditions.isEmpty ? earlier : [held(conditions, child)] + earlier
        case .guardStatement where child.kind == .block: return [failed(conditions, child)]
        case .whileStatement where child.kind == .block: return [held(conditions, child)]
        case .ternaryExpression:
            guard let question = firstChild, child != question else { return [] }
            return [child == question.nextSibling ? held([question], child) : failed([question], child)]
        case .block, .sourceFile, .ifConfigClause:
            return survey(for: [.guardStatement, .ifStatement]) { $0.id >= child.id || $0.parent != self }
                .flatMap { $0.testsLeftBehind(in: self) }
        default: return []
        }
    }

    /// The tests of an earlier statement: the conditions of a `guard`, and of the branches that leave, as long as no
    /// branch before them goes on.
    private func testsLeftBehind(in scope: Node) -> [PassedTest] {
        switch kind {
        case .guardStatement: [held(conditions, scope)]
        case .ifStatement:
            branches.prefix { !$0.conditions.isEmpty && $0.body?.leaves == true }.map { failed($0.conditions, scope) }
        default: []
        }
    }
}

private func held(_ conditions: [Node], _ scope: Node) -> PassedTest {
    PassedTest(conditions: conditions, held: true, scope: scope)
}

private func failed(_ conditions: [Node], _ scope: Node) -> PassedTest {
    PassedTest(conditions: conditions, held: false, scope: scope)
}
