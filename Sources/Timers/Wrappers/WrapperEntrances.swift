import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// A parameter of a wrapper's own function whose argument reaches what the wrapper's timer calls.
struct WrapperEntrance {
    package let function: FunctionID
    package let parameter: VariableID
}

/// Finds the entrances of wrappers: initializers, factories and methods that store a closure, or pass it to one that
/// does. Input: the variable that the timer calls. Output: the parameters that reach it. What a parameter reaches is found
/// once, whatever the number of variables.
struct WrapperEntrances: Sendable {
    package let project: Project
    private let known = Answers<Step, Set<VariableID>>()

    init(project: Project) { self.project = project }

    /// A parameter of a wrapper's function, and the number of calls that led to it.
    private struct Step: Hashable, Sendable {
        let parameter: VariableID
        let wrapper: TypeID
        let depth: Int
    }

    /// How many levels of functions that pass a closure on are followed.
    private static let depthLimit = 4

    func entrances(to variable: VariableID, of wrapper: TypeID) -> [WrapperEntrance] {
        project.types[wrapper].functions.flatMap { function in
            project.parameters(of: function).filter {
                reached(by: $0, of: function, wrapper, depth: 0).contains(variable)
            }.map { WrapperEntrance(function: function, parameter: $0) }
        }
    }

    /// The parameter, and the variables and parameters to which its argument is handed on.
    private func reached(
        by parameter: VariableID, of function: FunctionID, _ wrapper: TypeID, depth: Int
    ) -> Set<VariableID> {
        guard depth < Self.depthLimit, let body = project.body(of: function) else { return [parameter] }
        return known.answer(to: Step(parameter: parameter, wrapper: wrapper, depth: depth)) {
            project.uses(ofLocal: parameter).reduce(into: [parameter]) { found, use in
                guard body.range.contains(use.range), let parent = use.outermostUnwrap.parent else { return }
                switch parent.kind {
                case .assignmentExpression:
                    if let target = parent.firstChild, target != use, let variable = stored(by: target) {
                        found.insert(variable)
                    }
                case .argument: found.formUnion(reached(byHanding: parent, wrapper, depth: depth))
                default: break
                }
            }
        }
    }

    /// `handler = …`, `handlers[key] = …`.
    private func stored(by target: Node) -> VariableID? {
        variable(target.stripped.collection)
    }

    private func variable(_ name: Node) -> VariableID? {
        if case .variable(let id)? = project.referent(of: name) { return id }
        return nil
    }

    /// `handlers.append(…)`, `observe(…)`, `Wrapper(run: …)`, `self.init(run: …)`.
    private func reached(byHanding argument: Node, _ wrapper: TypeID, depth: Int) -> Set<VariableID> {
        guard let call = argument.parent, call.kind == .callExpression, let callee = call.calleeName else { return [] }
        var found: Set<VariableID> = []
        if let base = callee.base, CollectionAPI.keepingMethods.contains(callee.name), let keeper = variable(base) {
            found.insert(keeper)
        }
        for function in called(by: call, callee, of: wrapper) {
            for parameter in project.parameters(of: function)
            where project.argument(for: parameter, of: function, in: call) == argument.value {
                found.formUnion(reached(by: parameter, of: function, wrapper, depth: depth + 1))
            }
        }
        return found
    }

    /// The wrapper's own functions that a call may refer to; its initializers are identified by name.
    private func called(by call: Node, _ callee: Node, of wrapper: TypeID) -> [FunctionID] {
        switch project.referent(of: callee) {
        case .functions(let functions)?: return functions.filter { project.owner(of: $0) == wrapper }
        case .type(wrapper)?: return project.types[wrapper].initializers
        default: return callee.isNamed("init") || callee.isNamed("Self") ? project.types[wrapper].initializers : []
        }
    }
}
