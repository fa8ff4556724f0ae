import Testing
import TimerlintDiagnostics
import TimerlintSource

@testable import TimerlintReporting

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
                edits: [.insertion("source.resume()\n\t\t", at: cancel.range.start, of: file)]))
        #expect(
            sampleReport([found]).text(.text) == """
                Clock.swift:4:3: error: 'source' is cancelled while suspended [some_rule]
                    4 |         source.cancel()
                      |         ^^^^^^^^^^^^^^^
                  how:
                      1. 'source' is suspended (suspend count 1), line 3
                         source.suspend()
                crash: Release of a suspended object
                  fix: resume 'source' first
                    4 +         source.resume()

                1 error in 1 file; 1 fixable with --fix
                for details: timerlint explain some_rule

                """)
    }

    /// The excerpt of a finding at the first `timer`: the line and its carets, without the gutter.
    private func excerpt(_ text: String, _ code: String = "timer") -> [String] {
        let lines = sampleReport([finding(code, in: sampleFile(text))]).text(.text).split(separator: "\n")
        return lines[1...2].map { String($0.dropFirst(8)) }
    }

    @Test func caretsStandUnderTheCodeWhateverStandsBeforeIt() {
        #expect(excerpt("let timer = 1") == ["let timer = 1", "    ^^^^^"])
        #expect(excerpt("\tx\ttimer") == ["    x   timer", "        ^^^^^"])
        #expect(excerpt("ab\ttimer") == ["ab  timer", "    ^^^^^"])
        // Wide characters take two columns, combining marks none.
        #expect(excerpt("日本 timer") == ["日本 timer", "     ^^^^^"])
        #expect(excerpt("\"🙂\" timer") == ["\"🙂\" timer", "     ^^^^^"])
        #expect(excerpt("\"👩‍👩‍👧\" timer") == ["\"👩‍👩‍👧\" timer", "     ^^^^^"])
        #expect(excerpt("e\u{301} timer") == ["e\u{301} timer", "  ^^^^^"])
        #expect(excerpt("x 日本 y", "日本") == ["x 日本 y", "  ^^^^"])
    }

    @Test func caretsOfSeveralLinesEndWithTheFirst() {
        #expect(excerpt("let timer = {\n}\n", "timer = {\n}") == ["let timer = {", "    ^^^^^^^^^"])
        #expect(excerpt("a {\r\n}\r\n", "{\r\n}") == ["a {", "  ^"])
    }

    @Test func anEmptyRangeHasOneCaret() {
        let file = sampleFile("ab\n")
        let empty = Finding(
            rule: "r", severity: .note, location: Location(file: file, range: SourceRange(3, 3)), message: "end")
        #expect(sampleReport([empty]).text(.text).contains("    2 | \n      | ^\n"))
    }

    @Test func controlCharactersAreSpelledOut() {
        #expect(excerpt("\u{1B}[2J timer") == ["\\u{1B}[2J timer", "          ^^^^^"])
        #expect(excerpt("\u{202E} timer") == ["\\u{202E} timer", "         ^^^^^"])
    }

    @Test func invalidBytesAreShownAsReplacements() {
        let file = sampleFile([0xFF, 0xC3, UInt8(ascii: " ")] + Array("timer".utf8))
        let text = sampleReport([finding("timer", in: file)]).text(.text)
        #expect(text.contains("    1 | \u{FFFD}\u{FFFD} timer\n      |    ^^^^^\n"))
    }

    @Test func ofLongLinesThePartAroundTheFindingIsShown() {
        let long = String(repeating: "é", count: 5_000) + " timer " + String(repeating: "日", count: 5_000)
        let lines = excerpt(long)
        #expect(lines[0].hasPrefix("…é") && lines[0].hasSuffix("日…"))
        #expect(lines[0].utf8.count < 300)
        #expect(!lines[0].contains("\u{FFFD}"))
        #expect(lines[0].prefix(while: { $0 != "t" }).count == lines[1].prefix(while: { $0 == " " }).count)
    }

    @Test func findingsOfOneTimerStandTogetherTheGravestFirst() {
        let file = sampleFile("make timer\nother\nstop timer\n")
        let timer = place("make", in: file)
        let report = sampleReport([
            finding("make", in: file, rule: "a", severity: .note, message: "one", timer: timer),
            finding("other", in: file, rule: "b", message: "two"),
            finding("stop", in: file, rule: "c", severity: .error, message: "three", timer: timer),
        ])
        #expect(
            report.text(.text) == """
                Clock.swift:3:1: error: three [c]
                    3 | stop timer
                      | ^^^^
                  Clock.swift:1:1: note: one [a]
                      1 | make timer
                        | ^^^^

                Clock.swift:2:1: warning: two [b]
                    2 | other
                      | ^^^^^

                1 error, 1 warning and 1 note in 1 file
                for details: timerlint explain c

                """)
    }

    @Test func aStepInAnotherFileIsNamedByItsPath() {
        let file = sampleFile("timer\n")
        let other = sampleFile("a\nstart\n", path: "Other.swift")
        let steps = [
            TraceStep(location: place("start", in: other), message: "it starts"),
            TraceStep(location: place("timer", in: file), message: "it ends"),
        ]
        let text = sampleReport([finding("timer", in: file, trace: steps)]).text(.text)
        #expect(text.contains("1. it starts, Other.swift:2:1\n") && text.contains("2. it ends, line 1\n"))
    }

    @Test func findingsOfOnePlaceShowItOnce() {
        let file = sampleFile("timer\n")
        let report = sampleReport([finding("timer", in: file, rule: "a"), finding("timer", in: file, rule: "b")])
        #expect(
            report.text(.text).hasPrefix(
                "Clock.swift:1:1: warning: it stops [a]\n    1 | timer\n      | ^^^^^\n  warning: it stops [b]\n\n"))
    }

    @Test func aRuleThatSpeaksOftenInOneFileIsCutShort() {
        let file = sampleFile((1...9).map { "t\($0)\n" }.joined())
        let often = (1...9).map { finding("t\($0)", in: file) }
        let text = sampleReport(often).text(.text)
        #expect(text.contains("Clock.swift: 6 more of [some_rule], in lines 4, 5, 6, 7, 8, 9\n"))
        #expect(text.contains("Clock.swift:3:1:") && !text.contains("Clock.swift:4:1:"))
        #expect(text.contains("9 warnings in 1 file"))
        // Showing one more takes no more space than announcing it.
        #expect(sampleReport(Array(often.prefix(4))).text(.text).contains("Clock.swift:4:1:"))
    }

    @Test func theSumsAreRight() {
        var report = sampleReport([])
        report.files = Report.FileCounts(read: 0)
        #expect(report.text(.text) == "no files linted\n")
        report.files = Report.FileCounts(read: 3, skipped: 2, failed: 1)
        report.baselined = 5
        #expect(report.summary == "no findings in 3 files; 5 in the baseline; 2 skipped; 1 unreadable")
    }

    @Test func hostileNamesMoveNothing() {
        let text = hostileReport().text(.text)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E })
    }

    @Test(arguments: [28, 40, 80, 120])
    func sourceFitsTheTerminal(_ columns: Int) {
        let lead = String(repeating: "a", count: 150)
        let file = sampleFile("\t\tlet \(lead) = 漢字漢字; fire(\(lead)) // 🙂\n")
        var style = ReportStyle()
        style.columns = columns
        for code in ["let", "fire", "漢字", "\(lead) ="] {
            let lines = sampleReport([finding(code, in: file)]).text(.text, style: style).split(separator: "\n")
            for line in lines.dropFirst().prefix(2) {
                #expect(line.reduce(0) { $0 + $1.displayWidth } <= columns, "\(line)")
            }
            #expect(lines[2].contains("^"))
        }
    }
}
