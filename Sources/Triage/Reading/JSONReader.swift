/// Reads possibly truncated JSON. Input: bytes and an offset. Output: a value, its end, and whether it is
/// complete. Cost: linear in the bytes read; a stack of open containers replaces recursion.
struct JSONReader {
    /// Deeper documents are rejected.
    static let depthLimit = 512

    struct Outcome {
        let value: JSONValue
        /// The offset after the value.
        let end: Int
        /// Whether the document is cut off or stops being JSON before its end.
        let isTruncated: Bool
    }

    struct TooDeep: Error {}

    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private var open: [Container] = []

    /// A container without its closing bracket yet.
    private struct Container {
        var isObject: Bool
        var elements: [JSONValue] = []
        var members: [String: JSONValue] = [:]
        var key: String?

        var value: JSONValue { isObject ? .object(members) : .array(elements) }

        mutating func add(_ value: JSONValue) {
            if !isObject {
                elements.append(value)
            } else if let key {
                members[key] = value
                self.key = nil
            }
        }
    }

    private init(_ bytes: ArraySlice<UInt8>, at offset: Int) {
        self.bytes = bytes
        index = offset
    }

    /// Reads the object or array at an offset. Throws `TooDeep`.
    static func read(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(TooDeep) -> Outcome {
        var reader = JSONReader(bytes, at: offset)
        return try reader.document()
    }

    private mutating func document() throws(TooDeep) -> Outcome {
        repeat {
            skipBlanks()
            guard index < bytes.endIndex else { return closingAll() }
            if let done = closingBracket() {
                guard let done else { continue }
                return Outcome(value: done, end: index, isTruncated: false)
            }
            guard readKey() else { return closingAll() }
            skipBlanks()
            guard index < bytes.endIndex else { return closingAll() }
            if bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "[") {
                guard open.count < Self.depthLimit else { throw TooDeep() }
                open.append(Container(isObject: bytes[index] == UInt8(ascii: "{")))
                index += 1
            } else {
                guard let value = scalar() else { return closingAll() }
                open[open.count - 1].add(value)
            }
        } while !open.isEmpty
        return closingAll()
    }

    /// `nil` if there is no closing bracket here. Otherwise the finished document, or an inner `nil` while an
    /// outer container is still open.
    private mutating func closingBracket() -> JSONValue?? {
        guard let last = open.last, bytes[index] == UInt8(ascii: last.isObject ? "}" : "]") else { return nil }
        index += 1
        open.removeLast()
        guard !open.isEmpty else { return .some(last.value) }
        open[open.count - 1].add(last.value)
        return .some(nil)
    }

    /// Reads the key of an object's next member; does nothing in an array. False if the key is missing.
    private mutating func readKey() -> Bool {
        guard let last = open.last, last.isObject else { return true }
        guard bytes[index] == UInt8(ascii: "\""), let key = string() else { return false }
        skipBlanks()
        guard index < bytes.endIndex, bytes[index] == UInt8(ascii: ":") else { return false }
        index += 1
        open[open.count - 1].key = key
        return true
    }

    private mutating func closingAll() -> Outcome {
        while open.count > 1 {
            let last = open.removeLast()
            open[open.count - 1].add(last.value)
        }
        return Outcome(value: open.first?.value ?? .null, end: index, isTruncated: true)
    }

    /// Skips white space and commas. Missing and surplus commas are tolerated.
    private mutating func skipBlanks() {
        while index < bytes.endIndex, [0x20, 0x09, 0x0A, 0x0D, 0x2C].contains(bytes[index]) { index += 1 }
    }

    private mutating func scalar() -> JSONValue? {
        guard !open.isEmpty else { return nil }
        if bytes[index] == UInt8(ascii: "\"") { return string().map(JSONValue.string) }
        let start = index
        while index < bytes.endIndex, isWordByte(bytes[index]) { index += 1 }
        guard index > start, index - start < 64 else { return nil }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default: return Double(word).map(JSONValue.number)
        }
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
        }
    }

    /// The string that begins here; `nil` if it is unterminated.
    private mutating func string() -> String? {
        index += 1
        var text: [UInt8] = []
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard readEscape(into: &text) else { return nil }
            case 0x0A: return nil
            default: text.append(byte)
            }
        }
        return nil
    }

    private mutating func readEscape(into text: inout [UInt8]) -> Bool {
        guard index < bytes.endIndex else { return false }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(0x20)
        case UInt8(ascii: "u"):
            guard let scalar = escapedScalar() else { return false }
            text += Array(String(scalar).utf8)
        default: text.append(byte)
        }
        return true
    }

    /// The scalar of `\uXXXX`, starting after the `u`; combines a surrogate pair.
    private mutating func escapedScalar() -> Unicode.Scalar? {
        guard let high = hexadecimalUnit() else { return nil }
        guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
        let next = bytes[index...].prefix(2)
        guard next.elementsEqual([UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return "\u{FFFD}" }
        index += 2
        guard let low = hexadecimalUnit() else { return nil }
        guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    private mutating func hexadecimalUnit() -> UInt32? {
        guard index + 4 <= bytes.endIndex else { return nil }
        defer { index += 4 }
        return UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    }
}
