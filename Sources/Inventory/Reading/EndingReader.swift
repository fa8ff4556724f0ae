import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Determines how a timer ends.
struct EndingReader {
    let facts: ProjectFacts
    private var project: Project { facts.project }

    func ending(of timer: Timer, _ destinations: [Destination]) -> TimerEntry.Ending {
        if let ended = ended(by: timer.teardowns) { return ended }
        if timer.repeats == .no { return .byItself }
        // A timer that keeps its owner alive is not ended by the owner's deinit, and does not end with the
        // owner.
        let followsOwner = facts.keepsOwnerAlive(timer) == nil
        if timer.teardowns.contains(where: \.isOnlyInDeinit) { return followsOwner ? .onlyInDeinit : .never }
        switch timer.kind {
        case .runLoopTimer, .displayLink: return timer.escapes ? .unknown : .never
        case .publisher: return endingOfPublisher(timer, followsOwner)
        case .dispatchSource, .wrapper:
            if isKeptByObject(destinations) { return followsOwner ? .withOwner : .never }
            return timer.escapes ? .unknown : .never
        case .delayedPerform: return .byItself
        }
    }

    func ending(of task: TimedTask) -> TimerEntry.Ending {
        if let ended = ended(by: task.teardowns) { return ended }
        if task.kind != .unstructured || task.endlessLoop == nil { return .byItself }
        if task.teardowns.contains(where: \.isOnlyInDeinit) { return .onlyInDeinit }
        return task.escapes ? .unknown : .never
    }

    /// A pipeline ends with the view or loop that receives from it; a subscription ends with the owner of its
    /// cancellable.
    private func endingOfPublisher(_ timer: Timer, _ followsOwner: Bool) -> TimerEntry.Ending {
        let subscriptions = facts.subscriptions(to: timer)
        if subscriptions.contains(where: \.completes) { return .byItself }
        let places = facts.calls(on: timer).filter { $0.action == .cancel || $0.action == .setNil }
        if !places.isEmpty { return .ended(in: members(places.map { ($0.function, $0.node) })) }
        let destinations = subscriptions.flatMap(\.destinations)
        if isKeptByObject(destinations) { return followsOwner ? .withOwner : .never }
        return subscriptions.isEmpty ? .byItself : .unknown
    }

    private func ended(by teardowns: [Teardown]) -> TimerEntry.Ending? {
        let effective = teardowns.filter(\.isEffective)
        return effective.isEmpty ? nil : .ended(in: members(effective.map { ($0.function, $0.node) }))
    }

    private func members(_ places: [(function: FunctionID?, node: Node)]) -> [String] {
        Set(
            places.map { function, node in
                function.map { project.files[$0.file].displayName(ofFunction: $0.index) }
                    ?? "line \(node.tree.file.lines.line(at: node.range.start))"
            }
        ).sorted()
    }

    private func isKeptByObject(_ destinations: [Destination]) -> Bool {
        destinations.compactMap(\.variable).contains { project[$0].kind == .property && !project[$0].isStatic }
    }
}
