import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// A timer on a run loop that nothing runs.
package struct DeadSchedule: Sendable {
    /// The call that adds it to the run loop: the creation, or an `add`.
    package let place: Node
    package let reason: Reason
    /// The same code runs its run loop afterwards, so the timer fires, at the cost of a thread.
    package let laterRun: Node?

    package enum Reason: Sendable {
        case worker(Worker, ExecutionPath)
        /// The process is blocked in `dispatchMain()`, which runs blocks but no run loop: the call.
        case process(Node)
    }
}

/// Decides whether a run loop ever runs where a timer is scheduled. Input: timers. Output: those that never
/// fire.
package struct RunLoopPresence {
    package let project: Project
    package let contexts: ExecutionContextReader
    private let processes: [(folder: String, call: Node)]

    package init(_ facts: ProjectFacts, contexts: ExecutionContextReader) {
        project = facts.project
        self.contexts = contexts
        processes = facts.dispatchMainProcesses
    }

    package func deadSchedule(of timer: Timer) -> DeadSchedule? {
        let process = process(around: timer.creation)
        let registrations = timer.modes
        // A timer belongs to the run loop that it was first added to; adding it to another one does nothing. (measured)
        if process == nil, timer.isScheduled, registrations.contains(where: { $0.node == timer.creation }) {
            return deadSchedule(at: timer.creation)
        }
        guard !registrations.isEmpty, process != nil || registrations.allSatisfy({ $0.runLoop == .current }) else {
            return nil
        }
        if let process {
            let ownThread = registrations.contains { registration in
                contexts.paths(of: registration.node).contains { $0.worker == .thread }
                    || laterRun(after: registration.node, calls: []) != nil
            }
            return ownThread
                ? nil : DeadSchedule(place: registrations[0].node, reason: .process(process), laterRun: nil)
        }
        for registration in registrations {
            if let dead = deadSchedule(at: registration.node) { return dead }
        }
        return nil
    }

    /// Whether the timer never fires on any of the paths that are known to schedule it: no other one can keep firing.
    package func isAlwaysDead(_ timer: Timer) -> Bool {
        guard let dead = deadSchedule(of: timer), dead.laterRun == nil else { return false }
        return timer.modes.allSatisfy { registration in
            contexts.paths(of: registration.node).allSatisfy { $0.worker != nil }
        }
    }

    private func deadSchedule(at place: Node) -> DeadSchedule? {
        for path in contexts.paths(of: place).likelyFirst {
            guard let worker = path.worker else { continue }
            let run = laterRun(after: place, calls: path.calls)
            // Code that creates its own thread and runs its run loop is correct.
            if worker == .thread, run != nil { continue }
            return DeadSchedule(place: place, reason: .worker(worker, path), laterRun: run)
        }
        return nil
    }

    // MARK: Runs

    /// A call that runs the current run loop after the place, in its body or in the bodies of its callers.
    private func laterRun(after place: Node, calls: [Node]) -> Node? {
        for frame in [place] + calls {
            var body = frame.enclosingBody
            while let here = body {
                if let run = firstRun(in: here, after: frame) { return run }
                // After a block that runs synchronously, execution continues in the enclosing body.
                body = here.kind == .closureExpression ? here.enclosingBody : nil
            }
        }
        return nil
    }

    private func firstRun(in node: Node, after place: Node) -> Node? {
        if node.kind == .callExpression, node.range.start > place.range.start, isRun(node) { return node }
        for child in node.children { if let found = firstRun(in: child, after: place) { return found } }
        return nil
    }

    /// Directly, or through a function of the tree that runs the loop (`Client.run()`).
    private func isRun(_ call: Node) -> Bool {
        let runs = RunLoopRuns(project: project)
        if runs.isRun(call) { return true }
        guard let callee = call.calleeName, case .functions(let functions)? = project.referent(of: callee) else {
            return false
        }
        return functions.contains { project.body(of: $0)?.firstCall(where: runs.isRun) != nil }
    }

    private func process(around node: Node) -> Node? {
        let path = node.tree.file.path
        return processes.first { path.hasPrefix($0.folder) && !($0.folder.isEmpty && path.contains("/")) }?.call
    }
}

/// Calls that run a run loop.
package struct RunLoopRuns {
    package let project: Project

    package init(project: Project) {
        self.project = project
    }

    package func isRun(_ call: Node) -> Bool {
        guard let callee = call.calleeName else { return false }
        switch callee.name {
        case let name where RunLoopAPI.runningFunctions.contains(name): return true
        // XCTest waits in the run loop.
        case "wait", "fulfillment": return call.argumentValue("for") != nil && call.argumentValue("timeout") != nil
        case let name where RunLoopAPI.runningMethods.contains(name):
            return callee.base.map { isLoop($0, depth: 0) } ?? false
        default: return false
        }
    }

    private func isLoop(_ base: Node, depth: Int) -> Bool {
        let loop = base.stripped
        if RunLoopVocabulary.runLoop(loop, project: project) != .unknown,
            loop.base?.isNamed("RunLoop") == true || loop.kind == .callExpression
        {
            return true
        }
        if project.type(of: loop)?.name == "RunLoop" { return true }
        guard depth < 3, case .variable(let id)? = project.referent(of: loop), let value = project.value(of: id) else {
            return false
        }
        return isLoop(value, depth: depth + 1)
    }
}

/// Finds the programs that give their main thread to libdispatch forever: through `dispatchMain()` or the
/// listener of an XPC service.
struct DispatchMainProcesses {
    let references: ReferenceIndex
    var project: Project { references.project }

    /// The folders whose files belong to such a program, with the call that shows it, in the order of files.
    func found() -> [(folder: String, call: Node)] {
        let calls = ApplicationAPI.handOvers.flatMap { references.calls(named: $0) }.filter(
            isHandOver)
        guard !calls.isEmpty else { return [] }
        // What other programs of the same folder run, their targets tell; the calls do not.
        let others = Set(ApplicationAPI.applicationLoops.flatMap { references.calls(named: $0) }.map(folder))
        return Dictionary(grouping: calls) { project.fileIndex(of: $0) }.sorted { $0.key < $1.key }.compactMap {
            _, calls in
            guard let call = calls.min(by: { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }),
                !runsLoop(call.tree.root), !others.contains(folder(of: call))
            else { return nil }
            return (folder(of: call), call)
        }
    }

    /// With a slash at its end; empty for the root.
    private func folder(of place: Node) -> String {
        let path = place.tree.file.path
        return String(path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)])
    }

    private func isHandOver(_ call: Node) -> Bool {
        guard let callee = call.calleeName else { return false }
        if callee.isNamed("dispatchMain") || callee.isNamed("dispatch_main") {
            return callee.kind == .nameExpression && call.arguments.isEmpty
        }
        return callee.isNamed("service") && callee.base?.isNamed("NSXPCListener") == true
    }

    /// `RunLoop.main.run()`, `NSApplication.shared.run()` and the like elsewhere in the file.
    private func runsLoop(_ root: Node) -> Bool {
        let runs = RunLoopRuns(project: project)
        return root.firstCall { call in
            runs.isRun(call) || ApplicationAPI.applicationLoops.contains(call.calleeName?.name ?? "")
                || call.calleeName?.isNamed("run") == true
                    && call.calleeName?.base?.stripped.base?.name == ApplicationAPI.desktopApplication
        } != nil
    }
}

extension Node {
    /// The first call in source order, including the node itself, that satisfies a condition.
    package func firstCall(where condition: (Node) -> Bool) -> Node? {
        if kind == .callExpression, condition(self) { return self }
        for child in children { if let found = child.firstCall(where: condition) { return found } }
        return nil
    }
}
