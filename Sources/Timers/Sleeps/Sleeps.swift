import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// A suspension of a task for a duration.
package struct Sleep: Sendable {
    /// The call.
    package let node: Node
    package let onCancel: Reaction

    /// How the code around the sleep reacts when its task is cancelled.
    package enum Reaction: Sendable {
        /// The error propagates: the code after the sleep does not run.
        case leaves
        /// The error is discarded: the code continues immediately.
        case goesOn
        /// The deprecated `Task.sleep(_:)` and similar functions throw nothing and sleep to the end.
        case ignored
    }

    /// Whether the call is `Task.sleep(_:)`, without a label.
    var isDeprecated: Bool {
        node.calleeName?.base?.isNamed("Task") == true && node.arguments.count == 1
            && node.arguments[0].nameReference.isEmpty
    }
}

/// Recognizes sleeps of tasks: `Task.sleep`, `clock.sleep`, injected clocks, and functions of the tree that do
/// nothing but sleep.
package struct SleepReader {
    package let project: Project

    package init(project: Project) {
        self.project = project
    }

    /// The sleeps of the project, in the order of files and offsets, found on up to `jobs` threads.
    package func sleeps(_ references: ReferenceIndex, jobs: Int) -> [Sleep] {
        // Objective-C has no `await`.
        let calls = candidates(references).filter { $0.tree.file.language == .swift }
        let files = Dictionary(grouping: calls) { project.fileIndex(of: $0) }.sorted { $0.key < $1.key }
        return concurrentMap(files, jobs: jobs) { file, calls in
            CrashRecovery.analyzing(project.files.name(file)) {
                calls.compactMap(sleep).sorted { $0.node.range < $1.node.range }
            }
        }.flatMap { $0 }
    }

    /// The calls of what is named like a function that sleeps.
    private func candidates(_ references: ReferenceIndex) -> Set<Node> {
        var found: Set<Node> = []
        var names: Set<String> = ["sleep"]
        var waiting = Array(names)
        while let name = waiting.popLast() {
            for call in references.calls(named: name) where found.insert(call).inserted {
                guard let sleeper = functionOfOnlyCall(call), isSleep(call, depth: 0) else { continue }
                let given = [project[sleeper].name, project[sleeper].foreignName].compactMap { $0 }
                waiting += given.filter { names.insert($0).inserted }
            }
        }
        return found
    }

    private func functionOfOnlyCall(_ call: Node) -> FunctionID? {
        project.function(around: call).flatMap { project.body(of: $0).flatMap(onlyCall) == call ? $0 : nil }
    }

    /// The sleeps in a piece of code, not including closures inside it.
    package func sleeps(in code: Node) -> [Sleep] {
        code.survey(for: [.callExpression]) { $0.kind == .closureExpression || $0.kind.isFunctionLike }
            .compactMap(sleep)
    }

    package func sleep(at node: Node) -> Sleep? {
        guard node.kind == .callExpression, isAwaited(node), isSleep(node, depth: 0) else { return nil }
        return Sleep(node: node, onCancel: reaction(to: node))
    }

    /// How many levels above a sleep its `await` may be; a longer walk would take quadratic time in a long
    /// chain of calls.
    private static let awaitDistance = 12

    private func isAwaited(_ call: Node) -> Bool {
        var next = call.parent
        for _ in 0..<Self.awaitDistance {
            guard let ancestor = next else { return false }
            if ancestor.kind == .awaitExpression { return true }
            guard ancestor.kind.isExpression || ancestor.kind == .argument, ancestor.kind != .closureExpression else {
                return false
            }
            next = ancestor.parent
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
            let call = project.body(of: functions[0]).flatMap(onlyCall)
        else { return false }
        return isSleep(call, depth: depth + 1)
    }

    /// The call that is the only content of a body, apart from `try`, `await` and an enclosing `do`.
    private func onlyCall(in body: Node) -> Node? {
        guard var node = body.onlyChild else { return nil }
        if node.kind == .doStatement { return node.body.flatMap(onlyCall) }
        if node.kind == .returnStatement, let result = node.firstChild { node = result }
        while [.tryExpression, .awaitExpression, .wordExpression].contains(node.kind), let inner = node.firstChild {
            node = inner
        }
        return node.kind == .callExpression ? node : nil
    }

    // MARK: Cancellation

    /// Walks up to the body, or to what catches the sleep's error.
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
                let catches = here.cancellationClauses
                // A `catch` outside the loop: the error has already left the loop.
                if !catches.isEmpty, isInLoop { return .leaves }
                if !catches.isEmpty { return catches.contains(where: leaves) || isLast(here, call) ? .leaves : .goesOn }
            default: isInLoop = isInLoop || here.isLoop
            }
            child = here
        }
        return isThrowing ? .leaves : reactionWithoutError(of: call)
    }

    /// A function of the tree that does not throw returns immediately if the sleep in it discards its error.
    private func reactionWithoutError(of call: Node) -> Sleep.Reaction {
        guard let callee = call.calleeName, !callee.isNamed("sleep"),
            case .functions(let functions)? = project.referent(of: callee), functions.count == 1,
            let inner = project.body(of: functions[0]).flatMap(onlyCall), reaction(to: inner) != .ignored
        else { return .ignored }
        return .goesOn
    }

    /// `try?` is no loss if the result is tested: `guard (try? await sleep()) != nil else { return }`.
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

    /// Whether, outside loops, nothing follows the `do` statement that handles the sleep's error.
    private func isLast(_ statement: Node, _ call: Node) -> Bool {
        for ancestor in statement.selfAndAncestors {
            if ancestor.isLoop { return false }
            if ancestor.kind == .closureExpression || ancestor.kind.isFunctionLike { return true }
            if ancestor.nextSibling != nil, ancestor.parent?.kind == .block { return false }
        }
        return true
    }

    /// Whether the clause exits the loop or function on cancellation, or checks for it.
    private func leaves(_ clause: Node) -> Bool {
        guard let body = clause.body else { return false }
        return body.containsOutsideClosures { node in
            switch node.kind {
            case .returnStatement, .throwStatement: node.mayHandleCancellation(in: clause)
            case .breakStatement: node.isBreak(outOf: clause) && node.mayHandleCancellation(in: clause)
            case .nameExpression, .memberExpression: node.asksForCancellation || node.isNamed("fatalError")
            default: false
            }
        }
    }
}

extension Node {
    /// Whether this name asks if the task was cancelled, and the code takes the answer: `Task.isCancelled`,
    /// `try Task.checkCancellation()`, but not with `try?`.
    var asksForCancellation: Bool {
        guard kind == .nameExpression || kind == .memberExpression else { return false }
        if isNamed("isCancelled") { return true }
        return isNamed("checkCancellation")
            && !selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains {
                $0.kind == .tryExpression && $0.isNamed("try?")
            }
    }
}
