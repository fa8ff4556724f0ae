extension Topic {
    static let lldb = Topic(
        name: "lldb",
        summary: "what to ask the debugger about a timer",
        body: """
            These are commands as Apple's LLDB takes them; timerlint's tests do not run them.

            A timer of a run loop:

              po timer.isValid                  false: invalidated, or a one-shot fired
              po timer.fireDate                 when it is due next
              po timer.timeInterval             0 for a one-shot
              po CFRunLoopGetMain()             the main run loop: its mode, its timers
              po RunLoop.main.currentMode as Any
              b CFRunLoopTimerInvalidate        who ends it, and on which thread
              b -[__NSCFTimer invalidate]

            A timer source:

              po source                         its description
              p source.isCancelled
              expr -l objc -- (long)dispatch_source_testcancel((id)0xADDRESS)
              b dispatch_source_cancel          who cancels it
              b dispatch_suspend                count these two: every suspend
              b dispatch_resume                 needs its resume
              b _dispatch_queue_xref_dispose    who releases it
              b _dispatch_lane_resume           where one resume too many traps

            A subscription to a timer: put `.print("tick")` after the publisher; it prints the subscription, each value and the cancel.

            A task:

              p task.isCancelled
              language swift task info          in the frame of a task
              thread backtrace all              what loops

            For what is never released use the memory graph (Debug Memory Graph in Xcode, or `leaks` with a .memgraph): a timer that keeps its owner shows as __NSCFTimer, or as the closure's context, among what refers to it.

            In Instruments: Time Profiler for a loop that spins, Energy Log for wake-ups, Leaks and Allocations for owners that stay. In the scheme's diagnostics: Thread Sanitizer for handlers that race, Main Thread Checker for interface changes on another thread, Zombie Objects for a dangling handle.

            Do not type `expr [[NSRunLoop mainRunLoop] run]`, which never returns. A breakpoint on `scheduledTimer…` stops where a timer is created, not when it fires; for that set one in the handler.
            """)
}
