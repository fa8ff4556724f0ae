import TimerlintRules

extension Topic {
    static let crashes = Topic(
        name: "crashes",
        summary: "how misused timers look in a crash report, and what to do",
        body: """
            Look at the first frames of the crashed thread, and at the message, if there is one ("Application Specific Information" in Apple's reports). `timerlint triage REPORT --source .` does it for you.

            \(Crash.allCases.map(entry).joined(separator: "\n\n"))

            libdispatch crashes the process with a trap instruction: EXC_BREAKPOINT (SIGTRAP) on Apple silicon, EXC_BAD_INSTRUCTION (SIGILL) on Intel, SIGILL on Linux for x86-64. Apple's reports have the message, after "BUG IN CLIENT OF LIBDISPATCH: ". On Linux there is none, and the frame alone has to do.

            A function's name may go on with `.cold.1`, `$VARIANT$mp` or the like. `_dispatch_source_dispose` and `_dispatch_xref_dispose` are further names for a release, `dispatch_resume` (iOS 7) and `_dispatch_queue_resume` (iOS 10) for a resume. Below stand Swift's own frames, and then yours, with the line that released or resumed the source. If deinit releases the source, that is the line that released the owner.

            "dispatch_source_cancel crashes": it is not where a misused timer crashes, and neither is `_dispatch_source_refs_t`, whatever tables of crash signatures say. Cancelling never ends the process; the release after it may.

            "It only crashes sometimes": libdispatch traps every time the path is taken. Sometimes means that the path is rarely taken, or that two threads pass a guard at the same time (unsynchronised_suspend_guard).
            """)

    private static func entry(_ crash: Crash) -> String {
        let prose = Prose(width: 76)
        let rules = Catalogue.rules.filter { $0.crashes.contains(crash) }.map(\.id).joined(separator: ", ")
        let rows = [
            ("  when", crash.moment), ("  frames", crash.frames.joined(separator: "; ")), ("  to do", crash.remedy),
            ("  rules", rules),
        ]
        let lines = [prose.hanging(crash.message, indent: 2)] + rows.filter { !$0.1.isEmpty }.map(prose.row)
        return lines.joined(separator: "\n").split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    }
}
