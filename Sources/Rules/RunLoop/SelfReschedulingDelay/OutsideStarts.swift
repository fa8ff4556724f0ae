import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Finds events that repeatedly call a method, whatever it started before. Input: a method. Output: the
/// evidence of the event, or `nil`.
struct OutsideStarts {
    let facts: ProjectFacts

    private var project: Project { facts.project }

    /// The maximum number of calls between the event and the method.
    private static let depthLimit = 4

    /// `delayed` is the code through which the method calls itself, which is not an event of its own.
    func event(calling function: FunctionID, except delayed: Node) -> Node? {
        var seen: Set<FunctionID> = []
        return event(calling: function, except: delayed, seen: &seen)
    }

    private func event(calling function: FunctionID, except delayed: Node, seen: inout Set<FunctionID>) -> Node? {
        guard seen.count < Self.depthLimit, seen.insert(function).inserted else { return nil }
        if project[function].has(attribute: "IBAction") || facts.entries.isConnected(function)
            || facts.entries.repeats(function) == true
        {
            return project.node(of: function)
        }
        for mention in facts.references.certainCallers.mentions(of: function).found
        where !delayed.encloses(mention.node) {
            switch mention {
            case .selector(let selector): if isRegistered(selector) { return selector }
            case .call(let call):
                if isConditional(call) { continue }
                if let hook = hook(around: call) { return hook }
                if call.enclosingBody?.kind != .closureExpression, let caller = project.function(around: call),
                    let event = event(calling: caller, except: delayed, seen: &seen)
                {
                    return event
                }
            case .value: continue
            }
        }
        return nil
    }

    /// For a notification or a control.
    private func isRegistered(_ selector: Node) -> Bool {
        guard let call = selector.selfAndAncestors.first(where: { $0.kind == .callExpression }),
            let callee = call.calleeName
        else { return false }
        return callee.isNamed("addObserver") || InterfaceAPI.controlActions.contains(callee.name)
    }

    /// The condition may test whether a delay is already pending.
    private func isConditional(_ call: Node) -> Bool {
        let conditional: Set<NodeKind> = [
            .ifBranch, .switchCase, .ternaryExpression, .guardStatement, .infixExpression,
        ]
        return call.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { conditional.contains($0.kind) }
    }

    /// `.onReceive(…) { … }`, a notification's block.
    private func hook(around call: Node) -> Node? {
        for closure in call.selfAndAncestors.prefix(while: { !$0.kind.isFunctionLike })
        where closure.kind == .closureExpression {
            guard let taker = closure.parent?.parent, taker.kind == .callExpression, let callee = taker.calleeName
            else { continue }
            if ClosureTiming.repeatedHooks.contains(callee.name) { return taker }
        }
        return nil
    }
}
