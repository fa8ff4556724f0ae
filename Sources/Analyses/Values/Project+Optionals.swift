import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Whether the value of a variable is optional, as far as its declaration shows.
package enum Optionality: Sendable {
    case optional, plain
    /// Its type is a name that the tree does not explain.
    case unknown
}

extension Project {
    /// Whether a variable of Swift is optional, by its type or, without one, by its value. Implicitly unwrapped counts.
    package func optionality(of variable: VariableID) -> Optionality {
        guard let type = typeNode(of: variable) else { return value(of: variable) == nil ? .optional : .plain }
        switch type.kind {
        case .optionalType, .implicitlyUnwrappedType: return .optional
        case .namedType where type.isNamed("Optional"): return .optional
        case .namedType where TimerAPI.handleTypes.contains(type.name): return .plain
        case .namedType: return self.type(named: type.name, from: variable.file) == nil ? .unknown : .plain
        default: return .plain
        }
    }
}
