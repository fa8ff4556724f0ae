import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// A place where code changes the screen.
package struct VisibleChange: Sendable {
    package enum Kind: Sendable {
        /// Something that is drawn changes its value: a label's text, a view's frame, a state that a SwiftUI
        /// body reads.
        case update
        /// A scroll view is reloaded.
        case reload
        /// A scroll view is scrolled.
        case scroll
        /// Another item of a pop-up menu is selected.
        case choice
        /// A screen is shown or removed.
        case transition
    }

    package private(set) var kind: Kind
    /// The assignment or call.
    package let node: Node
    /// What is changed, as written: `label.text`; `nil` if only the timer's kind shows that it draws.
    package let target: Node?
    /// The state that changes, if a view reads it.
    let state: VariableID?
    /// The function that contains the place; `nil` if it is in the handler's closure.
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

    /// A call that animates the changes in its closure and is not a change itself.
    package var isAnimation: Bool {
        node.kind == .callExpression && node.calleeName.map { VisibleChanges.animations.contains($0.name) } == true
    }

    /// `label.isHidden = false`
    var setsLiteral: Bool {
        guard node.kind == .assignmentExpression, let value = node.firstChild?.nextSibling?.stripped
        else { return false }
        return value.kind == .booleanLiteral || value.kind == .nilLiteral || value.numericValue != nil
    }

    /// Whether only a failing run reaches the change, or a call on the path to it: in a `catch`, or where a
    /// `guard` exits.
    var isOnFailingPath: Bool {
        (calls + [node]).contains { place in
            place.selfAndAncestors.prefix { !$0.kind.isFunctionLike && $0.kind != .closureExpression }.contains {
                $0.kind == .catchClause && !$0.flags.contains(.isDefault)
                    || $0.kind == .block && $0.parent?.kind == .guardStatement
            }
        }
    }

    /// Whether a call of the view scrolls it, or reloads its rows in another order: they move away under the pointer.
    var movesUnderPointer: Bool {
        guard state == nil else { return false }
        return kind == .scroll || kind == .reload && node.enclosingBody?.contains(where: \.isSorting) == true
    }

    /// The change as a response to the user: the user waits for the rows or text that a pipeline replaces.
    var asAnswer: VisibleChange {
        var change = self
        if kind == .reload, state != nil || node.kind == .assignmentExpression { change.kind = .update }
        return change
    }

    /// The change on another way through the code.
    func reached(by calls: [Node]) -> VisibleChange {
        VisibleChange(kind: kind, node: node, target: target, state: state, function: function, calls: calls)
    }

    /// The change as a single step.
    var asTransition: VisibleChange {
        var change = self
        change.kind = .transition
        return change
    }
}

extension Node {
    fileprivate var isSorting: Bool {
        kind == .callExpression && calleeName.map { CollectionAPI.sortingMethods.contains($0.name) } == true
    }
}
