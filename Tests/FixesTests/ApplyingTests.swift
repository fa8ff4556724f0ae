import Testing
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintSource

@Suite struct ApplyingTests {
    @Test func editsAreMadeInOrderAndTheRestIsKept() {
        let edits = [
            TextEdit(range: SourceRange(1, 2), replacement: "XY"), TextEdit(range: SourceRange(3, 3), replacement: "!"),
            TextEdit(range: SourceRange(3, 3), replacement: "?"),
        ]
        #expect(edits.applied(to: Array("abcd".utf8)) == Array("aXYc!?d".utf8))
    }
}
