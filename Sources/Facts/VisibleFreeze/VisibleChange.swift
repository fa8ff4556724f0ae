import TimerlintSemantics
import TimerlintSyntax

/// A place where code changes what is on the screen.
package struct VisibleChange: Sendable {
    package enum Kind: Sendable {
        /// Something that is drawn gets another value: a label's text, a view's frame, a state that a SwiftUI body reads.
        case update
        /// A scrolling view is filled anew.
        case reload
        /// A scrolling view is scrolled.
        case scroll
        /// Another screen is shown, or one is taken away.
        case transition
    }

    package let kind: Kind
    /// The assignment or call.
    package let node: Node
    /// What is changed, as written: `label.text`.
    package let target: Node
    /// The state that a view reads, where that is what changes.
    let state: VariableID?
    /// The function that holds the place; `nil` where the handler's closure does.
    package let function: FunctionID?
    /// The calls that lead to it, outermost first.
    package let calls: [Node]
}
