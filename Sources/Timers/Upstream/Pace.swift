/// How often values arrive while the user scrolls, drags or holds a menu open.
package enum Pace: Int, Comparable, Sendable {
    /// Settings, the system, other applications: hardly ever at such a moment.
    case seldom
    /// Occasionally, as far as the tree shows: a tap, a server's response.
    case occasional
    /// In quick succession: typing, scrolling, playback, a timer's ticks.
    case continual

    package static func < (a: Pace, b: Pace) -> Bool { a.rawValue < b.rawValue }
}

extension Sequence where Element == Pace {
    /// The fastest of several sources, which is the pace of their merged values. Occasional if there are none.
    var quickest: Pace { self.max() ?? .occasional }
}
