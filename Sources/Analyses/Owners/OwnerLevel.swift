/// A step from the object whose lifetime is asked to those that keep it, and what may happen meanwhile.
struct OwnerLevel: Hashable, Sendable {
    /// Which events end an instance.
    enum Course: Sendable {
        /// Whatever the program can do.
        case any
        /// What happens in most runs: nobody closes one of several windows, and containers of dependencies keep what they
        /// have.
        case usual
    }

    let course: Course
    private var depth = 0

    /// How many levels of owners are followed.
    private static let limit = 6

    init(course: Course) { self.course = course }

    /// The level of those that keep the owner.
    var next: OwnerLevel {
        var next = self
        next.depth += 1
        return next
    }

    /// Whether what keeps an owner of this level is not asked any more.
    var isLast: Bool { depth >= Self.limit }
}
