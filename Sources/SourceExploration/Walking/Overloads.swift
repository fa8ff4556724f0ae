import TimerlintSemantics
import TimerlintSyntax

/// Selects the overloads that a call may refer to by its labels.
struct Overloads {
    let project: Project

    func fitting(_ ids: [FunctionID], _ call: Node) -> [FunctionID] {
        guard ids.count > 1 else { return ids }
        let arguments = call.children(.argument)
        let found = ids.filter {
            accepts(project[$0].labels, parameters: project.node(of: $0).children(.parameter), arguments)
        }
        // All of several `#if` alternatives may be meant; of real overloads the first one is taken.
        if found.allSatisfy({ isConditional(project.node(of: $0)) }) { return found }
        return Array(found.prefix(1))
    }

    private func isConditional(_ node: Node) -> Bool { node.parent?.kind == .ifConfigClause }

    /// Whether the arguments match the parameters in order and include all parameters without a default value.
    private func accepts(_ labels: [String], parameters: [Node], _ arguments: [Node]) -> Bool {
        var next = 0
        for argument in arguments {
            while next < labels.count, !matches(labels[next], argument) {
                guard isOptional(parameters, next) else { return false }
                next += 1
            }
            guard next < labels.count else { return false }
            if !parameters[next].flags.contains(.isVariadic) { next += 1 }
        }
        return (next..<max(next, labels.count)).allSatisfy { isOptional(parameters, $0) }
    }

    private func matches(_ label: String, _ argument: Node) -> Bool {
        argument.name == label || argument.flags.contains(.isTrailing) && argument.nameReference.isEmpty
    }

    private func isOptional(_ parameters: [Node], _ index: Int) -> Bool {
        guard parameters.indices.contains(index) else { return true }
        return parameters[index].firstChild(.initializer) != nil || parameters[index].flags.contains(.isVariadic)
    }
}
