import Testing
import TimerlintSource
import TimerlintSyntax

@Suite("Every construct of Fixtures/Syntax")
struct SyntaxFixtureTests {
    @Test("there are fixtures")
    func exist() { #expect(SyntaxFixture.all.count > 10) }

    @Test("is read as the comment behind it says", arguments: SyntaxFixture.all)
    func readsAsExpected(_ fixture: SyntaxFixture) {
        let tree = tree(of: fixture.bytes)
        for expectation in fixture.expectations(in: tree) {
            #expect(expectation.tree == expectation.expected, "line \(expectation.line)")
        }
    }

    @Test("is read whole", arguments: SyntaxFixture.all)
    func skipsNothing(_ fixture: SyntaxFixture) {
        let tree = tree(of: fixture.bytes)
        #expect(tree.skipped.map { "line \(tree.file.lines.line(at: $0.range.start)): \($0.reason)" } == [])
        #expect(flaw(in: tree) == nil)
    }

    @Test("gives a sound tree wherever it is cut off", arguments: SyntaxFixture.all)
    func survivesEveryPrefix(_ fixture: SyntaxFixture) {
        for length in fixture.bytes.indices {
            let flaw = flaw(in: tree(of: Array(fixture.bytes[..<length])))
            #expect(flaw == nil, "the first \(length) bytes")
        }
    }

    @Test("gives a sound tree from any place on", arguments: SyntaxFixture.all)
    func survivesEverySuffix(_ fixture: SyntaxFixture) {
        for start in fixture.bytes.indices {
            let flaw = flaw(in: tree(of: Array(fixture.bytes[start...])))
            #expect(flaw == nil, "without the first \(start) bytes")
        }
    }

    @Test("gives a sound tree without any one of its brackets", arguments: SyntaxFixture.all)
    func survivesLostBrackets(_ fixture: SyntaxFixture) {
        for index in fixture.bytes.indices where isBracket(fixture.bytes[index]) {
            var bytes = fixture.bytes
            bytes.remove(at: index)
            let flaw = flaw(in: tree(of: bytes))
            #expect(flaw == nil, "without byte \(index)")
        }
    }

    private func isBracket(_ byte: UInt8) -> Bool { "(){}[]<>".utf8.contains(byte) }
}
