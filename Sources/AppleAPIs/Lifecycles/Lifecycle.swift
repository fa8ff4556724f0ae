/// The order in which a framework calls the callbacks of one object: a small automaton.
///
/// Callbacks are spelled as Swift declares them, with labels (`viewWillAppear(_:)`), because
/// `scene(_:willConnectTo:options:)` and `scene(_:openURLContexts:)` are different. Notifications use their
/// names without the class (`didBecomeActive`), phases of a gesture or press their names (`began`), SwiftUI's
/// modifiers their names, and the actions of controls `action`.
package struct Lifecycle: Sendable {
    /// The object that is called: "a view controller".
    package let object: String
    /// The state of a new object.
    package let start: String
    /// The states in which the object may be released; empty if its release is unrelated to the callbacks.
    package let releasable: Set<String>
    /// In the order in which they are written.
    package let edges: [Edge]

    /// A callback that may come in a state, and the state after it.
    package struct Edge: Sendable {
        package let from: String
        package let callback: String
        package let to: String
        /// True for interruptions: neither correct code nor a finding may rely on such a transition.
        package let isRare: Bool
    }

    /// `edges` have the form "state: callback → state; callback? → state"; `?` marks a rare transition.
    /// Compiled once, not into each of the tables.
    @inline(never)
    init(_ object: String, start: String, releasable: Set<String> = [], _ edges: String...) {
        self.object = object
        self.start = start
        self.releasable = releasable
        self.edges = edges.flatMap(Self.edges)
    }

    private init(_ other: Lifecycle, edges: [Edge]) {
        object = other.object
        start = other.start
        releasable = other.releasable
        self.edges = edges
    }

    /// The same without interruptions.
    package var undisturbed: Lifecycle { Lifecycle(self, edges: edges.filter { !$0.isRare }) }

    private static func edges(_ line: String) -> [Edge] {
        let parts = line.split(separator: ":", maxSplits: 1)
        return parts[1].split(separator: ";").map { step in
            let ends = step.split(separator: "→").map { $0.filter { $0 != " " } }
            return Edge(
                from: String(parts[0]), callback: ends[0].filter { $0 != "?" }, to: ends[1],
                isRare: ends[0].hasSuffix("?"))
        }
    }

    package func has(_ callback: String) -> Bool { edges.contains { $0.callback == callback } }

    /// The states after a callback, starting from the given states; empty if the callback cannot come there.
    package func states(after callback: String, in states: Set<String>) -> Set<String> {
        Set(edges.filter { $0.callback == callback && states.contains($0.from) }.map(\.to))
    }

    /// Whether a callback can come more than once in an object's life.
    package func canRepeat(_ callback: String) -> Bool {
        isReachable(callback, without: [], from: Set(edges.filter { $0.callback == callback }.map(\.to)))
    }

    /// Whether one of `ends` always comes between two calls of a callback.
    package func comes(oneOf ends: Set<String>, betweenTwo callback: String) -> Bool {
        guard has(callback), !ends.contains(callback) else { return false }
        return !isReachable(callback, without: ends, from: Set(edges.filter { $0.callback == callback }.map(\.to)))
    }

    /// Whether `second` can come after `first` before any of `ends` does.
    package func comes(_ second: String, after first: String, withoutAnyOf ends: Set<String>) -> Bool {
        guard !ends.contains(second) else { return false }
        return isReachable(second, without: ends, from: Set(edges.filter { $0.callback == first }.map(\.to)))
    }

    /// Whether a callback can never come before one of `starts` has come: in the life of a new object, or after a state
    /// that the lifecycle may not have.
    package func never(_ callback: String, beforeAnyOf starts: Set<String>, from state: String? = nil) -> Bool {
        has(callback) && !starts.contains(callback) && !isReachable(callback, without: starts, from: [state ?? start])
    }

    /// Whether one of `ends` always comes after a callback and before the object can be released.
    package func comes(oneOf ends: Set<String>, after callback: String) -> Bool {
        guard has(callback), !releasable.isEmpty, !ends.isEmpty else { return false }
        let starts = Set(edges.filter { $0.callback == callback }.map(\.to))
        // If the callback occurs on the way in and on the way out, the timer is started on the way in: there, the
        // callback comes once more before the object can be released.
        let within = starts.filter { reached(from: [$0], without: [callback]).isDisjoint(with: releasable) }
        return reached(from: within.isEmpty ? starts : within, without: ends).isDisjoint(with: releasable)
    }

    private func isReachable(_ callback: String, without ends: Set<String>, from states: Set<String>) -> Bool {
        let reached = reached(from: states, without: ends)
        return edges.contains { $0.callback == callback && reached.contains($0.from) }
    }

    private func reached(from states: Set<String>, without ends: Set<String>) -> Set<String> {
        var reached = states
        var waiting = Array(states)
        while let state = waiting.popLast() {
            for edge in edges
            where edge.from == state && !ends.contains(edge.callback) && reached.insert(edge.to).inserted {
                waiting.append(edge.to)
            }
        }
        return reached
    }
}
