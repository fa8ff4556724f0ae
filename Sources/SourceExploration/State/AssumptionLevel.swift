/// How strongly a path depends on assumptions about state that other code controls: the level of its most
/// severe assumption.
package enum AssumptionLevel: Int, Hashable, Comparable, Sendable {
    case none
    /// Assumptions that affect only schedules and handlers.
    case minor
    /// Assumptions that affect whether a call can crash.
    case decisive

    package static func < (a: AssumptionLevel, b: AssumptionLevel) -> Bool { a.rawValue < b.rawValue }
}
