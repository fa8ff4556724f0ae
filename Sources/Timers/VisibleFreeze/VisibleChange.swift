import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// A place where code changes what is on the screen.
package struct VisibleChange: Sendable {
    package enum Kind: Sendable {
        /// Something that is drawn gets another value: a label's text, a view's frame, a state that a SwiftUI body
        /// reads.
        case update
        /// A scrolling view is filled anew.
        case reload
        /// A scrolling view is scrolled.
        case scroll
        /// A menu of choices has another one selected.
        case choice
        /// Another screen is shown, or one is taken away.
        case transition
    }

    package private(set) var kind: Kind
    /// The assignment or call.
    package let node: Node
    /// What is changed, as written: `label.text`; `nil` where only the timer's kind tells that it draws.
    package let target: Node?
    /// The state that a view reads, where that is what changes.
    let state: VariableID?
    /// The function that holds the place; `nil` where the handler's closure does.
    package let function: FunctionID?
    /// The calls that lead to it, outermost first.
    package let calls: [Node]

    init(kind: Kind, node: Node, target: Node?, state: VariableID?, function: FunctionID?, calls: [Node]) {
        self.kind = kind
        self.node = node
        self.target = target
        self.state = state
        self.function = function
        self.calls = calls
    }

    /// A call that animates what its closure changes, and not a change of its own.
    package var isAnimation: Bool {
        node.kind == .callExpression && node.calleeName.map { VisibleChanges.animations.contains($0.name) } == true
    }

    /// `label.isHidden = false`
    var setsLiteral: Bool {
        guard node.kind == .assignmentExpression, let value = node.firstChild?.nextSibling?.stripped
        else { return false }
        return value.kind == .booleanLiteral || value.kind == .nilLiteral || value.numericValue != nil
    }

    /// Only a run that fails comes to the change, or to a call on the way to it: in a `catch`, or where a `guard` leaves.
    var isOnFailingPath: Bool {
        (calls + [node]).contains { place in
            place.selfAndAncestors.prefix { !$0.kind.isFunctionLike && $0.kind != .closureExpression }.contains {
                $0.kind == .catchClause && !$0.flags.contains(.isDefault)
                    || $0.kind == .block && $0.parent?.kind == .guardStatement
            }
        }
    }

    /// The change as an answer to what the user does: the rows or text that a pipeline fills in anew are what he waits
    /// for.
    var asAnswer: VisibleChange {
        var change = self
        if kind == .reload, state != nil || node.kind == .assignmentExpression { change.kind = .update }
        return change
    }

    /// The change as one that comes once.
    var asTransition: VisibleChange {
        var change = self
        change.kind = .transition
        return change
    }
}
