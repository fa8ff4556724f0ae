import TimerlintSemantics
import TimerlintSyntax

/// Selects the overloads that a call may refer to by its labels.
struct Overloads {
    let project: Project

    func fitting(_ ids: [FunctionID], _ call: Node) -> [FunctionID] {
        guard ids.count > 1 else { return ids }
        let arguments = call.children(.argument)
        let found = ids.filter { accepts($0, arguments) }
        // All of several `#if` alternatives may be meant; of real overloads the first one is taken.
        if found.allSatisfy({ isConditional(project.node(of: $0)) }) { return found }
        return Array(found.prefix(1))
    }

    /// Whether `self.init()` means the initializer that the compiler writes, or an inherited one, because each of the
    /// declared ones takes an argument.
    func namesUndeclaredInitializer(_ declared: [FunctionID], _ call: Node) -> Bool {
        call.children(.argument).isEmpty
            && declared.allSatisfy { !accepts($0, []) }
    }

    private func isConditional(_ node: Node) -> Bool { node.parent?.kind == .ifConfigClause }

    /// Whether the arguments match the parameters in order and include all parameters without a default value.
    private func accepts(_ id: FunctionID, _ arguments: [Node]) -> Bool {
        let (labels, parameters) = (project[id].labels, project.node(of: id).children(.parameter))
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
