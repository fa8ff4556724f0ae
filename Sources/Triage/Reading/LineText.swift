/// A line of a report, or a part of one, as bytes. Reports are long and consist mostly of frames; processing
/// characters would cost a hundred times as much. All searched texts are ASCII; other bytes belong to names.
struct LineText {
    private(set) var bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    init(_ text: some StringProtocol) { bytes = Array(text.utf8)[...] }

    /// Invalid UTF-8 is repaired.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    var isEmpty: Bool { bytes.isEmpty }
    var first: UInt8? { bytes.first }

    func hasPrefix(_ text: StaticString) -> Bool { bytes.starts(with: text.bytes) }

    func hasSuffix(_ text: StaticString) -> Bool {
        bytes.count >= text.utf8CodeUnitCount && bytes.suffix(text.utf8CodeUnitCount).elementsEqual(text.bytes)
    }

    func contains(_ text: StaticString) -> Bool { parts(at: text) != nil }

    func contains(_ byte: UInt8) -> Bool { bytes.contains(byte) }

    // MARK: Parts

    func dropFirst(_ count: Int = 1) -> LineText { LineText(bytes.dropFirst(count)) }
    func dropLast(_ count: Int = 1) -> LineText { LineText(bytes.dropLast(count)) }
    func prefix(_ count: Int) -> LineText { LineText(bytes.prefix(count)) }
    func drop(while condition: (UInt8) -> Bool) -> LineText { LineText(bytes.drop(while: condition)) }
    func prefix(while condition: (UInt8) -> Bool) -> LineText { LineText(bytes.prefix(while: condition)) }

    /// The parts before and after the first occurrence of a text.
    func parts(at text: StaticString) -> (before: LineText, behind: LineText)? {
        position(of: text, among: bytes.startIndex...).map { split(at: $0, text.utf8CodeUnitCount) }
    }

    /// The parts before and after the last occurrence of a text.
    func parts(atLast text: StaticString) -> (before: LineText, behind: LineText)? {
        let length = text.utf8CodeUnitCount
        guard bytes.count >= length else { return nil }
        var at = bytes.endIndex - length
        while at >= bytes.startIndex {
            if matches(text, at: at) { return split(at: at, length) }
            at -= 1
        }
        return nil
    }

    /// Splits at the first byte that satisfies a condition; the byte belongs to the second part.
    func parts(where condition: (UInt8) -> Bool) -> (before: LineText, from: LineText)? {
        bytes.firstIndex(where: condition).map { (LineText(bytes[..<$0]), LineText(bytes[$0...])) }
    }

    func components(at separator: UInt8) -> [LineText] {
        bytes.split(separator: separator, omittingEmptySubsequences: false).map(LineText.init)
    }

    /// Without surrounding white space, including the non-breaking spaces of web pages.
    var trimmed: LineText {
        var rest = bytes
        while let first = rest.first {
            if first.isBlank {
                rest = rest.dropFirst()
            } else if rest.starts(with: Self.hardSpace) {
                rest = rest.dropFirst(2)
            } else {
                break
            }
        }
        while let last = rest.last {
            if last.isBlank {
                rest = rest.dropLast()
            } else if rest.suffix(2).elementsEqual(Self.hardSpace) {
                rest = rest.dropLast(2)
            } else {
                break
            }
        }
        return LineText(rest)
    }

    /// Without the quote marks of a mail or an issue.
    var unquoted: LineText {
        var rest = bytes
        while let first = rest.first, Self.quotes.contains(first) { rest = rest.dropFirst().drop { $0 == 0x20 } }
        guard rest.contains(UInt8(ascii: "\\")) else { return LineText(rest) }
        var plain: [UInt8] = []
        for (index, byte) in zip(rest.indices, rest) {
            let isEscape =
                byte == UInt8(ascii: "\\") && index + 1 < rest.endIndex && Self.escaped.contains(rest[index + 1])
            if !isEscape { plain.append(byte) }
        }
        return LineText(plain[...])
    }

    private static let quotes = Array(">|`".utf8)
    /// The characters that Markdown escapes.
    private static let escaped = Array("_#`*[]<".utf8)
    private static let hardSpace: [UInt8] = [0xC2, 0xA0]

    private func split(at start: Int, _ length: Int) -> (before: LineText, behind: LineText) {
        (LineText(bytes[..<start]), LineText(bytes[(start + length)...]))
    }

    private func position(of text: StaticString, among range: PartialRangeFrom<Int>) -> Int? {
        let first = text.bytes[0]
        var at = range.lowerBound
        let end = bytes.endIndex - text.utf8CodeUnitCount
        while at <= end {
            if bytes[at] == first, matches(text, at: at) { return at }
            at += 1
        }
        return nil
    }

    private func matches(_ text: StaticString, at start: Int) -> Bool {
        let wanted = text.bytes
        for offset in wanted.indices where bytes[start + offset] != wanted[offset] { return false }
        return true
    }

    // MARK: Numbers

    /// Consumes up to five leading digits.
    mutating func takeNumber() -> Int? {
        let digits = bytes.prefix(while: \.isDigit)
        guard !digits.isEmpty, digits.count <= 5 else { return nil }
        bytes = bytes[digits.endIndex...]
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// Consumes `0x…` and the blanks after it.
    mutating func takeAddress() -> UInt64? {
        guard hasPrefix("0x") else { return nil }
        let digits = bytes.dropFirst(2).prefix(while: \.isHexadecimalDigit)
        guard !digits.isEmpty, let number = UInt64(String(decoding: digits, as: UTF8.self), radix: 16) else {
            return nil
        }
        bytes = bytes[digits.endIndex...].drop { $0 == 0x20 || $0 == 0x09 }
        return number
    }

    /// The whole text as a decimal number.
    var number: Int? {
        !bytes.isEmpty && bytes.count < 19 && bytes.allSatisfy(\.isDigit)
            ? bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) } : nil
    }
}

extension UInt8 {
    var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    var isDigit: Bool { (0x30...0x39).contains(self) }
    fileprivate var isHexadecimalDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
    /// Whether it belongs to a letter in any script.
    var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) || self >= 0x80 }
}

extension StaticString {
    fileprivate var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
