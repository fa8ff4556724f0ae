import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// What the user sees of a timer that fires once.
extension ProjectFacts {
    /// A one-shot timer whose effect the user plainly sees, or that is created while the user drags or holds a
    /// menu open.
    package func showsInterface(_ timer: Timer) -> Bool {
        if let function = timer.function, isReached(function, from: LifecycleNames.tracking) { return true }
        return handlerCode(of: timer).contains { shows($0, depth: 0) }
    }

    /// Whether the function is one of these callbacks, or a helper that one of them calls, not counting calls
    /// through `other`.
    func isReached(
        _ function: FunctionID, from callbacks: Set<String>, besides other: FunctionID? = nil, depth: Int = 0
    ) -> Bool {
        if callbacks.contains(project[function].name) { return true }
        guard depth < 3 else { return false }
        return references.certainCallSites(of: function).contains { call in
            guard let caller = project.function(around: call), caller != other,
                project.owner(of: caller) == project.owner(of: function)
            else { return false }
            return isReached(caller, from: callbacks, besides: other, depth: depth + 1)
        }
    }

    /// Whether the code, or a method of the tree that it unconditionally calls, shows, hides or animates
    /// something. A call that shows another screen must be unconditional: an alert in an error branch is not
    /// the purpose of the code.
    private func shows(_ code: Node, depth: Int) -> Bool {
        code.contains { node in
            guard node.kind == .memberExpression || node.kind == .nameExpression else { return false }
            if InterfaceAPI.showing.contains(node.name) || InterfaceAPI.shownBy.contains(node.name) && node.isAssigned
                || addsAnimation(node)
            {
                return InterfaceAPI.presenting.contains(node.name)
                    ? depth < 2 && isPlain(node, in: code) : depth == 0 || isPlain(node, in: code)
            }
            guard depth < 2, case .functions(let functions)? = project.referent(of: node), isPlain(node, in: code)
            else { return false }
            return meant(by: node, among: functions).lazy.compactMap(project.body).prefix(1).contains {
                shows($0, depth: depth + 1)
            }
        }
    }

    /// `layer.add(animation, forKey: nil)`, in Objective-C `addAnimation:forKey:`.
    private func addsAnimation(_ member: Node) -> Bool {
        guard member.isNamed("add") || member.isNamed("addAnimation"), let call = member.callOfName else {
            return false
        }
        return call.argument(labeled: "forKey") != nil
    }

    /// Whether the code reaches a place without conditions other than nil checks, and without waiting for an
    /// answer.
    private func isPlain(_ place: Node, in code: Node) -> Bool {
        place.selfAndAncestors.prefix { $0 != code }.allSatisfy { node in
            switch node.kind {
            case .ifBranch: node.conditions.allSatisfy { $0.kind == .optionalBinding }
            case .switchCase, .catchClause: false
            case .closureExpression:
                node.parent?.parent?.calleeName.map { ClosureTiming.soon.union(CallbackThreads.main).contains($0.name) }
                    ?? true
            default: true
            }
        }
    }

    /// The overloads that the call matches. (Objective-C declares a method and defines it, and selectors are
    /// split as Swift imports them.)
    private func meant(by name: Node, among functions: [FunctionID]) -> [FunctionID] {
        guard functions.count > 1, let call = name.callOfName else { return functions }
        let callers = references.certainCallers
        return functions.filter { callers.fits(call, $0) }
    }
}
