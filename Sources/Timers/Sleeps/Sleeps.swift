import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// One suspension of a task for a time.
package struct Sleep: Sendable {
    /// The call.
    package let node: Node
    package let onCancel: Reaction

    /// What cancelling the task does to the code around the sleep.
    package enum Reaction: Sendable {
        /// The error leaves: the code after the sleep does not run.
        case leaves
        /// The error is dropped: the code goes on at once.
        case goesOn
        /// The old `Task.sleep(_:)` and its like throw nothing and sleep their time out.
        case ignored
    }
}

/// Recognises sleeps of tasks: `Task.sleep`, `clock.sleep`, injected ones, and functions of the tree that do nothing
/// else.
package struct SleepReader {
    package let project: Project

    package init(project: Project) {
        self.project = project
    }

    /// Those of the project, in the order of files and offsets; on up to `jobs` threads.
    package func sleeps(jobs: Int) -> [Sleep] {
        concurrentMap(project.files, jobs: jobs) { file -> [Sleep] in
            // Objective-C awaits nothing.
            guard file.file.language == .swift else { return [] }
            return CrashRecovery.analyzing(file.file.id) { sleeps(in: file) }
        }.flatMap { $0 }
    }

    private func sleeps(in file: FileModel) -> [Sleep] {
        let calls = file.tree.nodes.indices.filter { file.tree.nodes[$0].kind == .callExpression }
        return calls.compactMap { sleep(at: file.node(NodeID($0))) }.sorted { $0.node.range < $1.node.range }
    }

    /// The sleeps in a piece of code, closures inside it left out.
    package func sleeps(in code: Node) -> [Sleep] {
        var result: [Sleep] = []
        collect(code, into: &result)
        return result
    }

    private func collect(_ node: Node, into result: inout [Sleep]) {
        if let sleep = sleep(at: node) { result.append(sleep) }
        for child in node.children where child.kind != .closureExpression && !child.kind.isFunctionLike {
            collect(child, into: &result)
        }
    }

    package func sleep(at node: Node) -> Sleep? {
        guard node.kind == .callExpression, isAwaited(node), isSleep(node, depth: 0) else { return nil }
        return Sleep(node: node, onCancel: reaction(to: node))
    }

    /// A sleep stands a few wrappers below its `await`; a longer climb would cost its square in a long chain of calls.
    private static let awaitDistance = 12

    private func isAwaited(_ call: Node) -> Bool {
        for ancestor in call.selfAndAncestors.dropFirst().prefix(Self.awaitDistance) {
            if ancestor.kind == .awaitExpression { return true }
            guard ancestor.kind.isExpression || ancestor.kind == .argument, ancestor.kind != .closureExpression else {
                return false
            }
        }
        return false
    }

    private func isSleep(_ call: Node, depth: Int) -> Bool {
        guard let callee = call.calleeName else { return false }
        if callee.isNamed("sleep") {
            if callee.base?.isNamed("Task") == true { return true }
            return callee.base?.isNamed("Thread") != true && call.trailingClosures.isEmpty
                && call.arguments.allSatisfy { ConcurrencyAPI.sleepLabels.contains($0.name) }
        }
        return depth < 3 && onlySleeps(callee, depth: depth)
    }

    /// `func pause() async { try? await Task.sleep(…) }`.
    private func onlySleeps(_ callee: Node, depth: Int) -> Bool {
        guard case .functions(let functions)? = project.referent(of: callee), functions.count == 1,
            let body = project.body(of: functions[0]),
            let only = body.firstChild, only.nextSibling == nil
        else { return false }
        var node = only.kind == .returnStatement ? only.firstChild ?? only : only
        while [.tryExpression, .awaitExpression, .wordExpression].contains(node.kind), let inner = node.firstChild {
            node = inner
        }
        return node.kind == .callExpression && isSleep(node, depth: depth + 1)
    }

    // MARK: Cancellation

    /// Climbs to the body, to what catches the sleep's error.
    private func reaction(to call: Node) -> Sleep.Reaction {
        var child = call
        var isThrowing = false
        var isInLoop = false
        while let here = child.parent, here.kind != .closureExpression, !here.kind.isFunctionLike {
            switch here.kind {
            case .tryExpression:
                if here.isNamed("try?") { return swallowed(call) }
                isThrowing = true
            case .doStatement where child.kind == .block && isThrowing:
                let catches = here.catchClauses.filter { !$0.flags.contains(.isDefault) }
                // A `catch` outside the loop: the error has left the loop by then.
                if !catches.isEmpty, isInLoop { return .leaves }
                if !catches.isEmpty { return catches.contains(where: leaves) || isLast(here, call) ? .leaves : .goesOn }
            default: isInLoop = isInLoop || here.isLoop
            }
            child = here
        }
        return isThrowing ? .leaves : .ignored
    }

    /// `try?` on a sleep whose outcome is looked at afterwards is no swallowing: `guard (try? await sleep()) != nil
    /// else { return }`.
    private func swallowed(_ call: Node) -> Sleep.Reaction {
        for ancestor in call.selfAndAncestors {
            if ancestor.kind == .guardStatement || ancestor.kind == .ifBranch || ancestor.kind == .whileStatement
                || ancestor.kind == .binding
            {
                return .leaves
            }
            if ancestor.kind == .block || ancestor.kind == .closureExpression { return .goesOn }
        }
        return .goesOn
    }

    /// Nothing of the `do` follows the sleep's error but what follows the `do` itself, and that is nothing, outside
    /// loops.
    private func isLast(_ statement: Node, _ call: Node) -> Bool {
        for ancestor in statement.selfAndAncestors {
            if ancestor.isLoop { return false }
            if ancestor.kind == .closureExpression || ancestor.kind.isFunctionLike { return true }
            if ancestor.nextSibling != nil, ancestor.parent?.kind == .block { return false }
        }
        return true
    }

    /// The clause ends the loop or function, or looks at the cancellation.
    private func leaves(_ clause: Node) -> Bool {
        guard let body = clause.body else { return false }
        return body.containsOutsideClosures { node in
            switch node.kind {
            case .returnStatement, .throwStatement, .breakStatement: true
            case .nameExpression, .memberExpression:
                node.isNamed("isCancelled") || node.isNamed("checkCancellation") || node.isNamed("fatalError")
            default: false
            }
        }
    }
}
