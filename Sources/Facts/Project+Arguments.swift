import Model
import Syntax

/// Which argument of a call becomes which parameter.
extension Project {
    /// What a call gives for a parameter of the function it calls: by label, a trailing closure for the last one, else by position. `nil` where the call leaves it to
    /// the default value.
    func argument(for parameter: VariableID, of function: FunctionID, in call: Node) -> Node? {
        let parameters = parameters(of: function)
        guard let position = parameters.firstIndex(of: parameter) else { return nil }
        let label = self[function].labels[position]
        let written = call.arguments.filter { !$0.flags.contains(.isTrailing) }
        if !label.isEmpty, let named = written.first(where: { $0.name == label }) { return named.value }
        if position == parameters.count - 1, let trailing = call.trailingClosure { return trailing }
        return label.isEmpty && position < written.count && written[position].name.isEmpty ? written[position].value : nil
    }
}
