import Testing
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintSource

@Suite struct ApplyingTests {
    @Test func editsAreMadeInOrderAndTheRestIsKept() {
        let edits = [
            TextEdit(range: SourceRange(1, 2), replacement: "XY"), .insertion("!", at: 3), .insertion("?", at: 3),
        ]
        #expect(edits.applied(to: Array("abcd".utf8)) == Array("aXYc!?d".utf8))
    }
}
