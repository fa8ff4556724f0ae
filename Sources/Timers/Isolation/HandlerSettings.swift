import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// A call that sets a handler of a source.
struct HandlerSetting {
    /// A call that passes the source to a function of the tree.
    struct Handover {
        let call: Node
        let function: FunctionID
    }

    /// `source.setEventHandler { … }`.
    let call: Node
    /// How the source reached the code of the call, starting from its own handles; empty if one of those is the
    /// receiver.
    let handovers: [Handover]
}

/// Finds where the handlers of a source are set, including functions that receive the source as an argument,
/// and the closures that callers pass to such code to be set or called there. Input: the variables that hold a
/// source. Output: the calls that set a handler. Cost: the uses of those variables and of the parameters to
/// which they are bound.
struct HandlerSettings {
    private let facts: ProjectFacts
    private let project: Project

    /// How many times a source may be passed on before it is no longer followed.
    private static let handoverLimit = 4

    init(_ facts: ProjectFacts) {
        self.facts = facts
        project = facts.project
    }

    // MARK: Settings

    /// If a use is in a function that itself creates a source for the same variable, it refers to that source.
    func settings(ofSource creation: Node, keptBy handles: [VariableID]) -> [HandlerSetting] {
        let maker = project.function(around: creation)
        return handles.flatMap { handle in
            settings(on: handle, after: []) { use in
                let function = project.function(around: use)
                return function == maker || !makesSource(function, for: handle)
            }
        }
    }

    private func makesSource(_ function: FunctionID?, for handle: VariableID) -> Bool {
        guard let function else { return false }
        return facts.timers(heldBy: handle).contains { $0.function == function }
    }

    private func settings(
        on variable: VariableID, after handovers: [HandlerSetting.Handover],
        where isMeant: (Node) -> Bool = { _ in true }
    ) -> [HandlerSetting] {
        let uses = facts.references.uses(of: variable).filter { !$0.isUncertain && isMeant($0.node) }
        return uses.flatMap { use -> [HandlerSetting] in
            if let call = settingCall(on: use.node) {
                return [HandlerSetting(call: call, handovers: handovers)]
            }
            guard handovers.count < Self.handoverLimit, let (next, parameter) = handover(of: use.node)
            else { return [] }
            return settings(on: parameter, after: handovers + [next])
        }
    }

    private func settingCall(on receiver: Node) -> Node? {
        guard let member = receiver.outermostUnwrap.parent, IsolationAPI.handlerSetters.contains(member.name) else {
            return nil
        }
        return member.callOfName
    }

    /// The call that takes a variable as an argument, if it must call one particular function of the tree, and
    /// the parameter to which the argument is bound.
    private func handover(of use: Node) -> (HandlerSetting.Handover, VariableID)? {
        guard let argument = use.outermostUnwrap.parent, argument.kind == .argument, let call = argument.parent,
            let parameters = project.parameters(receiving: use, of: call), parameters.count == 1,
            let function = project.function(around: project.node(of: parameters[0]))
        else { return nil }
        return (HandlerSetting.Handover(call: call, function: function), parameters[0])
    }

    // MARK: Closures of callers

    /// The closures in the arguments of the callers that become the handler or are called in it.
    func callersClosures(runBy given: Node, in setting: HandlerSetting) -> [Node] {
        var met: Set<VariableID> = []
        return names(runBy: given).flatMap { closures(handedAs: $0, setting.handovers, &met) }
    }

    /// The handler's own name, or the names of the functions that it calls.
    private func names(runBy given: Node) -> [Node] {
        guard given.kind == .closureExpression else { return [given] }
        var names: [Node] = []
        _ = given.contains { node in
            if node.kind == .callExpression, let callee = node.firstChild?.unwrapped { names.append(callee) }
            return false
        }
        return names
    }

    /// A function that received the source received the closure in the same call.
    private func closures(
        handedAs name: Node, _ handovers: [HandlerSetting.Handover], _ met: inout Set<VariableID>
    ) -> [Node] {
        guard case .variable(let id)? = project.referent(of: name), project[id].kind == .parameter,
            met.insert(id).inserted, let function = project.function(around: project.node(of: id))
        else { return [] }
        let isHandedWithSource = handovers.last?.function == function
        let calls =
            isHandedWithSource
            ? [handovers.last?.call].compactMap(\.self)
            : facts.references.callSites(of: function)
        let earlier = isHandedWithSource ? Array(handovers.dropLast()) : handovers
        return calls.compactMap { project.argument(for: id, of: function, in: $0)?.unwrapped }.flatMap { value in
            value.kind == .closureExpression ? [value] : closures(handedAs: value, earlier, &met)
        }
    }
}
