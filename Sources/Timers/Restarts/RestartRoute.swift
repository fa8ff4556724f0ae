import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// The functions from an event to the place that assigns the new timer, each with the place in it that leads
/// on. A function that is reached in two ways is on two routes.
package struct RestartRoute: Sendable {
    struct Step: Sendable {
        let function: FunctionID
        let place: Node
    }

    /// Innermost first: the first step contains the place that assigns the timer.
    private(set) var steps: [Step] = []

    package init() {}

    func leading(from place: Node, in function: FunctionID) -> RestartRoute {
        var longer = self
        longer.steps.append(Step(function: function, place: place))
        return longer
    }
}

extension RestartSearch {
    /// Whether the arguments of a call, values that its caller has just set, or the program's constants keep it from
    /// reaching the start: `lock(enabled: false)`, `send(.stop)`, `mode = .idle` before `update()`, `if delay > 0` where
    /// nothing ever sets a delay.
    func isShutOut(_ route: RestartRoute, from use: Node) -> Bool {
        var known = entries.knownValues()
        if known.exclude(use) { return true }
        var entry = use
        for step in route.steps.reversed() {
            known = known.entering(step.function, by: entry)
            if known.exclude(step.place) { return true }
            entry = step.place
        }
        return false
    }
}
