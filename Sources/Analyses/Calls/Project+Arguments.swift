import TimerlintSemantics
import TimerlintSyntax

/// Maps the arguments of a call to parameters.
extension Project {
    /// The argument for a parameter of the called function: by label; else the trailing closure for the last
    /// parameter of a function type, or the last of all; else by position, skipping parameters that take their default value. `nil` if the parameter
    /// takes its default value.
    package func argument(for parameter: VariableID, of function: FunctionID, in call: Node) -> Node? {
        let parameters = parameters(of: function)
        guard let position = parameters.firstIndex(of: parameter) else { return nil }
        let labels = self[function].labels
        let label = labels[position]
        let written = call.arguments.filter { !$0.flags.contains(.isTrailing) }
        if !label.isEmpty, let named = written.first(where: { $0.name == label }) { return named.value }
        let taker = parameters.last(where: isOfFunctionType) ?? parameters.last
        if parameter == taker, let trailing = call.trailingClosure { return trailing }
        guard label.isEmpty else { return nil }
        var next = 0
        for argument in written {
            while next < labels.count, labels[next] != argument.name, value(of: parameters[next]) != nil { next += 1 }
            if next == position, argument.name.isEmpty { return argument.value }
            next += 1
        }
        return nil
    }

    /// Whether a trailing closure without a label is bound to this one of the parameters, if those before it have their
    /// arguments: the next of a function type takes it, else the next without a default value, else the last.
    package func takesTrailingClosure(_ position: Int, of parameters: [VariableID]) -> Bool {
        let rest = parameters[position...]
        let taker = rest.first(where: isOfFunctionType) ?? rest.first { value(of: $0) == nil } ?? rest.last
        return taker == parameters[position]
    }

    private func isOfFunctionType(_ parameter: VariableID) -> Bool {
        typeNode(of: parameter)?.contains { $0.kind == .functionType } == true
    }

    /// The parameters of the tree's functions and initializers that an argument may be bound to; `nil` if the
    /// callee is not in the tree.
    package func parameters(receiving value: Node, of call: Node) -> [VariableID]? {
        let functions: [FunctionID]
        switch call.calleeName.flatMap({ referent(of: $0) }) {
        case .functions(let found)?: functions = found
        case .type(let type)?: functions = types[type].initializers
        default: return nil
        }
        let whole = value.outermostUnwrap
        return functions.flatMap { function in
            parameters(of: function).filter { argument(for: $0, of: function, in: call)?.outermostUnwrap == whole }
        }
    }
}
