import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintSyntax

extension Rule {
    static let dyingSelfCaptured = Rule(
        id: "dying_self_captured",
        summary: "a closure in deinit that captures self to stop a timer later",
        why: """
            In `deinit` the object is already being destroyed. A closure that captures it strongly and outlives \
            `deinit` ends the process (measured). Captured weakly it is nil when the closure runs, so that nothing \
            stops the timer; for an NSObject, forming the weak reference ends the process.
            """,
        notice: """
            A crash when the owner is released: `Object … of class … deallocated with non-zero retain count 2`, or \
            `Cannot form weak reference to instance`.
            """,
        confirm: """
            The crashed thread has `swift_deallocClassInstance` on top and `deinit` below it.
            """,
        remedy: """
            Copy the timer into a local constant and capture that alone: the closure then keeps the timer, which may \
            live on, and not the object, which may not.
            """,
        folklore: """
            "Hop to the main queue in deinit to invalidate there": right, if the closure captures the timer and not \
            `self`.
            """,
        levels: """
            A warning where a Swift class is captured weakly: nothing crashes then, but nothing stops the timer either.
            """,
        symptoms: [.crashesInHandler],
        crashes: [.escapedFromDeinit],
        severity: .error, since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Ticker {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(timeInterval: 1, repeats: true) { _ in }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    deinit {
                        DispatchQueue.main.async { self.timer?.invalidate() }
                    }
                }
                """,
            good: """
                import Foundation

                final class Ticker {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(timeInterval: 1, repeats: true) { _ in }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    deinit {
                        let timer = timer
                        DispatchQueue.main.async { timer?.invalidate() }
                    }
                }
                """),
        detect: detectDyingSelf)
}

private func detectDyingSelf(_ context: RuleContext) -> [Finding] {
    let project = context.facts.project
    let timers = Set(context.facts.timers.flatMap(\.handles))
    let endings = Set(context.facts.timers.flatMap(\.teardowns).compactMap(\.function))
    var found: [Finding] = []
    for type in project.types.indices {
        for function in project.types[type].deinitializers {
            guard let body = project.body(of: function) else { continue }
            for closure in deferredClosures(in: body)
            where isDeferred(closure, project) && usesTimerOfSelf(closure, timers, endings, context) {
                found.append(finding(about: closure, in: type, context))
            }
        }
    }
    return found
}

/// A weak reference to an object of the Objective-C runtime cannot be formed while it is released; to a Swift one it is
/// nil.
private func finding(about closure: Node, in type: TypeID, _ context: RuleContext) -> Finding {
    let call = closure.parent?.parent ?? closure
    if context.facts.selfCapture(of: closure).strength == .weak, !context.facts.project.isObjectiveCClass(type) {
        return context.finding(
            at: call, range: call.headRange, severity: .warning,
            "'self' is nil by the time this closure runs, so it does not stop the timer; capture the timer instead")
    }
    return context.finding(
        at: call, range: call.headRange,
        "closure in deinit captures 'self' and crashes when it is released; capture the timer instead")
}

private func deferredClosures(in node: Node) -> [Node] {
    if node.kind == .closureExpression, let call = node.parent?.parent, call.kind == .callExpression,
        let callee = call.firstChild,
        ClosureTiming.later.contains(callee.name)
    {
        return [node]
    }
    return node.children.flatMap(deferredClosures)
}

/// A function of the tree defers its closure where it lets it escape into code that runs later.
private func isDeferred(_ closure: Node, _ project: Project) -> Bool {
    guard let argument = closure.parent, let call = argument.parent, let callee = call.firstChild,
        case .functions(let functions)? = project.referent(of: callee)
    else { return true }
    return functions.contains { function in
        guard let body = project.body(of: function) else { return true }
        let given = project.parameters(of: function).filter {
            project.argument(for: $0, of: function, in: call) == closure
        }
        return body.contains { node in
            guard node.kind == .nameExpression, case .variable(let id)? = project.referent(of: node), given.contains(id)
            else { return false }
            return isDeferred(node, in: body)
        }
    }
}

/// The closure's name is called in a deferred closure, or handed to such a function itself.
private func isDeferred(_ name: Node, in body: Node) -> Bool {
    name.selfAndAncestors.prefix { $0 != body }.contains { node in
        guard node.kind == .closureExpression || node == name.outermostUnwrap, let call = node.parent?.parent,
            call.kind == .callExpression,
            node.parent?.kind == .argument
        else { return false }
        return call.firstChild.map { ClosureTiming.later.contains($0.name) } ?? false
    }
}

/// It names a handle, or calls one of the `endings`: the functions that end a timer.
private func usesTimerOfSelf(
    _ closure: Node, _ timers: Set<VariableID>, _ endings: Set<FunctionID>, _ context: RuleContext
) -> Bool {
    guard context.facts.selfCapture(of: closure).strength != .none else { return false }
    return closure.contains { node in
        guard node.kind == .memberExpression || node.kind == .nameExpression else { return false }
        switch context.facts.project.referent(of: node) {
        case .variable(let id)?: return timers.contains(id)
        case .functions(let functions)?: return functions.contains(where: endings.contains)
        default: return false
        }
    }
}
