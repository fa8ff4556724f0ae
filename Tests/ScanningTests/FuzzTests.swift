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

    /// Every how many tokens of a file are damaged. Reading a file once for each of its tokens takes the square of its size:
    /// of the many that are there for rules, a part will do, unless the slow way is asked for.
    private var stride: Int {
        let isThorough = ProcessInfo.processInfo.environment["TIMERLINT_SLOW"] != nil
        return path.hasPrefix("Fixtures/Rules") && !isThorough ? 8 : 1
    }

    /// Some of a list, evenly spread; which ones changes with the file.
    func some<Item>(of items: some Collection<Item>) -> [Item] {
        let items = Array(items)
        return Swift.stride(from: bytes.count % stride, to: items.count, by: stride).map { items[$0] }
    }

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

    @Test("cut off before, within and after its tokens", arguments: Specimen.all)
    func prefixes(specimen: Specimen) {
        let cuts = specimen.some(of: lex(specimen.bytes)).flatMap { [$0.start, ($0.start + $0.end) / 2, $0.end] }
        for count in Set(cuts) {
            #expect(flaw(inReadingOf: Array(specimen.bytes.prefix(Int(count)))) == nil, "cut at \(count)")
        }
    }

    @Test("with a token dropped or doubled", arguments: Specimen.all)
    func tokens(specimen: Specimen) {
        let bytes = specimen.bytes
        for token in specimen.some(of: lex(bytes).dropLast()) {
            let range = Int(token.start)..<Int(token.end)
            let dropped = bytes[..<range.lowerBound] + bytes[range.upperBound...]
            #expect(flaw(inReadingOf: Array(dropped)) == nil, "without \(range)")
            let doubled = bytes[..<range.upperBound] + [UInt8(ascii: " ")] + bytes[range] + bytes[range.upperBound...]
            #expect(flaw(inReadingOf: Array(doubled)) == nil, "\(range) twice")
        }
    }

    @Test("with a bracket turned into the next kind of bracket", arguments: Specimen.all)
    func brackets(specimen: Specimen) {
        let brackets = Array("(){}[]<>(".utf8)
        var changed = specimen.bytes
        let found = specimen.bytes.enumerated().compactMap { index, byte in
            brackets.firstIndex(of: byte).map { (index: index, next: brackets[$0 + 1]) }
        }
        for (index, next) in specimen.some(of: found) {
            changed[index] = next
            #expect(flaw(inReadingOf: changed) == nil, "\(index)")
            changed[index] = specimen.bytes[index]
        }
    }
}
