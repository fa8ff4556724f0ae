/// A JSON value of a crash report. Every accessor accepts a value of any type, because reports are edited by
/// hand.
enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    subscript(_ key: String) -> JSONValue {
        if case .object(let members) = self { members[key] ?? .null } else { .null }
    }

    var text: String? { if case .string(let text) = self { text } else { nil } }
    var list: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
    var members: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }
    var isTrue: Bool { if case .bool(true) = self { true } else { false } }
    var isObject: Bool { if case .object = self { true } else { false } }

    /// An integer, even if written as a string.
    var integer: Int? {
        switch self {
        case .number(let number): Int(exactly: number.rounded(.towardZero))
        case .string(let text): Int(text)
        default: nil
        }
    }

    /// A string, or a number as a string.
    var word: String? { text ?? integer.map(String.init) }
}
