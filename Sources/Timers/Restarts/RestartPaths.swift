import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Why a function may run again while the timer that it created before is still running.
package struct Reentry: Sendable {
    /// The evidence: a hook that repeats, a second call, a loop. `nil` if only its access level suggests it.
    package let evidence: Node?
    /// The calls from the evidence to the place, outermost first.
    package let calls: [Node]
    /// One line for the trace.
    package let reason: String
    /// Whether the code itself runs again, or exists for callers who run it again; otherwise only unseen code
    /// could.
    package let isShown: Bool
    /// Whether it runs again before any other event: in a loop, or by two calls in a row.
    let isInOneGo: Bool
    /// Whether it is a user's action that takes away the screen with its own control. That the user gets back to it
    /// while the timer is running is not likely. (Of ten such starts that were read, seven could not happen.)
    let leavesScreen: Bool

    package init(
        evidence: Node?, reason: String, isShown: Bool = true, isInOneGo: Bool = false, leavesScreen: Bool = false,
        calls: [Node] = []
    ) {
        self.evidence = evidence
        self.calls = calls
        self.reason = reason
        self.isShown = isShown && !leavesScreen
        self.isInOneGo = isInOneGo
        self.leavesScreen = leavesScreen
    }

    /// The same, if something on the path makes it uncertain.
    var inDoubt: Reentry {
        Reentry(
            evidence: evidence, reason: reason, isShown: false, isInOneGo: isInOneGo, leavesScreen: leavesScreen,
            calls: calls)
    }

    /// The same, extended by a call.
    func through(_ call: Node, isSure: Bool) -> Reentry {
        Reentry(
            evidence: evidence ?? call, reason: reason, isShown: isShown && isSure, isInOneGo: isInOneGo,
            leavesScreen: leavesScreen, calls: evidence == nil ? [] : calls + [call])
    }

    static func loop(_ place: Node) -> Reentry {
        Reentry(evidence: place, reason: "runs in a loop", isInOneGo: true)
    }
}

/// Decides whether a timer's handle can be overwritten while the timer is running. Input: a creation and the
/// handle that holds it. Output: the path by which the creating code runs again without a teardown or guard
/// before it, or `nil`.
package struct RestartPaths: Sendable {
    let entries: Entries
    let lifetimes: OwnerLifetimes

    package init(entries: Entries, lifetimes: OwnerLifetimes) {
        self.entries = entries
        self.lifetimes = lifetimes
    }

    private var project: Project { entries.project }
    private var references: ReferenceIndex { entries.references }

    /// `place` is where the timer is assigned to the handle.
    package func reentry(of timer: Timer, handle: VariableID, at place: Node) -> Reentry? {
        reentry(handle: handle, at: place, handler: handlerFunctions(of: timer), ticks: ticks(of: timer))
    }

    /// `handler` are the functions that run when the value in the handle has ended by itself. `ticks` is the code that
    /// it runs again and again. `otherEndings` end it from within, through calls on the handle. `tail` recognizes the
    /// last part of the value's own code, such as the code of a task after its sleep: what is started there begins when
    /// the value is done.
    package func reentry(
        handle: VariableID, at place: Node, handler: [FunctionID], ticks: [Node] = [], otherEndings: [Node] = [],
        tail: (Node) -> Bool = { _ in false }
    ) -> Reentry? {
        let endings = references.teardowns
        // `_timer = …` runs no setter.
        let isPastSetter = place.kind == .assignmentExpression && place.firstChild?.isStorageAccess == true
        guard isPastSetter || !endings.endsOldValue(handle) else { return nil }
        return withoutActuallyEscaping(tail) { tail in
            let search = RestartSearch(
                entries: entries, lifetimes: lifetimes, handle: handle,
                endings: endings.endings(of: handle) + otherEndings, handler: handler, ticks: ticks, isInTail: tail)
            // What an object does once may overwrite what all share.
            let isShared = project[handle].kind != .property || project[handle].isStatic
            if OnceFlags(references: references).guardsPlace(place, inProcess: isShared) { return nil }
            if search.hasNewKey(place) || search.isOfNewObject(place) || search.keepsOld(place) { return nil }
            guard let found = search.reentry(at: place), !found.leavesScreen else { return nil }
            if found.isShown, !found.isInOneGo, search.isPairedWithControl(place, evidence: found.evidence) {
                return found.inDoubt
            }
            let parkings = parkings(of: handle)
            guard found.isShown, !parkings.isEmpty else { return found }
            let parked = RestartSearch(
                entries: entries, lifetimes: lifetimes, handle: handle, endings: search.endings + parkings,
                handler: handler, ticks: ticks, isInTail: tail)
            return parked.reentry(at: place) == nil ? found.inDoubt : found
        }
    }

    /// `timer.fireDate = .distantFuture`: the old timer stays in the run loop, but does not fire.
    private func parkings(of handle: VariableID) -> [Node] {
        references.uses(of: handle).compactMap { use in
            guard let member = use.node.outermostUnwrap.parent, member.kind == .memberExpression,
                member.name == TimerAPI.fireDate,
                member.assignedValue?.contains(where: { $0.name == TimerAPI.dateOfNoFire }) == true
            else { return nil }
            return member.outermostUnwrap.parent
        }
    }

    /// Whether code, or a function of the tree that it calls, contains one of the teardowns of a handle.
    package func leads(_ code: Node, toOneOf endings: [Node], of handle: VariableID) -> Bool {
        search(for: handle, endedBy: endings).leadsToEnding(code: code)
    }

    /// Whether the code that assigns a handle at the place ends the old value first.
    package func endsOldValue(of handle: VariableID, before place: Node) -> Bool {
        guard let function = project.function(around: place) else { return false }
        return search(for: handle, endedBy: references.teardowns.endings(of: handle)).endsBefore(place, in: function)
    }

    private func search(for handle: VariableID, endedBy endings: [Node]) -> RestartSearch {
        RestartSearch(
            entries: entries, lifetimes: lifetimes, handle: handle, endings: endings, handler: [],
            isInTail: { _ in false })
    }

    /// A one-shot timer that creates the next one in its own handler has already ended.
    private func handlerFunctions(of timer: Timer) -> [FunctionID] {
        if case .named(_, let functions)? = timer.handler { return functions }
        return []
    }

    /// The handler of a repeating timer, unless it ends a timer itself: that may be its own.
    private func ticks(of timer: Timer) -> [Node] {
        guard timer.repeats == .yes else { return [] }
        let code: [Node] =
            switch timer.handler {
            case .closure(let closure): [closure]
            case .named(_, let functions): functions.compactMap { project.body(of: $0) }
            default: []
            }
        return code.contains { $0.contains(where: TeardownFinder.endingVerb) } ? [] : code
    }
}

/// Walks up from the place that overwrites the handle to what runs it again.
struct RestartSearch {
    let entries: Entries
    let lifetimes: OwnerLifetimes
    package let handle: VariableID
    package let endings: [Node]
    package let handler: [FunctionID]
    var ticks: [Node] = []
    let isInTail: (Node) -> Bool
    let knownEnders = Answers<CallQuestion, Bool>()
    let knownSureEnders = Answers<CallQuestion, Bool>()
    let knownStarters = Answers<CallQuestion, Bool>()
    let knownEndingAssignments = Answers<VariableID, [ObservedAssignment]>()

    var project: Project { entries.project }
    var references: ReferenceIndex { entries.references }

    /// How the place can run again while the old timer is running.
    func reentry(at place: Node) -> Reentry? {
        var chain: Set<FunctionID> = []
        return reentry(ofPlace: place, RestartRoute(), chain: &chain)
    }

    /// `chain` are the functions visited on the way from the place, used to find guards by the state they set;
    /// `route` leads from here to the place.
    package func reentry(ofPlace place: Node, _ route: RestartRoute, chain: inout Set<FunctionID>) -> Reentry? {
        guard let function = project.function(around: place) else {
            // A program's top-level code runs once.
            return isInLoop(place) ? .loop(place) : nil
        }
        if isGuarded(place, in: function, chain: chain) || endsBefore(place, in: function)
            || isEndedAfter(place, in: function)
        {
            return nil
        }
        if isSettledPhase(place, in: function) || isEveryOtherTime(place) || isHeldOffAsSender(place, in: function) {
            return nil
        }
        if let tick = reentryByTick(around: place) { return tick }
        let route = route.leading(from: place, in: function)
        if let hook = enclosingHook(of: place) { return reentry(by: hook, in: function, route, chain: &chain) }
        if let handler = repeatedHandler(around: place) { return handler }
        if isInLoop(place) { return .loop(place) }
        let found = reentry(of: function, at: place, route, chain: &chain).map {
            isDoubtful($0, at: place, in: function) ? $0.inDoubt : $0
        }
        // Setting a callback twice does not call it: how often it is called is unknown here.
        return isInStoredCallback(place)
            ? found.map { Reentry(evidence: nil, reason: $0.reason, isShown: false) } : found
    }

    /// The running timer comes to the place by itself: one more starts at each fire.
    private func reentryByTick(around place: Node) -> Reentry? {
        guard let code = ticks.first(where: { $0.encloses(place) }) else { return nil }
        let found = Reentry(evidence: place, reason: "the timer's own handler runs this at each fire")
        return Branches.isUnconditional(place, in: code.body ?? code) ? found : found.inDoubt
    }

    /// A closure that is called repeatedly: on each appearance, gesture, notification.
    private func reentry(by hook: Node, in function: FunctionID, _ route: RestartRoute, chain: inout Set<FunctionID>)
        -> Reentry?
    {
        if let event = ownEvent(registeredBy: hook) {
            return reentry(by: event, to: function, registeredAt: hook, route, chain: &chain)
        }
        let name = hook.calleeName?.name ?? ""
        if name == "addObserver" || name == "sink", isBalancedBlock(hook, in: function) { return nil }
        if isEndedByLifting(hook, function) { return nil }
        let isAppearance = name == "onAppear" || name == "task"
        let spelled = hook.selector ?? name
        let found = Reentry(
            evidence: hook,
            reason: isAppearance
                ? "runs each time the view appears" : "runs each time '\(spelled)' calls this \(hook.closureName)")
        if isAppearance, isAppearanceOfNewNode(hook) { return found.inDoubt }
        if tellsOfChanges(hook) {
            let isSure = isToldRepeatedly(by: hook) && route.steps.last.map { hangsOnToldValue($0.place) } == false
            return isSure ? found : found.inDoubt
        }
        guard InterfaceAPI.controlClosures.contains(name) else { return found }
        if isOfferedOnce(hook) || isCoveredUntilEnd(hook, route)
            || route.steps.last.map({ isTouchedOnlyAfterEnd($0.place, chain: chain) }) == true
        {
            return nil
        }
        if leavesScreen(route) { return Reentry(evidence: hook, reason: found.reason, leavesScreen: true) }
        return changesScreen(hook) ? found.inDoubt : found
    }

    /// `monitor.pathUpdateHandler = { path in … }`
    private func repeatedHandler(around place: Node) -> Reentry? {
        let around = place.selfAndAncestors.prefix { $0.kind != .functionDeclaration }
        let handler = around.lazy.compactMap { closure -> Node? in
            guard closure.kind == .closureExpression, let target = closure.outermostUnwrap.parent?.firstChild,
                target.assignedValue?.stripped == closure
            else { return nil }
            return ClosureTiming.repeatedHandlers.contains(target.stripped.name) ? target : nil
        }.first
        return handler.map { Reentry(evidence: $0, reason: "runs at each call of '\($0.stripped.name)'") }
    }

    /// `call.didConnect = { … }`; user actions (`cell.onTap = { … }`) are repeated.
    private func isInStoredCallback(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { $0.kind != .functionDeclaration }.contains { closure in
            guard closure.kind == .closureExpression, let holder = closure.outermostUnwrap.parent,
                holder.kind == .assignmentExpression,
                let target = holder.firstChild, target != closure.outermostUnwrap
            else { return false }
            return NameWords.userActions.isDisjoint(with: target.stripped.name.camelWords)
        }
    }

    private func reentry(of function: FunctionID, at place: Node, _ route: RestartRoute, chain: inout Set<FunctionID>)
        -> Reentry?
    {
        guard chain.insert(function).inserted, !handler.contains(function) else { return nil }
        let declaration = project[function]
        switch declaration.kind {
        case .accessor(let name):
            guard RuntimeAPI.assignmentAccessors.contains(name) else { return nil }
            return reentryByAssignments(runningAccessor: function, route, chain: &chain)
        case .function: break
        default: return nil
        }
        let repeats = entries.repeats(function)
        if repeats == false || LifecycleNames.onceOnly.contains(declaration.name) || isBalanced(function) { return nil }
        if repeats == true || LifecycleNames.repeating.contains(declaration.name) {
            if isOfScreenThatAppearsOnce(function) { return nil }
            let isDoubtful =
                isHalfOfMove(place, in: function) || entries.isSelection(function) && leavesScreen(route)
                || isEndedUnlessSwiped(function) || isOfViewAddedByHand(function)
            return Reentry(
                evidence: project.node(of: function),
                reason: reason(forRepeating: function),
                isShown: !isDoubtful)
        }
        if declaration.has(attribute: "IBAction") || entries.isConnected(function) {
            if isEndedByLifting(function) || !entries.mayRun(function) { return nil }
            return reentry(
                byAction: function, at: place, evidence: project.node(of: function),
                "is an action: its control calls it on each event", route, chain: chain)
        }
        return reentryThroughCallers(of: function, at: place, declaration, route, chain: &chain)
    }

    /// The user touches the control again, unless it is disabled until the timer ends.
    func reentry(
        byAction function: FunctionID, at place: Node, evidence: Node, _ event: String, _ route: RestartRoute,
        chain: Set<FunctionID>
    ) -> Reentry? {
        if isHeldOff(function, at: place, chain: chain) || isHeldOffByItself(function, at: place)
            || isHeldOffByObserver(function, route)
        {
            return nil
        }
        return Reentry(
            evidence: evidence, reason: "'\(entries.callback(function))' \(event)", leavesScreen: leavesScreen(route))
    }

    /// The block of a one-shot timer held by the same handle: it has fired by then.
    func isInFiredOneShot(_ call: Node) -> Bool {
        call.selfAndAncestors.contains { closure in
            guard closure.kind == .closureExpression, let maker = closure.parent?.parent, maker.kind == .callExpression,
                maker.argumentValue("repeats")?.booleanValue == false, let assignment = maker.outermostUnwrap.parent,
                assignment.kind == .assignmentExpression, let target = assignment.firstChild
            else { return false }
            return project.referent(of: target) == .variable(handle)
        }
    }

    func isInLoop(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { $0.kind != .closureExpression && $0.kind != .functionDeclaration }.contains {
            $0.isLoop && !hasSlotOfItsOwn(place, in: $0) && !isOfElement(place, in: $0)
                && !isOfObjectOfTurn(place, in: $0) && !Branches.alwaysLeave($0, after: place)
        }
    }

    /// Whether the place is a message to what the loop visits, another object each time:
    /// `for consumer in consumers { consumer.start() }`.
    private func isOfElement(_ place: Node, in loop: Node) -> Bool {
        let name = place.kind == .callExpression ? place.calleeName : place.callOfName?.calleeName
        guard loop.kind == .forStatement, let receiver = name?.base?.stripped,
            case .variable(let element)? = project.referent(of: receiver), let pattern = loop.pattern
        else { return false }
        return pattern.encloses(project.node(of: element))
    }
}
