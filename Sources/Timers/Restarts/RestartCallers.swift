import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// How the callers of a function run it again.
extension RestartSearch {
    func reentryThroughCallers(
        of function: FunctionID, at place: Node, _ declaration: FunctionDeclaration, _ route: RestartRoute,
        chain: inout Set<FunctionID>
    ) -> Reentry? {
        let mentions = plausibleMentions(of: function, declaration)
        let registrations = mentions.filter { isAction($0, function) }
        let events = registrations.filter { ownNotification(registeredBy: $0) == nil }
        if !events.isEmpty {
            guard let event = unbalanced(events, function) else { return nil }
            return reentry(
                byAction: function, at: place, evidence: event, "is registered here and called on each event", route,
                chain: chain)
        }
        if let registration = registrations.first, let name = ownNotification(registeredBy: registration) {
            return reentry(byPostsOf: name, to: function, registeredAt: registration, route, chain: &chain)
        }
        let calls = mentions.filter {
            $0.outermostUnwrap.parent?.kind == .callExpression
                && $0.outermostUnwrap.parent?.firstChild == $0.outermostUnwrap
        }
        let open = calls.filter { leadsOn($0, to: function, route, chain) }
        if let second = open.first(where: { isSecondOnNewInstance($0, of: function) }) {
            return Reentry(evidence: second, reason: "is called again on the same object")
        }
        let ways = ways(through: open + firings(mentions), to: function, route, chain: &chain)
        let starts = open + calls.filter { isFirst($0, besides: open, of: function, route, chain) }
        if let found = ways.shown ?? reentryBySeveral(starts, of: function, besides: ways, route, chain: chain) {
            return found
        }
        // Nothing in the tree calls it, or it is part of an interface: a caller that calls it twice overwrites
        // the handle.
        let isPublic = declaration.access >= .public && !entries.isInClosedWorld(function)
        let isOpen =
            isPublic || mentions.isEmpty && declaration.access >= .internal && !declaration.has(modifier: "override")
        if isOpen, !endsLongBefore(place, in: function) {
            let name = project.node(of: function).selector ?? declaration.name
            return Reentry(
                evidence: nil, reason: "'\(name)' can be called again before the old one has ended",
                isShown: isPublic && mentions.isEmpty)
        }
        return ways.likely
    }

    /// The results of following the uses of one function.
    struct Ways {
        /// The first that the code is seen to run again.
        var shown: Reentry?
        /// The first that only may run again.
        var likely: Reentry?
        /// The uses that only may run again.
        var uncertain: Set<Node> = []
        /// Whether one of them is uncertain because of its path, not because of its callers.
        var isInDoubt = false
    }

    /// Whether a use of a function (a call, or the assignment that runs it) leads to the start: no value
    /// excludes it, and no code before it tests for a timer or stops one.
    func leadsOn(_ use: Node, to function: FunctionID, _ route: RestartRoute, _ chain: Set<FunctionID>) -> Bool {
        if isShutOut(route, from: use) || isHeldOffByTeller(use) { return false }
        guard let caller = project.function(around: use) else { return true }
        return !isFirst(use, of: function, onInstanceMadeIn: caller) && isUnhindered(use, in: caller, chain)
    }

    private func isUnhindered(_ use: Node, in caller: FunctionID, _ chain: Set<FunctionID>) -> Bool {
        !isGuarded(use, in: caller, chain: chain) && !endsBefore(use, in: caller) && !isEndedAfter(use, in: caller)
    }

    /// Whether a call is the first start of an object whose holder starts it again elsewhere:
    /// `func begin() { clock = Clock(); clock.start() }`.
    private func isFirst(
        _ call: Node, besides others: [Node], of function: FunctionID, _ route: RestartRoute, _ chain: Set<FunctionID>
    ) -> Bool {
        guard let caller = project.function(around: call),
            case .variable(let keeper)? = call.base.flatMap({ project.referent(of: $0) }),
            project[keeper].kind == .property,
            others.contains(where: { $0.base.flatMap { project.referent(of: $0) } == .variable(keeper) }),
            isFirst(call, of: function, onInstanceMadeIn: caller)
        else { return false }
        return !isShutOut(route, from: call) && isUnhindered(call, in: caller, chain)
    }

    func ways(through uses: [Node], to function: FunctionID, _ route: RestartRoute, chain: inout Set<FunctionID>)
        -> Ways
    {
        var ways = Ways()
        for use in uses {
            guard let found = reentry(ofPlace: use, route, chain: &chain) else { continue }
            let way = found.through(use, isSure: isSure(use, of: function))
            if way.isShown {
                ways.shown = way
                return ways
            }
            ways.likely = ways.likely ?? way
            ways.uncertain.insert(use)
            ways.isInDoubt = ways.isInDoubt || found.evidence != nil
        }
        return ways
    }

    /// Two calls, each caused by its own event and independent of the other. If none of them is certain and one
    /// is doubtful, the pair is doubtful.
    func reentryBySeveral(
        _ calls: [Node], of function: FunctionID, besides ways: Ways, _ route: RestartRoute, chain: Set<FunctionID>
    ) -> Reentry? {
        let separate = independent(
            calls.filter {
                !isSuperCall($0) && !isInFiredOneShot($0) && !isGuardedByCallers($0, chain: chain)
                    && isSure($0, of: function) && isAlive($0) && !isResumption($0)
                    && !isRetry($0, of: function, route)
            })
        let isInDoubt = ways.isInDoubt && separate.allSatisfy(ways.uncertain.contains)
        guard separate.count > 1, !isInDoubt, !holdEachOtherOff(separate, chain: chain),
            !areEndedBetween(separate)
        else { return nil }
        let isInOneGo = areInOneGo(separate[0], separate[1])
        return Reentry(
            evidence: separate[0], reason: "starts it here; the next step starts it again",
            isShown: isInOneGo || separate.contains { isInside($0, typeOf: function) },
            isInOneGo: isInOneGo, calls: [separate[1]])
    }

    /// Two statements of one block, with the same receiver.
    private func areInOneGo(_ first: Node, _ second: Node) -> Bool {
        let blocks = [first, second].map { call in
            call.selfAndAncestors.dropFirst().first { $0.kind == .block || $0.kind == .sourceFile }
        }
        let receivers = [first, second].map { ($0.calleeName ?? $0).base?.text }
        return blocks[0] == blocks[1] && receivers[0] == receivers[1]
    }

    /// Code of the same type knows the order in which its parts run. That two other objects start the timer in
    /// turn, no code shows.
    func isInside(_ call: Node, typeOf function: FunctionID) -> Bool {
        guard let owner = project.owner(of: function), let type = project.type(around: call) else { return true }
        return project.lineage(of: type).contains(owner) || project.lineage(of: owner).contains(type)
    }

    /// Whether anything can run the code around a call: in a closed world, code that nothing calls does not
    /// run.
    private func isAlive(_ call: Node, depth: Int = 0) -> Bool {
        guard depth < 4, let caller = project.function(around: call), case .function = project[caller].kind,
            entries.isInClosedWorld(caller),
            !entries.isOpen(caller, inClosedWorld: true), entries.repeats(caller) == nil
        else { return true }
        let mentions = CallGraph.mentions(of: caller, project: project, references: references)
        return mentions.contains {
            $0 != call && project.function(around: $0) != caller && isAlive($0, depth: depth + 1)
        }
    }

    // MARK: Mentions

    /// Whether a call must be of this function: its receiver's type is known, and no other type of the tree
    /// implements the method.
    private func isSure(_ call: Node, of function: FunctionID) -> Bool {
        guard case .functions(let found)? = project.referent(of: call), !found.contains(function) else { return true }
        // Through a protocol or superclass: only if there is one implementation.
        return found.allSatisfy { declared in
            guard let owner = project.owner(of: declared) else { return false }
            let answers = project.descendants(of: owner).flatMap {
                project.types[$0].methods[project[function].name] ?? []
            }
            return answers.allSatisfy {
                $0 == function || project.body(of: $0) == nil || project[$0].labels != project[function].labels
            }
        }
    }

    /// The receiver's type is unknown, and methods of other types have the same name and labels.
    private func isAmbiguous(_ mention: Node, _ function: FunctionID) -> Bool {
        guard mention.kind == .memberExpression, project.referent(of: mention) == nil,
            let owner = project.owner(of: function)
        else { return false }
        let family = Set(project.lineage(of: owner) + project.descendants(of: owner))
        return project.functions(named: project[function].name).contains { other in
            guard project[other].labels == project[function].labels, project.body(of: other) != nil,
                let type = project.owner(of: other)
            else { return false }
            return !family.contains(type)
        }
    }

    /// Mentions that may refer to the function, except in tests (which create their own instances) and on
    /// receivers of unknown type if the name is common (`x.start()`).
    private func plausibleMentions(of function: FunctionID, _ declaration: FunctionDeclaration) -> [Node] {
        let isCommonName = declaration.name.camelWords.count < 2
        let own = project.node(of: function)
        return CallGraph.mentions(of: function, project: project, references: references).filter { mention in
            if isInTail(mention) || !fits(mention, function) || isAmbiguous(mention, function) { return false }
            if mention.isInSameTree(as: own), !isCommonName || !hasUnknownReceiver(mention) { return true }
            if declaration.access <= .fileprivate || project.isTestFile(mention) { return false }
            return !isCommonName || mention.kind == .selectorExpression || project.referent(of: mention) != nil
        }
    }

    /// `engine.start()`, if the type of the engine is unknown.
    private func hasUnknownReceiver(_ mention: Node) -> Bool {
        guard mention.kind == .memberExpression, let base = mention.base?.stripped,
            base.kind == .nameExpression || base.kind == .memberExpression
        else { return false }
        return project.referent(of: mention) == nil && base.name.first?.isUppercase != false
            || project.referent(of: mention) == nil && base.kind == .memberExpression
    }

    /// Whether a call has the function's labels, or a selector a receiver with that method.
    private func fits(_ mention: Node, _ function: FunctionID) -> Bool {
        let callers = CertainCallers(project: project, references: references)
        if mention.kind == .selectorExpression { return callers.mayMean(mention, function) }
        let whole = mention.outermostUnwrap
        guard let call = whole.parent, call.kind == .callExpression, call.firstChild == whole else { return true }
        return callers.fits(call, function)
    }

    /// Where a one-shot timer or delayed perform that calls the function is created: it runs as often as those
    /// are created.
    private func firings(_ mentions: [Node]) -> [Node] {
        mentions.filter { mention in
            guard mention.kind == .selectorExpression, let call = mention.parent?.parent, call.kind == .callExpression
            else { return false }
            return call.argument(labeled: "afterDelay") != nil
                || call.argument(labeled: "repeats")?.value?.booleanValue == false
        }
    }

    /// Whether every call of the enclosing function depends on state that this function sets.
    private func isGuardedByCallers(_ call: Node, chain: Set<FunctionID>) -> Bool {
        guard let caller = project.function(around: call), case .function = project[caller].kind,
            project[caller].access < .public
        else { return false }
        let calls = plausibleMentions(of: caller, project[caller])
        return !calls.isEmpty
            && calls.allSatisfy { outer in
                guard let branch = outer.selfAndAncestors.first(where: { $0.kind == .ifBranch }),
                    let body = project.body(of: caller)
                else { return false }
                return branch.conditions.contains { asksWhatChanges($0, in: body) }
            }
    }

    /// A stored property that the code sets.
    private func asksWhatChanges(_ condition: Node, in body: Node) -> Bool {
        condition.contains { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression,
                case .variable(let id)? = project.referent(of: node),
                project[id].kind == .property
            else { return false }
            return changes(id, in: body, askedAt: condition)
        }
    }

    /// An override that calls the overridden function: for its own instances this is no second caller.
    private func isSuperCall(_ call: Node) -> Bool {
        guard call.base?.stripped.kind == .superExpression, let caller = project.function(around: call) else {
            return false
        }
        return project[caller].name == call.name
    }

    /// Calls that are not alternatives of one decision. Of calls that run once in an object's life (two
    /// initializers), one.
    private func independent(_ calls: [Node]) -> [Node] {
        guard let first = calls.first else { return [] }
        var hasOnce = runsOnce(first)
        return [first]
            + calls.dropFirst().filter { call in
                if runsOnce(call) {
                    defer { hasOnce = true }
                    if hasOnce { return false }
                }
                return
                    !(project.function(around: call) == project.function(around: first)
                    && Branches.areExclusive(first, call))
            }
    }

    private func runsOnce(_ call: Node) -> Bool {
        guard let caller = project.function(around: call) else { return false }
        return project[caller].kind.isInitializer || entries.repeats(caller) == false
            || LifecycleNames.onceOnly.contains(project[caller].name)
    }

    /// A selector passed to a notification center, a control or a gesture recognizer, not to the timer.
    private func isAction(_ mention: Node, _ function: FunctionID) -> Bool {
        guard mention.kind == .selectorExpression || mention.parent?.kind == .selectorExpression else { return false }
        var node: Node? = mention
        while let here = node, here.kind != .callExpression { node = here.parent }
        guard let call = node, let callee = call.firstChild else { return false }
        return !TimerAPI.selectorMakers.contains(callee.name) && !callee.name.hasPrefix("perform")
    }
}
