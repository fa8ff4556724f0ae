import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// How the callers of a function run it again.
extension RestartSearch {
    func reentryThroughCallers(
        of function: FunctionID, at place: Node, _ declaration: FunctionDeclaration, chain: inout Set<FunctionID>
    ) -> Reentry? {
        let mentions = plausibleMentions(of: function, declaration)
        if let action = mentions.first(where: { isAction($0, function) }) {
            if isHeldOff(function, at: place, chain: chain) || isBalancedNotification(action, function) { return nil }
            return Reentry(evidence: action, reason: "'\(entries.callback(function))' is registered here and called at each event")
        }
        let calls = mentions.filter { $0.outermostUnwrap.parent?.kind == .callExpression && $0.outermostUnwrap.parent?.firstChild == $0.outermostUnwrap }
        let open = calls.filter { call in
            guard let caller = project.function(around: call) else { return !isExcluded(place, in: function, byArgumentsOf: call) }
            return !isExcluded(place, in: function, byArgumentsOf: call) && !isFirst(call, of: function, onInstanceMadeIn: caller)
                && !isGuarded(call, in: caller, chain: chain) && !endsBefore(call, in: caller)
        }
        if let second = open.first(where: { isSecondOnNewInstance($0, of: function) }) {
            return Reentry(evidence: second, reason: "is called again on the same object")
        }
        var likely: Reentry?
        for call in open + firings(mentions) {
            guard let found = reentry(ofPlace: call, chain: &chain)?.through(call, isSure: isSure(call, of: function)) else { continue }
            if found.isShown { return found }
            likely = likely ?? found
        }
        if let twice = reentryBySeveral(open, of: function, chain: chain) { return twice }
        // Nobody in the tree calls it, or it is made for others: who calls it twice overwrites the handle.
        let isPublic = declaration.access >= .public && !entries.isInClosedWorld(function)
        let isOpen =
            isPublic || mentions.isEmpty && declaration.access >= .internal && !declaration.has(modifier: "override")
        if isOpen, !endsLongBefore(place, in: function) {
            return Reentry(evidence: nil, reason: "'\(declaration.name)' can be called again while the timer runs", isShown: isPublic && mentions.isEmpty)
        }
        return likely
    }

    /// Two calls that each come of an event of its own, neither of which knows of the other.
    private func reentryBySeveral(_ calls: [Node], of function: FunctionID, chain: Set<FunctionID>) -> Reentry? {
        let separate = independent(
            calls.filter { !isSuperCall($0) && !isInFiredOneShot($0) && !isGuardedByCallers($0, chain: chain) && isSure($0, of: function) && isAlive($0) })
        guard separate.count > 1, !holdEachOtherOff(separate, chain: chain) else { return nil }
        return Reentry(evidence: separate[0], reason: "starts it here, and again at the next step", calls: [separate[1]])
    }

    /// Something can run the code around a call: in a closed world nothing runs what nobody calls.
    private func isAlive(_ call: Node, depth: Int = 0) -> Bool {
        guard depth < 4, let caller = project.function(around: call), case .function = project[caller].kind, entries.isInClosedWorld(caller),
            !entries.isOpen(caller, inClosedWorld: true), entries.repeats(caller) == nil
        else { return true }
        let mentions = CallGraph.mentions(of: caller, project: project, references: references)
        return mentions.contains { $0 != call && project.function(around: $0) != caller && isAlive($0, depth: depth + 1) }
    }

    // MARK: Mentions

    /// A call is sure to be of this function: its receiver's type is known, and no other type of the tree answers in its place.
    private func isSure(_ call: Node, of function: FunctionID) -> Bool {
        guard case .functions(let found)? = project.referent(of: call), !found.contains(function) else { return true }
        // Through a protocol or superclass: only where there is one answer.
        return found.allSatisfy { declared in
            guard let owner = project.owner(of: declared) else { return false }
            let answers = project.descendants(of: owner).flatMap { project.types[$0].methods[project[function].name] ?? [] }
            return answers.allSatisfy { $0 == function || project.body(of: $0) == nil || project[$0].labels != project[function].labels }
        }
    }

    /// The receiver's type is not known, and methods of other types have the name and labels too.
    private func isAnybodys(_ mention: Node, _ function: FunctionID) -> Bool {
        guard mention.kind == .memberExpression, project.referent(of: mention) == nil, let owner = project.owner(of: function) else { return false }
        let family = Set(project.lineage(of: owner) + project.descendants(of: owner))
        return project.functions(named: project[function].name).contains { other in
            guard project[other].labels == project[function].labels, project.body(of: other) != nil, let type = project.owner(of: other) else { return false }
            return !family.contains(type)
        }
    }

    /// Mentions that may mean the function, save tests (they make their own instances) and receivers of unknown type where the name is anybody's (`x.start()`).
    private func plausibleMentions(of function: FunctionID, _ declaration: FunctionDeclaration) -> [Node] {
        let isCommonName = declaration.name.camelWords.count < 2
        let own = project.node(of: function)
        return CallGraph.mentions(of: function, project: project, references: references).filter { mention in
            if isInTail(mention) || !fits(mention, function) || isAnybodys(mention, function) { return false }
            if mention.isInSameTree(as: own), !isCommonName || !hasUnknownReceiver(mention) { return true }
            if declaration.access <= .fileprivate || project.isTestFile(mention) { return false }
            return !isCommonName || mention.kind == .selectorExpression || project.referent(of: mention) != nil
        }
    }

    /// `engine.start()`, where nobody says what the engine is.
    private func hasUnknownReceiver(_ mention: Node) -> Bool {
        guard mention.kind == .memberExpression, let base = mention.base?.stripped, base.kind == .nameExpression || base.kind == .memberExpression
        else { return false }
        return project.referent(of: mention) == nil && base.name.first?.isUppercase != false || project.referent(of: mention) == nil && base.kind == .memberExpression
    }

    /// A call has the function's labels, a selector a receiver that has the method.
    private func fits(_ mention: Node, _ function: FunctionID) -> Bool {
        let callers = CertainCallers(project: project, references: references)
        if mention.kind == .selectorExpression { return callers.mayMean(mention, function) }
        let whole = mention.outermostUnwrap
        guard let call = whole.parent, call.kind == .callExpression, call.firstChild == whole else { return true }
        return callers.fits(call, function)
    }

    /// Where a one-shot or a delayed perform is made that calls the function: it runs as often as those are made.
    private func firings(_ mentions: [Node]) -> [Node] {
        mentions.filter { mention in
            guard mention.kind == .selectorExpression, let call = mention.parent?.parent, call.kind == .callExpression else { return false }
            return call.argument(labeled: "afterDelay") != nil || call.argument(labeled: "repeats")?.value?.booleanValue == false
        }
    }

    /// Every call of the function around it hangs on state that this function sets.
    private func isGuardedByCallers(_ call: Node, chain: Set<FunctionID>) -> Bool {
        guard let caller = project.function(around: call), case .function = project[caller].kind, project[caller].access < .public else { return false }
        let calls = plausibleMentions(of: caller, project[caller])
        return !calls.isEmpty && calls.allSatisfy { outer in
            guard let branch = outer.selfAndAncestors.first(where: { $0.kind == .ifBranch }), let body = project.body(of: caller) else { return false }
            return branch.conditions.contains { asksWhatChanges($0, in: body) }
        }
    }

    /// A stored property that the code sets.
    private func asksWhatChanges(_ condition: Node, in body: Node) -> Bool {
        condition.contains { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression, case .variable(let id)? = project.referent(of: node),
                project[id].kind == .property
            else { return false }
            return changes(id, in: body, askedAt: condition)
        }
    }

    /// An override that calls what it overrides is that function for its own instances, no second caller.
    private func isSuperCall(_ call: Node) -> Bool {
        guard call.base?.stripped.kind == .superExpression, let caller = project.function(around: call) else { return false }
        return project[caller].name == call.name
    }

    /// Calls that are not alternatives of one decision; of those that run once in an object's life (two initializers) one.
    private func independent(_ calls: [Node]) -> [Node] {
        guard let first = calls.first else { return [] }
        var hasOnce = runsOnce(first)
        return [first] + calls.dropFirst().filter { call in
            if runsOnce(call) {
                defer { hasOnce = true }
                if hasOnce { return false }
            }
            return !(project.function(around: call) == project.function(around: first) && Branches.areExclusive(first, call))
        }
    }

    private func runsOnce(_ call: Node) -> Bool {
        guard let caller = project.function(around: call) else { return false }
        return project[caller].kind.isInitializer || entries.repeats(caller) == false || LifecycleNames.onceOnly.contains(project[caller].name)
    }

    /// A selector given to a notification centre, a control or a gesture recogniser; not the timer's own.
    private func isAction(_ mention: Node, _ function: FunctionID) -> Bool {
        guard mention.kind == .selectorExpression || mention.parent?.kind == .selectorExpression else { return false }
        var node: Node? = mention
        while let here = node, here.kind != .callExpression { node = here.parent }
        guard let call = node, let callee = call.firstChild else { return false }
        return !TimerAPI.selectorMakers.contains(callee.name) && !callee.name.hasPrefix("perform")
    }
}
