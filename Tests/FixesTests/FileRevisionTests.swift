import Testing
import TimerlintDiagnostics
import TimerlintSource

@Suite("A place in a file that is edited") struct FileRevisionTests {
    private func file(_ text: String) -> SourceFile {
        SourceFile(path: "a.swift", language: .swift, bytes: Array(text.utf8))
    }

    private let old = "first()\nsecond()\n\n{\n    third()\n}\n\nfourth()\nfifth()\n"

    /// What stands in the new text where a word is moved to; `nil` if it is not moved.
    private func moved(_ word: String, _ replaced: String, _ replacement: String, in old: String) -> String? {
        let new = old.replacing(replaced, with: replacement, maxReplacements: 1)
        guard let place = old.firstRange(of: word) else { return nil }
        let start = UInt32(old.utf8.distance(from: old.startIndex, to: place.lowerBound))
        let revision = FileRevision(of: file(old), to: file(new))
        return revision.moved(SourceRange(start, start + UInt32(word.utf8.count))).map { revision.new.text($0) }
    }

    @Test(
        "is known unless it is on the lines that differ or the next ones with text",
        arguments: [
            ("first", "third", "other", true), ("second", "third", "other", true), ("fourth", "third", "other", true),
            ("third", "third", "third", true), ("{", "third", "other", false), ("}", "third", "other", false),
            ("second", "{", "{ other", false), ("first", "{", "{ other", true), ("fourth", "}", "é😀 }", false),
            ("fifth", "}", "é😀 }", true), ("fifth", "    third()\n", "", true), ("first", "    third()\n", "", true),
            ("second", "fifth()\n", "fifth()", true), ("{", "    third()\n", "", false),
            ("}", "    third()\n", "", false), ("fourth", "fifth()\n", "fifth()", false),
        ])
    func movesApart(_ word: String, _ replaced: String, _ replacement: String, _ isMoved: Bool) {
        for ending in ["\n", "\r\n", "\r"] {
            let text = { (text: String) in text.replacing("\n", with: ending) }
            let found = moved(word, text(replaced), text(replacement), in: text(old))
            #expect(found == (isMoved ? word : nil))
        }
    }

    @Test("is not known where a repeated line may be the one that came or went")
    func knowsNotWhichOne() {
        let lines = "a()\n" + String(repeating: "b()\n", count: 9) + "c()\n\nd()\ne()\n"
        #expect(moved("b()\nb", "b()\n", "", in: lines) == nil)
        #expect(moved("e", "b()\n", "", in: lines) == "e")
    }

    @Test(
        "leaves fixes elsewhere the layout that they copy, or not",
        arguments: [
            ("    third()", "    other()", true), ("    third()", "\n    third()", true),
            ("    third()", "     third()", false), ("{\n", "{\r\n", false),
            ("{\n    third()\n}", "{\n  third()\n}", false),
        ])
    func keepsLayout(_ replaced: String, _ replacement: String, _ isKept: Bool) {
        let new = old.replacing(replaced, with: replacement, maxReplacements: 1)
        #expect(FileRevision(of: file(old), to: file(new)).keepsLayout == isKept)
    }
}
