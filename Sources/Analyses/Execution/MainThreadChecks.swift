import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSyntax

/// Reads the tests and assertions by which code ensures that it runs on the main thread. Input: a statement or
/// branch, and the part of it that runs. Output: whether that part runs on the main thread.
package enum MainThreadChecks {
    /// Whether the test in `parent` implies that its part `child` runs on the main thread. Statements before
    /// `child` in a block are handled by `firstCheck(in:)`.
    package static func hold(for child: Node, in parent: Node) -> Bool {
        switch parent.kind {
        case .ifBranch: child.kind == .block && branchIsMain(parent)
        case .ternaryExpression: parent.firstChild.map { isPositive($0) && $0.nextSibling == child } ?? false
        default: false
        }
    }

    /// The first statement of a block that asserts being on the main thread, or exits if not: the statements
    /// after it run on the main thread.
    package static func firstCheck(in block: Node) -> Node? { block.children.first(where: leavesUnlessMain) }

    /// Whether a condition tests for the main thread or for a specific queue (`getSpecific`), negated or not.
    package static func asks(_ condition: Node) -> Bool {
        condition.contains { asksForMain($0.name) || $0.isNamed("getSpecific") || $0.isNamed("dispatch_get_specific") }
    }

    /// Whether a condition tests for the main thread or for a queue, but neither its truth nor its falsehood tells the
    /// thread.
    package static func asksInVain(_ condition: Node) -> Bool { asks(condition) && test(in: condition) == nil }

    private static func branchIsMain(_ branch: Node) -> Bool {
        if branch.conditions.contains(where: isPositive) { return true }
        guard let chain = branch.parent else { return false }
        // `if !Thread.isMainThread { … } else { here }`
        return chain.children.contains { earlier in
            earlier.range.end <= branch.range.start && earlier.conditions.contains(where: isNegative)
                && earlier.conditions.count == 1
        }
    }

    private static func leavesUnlessMain(_ statement: Node) -> Bool {
        switch statement.kind {
        case .guardStatement: return statement.conditions.contains(where: isPositive)
        case .ifStatement:
            return statement.branches.contains { branch in
                branch.conditions.count == 1 && branch.conditions.contains(where: isNegative)
                    && branch.body?.leaves == true
            }
        default: return asserts(statement)
        }
    }

    /// `dispatchPrecondition(condition: .onQueue(.main))`, `assert(Thread.isMainThread)`,
    /// `MainActor.preconditionIsolated()`, `assertMainThread()`.
    private static func asserts(_ statement: Node) -> Bool {
        let call = statement.stripped
        guard call.kind == .callExpression, let callee = call.firstChild else { return false }
        let name = callee.name.lowercased()
        if name == "dispatchprecondition" || name == "dispatch_assert_queue" {
            return call.contains { $0.isNamed("main") || $0.isNamed("dispatch_get_main_queue") }
        }
        if name == "assertisolated" || name == "preconditionisolated" {
            return callee.base?.isNamed("MainActor") == true
        }
        let isAssertion = NameWords.checks.contains { name.hasPart($0) }
        guard isAssertion else { return false }
        return name.hasPart("main") && call.trailingClosures.isEmpty
            || call.arguments.contains { $0.value.map(isPositive) ?? false }
    }

    private static func isPositive(_ condition: Node) -> Bool { test(in: condition) == true }
    private static func isNegative(_ condition: Node) -> Bool { test(in: condition) == false }

    /// `true` if the condition holds only on the main thread, `false` if only off the main thread, `nil` if it
    /// tests something else.
    private static func test(in condition: Node) -> Bool? {
        var node = condition.stripped
        var isTrue = true
        while node.kind == .prefixExpression, node.isNamed("!"), let inner = node.firstChild {
            isTrue.toggle()
            node = inner.stripped
        }
        if node.kind == .callExpression, let callee = node.firstChild { node = callee }
        if node.kind == .nameExpression || node.kind == .memberExpression, asksForMain(node.name) { return isTrue }
        guard node.kind == .infixExpression else { return nil }
        let parts = node.children.filter(\.isExpression)
        // `a && isMain` holds only on main, `!(a || isMain)` only off it.
        if node.isNamed("&&"), isTrue { return parts.lazy.compactMap(test).first }
        if node.isNamed("||"), !isTrue { return parts.lazy.compactMap(test).first.map(!) }
        guard node.isNamed("==") || node.isNamed("!="), let answer = parts.lazy.compactMap(\.truthLiteral).first,
            let asked = parts.lazy.compactMap(test).first
        else { return nil }
        return isTrue == ((answer == node.isNamed("==")) == asked)
    }

    private static func asksForMain(_ name: String) -> Bool {
        name == "isMainThread" || name == "isMain" || name == "pthread_main_np" || name == "isMainQueue"
    }
}

extension Node {
    /// The answer that a literal stands for: `true`, `NO`, and C's `0`.
    fileprivate var truthLiteral: Bool? { stripped.booleanValue ?? stripped.numericValue.map { $0 != 0 } }
}
