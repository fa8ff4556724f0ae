import Foundation
import Testing
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintSource

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String, _ edits: [TextEdit], path: String = "A.swift") -> String {
        String(decoding: UnifiedDiff(path: path, of: Array(old.utf8), edits: edits).bytes, as: UTF8.self)
    }

    @Test func itShowsThreeLinesAroundAChange() {
        let old = (1...9).map { "\($0)\n" }.joined()
        #expect(
            diff(old, [TextEdit(range: SourceRange(8, 9), replacement: "five")]) == """
                --- a/A.swift
                +++ b/A.swift
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
    }

    @Test func changesFarApartHaveHunksOfTheirOwn() {
        let old = (0..<20).map { "\($0 % 10)\n" }.joined()
        let text = diff(old, [.insertion("new\n", at: 4), TextEdit(range: SourceRange(30, 32), replacement: "")])
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,5 +1,6 @@", "@@ -13,7 +14,6 @@"])
        let near = diff(old, [.insertion("new\n", at: 4), TextEdit(range: SourceRange(16, 18), replacement: "")])
        #expect(near.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,12 +1,12 @@"])
    }

    @Test func aMissingLastLineEndingIsSaid() {
        #expect(
            diff("a\nb", [.insertion("\nc\n", at: 3)])
                == "--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1,3 @@\n a\n-b\n\\ No newline at end of file\n+b\n+c\n")
    }

    @Test func whatChangesNothingIsEmpty() {
        #expect(diff("a\n", []) == "")
        #expect(diff("a\n", [TextEdit(range: SourceRange(0, 1), replacement: "a")]) == "")
    }

    @Test func namesThatWouldBreakTheLineAreQuoted() {
        let edit = [TextEdit.insertion("b\n", at: 0)]
        #expect(diff("", edit, path: "a b.swift").hasPrefix("--- a/a b.swift\t\n+++ b/a b.swift\t\n@@ -0,0 +1 @@\n"))
        #expect(diff("", edit, path: "a\n\"\\\u{1}é.swift").hasPrefix(#"--- "a/a\n\"\\\001é.swift""# + "\n"))
    }

    /// Applies a hundred random diffs with the real git, to files with difficult names.
    @Test func gitAppliesIt() throws {
        let folder = try TemporaryFolder()
        var random = SplitMix(seed: 42)
        var patch: [UInt8] = []
        var expected: [(String, [UInt8])] = []
        let names = [
            "plain", "with space", "quote\"s", "back\\slash", "tab\there", "émoji🙂", "new\nline", "%25", "a:b,c",
        ]
        for index in 0..<100 {
            let name = "\(index) \(names[index % names.count]).swift"
            let old = random.text(lines: 40)
            let edits = random.edits(of: old, count: 6)
            let new = edits.applied(to: old)
            let bytes = UnifiedDiff(path: name, of: old, edits: edits).bytes
            #expect(bytes.isEmpty == (old == new))
            patch += bytes
            try folder.write(old, to: name)
            // git deletes a file that a patch leaves empty; the tool never empties a file.
            expected.append((name, new))
        }
        try folder.write(patch, to: "all.patch")
        let git = try folder.run("git", "apply", "--whitespace=nowarn", "all.patch")
        #expect(git.status == 0, "\(git.output)")
        for (name, new) in expected { #expect((try? folder.read(name)) ?? [] == new, "\(name)") }
    }
}
