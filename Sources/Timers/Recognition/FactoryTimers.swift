import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Timers that a function of the tree creates and returns, from the view of each caller. Input: a timer with
/// its destinations. Output: one timer per call, with the call's arguments and the destinations of its result;
/// empty if nothing in the tree calls the function.
struct FactoryTimers {
    let references: ReferenceIndex
    var project: Project { references.project }

    func perCaller(_ timer: Timer) -> [Timer] {
        guard timer.kind == .runLoopTimer || timer.kind == .displayLink, let factory = timer.function,
            isReturned(timer, by: factory)
        else { return [] }
        let isTest = project.isWrittenForTests(timer.creation)
        let calls = references.certainCallSites(of: factory).filter { isTest || !project.isWrittenForTests($0) }
        return registeredApart(calls.map { made(timer, by: factory, for: $0) }, timer.modes)
    }

    /// The timers, each without the registrations in run loops that are those of another caller's: what a caller adds, it
    /// names by the handle in which it keeps its timer.
    private func registeredApart(_ timers: [Timer], _ modes: [ModeRegistration]) -> [Timer] {
        let handles = Set(timers.flatMap(\.handles))
        let byHandle = Dictionary(grouping: modes.indices) { index in
            added(by: modes[index]).flatMap { handles.contains($0) ? $0 : nil }
        }
        return timers.map { timer in
            var own = timer
            let indices = [nil] + Set(timer.handles).map(Optional.some)
            own.modes = indices.flatMap { byHandle[$0] ?? [] }.sorted().map { modes[$0] }
            return own
        }
    }

    /// The variable in `runLoop.add(timer, forMode:)` and `link.add(to:forMode:)`.
    private func added(by registration: ModeRegistration) -> VariableID? {
        let call = registration.node
        let values = [call.arguments.first?.value, call.calleeName?.base].compactMap { $0?.stripped }
        for value in values {
            if case .variable(let id)? = project.referent(of: value) { return id }
        }
        return nil
    }

    /// Whether only the callers hold the timer.
    private func isReturned(_ timer: Timer, by factory: FunctionID) -> Bool {
        guard case .function = project[factory].kind, let body = project.body(of: factory) else { return false }
        let keepers = timer.destinations.compactMap(\.keeping)
        let isKeptByFactory = keepers.contains { keeper in
            project.function(around: keeper.place) == factory && project[keeper.variable].kind != .local
        }
        return !isKeptByFactory
            && body.returnedValues.contains { value in
                value == timer.creation || keepers.contains { project.referent(of: value) == .variable($0.variable) }
            }
    }

    private func made(_ timer: Timer, by factory: FunctionID, for call: Node) -> Timer {
        var own = Timer(
            creation: timer.creation, call: call, kind: timer.kind, isScheduled: timer.isScheduled,
            repeats: repeats(timer, by: factory, for: call),
            interval: timer.interval, handler: handler(of: timer, by: factory, for: call), target: timer.target,
            function: project.function(around: call), type: project.type(around: call))
        own.destinations = references.flow.destinations(of: call.outermostUnwrap)
        return own
    }

    private func repeats(_ timer: Timer, by factory: FunctionID, for call: Node) -> Truth {
        guard let written = timer.creation.argumentValue("repeats"),
            case .variable(let id)? = project.referent(of: written),
            project.parameters(of: factory).contains(id)
        else { return timer.repeats }
        return (project.argument(for: id, of: factory, in: call) ?? project.value(of: id)).map {
            Repetition(references: references).truth(of: $0)
        } ?? .unknown
    }

    /// The caller's closure, or the method named by its selector; otherwise the handler of the factory itself.
    private func handler(of timer: Timer, by factory: FunctionID, for call: Node) -> Handler? {
        let recognizer = TimerRecognizer(project: project)
        for value in call.arguments.compactMap(\.value) {
            if value.stripped.kind == .closureExpression { return recognizer.handler(value) }
            let selected = recognizer.selectorFunctions(value, in: project.type(around: call))
            if !selected.isEmpty { return .named(value, selected) }
        }
        return timer.handler
    }
}
