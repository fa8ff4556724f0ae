import TimerlintSemantics
import TimerlintSyntax

/// A place in the sources that changes what a timer does.
package struct TimerCall: Sendable {
    package enum Action: String, Sendable, CaseIterable {
        case make, schedule, activate, resume, suspend, cancel, invalidate, connect, replace
        case setNil = "nil"
        /// The last reference is released with the timer's owner, or at the end of its scope.
        case release
    }

    package let action: Action
    package let node: Node
    package let function: FunctionID?
    /// Whether it is conditional within its function.
    package let isConditional: Bool

    package init(action: Action, node: Node, function: FunctionID?, isConditional: Bool) {
        self.action = action
        self.node = node
        self.function = function
        self.isConditional = isConditional
    }
}
