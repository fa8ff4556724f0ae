/// A property list in the old ASCII format of `project.pbxproj`: text, `( lists )` and `{ dictionaries }`.
enum PropertyList: Sendable, Equatable {
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])

    subscript(_ key: String) -> PropertyList? {
        guard case .table(let table) = self else { return nil }
        return table[key]
    }

    var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    /// The strings of a list; a single string counts as a list of one.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let list): list.compactMap(\.text)
        case .table: []
        }
    }
}

/// Reads a property list. Input: its bytes. Output: the list as far as it is well-formed; the rest of a damaged
/// file is ignored, without an error.
struct PropertyListReader {
    private let bytes: [UInt8]
    private var position = 0

    /// Real files nest four levels deep.
    private static let depthLimit = 32

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() -> PropertyList? { value(depth: 0) }

    private mutating func value(depth: Int) -> PropertyList? {
        skipBlanks()
        guard position < bytes.count, depth < Self.depthLimit else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "{"): return table(depth: depth)
        case UInt8(ascii: "("): return list(depth: depth)
        default: return word().map { .text($0) }
        }
    }

    private mutating func table(depth: Int) -> PropertyList {
        position += 1
        var result: [String: PropertyList] = [:]
        while !ends(with: UInt8(ascii: "}")) {
            guard let key = word(), take(UInt8(ascii: "=")), let value = value(depth: depth + 1) else { break }
            result[key] = value
            _ = take(UInt8(ascii: ";"))
        }
        return .table(result)
    }

    private mutating func list(depth: Int) -> PropertyList {
        position += 1
        var result: [PropertyList] = []
        while !ends(with: UInt8(ascii: ")")) {
            guard let value = value(depth: depth + 1) else { break }
            result.append(value)
            _ = take(UInt8(ascii: ","))
        }
        return .list(result)
    }

    /// Consumes the closing delimiter. The end of the file closes everything.
    private mutating func ends(with mark: UInt8) -> Bool {
        skipBlanks()
        return position >= bytes.count || take(mark)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func word() -> String? {
        skipBlanks()
        guard position < bytes.count else { return nil }
        if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") { return quoted() }
        let start = position
        while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
        return position == start ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted() -> String {
        let quote = bytes[position]
        position += 1
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { position += 1 }
            text.append(bytes[position])
            position += 1
        }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: ":"),
            UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"):
            true
        default: false
        }
    }

    /// Skips white space and both kinds of comments.
    private mutating func skipBlanks() {
        while position < bytes.count {
            if bytes[position] <= 0x20 {
                position += 1
            } else if starts("//") {
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            } else if starts("/*") {
                position += 2
                while position < bytes.count, !starts("*/") { position += 1 }
                position += 2
            } else {
                return
            }
        }
    }

    private func starts(_ mark: StaticString) -> Bool {
        position + 1 < bytes.count && bytes[position] == mark.utf8Start[0] && bytes[position + 1] == mark.utf8Start[1]
    }
}
