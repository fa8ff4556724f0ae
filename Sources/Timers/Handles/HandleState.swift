/// What a handle may hold at one point: the union over all paths to it.
package struct HandleState: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Nil.
    package static let absent = HandleState(rawValue: 1)
    /// A timer that was not stopped on the path.
    package static let live = HandleState(rawValue: 2)
    /// A timer that was invalidated or cancelled on the path.
    package static let ended = HandleState(rawValue: 4)
}
