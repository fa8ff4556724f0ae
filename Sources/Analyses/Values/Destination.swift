import TimerlintSemantics
import TimerlintSyntax

/// Where a value flows.
package enum Destination: Sendable, Hashable {
    /// Held by a variable from this assignment or binding on.
    case variable(VariableID, at: Node)
    /// Into a collection that a variable holds, by this assignment, literal or call.
    case element(VariableID, at: Node)
    /// In an enum value that a variable holds from this assignment or binding on: `state = .running(timer)`.
    case payload(VariableID, at: Node)
    case discarded
    /// Passed to code that is not followed, at this node.
    case escaped(Node)

    package var variable: VariableID? {
        keeping?.variable
    }

    /// The variable, and the place where it receives the timer.
    package var keeping: (variable: VariableID, place: Node)? {
        switch self {
        case .variable(let id, let place), .element(let id, let place), .payload(let id, let place): (id, place)
        default: nil
        }
    }

    /// The variable whose old value is overwritten by the timer, and the place where this happens.
    package var overwriting: (variable: VariableID, place: Node)? {
        switch self {
        case .variable(let id, let place), .payload(let id, let place): (id, place)
        case .element(let id, let place) where place.kind == .assignmentExpression && place.isNamed("="): (id, place)
        default: nil
        }
    }
}
