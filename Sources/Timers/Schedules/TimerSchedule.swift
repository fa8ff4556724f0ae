import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// When a timer fires.
package struct TimerSchedule: Sendable {
    /// `nil` if there is none: display links, sources that are never scheduled.
    package internal(set) var interval: TimeSpan?
    /// How late it may fire; a source's leeway.
    package internal(set) var tolerance: TimeSpan?
    package internal(set) var repeats: Truth
}

extension ProjectFacts {
    /// Read from the creation; for a source, which is created without a schedule, from its `schedule` calls.
    package func schedule(of timer: Timer) -> TimerSchedule {
        let reader = TimeSpanReader(project: project)
        if timer.kind == .dispatchSource {
            let given = calls(on: timer).filter { $0.action == .schedule }.map(\.node)
            return TimerSchedule.agreed(given.map { reader.schedule(ofSourceAt: $0) })
        }
        let tolerance = timer.creation.argumentValue("tolerance") ?? assignedTolerance(of: timer)
        // A one-shot timer with a fire date fires then; its interval has no effect.
        let date =
            timer.repeats == .no ? timer.creation.argumentValue("fire") ?? timer.creation.argumentValue("fireAt") : nil
        return TimerSchedule(
            interval: date.map { reader.delay(untilDate: $0) } ?? timer.interval.map { reader.span(of: $0) },
            tolerance: tolerance.flatMap { $0.stripped.kind == .nilLiteral ? nil : reader.span(of: $0) },
            repeats: timer.repeats)
    }

    /// The duration of a sleep in seconds, if its argument is constant.
    package func duration(of sleep: Sleep) -> Double? {
        TimeSpanReader(project: project).span(ofSleep: sleep.node)?.seconds
    }

    /// The longest time in seconds that a sleep can take, if the tree contains every value of its argument.
    package func longestDuration(of sleep: Sleep) -> Double? {
        duration(of: sleep)
            ?? TimeSpanReader.argument(ofSleep: sleep.node).flatMap { argument, unit in
                references.bounds.greatest(of: argument).map { $0 * unit }
            }
    }

    /// How many seconds a call of `asyncAfter` or `dispatch_after` waits, if its deadline is a constant time from now.
    package func delay(of call: Node) -> Double? { TimeSpanReader(project: project).delay(of: call)?.seconds }

    /// `timer.tolerance = 0.1`.
    private func assignedTolerance(of timer: Timer) -> Node? {
        members(usedOn: timer).first { $0.isNamed("tolerance") && $0.isAssigned }?.outermostUnwrap.nextSibling
    }

    /// The time between iterations of a task's loop, if a single sleep, or the sequence it awaits, determines
    /// it.
    package func schedule(of loop: TimedLoop) -> TimerSchedule {
        let reader = TimeSpanReader(project: project)
        var schedule = TimerSchedule(repeats: .yes)
        if loop.sleeps.count == 1 {
            let call = loop.sleeps[0].node
            schedule.interval = reader.span(ofSleep: call)
            schedule.tolerance = call.argumentValue("tolerance").map { reader.span(of: $0) }
        } else if !loop.sleeps.isEmpty {
            schedule.interval = TimeSpan(seconds: nil, text: reader.texts(ofSleeps: loop.sleeps.map(\.node)))
        } else if let sequence = loop.node.subject {
            schedule.interval = reader.span(ofSequence: sequence)
        }
        return schedule
    }
}

extension TimerSchedule {
    /// Combines all schedules of a source. If they differ, the value is unknown and the text lists all of them.
    fileprivate static func agreed(_ all: [TimerSchedule]) -> TimerSchedule {
        guard let first = all.first else { return TimerSchedule(repeats: .unknown) }
        let isOne = all.allSatisfy { $0.repeats == first.repeats }
        return TimerSchedule(
            interval: agreed(all.compactMap(\.interval)), tolerance: agreed(all.compactMap(\.tolerance)),
            repeats: isOne ? first.repeats : .unknown)
    }

    private static func agreed(_ spans: [TimeSpan]) -> TimeSpan? {
        guard let first = spans.first else { return nil }
        return TimeSpan(
            seconds: spans.allSatisfy { $0.seconds == first.seconds } ? first.seconds : nil,
            text: TimeSpanReader.alternatives(spans.map(\.text)))
    }
}

extension TimeSpanReader {
    /// `schedule(deadline:repeating:leeway:)` and its older forms. Without an interval, the delay until the
    /// single fire is used.
    fileprivate func schedule(ofSourceAt call: Node) -> TimerSchedule {
        // Swift 2's `dispatch_source_set_timer(source, start, interval, leeway)` uses nanoseconds.
        let isC = call.firstChild?.isNamed("dispatch_source_set_timer") == true
        let arguments = call.arguments
        let repeating =
            call.argumentValue("repeating") ?? call.argumentValue("interval")
            ?? (isC && arguments.count > 2 ? arguments[2].value : nil)
        let leeway = call.argumentValue("leeway") ?? (isC && arguments.count > 3 ? arguments[3].value : nil)
        let unit = isC ? 1e-9 : 1
        var schedule = TimerSchedule(tolerance: leeway.map { span(of: $0, unit: unit) }, repeats: .no)
        if let repeating, !Self.isNever(repeating) {
            schedule.interval = span(of: repeating, unit: unit)
            schedule.repeats = .yes
        } else {
            let start =
                call.argumentValue("deadline") ?? call.argumentValue("wallDeadline")
                ?? (isC && arguments.count > 1 ? arguments[1].value : nil)
            schedule.interval = start.map { delay(until: $0) }
        }
        return schedule
    }

    private static func isNever(_ interval: Node) -> Bool {
        let node = interval.stripped
        return node.isNamed("never") || node.isNamed("infinity") || node.isNamed("DISPATCH_TIME_FOREVER")
            || node.isNamed("distantFuture")
    }

    /// Each text once.
    fileprivate static func alternatives(_ texts: [String]) -> String {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }.joined(separator: " or ")
    }

    /// The delay from now in `Date() + 5`, `Date(timeIntervalSinceNow: 5)`, `Date().addingTimeInterval(5)`,
    /// `.now + 5`; unknown for another date.
    fileprivate func delay(untilDate date: Node) -> TimeSpan {
        let node = date.stripped
        if let given = node.argumentValue("timeIntervalSinceNow") { return span(of: given) }
        if node.kind == .callExpression, let callee = node.calleeName, callee.isNamed("addingTimeInterval"),
            callee.base.map(Self.isNow) == true,
            let added = node.arguments.first?.value
        {
            return span(of: added)
        }
        let parts =
            node.kind == .infixExpression && node.isNamed("+") ? node.children.filter { $0.kind != .infixOperator } : []
        if parts.count == 2, Self.isNow(parts[0]) { return span(of: parts[1]) }
        return TimeSpan(seconds: Self.isNow(node) ? 0 : nil, text: span(of: date).text)
    }

    /// `Date()`, `Date.now`, `.now`.
    private static func isNow(_ date: Node) -> Bool {
        let node = date.stripped
        return node.kind == .callExpression
            ? node.calleeName?.isNamed("Date") == true && node.arguments.isEmpty : node.isNamed("now")
    }

    /// The delay of `asyncAfter` and `dispatch_after`.
    func delay(of call: Node) -> TimeSpan? {
        let labelled = call.argumentValue("deadline") ?? call.argumentValue("wallDeadline")
        return (labelled ?? call.arguments.first?.value).map { delay(until: $0) }
    }

    /// The delay from now in `.now() + 5`, `dispatch_time(DISPATCH_TIME_NOW, 5 * NSEC_PER_SEC)`.
    fileprivate func delay(until deadline: Node) -> TimeSpan {
        let node = deadline.stripped
        if let callee = node.calleeName, DispatchAPI.timeFunctions.contains(callee.name), node.arguments.count == 2,
            let start = node.arguments[0].value?.stripped, DispatchAPI.presentTimes.contains(start.name),
            let delay = node.arguments[1].value
        {
            return span(of: delay, unit: 1e-9)
        }
        let parts =
            node.kind == .infixExpression && node.isNamed("+") ? node.children.filter { $0.kind != .infixOperator } : []
        guard parts.count == 2, parts[0].stripped.calleeName?.isNamed("now") == true else {
            let isNow = node.calleeName?.isNamed("now") == true && node.arguments.isEmpty
            return TimeSpan(seconds: isNow ? 0 : nil, text: span(of: deadline).text)
        }
        return span(of: parts[1])
    }

    /// `Task.sleep(nanoseconds:)`, `Task.sleep(for:)`, `clock.sleep(for:)`; unknown for a deadline that the
    /// loop advances.
    fileprivate func span(ofSleep call: Node) -> TimeSpan? {
        if let (argument, unit) = Self.argument(ofSleep: call) { return span(of: argument, unit: unit) }
        return TimeSpan(seconds: nil, text: span(of: call.argumentValue("until") ?? call).text)
    }

    /// The duration that a sleep is given, and the unit of a bare number there, in seconds; `nil` for a deadline.
    fileprivate static func argument(ofSleep call: Node) -> (value: Node, unit: Double)? {
        if let nanoseconds = call.argumentValue("nanoseconds") { return (nanoseconds, 1e-9) }
        if let milliseconds = call.argumentValue("milliseconds") { return (milliseconds, 1e-3) }
        guard call.argumentValue("until") == nil else { return nil }
        guard let given = call.arguments.first(where: { ConcurrencyAPI.sleepDurationLabels.contains($0.name) }),
            let value = given.value
        else { return nil }
        let isOldTaskSleep = given.name.isEmpty && call.calleeName?.base?.isNamed("Task") == true
        return (value, isOldTaskSleep ? 1e-9 : 1)
    }

    /// The durations of a loop with several sleeps, with the units in their labels.
    fileprivate func texts(ofSleeps calls: [Node]) -> String {
        Self.alternatives(calls.map { call in span(of: call.arguments.first ?? call).text })
    }

    /// `AsyncTimerSequence(interval: .seconds(1), clock: clock)`, `.repeating(every: .seconds(1))`.
    fileprivate func span(ofSequence sequence: Node) -> TimeSpan? {
        var found: TimeSpan?
        _ = sequence.contains { node in
            guard node.kind == .callExpression,
                let given = node.argumentValue("interval") ?? node.argumentValue("every")
            else { return false }
            found = span(of: given)
            return true
        }
        return found ?? TimeSpan(seconds: nil, text: span(of: sequence).text)
    }
}
