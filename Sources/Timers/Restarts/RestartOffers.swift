import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Starts by a control that is made only after the timer's end, and goes when it is touched.
extension RestartSearch {
    /// Whether a use of a function is in the action of such a control: `clock.invalidate(); offerAnotherGame()`, where the
    /// offer lies on a view which the action takes off the screen.
    func isOfferedOnlyAfterEnd(_ use: Node) -> Bool {
        guard let action = project.function(around: use), case .function = project[action].kind,
            !entries.isConnected(action), entries.repeats(action) == nil, takesViewAway(action)
        else { return false }
        let mentions = references.mentions(of: action)
        return !mentions.isEmpty
            && mentions.allSatisfy { mention in
                connection(around: mention).map { isAfterEnding($0) } ?? false
            }
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
