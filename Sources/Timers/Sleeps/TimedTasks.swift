import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// A task that sleeps: the closure of `Task`, `.task` or a task group, and the destinations of its handle.
package struct TimedTask: Sendable {
    /// The call that creates the task.
    package let creation: Node
    package let kind: Kind
    /// The code of the task.
    package let closure: Node
    package let loops: [TimedLoop]
    package let function: FunctionID?
    package let type: TypeID?
    package internal(set) var destinations: [Destination] = []
    package internal(set) var teardowns: [Teardown] = []

    package enum Kind: Sendable {
        /// `Task { }`: nothing waits for it, and only its handle can end it.
        case unstructured
        /// A view's `.task { }`: ends with the view.
        case ofView
        /// A child of a task group: cancelled with the group.
        case child
    }

    package var handles: [VariableID] { destinations.compactMap(\.variable) }
    package var isDiscarded: Bool { destinations.allSatisfy { if case .discarded = $0 { true } else { false } } }
    package var escapes: Bool { destinations.contains { if case .escaped = $0 { true } else { false } } }
    /// The first loop that only cancellation ends.
    package var endlessLoop: TimedLoop? { loops.first { $0.ending == .never } }
}

/// Finds the tasks of a project that sleep, in the order of files and offsets.
package struct TimedTaskCollector: Sendable {
    package let references: ReferenceIndex
    package var project: Project { references.project }
    private let entries: Entries
    private let loops: TimedLoopReader

    package init(_ facts: ProjectFacts) {
        references = facts.references
        entries = facts.entries
        loops = TimedLoopReader(project: facts.project)
    }

    /// On up to `jobs` threads.
    package func tasks(jobs: Int) -> [TimedTask] {
        let own = ConcurrencyAPI.taskMakers
        let calls = Array(Set(own.flatMap { references.calls(named: $0) }))
        let found = concurrentMap(calls, jobs: jobs) { call in
            CrashRecovery.analyzing(call.tree.file.id) { task(call) }
        }.compactMap(\.self)
        return withTeardowns(
            found.sorted {
                ($0.creation.tree.file.id, $0.creation.range.start) < (
                    $1.creation.tree.file.id, $1.creation.range.start
                )
            }, jobs: jobs)
    }

    package func kind(of call: Node) -> TimedTask.Kind? {
        guard let callee = call.calleeName else { return nil }
        switch callee.name {
        case "Task":
            return callee.kind == .nameExpression && !project.declaresOwn("Task", at: call) ? .unstructured : nil
        case let name where ConcurrencyAPI.unstructuredMakers.contains(name):
            return isOfTask(callee, call) && !project.declaresOwn("Task", at: call) ? .unstructured : nil
        case "task", "refreshable": return callee.kind == .memberExpression && isInView(call) ? .ofView : nil
        case "addTask", "addTaskUnlessCancelled": return callee.kind == .memberExpression ? .child : nil
        default: return nil
        }
    }

    /// `Task.detached { … }`, and `let task: Task<Void, Never> = .init { … }`.
    private func isOfTask(_ callee: Node, _ call: Node) -> Bool {
        if let base = callee.base { return base.isNamed("Task") }
        guard callee.flags.contains(.implicitBase), let context = call.outermostUnwrap.parent else { return false }
        switch context.kind {
        case .initializer: return context.parent?.declaredType?.isNamed("Task") == true
        case .assignmentExpression: return context.firstChild.flatMap { project.type(of: $0)?.name } == "Task"
        default: return false
        }
    }

    private func isInView(_ call: Node) -> Bool {
        guard let type = project.type(around: call) else { return false }
        return !project.inheritedNames(of: type).isDisjoint(with: InterfaceAPI.taskProtocols)
    }

    private func task(_ call: Node) -> TimedTask? {
        guard let kind = kind(of: call),
            let closure = (call.trailingClosure ?? call.argumentValue("operation"))?.stripped,
            closure.kind == .closureExpression
        else { return nil }
        let found = loops.loops(in: closure)
        guard !found.isEmpty || !loops.sleeps.sleeps(in: closure.body ?? closure).isEmpty else { return nil }
        var task = TimedTask(
            creation: call, kind: kind, closure: closure, loops: found, function: project.function(around: call),
            type: project.type(around: call))
        if kind == .unstructured { task.destinations = destinations(of: call) }
        return task
    }

    // MARK: Handles

    package func handles(of call: Node) -> [VariableID] { destinations(of: call).compactMap(\.variable) }

    private func destinations(of call: Node) -> [Destination] {
        references.flow.destinations(of: call).map { destination in
            guard case .escaped(let node) = destination, let handle = likelyHandle(node) else { return destination }
            return .variable(handle, at: node)
        }
    }

    /// `state.heartbeat = Task { … }` on a state of unknown type: the only property with that name in the file.
    private func likelyHandle(_ assignment: Node) -> VariableID? {
        guard assignment.kind == .assignmentExpression, let target = assignment.firstChild?.stripped,
            target.kind == .memberExpression
        else { return nil }
        let file = project.fileIndex(of: assignment)
        let variables = project.files.models[file].variables
        let named = variables.indices.filter { variables[$0].kind == .property && variables[$0].name == target.name }
        return named.count == 1 ? VariableID(file: file, index: named[0]) : nil
    }

    private func withTeardowns(_ tasks: [TimedTask], jobs: Int) -> [TimedTask] {
        let creations = tasks.reduce(into: [VariableID: [Node]]()) { found, task in
            for handle in task.handles { found[handle, default: []].append(task.creation) }
        }
        let finder = references.teardowns
        return concurrentMap(tasks, jobs: jobs) { task in
            var task = task
            for handle in task.handles {
                let judge = TeardownJudge(entries: entries, creations: creations[handle] ?? [])
                task.teardowns += finder.endings(of: handle).map(judge.teardown)
            }
            return task
        }
    }
}
