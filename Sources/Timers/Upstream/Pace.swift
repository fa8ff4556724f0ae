/// How often values arrive while the user scrolls, drags or holds a menu open.
package enum Pace: Int, Comparable, Sendable {
    /// Settings, the system, other applications: hardly ever at such a moment.
    case seldom
    /// Occasionally: a tap, a server's response.
    case occasional
    /// The tree does not show what sends them; it may be a text field of another module.
    case unknown
    /// In quick succession: typing, scrolling, playback, a timer's ticks.
    case continual

    package static func < (a: Pace, b: Pace) -> Bool { a.rawValue < b.rawValue }
}

extension Sequence where Element == Pace {
    /// The fastest of several sources, which is the pace of their merged values.
    var quickest: Pace { self.max() ?? .unknown }
}
