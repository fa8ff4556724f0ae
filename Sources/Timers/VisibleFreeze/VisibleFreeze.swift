import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSyntax

/// Whether the user sees code freeze while the main run loop is in another mode than the default one.
package enum FreezeVerdict: Sendable {
    /// It changes this on the screen, often, and something can switch the run loop to another mode: on iOS
    /// something that scrolls, on the Mac any menu.
    case visible(VisibleChange, scrolls: Node?)
    /// It does not, for a reason that a person can check.
    case hidden(FreezeDoubt)
    /// No target contains the file, and it would not freeze visibly even if one did.
    case unbuilt
}

/// Judges whether code that a run loop calls only in its default mode freezes visibly. Input: the code, or the
/// timer that runs it. Output: a verdict with its evidence.
///
/// In this order: how long and how often the timer fires (`Lifetimes`), what its code changes on the screen (`Changes`),
/// whether that moves from fire to fire (`SeldomChanges`), and what scrolls where it is shown (`Scrolling`).
struct VisibleFreezes {
    let facts: ProjectFacts
    let finder: VisibleChangeFinder

    /// In seconds: less frequent changes are not seen to freeze.
    static let longestInterval = 2.0
    /// In seconds: where the interval is a setting whose default is as long, no value of it is for the eye.
    private static let longUsualInterval = 10.0
    /// Behind more calls than this, a change is something that the code merely triggers.
    static let nearCalls = 1

    init(_ facts: ProjectFacts) {
        self.facts = facts
        finder = VisibleChangeFinder(facts)
    }

    /// `place` is where the timer is registered for the default mode.
    func verdict(on timer: Timer, at place: Node) -> FreezeVerdict {
        inBuiltCode(place) {
            if facts.isWatchCode(timer) { return .hidden(.otherProcess) }
            if let rarity = rarity(of: timer) { return .hidden(rarity) }
            if BriefTimers(facts: facts).isBrief(timer) { return .hidden(.brief) }
            let code = code(of: timer)
            if code.contains(where: followsPointer) { return .hidden(.followsPointer) }
            if code.contains(where: asksForIdleness) { return .hidden(.whileIdle) }
            let verdict = verdict(onHandlerOf: timer, code, at: place)
            return hiddenByTouch(timer, verdict) ?? verdict
        }
    }

    /// What it takes to start the timer keeps the user from doing what freezes it.
    private func hiddenByTouch(_ timer: Timer, _ verdict: FreezeVerdict) -> FreezeVerdict? {
        guard case .visible(_, let scrolls) = verdict else { return nil }
        if scrolls != nil { return HeldTouches(facts: facts).begin(timer) ? .hidden(.fingerDown) : nil }
        let hovering = HeldTouches(facts: facts, beginnings: VisibleChanges.hoverBeginnings)
        return hovering.begin(timer) ? .hidden(.whileHovering) : nil
    }

    /// Why the time between two fires is long; an unknown interval counts as short.
    private func rarity(of timer: Timer) -> FreezeDoubt? {
        let values = facts.references.bounds
        guard let interval = timer.interval.flatMap({ values.least(of: $0) }) else {
            if timer.interval.map({ UnitsOfIntervals(references: facts.references).areMinutes($0) }) == true {
                return .minutes
            }
            let usual = timer.interval.flatMap { values.leastKnown(of: $0) }
            return usual.flatMap { $0 >= Self.longUsualInterval ? .seldom($0) : nil }
        }
        if interval > Self.longestInterval { return .seldom(interval) }
        let tolerance = facts.schedule(of: timer).tolerance?.seconds ?? 0
        return interval + tolerance > Self.longestInterval ? .tolerant(tolerance) : nil
    }

    /// The order of the tests is their precedence: the reason that a person checks most easily comes first.
    private func verdict(onHandlerOf timer: Timer, _ code: [Node], at place: Node) -> FreezeVerdict {
        let drawing = VisibleChange(
            kind: .update, node: timer.creation, target: nil, state: nil, function: handlerFunctions(of: timer).first,
            calls: [])
        if facts.precedesModalSession(timer) { return .visible(drawing, scrolls: nil) }
        let endings = FinalChanges(facts: facts, timer: timer, code: code)
        let still = StillViews(facts: facts)
        let found = finder.changes(in: code).filter { $0.target.map(still.isAbsent) != true }
        let ways = HandlerWays(project: facts.project, changes: found, code: code)
        let appearances = NewViews(project: facts.project, ways: ways)
        let changes = found.map {
            endings.isFinal($0) || $0.isOnFailingPath || appearances.appearNowAndThen($0) ? $0.asTransition : $0
        }
        if let operated = changes.first(where: { $0.kind == .choice && $0.calls.count <= Self.nearCalls }) {
            return .hidden(.operatesControl(operated))
        }
        if let turned = changes.first(where: { $0.kind == .update }), facts.turnsPages(timer, by: turned, in: code) {
            return .hidden(.pausesForDrag(turned))
        }
        let updates = changes.filter { $0.kind == .update }
        let polled = updates.isEmpty ? changes.filter { $0.kind == .reload } : updates
        let polls = PolledChanges(facts: facts, timer: timer, changes: changes, code: code, endings: endings)
        if let doubt = polls.doubt(on: polled) { return .hidden(doubt) }
        if let first = changes.first(where: { $0.kind == .update }) {
            let shown = changes.filter { $0.kind == .update || $0.kind == .reload }
            // What counts frames may divide them by their rate.
            if !polls.followsFrames, CoarseValues(references: facts.references).areShown(by: shown) {
                return .hidden(.coarse(first))
            }
            if shown.allSatisfy(\.isAnswerToRequest) { return .hidden(.showsAnswers(first)) }
        }
        // Code that moves content together with the screen may wait while a finger moves it.
        if polls.followsFrames, let scrolled = changes.first(where: { $0.kind == .scroll }) {
            return .hidden(.scrollsItself(scrolled))
        }
        if !changes.isEmpty { return verdict(on: changes, at: place) }
        if facts.premises[timer.creation.tree.file.id].isInterface == true { return .visible(drawing, scrolls: nil) }
        guard timer.kind == .displayLink, !onlyCounts(code) else { return .hidden(.nothingVisible) }
        return verdict(on: [drawing], at: place)
    }

    /// Whether the code only stops its timer and calls nothing else.
    private func onlyCounts(_ code: [Node]) -> Bool {
        let isEnding = { (call: Node) in call.calleeName.map { TimerAPI.endings.contains($0.name) } ?? false }
        return code.contains { $0.contains { $0.kind == .callExpression && isEnding($0) } }
            && !code.contains { $0.contains { $0.kind == .callExpression && !isEnding($0) } }
    }

    /// Adjusts a verdict to where the code is: in no target, in a process without its own interface, or in a
    /// type without instances.
    func inBuiltCode(_ place: Node, _ verdict: () -> FreezeVerdict) -> FreezeVerdict {
        let path = place.tree.file.path
        let products = facts.targets.targets(of: path).map(\.product)
        if !products.isEmpty, products.allSatisfy({ $0 == .appExtension || $0 == .service }) {
            return .hidden(.otherProcess)
        }
        if facts.isScreenSaverCode(place) { return .hidden(.screenSaver) }
        if let type = facts.project.type(around: place), !facts.entries.instantiations.mayExist(type) {
            return .hidden(.neverMade(type))
        }
        let verdict = verdict()
        guard !facts.targets.mayBeBuilt(path) else { return verdict }
        if case .visible = verdict { return .hidden(.notBuilt) }
        return .unbuilt
    }

    // MARK: Intended freezes

    private func followsPointer(_ code: Node) -> Bool {
        code.contains { $0.kind == .memberExpression && VisibleChanges.pointerPositions.contains($0.name) }
    }

    private func asksForIdleness(_ code: Node) -> Bool {
        code.contains {
            $0.kind == .callExpression && $0.calleeName.map { EventPace.idleTimes.contains($0.name) } == true
        }
    }

    // MARK: Code

    private func handlerFunctions(of timer: Timer) -> [FunctionID] {
        facts.eventHandlers(of: timer).flatMap { handler -> [FunctionID] in
            if case .named(_, let functions) = handler { return functions }
            return []
        }
    }

    /// A handler's code, including the overrides of a method that it names.
    private func code(of timer: Timer) -> [Node] {
        let heirs = handlerFunctions(of: timer).flatMap(facts.project.implementations)
        let own = timer.kind == .publisher ? facts.receivers(ofPipeline: timer.creation) : facts.handlerCode(of: timer)
        return own + heirs.compactMap { facts.project.body(of: $0) }
    }

    // MARK: Changes

    /// `areAnswers`: the user waits for what the changes show, even if they reload a list.
    func verdict(on changes: [VisibleChange], at place: Node, areAnswers: Bool = false) -> FreezeVerdict {
        let drawn = facts.platforms(of: changes[0].node)
        let common = drawn.intersection(facts.platforms(of: place))
        let platforms = common.isEmpty ? drawn : common
        if platforms == [.watchOS] { return .hidden(.otherProcess) }
        // If only the rest of the tree suggests a Mac, the code may be for the phone.
        let isMac = platforms == [.macOS] || platforms.contains(.macOS) && facts.tellsMac(changes[0].node)
        let moving = changes.filter { $0.kind == .update || isMac && redrawsElements($0) }
        guard let shown = moving.first else {
            let other = changes.first { $0.kind != .transition } ?? changes[0]
            return .hidden(other.kind == .transition ? .lateTransition(other) : .scrollsItself(other))
        }
        let moved = changes.first { isMac ? !areAnswers && $0.movesUnderPointer : scrollsScreen($0, areAnswers) }
        if let moved { return .hidden(.scrollsItself(moved)) }
        if isMac {
            let blinks = CaretBlinks(project: facts.project)
            return moving.allSatisfy(blinks.isBlink) ? .hidden(.blinks(shown)) : .visible(shown, scrolls: nil)
        }
        let path = place.tree.file.path
        let evidence = ScrollEvidence(
            facts: facts, isInProgram: facts.targets.isClosed(path) && !facts.targets.isOfPublishedLibrary(path))
        let overlays = ProgressOverlays(facts: facts)
        // An answer comes while its progress is not shown yet.
        let uncovered = areAnswers ? moving : moving.filter { !overlays.show($0) }
        if uncovered.isEmpty { return .hidden(.covered(shown)) }
        let isInScroller = { (type: TypeID, change: VisibleChange) in
            !evidence.isRowOfNothing(type, changedAt: change.node)
        }
        for change in uncovered {
            let found =
                places(of: change, evidence).lazy.filter { isInScroller($0, change) }.compactMap {
                    evidence.evidence(around: $0, drawing: change.state)
                }.first
                ?? targets(of: change).lazy.filter { isInScroller($0, change) }
                .compactMap(evidence.scrollingClass).first
            guard let found else { continue }
            if let own = OwnScrolling(facts: facts, evidence: found).first(in: changes) {
                return .hidden(.scrollsItself(own))
            }
            return .visible(change, scrolls: found)
        }
        return .hidden(.nothingScrolls(shown))
    }

    /// Single items that stay where they are, or a collection of which no view makes rows: the points of a chart.
    private func redrawsElements(_ change: VisibleChange) -> Bool {
        guard change.kind == .reload else { return false }
        if let state = change.state { return !finder.readers.isListed(state) }
        return change.node.calleeName.map { VisibleChanges.itemReloads.contains($0.name) } ?? false
    }

    /// Whether code turns the page itself, or reloads what is scrolled: it should wait for the user's finger.
    private func scrollsScreen(_ change: VisibleChange, _ areAnswers: Bool) -> Bool {
        if change.kind == .scroll && change.state != nil { return true }
        guard !areAnswers else { return false }
        return change.kind == .reload && change.state == nil
            || change.state.map(finder.readers.isScrolledTo) == true
    }

    /// The types on whose screen a change is visible. A framework's class that the tree extends, and a
    /// protocol's conforming type, may be on any screen and so identify none: then the code that leads to the
    /// change decides.
    private func places(of change: VisibleChange, _ evidence: ScrollEvidence) -> [TypeID] {
        let project = facts.project
        if let holder = holder(ofViewIn: change), let own = project.type(around: change.node),
            !evidence.hasScrollingContent(own)
        {
            return [holder]
        }
        var types = [project.type(around: change.node)]
        if let state = change.state {
            let readers = StateReaders(facts)
            let views = readers.viewsReading(state)
            // Whoever makes the model is not the screen that shows it.
            if !views.isEmpty, types[0].map(isScreenless) == true { return views.filter { !isShared($0) } }
            types += views
        }
        if types[0].map(isShared) == true || isOfItsCaller(change) {
            types += change.calls.map { project.type(around: $0) }
        }
        if isOfItsCaller(change) { types[0] = nil }
        return types.compactMap { $0 }.filter { !isShared($0) }
    }

    /// The type that holds the view whose own method makes the change: `pulseButton.pulse()` moves this button, not that
    /// of another screen. `nil` if it does not hold the view in a property.
    private func holder(ofViewIn change: VisibleChange) -> TypeID? {
        let project = facts.project
        guard change.state == nil, let own = project.type(around: change.node), facts.isDrawn(own),
            let call = change.calls.last(where: { project.type(around: $0) != own }),
            let holder = project.type(around: call), facts.isDrawn(holder), !isShared(holder),
            let receiver = call.calleeName?.base?.stripped, case .variable(let view)? = project.referent(of: receiver),
            project[view].kind == .property, project.type(of: view)?.id == own,
            project.owner(of: view).map({ project.lineage(of: holder).contains($0) }) == true
        else { return nil }
        return holder
    }

    /// Whether the changed view is given to code that is no view itself, or that is a value's: `theme.style(button)`.
    private func isOfItsCaller(_ change: VisibleChange) -> Bool {
        let project = facts.project
        let isGiven = change.target?.selfAndBases.contains { name in
            guard case .variable(let id)? = project.referent(of: name) else { return false }
            return project[id].kind == .parameter
        }
        guard let call = change.calls.last else { return false }
        let own = project.type(around: change.node)
        guard isGiven == true else {
            return own.map(isValue) == true && project.type(around: call).map(facts.isDrawn) == true
        }
        return own.map { !facts.isDrawn($0) } ?? false
    }

    /// A structure or enumeration that is no view, such as a style: it has no screen.
    private func isValue(_ type: TypeID) -> Bool {
        [.struct, .enum].contains(facts.project.types[type].kind) && isScreenless(type)
    }

    private func isScreenless(_ type: TypeID) -> Bool {
        let readers = StateReaders(facts)
        return !readers.isView(type) && !facts.isDrawn(type)
    }

    private func isShared(_ type: TypeID) -> Bool {
        [.extension, .protocol].contains(facts.project.types[type].kind)
    }

    /// The types of what changes. Their other uses say nothing about this screen.
    private func targets(of change: VisibleChange) -> [TypeID] {
        [change.target, change.target?.base].compactMap { $0.flatMap { facts.project.type(of: $0)?.id } }
    }
}

extension ProjectFacts {
    /// Whether the user sees a timer of the default mode freeze.
    package func freeze(of timer: Timer, registeredAt place: Node) -> FreezeVerdict {
        VisibleFreezes(self).verdict(on: timer, at: place)
    }

    /// Whether the user sees that the code after an operator of a pipeline receives nothing.
    package func freeze(ofPipeline step: Node) -> FreezeVerdict { VisibleFreezes(self).verdict(onPipeline: step) }

    /// Whether the code, its file or its target shows that it runs on the Mac.
    fileprivate func tellsMac(_ node: Node) -> Bool {
        withoutMac(CodePlatforms(project: project, targets: targets).told(of: node), node).contains(.macOS)
    }

    private func withoutMac(_ platforms: Set<Platform>, _ node: Node) -> Set<Platform> {
        guard platforms.count > 1, platforms.contains(.macOS), isKeptFromMac(node) else { return platforms }
        return platforms.subtracting([.macOS])
    }

    /// The platforms on which code runs; empty if unknown.
    package func platforms(of node: Node) -> Set<Platform> {
        withoutMac(CodePlatforms(project: project, targets: targets).platforms(of: node), node)
    }
}
