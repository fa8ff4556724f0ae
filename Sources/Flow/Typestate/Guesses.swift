/// How much a path rests on state that other code keeps.
package struct Guesses: Hashable, Comparable, Sendable {
    /// Decisions about what can trap.
    package var decisive = 0
    /// Decisions about schedules and handlers alone.
    package var minor = 0

    package static let none = Guesses()
    package static let decisive = Guesses(decisive: 1)
    package static let minor = Guesses(minor: 1)

    package static func < (a: Guesses, b: Guesses) -> Bool { (a.decisive, a.minor) < (b.decisive, b.minor) }
    package static func + (a: Guesses, b: Guesses) -> Guesses { Guesses(decisive: a.decisive + b.decisive, minor: a.minor + b.minor) }
    package static func - (a: Guesses, b: Guesses) -> Guesses { Guesses(decisive: a.decisive - b.decisive, minor: a.minor - b.minor) }
}
