import Foundation
import Testing
import TimerlintDiagnostics
import TimerlintReporting
import TimerlintSource
import TimerlintTestSupport

@Suite struct JSONFormatTests {
    @Test func aPlaceIsGivenInBytesAndInUTF16Units() throws {
        let report = sampleReport([finding("timer", in: sampleFile("a\r\n/* é🙂 */ timer"))])
        let start = try ParsedJSON(report.text(.json))["findings"][0]["range"]["start"]
        #expect(start["offset"].number == 16)
        #expect(start["line"].number == 2)
        #expect(start["column"].number == 14)
        #expect(start["utf16_column"].number == 11)
    }

    @Test func aByteOrderMarkAndInvalidBytesAreCountedAsEditorsDo() throws {
        let marked = sampleReport([finding("timer", in: sampleFile("\u{FEFF}timer"))])
        #expect(try ParsedJSON(marked.text(.json))["findings"][0]["range"]["start"]["utf16_column"].number == 1)
        let broken = sampleFile([0xE9, 0x20, 0xF0, 0x9F, 0x20] + Array("timer".utf8))
        let report = sampleReport([finding("timer", in: broken)])
        #expect(try ParsedJSON(report.text(.json))["findings"][0]["range"]["start"]["utf16_column"].number == 6)
    }

    @Test func theOutcomeIsNamedWithTheCrashMessage() throws {
        let file = sampleFile("a b c")
        let report = sampleReport([
            finding("a", in: file, outcome: .traps("Over-resume of an object")),
            finding("b", in: file, outcome: .neverFires),
            finding("c", in: file),
        ])
        let findings = try ParsedJSON(report.text(.json))["findings"]
        #expect(findings[0]["outcome"].text == "traps")
        #expect(findings[0]["crash_message"].text == "Over-resume of an object")
        #expect(findings[1]["outcome"].text == "never fires")
        #expect(findings[2].keys.isDisjoint(with: ["outcome", "crash_message"]))
    }

    @Test func everythingHostileComesBackAsItWas() throws {
        let document = try ParsedJSON(hostileReport().text(.json))
        let finding = document["findings"][0]
        #expect(finding["path"].text == hostileName)
        #expect(finding["message"].text == "it stops \(hostileName)")
        #expect(finding["trace"][0]["state"].text == hostileName)
        #expect(finding["fix"]["edits"][0]["replacement"].text == "/* \(hostileName) */")
        #expect(document["notices"][0]["path"].text == hostileName)
        #expect(document["notices"][0]["kind"].text == "unreadable")
    }

    @Test func allControlCharactersAreEscaped() throws {
        let name = String(String.UnicodeScalarView((0...0x2F).map { Unicode.Scalar($0) }))
        let text = sampleReport([finding("t", in: sampleFile("t", path: name))]).text(.jsonl)
        #expect(try ParsedJSON(String(text.split(separator: "\n")[1]))["path"].text == name)
        #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    }

    @Test func eachLineOfJSONLinesIsARecord() throws {
        let lines = hostileReport().text(.jsonl).split(separator: "\n").map(String.init)
        let records = try lines.map(ParsedJSON.init)
        #expect(records.map(\.["type"].text) == ["run", "notice", "finding", "summary"])
        #expect(records[0]["schema_version"].number == 1)
        #expect(records[2]["rule"].text == "some_rule")
        #expect(records[3]["summary"]["warnings"].number == 1)
    }

    /// A line of many megabytes must not be recounted for each finding.
    @Test func columnsOfALongLineTakeLittleTime() {
        let file = sampleFile(String(repeating: "é🙂 t", count: 100_000))
        let findings = (0..<4_000).map { index -> Finding in
            let start = UInt32(8 * (96_000 + index) + 7)
            return Finding(
                rule: "r", severity: .note, location: Location(file: file, range: SourceRange(start, start + 1)),
                message: "m")
        }
        let report = sampleReport(findings)
        #expect(processorTime { _ = report.text(.jsonl) } < 10)
    }
}
