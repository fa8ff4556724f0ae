import Testing
import TimerlintLexing
import TimerlintSource
import TimerlintTestSupport

@Suite("The tokens of a fixture") struct LexedFixtureTests {
    @Test("and the trivia between them give back its bytes", arguments: Fixture.all)
    func join(fixture: Fixture) throws {
        for source in try fixture.sources() where source.file.language == .swift {
            for bytes in [source.bytes] + Mutation.allCases.map({ $0.apply(to: source.bytes, language: .swift) }) {
                #expect(joined(bytes) == bytes, sourceLocation: source.sourceLocation(line: 1))
            }
        }
    }

    private func joined(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for token in lex(bytes) {
            let gap = SourceRange(UInt32(result.count), token.start)
            guard gap.start <= gap.end, token.end <= UInt32(bytes.count) else { return result }
            for piece in TriviaPieces(of: bytes, gap: gap) {
                result += bytes[Int(piece.range.start)..<Int(piece.range.end)]
            }
            result += bytes[Int(token.start)..<Int(token.end)]
        }
        return result
    }
}
