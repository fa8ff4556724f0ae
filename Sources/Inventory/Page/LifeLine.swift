import TimerlintDiagnostics

/// The content of a life-cycle picture before layout. Input: an entry. Output: lanes, events from left to
/// right, and the faulty path through them.
struct LifeLine: Hashable {
    struct Lane: Hashable {
        let state: LifeState
        let isReached: Bool
    }

    /// One box: a call.
    struct Event: Hashable {
        let label: String
        /// The member and line. Empty in the short picture, which otherwise identical timers share.
        let note: String
        /// The line of code.
        let code: String
        /// Indices into `lanes`.
        let from: Int?
        let to: Int?
        let isConditional: Bool
        /// Whether the drawn finding concerns it or passes through it.
        let isFaulty: Bool
        /// The number of the step on the faulty path, from 1.
        let step: Int?
    }

    /// The end of the faulty path.
    enum End: Hashable {
        /// libdispatch's message.
        case trap(String)
        case neverFires
        /// The timer keeps running past the end of the picture.
        case goesOn
    }

    let lanes: [Lane]
    let events: [Event]
    /// The faulty path: events with their lanes.
    let path: [Point]
    let end: End?
    /// The number of calls omitted for lack of space.
    let left: Int

    struct Point: Hashable {
        let event: Int
        let lane: Int
        /// The number of the trace step; `nil` for a call between two steps.
        let step: Int?
    }

    /// More boxes are hard to read; the list below the picture is complete.
    private static let limit = 16

    init(_ timer: TimerEntry) {
        let states = timer.kind.lanes
        lanes = states.map { Lane(state: $0, isReached: timer.states.contains($0)) }
        let fault = timer.drawnFault
        let isShort = timer.worstSeverity == nil
        let merged = Merging(timer.calls, fault, lanes: states, isShort: isShort).events
        events = Array(merged.prefix(Self.limit))
        left = merged.count - events.count
        path = Self.path(through: events, fault?.trace ?? [], lanes)
        end = Self.end(of: timer, fault)
    }

    private static func end(of timer: TimerEntry, _ fault: TimerFinding?) -> End? {
        switch fault?.outcome {
        case .traps(let message): return .trap(message)
        case .neverFires: return .neverFires
        case .spins: return .goesOn
        case nil: return timer.hasNoReachableEnd ? .goesOn : nil
        }
    }

    /// A step without a state, with an unreachable state, or that crashes stays in the previous lane. A trace
    /// without any state follows the calls between its steps.
    private static func path(through events: [Event], _ trace: [TimerFinding.Step], _ lanes: [Lane]) -> [Point] {
        let hasStates = trace.contains { $0.state != nil }
        let (first, last) = (events.firstIndex { $0.step != nil }, events.lastIndex { $0.step != nil })
        var lane = 0
        return events.enumerated().compactMap { index, event in
            guard let step = event.step else {
                guard !hasStates, let first, let last, first < index, index < last, !event.isConditional,
                    event.from == lane, let next = event.to,
                    lanes[next].isReached
                else { return nil }
                lane = next
                return Point(event: index, lane: lane, step: nil)
            }
            let state = trace[step - 1].state
            let told = LifeState(traced: state).flatMap { state in lanes.firstIndex { $0.state == state } }
            let isTrap = state?.hasPrefix("traps") == true
            if !isTrap, let next = told ?? event.to, lanes[next].isReached { lane = next }
            return Point(event: index, lane: lane, step: step)
        }
    }
}

extension TimerEntry {
    /// The finding to draw: the worst one with a path.
    var drawnFault: TimerFinding? {
        let open = findings.filter {
            !$0.isSuppressed && $0.severity > .note && (!$0.trace.isEmpty || $0.outcome != nil)
        }
        return open.filter(\.isTrap).max { $0.severity < $1.severity } ?? open.filter { $0.outcome != nil }.max {
            $0.severity < $1.severity
        }
            ?? open.max { $0.severity < $1.severity }
    }
}

extension TimerFinding {
    /// Among several faults, a crash takes precedence.
    fileprivate var isTrap: Bool { if case .traps? = outcome { true } else { false } }
}

extension LifeState {
    /// Parses a source's state in a trace, in the format of `SourceState.description`.
    fileprivate init?(traced text: String?) {
        guard let text else { return nil }
        if text.hasPrefix("inactive") {
            self = .inactive
        } else if text.hasPrefix("suspend count") {
            self = .suspended
        } else if text.hasPrefix("running") {
            self = .running
        } else if text.hasPrefix("cancelled") {
            self = .cancelled
        } else {
            return nil
        }
    }
}

/// Merges the calls into one order: that of the faulty path's steps, with every other call before the first
/// step that comes later in the life cycle. A step that is not a call, such as a handler's update of the
/// screen, appears only in the trace.
private struct Merging {
    let events: [LifeLine.Event]

    init(_ calls: [LifeCall], _ fault: TimerFinding?, lanes: [LifeState], isShort: Bool) {
        var rest = Array(calls.enumerated())
        var order: [(position: Int, call: LifeCall, step: Int?)] = []
        for (index, step) in (fault?.trace ?? []).enumerated() {
            guard let match = rest.firstIndex(where: { Self.isSameLine($0.element.place, step.place) }) else {
                continue
            }
            let call = rest.remove(at: match)
            order.append((call.offset, call.element, index + 1))
        }
        for (position, call) in rest {
            let later = order.firstIndex { $0.position > position } ?? order.count
            order.insert((position, call, nil), at: later)
        }
        events = order.map { _, call, step in
            LifeLine.Event(
                label: call.action, note: isShort ? "" : Self.note(call.place), code: isShort ? "" : call.place.code,
                from: call.from.flatMap(lanes.firstIndex(of:)), to: call.to.flatMap(lanes.firstIndex(of:)),
                isConditional: call.isConditional,
                isFaulty: step != nil || fault.map { Self.isSameLine($0.place, call.place) } ?? false, step: step)
        }
    }

    private static func isSameLine(_ a: Place, _ b: Place) -> Bool { a.path == b.path && a.line == b.line }

    private static func note(_ place: Place) -> String {
        let member = place.enclosing.split(separator: ".").last.map(String.init) ?? ""
        let line = ":\(place.line)"
        let room = LifeLineDrawing.noteLength - line.count
        return (member.count > room ? member.prefix(room - 1) + "…" : member) + line
    }
}
