import Testing
import TimerlintDiagnostics
import TimerlintSource
import TimerlintTestSupport

@Suite("A mark") struct MarkTests {
    @Test("at the end of a line names its findings and is blanked")
    func endOfLine() throws {
        let source = try MarkedSource(
            marked: Array("a()  // expect: over_resume, unbalanced_suspend(note)\nb()\n".utf8))
        #expect(
            source.marks == [
                Mark(rule: "over_resume", line: 1), Mark(rule: "unbalanced_suspend", severity: .note, line: 1),
            ])
        let blank = String(repeating: " ", count: 53 - 3)
        #expect(String(decoding: source.bytes, as: UTF8.self) == "a()" + blank + "\nb()\n")
        #expect(String(decoding: source.unmarked, as: UTF8.self) == "a()\nb()\n")
    }

    @Test("behind carets belongs to the line above and fixes the columns")
    func carets() throws {
        let text = "  t.resume()\n//^^^^^^^^^^ expect: over_resume\n//  ^^^^ expect: weak_timer_handle\n"
        let source = try MarkedSource(marked: Array(text.utf8))
        #expect(
            source.marks == [
                Mark(rule: "over_resume", line: 1, columns: 3..<13),
                Mark(rule: "weak_timer_handle", line: 1, columns: 5..<9),
            ])
        #expect(source.bytes.count == text.utf8.count)
        #expect(!String(decoding: source.bytes, as: UTF8.self).contains("//"))
        #expect(String(decoding: source.unmarked, as: UTF8.self) == "  t.resume()\n")
    }

    @Test("that cannot be read is an error", arguments: ["a // expect: Over", "a // expect:", "a // expect: b(grave)"])
    func malformed(text: String) {
        #expect(throws: MalformedMark.self) { try MarkedSource(marked: Array(text.utf8)) }
    }

    @Test("without a finding, or a finding without a mark, is a mismatch")
    func comparesBothWays() {
        let marks = [Mark(rule: "over_resume", line: 1)]
        #expect(mismatches(marks: marks, findings: [finding("over_resume", 0, 3)]).isEmpty)
        #expect(mismatches(marks: marks, findings: []).map(\.line) == [1])
        #expect(mismatches(marks: [], findings: [finding("over_resume", 4, 7)]).map(\.line) == [2])
        #expect(
            mismatches(marks: marks, findings: [finding("over_resume", 0, 3), finding("over_resume", 0, 3)]).count == 1)
        #expect(mismatches(marks: marks, findings: [finding("over_resume", 4, 7)]).map(\.line) == [1, 2])
    }

    @Test("holds the finding to its severity and columns")
    func comparesDetails() {
        let found = [finding("over_resume", 0, 3)]
        #expect(mismatches(marks: [Mark(rule: "over_resume", severity: .note, line: 1)], findings: found).count == 1)
        #expect(mismatches(marks: [Mark(rule: "over_resume", severity: .error, line: 1)], findings: found).isEmpty)
        #expect(mismatches(marks: [Mark(rule: "over_resume", line: 1, columns: 1..<3)], findings: found).count == 1)
        #expect(mismatches(marks: [Mark(rule: "over_resume", line: 1, columns: 1..<4)], findings: found).isEmpty)
        let long = [finding("over_resume", 0, 7)]
        #expect(mismatches(marks: [Mark(rule: "over_resume", line: 1, columns: 1..<4)], findings: long).isEmpty)
    }

    private static let file = SourceFile(path: "a.swift", language: .swift, bytes: Array("abc\ndef\n".utf8))

    private func finding(_ rule: String, _ start: UInt32, _ end: UInt32) -> Finding {
        Finding(
            rule: rule, severity: .error, location: Location(file: Self.file, range: SourceRange(start, end)),
            message: "found")
    }
}
