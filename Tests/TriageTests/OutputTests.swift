import Foundation
import Testing
import TimerlintDiagnostics

@testable import TimerlintTriage

@Suite("What triage prints")
struct OutputTests {
    private func triage(_ files: [String], matcher: SourceMatcher? = nil) throws -> TriageReport {
        TriageReport(
            reports: try files.map { try ReportFixture.triaged($0, matcher: matcher) },
            notices: [TriageNotice(path: "x.bin", message: "binary")])
    }

    @Test("is grouped by cause and place, a timer's first")
    func isGrouped() throws {
        let triage = try triage([
            "swift_trap.crash", "over_resume.swift.txt", "over_resume.gdb.txt", "release_suspended.ips",
        ])
        #expect(triage.groups.map(\.cause) == ["over_resume", "release_suspended", "swift_trap"])
        #expect(triage.groups.map(\.reports.count) == [2, 1, 1])
    }

    @Test("as JSON has every member that is promised")
    func isJSON() throws {
        let text = try triage(["over_resume.crash", "swift_trap.crash"], matcher: ReportFixture.matcher).text(
            .json, tool: ReportFixture.tool)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(Set(document.keys) == ["schema_version", "tool", "summary", "reports", "groups", "notices"])
        let summary = try #require(document["summary"] as? [String: Int])
        #expect(summary == ["reports": 2, "timer": 1, "possible": 0, "not_timer": 1, "unknown": 0, "unreadable": 1])
        let report = try #require((document["reports"] as? [[String: Any]])?.first)
        let members = [
            "input", "index", "format", "verdict", "process", "platform", "exception", "message", "thread", "frames",
            "causes", "not_timer", "notes", "matches",
        ]
        #expect(Set(report.keys) == Set(members))
        let match = try #require((report["matches"] as? [[String: Any]])?.first)
        #expect(match["rule"] as? String == "untracked_suspension")
        #expect(match["line"] as? Int == 16)
    }

    @Test("as text says what, why, where and what to do")
    func isText() throws {
        let text = try triage(["over_resume.crash"], matcher: ReportFixture.matcher).text(
            .text, tool: ReportFixture.tool)
        #expect(text.hasPrefix("resume() was called on a dispatch source that was not suspended [over_resume, high]\n"))
        for part in [
            "  why: frame 0, _dispatch_lane_resume", "  where: Sources/Poller.swift:16: ", "  to confirm: ", "  fix: ",
            "1 report: 1 of a timer, 1 unreadable",
        ] {
            #expect(text.contains(part), "\(part) in\n\(text)")
        }
    }

    @Test("names nobody, nothing of the machine, and no address", arguments: TriageFormat.allCases)
    func isPrivate(_ format: TriageFormat) throws {
        let files = [
            "release_suspended.ips", "over_resume.crash", "unowned_owner.crash", "over_resume.swift.txt",
            "release.swift.json", "missing_selector.crash", "dying_owner.txt",
            "release_unbalanced.lldb.txt",
        ]
        let text = try triage(files).text(format, tool: ReportFixture.tool)
        for secret in [
            "somebody", "AAAAAAAA", "0123456789abcdef", "iPhone14,2", "/private", "/home", "0x600", "0x283a4b6c0",
            "4313843200", "4711",
        ] {
            #expect(!text.contains(secret), "\(secret)")
        }
    }

    @Test("obeys nothing that a report says", arguments: TriageFormat.allCases)
    func isEscaped(_ format: TriageFormat) throws {
        let text = ReportFixture.overResume(in: "<img src=x>`|*\u{1B}[31m\u{202E}Evil.run()")
        let report = try #require(try ReportReader.read(Array(text.utf8)).first)
        let printed = TriageReport(reports: [TriagedReport(report, input: "a|`b`.crash", index: 0, matcher: nil)]).text(
            format, tool: ReportFixture.tool)
        #expect(!printed.contains("\u{1B}"))
        #expect(!printed.contains("\u{202E}"))
        if format == .markdown {
            #expect(!printed.contains("<img") && !printed.contains("|") && !printed.contains("`"))
        }
    }

    @Test("is the same every time", arguments: TriageFormat.allCases)
    func isDeterministic(_ format: TriageFormat) throws {
        let files = ["over_resume.crash", "swift_trap.crash", "release_suspended.ips"]
        #expect(
            try triage(files).text(format, tool: ReportFixture.tool)
                == triage(files).text(format, tool: ReportFixture.tool))
    }
}
