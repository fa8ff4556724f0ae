import Testing
import TimerlintDiagnostics

@testable import TimerlintTriage

@Suite("A tree's place for a crash")
struct MatchTests {
    @Test(
        "is the finding that explains it",
        arguments: [
            ("release_suspended.ips", "cancel_while_suspended", "Sources/Poller.swift", 22, SourceMatch.Way.location),
            ("release_unbalanced.lldb.txt", "cancel_while_suspended", "Sources/Poller.swift", 22, .location),
            ("release.swift.json", "cancel_while_suspended", "Sources/Poller.swift", 22, .location),
            ("over_resume.swift.txt", "untracked_suspension", "Sources/Poller.swift", 16, .location),
            ("over_resume.gdb.txt", "untracked_suspension", "Sources/Poller.swift", 16, .location),
            ("over_resume.crash", "untracked_suspension", "Sources/Poller.swift", 16, .location),
            ("unowned_owner.crash", "unowned_self_in_handler", "Sources/Clock.swift", 8, .location),
            ("release_suspended.organizer.crash", "cancel_while_suspended", "Sources/Poller.swift", 22, .location),
            ("nil_timer.txt", "force_unwrapped_timer", "Sources/Gate.swift", 14, .location),
        ])
    func isFound(_ file: String, _ rule: String, _ path: String, _ line: Int, _ way: SourceMatch.Way) throws {
        let triaged = try ReportFixture.triaged(file, matcher: ReportFixture.matcher)
        let match = try #require(triaged.matches.first)
        #expect(match.rule == rule)
        #expect(match.path == path)
        #expect(match.line == line)
        #expect(match.by == way)
        #expect(triaged.cause?.confidence == .high)
        #expect(triaged.judgment.verdict == .timer)
    }

    @Test("shows that a queue is resumed where the type has no timer")
    func showsQueue() throws {
        let text = ReportFixture.overResume(in: "Loader.unlock()")
        let report = try #require(try ReportReader.read(Array(text.utf8)).first)
        #expect(TriagedReport(report, input: "", index: 0, matcher: nil).judgment.verdict == .possible)
        #expect(
            TriagedReport(report, input: "", index: 0, matcher: ReportFixture.matcher).judgment.other?.kind
                == .overResumedQueue)
    }

    @Test(
        "shows that a source of another kind is resumed or released where the type has no timer",
        arguments: ["Watcher.resume()", "Watcher.deinit"])
    func showsOtherSource(_ frame: String) throws {
        let text = ReportFixture.overResume(in: frame)
        let report = try #require(try ReportReader.read(Array(text.utf8)).first)
        #expect(TriagedReport(report, input: "", index: 0, matcher: nil).judgment.other == nil)
        let triaged = TriagedReport(report, input: "", index: 0, matcher: ReportFixture.matcher)
        #expect(triaged.judgment.verdict == .notTimer)
        #expect(triaged.judgment.other?.kind == .otherSource)
        #expect(triaged.matches.isEmpty)
    }

    @Test("is told by the type where the member is another, and by the family where nothing leads to one")
    func fallsBack() throws {
        func best(_ frame: String) throws -> SourceMatch? {
            let text = ReportFixture.overResume(in: "\(frame)")
            let report = try #require(try ReportReader.read(Array(text.utf8)).first)
            return TriagedReport(report, input: "", index: 0, matcher: ReportFixture.matcher).matches.first
        }
        #expect(try best("Poller.again()")?.by == .member)
        #expect(try best("Poller.reset()")?.by == .type)
        #expect(try best("Elsewhere.reset()")?.by == .family)
    }

    @Test("says when the lines have moved")
    func saysMovedLines() throws {
        let text = ReportFixture.overResume(in: "Poller.again()", place: " (Poller.swift:160)")
        let report = try #require(try ReportReader.read(Array(text.utf8)).first)
        let triaged = TriagedReport(report, input: "", index: 0, matcher: ReportFixture.matcher)
        #expect(triaged.judgment.notes.contains { $0.kind == .linesMoved })
    }
}
