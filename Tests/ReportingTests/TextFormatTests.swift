import Diagnostics
import Reporting
import Source
import Testing

@Suite struct TextFormatTests {
    @Test func aFindingShowsItsLineItsTraceAndItsFix() {
        let file = sampleFile(
            """
            final class Clock {
            \tfunc stop() {
            \t\tsource.suspend()
            \t\tsource.cancel()
            \t}
            }

            """)
        let cancel = place("source.cancel()", in: file)
        let found = finding(
            "source.cancel()", in: file, severity: .error, message: "'source' is cancelled while suspended",
            trace: [
                TraceStep(
                    location: place("source.suspend()", in: file), message: "'source' is suspended",
                    state: "suspend count 1")
            ],
            outcome: .traps("Release of a suspended object"),
            fix: FixIt(
                title: "resume 'source' first", safety: .safe,
                edits: [.insertion("source.resume()\n\t\t", at: cancel.range.start)]))
        #expect(
            sampleReport([found]).text(.text) == """
                Clock.swift:4:3: error: 'source' is cancelled while suspended [some_rule]
                    4 |         source.cancel()
                      |         ^^^^^^^^^^^^^^^
                  how:
                      1. 'source' is suspended (suspend count 1) at Clock.swift:3:3
                crash: Release of a suspended object
                  fix: resume 'source' first
                    4 +         source.resume()

                1 error in 1 file; 1 fixable with --fix

                """)
    }
}
