import Foundation
import Testing
import TimerlintReporting

/// `Fixtures/Reports` contains one example per format. `TIMERLINT_UPDATE=1 swift test --filter GoldenTests`
/// writes them and fails, so that it cannot be mistaken for a pass.
@Suite struct GoldenTests {
    @Test(arguments: ReportFormat.allCases)
    func eachFormatIsAsItsExampleShows(_ format: ReportFormat) throws {
        let url = SampleReport.folder.appendingPathComponent(example(of: format))
        let text = try SampleReport.report().text(format, style: ReportStyle(trace: true))
        if ProcessInfo.processInfo.environment["TIMERLINT_UPDATE"] != nil {
            try Data(text.utf8).write(to: url)
            Issue.record("wrote \(url.lastPathComponent); read it, then run without TIMERLINT_UPDATE")
        } else {
            let expected = String(decoding: try Data(contentsOf: url), as: UTF8.self)
            #expect(text == expected, "TIMERLINT_UPDATE=1 swift test --filter GoldenTests")
        }
    }

    @Test func colorChangesNothingButColor() throws {
        let report = try SampleReport.report()
        let colored = report.text(.text, style: ReportStyle(color: true))
        #expect(colored.contains("\u{1B}["))
        #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == report.text(.text))
    }

    @Test func noExampleIsLeftOfAFormatThatIsGone() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: SampleReport.folder.path).filter {
            $0 != "My App"
        }
        #expect(Set(names) == Set(ReportFormat.allCases.map(example)))
    }

    private func example(of format: ReportFormat) -> String {
        switch format {
        case .text: "text.txt"
        case .concise, .xcode, .github, .agent: "\(format.rawValue).log"
        case .json, .gitlab, .rdjson: "\(format.rawValue).json"
        case .jsonl: "jsonl.jsonl"
        case .sarif: "sarif.sarif"
        case .checkstyle, .junit: "\(format.rawValue).xml"
        case .markdown: "markdown.md"
        }
    }
}
