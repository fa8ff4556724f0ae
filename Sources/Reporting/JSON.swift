/// A JSON value with deterministic output: members keep their given order. Foundation's encoder sorts or
/// shuffles them and takes more than twice as long (1.5 s against 0.6 s for 50,000 findings).
package enum JSON {
    case string(String)
    case number(Int)
    case decimal(Double)
    case null
    case bool(Bool)
    case array([JSON])
    case object([(String, JSON)])

    /// An object of the members that have a value.
    package static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
        .object(members.compactMap { key, value in value.map { (key, $0) } })
    }

    /// On one line or, if `pretty`, with each member on its own line except for lists of up to four numbers.
    package func text(pretty: Bool) -> String {
        var writer = Writer(pretty: pretty)
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral {
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .number(value) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON {
    fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}

private struct Writer {
    private(set) var pretty: Bool
    var bytes: [UInt8] = []
    /// Whether a space follows each colon.
    private let spaced: Bool
    private var depth = 0

    init(pretty: Bool) {
        self.pretty = pretty
        spaced = pretty
    }

    mutating func write(_ value: JSON) {
        switch value {
        case .string(let text): write(text)
        case .number(let number): write(raw: "\(number)")
        case .decimal(let number): write(raw: "\(number)")
        case .null: write(raw: "null")
        case .bool(let flag): write(raw: flag ? "true" : "false")
        case .array(let elements):
            list("[", elements, "]", isShort: isShort(elements)) { $0.write($1) }
        case .object(let members):
            list("{", members, "}", isShort: isShort(members.map(\.1))) { writer, member in
                writer.write(member.0)
                writer.write(raw: writer.spaced ? ": " : ":")
                writer.write(member.1)
            }
        }
    }

    /// Whether a list is short enough for one line. Positions in files are, and a report has many.
    private func isShort(_ values: [JSON]) -> Bool { pretty && values.count <= 4 && values.allSatisfy(\.isNumber) }

    private mutating func list<Element>(
        _ open: Unicode.Scalar, _ elements: [Element], _ close: Unicode.Scalar, isShort: Bool,
        each: (inout Writer, Element) -> Void
    ) {
        if isShort { pretty = false }
        defer { if isShort { pretty = true } }
        bytes.append(UInt8(ascii: open))
        depth += 1
        for (index, element) in elements.enumerated() {
            if index > 0 { write(raw: isShort ? ", " : ",") }
            breakLine()
            each(&self, element)
        }
        depth -= 1
        if !elements.isEmpty { breakLine() }
        bytes.append(UInt8(ascii: close))
    }

    private mutating func breakLine() {
        guard pretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        // Text beyond ASCII is rare, and pure ASCII is fastest to detect from its bytes.
        guard !text.utf8.contains(where: { $0 >= 0x80 }) || !text.unicodeScalars.contains(where: \.isTreacherous) else {
            for scalar in text.unicodeScalars { write(scalar) }
            return bytes.append(UInt8(ascii: "\""))
        }
        var text = text
        text.withUTF8 { utf8 in
            var written = 0
            for (index, byte) in utf8.enumerated()
            where byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0x23 {
                // Two in a row start a command if a CI service shows the report in a log.
                if byte == 0x23, index == 0 || utf8[index - 1] != 0x23 { continue }
                bytes += utf8[written..<index]
                escape(byte)
                written = index + 1
            }
            bytes += utf8[written...]
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x22, 0x23, 0x5C, 0x00...0x1F, 0x7F: escape(UInt8(scalar.value))
        case _ where scalar.isTreacherous:
            write(raw: #"\u"#)
            bytes += hexadecimal(UInt8(scalar.value >> 8)) + hexadecimal(UInt8(scalar.value & 0xFF))
        default: write(raw: String(scalar))
        }
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case 0x22, 0x5C: bytes += [0x5C, byte]
        case 0x0A: write(raw: #"\n"#)
        case 0x0D: write(raw: #"\r"#)
        case 0x09: write(raw: #"\t"#)
        default:
            write(raw: #"\u00"#)
            bytes += hexadecimal(byte)
        }
    }

    private mutating func write(raw text: String) { bytes.append(contentsOf: text.utf8) }
}

/// Two digits, upper case.
func hexadecimal(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
}
