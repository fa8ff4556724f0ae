/// What a handle may hold at one moment: all that some way there leaves possible.
package struct HandleState: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Nothing.
    package static let absent = HandleState(rawValue: 1)
    /// A timer that nothing ended on the way.
    package static let live = HandleState(rawValue: 2)
    /// A timer that was invalidated or cancelled on the way.
    package static let ended = HandleState(rawValue: 4)
}
