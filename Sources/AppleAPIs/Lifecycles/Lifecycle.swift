/// The order in which a framework calls one object: a small automaton over its callbacks.
///
/// Callbacks are spelled as Swift declares them, labels included (`viewWillAppear(_:)`):
/// `scene(_:willConnectTo:options:)` and `scene(_:openURLContexts:)` are different ones. Notifications stand under
/// their names without the class (`didBecomeActive`), the phases of a gesture or press under theirs (`began`),
/// SwiftUI's modifiers under their names, and what controls send under `action`.
package struct Lifecycle: Sendable {
    /// What is called: "a view controller".
    package let object: String
    package let start: String
    /// The states in which the object may be released; empty where being released has nothing to do with the order.
    package let releasable: Set<String>
    package let edges: [Edge]

    package struct Edge: Sendable {
        package let from: String
        package let callback: String
        package let to: String
        /// Only where something is interrupted: it is no order to count on, and none to accuse by.
        package let isRare: Bool
    }

    /// `edges` have the form "state: callback → state; callback? → state", with a mark for the rare ones.
    init(_ object: String, start: String, releasable: Set<String> = [], _ edges: String...) {
        self.object = object
        self.start = start
        self.releasable = releasable
        self.edges = edges.flatMap(Self.edges)
    }

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

    /// The states after a callback in one of some states; none where it cannot come then.
    package func states(after callback: String, in states: Set<String>) -> Set<String> {
        Set(edges.filter { $0.callback == callback && states.contains($0.from) }.map(\.to))
    }

    /// Whether a callback can come more than once in an object's life.
    package func canRepeat(_ callback: String) -> Bool {
        isReachable(callback, without: [], from: Set(edges.filter { $0.callback == callback }.map(\.to)))
    }

    /// Whether one of the `ends` always comes between two calls of a callback.
    package func comes(oneOf ends: Set<String>, betweenTwo callback: String) -> Bool {
        guard has(callback), !ends.contains(callback) else { return false }
        return !isReachable(callback, without: ends, from: Set(edges.filter { $0.callback == callback }.map(\.to)))
    }

    /// Whether one callback can come after another before any of the `ends` does.
    package func comes(_ second: String, after first: String, withoutAnyOf ends: Set<String>) -> Bool {
        guard !ends.contains(second) else { return false }
        return isReachable(second, without: ends, from: Set(edges.filter { $0.callback == first }.map(\.to)))
    }

    /// Whether one of the `ends` always comes after a callback and before the object can be released.
    package func comes(oneOf ends: Set<String>, after callback: String) -> Bool {
        guard has(callback), !releasable.isEmpty, !ends.isEmpty else { return false }
        let starts = Set(edges.filter { $0.callback == callback }.map(\.to))
        // Where a callback comes on the way in and out alike, what is started is started on the way in.
        let within = starts.subtracting(releasable)
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
