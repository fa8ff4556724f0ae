/// A project's own types and functions around timers, for those whose declarations are not in the source tree.
package struct Wrappers: Sendable, Hashable {
    /// A type that wraps a timer.
    package struct Timer: Sendable, Hashable {
        /// The type's name without its module.
        package var type: String
        /// Base names of the functions that start the timer, stop it, and take its handler (which may also be
        /// the label of a parameter or the name of a property).
        package var start: [String]
        package var stop: [String]
        package var handler: [String]

        package init(type: String, start: [String] = [], stop: [String] = [], handler: [String] = []) {
            self.type = type
            self.start = start
            self.stop = stop
            self.handler = handler
        }
    }

    package var timers: [Timer] = []
    /// Types that forward to a target without retaining it.
    package var weakProxies: [String] = []
    /// Base names of the functions that run their closure on the main thread.
    package var mainThread: [String] = []

    package init() {}

    package var isEmpty: Bool { timers.isEmpty && weakProxies.isEmpty && mainThread.isEmpty }

    /// Adds the names of an inner configuration, which may redefine a type.
    package func refined(by others: Wrappers) -> Wrappers {
        var result = self
        result.timers.removeAll { timer in others.timers.contains { $0.type == timer.type } }
        result.timers += others.timers
        result.weakProxies += others.weakProxies.filter { !weakProxies.contains($0) }
        result.mainThread += others.mainThread.filter { !mainThread.contains($0) }
        return result
    }
}
