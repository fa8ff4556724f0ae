import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Collects every timer of a project and what happens to it: destinations, modes, teardowns.
struct TimerCollector {
    package let entries: Entries
    package var premises = Premises()
    /// The maximum number of concurrent threads.
    package var jobs = 1

    private var project: Project { entries.project }
    private var references: ReferenceIndex { entries.references }

    package func timers() -> [Timer] {
        let found = concurrentMap(candidates(), jobs: jobs) { file, calls in
            CrashRecovery.analyzing(file) { timers(madeBy: calls, in: file) }
        }.flatMap { $0 }
        return withTeardowns(
            concurrentMap(found, jobs: jobs) { timer in
                CrashRecovery.analyzing(timer.creation.tree.file.id) { completed(timer) }
            })
    }

    /// The timers that functions create and return, once for each caller.
    package func timersOfCallers(_ timers: [Timer]) -> [Timer] {
        let factories = FactoryTimers(references: references)
        return withTeardowns(
            timers.flatMap { timer in
                CrashRecovery.analyzing(timer.creation.tree.file.id) { factories.perCaller(timer) }
            })
    }

    /// The calls of each file whose callees have a name that can create a timer, in the order of files and nodes.
    private func candidates() -> [(file: FileID, calls: [Node])] {
        let names = Set(TimerMaker.allCases.map(\.rawValue) + premises.wrapperTypes)
        let callees =
            names.union(project.aliases(of: names)).flatMap { references.nodes(named: $0) }
            + references.nodes(withNameEndingIn: TimerRecognizer.endingOfCategoryTimers)
        let calls = Set(callees.compactMap(\.parent).filter { $0.kind == .callExpression })
        return Dictionary(grouping: calls) { project.fileIndex(of: $0) }.sorted { $0.key < $1.key }.map { file, calls in
            (project.files.name(file), calls.sorted { $0.id < $1.id })
        }
    }

    private func timers(madeBy calls: [Node], in file: FileID) -> [Timer] {
        let recognizer = TimerRecognizer(project: project, wrappers: premises[file].wrappers)
        return calls.compactMap(recognizer.timer).sorted { $0.creation.range < $1.creation.range }
    }

    private func completed(_ timer: Timer) -> Timer {
        var timer = timer
        timer.destinations = references.flow.destinations(of: timer.creation)
        timer.repeats = Repetition(references: references).truth(of: timer)
        timer.modes = ModeFinder(references: references).modes(of: timer)
        return timer
    }

    /// The teardowns of a handle are judged against all creations that it may hold.
    private func withTeardowns(_ timers: [Timer]) -> [Timer] {
        var creations: [VariableID: [Node]] = [:]
        for timer in timers {
            for destination in timer.destinations {
                if let (handle, place) = destination.keeping { creations[handle, default: []].append(place) }
            }
        }
        let judges = Dictionary(
            uniqueKeysWithValues: Set(timers.flatMap(\.handles)).map { handle in
                (handle, TeardownJudge(entries: entries, creations: creations[handle] ?? []))
            })
        return concurrentMap(timers, jobs: jobs) { timer in
            CrashRecovery.analyzing(timer.creation.tree.file.id) { withTeardowns(timer, judges) }
        }
    }

    private func withTeardowns(_ timer: Timer, _ judges: [VariableID: TeardownJudge]) -> Timer {
        var timer = timer
        let finder = TeardownFinder(references, of: timer.wrapper)
        for handle in timer.handles {
            let endings =
                handleAndImplementations(handle).flatMap { finder.endings(of: $0) }
                + droppings(of: timer, handle, finder)
            timer.teardowns += endings.compactMap { judges[handle]?.teardown(at: $0) }
        }
        timer.teardowns += selfEndings(of: timer)
        return timer
    }

    /// Dropping a running source stops it, and removing its handler releases what the handler captures. Neither
    /// is true of a run-loop timer. A wrapper releases its handler when it is dropped.
    private func droppings(of timer: Timer, _ handle: VariableID, _ finder: TeardownFinder) -> [Node] {
        switch timer.kind {
        case .dispatchSource: finder.clearings(of: handle) + finder.handlerClearings(of: handle)
        case .wrapper: finder.clearings(of: handle)
        default: []
        }
    }

    /// The property of a protocol includes the conforming types' properties with that name.
    private func handleAndImplementations(_ handle: VariableID) -> [VariableID] {
        guard let owner = project.owner(of: handle), project.types[owner].kind == .protocol else { return [handle] }
        return [handle]
            + project.descendants(of: owner).compactMap { project.property(named: project[handle].name, of: $0) }.filter
        { $0 != handle }
    }

    /// A handler that stops the timer passed to it.
    private func selfEndings(of timer: Timer) -> [Teardown] {
        let finder = references.teardowns
        let relayed = RelayedTimers(project: project).closures(of: timer)
        let parameters = handlerParameters(of: timer) + relayed.flatMap(parameters)
        let shorthand = (relayed + closure(of: timer)).flatMap(shorthandEndings)
        return (parameters.flatMap { finder.endings(of: $0) } + shorthand).map {
            Teardown(
                node: $0, function: project.function(around: $0), isRestart: false, isOnlyInDeinit: false,
                isUnreachable: false)
        }
    }

    private func closure(of timer: Timer) -> [Node] {
        if case .closure(let closure)? = timer.handler { [closure] } else { [] }
    }

    /// `$0.invalidate()`
    private func shorthandEndings(in closure: Node) -> [Node] {
        guard closure.parameters.isEmpty else { return [] }
        return references.nodes(named: "invalidate", inFileOf: closure).filter { node in
            closure.range.contains(node.range) && node.base?.stripped.text == "$0" && node.enclosingBody == closure
        }.compactMap { $0.outermostUnwrap.parent }.filter { $0.kind == .callExpression }
    }

    private func handlerParameters(of timer: Timer) -> [VariableID] {
        switch timer.handler {
        case .closure(let closure): parameters(of: closure)
        case .named(_, let functions): functions.flatMap { project.parameters(of: $0) }
        case .keptObject, nil: []
        }
    }

    private func parameters(of closure: Node) -> [VariableID] {
        closure.parameters.compactMap { project.variable(declaredBy: $0) }
    }
}
