import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Which of a wrapper's timers a new instance may start, given the arguments of its initializer:
/// `Pager(refreshes: false) { … }` starts none if only `init` does, and only if it is to refresh.
struct WrapperStarts: Sendable {
    let references: ReferenceIndex

    private var project: Project { references.project }

    /// In the order given. `call` calls the initializer.
    func timers(_ timers: [Timer], startedIn initializer: FunctionID, by call: Node) -> [Timer] {
        let known = KnownValues(references: references).entering(initializer, by: call)
        return timers.filter { timer in
            guard let starts = startsInInitializers(timer) else { return true }
            return starts.contains { start in
                project.function(around: start) == initializer ? !known.exclude(start) : delegates(initializer)
            }
        }
    }

    /// `self.init(…)`, `super.init(…)`: what the other initializer is given is not followed.
    private func delegates(_ initializer: FunctionID) -> Bool {
        project.body(of: initializer)?.contains { node in
            guard node.kind == .callExpression, let callee = node.calleeName, callee.name.hasPrefix("init"),
                let base = callee.base?.stripped
            else { return false }
            return base.kind == .selfExpression || base.kind == .superExpression
        } == true
    }

    /// The places in initializers that lead to the timer's creation; `nil` if other code may start it, too.
    private func startsInInitializers(_ timer: Timer) -> [Node]? {
        guard let maker = timer.function else { return nil }
        if project[maker].kind.isInitializer { return [timer.creation] }
        let callers = references.certainCallers.mentions(of: maker)
        guard callers.isComplete, !callers.found.isEmpty else { return nil }
        var starts: [Node] = []
        for mention in callers.found {
            guard case .call(let call) = mention, let caller = project.function(around: call),
                project[caller].kind.isInitializer
            else { return nil }
            starts.append(call)
        }
        return starts
    }
}
