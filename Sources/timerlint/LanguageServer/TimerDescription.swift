import TimerlintAnalyses
import TimerlintLanguageServer
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// Describes timers for an editor. Input: a project's facts. Output: a summary of each timer.
struct TimerDescription {
    let facts: ProjectFacts

    private var project: Project { facts.project }

    func summaries(isWanted: (SourceFile) -> Bool) -> [TimerSummary] {
        facts.timers.filter { isWanted($0.creation.tree.file) }.map { timer in
            let ending = ending(of: timer)
            return TimerSummary(
                range: timer.creation.range, file: timer.creation.tree.file,
                facts: [kind(of: timer), rhythm(of: timer), place(of: timer), keeper(of: timer), ending].compactMap {
                    $0
                },
                place: place(of: timer), ending: ending)
        }
    }

    private func kind(of timer: Timer) -> String {
        switch timer.kind {
        case .runLoopTimer: "run loop timer"
        case .displayLink: "display link"
        case .dispatchSource: "dispatch timer source"
        case .publisher: "timer publisher"
        case .delayedPerform: "delayed perform request"
        case .wrapper: timer.wrapper.map { "timer of the type '\($0.type)'" } ?? "timer"
        }
    }

    private func rhythm(of timer: Timer) -> String? {
        guard let interval = timer.interval else { return nil }
        let seconds = project.constantValue(of: interval).map {
            $0 == $0.rounded() && abs($0) < 1e9 ? "\(Int($0))" : "\($0)"
        }
        let text =
            timer.kind != .dispatchSource ? seconds.map { "\($0) s" } ?? "'\(interval.text)'" : "'\(interval.text)'"
        switch timer.repeats {
        case .yes: return "repeats every \(text)"
        case .no: return "fires once, after \(text)"
        case .unknown: return "fires after \(text)"
        }
    }

    /// The run loop modes, or the queue.
    private func place(of timer: Timer) -> String? {
        switch timer.kind {
        case .dispatchSource: return queue(facts.queue(ofSource: timer))
        case .wrapper: return nil
        case .runLoopTimer, .displayLink, .publisher, .delayedPerform:
            var seen: Set<String> = []
            let modes = timer.modes.map { mode($0.mode) }.filter { seen.insert($0).inserted }
            return modes.isEmpty ? "added to no run loop here" : "run loop mode: " + modes.joined(separator: ", ")
        }
    }

    private func mode(_ mode: RunLoopMode) -> String {
        switch mode {
        case .default: "default"
        case .tracking: "common"
        case .unknown: "unknown"
        }
    }

    private func queue(_ kind: QueueKind) -> String {
        switch kind {
        case .main: "on the main queue"
        case .serial: "on a serial queue"
        case .concurrent: "on a concurrent queue"
        case .global: "on a global queue"
        case .unknown: "on a queue that is not known"
        }
    }

    private func keeper(of timer: Timer) -> String {
        let names = timer.handles.map { id -> String in
            let owner = project.owner(of: id).map { " of '\(project.types[$0].name)'" } ?? ""
            return "'\(project[id].name)'\(owner)"
        }
        if !names.isEmpty { return "kept in " + names.joined(separator: ", ") }
        if timer.escapes { return "kept by code that is not known" }
        return timer.kind.isRunLoopBased || timer.kind == .delayedPerform
            ? "kept by its run loop alone" : "kept by nothing"
    }

    private func ending(of timer: Timer) -> String {
        let effective = timer.teardowns.filter(\.isEffective)
        if !effective.isEmpty { return "ended in " + places(effective) }
        let last = timer.teardowns.filter(\.isOnlyInDeinit)
        if !last.isEmpty { return "ended only in deinit, " + places(last) }
        if timer.repeats == .no { return "ends by itself" }
        return timer.escapes ? "what ends it is not known" : "ended by nothing"
    }

    private func places(_ teardowns: [Teardown]) -> String {
        let own = teardowns[0].node.tree.file
        let lines = teardowns.map { teardown -> String in
            let file = teardown.node.tree.file
            let line = "line \(file.lines.line(at: teardown.node.range.start))"
            return file === own ? line : "\(file.path) \(line)"
        }
        var seen: Set<String> = []
        return lines.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
}
