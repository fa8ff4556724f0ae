import Diagnostics
import Reporting
import Source
import Testing

@Suite struct ConciseFormatTests {
    @Test func aFindingIsOneLineThatCompilersCouldHaveWritten() {
        let report = sampleReport([finding("timer", in: sampleFile("let timer = 1\n"))])
        #expect(report.text(.concise) == "Clock.swift:1:5: warning: it stops [some_rule]\n")
    }
}

func sampleFile(_ text: String, path: String = "Clock.swift") -> SourceFile {
    SourceFile(path: path, language: .swift, bytes: Array(text.utf8))
}

/// A finding at the first place where `code` stands in the file.
func finding(
    _ code: String, in file: SourceFile, rule: String = "some_rule", severity: Severity = .warning,
    message: String = "it stops", trace: [TraceStep] = [], outcome: Outcome? = nil, fix: FixIt? = nil,
    timer: Location? = nil
) -> Finding {
    Finding(
        rule: rule, severity: severity, location: place(code, in: file), message: message, trace: trace,
        outcome: outcome, fix: fix, timer: timer)
}

/// The first place where `code` stands in the file.
func place(_ code: String, in file: SourceFile) -> Location {
    let needle = Array(code.utf8)
    let start = (0...(file.bytes.count - needle.count)).first { Array(file.bytes[$0..<($0 + needle.count)]) == needle }!
    return Location(file: file, range: SourceRange(UInt32(start), UInt32(start + needle.count)))
}

func sampleReport(_ findings: [Finding], notices: [Notice] = []) -> Report {
    Report(
        tool: Report.Tool(version: "1.2.3", url: "https://example.org/timerlint"),
        rules: [
            RuleDescription(
                id: "some_rule", summary: "a timer stops", why: "It **stops**. Then it is still.", severity: .warning,
                helpURL: "https://example.org/some_rule")
        ],
        findings: findings, notices: notices, files: Report.FileCounts(read: 1),
        folders: Folders(working: "/repo/app", root: "/repo"))
}
