import Foundation
import Testing
import TimerlintLexing
import TimerlintSource
import TimerlintTestSupport

/// A Swift file of the fixtures.
struct Specimen: CustomTestStringConvertible, Sendable {
    /// Relative to the repository.
    let path: String
    let bytes: [UInt8]

    var testDescription: String { path }

    static let all: [Specimen] = ["Fixtures/Rules", "Fixtures/Syntax", "Fixtures/ControlFlow"].flatMap { folder in
        let url = Repository.root.appendingPathComponent(folder)
        return Repository.sources(below: url).filter { $0.language == .swift }.map {
            Specimen(path: "\(folder)/\($0.path)", bytes: $0.bytes)
        }
    }
}

@Suite("A damaged fixture is still read to its end") struct FuzzTests {
    @Test("of which there are many")
    func specimens() { #expect(Specimen.all.count > 100) }

    @Test("cut off before, within and after any token", arguments: Specimen.all)
    func prefixes(specimen: Specimen) {
        let cuts = lex(specimen.bytes).flatMap { [$0.start, ($0.start + $0.end) / 2, $0.end] }
        for count in Set(cuts) {
            #expect(flaw(inReadingOf: Array(specimen.bytes.prefix(Int(count)))) == nil, "cut at \(count)")
        }
    }

    @Test("with any token dropped or doubled", arguments: Specimen.all)
    func tokens(specimen: Specimen) {
        let bytes = specimen.bytes
        for token in lex(bytes).dropLast() {
            let range = Int(token.start)..<Int(token.end)
            let dropped = bytes[..<range.lowerBound] + bytes[range.upperBound...]
            #expect(flaw(inReadingOf: Array(dropped)) == nil, "without \(range)")
            let doubled = bytes[..<range.upperBound] + [UInt8(ascii: " ")] + bytes[range] + bytes[range.upperBound...]
            #expect(flaw(inReadingOf: Array(doubled)) == nil, "\(range) twice")
        }
    }

    @Test("with any bracket turned into the next kind of bracket", arguments: Specimen.all)
    func brackets(specimen: Specimen) {
        let brackets = Array("(){}[]<>(".utf8)
        var changed = specimen.bytes
        for (index, byte) in specimen.bytes.enumerated() {
            guard let kind = brackets.firstIndex(of: byte) else { continue }
            changed[index] = brackets[kind + 1]
            #expect(flaw(inReadingOf: changed) == nil, "\(index)")
            changed[index] = byte
        }
    }
}
