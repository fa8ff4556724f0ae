import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSource
import TimerlintSourceExploration
import TimerlintSyntax

/// Every fact about the linted sources that rules may use. Input: the project index. Output: the timers and
/// what happens to them, and queries about owners, captures and uses.
package struct ProjectFacts: Sendable {
    package let references: ReferenceIndex
    package var project: Project { references.project }
    /// Every timer, in the order of files and offsets.
    package let timers: [Timer]
    /// The timers that functions of the tree create and return, once for each caller.
    private let timersOfCallers: [Timer]
    private let timersOfFile: [Int: Range<Int>]
    private let timersOfHandle: [VariableID: [Int]]
    /// Misuses of timer sources on some path, in the order of files and offsets.
    package let sourceFaults: [SourceFault]
    /// The states that a source may have at each place that operates on it or releases it, over all paths.
    package let sourceStates: [Node: Set<SourceState>]
    /// The creations of sources that only the retain cycle with their owner keeps from being released while
    /// suspended or inactive.
    private let leakingWhileStopped: Set<Node>
    package let premises: Premises
    package let targets: BuildTargets
    /// The actor to which each type, function and closure is isolated.
    package let isolation: IsolationReader
    /// Every sleep of a task, in the order of files and offsets.
    package let sleeps: [Sleep]
    /// The tasks that sleep, in the order of files and offsets.
    package private(set) var timedTasks: [TimedTask] = []
    /// The closures passed to wrappers around timers, in the order of the timers.
    package private(set) var wrapperHandlers: [WrapperHandler] = []
    /// The handlers that are isolated to an actor but run elsewhere, in the order of files and offsets. Empty
    /// for files with an unknown language mode.
    package private(set) var isolatedHandlers: [IsolatedHandler] = []
    /// The folders of programs that give their main thread to libdispatch, with the call that does so.
    let dispatchMainProcesses: [(folder: String, call: Node)]
    /// Keyed by the place of a timer.
    let knownEventHandlers = Answers<Node, [Handler]>()
    let knownKeptHandlers = Answers<Node, [Handler]>()
    /// Keyed by the collection from which elements are removed.
    let knownRemovals = Answers<VariableID, [Node]>()
    let knownScrollEvidence = Answers<ScrollQuestion, Node?>()
    /// Keyed by the index of a file.
    let knownScrollNames = Answers<Int, [Node]>()
    let knownStillTypes = Answers<TypeID, Bool>()
    let knownDrawnTypes = Answers<TypeID, Bool>()
    /// The places where other types show a view.
    let knownShownPlaces = Answers<TypeID, [Node]>()
    let knownStillAnswerers = Answers<TypeID, Bool>()
    let knownIdleAnswerers = Answers<TypeID, Bool>()
    let knownConstraintUsers = Answers<TypeID, Bool>()
    /// The only uses of members in the types that declare them.
    let knownOnlyUses = Answers<FunctionID, Node?>()
    let knownScreenBuilders = Answers<FunctionID, Bool>()
    let knownScreenSaverTargets = OneAnswer<Set<String>>()
    /// The names of the targets whose sources use UIKit unconditionally.
    let knownTargetsWithUIKit = OneAnswer<Set<String>>()
    let knownQuickHandlers = OneAnswer<QuickHandlers>()
    /// The notification names that the tree declares, keyed by spelling.
    let knownNotificationNames = OneAnswer<[String: VariableID]>()
    package let vocabulary: TimerVocabulary
    package let entries: Entries
    let lifetimes: OwnerLifetimes

    /// Takes over from the facts about an earlier state of the project what is known to be the same.
    package init(
        _ project: Project, premises: Premises = Premises(), jobs: Int = 1, replacing earlier: ProjectFacts? = nil
    ) {
        self.premises = premises
        vocabulary = TimerVocabulary(premises)
        targets = premises.targets(
            manifests: project.files.where { BuildTargets.isManifest($0.path) }.map(\.file),
            sources: project.files.sources, replacing: earlier?.targets)
        isolation = IsolationReader(project: project, targets: targets)
        references = ReferenceIndex(project, replacing: earlier?.references)
        let entries = Entries(
            references: references,
            nibs: premises.nibs, targets: targets,
            replacing: earlier?.entries)
        // A timer in code that nothing runs is never created, and one in a preview only by Xcode.
        let collector = TimerCollector(entries: entries, premises: premises, jobs: jobs)
        let timers = collector.timers().filter { timer in
            !timer.creation.isInPreview && !(timer.function.map(entries.isLeftOver) ?? false)
        }
        self.timers = timers
        timersOfCallers = collector.timersOfCallers(timers).filter { timer in
            !(timer.function.map(entries.isLeftOver) ?? false)
        }
        let files = timers.map { project.fileIndex(of: $0.creation) }
        timersOfFile = Dictionary(files.indices.map { (files[$0], $0..<$0 + 1) }) { $0.lowerBound..<$1.upperBound }
        timersOfHandle = timers.indices.reduce(into: [:]) { found, index in
            for handle in timers[index].handles { found[handle, default: []].append(index) }
        }
        let lifetimes = OwnerLifetimes(entries: entries, premises: premises)
        self.entries = entries
        self.lifetimes = lifetimes
        let explorations = exploreTimerSources(
            in: project, jobs: jobs, neverReleased: { lifetimes.isAppLifetime($0) || lifetimes.isTestCase($0) },
            order: { entries.order(of: $0) }, constantArgument: { entries.constantArgument(for: $0) },
            uses: { [references] in references.nodes(named: $0) })
        sourceFaults = SourceFaultFinder(project: project, explorations: explorations).faults()
        sourceStates = explorations.reduce(into: [:]) { $0.merge($1.statesBySite) { $0.union($1) } }
        leakingWhileStopped = Set(explorations.flatMap(\.creations).filter(\.leaksWhileStopped).map(\.creation))
        sleeps = SleepReader(project: project).sleeps(references, jobs: jobs)
        dispatchMainProcesses = DispatchMainProcesses(references: references).found()
        timedTasks = TimedTaskCollector(self).tasks(jobs: jobs)
        wrapperHandlers = WrapperHandlerFinder(facts: self).handlers(jobs: jobs)
        isolatedHandlers = IsolatedHandlerFinder(self).handlers()
    }

    /// Whether a source's leak prevents a crash: without its handler's strong capture of its owner, the source
    /// would be released while suspended or inactive.
    package func leaksWhileStopped(_ source: Timer) -> Bool { leakingWhileStopped.contains(source.creation) }

    /// Every timer from the view of the code that must stop it: a timer that a function creates for its callers
    /// counts once per call, also where the call itself looks like one of Foundation's.
    package var timersAsKept: [Timer] {
        let made = Set(timersOfCallers.flatMap { [$0.creation, $0.place] })
        return timers.filter { !made.contains($0.creation) } + timersOfCallers
    }

    /// The timers created in a node's file, in the order of offsets.
    package func timers(inFileOf node: Node) -> ArraySlice<Timer> {
        timersOfFile[project.fileIndex(of: node)].map { timers[$0] } ?? []
    }

    /// The timers that a variable holds, in the order of files and offsets.
    package func timers(heldBy handle: VariableID) -> [Timer] { timersOfHandle[handle, default: []].map { timers[$0] } }

    /// Whether a place is in a function that nothing can call.
    package func isLeftOver(_ place: Node) -> Bool { project.function(around: place).map(entries.isLeftOver) ?? false }

    // MARK: Owners

    /// The type whose instance holds the timer, otherwise the type whose code creates it. A struct that contains the
    /// timer is not an object that could hold it.
    package func owner(of timer: Timer) -> TypeID? {
        let keepers = timer.handles.lazy.compactMap { project.owner(of: $0) }
        return keepers.first { project.types[$0].isReference } ?? timer.type ?? keepers.first
    }

    package func isAppLifetime(_ type: TypeID) -> Bool { lifetimes.isAppLifetime(type) }

    /// Why a released program never runs the code around a node; `nil` if it may. Tests have findings of their own.
    package func obstacle(toRunning node: Node) -> Obstacle? {
        if let obstacle = entries.obstacle(toRunning: node) { return obstacle }
        return !entries.isOfTests(node) && lifetimes.isForDevelopment(node) ? .development : nil
    }

    /// Whether only what users seldom do ends an instance: they close the window of a root view, or sign out.
    package func usuallyLivesForever(_ type: TypeID) -> Bool { lifetimes.usuallyLivesForever(type) }

    /// Whether programs outside the tree can create instances of the type, which a published library offers.
    package func isOffered(_ type: TypeID) -> Bool { lifetimes.isOffered(type) }

    /// Whether a place runs at most once in the life of an instance of the type.
    package func runsOnce(_ place: Node, of type: TypeID) -> Bool { lifetimes.runsOnce(place, of: type) }

    /// Whether the owner lives as long as the app: its deinit never runs, so the timer need not be stopped
    /// there.
    package func hasAppLifetimeOwner(_ timer: Timer) -> Bool { owner(of: timer).map(isAppLifetime) ?? false }

    /// Held by a global or static variable, or by an owner that lives as long as the process; also a timer
    /// whose target is its own class object.
    package func livesForever(_ timer: Timer) -> Bool {
        if let target = timer.target, project.referent(of: target) == .instance, let function = timer.function,
            project[function].isStatic
        {
            return true
        }
        if timer.handles.contains(where: { project[$0].kind == .global || project[$0].isStatic }) { return true }
        if timer.handles.allSatisfy({ project[$0].kind == .local }), targetsClass(timer) || isMadeWithItsClass(timer) {
            return true
        }
        return owner(of: timer).map(isAppLifetime) ?? false
    }

    /// `target: self` in a class method: the class exists as long as the process.
    private func targetsClass(_ timer: Timer) -> Bool {
        guard timer.target?.stripped.kind == .selfExpression, let function = timer.function else { return false }
        return project[function].isStatic
    }

    /// In `+load` or `+initialize`, which the runtime calls once: there is no instance that could be
    /// deallocated.
    private func isMadeWithItsClass(_ timer: Timer) -> Bool {
        guard let function = timer.function, project[function].isStatic,
            timer.creation.tree.file.language == .objectiveC
        else { return false }
        return RuntimeAPI.classSetUp.contains(project[function].name)
    }

    /// Whether the configuration states, or the tree proves, that the timer's code shows nothing.
    package func isProvenWithoutInterface(_ timer: Timer) -> Bool {
        let file = timer.creation.tree.file
        return premises[file.id].isInterface.map(!) ?? targets.provesNoInterface(file.path)
    }

    /// The places that set the handle to nil.
    package func clearings(of handle: VariableID) -> [Node] {
        references.teardowns.clearings(of: handle)
    }

    // MARK: Captures

    package func selfCapture(of closure: Node) -> SelfCapture {
        SelfCaptureReader(project: project, macros: entries.macros).capture(of: closure)
    }

    /// Whether the handler retains `self`: a closure that captures it, or a method of the instance passed by
    /// name.
    package func selfCapture(of handler: Handler) -> SelfCapture {
        switch handler {
        case .closure(let closure): return selfCapture(of: closure)
        case .keptObject(let object): return SelfCapture(strength: .strong, evidence: object)
        case .named(let node, let functions):
            return isBoundMethod(node, functions)
                ? SelfCapture(strength: .strong, evidence: node) : SelfCapture(strength: .none, evidence: nil)
        }
    }

    /// `tick` or `self.tick` of a class instance, not `Self.tick` or another object's method.
    private func isBoundMethod(_ node: Node, _ functions: [FunctionID]) -> Bool {
        let value = node.stripped
        guard functions.contains(where: { isInstanceMethodOfReference($0) }) else { return false }
        guard value.kind == .memberExpression, let base = value.firstChild else { return value.kind == .nameExpression }
        return project.referent(of: base) == .instance
    }

    private func isInstanceMethodOfReference(_ id: FunctionID) -> Bool {
        guard !project[id].isStatic, let owner = project.owner(of: id) else { return false }
        return project.types[owner].isReference || project.types[owner].kind == .extension
    }

    // MARK: Interface

    /// Whether the timer's work is visible: always for a display link, otherwise judged by its owner or by what
    /// its handler uses.
    package func isInterfaceWork(_ timer: Timer) -> Bool {
        if timer.kind == .displayLink || precedesModalSession(timer) { return true }
        if let said = premises[timer.creation.tree.file.id].isInterface { return said }
        let evidence = InterfaceEvidence(project: project)
        if let owner = owner(of: timer), evidence.isInterface(owner) || isAdoptedByInterface(owner, evidence) {
            return true
        }
        return handlerCode(of: timer).contains { evidence.touchesInterface($0) }
    }

    /// A protocol whose extension creates the timer for the views that conform to it.
    private func isAdoptedByInterface(_ owner: TypeID, _ evidence: InterfaceEvidence) -> Bool {
        project.types[owner].kind == .protocol && project.descendants(of: owner).contains(where: evidence.isInterface)
    }

    /// The code that runs when the timer fires, if it is in the tree.
    package func handlerCode(of timer: Timer) -> [Node] { code(of: eventHandlers(of: timer)) }
}

extension ProjectFacts {
    package var restartPaths: RestartPaths { RestartPaths(entries: entries, lifetimes: lifetimes) }

    /// How the code that creates a timer can run again while the previous timer may still be running.
    package func reentry(of timer: Timer, handle: VariableID, at place: Node) -> Reentry? {
        guard !isMadeByFiredTimer(of: handle, at: place) else { return nil }
        return restartPaths.reentry(of: timer, handle: handle, at: place)
    }

    /// The place is in the handler of a one-shot timer held by the same handle, which has ended by then.
    private func isMadeByFiredTimer(of handle: VariableID, at place: Node) -> Bool {
        timers(heldBy: handle).contains { other in
            other.repeats == .no
                && handlerCode(of: other).contains { $0.encloses(place) }
        }
    }
}

/// Where code runs, and the state that it shares.
extension ProjectFacts {
    /// Whether a function is isolated to the main actor: by its own attribute, its type, a superclass, or the
    /// module's build settings.
    package func isTiedToMainActor(_ id: FunctionID) -> Bool {
        isolation.isolation(of: id).actor == .mainActor
    }

    package func queue(ofSource timer: Timer) -> QueueKind {
        references.queues.queue(ofSource: timer.creation)
    }

    package func sharedState(usedBy handler: Node, of source: Timer) -> SharedStateUse {
        SharedStateReader(entries).use(by: handler, of: source.creation)
    }

    /// A reader of execution contexts that knows where timers fire. It caches its results: use one for a whole
    /// rule.
    package func executionContexts() -> ExecutionContextReader {
        ExecutionContextReader(
            entries: entries, premises: premises, isolation: isolation, scheduled: scheduledCode)
    }

    private var scheduledCode: ScheduledCode {
        var scheduled = ScheduledCode()
        for timer in timers {
            if scheduled.firesOnMain[timer.creation] == nil {
                scheduled.firesOnMain[timer.creation] = timer.modes.contains { $0.runLoop == .main }
            }
            guard timer.kind == .dispatchSource else { continue }
            for handle in timer.handles where scheduled.sourceCreations[handle] == nil {
                scheduled.sourceCreations[handle] = timer.creation
            }
        }
        return scheduled
    }
}
