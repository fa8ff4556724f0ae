import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// A timer publisher that a SwiftUI view re-creates unintentionally.
struct ViewPublisher: Sendable {
    /// The publisher's creation, or the creation of the object that creates it.
    let node: Node
    let timer: Timer
    let remaking: Remaking

    enum Remaking: Sendable {
        /// On each evaluation of the body.
        case byBody
        /// The same, but nobody notices a tick that comes late.
        case byBodyUnnoticed
        /// Whenever another view of the tree builds the view again, which it does while the view is shown: the
        /// call, and what makes the other view do so.
        case byParent(Node, ParentRebuilds.Cause)
        /// Whenever some parent builds the view again; no parent in the tree is seen to, or nobody would
        /// notice.
        case bySomeParent
    }
}

/// Finds timer publishers whose lifetime is tied to a view value, which SwiftUI creates repeatedly, instead of
/// to the view's state.
struct ViewPublishers {
    private let facts: ProjectFacts
    private let project: Project
    private let pipelines: PipelineReader

    /// In seconds: SwiftUI evaluates a body at most once for each frame. (d)
    private static let frame = 1.0 / 60

    init(_ facts: ProjectFacts) {
        self.facts = facts
        project = facts.project
        pipelines = facts.references.pipelines
    }

    /// In the order of files and offsets of the publishers.
    func publishers() -> [ViewPublisher] {
        facts.timers.filter {
            $0.kind == .publisher && !facts.isOfTests($0) && !$0.creation.isInPreview && !mayEndItself($0)
        }.flatMap { timer -> [ViewPublisher] in
            if isMadeInBody(timer) {
                let remaking = isLateUnnoticed(timer) ? ViewPublisher.Remaking.byBodyUnnoticed : .byBody
                return [ViewPublisher(node: timer.creation, timer: timer, remaking: remaking)]
            }
            guard let owner = timer.type else { return [] }
            if isView(owner) { return stored(timer, in: owner) }
            return isMadeByInstance(timer)
                ? holders(of: owner).map {
                    ViewPublisher(
                        node: $0.creation, timer: timer,
                        remaking: remaking(of: $0.view, timer, losesState: keepsState(owner)))
                } : []
        }
    }

    /// If its receiver cancels it (`timer.upstream.connect().cancel()`), a re-created view is meant to start it
    /// again. A view that disappears is not shown to be re-created, and what the value of another publisher cancels
    /// is meant to stay so.
    private func mayEndItself(_ timer: Timer) -> Bool {
        guard let owner = timer.type, let handle = property(keeping: timer), project.owner(of: handle) == owner else {
            return false
        }
        return facts.references.nodes(naming: handle).contains { use in
            guard project.type(around: use) == owner, !isAtDisappearance(use), !isInReceiverOfOthers(use, handle)
            else { return false }
            let chain = use.selfAndAncestors.prefix { $0.kind.isExpression }
            return chain.contains { $0.kind == .memberExpression && $0.isNamed("upstream") }
                && chain.contains { $0.kind == .callExpression && $0.calleeName?.isNamed("cancel") == true }
        }
    }

    private func isAtDisappearance(_ node: Node) -> Bool {
        node.selfAndAncestors.contains {
            $0.kind == .closureExpression
                && $0.parent?.parent?.calleeName?.isNamed("onDisappear") == true
        }
    }

    /// Whether the node is in the closure of an `.onReceive(…)` of a publisher that is not made from the handle.
    private func isInReceiverOfOthers(_ node: Node, _ handle: VariableID) -> Bool {
        node.selfAndAncestors.contains { closure in
            guard closure.kind == .closureExpression, let call = closure.parent?.parent,
                call.calleeName?.isNamed("onReceive") == true, let publisher = call.arguments.first
            else { return false }
            return !publisher.contains { project.referent(of: $0) == .variable(handle) }
        }
    }

    // MARK: In the body

    /// Whether nobody waits for the ticks, because they come soon or seldom and only show anew a value that exists
    /// without them; or only they evaluate the body again; or they come soon, in a view that nothing evaluates all
    /// the time, or sooner than any body is evaluated again.
    private func isLateUnnoticed(_ timer: Timer) -> Bool {
        let values = facts.references.bounds
        let noticed = ParentRebuilds.noticedIntervals
        guard let view = timer.type else { return false }
        let receivers = receivers(of: timer)
        let states = project.types[view].allProperties.flatMap { facts.watchedStates(of: $0, by: view) }
        if OwnTicks(facts, receivers: receivers, view: view).changeAlone(states), isShownUndisturbed(view, timer) {
            return true
        }
        if TickValues(facts).onlyDrawAgain(in: receivers) { return true }
        guard let interval = timer.interval.flatMap({ values.least(of: $0) }), !noticed.contains(interval)
        else { return false }
        return interval < Self.frame || TickValues(facts).areAbsolute(in: receivers)
            || interval < noticed.lowerBound && !states.contains { facts.paceOfChanges(of: $0) == .continual }
    }

    /// Whether views of the tree show it, and none is seen to create it again meanwhile.
    private func isShownUndisturbed(_ view: TypeID, _ timer: Timer) -> Bool {
        guard case .bySomeParent = remaking(of: view, timer, losesState: false) else { return false }
        return creations(of: view).contains { _ in true }
    }

    /// An argument of `.onReceive(…)`, directly, through a local variable of the same body, or as the value of a
    /// computed property or method of the view.
    private func isMadeInBody(_ timer: Timer) -> Bool {
        let whole = pipelines.steps(after: timer.creation).last?.call ?? timer.creation
        if isReceived(whole) { return !isInEscapingClosure(whole) }
        if readsInView(of: whole, timer).contains(where: isReceivedInBody) { return true }
        guard let local = whole.parent?.parent.flatMap(project.variable(declaredBy:)), project[local].kind == .local
        else { return false }
        return facts.references.uses(ofLocal: local).contains { use in
            isReceived(pipelines.steps(after: use).last?.call ?? use)
        }
    }

    private func isReceivedInBody(_ read: Node) -> Bool {
        isReceived(pipelines.steps(after: read).last?.call ?? read) && !isInEscapingClosure(read)
    }

    /// The places in the view that read the member which creates the publisher anew for each of them.
    private func readsInView(of publisher: Node, _ timer: Timer) -> [Node] {
        guard let view = timer.type, isView(view), let maker = timer.function,
            project.body(of: maker)?.returnedValues.contains(publisher.stripped) == true
        else { return [] }
        let reads =
            project[maker].property.map {
                facts.references.uses(of: VariableID(file: maker.file, index: $0)).map(\.node)
            } ?? facts.references.callSites(of: maker)
        return reads.filter { project.type(around: $0) == view }
    }

    private func receivers(of timer: Timer) -> [Node] {
        let whole = pipelines.steps(after: timer.creation).last?.call ?? timer.creation
        return ([timer.creation] + readsInView(of: whole, timer)).flatMap { facts.receivers(ofPipeline: $0) }
    }

    private func isReceived(_ publisher: Node) -> Bool {
        guard let argument = publisher.outermostUnwrap.parent, argument.kind == .argument, let call = argument.parent,
            call.kind == .callExpression
        else { return false }
        return call.calleeName?.isNamed("onReceive") == true && argument == call.arguments.first
    }

    /// View builders run with the body; actions run later, once each.
    private func isInEscapingClosure(_ node: Node) -> Bool {
        node.selfAndAncestors.contains {
            $0.kind == .closureExpression && $0.parent?.kind == .argument
                && ClosureTiming.viewActions.contains($0.parent?.parent?.calleeName?.name ?? "")
        }
    }

    // MARK: Stored

    private func stored(_ timer: Timer, in view: TypeID) -> [ViewPublisher] {
        guard let property = property(keeping: timer), project.owner(of: property) == view, isRemade(property),
            isStartedAnywhere(timer, property), isRead(property)
        else { return [] }
        return [
            ViewPublisher(node: timer.creation, timer: timer, remaking: remaking(of: view, timer, losesState: false))
        ]
    }

    /// Without a subscriber no interval begins.
    private func isRead(_ property: VariableID) -> Bool {
        facts.references.uses(of: property).contains { !$0.node.isAssigned }
    }

    /// Through its initial value or an initializer.
    private func property(keeping timer: Timer) -> VariableID? {
        for id in pipelines.keepers(of: timer, pipelines.steps(after: timer.creation))
        where project[id].kind == .property {
            if let value = project.value(of: id), value.contains(where: { $0 == timer.creation }) { return id }
            if let function = timer.function, project[function].kind.isInitializer { return id }
        }
        return nil
    }

    /// Neither shared by all values of the type nor stored as state (a property wrapper decides its lifetime);
    /// lazy and computed properties start where they are used.
    private func isRemade(_ property: VariableID) -> Bool {
        let declaration = project[property]
        return !declaration.isStatic && !declaration.isLazy
            && declaration.attributes.allSatisfy { $0 == "ObservedObject" }
    }

    /// A publisher that nothing connects never fires: publisher_never_connected reports that instead.
    private func isStartedAnywhere(_ timer: Timer, _ property: VariableID) -> Bool { facts.unconnected(timer) == nil }

    // MARK: In an object that the view creates

    /// Whether creating the object starts the timer.
    private func isMadeByInstance(_ timer: Timer) -> Bool {
        guard let owner = timer.type, project.types[owner].isReference, facts.unconnected(timer) == nil else {
            return false
        }
        if let function = timer.function {
            return project[function].kind.isInitializer && timer.creation.enclosingBody?.kind != .closureExpression
        }
        return property(keeping: timer).map { !project[$0].isStatic && !project[$0].isLazy } ?? false
    }

    /// Whether an object counts or collects something that a new one would begin again.
    private func keepsState(_ type: TypeID) -> Bool {
        project.types[type].allProperties.contains { property in
            !project[property].isLet && !project[property].isStatic && project.accessors(of: property).isEmpty
        }
    }

    /// A call that creates an object or a view, and the view that contains it.
    private struct Holder { let creation: Node; let view: TypeID }

    /// `@ObservedObject var model = Ticker()` in a view.
    private func holders(of type: TypeID) -> [Holder] {
        facts.references.nodes(named: project.types[type].simpleName).compactMap { name in
            guard let call = name.callOfName, project.type(of: call)?.id == type,
                let property = call.outermostUnwrap.parent?.parent.flatMap(project.variable(declaredBy:)),
                project[property].kind == .property, isRemade(property), let view = project.owner(of: property),
                isView(view)
            else { return nil }
            return Holder(creation: call, view: view)
        }
    }

    // MARK: Views

    /// Also a modifier's method in an extension of `View`.
    private func isView(_ type: TypeID) -> Bool {
        if project.types[type].kind == .extension { return project.types[type].simpleName == "View" }
        return !project.types[type].isReference
            && !project.inheritedNames(of: type).isDisjoint(with: ["View", "ViewModifier"])
    }

    /// How another view of the tree re-creates this one while it is shown, if it belongs to the same target.
    private func remaking(of view: TypeID, _ timer: Timer, losesState: Bool) -> ViewPublisher.Remaking {
        let values = facts.references.bounds
        let rebuilds = ParentRebuilds(
            facts,
            of: ParentRebuilds.Child(
                view: view, receivers: receivers(of: timer),
                interval: timer.interval.flatMap { values.least(of: $0) }, losesState: losesState))
        for parent in creations(of: view) {
            if let cause = rebuilds.cause(at: parent.creation, in: parent.view) {
                return .byParent(parent.creation, cause)
            }
        }
        return .bySomeParent
    }

    /// The calls in other views of the same target that create a view.
    private func creations(of view: TypeID) -> some Sequence<Holder> {
        facts.references.nodes(named: project.types[view].simpleName).lazy.compactMap { name in
            guard let call = name.callOfName, !call.isInPreview, project.type(of: call)?.id ?? view == view,
                sharesTarget(call, view), let maker = project.type(around: call), maker != view, isView(maker)
            else { return nil }
            return Holder(creation: call, view: maker)
        }
    }

    private func sharesTarget(_ call: Node, _ view: TypeID) -> Bool {
        guard let declaration = project.types[view].declarations.first else { return true }
        let own = facts.targets.targets(of: project.files.path(declaration.file)).map(\.name)
        let others = facts.targets.targets(of: call.tree.file.path).map(\.name)
        return own.isEmpty || others.isEmpty || !Set(own).isDisjoint(with: others)
    }
}
