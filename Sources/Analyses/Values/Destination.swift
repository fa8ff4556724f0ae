import TimerlintSemantics
import TimerlintSyntax

/// Where a value goes.
package enum Destination: Sendable, Hashable {
    /// Kept by a variable since this assignment or binding.
    case variable(VariableID, at: Node)
    /// Into a collection that a variable holds, by this assignment, literal or call.
    case element(VariableID, at: Node)
    case discarded
    /// Handed to code that is not followed: the node it is handed at.
    case escaped(Node)

    package var variable: VariableID? {
        keeping?.variable
    }

    /// The variable, and the place where it takes the timer.
    package var keeping: (variable: VariableID, place: Node)? {
        switch self {
        case .variable(let id, let place), .element(let id, let place): (id, place)
        default: nil
        }
    }

    /// The variable whose old value is lost when it takes the timer, and the place where it does.
    package var overwriting: (variable: VariableID, place: Node)? {
        switch self {
        case .variable(let id, let place): (id, place)
        case .element(let id, let place) where place.kind == .assignmentExpression: (id, place)
        default: nil
        }
    }
}
