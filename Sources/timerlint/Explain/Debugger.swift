import TimerlintRules

extension Topic {
    static let lldb = Topic(
        name: "lldb",
        summary: "what to ask the debugger about a timer",
        body: """
            These are commands as Apple's LLDB takes them; timerlint's tests do not run them.

            A timer of a run loop:

            \(listed(.runLoopTimer))

            A timer source:

            \(listed(.timerSource))

            A subscription to a timer:

            \(listed(.publisher))

            A task:

            \(listed(.task))

            For what is never released use the memory graph (Debug Memory Graph in Xcode, or 'leaks' with a .memgraph): a timer that keeps its owner shows as __NSCFTimer, or as the closure's context, among what refers to it.

            Do not type 'expr [[NSRunLoop mainRunLoop] run]', which never returns. A breakpoint on 'scheduledTimer…' stops where a timer is made, not when it fires; to stop there, set one in the handler.
            """)

    private static func listed(_ subject: Symptoms.Subject) -> String {
        subject.commands.map { "    \($0)" }.joined(separator: "\n")
    }
}

extension Symptoms.Subject {
    /// What to type at LLDB's prompt.
    var commands: [String] {
        switch self {
        case .runLoopTimer:
            [
                "po timer.isValid", "po timer.fireDate", "po timer.timeInterval", "b CFRunLoopTimerInvalidate", "b -[__NSCFTimer invalidate]",
                "po RunLoop.current.currentMode as Any",
            ]
        case .timerSource:
            [
                "p source.isCancelled", "expr -l objc -- (long)dispatch_source_testcancel((id)0xADDRESS)", "b _dispatch_queue_xref_dispose",
                "b _dispatch_lane_resume",
            ]
        case .publisher: ["po cancellable as Any", "b -[__NSCFTimer invalidate]"]
        case .task: ["p task.isCancelled", "language swift task info", "thread backtrace all"]
        }
    }
}
