import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts by a control, or by a button of an alert, that is made only after the timer's end, and goes when it is touched.
extension RestartSearch {
    /// Whether a use of a function is in the action of such a control: `clock.invalidate(); offerAnotherGame()`, where the
    /// offer lies on a view which the action takes off the screen, or is a button of an alert, which goes by itself.
    func isOfferedOnlyAfterEnd(_ use: Node) -> Bool {
        if let offer = alertAction(around: use) { return isAfterEnding(offer) }
        guard let action = project.function(around: use), case .function = project[action].kind,
            !entries.isConnected(action), entries.repeats(action) == nil
        else { return false }
        let mentions = plausibleMentions(of: action, project[action])
        let connect = takesViewAway(action) ? connection(around:) : alertAction(around:)
        return !mentions.isEmpty && mentions.allSatisfy { connect($0).map { isAfterEnding($0) } ?? false }
    }

    /// The call that makes a button of an alert, with a closure around the place.
    private func alertAction(around place: Node) -> Node? {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.first { node in
            node.kind == .closureExpression && node.parent?.parent?.calleeName?.name == InterfaceAPI.alertAction
        }?.parent?.parent
    }

    /// `removeFromSuperview()` in its own code, also for each view of a list.
    private func takesViewAway(_ action: FunctionID) -> Bool {
        project.body(of: action)?.contains { node in
            node.kind == .callExpression && node.calleeName?.name == InterfaceAPI.subviewRemoval
        } == true
    }

    /// The call that connects a control with the action: of `addTarget`, to which its selector is given, or of `addAction`
    /// around its name.
    func connection(around given: Node) -> Node? {
        given.selfAndAncestors.prefix { !$0.kind.isFunctionLike && $0.kind != .block }.first { call in
            call.kind == .callExpression
                && call.calleeName.map { InterfaceAPI.controlConnections.contains($0.name) } == true
        }
    }
}
