import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

extension ProjectFacts {
    /// The operations on a timer through its handles: its creation first, then in the order of files and
    /// offsets.
    package func calls(on timer: Timer) -> [TimerCall] {
        var known: [Node: TimerCall.Action] = [:]
        let endings = EndingPlaces(references: references)
        for place in timer.teardowns.flatMap({ endings.places(of: $0.node) }) {
            known[place] = timer.kind.isRunLoopBased ? .invalidate : .cancel
        }
        for place in timer.modes where place.node != timer.creation { known[place.node] = .schedule }
        let subscribed = timer.kind == .publisher ? subscriptions(to: timer).flatMap(\.destinations) : []
        if timer.kind == .publisher { known.merge(connections(of: timer)) { $1 } }
        return calls(at: timer.creation, timer.destinations + subscribed, known)
    }

    /// The operations on a task through its handles.
    package func calls(on task: TimedTask) -> [TimerCall] {
        let endings = EndingPlaces(references: references)
        let known = task.teardowns.flatMap { endings.places(of: $0.node) }.map { ($0, TimerCall.Action.cancel) }
        return calls(at: task.creation, task.destinations, Dictionary(known) { first, _ in first })
    }

    /// The operations on the value of an expression, through the variables that hold it.
    package func calls(onValueOf creation: Node) -> [TimerCall] {
        calls(at: creation, references.flow.destinations(of: creation), [:])
    }

    private func calls(at creation: Node, _ destinations: [Destination], _ known: [Node: TimerCall.Action])
        -> [TimerCall]
    {
        TimerCallReader(
            references: references, creation: creation, handles: destinations.compactMap(\.variable),
            destinations: destinations
        ).calls(known: known)
    }

    /// `autoconnect()` and `connect()`, at the creation or at uses of the publisher's variables; and the calls
    /// that cancel subscriptions in a set.
    private func connections(of timer: Timer) -> [Node: TimerCall.Action] {
        var found: [Node: TimerCall.Action] = [:]
        let chains = references.pipelines.chains(of: timer)
        for step in chains.joined() where CombineAPI.connectors.contains(step.name) { found[step.call] = .connect }
        let finder = references.teardowns
        for handle in subscriptions(to: timer).flatMap(\.destinations).compactMap(\.variable) {
            let emptyings = references.uses(of: handle)
                .compactMap { $0.node.outermostUnwrap.parent }.filter { $0.isNamed("removeAll") }
                .compactMap(\.callOfName)
            for place in finder.endings(of: handle) + finder.clearings(of: handle) + emptyings {
                found[place] = found[place] ?? .cancel
            }
        }
        return found
    }
}
