import Testing
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintSource

@Suite struct PieceTableTests {
    @Test(arguments: 0..<300)
    func severalRoundsOfEditsAreToldAsOne(_ seed: Int) {
        var random = SplitMix(seed: seed)
        let old = random.text(lines: 12)
        var table = PieceTable(old)
        var text = old
        for _ in 0..<4 {
            let edits = random.edits(of: text, count: 5)
            text = edits.applied(to: text)
            table.apply(edits)
            #expect(table.bytes == text)
        }
        #expect(table.edits.applied(to: old) == text)
    }

    @Test func itsEditsAreSortedAndStandApart() {
        var random = SplitMix(seed: 1)
        for _ in 0..<200 {
            let old = random.text(lines: 12)
            var table = PieceTable(old)
            for _ in 0..<3 { table.apply(random.edits(of: table.bytes, count: 5)) }
            for (edit, next) in zip(table.edits, table.edits.dropFirst()) {
                #expect(edit.range.end < next.range.start)
            }
        }
    }

    @Test func whatWasNotEditedHasNoEdits() {
        #expect(PieceTable(Array("abc".utf8)).edits.isEmpty)
    }
}
