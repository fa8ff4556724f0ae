import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Whether the end of a task depends on the release of its owner.
extension ProjectFacts {
    /// The cancellation that ends the task before its owner is released: any outside `deinit`, unless a `deinit`
    /// cancels it too and so was meant to run first; then only one that a view sends when it disappears.
    func closing(of task: TimedTask) -> Node? {
        let regular = task.teardowns.filter(\.isEffective)
        if !task.teardowns.contains(where: \.isOnlyInDeinit) { return regular.first?.node }
        return regular.first { runsOnDisappearance($0.node) }?.node
    }

    /// In `onDisappear` or `viewWillDisappear`, or in a method that such code calls.
    private func runsOnDisappearance(_ place: Node, depth: Int = 0) -> Bool {
        if isInDisappearance(place) { return true }
        guard depth < 3, let function = project.function(around: place) else { return false }
        return references.mentions(of: function).contains {
            runsOnDisappearance($0, depth: depth + 1)
        }
    }

    private func isInDisappearance(_ place: Node) -> Bool {
        let isInHook = place.selfAndAncestors.contains { argument in
            argument.kind == .argument && argument.parent?.calleeName?.isNamed("onDisappear") == true
        }
        guard !isInHook, let function = project.function(around: place) else { return isInHook }
        return LifecycleNames.disappearing.contains(project[function].name)
    }
}
