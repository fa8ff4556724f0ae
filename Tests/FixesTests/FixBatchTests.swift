import Testing
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintSource

@Suite struct FixBatchTests {
    private let file = source("abcdef")

    private func fix(_ edits: (UInt32, UInt32, String)...) -> FixIt {
        FixIt(
            title: "fix it", safety: .safe,
            edits: edits.map { FileEdit(file, SourceRange($0.0, $0.1), replacement: $0.2) })
    }

    private func apply(_ fixes: [FixIt]) -> (String, [FixBatch.Fate]) {
        let result = applyFixes(fixes, to: file)
        return (String(decoding: result.bytes, as: UTF8.self), result.fates)
    }

    @Test func fixesThatStandApartAreAllApplied() {
        let (text, fates) = apply([fix((5, 6, "F"), (0, 1, "A")), fix((2, 4, ""))])
        #expect(text == "AbeF")
        #expect(fates == [.applied, .applied])
    }

    @Test func ofTwoThatOverlapTheSecondWaits() {
        let (text, fates) = apply([fix((1, 3, "X")), fix((2, 4, "Y"), (5, 6, "Z")), fix((5, 6, "W"))])
        #expect(text == "aXdeW")
        #expect(fates == [.applied, .deferred, .applied])
    }

    @Test func ofTwoThatTouchTheSecondWaits() {
        #expect(apply([fix((1, 3, "X")), fix((3, 3, "Y"))]).1 == [.applied, .deferred])
        #expect(apply([fix((3, 3, "X")), fix((3, 3, "Y"))]).1 == [.applied, .deferred])
        #expect(apply([fix((3, 4, "X")), fix((1, 3, "Y"))]).1 == [.applied, .deferred])
    }

    @Test func whatTwoFixesAskForIsDoneOnce() {
        let (text, fates) = apply([fix((1, 1, "X")), fix((1, 1, "X"), (4, 4, "Y"))])
        #expect(text == "aXbcdYef")
        #expect(fates == [.applied, .applied])
    }

    @Test func aFixMayInsertTwiceAtOnePlace() {
        #expect(apply([fix((1, 1, "X"), (1, 1, "Y"))]).0 == "aXYbcdef")
    }

    @Test func aFixThatCannotBeMadeIsNotMade() {
        let (text, fates) = apply(
            [fix((1, 3, "X"), (2, 4, "Y")), fix((5, 9, "Z")), fix(), fix((3, 2, "W"))])
        #expect(text == "abcdef")
        #expect(fates == [.malformed, .malformed, .malformed, .malformed])
    }

    @Test func aFixOfSeveralFilesIsAppliedInAllOrInNone() {
        let other = source("uvwxyz", path: "B.swift")
        let both = FixIt(
            title: "fix it", safety: .safe,
            edits: [
                FileEdit(file, SourceRange(0, 1), replacement: "A"),
                FileEdit(other, SourceRange(5, 6), replacement: "Z"),
            ])
        let one = FixIt(title: "fix it", safety: .safe, edits: [FileEdit(other, SourceRange(5, 5), replacement: "!")])
        let first = FixBatch([both, one])
        #expect(first.fates == [.applied, .deferred])
        #expect(first.edits.mapValues { $0.map(\.replacement) } == [file.id: ["A"], other.id: ["Z"]])
        let second = FixBatch([one, both])
        #expect(second.fates == [.applied, .deferred])
        #expect(second.edits.mapValues { $0.map(\.replacement) } == [other.id: ["!"]])
    }

    @Test(arguments: 0..<200)
    func eachFixIsAppliedWholeOrNotAtAll(_ seed: Int) {
        var random = SplitMix(seed: seed)
        let file = SourceFile(path: "A.swift", language: .swift, bytes: random.text(lines: 20))
        let fixes = (0..<10).map { _ in
            FixIt(
                title: "", safety: .safe,
                edits: random.edits(of: file.bytes, count: 2).map {
                    FileEdit(file, $0.range, replacement: $0.replacement)
                })
        }
        let batch = FixBatch(fixes)
        let edits = batch.edits[file.id] ?? []
        for (edit, next) in zip(edits, edits.dropFirst()) { #expect(edit.range.end <= next.range.start) }
        for (fix, fate) in zip(fixes, batch.fates) where fate == .applied {
            #expect(fix.changes.flatMap(\.edits).allSatisfy(edits.contains))
        }
        let made = zip(fixes, batch.fates).filter { $0.1 == .applied }.flatMap { $0.0.changes.flatMap(\.edits) }
        #expect(edits.allSatisfy(made.contains))
        let first = zip(fixes, batch.fates).first { $0.1 != .malformed }
        #expect(first == nil || first?.1 == .applied)
    }
}

private func source(_ text: String, path: String = "A.swift") -> SourceFile {
    SourceFile(path: path, language: .swift, bytes: Array(text.utf8))
}
