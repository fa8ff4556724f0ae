import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Decides whether the user sees that a SwiftUI view is re-created while it is shown. Input: the view with its
/// ticks, and a call in another view that builds it. Output: what the tree shows to re-evaluate the other view's body
/// meanwhile, so that ticks are missed.
struct ParentRebuilds {
    private let facts: ProjectFacts
    private let project: Project
    private let child: Child

    /// The view that is re-created.
    struct Child {
        let view: TypeID
        /// The code that runs on each tick.
        let receivers: [Node]
        /// The time between two ticks, in seconds; `nil` if unknown.
        let interval: Double?
        /// An object loses everything it has counted, not just the rest of an interval.
        let losesState: Bool
    }

    /// In seconds. A single restart of a shorter interval is not noticed, and nobody waits for the end of a
    /// longer one.
    static let noticedIntervals = 1.0..<10.0
    /// How many states a model publishes, at least, that now and then changes one or another all the time.
    private static let statesOfBusyModel = 8

    init(_ facts: ProjectFacts, of child: Child) {
        self.facts = facts
        project = facts.project
        self.child = child
    }

    /// What re-creates a view.
    enum Cause {
        /// The view's own ticks.
        case ticks
        /// A state that the parent watches.
        case state(VariableID)
    }

    /// A state that re-creates the view while it is shown.
    private struct Change {
        let state: VariableID
        let pace: Pace
        let isOwn: Bool
    }

    /// What is seen to re-create the view that a call builds; `nil` if nothing is.
    func cause(at call: Node, in parent: TypeID) -> Cause? {
        // If the change selects another view in the switch, this view goes away.
        guard BodyCode(facts).isReached(call), !isInSwitch(call) else { return nil }
        let losesTicks = child.losesState || !TickValues(facts).areAbsolute(in: child.receivers)
        if losesTicks, TickWrites(facts, of: child).reach(parent, buildingAt: call) { return .ticks }
        let isNoticed = child.losesState || child.interval.map(Self.noticedIntervals.contains) == true
        guard isNoticed || losesTicks && !isLong else { return nil }
        return deciding(among: changes(at: call, in: parent), losesTicks, isNoticed).map { .state($0.state) }
    }

    private func changes(at call: Node, in parent: TypeID) -> [Change] {
        project.types[parent].allProperties.flatMap { property in
            facts.watchedStates(of: property, by: parent).compactMap { state in
                seenPace(of: state, through: property, call).map {
                    Change(state: state, pace: $0, isOwn: state == property)
                }
            }
        }
    }

    /// The change that the user notices, if the others do not hide it.
    private func deciding(among changes: [Change], _ losesTicks: Bool, _ isNoticed: Bool) -> Change? {
        // A text of the parent's own is typed, key by key: a beat of less than a second stumbles, which nobody minds.
        let frequent = changes.first { $0.isOwn ? $0.pace > .occasional && !isShort : $0.pace == .continual }
        if losesTicks, let frequent { return frequent }
        guard isNoticed else { return nil }
        if child.losesState { return changes.first }
        // One restart is hardly seen; a model that publishes much, not just a few phases, keeps restarting it.
        let published = changes.filter { !$0.isOwn && $0.pace != .unknown }
        return published.count >= Self.statesOfBusyModel ? published.first : nil
    }

    /// Whether a tick that a single event delays is not missed.
    private var isShort: Bool {
        !child.losesState && child.interval.map { $0 < Self.noticedIntervals.lowerBound } == true
    }

    /// Whether nobody waits for the next tick.
    private var isLong: Bool { child.interval.map { $0 >= Self.noticedIntervals.upperBound } == true }

    /// How often a state of the parent re-creates the view while it is shown; `nil` if that is not seen to happen.
    private func seenPace(of state: VariableID, through property: VariableID, _ call: Node) -> Pace? {
        guard let pace = facts.paceOfChanges(of: state), !decides(state, call) else { return nil }
        if isCovering(call), !isChangedUnderCover(state, of: property, call) { return nil }
        if pace == .continual, !isCovering(call) || state == property || isTypedUnderCover(state) { return pace }
        guard pace != .seldom else { return nil }
        // Models change for the view's sake if the parent gives them to it, and for the parent's unless the view covers
        // it; the parent's own state changes only if its controls are in reach.
        let isSeen =
            state != property
            ? call.hands(property, project) || child.losesState && !isCovering(call)
            : isChangedWhileShown(state, call)
        return isSeen ? pace : nil
    }

    /// Whether the view on top changes the state, or code that does not wait for the user: the fields of the screens below
    /// are out of reach.
    private func isChangedUnderCover(_ state: VariableID, of property: VariableID, _ call: Node) -> Bool {
        let writes = facts.writes(of: state).filter { !isAnswer($0, to: state) }
        if state == property { return !writes.isEmpty || isChangedWhileShown(state, call) }
        return writes.contains { project.type(around: $0) == child.view || isByModel($0) } || isBoundOnTop(state)
    }

    /// Whether the view on top lets the user type the state of a model, or a model changes it: what the view itself writes
    /// now and then starts the ticks over once.
    private func isTypedUnderCover(_ state: VariableID) -> Bool {
        facts.writes(of: state).contains(where: isByModel) || isBoundOnTop(state)
    }

    /// `TextField("Phone", text: $order.phone)` in the view on top.
    private func isBoundOnTop(_ state: VariableID) -> Bool {
        facts.references.nodes(naming: state).contains {
            project.type(around: $0) == child.view && facts.isBoundMember($0, of: state)
        }
    }

    /// Whether code of no view writes it, later than when its object is made.
    private func isByModel(_ write: Node) -> Bool {
        if let function = project.function(around: write), project[function].kind.isInitializer { return false }
        guard let writer = project.type(around: write) else { return true }
        return project.inheritedNames(of: writer).isDisjoint(with: VisibleChanges.viewProtocols)
    }

    /// `.onChange(of: pin) { pin = digits(of: $0) }`: where the state changes, and nowhere else.
    private func isAnswer(_ write: Node, to state: VariableID) -> Bool {
        write.selfAndAncestors.contains { closure in
            guard closure.kind == .closureExpression, let call = closure.parent?.parent,
                call.calleeName.map({ VisibleChanges.stateWatchers.contains($0.name) }) == true
            else { return false }
            return call.arguments.first.map { names(state, in: $0) } ?? false
        }
    }

    private func isInSwitch(_ call: Node) -> Bool {
        call.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { $0.kind == .switchCase }
    }

    // MARK: The parent's own state

    /// Whether an event on the screen, not only its appearance, changes the state, and the change does more
    /// than present another screen or dismiss it. On a screen that covers the parent, the parent's controls are out of
    /// reach: only the view itself can change it, if it is given a binding.
    private func isChangedWhileShown(_ state: VariableID, _ call: Node) -> Bool {
        let bindings = facts.references.nodes(named: "$" + project[state].name).filter {
            project.type(around: $0) == project.owner(of: state)
        }
        let labels = bindings.compactMap { $0.outermostUnwrap.parent }.filter { $0.kind == .argument }.map(\.name)
        if labels.contains(where: VisibleChanges.presentingLabels.contains) { return false }
        if isCovering(call) { return bindings.contains(where: call.encloses) }
        return !labels.isEmpty || facts.writes(of: state).contains { BodyCode(facts).isReachedByEvent($0) }
    }

    private func isCovering(_ call: Node) -> Bool { call.isPresented(byOneOf: VisibleChanges.coveringPresenters) }

    /// Whether the state decides if the child is shown, so that its change removes the child: a condition
    /// around the call, or the selection of tabs.
    private func decides(_ state: VariableID, _ call: Node) -> Bool {
        let branches = call.selfAndAncestors.prefix { $0.kind != .memberBlock }.filter { $0.kind == .ifBranch }
        let conditions = branches.flatMap { $0.conditions + ($0.parent?.branches.flatMap(\.conditions) ?? []) }
        if conditions.contains(where: { names(state, in: $0) }) { return true }
        return facts.references.nodes(named: "$" + project[state].name).contains { use in
            use.parent?.isNamed("selection") == true
                && use.parent?.parent?.calleeName?.isNamed("TabView") == true
        }
    }

    private func names(_ state: VariableID, in code: Node) -> Bool {
        code.contains { project.referent(of: $0) == .variable(state) }
    }
}

extension Node {
    /// Whether a call gives what a property holds to the view that it creates, as the same object reached another way
    /// may be too: by the property's name.
    fileprivate func hands(_ property: VariableID, _ project: Project) -> Bool {
        let name = project[property].name
        return arguments.compactMap(\.value).contains { value in
            value.contains { $0.name == name || $0.name == "$" + name }
        }
    }
}
