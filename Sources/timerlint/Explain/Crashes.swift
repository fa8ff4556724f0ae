import TimerlintRules

extension Topic {
    static let crashes = Topic(
        name: "crashes",
        summary: "how misused timers look in a crash report, and which rules find them",
        body: """
            Look at the first frames of the crashed thread, and at the message, if there is one ("Application Specific Information" in Apple's reports).

            \(Crash.allCases.map(entry).joined(separator: "\n\n"))

            What libdispatch ends dies of an instruction, not of an error: EXC_BREAKPOINT (SIGTRAP) on Apple silicon, EXC_BAD_INSTRUCTION (SIGILL) on Intel, SIGILL on Linux for x86-64. Apple's reports have the message, after "BUG IN CLIENT OF LIBDISPATCH: ". On Linux there is none, and the frame alone has to do.

            The name of the function may go on with '.cold.1', '$VARIANT$mp' or the like. Below it stand Swift's own frames, and then yours, with the line that let go of the source or resumed it. For a release in deinit that is the line of whoever dropped the owner.

            "dispatch_source_cancel crashes": it is no place of a crash, and neither is '_dispatch_source_refs_t', whatever tables of crash signatures say. Cancelling never ends the process; the release after it may.

            "It only crashes sometimes": a trap of libdispatch comes every time its path is taken. Sometimes means that the path is rarely taken, or that two threads pass a guard at the same time (unsynchronised_suspend_guard).
            """)

    private static func entry(_ crash: Crash) -> String {
        let rules = Catalogue.rules.filter { $0.symptoms?.crashes.contains(crash) ?? false }.map(\.id).joined(separator: ", ")
        let lines = [
            crash.message, "  when   \(crash.moment)", "  top    \(crash.frames.joined(separator: ", "))", rules.isEmpty ? "" : "  rules  \(rules)",
        ]
        return lines.filter { !$0.isEmpty }.map { "  " + $0 }.joined(separator: "\n")
    }
}
