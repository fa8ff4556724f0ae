import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Finds the closures that a variable of function type may hold. Input: a property, global, local variable or
/// parameter. Output: the closures that the tree assigns to it or passes for it, including through parameters
/// of initializers.
struct StoredClosures {
    let references: ReferenceIndex
    var project: Project { references.project }

    private static let depthLimit = 3

    func closures(in id: VariableID) -> [Node] {
        var seen: Set<VariableID> = []
        return closures(in: id, depth: 0, &seen)
    }

    private func closures(in id: VariableID, depth: Int, _ seen: inout Set<VariableID>) -> [Node] {
        guard depth < Self.depthLimit, seen.insert(id).inserted else { return [] }
        var values = project.value(of: id).map { [$0] } ?? []
        if project[id].kind == .parameter {
            values += arguments(for: id)
        } else {
            values += references.uses(of: id).compactMap { use in
                guard let assignment = use.node.outermostUnwrap.parent, assignment.kind == .assignmentExpression,
                    use.node.isAssigned
                else { return nil }
                return Array(assignment.children).last
            }
            values += memberwiseArguments(for: id)
        }
        return values.flatMap { closures(of: $0, depth: depth, &seen) }
    }

    private func closures(of value: Node, depth: Int, _ seen: inout Set<VariableID>) -> [Node] {
        let value = value.stripped
        if value.kind == .closureExpression { return [value] }
        switch project.referent(of: value) {
        case .variable(let id)?: return closures(in: id, depth: depth + 1, &seen)
        case .functions(let functions)?: return functions.prefix(1).compactMap { project.body(of: $0) }
        default: return []
        }
    }

    private func arguments(for parameter: VariableID) -> [Node] {
        guard let function = function(of: parameter) else { return [] }
        return references.callSites(of: function).compactMap {
            project.argument(for: parameter, of: function, in: $0)
        }
    }

    /// The function that a parameter belongs to.
    func function(of parameter: VariableID) -> FunctionID? {
        project.function(around: project.node(of: parameter)) ?? project.function(declaring: parameter)
    }

    /// `Row(action: { … })` of a struct with a memberwise initializer.
    private func memberwiseArguments(for property: VariableID) -> [Node] {
        guard let owner = project.owner(of: property), !project.types[owner].isReference,
            project.types[owner].initializers.isEmpty
        else { return [] }
        return references.constructions(of: owner).compactMap { call in
            call.arguments.first { $0.name == project[property].name }?.value
        }
    }
}

extension Project {
    /// The function that declares a variable as its parameter.
    fileprivate func function(declaring parameter: VariableID) -> FunctionID? {
        files.models[parameter.file].functions.firstIndex { $0.parameters.contains(parameter.index) }.map {
            FunctionID(file: parameter.file, index: $0)
        }
    }
}

extension ProjectFacts {
    /// The closures that a variable of function type may hold, and the bodies of functions that it may hold.
    package func closures(storedIn variable: VariableID) -> [Node] {
        StoredClosures(references: references).closures(in: variable)
    }
}
