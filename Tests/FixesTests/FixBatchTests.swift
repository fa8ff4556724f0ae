import Testing
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintSource

@Suite struct FixBatchTests {
    private func fix(_ edits: (UInt32, UInt32, String)...) -> FixIt {
        FixIt(
            title: "mend it", safety: .safe,
            edits: edits.map { TextEdit(range: SourceRange($0.0, $0.1), replacement: $0.2) })
    }

    private func apply(_ fixes: [FixIt], to text: String) -> (String, [FixBatch.Fate]) {
        let result = applyFixes(fixes, to: Array(text.utf8))
        return (String(decoding: result.bytes, as: UTF8.self), result.fates)
    }

    @Test func fixesThatStandApartAreAllApplied() {
        let (text, fates) = apply([fix((5, 6, "F"), (0, 1, "A")), fix((2, 4, ""))], to: "abcdef")
        #expect(text == "AbeF")
        #expect(fates == [.applied, .applied])
    }

    @Test func ofTwoThatOverlapTheSecondWaits() {
        let (text, fates) = apply([fix((1, 3, "X")), fix((2, 4, "Y"), (5, 6, "Z")), fix((5, 6, "W"))], to: "abcdef")
        #expect(text == "aXdeW")
        #expect(fates == [.applied, .deferred, .applied])
    }

    @Test func ofTwoThatTouchTheSecondWaits() {
        #expect(apply([fix((1, 3, "X")), fix((3, 3, "Y"))], to: "abcdef").1 == [.applied, .deferred])
        #expect(apply([fix((3, 3, "X")), fix((3, 3, "Y"))], to: "abcdef").1 == [.applied, .deferred])
        #expect(apply([fix((3, 4, "X")), fix((1, 3, "Y"))], to: "abcdef").1 == [.applied, .deferred])
    }

    @Test func whatTwoFixesAskForIsDoneOnce() {
        let (text, fates) = apply([fix((1, 1, "X")), fix((1, 1, "X"), (4, 4, "Y"))], to: "abcdef")
        #expect(text == "aXbcdYef")
        #expect(fates == [.applied, .applied])
    }

    @Test func aFixMayInsertTwiceAtOnePlace() {
        #expect(apply([fix((1, 1, "X"), (1, 1, "Y"))], to: "ab").0 == "aXYb")
    }

    @Test func aFixThatCannotBeMadeIsNotMade() {
        let (text, fates) = apply(
            [fix((1, 3, "X"), (2, 4, "Y")), fix((5, 9, "Z")), fix(), fix((3, 2, "W"))], to: "abcdef")
        #expect(text == "abcdef")
        #expect(fates == [.malformed, .malformed, .malformed, .malformed])
    }

    @Test(arguments: 0..<200)
    func eachFixIsAppliedWholeOrNotAtAll(_ seed: Int) {
        var random = SplitMix(seed: seed)
        let bytes = random.text(lines: 20)
        let fixes = (0..<10).map { _ in
            FixIt(title: "", safety: .safe, edits: random.edits(of: bytes, count: 2))
        }
        let batch = FixBatch(fixes, fileLength: bytes.count)
        for (edit, next) in zip(batch.edits, batch.edits.dropFirst()) { #expect(edit.range.end <= next.range.start) }
        for (fix, fate) in zip(fixes, batch.fates) where fate == .applied {
            #expect(fix.edits.allSatisfy(batch.edits.contains))
        }
        let made = zip(fixes, batch.fates).filter { $0.1 == .applied }.flatMap(\.0.edits)
        #expect(batch.edits.allSatisfy(made.contains))
        let first = zip(fixes, batch.fates).first { $0.1 != .malformed }
        #expect(first == nil || first?.1 == .applied)
    }
}
