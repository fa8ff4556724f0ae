import TimerlintSemantics
import TimerlintSourceExploration
import TimerlintSyntax
import TimerlintTimers

/// Determines the effect of the calls on a timer: the states before and after each. Input: the calls. Output:
/// the calls in display order, with states.
struct LifeReader {
    let facts: ProjectFacts
    let kind: TimerEntry.Kind
    /// The state after the creation.
    let firstState: LifeState
    private var project: Project { facts.project }

    func life(of calls: [TimerCall]) -> [LifeCall] {
        let told = calls.map { call in
            let (from, to) = states(of: call, among: calls)
            return LifeCall(
                action: call.action.rawValue, phase: phase(of: call, from: from),
                place: PlaceReader(project: project).place(of: call.node), from: from,
                to: to, isConditional: call.isConditional)
        }
        // The creation comes first, wherever it is in the source.
        return told.enumerated().sorted { a, b in
            let first = (a.offset == 0 ? 0 : 1, a.element.phase, a.offset)
            return first < (b.offset == 0 ? 0 : 1, b.element.phase, b.offset)
        }.map(\.element)
    }

    /// The reachable states, in order. A timer that nothing ends keeps its owner alive, so the owner's deinit
    /// never runs.
    func states(in life: [LifeCall], machine: SourceMachine?, _ ending: TimerEntry.Ending) -> [LifeState] {
        let running = life.filter { ending != .never || $0.phase != .deinitialization }
        var reached = Set(running.flatMap { [$0.from, $0.to].compactMap { $0 } } + [firstState])
        if let machine {
            reached.formUnion(machine.reached.map(\.lane))
            if machine.isCancelledReached { reached.insert(.cancelled) }
            if machine.isReleased { reached.insert(.released) }
        }
        if ending == .byItself { reached.insert(kind == .runLoopTimer ? .invalid : .released) }
        return reached.sorted()
    }

    private func phase(of call: TimerCall, from: LifeState?) -> LifeCall.Phase {
        if call.action == .release { return .deinitialization }
        if let function = call.function {
            if project[function].kind.isDeinitializer { return .deinitialization }
            if project[function].kind.isInitializer { return .initialization }
        }
        switch call.action {
        case .make, .schedule, .activate, .connect: return .starts
        case .resume: return from == .suspended ? .changes : .starts
        case .suspend: return .changes
        case .cancel, .invalidate, .replace, .setNil, .release: return .ends
        }
    }

    // MARK: States

    private func states(of call: TimerCall, among calls: [TimerCall]) -> (from: LifeState?, to: LifeState?) {
        if call.action == .make { return (nil, firstState) }
        if kind == .dispatchSource { return statesOfSource(at: call) }
        // A timer that is never started stays in its initial state.
        let isStarted =
            firstState != .made
            || calls.contains { $0.action == .schedule || $0.action == .connect || $0.action == .activate }
        let before = isStarted ? running : firstState
        switch call.action {
        case .schedule, .connect, .resume, .activate: return (firstState == .made ? .made : nil, running)
        case .cancel, .invalidate: return (before, ended)
        case .setNil, .replace: return drop(by: call, from: before, among: calls)
        case .release: return (nil, .released)
        case .make, .suspend: return (nil, nil)
        }
    }

    private var running: LifeState { kind == .taskLoop || kind == .wrapper ? .running : .scheduled }
    private var ended: LifeState { kind == .runLoopTimer || kind == .displayLink ? .invalid : .cancelled }

    /// A run loop, a queue or the runtime retains a running timer, so dropping the handle ends nothing, unless
    /// the same function ends it first. A subscription ends with its cancellable.
    private func drop(by call: TimerCall, from before: LifeState, among calls: [TimerCall]) -> (
        from: LifeState?, to: LifeState?
    ) {
        let isEnded = calls.contains { other in
            (other.action == .cancel || other.action == .invalidate) && other.function == call.function
                && other.node.isInSameTree(as: call.node)
                && other.node.range.start < call.node.range.start
        }
        if isEnded { return (ended, .released) }
        return kind == .publisher || kind == .wrapper ? (before, .cancelled) : (before, before)
    }

    /// The states from the explored paths; without such a path, the operation's usual effect.
    private func statesOfSource(at call: TimerCall) -> (from: LifeState?, to: LifeState?) {
        guard let operation = call.action.sourceOperation else { return (nil, nil) }
        let arrivals = facts.sourceStates[call.node] ?? []
        guard !arrivals.isEmpty else { return (nil, operation.usualOutcome) }
        let from = Set(arrivals.map(\.lane))
        let to = Set(arrivals.compactMap { $0.lane(after: operation) })
        // If every path to it crashes, it has no state after it.
        return (from.count == 1 ? from.first : nil, to.count > 1 ? operation.usualOutcome : to.first)
    }

    /// The states of a source over all explored paths; `traps` come from findings instead.
    func machine(of calls: [TimerCall]) -> SourceMachine {
        var reached: Set<SourceState> = [.new]
        var isReleased = false
        for call in calls {
            guard let operation = call.action.sourceOperation else { continue }
            for state in facts.sourceStates[call.node] ?? [] {
                reached.insert(state)
                switch state.after(operation) {
                case .to(let next): reached.insert(next)
                case .released: isReleased = true
                case .traps, .untracked: break
                }
            }
        }
        let order = reached.sorted { a, b in
            (a.isInactive ? 0 : 1, a.suspendCount, a.isCancelled ? 1 : 0) < (
                b.isInactive ? 0 : 1, b.suspendCount, b.isCancelled ? 1 : 0
            )
        }
        return SourceMachine(reached: order, isReleased: isReleased, traps: [])
    }
}

extension SourceState {
    fileprivate func lane(after operation: SourceOperation) -> LifeState? {
        switch after(operation) {
        case .to(let next): operation == .cancel && next.isRunning ? .cancelled : next.lane
        case .released: .released
        case .traps, .untracked: nil
        }
    }
}

extension SourceOperation {
    fileprivate var usualOutcome: LifeState {
        switch self {
        case .suspend: .suspended
        case .resume, .activate: .running
        case .cancel: .cancelled
        case .release: .released
        }
    }
}

extension TimerCall.Action {
    /// The operation in the state machine of dispatch sources; `nil` for actions that change no state.
    fileprivate var sourceOperation: SourceOperation? {
        switch self {
        case .suspend: .suspend
        case .resume: .resume
        case .activate: .activate
        case .cancel, .invalidate: .cancel
        case .setNil, .replace, .release: .release
        case .make, .schedule, .connect: nil
        }
    }
}
