import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The last iteration of a loop whose task was cancelled during its sleep.
extension ProjectFacts {
    /// The first effect between a sleep and the next check for cancellation, if it changes the screen.
    package func visibleEffect(after sleep: Sleep) -> Node? {
        guard let effect = effect(after: sleep) else { return nil }
        let changes = VisibleChangeFinder(self).changes(in: [effect])
        return changes.contains { $0.kind == .update || $0.kind == .transition } ? effect : nil
    }

    /// Whether the screen stays visible after the task is cancelled: through another id of a `.task(id:)`, or a
    /// `cancel()` in a method that no disappearance or deinitializer calls.
    package func staysOnScreen(_ canceller: TaskCancellation.Canceller) -> Bool {
        if canceller.isOnlyInDeinit { return false }
        if canceller.node.calleeName?.isNamed("task") == true { return canceller.node.argument(labeled: "id") != nil }
        let isInHook = canceller.node.selfAndAncestors.contains { ancestor in
            ancestor.kind == .closureExpression && ancestor.parent?.parent?.calleeName?.isNamed("onDisappear") == true
        }
        guard !isInHook, let function = project.function(around: canceller.node) else { return false }
        return entries.repeats(function) == nil && !project[function].kind.isDeinitializer
    }
}
