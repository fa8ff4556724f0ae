/// The `#define` directives of a C file, one after the other. Input: the bytes. Output: the text after `define`, with
/// lines that a backslash continues joined. Cost: one pass over the bytes; only definitions become strings.
struct MacroDefinitions {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    /// The bytes must stay in place.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// `nil` after the last one.
    mutating func next() -> String? {
        while position < bytes.count {
            let start = skippingBlanks(from: position)
            if start < bytes.count, bytes[start] == UInt8(ascii: "#"),
                let definition = skipping("define", from: skippingBlanks(from: start + 1))
            {
                position = skippingBlanks(from: definition)
                return joinedLines()
            }
            position = afterNewline(at: endOfLine(from: position))
        }
        return nil
    }

    /// The rest of the line, and the lines that continue it.
    private mutating func joinedLines() -> String {
        var text: [UInt8] = []
        while true {
            let end = endOfLine(from: position)
            let isContinued = end > position && bytes[end - 1] == UInt8(ascii: "\\")
            text += bytes[position..<(isContinued ? end - 1 : end)]
            position = afterNewline(at: end)
            if !isContinued || position == bytes.count { return String(decoding: text, as: UTF8.self) }
        }
    }

    // MARK: Places

    private func endOfLine(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
        return end
    }

    /// `\r\n` is one newline.
    private func afterNewline(at end: Int) -> Int {
        let isPair = end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r") && bytes[end + 1] == UInt8(ascii: "\n")
        return min(end + (isPair ? 2 : 1), bytes.count)
    }

    private func skippingBlanks(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        return end
    }

    /// The place after a word; `nil` if another one stands there.
    private func skipping(_ word: StaticString, from start: Int) -> Int? {
        let end = start + word.utf8CodeUnitCount
        guard end <= bytes.count else { return nil }
        for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != word.utf8Start[offset] { return nil }
        return end
    }
}

extension UInt8 {
    /// A space, tab, vertical tab or form feed.
    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C }
}
