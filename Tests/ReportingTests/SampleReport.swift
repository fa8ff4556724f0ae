import Foundation
import TimerlintDiagnostics
import TimerlintReporting
import TimerlintSource
import TimerlintTestSupport

/// The example report of `Fixtures/Reports`, which contains every kind of item.
enum SampleReport {
    static let folder = Repository.root.appendingPathComponent("Fixtures/Reports")

    static func report() throws -> Report {
        let clock = try file("My App/Clock.swift")
        return Report(
            tool: Report.Tool(version: "1.2.3", url: "https://example.org/timerlint"),
            rules: rules,
            findings: [captured(in: clock), frozen(in: clock), cancelled(in: clock)],
            suppressed: [
                SuppressedFinding(
                    finding: finding(
                        "Date()", in: clock, rule: "wall_clock_elapsed", severity: .note,
                        message: "elapsed time is measured with a clock that people can set"),
                    reason: "shown, not measured")
            ],
            notices: [
                Notice(kind: .unreadable, path: "My App/Secret.swift", message: "cannot be read: permission denied"),
                Notice(
                    kind: .invalidEncoding, path: "My App/Old.swift",
                    message: "not valid UTF-8 from byte 12 on; read byte by byte"),
            ],
            files: Report.FileCounts(read: 2, skipped: 1, failed: 1), baselined: 4,
            folders: Folders(working: "/repo", root: "/repo"))
    }

    private static func file(_ path: String) throws -> SourceFile {
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
        return SourceFile(path: path, language: .swift, bytes: bytes)
    }

    private static func captured(in clock: SourceFile) -> Finding {
        let handler = place("{ _ in self.tick() }", in: clock)
        let use = place("self.tick()", in: clock)
        return Finding(
            rule: "strong_self_in_handler", severity: .warning, confidence: .medium, location: handler,
            message: "the handler of 'timer' keeps 'Clock' alive, which keeps 'timer'",
            fix: FixIt(
                title: "capture self weakly", safety: .unsafe,
                edits: [
                    .insertion("[weak self] ", at: handler.range.start + 2, of: clock),
                    FileEdit(clock, SourceRange(use.range.start, use.range.start + 4), replacement: "self?"),
                ]),
            enclosing: "Clock.start()", timer: place("Timer.scheduledTimer", in: clock))
    }

    private static func frozen(in clock: SourceFile) -> Finding {
        Finding(
            rule: "default_run_loop_mode", severity: .note, location: place("Timer.scheduledTimer", in: clock),
            message: "'timer' stops while the user scrolls", outcome: nil,
            fix: FixIt(
                title: "add it to '.common'", safety: .suggestion,
                edits: [
                    .insertion(
                        "\n        RunLoop.main.add(<#timer#>, forMode: .common)",
                        at: end(of: "self.tick() }", in: clock), of: clock)
                ]),
            enclosing: "Clock.start()")
    }

    private static func cancelled(in clock: SourceFile) -> Finding {
        let cancel = place("source.cancel()", in: clock)
        return Finding(
            rule: "cancel_while_suspended", severity: .error, location: cancel,
            message: "'source' is cancelled while suspended, and its release traps",
            trace: [
                TraceStep(
                    location: place("DispatchSource.makeTimerSource(queue: .main)", in: clock),
                    message: "'source' is made", state: "inactive"),
                TraceStep(
                    location: place("source.suspend()", in: clock), message: "pause() suspends it",
                    state: "suspend count 1"),
                TraceStep(location: cancel, message: "deinit cancels it and lets it go"),
            ],
            outcome: .traps("BUG IN CLIENT OF LIBDISPATCH: Release of a suspended object"),
            fix: FixIt(
                title: "resume 'source' first", safety: .safe,
                edits: [.insertion("source.resume()\n        ", at: cancel.range.start, of: clock)]),
            enclosing: "Clock.deinit")
    }

    private static func end(of code: String, in file: SourceFile) -> UInt32 { place(code, in: file).range.end }

    private static let rules = [
        rule(
            "cancel_while_suspended", .error, "a source that is cancelled while suspended",
            "It **traps** when released."),
        rule("default_run_loop_mode", .warning, "a timer that the user's scrolling stops", "Use `.common`."),
        rule("strong_self_in_handler", .warning, "a handler that keeps its own owner alive", "Neither is ever freed."),
        rule("wall_clock_elapsed", .note, "elapsed time from a clock that people can set", "It jumps."),
    ]

    private static func rule(_ id: String, _ severity: Severity, _ summary: String, _ why: String) -> RuleDescription {
        RuleDescription(
            id: id, summary: summary, why: why, severity: severity, helpURL: "https://example.org/rules#\(id)")
    }
}
