import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Transitions between screens that the user begins and takes back: a controller that is swiped away, and comes back
/// without having disappeared.
extension RestartSearch {
    /// Whether only such a transition comes back to the hook without a stop in between, and the program shows the
    /// controller in no way in which the user can swipe it away: it only begins a stack or a tab, fills the screen, or is
    /// a part of such a controller.
    func isEndedUnlessSwiped(_ hook: FunctionID) -> Bool {
        guard let owner = project.owner(of: hook), isEndedUsually(before: hook) else { return false }
        return !ScreenWays(entries: entries).mayBeSwiped(owner)
    }

    /// Why the framework calls a hook again, in the words of a trace.
    func reason(forRepeating hook: FunctionID) -> String {
        let callback = "'\(entries.callback(hook))'"
        return isEndedUsually(before: hook)
            ? "\(callback) is called again when the user takes back a swipe that leaves the screen"
            : "\(callback) is called by the framework repeatedly"
    }

    private func isEndedUsually(before hook: FunctionID) -> Bool {
        entries.isUsuallySettled(betweenTwo: hook, by: endsAlone)
    }

    /// Whether the hook tells that a controller appears which does so once: each is presented over the whole screen, begins no
    /// stack, and shows nothing over itself but alerts, beside which its screen stays.
    func isOfScreenThatAppearsOnce(_ hook: FunctionID) -> Bool {
        guard let owner = project.owner(of: hook), LifecycleNames.appearing.contains(project[hook].name) else {
            return false
        }
        return ScreenWays(entries: entries).isPresentedOverWholeScreen(owner)
            && (project[hook].access < .public || entries.isInClosedWorld(hook))
            && CoveringScreens(project: project).coversItselfWithAlertsAlone(owner)
    }

    /// Whether the hook tells that a controller appears whose view code adds to a window or view by hand: each is made
    /// anew, and appears once.
    func isOfViewAddedByHand(_ hook: FunctionID) -> Bool {
        project.owner(of: hook).map(ScreenWays(entries: entries).isAddedByHandAlone) ?? false
    }
}

/// How a program shows a view controller. Input: the project and its nibs. Output: whether the user can begin to swipe it
/// away: `false` only if each of its creations that may run is given to what cannot be swiped.
private struct ScreenWays {
    let entries: Entries

    private var project: Project { entries.project }
    private var references: ReferenceIndex { entries.references }

    /// Also a subtype, or a container of such a controller. Of other types only what the user begins and takes back
    /// outside of the program is rare: to open it, and leave before it is active.
    func mayBeSwiped(_ type: TypeID) -> Bool {
        var seen: Set<TypeID> = []
        let isScreen = project.inheritedNames(of: type).contains { $0.hasSuffix(InterfaceAPI.controllerEnding) }
        return isScreen && mayBeSwiped(type, &seen)
    }

    /// Whether each creation's view is given to something that is no controller's: `window.addSubview(screen.view)`.
    func isAddedByHandAlone(_ type: TypeID) -> Bool {
        let creations = creations(of: type).filter(mayRun)
        return isController(type) && !creations.isEmpty && project.descendants(of: type).isEmpty
            && entries.nibs.contents.instances[project.types[type].simpleName] == nil
            && creations.allSatisfy { creation in
                let joins = places(of: creation).compactMap(joiningCall)
                return !joins.isEmpty
                    && joins.allSatisfy { project.type(around: $0).map(isController) == false }
            }
    }

    /// Whether the program makes each controller of the type to present it where it is made, with a style that leaves the
    /// user no swipe, and no nib makes any. One that a property keeps may be presented again.
    func isPresentedOverWholeScreen(_ type: TypeID) -> Bool {
        let name = project.types[type].simpleName
        let nibs = entries.nibs.contents
        let creations = creations(of: type).filter(mayRun)
        guard isController(type), !creations.isEmpty, project.descendants(of: type).isEmpty,
            nibs.instances[name] == nil, !nibs.shownClasses.contains(name)
        else { return false }
        let styles = fillingsOfScreen.filter { !isOfContext($0) }
        let fillsScreen = styles.contains { isOwn($0, of: type) }
        return creations.allSatisfy { creation in
            let places = places(of: creation)
            return isLocal(creation) && places.contains(where: isPresented)
                && !places.contains(where: isGivenToContainer) && !isPushed(creation)
                && (fillsScreen || styles.contains { $0.base.map { places.contains($0.stripped) } == true })
        }
    }

    private func isLocal(_ creation: Node) -> Bool {
        references.flow.destinations(of: creation).compactMap(\.variable).allSatisfy { project[$0].kind == .local }
    }

    private func isPresented(_ place: Node) -> Bool {
        argument(at: place)?.parent?.calleeName.map { InterfaceAPI.presentations.contains($0.name) } == true
    }

    /// A screen over that of its tab goes and comes with it.
    private func isOfContext(_ style: Node) -> Bool {
        style.assignedValue.map { InterfaceAPI.contextStyles.contains($0.stripped.name) } ?? false
    }

    private func creations(of type: TypeID) -> [Node] {
        references.constructions(of: type)
    }

    private func mayBeSwiped(_ type: TypeID, _ seen: inout Set<TypeID>) -> Bool {
        for member in [type] + project.descendants(of: type) where seen.insert(member).inserted {
            if isShownBySwipe(member, &seen) { return true }
        }
        return false
    }

    private func isShownBySwipe(_ type: TypeID, _ seen: inout Set<TypeID>) -> Bool {
        let name = project.types[type].simpleName
        let nibs = entries.nibs.contents
        if nibs.shownClasses.contains(name) { return true }
        if nibs.identifiers[name, default: []].contains(where: entries.instantiations.isInText) { return true }
        let creations = creations(of: type)
        if creations.isEmpty { return nibs.instances[name] == nil && project.descendants(of: type).isEmpty }
        let fillsScreen = fillsScreenByItself(type)
        return creations.contains { creation in
            !(fillsScreen && !isPushed(creation)) && !beginsStack(creation) && !isPart(creation, &seen)
                && mayRun(creation)
        }
    }

    private func mayRun(_ creation: Node) -> Bool {
        project.function(around: creation).map(entries.mayRun) ?? true
    }

    /// The places where the new controller is used, also through the constant or property that holds it.
    private func places(of creation: Node) -> [Node] {
        let flow = references.flow
        return [creation]
            + flow.destinations(of: creation).compactMap(\.variable).flatMap { variable in
                references.uses(of: variable).map(\.node)
            }
    }

    // MARK: Stacks and whole screens

    /// `UINavigationController(rootViewController: Screen())`, directly or through a constant, which nothing presents;
    /// `tabs.viewControllers = [screen]`; or the function that creates it lets it fill the screen.
    private func beginsStack(_ creation: Node) -> Bool {
        guard let body = project.function(around: creation).flatMap({ project.body(of: $0) }) else {
            return places(of: creation).contains(where: isGivenToContainer)
        }
        if fillingsOfScreen.contains(where: body.encloses) { return !isPushed(creation) }
        let presents = body.contains { node in
            node.kind == .callExpression
                && node.calleeName.map { InterfaceAPI.screenTaking.contains($0.name) } == true
        }
        return !presents && places(of: creation).contains(where: isGivenToContainer)
    }

    /// `modalPresentationStyle = .overFullScreen` in the controller's own code.
    private func fillsScreenByItself(_ type: TypeID) -> Bool {
        fillingsOfScreen.contains { isOwn($0, of: type) }
    }

    private func isOwn(_ style: Node, of type: TypeID) -> Bool {
        (style.base.map { $0.stripped.kind == .selfExpression } ?? true) && project.type(around: style) == type
    }

    /// `screen.modalPresentationStyle = .fullScreen`
    private var fillingsOfScreen: [Node] {
        references.nodes(named: InterfaceAPI.presentationStyle).filter { style in
            style.assignedValue.map { InterfaceAPI.fullScreenStyles.contains($0.stripped.name) } ?? false
        }
    }

    private func isPushed(_ creation: Node) -> Bool {
        places(of: creation).contains { place in
            argument(at: place)?.parent?.calleeName?.name == InterfaceAPI.pushing
        }
    }

    private func isGivenToContainer(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike && $0.kind != .closureExpression }.contains { node in
            switch node.kind {
            case .argument:
                InterfaceAPI.containedScreens.contains(node.name)
            case .assignmentExpression:
                node.firstChild.map { InterfaceAPI.containedScreens.contains($0.stripped.name) } == true
                    && node.firstChild?.encloses(place) == false
            default: false
            }
        }
    }

    // MARK: Parts of other controllers

    /// `addChild(screen)`, or `window.addSubview(screen.view)`: it appears with its container.
    private func isPart(_ creation: Node, _ seen: inout Set<TypeID>) -> Bool {
        let joins = places(of: creation).compactMap(joiningCall)
        guard !joins.isEmpty else { return false }
        for call in joins {
            guard let container = project.type(around: call) else { continue }
            if isController(container), mayBeSwiped(container, &seen) { return false }
        }
        return true
    }

    private func isController(_ type: TypeID) -> Bool {
        project.inheritedNames(of: type).contains(InterfaceAPI.viewController)
    }

    /// Also through a method of the tree: `screen.install(in: self)`, `add(screen)`.
    private func joiningCall(_ place: Node) -> Node? {
        let whole = place.outermostUnwrap
        let call =
            argument(at: place)?.parent
            ?? whole.parent.flatMap { $0.kind == .memberExpression ? $0.callOfName : nil }
        guard let call, let callee = call.calleeName else { return nil }
        if joins(callee) && argument(at: place) != nil { return call }
        guard case .functions(let functions)? = project.referent(of: callee) else { return nil }
        return functions.contains { project.body(of: $0)?.contains { takesChild($0) } == true } ? call : nil
    }

    private func joins(_ callee: Node) -> Bool {
        InterfaceAPI.childTaking.contains(callee.name) || callee.name == InterfaceAPI.viewTaking
    }

    private func takesChild(_ node: Node) -> Bool {
        node.kind == .callExpression && node.calleeName.map { InterfaceAPI.childTaking.contains($0.name) } == true
    }

    /// The argument that is the controller or its view.
    private func argument(at place: Node) -> Node? {
        var whole = place.outermostUnwrap
        if let member = whole.parent, member.kind == .memberExpression, member.name == InterfaceAPI.viewOfController {
            whole = member.outermostUnwrap
        }
        return whole.parent.flatMap { $0.kind == .argument ? $0 : nil }
    }
}
