import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes handlers that do not move anything from fire to fire: each change shows the state of something else, waits
/// for an event, or comes at the end of a count. Input: a timer with its code and its changes. Output: why a freeze is
/// not seen.
struct PolledChanges {
    /// In seconds.
    private static let longestFrame = 0.05
    /// In seconds: what is looked at more often than this is shown because it moves.
    private static let shortestPoll = 0.25

    private let settled: SettledChanges
    private let events: WatchedEvents
    private let counts: CountedPeriods
    private let fades: FadeLengths
    private let pointer: PointerConditions
    private let windows: PointerConditions
    private let movement: EvidentMovement
    private let bodies: [Node]
    /// In seconds; `nil` if unknown.
    private let interval: Double?

    init(facts: ProjectFacts, timer: Timer, changes: [VisibleChange], code: [Node], endings: FinalChanges) {
        let ways = HandlerWays(project: facts.project, changes: changes, code: code)
        bodies = ways.bodies
        settled = SettledChanges(facts: facts, ways: ways, code: code, endings: endings)
        events = WatchedEvents(project: facts.project, ways: ways)
        counts = CountedPeriods(project: facts.project, ways: ways)
        fades = FadeLengths(project: facts.project, ways: ways)
        pointer = PointerConditions(project: facts.project, questions: VisibleChanges.pointerPositions)
        windows = PointerConditions(project: facts.project, questions: VisibleChanges.foreignWindows)
        movement = EvidentMovement(project: facts.project, ways: ways)
        let bounds = facts.references.bounds
        interval = timer.kind == .displayLink ? HandlerLifetimes.frame : timer.interval.flatMap { bounds.least(of: $0) }
    }

    /// Whether the timer fires as often as a movement needs.
    var followsFrames: Bool { interval.map { $0 <= Self.longestFrame } ?? false }

    func doubt(on changes: [VisibleChange]) -> FreezeDoubt? {
        guard let first = changes.first else { return nil }
        if changes.allSatisfy(pointer.decide) { return .followsPointer }
        if changes.allSatisfy(isLeftToPointer) { return .followsWindows }
        let periods = changes.map(longPeriod)
        if let shortest = periods.compactMap({ $0 }).min(), !periods.contains(nil) { return .counts(shortest) }
        if let fade = changes.first(where: isShortFade),
            changes.allSatisfy({ $0.setsLiteral || isShortFade($0) })
        {
            return .fades(fade)
        }
        let isStill = zip(changes, periods).allSatisfy { change, period in
            period != nil || settled.isSettled(change) || events.decide(change) || isLeftToPointer(change)
        }
        return isStill || !followsFrames && asksForPermission || mayBePoll(changes) && !movement.isEvident(in: changes)
            ? .settles(first) : nil
    }

    /// Whether the timer fires as slowly as polls do, and does not only reload a list.
    private func mayBePoll(_ changes: [VisibleChange]) -> Bool {
        interval.map { $0 >= Self.shortestPoll } ?? false && changes.contains { $0.kind == .update }
    }

    /// Whether the handler asks if the user has granted a permission, and neither counts nor tells the time: it shows the
    /// answers, in whatever words, and they hardly ever change.
    private var asksForPermission: Bool {
        bodies.contains { $0.contains { EventPace.permissionQueries.contains($0.name) && $0.callOfName != nil } }
            && !bodies.contains { $0.contains { $0.counterStep != nil || Self.times.contains($0.name) } }
    }

    private static let times = TimeAPI.dateTypes.union(TimeAPI.clockReadings).union(TimeAPI.elapsedMembers)

    /// Whether only the pointer brings the change about, itself or by moving another application's window.
    private func isLeftToPointer(_ change: VisibleChange) -> Bool { pointer.decide(change) || windows.decide(change) }

    private func isShortFade(_ change: VisibleChange) -> Bool {
        guard let fires = fades.fires(of: change), let interval else { return false }
        return fires * interval <= BriefTimers.longestLife
    }

    /// The time between two such changes, in seconds, if a late one goes unnoticed.
    private func longPeriod(of change: VisibleChange) -> Double? {
        guard let fires = counts.fires(between: change), let interval else { return nil }
        let period = fires * interval
        return period > VisibleFreezes.longestInterval ? period : nil
    }
}
