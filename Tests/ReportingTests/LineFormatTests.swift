import Testing
import TimerlintDiagnostics
import TimerlintReporting
import TimerlintSource

@Suite struct LineFormatTests {
    @Test func aFindingIsOneLineThatCompilersCouldHaveWritten() {
        let report = sampleReport([finding("timer", in: sampleFile("let timer = 1\n"))])
        #expect(report.text(.concise) == "Clock.swift:1:5: warning: it stops [some_rule]\n")
    }

    @Test(arguments: [
        ("let timer", 5), ("\tlet timer", 6), ("/* é */ timer", 10), ("/* 🙂 */ timer", 12), ("x\r\n  timer", 3),
        ("x\r timer", 2), ("\u{FEFF}timer", 4),
    ])
    func columnsAreBytesFromOne(_ text: String, _ column: Int) {
        let report = sampleReport([finding("timer", in: sampleFile(text))])
        #expect(report.text(.concise).contains(":\(column): warning"))
    }

    @Test func xcodeGetsAbsolutePaths() {
        let near = sampleReport([finding("t", in: sampleFile("t", path: "../lib/./A.swift"))])
        #expect(near.text(.xcode) == "/repo/lib/A.swift:1:1: warning: it stops [some_rule]\n")
        let far = sampleReport([finding("t", in: sampleFile("t", path: "/elsewhere/A.swift"))])
        #expect(far.text(.xcode) == "/elsewhere/A.swift:1:1: warning: it stops [some_rule]\n")
    }

    @Test func stepsAreNotesAndOnlyOnRequest() {
        let file = sampleFile("let timer = 1\n")
        let step = TraceStep(location: place("= 1", in: file), message: "it starts", state: "active")
        let report = sampleReport([finding("timer", in: file, trace: [step])])
        #expect(report.text(.concise).split(separator: "\n").count == 1)
        #expect(
            report.text(.concise, style: ReportStyle(trace: true)).split(separator: "\n").last
                == "Clock.swift:1:11: note: it starts (active)")
    }

    @Test func aFileThatFailedIsSaid() {
        let notices = [Notice(kind: .unreadable, path: "A.swift", message: "cannot be read: gone")]
        let report = sampleReport([], notices: notices)
        #expect(report.text(.concise) == "A.swift: error: cannot be read: gone\n")
        #expect(report.text(.xcode) == "/repo/app/A.swift:1:1: error: cannot be read: gone\n")
        #expect(report.text(.concise, style: ReportStyle(notices: false)) == "")
    }

    @Test(arguments: [ReportFormat.concise, .xcode, .agent])
    func aHostileNameStaysOnItsLineAndMovesNothing(_ format: ReportFormat) {
        let text = hostileReport().text(format, style: ReportStyle(trace: true))
        let lines = text.split(separator: "\n")
        #expect(lines.count == (format == .agent ? 2 : 3))
        #expect(lines.allSatisfy { $0.contains(##"\nf]]>g<h>&i|`j`#\u{23}[k]\u{1B}[31ml🙂"##) })
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E })
    }

    /// GitHub trims white space before it checks for `::`, and finds `##[` anywhere.
    @Test(
        arguments: [
            "::set-output name=a::b.swift", " ::add-mask::a.swift", "a\n::error::b.swift", "##[error]a.swift",
            "a##vso[task.setvariable]b.swift",
        ],
        ReportFormat.allCases)
    func nothingOfTheTreeIsACommandToTheServiceThatShowsTheLog(_ name: String, _ format: ReportFormat) {
        let file = sampleFile("let timer = 1\n", path: name)
        let step = TraceStep(location: place("= 1", in: file), message: name, state: name)
        let report = sampleReport(
            [finding("timer", in: file, message: name, trace: [step])],
            notices: [Notice(kind: .unreadable, path: name, message: name)])
        let text = report.text(format, style: ReportStyle(trace: true))
        #expect(!text.contains("##["))
        #expect(!text.contains("##vso["))
        let commands = text.split(separator: "\n").filter { $0.drop(while: \.isWhitespace).hasPrefix("::") }
        #expect(commands.isEmpty == (format != .github))
        #expect(commands.allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") })
    }

    @Test(arguments: ReportFormat.allCases)
    func noFormatCarriesWhatTerminalsObey(_ format: ReportFormat) {
        let report = hostileReport().text(format, style: ReportStyle(trace: true))
        #expect(
            report.unicodeScalars.allSatisfy {
                $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0x202E
            })
    }

    @Test func anAgentLearnsWhyAndHow() {
        let file = sampleFile("let timer = 1\n")
        let step = TraceStep(location: place("= 1", in: file), message: "it starts", state: nil)
        let fix = FixIt(title: "fix it", safety: .unsafe, edits: [.insertion("x", at: 0, of: file)])
        let report = sampleReport([finding("timer", in: file, trace: [step], fix: fix)])
        #expect(
            report.text(.agent)
                == "Clock.swift:1:5: warning: it stops [some_rule] | how: 1. it starts at line 1 | why: It stops. Then it is still. | fix (unsafe): fix it\n"
        )
    }
}
