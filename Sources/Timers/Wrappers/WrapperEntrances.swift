import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// A parameter of a wrapper's own function whose argument reaches what the wrapper's timer calls.
struct WrapperEntrance {
    package let function: FunctionID
    package let parameter: VariableID
}

/// Finds the entrances of a wrapper: initializers, factories and methods that store a closure, or pass it to
/// one that does. Input: the variable that the timer calls. Output: the parameters that reach it.
struct WrapperEntrances {
    package let project: Project
    private let known = Answers<Step, Bool>()

    init(project: Project) { self.project = project }

    /// A parameter on a path to a variable, and the number of calls so far.
    private struct Step: Hashable, Sendable {
        let variable: VariableID
        let wrapper: TypeID
        let parameter: VariableID
        let depth: Int
    }

    /// How many levels of functions that pass a closure on are followed.
    private static let depthLimit = 4

    func entrances(to variable: VariableID, of wrapper: TypeID) -> [WrapperEntrance] {
        project.types[wrapper].functions.flatMap { function in
            project.parameters(of: function).filter { ends($0, of: function, in: variable, of: wrapper, depth: 0) }.map
            { WrapperEntrance(function: function, parameter: $0) }
        }
    }

    private func ends(
        _ parameter: VariableID, of function: FunctionID, in variable: VariableID, of wrapper: TypeID, depth: Int
    ) -> Bool {
        if parameter == variable { return true }
        guard depth < Self.depthLimit, let body = project.body(of: function) else { return false }
        return known.answer(to: Step(variable: variable, wrapper: wrapper, parameter: parameter, depth: depth)) {
            isHandedOn(parameter, in: body, to: variable, of: wrapper, depth: depth)
        }
    }

    private func isHandedOn(
        _ parameter: VariableID, in body: Node, to variable: VariableID, of wrapper: TypeID, depth: Int
    ) -> Bool {
        project.uses(ofLocal: parameter).contains { use in
            guard body.range.contains(use.range), let parent = use.outermostUnwrap.parent else { return false }
            switch parent.kind {
            case .assignmentExpression: return parent.firstChild.map { $0 != use && stores($0, in: variable) } ?? false
            case .argument: return hands(parent, to: variable, of: wrapper, depth: depth)
            default: return false
            }
        }
    }

    /// `handler = …`, `handlers[key] = …`.
    private func stores(_ target: Node, in variable: VariableID) -> Bool {
        let place = target.stripped
        let stored = place.kind == .subscriptExpression ? place.firstChild : place
        return stored.map { project.referent(of: $0) == .variable(variable) } ?? false
    }

    /// `handlers.append(…)`, `observe(…)`, `Wrapper(run: …)`, `self.init(run: …)`.
    private func hands(_ argument: Node, to variable: VariableID, of wrapper: TypeID, depth: Int) -> Bool {
        guard let call = argument.parent, call.kind == .callExpression, let callee = call.calleeName else {
            return false
        }
        if let base = callee.base, CollectionAPI.keepingMethods.contains(callee.name),
            project.referent(of: base) == .variable(variable)
        {
            return true
        }
        return called(by: call, callee, of: wrapper).contains { function in
            project.parameters(of: function).contains { parameter in
                project.argument(for: parameter, of: function, in: call) == argument.value
                    && ends(parameter, of: function, in: variable, of: wrapper, depth: depth + 1)
            }
        }
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
