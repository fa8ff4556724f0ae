/// How often values come while the user scrolls, drags or holds a menu open.
package enum Pace: Int, Comparable, Sendable {
    /// Settings, the system, other applications: hardly ever just then.
    case seldom
    /// Now and then, as far as the tree shows: a tap, an answer of a server.
    case occasional
    /// In quick succession: typing, scrolling, playback, a timer's ticks.
    case continual

    package static func < (a: Pace, b: Pace) -> Bool { a.rawValue < b.rawValue }
}

extension Sequence where Element == Pace {
    /// The quickest of several sources: what merges them is as quick as that. None known: now and then.
    var quickest: Pace { self.max() ?? .occasional }
}
