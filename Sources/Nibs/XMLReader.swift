/// Reads the tags and text of an XML document. Input: its bytes. Output: events in document order. Cost: linear
/// in the bytes.
///
/// Safe on untrusted input: it resolves neither external entities nor entities the document declares, nests no
/// deeper than `depthLimit`, and never throws. At the first error the document ends.
package struct XMLReader {
    package enum Event: Equatable, Sendable {
        /// An empty element (`<a/>`) is followed directly by its `ended`.
        case started(name: String, attributes: [String: String])
        /// Trimmed of white space; not reported if it is only white space.
        case text(String)
        case ended(name: String)
    }

    private let bytes: [UInt8]
    private var position = 0
    private var open: [String] = []
    /// The end event of an empty element, delivered after its start.
    private var pendingEnd: String?

    /// Interface Builder nests about 30 levels deep.
    private static let depthLimit = 256

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next event; `nil` at the end or at the first error.
    package mutating func next() -> Event? {
        if let name = pendingEnd {
            pendingEnd = nil
            return .ended(name: name)
        }
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                if let text = text() { return .text(text) }
                continue
            }
            if skipped("<!--", until: "-->") || skipped("<?", until: "?>") || skipped("<![CDATA[", until: "]]>")
                || skipped("<!", until: ">")
            {
                continue
            }
            return starts("</") ? endTag() : startTag()
        }
        return nil
    }

    // MARK: Tags

    private mutating func startTag() -> Event? {
        position += 1
        guard let name = word(), open.count < Self.depthLimit else { return stopped() }
        var attributes: [String: String] = [:]
        while true {
            skipBlanks()
            if take("/>") {
                pendingEnd = name
                return .started(name: name, attributes: attributes)
            }
            if take(">") {
                open.append(name)
                return .started(name: name, attributes: attributes)
            }
            guard let (key, value) = attribute() else { return stopped() }
            attributes[key] = value
        }
    }

    private mutating func endTag() -> Event? {
        position += 2
        guard let name = word(), open.popLast() == name else { return stopped() }
        skipBlanks()
        return take(">") ? .ended(name: name) : stopped()
    }

    private mutating func attribute() -> (String, String)? {
        guard let key = word() else { return nil }
        skipBlanks()
        guard take("=") else { return nil }
        skipBlanks()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
        else { return nil }
        let quote = bytes[position]
        let start = position + 1
        guard let end = bytes[start...].firstIndex(of: quote) else { return nil }
        position = end + 1
        return (key, Self.resolved(bytes[start..<end]))
    }

    private mutating func text() -> String? {
        let start = position
        position = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        let isBlank: (UInt8) -> Bool = { $0 <= 0x20 }
        let stretch = bytes[start..<position]
        guard let first = stretch.firstIndex(where: { !isBlank($0) }),
            let last = stretch.lastIndex(where: { !isBlank($0) })
        else { return nil }
        return Self.resolved(stretch[first...last])
    }

    private mutating func word() -> String? {
        let start = position
        while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
        return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): true
        default: false
        }
    }

    // MARK: Bytes

    private mutating func stopped() -> Event? {
        position = bytes.count
        return nil
    }

    private mutating func skipBlanks() { while position < bytes.count, bytes[position] <= 0x20 { position += 1 } }

    private func starts(_ mark: StaticString) -> Bool {
        let length = mark.utf8CodeUnitCount
        guard position + length <= bytes.count else { return false }
        for offset in 0..<length where bytes[position + offset] != mark.utf8Start[offset] { return false }
        return true
    }

    private mutating func take(_ mark: StaticString) -> Bool {
        guard starts(mark) else { return false }
        position += mark.utf8CodeUnitCount
        return true
    }

    /// Skips a construct between two delimiters; an unterminated one extends to the end of the document.
    private mutating func skipped(_ start: StaticString, until end: StaticString) -> Bool {
        guard take(start) else { return false }
        while position < bytes.count, !take(end) { position += 1 }
        return true
    }

    // MARK: Entities

    /// Resolves the five predefined entities and character references; others are left as written.
    private static func resolved(_ text: ArraySlice<UInt8>) -> String {
        guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
        var result = ""
        var rest = Substring(decoding: text, as: UTF8.self)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let end = rest.prefix(12).firstIndex(of: ";"), let character = character(of: rest[..<end]) else {
                result += "&"
                continue
            }
            result.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(of entity: Substring) -> Character? {
        switch entity {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard entity.first == "#" else { return nil }
        let digits = entity.dropFirst()
        let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { Character($0) }
    }
}
