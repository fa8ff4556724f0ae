import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The only event that stops a timer, although its owner may be deallocated without it.
package struct EndingEvent: Sendable {
    package enum Kind: Sendable {
        /// A property is set to a particular value.
        case state
        /// The user touches a control.
        case user
    }

    package let kind: Kind
    package let ending: Node

    /// For messages: "invalidated only …".
    package var phrase: String {
        switch kind {
        case .state: "on a state change"
        case .user: "by a user action"
        }
    }
}

extension ProjectFacts {
    /// The event that every teardown of the timer depends on; `nil` if one of them depends on none, or if
    /// deinit has one.
    package func onlyEndingEvent(of timer: Timer) -> EndingEvent? {
        let endings = timer.teardowns.filter(\.isEffective)
        guard !endings.isEmpty, !timer.teardowns.contains(where: \.isOnlyInDeinit), !endsWithoutOwner(timer) else {
            return nil
        }
        let events = endings.map { event(of: $0, timer) }
        guard events.allSatisfy({ $0 != nil }) else { return nil }
        return events.lazy.compactMap { $0 }.first
    }

    private func event(of ending: Teardown, _ timer: Timer) -> EndingEvent? {
        guard let function = ending.function, !followsCreation(ending, timer) else { return nil }
        if isInObserver(ending.node, function, timer) { return EndingEvent(kind: .state, ending: ending.node) }
        var seen: Set<FunctionID> = []
        let isUsers = isUsersDoing(ending.node, besides: handlerCode(of: timer), seen: &seen)
        return isUsers ? EndingEvent(kind: .user, ending: ending.node) : nil
    }

    /// Whether the code that starts the timer also ends it, later: by itself, or when what it began is done.
    private func followsCreation(_ ending: Teardown, _ timer: Timer) -> Bool {
        guard let body = timer.creation.enclosingBody, body.encloses(ending.node),
            timer.handles.contains(where: { project[$0].kind == .local })
        else { return false }
        return ending.node.range.start >= timer.creation.range.end
            && !Branches.areExclusive(timer.creation, ending.node)
    }

    /// A conditional in the observer of another property.
    private func isInObserver(_ ending: Node, _ function: FunctionID, _ timer: Timer) -> Bool {
        guard case .accessor(let name) = project[function].kind, name == "didSet" || name == "willSet" else {
            return false
        }
        let isConditional = ending.selfAndAncestors.contains { $0.kind == .ifBranch || $0.kind == .switchCase }
        return isConditional && !timer.handles.contains { project[$0].name == project[function].name }
    }

    /// Whether the place runs only when the user touches a control: in an action, in a control's closure, or in
    /// a method that only such code calls. `handler`: what the timer itself runs, wherever that is written.
    private func isUsersDoing(_ place: Node, besides handler: [Node], seen: inout Set<FunctionID>) -> Bool {
        if handler.contains(where: { $0.encloses(place) }) { return false }
        if isInControlsClosure(place) { return true }
        guard let function = project.function(around: place), case .function = project[function].kind,
            seen.insert(function).inserted, seen.count < 8
        else { return false }
        if project[function].has(attribute: "IBAction") || entries.isConnected(function) { return true }
        let mentions = references.mentions(of: function)
        // Unseen code that calls an open method does not depend on the user.
        guard !mentions.isEmpty, !isOpenToOthers(function) else { return false }
        return mentions.allSatisfy {
            isControlsAction($0) || $0.callOfName != nil && isUsersDoing($0, besides: handler, seen: &seen)
        }
    }

    private func isOpenToOthers(_ function: FunctionID) -> Bool {
        project[function].has(modifier: "override")
            || project[function].access >= .public && !entries.isInClosedWorld(function)
    }

    /// `button.addTarget(self, action: #selector(stop), for: .touchUpInside)`, `UITapGestureRecognizer(target: self,
    /// action: #selector(stop))`.
    private func isControlsAction(_ mention: Node) -> Bool {
        guard mention.kind == .selectorExpression || mention.parent?.kind == .selectorExpression else { return false }
        return mention.selfAndAncestors.first { $0.kind == .callExpression }?.calleeName.map {
            InterfaceAPI.controlActions.contains($0.name)
        } ?? false
    }

    /// `Button("Stop") { … }`, `.onTapGesture { … }`, `DragGesture().onEnded { … }`.
    private func isInControlsClosure(_ place: Node) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { closure in
            guard closure.kind == .closureExpression, let call = closure.parent?.parent, call.kind == .callExpression
            else { return false }
            return call.calleeName.map {
                InterfaceAPI.controlClosures.contains($0.name) || InterfaceAPI.gestureEnds.contains($0.name)
            } ?? false
        }
    }
}
