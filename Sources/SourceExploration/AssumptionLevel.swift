/// How much a path rests on state that other code keeps: on its gravest decision about that.
package enum AssumptionLevel: Int, Hashable, Comparable, Sendable {
    case none
    /// Decisions about schedules and handlers alone.
    case minor
    /// Decisions about what can trap.
    case decisive

    package static func < (a: AssumptionLevel, b: AssumptionLevel) -> Bool { a.rawValue < b.rawValue }
}
