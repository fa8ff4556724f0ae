import Model
import Syntax

/// A closure that a wrapper around a timer keeps and calls when the timer fires, given to it by the object that keeps the wrapper.
package struct WrapperHandler: Sendable {
    package let handler: Handler
    /// The wrapper's type, and the type that keeps it.
    package let wrapper: TypeID
    package let owner: TypeID
}

/// Finds the handlers of a tree's own timer wrappers: `wrapper.handler = { … }`, `Wrapper { … }`, `Wrapper(onFire: tick)`. Input: the timers; output: each closure or method
/// that a property of the same object keeps alive through its wrapper.
struct WrapperHandlerFinder {
    let project: Project
    let references: ReferenceIndex
    let facts: ProjectFacts

    func handlers() -> [WrapperHandler] {
        var seen: Set<VariableID> = []
        return facts.timers.flatMap { timer -> [WrapperHandler] in
            guard let wrapper = facts.owner(of: timer), project.types[wrapper].isReference else { return [] }
            return closureVariables(calledBy: timer, of: wrapper).filter { seen.insert($0).inserted }.flatMap { property in
                assignments(to: property, wrapper: wrapper) + initializations(of: property, wrapper: wrapper)
            }
        }
    }

    /// The wrapper's properties that its own handler calls (`self?.eventHandler?()`), and the parameters of its initializers that are the handler or are
    /// called by it.
    private func closureVariables(calledBy timer: Timer, of wrapper: TypeID) -> [VariableID] {
        var found: [VariableID] = []
        for handler in facts.eventHandlers(of: timer) {
            if case .variable(let id)? = project.referent(of: handler.node), isGiven(id, to: wrapper) { found.append(id) }
        }
        for code in facts.handlerCode(of: timer) { collectCalls(in: code, of: wrapper, into: &found, depth: 0) }
        return found
    }

    private func collectCalls(in code: Node, of wrapper: TypeID, into found: inout [VariableID], depth: Int) {
        _ = code.contains { node in
            guard node.kind == .callExpression, let callee = node.firstChild else { return false }
            switch project.referent(of: callee) {
            case .variable(let id)? where isGiven(id, to: wrapper): found.append(id)
            case .functions(let functions)? where depth < 3:
                for function in functions.prefix(1) where project.owner(of: function) == wrapper {
                    if let body = project.body(of: function), body != code { collectCalls(in: body, of: wrapper, into: &found, depth: depth + 1) }
                }
            default: break
            }
            return false
        }
    }

    private func isGiven(_ id: VariableID, to wrapper: TypeID) -> Bool {
        if project[id].kind == .property { return project.owner(of: id) == wrapper }
        return initializerParameters(of: wrapper).contains(id)
    }

    private func initializerParameters(of wrapper: TypeID) -> [VariableID] {
        project.types[wrapper].initializers.flatMap { project.parameters(of: $0) }
    }

    /// `wrapper.handler = { … }`, where the wrapper is a property of the object whose code this is.
    private func assignments(to property: VariableID, wrapper: TypeID) -> [WrapperHandler] {
        HandleUses(project: project, references: references).uses(of: property).compactMap { use in
            guard !use.isUncertain, use.node.kind == .memberExpression, let receiver = use.node.base,
                case .variable(let keeper)? = project.referent(of: receiver), project[keeper].kind == .property,
                let owner = project.owner(of: keeper), owner != wrapper, project.types[owner].isReference
            else { return nil }
            let place = use.node.outermostUnwrap
            guard let assignment = place.parent, assignment.kind == .assignmentExpression, assignment.firstChild == place, let value = place.nextSibling,
                let handler = TimerRecognizer(project: project).handler(value)
            else { return nil }
            return WrapperHandler(handler: handler, wrapper: wrapper, owner: owner)
        }
    }

    /// `self.wrapper = Wrapper(onFire: tick)`, where an initializer of the wrapper stores the argument in the property.
    private func initializations(of property: VariableID, wrapper: TypeID) -> [WrapperHandler] {
        let parameters = initializerParameters(of: wrapper).filter { $0 == property || stores($0, in: property) }
        guard !parameters.isEmpty else { return [] }
        let flow = ValueFlow(project: project, references: references)
        return references.nodes(named: project.types[wrapper].simpleName).compactMap { name in
            let callee = name.outermostUnwrap
            guard let call = callee.parent, call.kind == .callExpression, call.firstChild == callee,
                let keeper = flow.destinations(of: call).compactMap(\.variable).first(where: { project[$0].kind == .property }),
                let owner = project.owner(of: keeper), owner != wrapper, project.types[owner].isReference,
                let value = argument(of: call, for: parameters), let handler = TimerRecognizer(project: project).handler(value)
            else { return nil }
            return WrapperHandler(handler: handler, wrapper: wrapper, owner: owner)
        }
    }

    private func stores(_ parameter: VariableID, in property: VariableID) -> Bool {
        references.uses(ofLocal: parameter).contains { use in
            guard let assignment = use.outermostUnwrap.parent,
                assignment.kind == .assignmentExpression, let target = assignment.firstChild, target != use
            else { return false }
            return project.referent(of: target) == .variable(property)
        }
    }

    private func argument(of call: Node, for parameters: [VariableID]) -> Node? {
        for argument in call.arguments {
            let isTrailing = argument.flags.contains(.isTrailing) && argument.name.isEmpty
            let label = argument.name
            if parameters.contains(where: { isTrailing || project.node(of: $0).argumentLabel == label }) { return argument.value }
        }
        return nil
    }
}

extension ProjectFacts {
    package func wrapperHandlers() -> [WrapperHandler] {
        WrapperHandlerFinder(project: project, references: references, facts: self).handlers()
    }
}
