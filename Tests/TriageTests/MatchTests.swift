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

    private func triaged(_ text: String, _ findings: [TreeFinding]) throws -> TriagedReport {
        let report = try #require(try ReportReader.read(Array(text.utf8)).first)
        let matcher = SourceMatcher(findings: findings, outline: ReportFixture.tree.outline)
        return TriagedReport(report, input: "", index: 0, matcher: matcher)
    }

    private static func findings(of rule: String) -> [Finding] {
        ReportFixture.tree.findings.filter { $0.rule == rule }
    }

    @Test("is looked for in the first five frames of the app")
    func looksAtFiveFrames() throws {
        func best(behind count: Int) throws -> SourceMatch.Way? {
            let strangers = (0..<count).map { "\($0 + 1)  Harbor  0x100b2c3d4 Pier.step\($0)() + 40" }
            let text = """
                Thread 0 Crashed:
                0  libdispatch.dylib  0x1a1b2c3d4 _dispatch_lane_resume + 24
                \(strangers.joined(separator: "\n"))
                \(count + 1)  Harbor  0x100b2c3d4 Poller.again() + 40
                BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object

                """
            return try triaged(text, Self.findings(of: "untracked_suspension").map { TreeFinding($0) }).matches.first?
                .by
        }
        #expect(try best(behind: 4) == .member)
        #expect(try best(behind: 5) == .family)
    }

    @Test("is the only finding of the family with more confidence than one of several")
    func weighsFamily() throws {
        let finding = try #require(Self.findings(of: "untracked_suspension").first)
        let text = ReportFixture.overResume(in: "Elsewhere.reset()")
        #expect(try triaged(text, [TreeFinding(finding)]).matches.map(\.confidence) == [.medium])
        let several = try triaged(text, [TreeFinding](repeating: TreeFinding(finding), count: 7)).matches
        #expect(several.map(\.confidence) == [Confidence](repeating: .low, count: 5))
    }

    @Test("says that it is suppressed, or in the baseline")
    func marksKnownFindings() throws {
        let finding = try #require(Self.findings(of: "untracked_suspension").first)
        let text = ReportFixture.overResume(in: "Poller.again()")
        let suppressed = try triaged(text, [TreeFinding(finding, isSuppressed: true)]).matches
        #expect(suppressed.map(\.isSuppressed) == [true])
        let baselined = try triaged(text, [TreeFinding(finding, isBaselined: true)]).matches
        #expect(baselined.map(\.isBaselined) == [true])
    }

    @Test("is the type's own timer with its calls, where no rule finds a fault in it")
    func fallsBackToInventory() throws {
        let matches = try triaged(ReportFixture.overResume(in: "Poller.reset()"), []).matches
        #expect(matches.map(\.by) == [.inventory])
        let match = try #require(matches.first)
        #expect(match.rule == nil)
        #expect(match.path == "Sources/Poller.swift")
        #expect(Set(match.trace.map(\.line)).isSuperset(of: [16, 18, 22]))
    }
}
