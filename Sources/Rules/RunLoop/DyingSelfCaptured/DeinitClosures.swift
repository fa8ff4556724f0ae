import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Finds the closures that run after a deinitializer, use `self`, and are meant to stop one of its timers: in
/// the deinitializer, and in the methods that it calls. Input: a type. Output: the closures, each with the
/// calls that lead to it.
struct DeinitClosures {
    private let project: Project
    private let facts: ProjectFacts
    /// Of timers, and of tasks with a timed loop.
    private let handles: Set<VariableID>
    /// The functions that stop one of them.
    private let endings: Set<FunctionID>

    /// How many levels of methods are followed.
    private static let depthLimit = 3

    /// A closure that captures the object being deallocated.
    struct Captured {
        let closure: Node
        /// The calls from the deinitializer to the method that contains it, outermost first; empty if that is
        /// the deinitializer.
        let calls: [Node]
        /// Whether the closure is created depends on the thread that releases the object.
        let hangsOnThread: Bool
        /// Whether each timer that it stops keeps the object alive while it runs (`target: self`), so that none runs
        /// when the object is deallocated, or it stops only tasks, which can see that the object is gone.
        let hasNothingToStop: Bool
        /// Whether it stops only dispatch sources that the object alone holds: they end when it releases them.
        let stopsWhatEndsWithIt: Bool
        /// Whether each timer that it stops fires once, and its handler holds the object weakly: it finds none.
        let stopsWhatFiresInVain: Bool
    }

    init(facts: ProjectFacts) {
        self.facts = facts
        project = facts.project
        let loops = facts.timedTasks.filter { !$0.loops.isEmpty }
        handles = Set(facts.timers.flatMap(\.handles) + loops.flatMap(\.handles))
        let teardowns = facts.timers.flatMap(\.teardowns) + loops.flatMap(\.teardowns)
        endings = Set(teardowns.compactMap(\.function))
    }

    func closures(of type: TypeID) -> [Captured] {
        project.types[type].deinitializers.flatMap { function -> [Captured] in
            var seen: Set<FunctionID> = []
            return closures(in: function, calls: [], hangsOnThread: false, seen: &seen)
        }
    }

    private func closures(in function: FunctionID, calls: [Node], hangsOnThread: Bool, seen: inout Set<FunctionID>)
        -> [Captured]
    {
        guard calls.count < Self.depthLimit, seen.insert(function).inserted, let body = project.body(of: function)
        else { return [] }
        var found = deferredClosures(in: body).filter(stopsTimer).map { closure in
            let stopped = stoppedTimers(closure)
            return Captured(
                closure: closure, calls: calls,
                hangsOnThread: hangsOnThread || asksForThread(around: closure, in: body),
                hasNothingToStop: stopped.allSatisfy { facts.keepsOwnerAlive($0) != nil },
                stopsWhatEndsWithIt: !stopped.isEmpty && stopped.allSatisfy(endsWithOwner),
                stopsWhatFiresInVain: !stopped.isEmpty && stopped.allSatisfy(firesInVain))
        }
        for call in project.calls(in: function) where isOwnMethod(call.node) && isInPlace(call.node, in: body) {
            let hangsOnThread = hangsOnThread || asksForThread(around: call.node, in: body)
            for callee in call.functions where !project[callee].isStatic {
                found += closures(in: callee, calls: calls + [call.node], hangsOnThread: hangsOnThread, seen: &seen)
            }
        }
        return found
    }

    // MARK: Calls

    /// `stop()`, `self.stop()`.
    private func isOwnMethod(_ call: Node) -> Bool {
        guard let callee = call.calleeName else { return false }
        return callee.base.map { $0.stripped.kind == .selfExpression } ?? true
    }

    /// Code in closures runs when the closures do.
    private func isInPlace(_ call: Node, in body: Node) -> Bool {
        !call.selfAndAncestors.prefix { $0 != body }.contains { $0.kind == .closureExpression }
    }

    /// `if !Thread.isMainThread { … }`, `guard Thread.isMainThread else { … }`, and the code after them.
    private func asksForThread(around node: Node, in body: Node) -> Bool {
        node.selfAndAncestors.prefix { $0 != body }.contains { ancestor in
            switch ancestor.kind {
            case .guardStatement: ancestor.conditions.contains(where: MainThreadChecks.asks)
            case .ifStatement: ancestor.branches.contains { $0.conditions.contains(where: MainThreadChecks.asks) }
            default: ancestor.parent?.children.prefix { $0 != ancestor }.contains(where: leavesOnThread) ?? false
            }
        }
    }

    /// `if Thread.isMainThread { …; return }`: the code after it runs on another thread.
    private func leavesOnThread(_ statement: Node) -> Bool {
        statement.kind == .ifStatement
            && statement.branches.contains { branch in
                branch.conditions.contains(where: MainThreadChecks.asks)
                    && branch.body?.leaves == true
            }
    }

    // MARK: Closures

    private func deferredClosures(in node: Node) -> [Node] {
        if node.kind == .closureExpression, isDeferred(node) { return [node] }
        return node.children.flatMap(deferredClosures)
    }

    /// A function of the tree defers its closure if it lets the closure escape into code that runs later; other
    /// functions are known by name.
    private func isDeferred(_ closure: Node) -> Bool {
        guard let call = closure.parent?.parent, let callee = call.calleeName else { return false }
        let isKnownByName = ClosureTiming.later.contains(callee.name)
        guard case .functions(let functions)? = project.referent(of: callee) else { return isKnownByName }
        let isMessage = call.tree.file.language == .objectiveC
        // A message names the whole selector: a method with more or fewer parts is another one.
        let meant = functions.filter { !isMessage || project[$0].labels.count == call.arguments.count }
        let bodies = meant.compactMap { function in project.body(of: function).map { (function, $0) } }
        guard !bodies.isEmpty else { return isKnownByName }
        return bodies.contains { function, body in
            let given = project.parameters(of: function).filter {
                project.argument(for: $0, of: function, in: call) == closure
            }
            return body.contains { node in
                guard case .variable(let id)? = project.referent(of: node), given.contains(id) else { return false }
                return isDeferred(node, in: body)
            }
        }
    }

    /// The closure is called by name in a deferred closure, or is itself passed to such a function.
    private func isDeferred(_ name: Node, in body: Node) -> Bool {
        name.selfAndAncestors.prefix { $0 != body }.contains { node in
            guard node.kind == .closureExpression || node == name.outermostUnwrap else { return false }
            return node.parent?.parent?.calleeName.map { ClosureTiming.later.contains($0.name) } ?? false
        }
    }

    private func stoppedTimers(_ closure: Node) -> [Timer] {
        facts.timers.filter { timer in
            closure.contains { node in
                switch project.referent(of: node) {
                case .variable(let id)?: return timer.handles.contains(id)
                case .functions(let functions)?:
                    return timer.teardowns.contains { $0.function.map(functions.contains) == true }
                default: return false
                }
            }
        }
    }

    /// No run loop holds a dispatch source: without other references it goes with the object, and what is wrong with
    /// that release, other rules say.
    private func endsWithOwner(_ timer: Timer) -> Bool {
        timer.kind == .dispatchSource
            && timer.handles.allSatisfy {
                project[$0].kind == .local || project[$0].kind == .property && !project[$0].isStatic
            }
    }

    private func firesInVain(_ timer: Timer) -> Bool {
        guard timer.repeats == .no, case .closure(let handler)? = timer.handler else { return false }
        return facts.selfCapture(of: handler).strength == .weak
    }

    /// `timer?.invalidate()`, for a property that is declared to hold a timer, whoever makes that.
    private func isStoppedTimer(_ name: Node, _ id: VariableID) -> Bool {
        guard let type = project.typeName(of: id), project[id].kind == .property,
            TimerAPI.invalidatedTypes.contains(type),
            let member = name.outermostUnwrap.parent, member.kind == .memberExpression
        else { return false }
        return member.callOfName.map { TeardownFinder.endingVerb(of: $0) } == true
    }

    /// Whether it captures `self`, and names a handle or calls a function that stops a timer.
    private func stopsTimer(_ closure: Node) -> Bool {
        guard facts.selfCapture(of: closure).strength != .none else { return false }
        return closure.contains { node in
            switch project.referent(of: node) {
            case .variable(let id)?: return handles.contains(id) || isStoppedTimer(node, id)
            case .functions(let functions)?: return functions.contains(where: endings.contains)
            default: return false
            }
        }
    }
}
