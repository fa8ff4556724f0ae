import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Decides whether anything can cancel the task that runs a piece of code. Input: a node. Output: the place
/// that cancels it, or `nil`.
package final class TaskCancellation {
    package let references: ReferenceIndex
    package var project: Project { references.project }
    let collector: TimedTaskCollector
    let callers: CertainCallers
    let entries: Entries
    private var known: [FunctionID: [Canceller]] = [:]

    package init(_ facts: ProjectFacts) {
        references = facts.references
        collector = TimedTaskCollector(facts)
        callers = facts.references.certainCallers
        entries = facts.entries
    }

    /// What cancels a task.
    package struct Canceller: Sendable {
        /// The `cancel()` call, or the `.task` or `addTask` whose end cancels it.
        package let node: Node
        /// Whether the task is cancelled only in deinit, or in a function that only deinit calls.
        package let isOnlyInDeinit: Bool
    }

    /// One of the cancellers, preferably one that does not wait for deinit.
    package func canceller(of node: Node) -> Canceller? {
        let all = cancellers(of: node)
        return all.first { !$0.isOnlyInDeinit } ?? all.first
    }

    /// For code in a task's closure, what cancels that task; for code in an async function, what cancels the tasks
    /// that call the function.
    func cancellers(of node: Node, depth: Int = 0) -> [Canceller] {
        guard depth < 6 else { return [] }
        for ancestor in node.selfAndAncestors.dropFirst() {
            if ancestor.kind == .closureExpression {
                guard let call = ancestor.parent?.parent, call.kind == .callExpression else { return [] }
                if let kind = collector.kind(of: call) { return cancellers(ofTask: call, kind, depth: depth) }
                if !Self.runsInPlace(call) { return [] }
            } else if let function = project.function(declaredBy: ancestor) {
                return ancestor.flags.contains(.isAsync) ? cancellers(ofFunction: function, depth: depth) : []
            }
        }
        return []
    }

    /// Calls whose closure belongs to the enclosing task.
    static func runsInPlace(_ call: Node) -> Bool {
        guard let name = call.calleeName?.name else { return false }
        return name.hasPrefix("with") || ClosureTiming.beforeReturning.contains(name)
    }

    private func cancellers(ofTask call: Node, _ kind: TimedTask.Kind, depth: Int) -> [Canceller] {
        switch kind {
        case .ofView: return [Canceller(node: call, isOnlyInDeinit: false)]
        case .child: return cancellers(ofChild: call, depth: depth)
        case .unstructured:
            let judge = TeardownJudge(entries: entries, creations: [call])
            let cancels = collector.handles(of: call).flatMap { handle in
                references.teardowns.endings(of: handle).filter {
                    isCancel($0) && !isBeforeOnlyStart($0, of: call)
                }.map(judge.teardown)
            }
            return cancels.filter { !$0.isUnreachable }.map {
                Canceller(node: $0.node, isOnlyInDeinit: $0.isOnlyInDeinit)
            }
        }
    }

    /// A group cancels its children when told to, when an error leaves its body, and when its own task is
    /// cancelled.
    private func cancellers(ofChild call: Node, depth: Int) -> [Canceller] {
        let group = call.selfAndAncestors.dropFirst().first { node in
            node.kind == .callExpression && node.calleeName?.name.hasPrefix("with") == true
                && node.calleeName?.name.hasSuffix("TaskGroup") == true
        }
        // Passed as a parameter: its creator may do anything with it.
        guard let group, let name = group.calleeName?.name, !name.contains("Throwing") else {
            return [Canceller(node: call, isOnlyInDeinit: false)]
        }
        if let told = group.firstCall(where: { $0.calleeName?.isNamed("cancelAll") == true }) {
            return [Canceller(node: told, isOnlyInDeinit: false)]
        }
        return cancellers(of: group, depth: depth + 1)
    }

    private func isCancel(_ ending: Node) -> Bool {
        ending.contains { $0.isNamed("cancel") } || ending.kind == .assignmentExpression
    }

    /// `init { begin() }` and `begin() { task?.cancel(); task = Task { … } }`, if nothing else calls `begin`:
    /// there is no earlier task to cancel.
    private func isBeforeOnlyStart(_ cancel: Node, of task: Node) -> Bool {
        guard let starter = project.function(around: task), project.function(around: cancel) == starter,
            cancel.range.end <= task.range.start
        else { return false }
        let declaration = project[starter]
        if declaration.kind.isInitializer { return true }
        guard declaration.access <= .fileprivate, case .function = declaration.kind else { return false }
        let mentions = references.mentions(of: starter)
        return mentions.count == 1
            && mentions.allSatisfy { mention in
                let isInLaterCode = mention.enclosingBody?.kind == .closureExpression
                return !isInLaterCode
                    && project.function(around: mention).map { project[$0].kind.isInitializer } ?? false
            }
    }

    /// The protocol requirements that a function satisfies: their callers may call it.
    func requirements(metBy id: FunctionID) -> [FunctionID] {
        guard let owner = project.owner(of: id) else { return [] }
        return project.lineage(of: owner).filter { $0 != owner && project.types[$0].kind == .protocol }
            .flatMap { project.types[$0].methods[project[id].name] ?? [] }.filter {
                project[$0].labels == project[id].labels
            }
    }

    private func cancellers(ofFunction id: FunctionID, depth: Int) -> [Canceller] {
        if let done = known[id] { return done }
        known[id] = []
        let calls = ([id] + requirements(metBy: id)).flatMap { callers.mentions(of: $0).found }
        let found = calls.reversed().flatMap { mention -> [Canceller] in
            if case .call(let call) = mention { cancellers(of: call, depth: depth + 1) } else { [] }
        }
        known[id] = found
        return found
    }
}
