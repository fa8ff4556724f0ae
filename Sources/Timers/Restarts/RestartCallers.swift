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
        let events = registrations.filter { ownEvent(registeredBy: $0) == nil }
        let registered = events.filter { !$0.isSelectorQuestion }
        if !registered.isEmpty {
            guard let event = unbalanced(registered, function) else { return nil }
            return reentry(
                byAction: function, at: place, evidence: event, "is registered here and called on each event", route,
                chain: chain)
        }
        if let question = events.first {
            return reentry(
                byAction: function, at: place, evidence: question, "is asked for here and may be called at any time",
                route, chain: chain
            )?.inDoubt
        }
        if let registration = registrations.first, let event = ownEvent(registeredBy: registration) {
            return reentry(by: event, to: function, registeredAt: registration, route, chain: &chain)
        }
        let calls = mentions.filter { $0.callOfName != nil || hook(calling: $0) != nil }
        let open = calls.filter { leadsOn($0, to: function, route, chain) }
        if let second = open.first(where: { isSecondOnNewInstance($0, of: function) }) {
            return Reentry(evidence: second, reason: "is called again on the same object")
        }
        let ways = ways(through: open + firings(mentions), to: function, route, chain: &chain)
        let starts =
            open.filter { !isRenewal($0, of: function, route) }
            + calls.filter { isFirst($0, besides: open, of: function, route, chain) }
        if let found = ways.shown ?? reentryBySeveral(starts, of: function, besides: ways, route, chain: chain) {
            return found
        }
        // Nothing in the tree calls it, or it is part of an interface: a caller that calls it twice overwrites
        // the handle. Who calls what a protocol requires often does not name its receiver's type. A cell is set up
        // once for each use.
        let isPublic = declaration.access >= .public && !entries.isInClosedWorld(function)
        let isOpen =
            isPublic || mentions.isEmpty && declaration.access >= .internal && !declaration.has(modifier: "override")
        if isOpen, !endsOnReuse, !endsLongBefore(place, in: function) {
            let name = project.node(of: function).selector ?? declaration.name
            return Reentry(
                evidence: nil, reason: "'\(name)' can be called again before the old one has ended",
                isShown: isPublic && mentions.isEmpty && !entries.isRequired(function) && !mayBeCalled(function))
        }
        return ways.likely
    }

    /// Whether a call on a property of unknown type may be of it: the tree then uses it, and perhaps only once.
    private func mayBeCalled(_ function: FunctionID) -> Bool {
        let callers = references.certainCallers
        return references.nodes(named: project[function].name).contains { name in
            guard project.referent(of: name) == nil, !project.isWrittenForTests(name),
                case .variable(let receiver)? = name.base.flatMap({ project.referent(of: $0) })
            else { return false }
            return project[receiver].kind == .property && project.type(of: receiver)?.id == nil
                && name.callOfName.map { callers.fits($0, function) } == true
        }
    }

    /// The results of following the uses of one function.
    struct Ways {
        /// The first that the code is seen to run again.
        var shown: Reentry?
        /// The first that only may run again, rather not an action that leaves the screen.
        var likely: Reentry?
        /// The uses that only may run again.
        var uncertain: Set<Node> = []
        /// The uses that do not run again before the timer has ended.
        var single: Set<Node> = []
        /// Whether one of them is uncertain because of its path, not because of its callers.
        var isInDoubt = false
    }

    /// Whether a use of a function (a call, or the assignment that runs it) leads to the start: no value
    /// excludes it, no flag lets it run only once in the process, and no code before it tests for a timer or stops one.
    func leadsOn(_ use: Node, to function: FunctionID, _ route: RestartRoute, _ chain: Set<FunctionID>) -> Bool {
        if isShutOut(route, from: use) || isHeldOffByTeller(use) || isInButtonOfferedOnce(use)
            || isOfferedOnlyAfterEnd(use) || !mayRun(use)
            || OnceFlags(references: references).guardsPlace(use, inProcess: true)
        {
            return false
        }
        guard let caller = project.function(around: use) else { return true }
        return !isFirst(use, of: function, onInstanceMadeIn: caller) && isUnhindered(use, in: caller, chain)
            && !isHeldOffByObserver(caller, route) && !isShutOutByAssignments(use, in: caller, route)
    }

    /// Whether the program can run the code around a call, on a system of today.
    private func mayRun(_ call: Node) -> Bool {
        OldSystems.check(shuttingOut: call) == nil && entries.mayRun(call)
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
            guard let way = way(through: use, to: function, route, chain: &chain) else {
                ways.single.insert(use)
                continue
            }
            if way.isShown {
                ways.shown = way
                return ways
            }
            if ways.likely.map(\.leavesScreen) != false { ways.likely = way }
            ways.uncertain.insert(use)
            ways.isInDoubt = ways.isInDoubt || way.evidence != nil && way.evidence != use
        }
        return ways
    }

    private func way(through use: Node, to function: FunctionID, _ route: RestartRoute, chain: inout Set<FunctionID>)
        -> Reentry?
    {
        if let found = reentry(ofPlace: use, route, chain: &chain) {
            return found.through(use, isSure: isSure(use, of: function))
        }
        return isRenewal(use, of: function, route)
            ? Reentry(evidence: use, reason: "is called again by what the last call began", isShown: false) : nil
    }

    /// Whether a closure that the function hands on calls the function again: `func listen() { task.receive { …;
    /// self.listen() } }`. The end of the timer's own work does not count, nor a hop to another queue that comes instead
    /// of the start.
    private func isRenewal(_ call: Node, of function: FunctionID, _ route: RestartRoute) -> Bool {
        guard project.function(around: call) == function, !handler.contains(function), !isInTail(call),
            !isInFiredOneShot(call), !ticks.contains(where: { $0.encloses(call) }),
            let start = route.steps.last(where: { $0.function == function })?.place
        else { return false }
        let isLater = call.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains {
            $0.kind == .closureExpression && !runsInPlace($0)
        }
        return isLater && !Branches.areExclusive(call, start) && !Branches.areExclusive(start, call)
    }
}
