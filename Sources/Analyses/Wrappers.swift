/// What a team calls its own: names that the rules cannot find out where the declarations are not in the tree.
package struct Wrappers: Sendable, Hashable {
    /// A type that holds a timer.
    package struct Timer: Sendable, Hashable {
        /// Its name, without its module.
        package var type: String
        /// Functions that start it, stop it, and take what it calls (also the label of a parameter or a property), by
        /// their base names.
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
    /// Types that stand in for a target without retaining it.
    package var weakProxies: [String] = []
    /// Functions that run their closure on the main thread, by their base names.
    package var mainThread: [String] = []

    package init() {}

    package var isEmpty: Bool { timers.isEmpty && weakProxies.isEmpty && mainThread.isEmpty }

    /// These names and those of an inner configuration, which may describe a type anew.
    package func refined(by others: Wrappers) -> Wrappers {
        var result = self
        result.timers.removeAll { timer in others.timers.contains { $0.type == timer.type } }
        result.timers += others.timers
        result.weakProxies += others.weakProxies.filter { !weakProxies.contains($0) }
        result.mainThread += others.mainThread.filter { !mainThread.contains($0) }
        return result
    }
}
