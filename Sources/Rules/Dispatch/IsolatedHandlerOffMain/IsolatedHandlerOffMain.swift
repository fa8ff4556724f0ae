import TimerlintAnalyses
import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let isolatedHandlerOffMain = Rule(
        id: "isolated_handler_off_main",
        summary: "a main-actor handler on another queue, which crashes in Swift 6 mode",
        why: """
            A closure that is written in main-actor code (a `@MainActor` type, a view, a view controller, default \
            isolation) is isolated to the main actor, even if it is empty or only hops there. Given to a dispatch \
            source or a DispatchWorkItem, whose parameters are not `@Sendable`, it checks that when it is entered: \
            in Swift 6 mode it crashes on every queue but the main one and those that target it.
            """,
        notice: """
            A crash at the first fire, with `_dispatch_assert_queue_fail` on top of the stack and \
            `_swift_task_checkIsolatedSwift` below it. The compiler says nothing.
            """,
        remedy: """
            Mark the closure `@Sendable`: it is then nonisolated, may run anywhere, and has to hop to the main actor \
            for its state. Or give the source the main queue.
            """,
        folklore: """
            "It is safe because it only starts a Task on the main actor": measured, the handler itself is checked, \
            before its first statement.
            """,
        levels: """
            error in Swift 6 mode. In Swift 5 mode silent, or a note with the option `future`. Silent where the \
            language mode or the queue is not known.
            """,
        symptoms: [.crashesInDispatch, .runsOnWrongThread],
        crashes: [.isolatedHandler],
        severity: .error, fixes: [.safe, .unsafe, .suggestion], since: "0.2.0",
        example: Example(
            bad: """
                import Dispatch

                @MainActor
                final class Ticker {
                    private let timer = DispatchSource.makeTimerSource(queue: .global())
                    private var ticks = 0

                    init() {
                        timer.schedule(deadline: .now(), repeating: 1)
                        timer.setEventHandler { [weak self] in
                            Task { @MainActor in self?.ticks += 1 }
                        }
                        timer.activate()
                    }
                }
                """,
            good: """
                import Dispatch

                @MainActor
                final class Ticker {
                    private let timer = DispatchSource.makeTimerSource(queue: .global())
                    private var ticks = 0

                    init() {
                        timer.schedule(deadline: .now(), repeating: 1)
                        timer.setEventHandler { @Sendable [weak self] in
                            Task { @MainActor in self?.ticks += 1 }
                        }
                        timer.activate()
                    }
                }
                """,
            manifest: """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(name: "Ticker", targets: [.target(name: "Ticker", path: ".")])
                """),
        options: [
            Option(
                name: "future", summary: "in Swift 5 mode, note what will crash in Swift 6 mode",
                defaultValue: .flag(false))
        ],
        detect: detectIsolatedHandlers)
}

private func detectIsolatedHandlers(_ context: RuleContext) -> [Finding] {
    context.facts.isolatedHandlers.filter { $0.isChecked || context.flag("future") }.map { handler in
        let finding = context.finding(
            at: handler.handler, range: handler.handler.headRange, severity: handler.isChecked ? .error : .note,
            message(handler, context),
            trace: trace(handler, context), outcome: handler.isChecked ? .traps(Crash.isolatedHandler.message) : nil,
            fix: fix(handler))
        return handler.timer.map(finding.about) ?? finding
    }
}

private func message(_ handler: IsolatedHandler, _ context: RuleContext) -> String {
    let when = handler.isChecked ? "in Swift 6 mode it crashes" : "in Swift 6 mode it will crash"
    let subject = handler.form == .function ? "'\(handler.handler.text)', the \(handler.role)," : "the \(handler.role)"
    guard handler.queue.runsOnMain != .yes || handler.isolation.actor != .mainActor else {
        return
            "\(subject) is isolated to the main actor, and no handler can be made of its name: \(when); give a closure"
    }
    return
        "\(subject) is isolated to \(handler.actorPhrase(context)) but runs on \(handler.queuePhrase): \(when) when it is first called"
}

private func trace(_ handler: IsolatedHandler, _ context: RuleContext) -> [TraceStep] {
    let isolated =
        handler.isolation.evidence.map { context.step($0, "isolates the code here to \(handler.actorPhrase(context))") }
        ?? context.step(handler.handler, "code here is isolated to \(handler.actorPhrase(context)) by default")
    let end = handler.isChecked ? ", where its isolation check fails and the process crashes" : ""
    return [
        isolated,
        context.step(
            handler.setter, "the \(handler.role) keeps its isolation, because this parameter is not '@Sendable'"),
        context.step(handler.execution, "runs it on \(handler.queuePhrase)\(end)"),
    ]
}

/// `@Sendable` if the handler does not need the actor, the main queue if the source is created next to it,
/// otherwise a hop.
private func fix(_ handler: IsolatedHandler) -> FixIt? {
    guard handler.form == .closure else { return nil }
    let sendable = SendableHandler(handler.handler)
    if let tasks = handler.inheritingTasks {
        return FixIt(title: "mark the handler '@Sendable'", safety: .safe, edits: sendable.edits(hopping: tasks))
    }
    guard handler.isolation.actor == .mainActor else { return nil }
    if handler.execution.tree === handler.handler.tree, handler.isOfSource,
        let edit = SourceQueue(of: handler.execution).edit(".main")
    {
        return FixIt(title: "run the handler on the main queue", safety: .unsafe, edits: [edit])
    }
    return sendable.editsWithTask().map {
        FixIt(title: "hop to the main actor in a '@Sendable' handler", safety: .suggestion, edits: $0)
    }
}

extension IsolatedHandler {
    fileprivate var isOfSource: Bool { execution.calleeName?.name.hasSuffix("Source") == true }

    /// The setter's term for the handler.
    fileprivate var role: String {
        switch setter.calleeName?.name {
        case "setCancelHandler": "cancel handler"
        case "setRegistrationHandler": "registration handler"
        case "DispatchWorkItem": "work item's block"
        default: "event handler"
        }
    }

    fileprivate func actorPhrase(_ context: RuleContext) -> String {
        switch isolation.actor {
        case .globalActor(let type): "the global actor '\(context.facts.project.types[type].name)'"
        case .instance(let type): "the actor '\(context.facts.project.types[type].name)'"
        default: "the main actor"
        }
    }

    fileprivate var queuePhrase: String {
        switch queue.kind {
        case .main: "the main queue"
        case .global: "a global queue"
        case .concurrent: "a concurrent queue"
        case .serial, .unknown: "a private queue"
        }
    }
}
