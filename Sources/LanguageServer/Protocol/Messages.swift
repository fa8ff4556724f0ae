/// The messages of JSON-RPC 2.0 as used by the Language Server Protocol 3.17.

/// Identifies a request and its response.
package enum RequestID: Hashable, Codable, Sendable {
    case number(Int)
    case text(String)

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}

/// The common part of every message. The parameters are decoded once the method is known.
struct Envelope: Decodable {
    let id: RequestID?
    /// `nil` for a response.
    let method: String?
}

/// The parameters of a message of a known method.
struct Call<Parameters: Decodable>: Decodable {
    let params: Parameters
}

/// Replaces parameters that are ignored.
struct NoParameters: Decodable {}

struct ResponseError: Error, Codable, Equatable {
    let code: Int
    let message: String

    static func parse(_ message: String) -> ResponseError { ResponseError(code: -32700, message: message) }
    static func invalidRequest(_ message: String) -> ResponseError { ResponseError(code: -32600, message: message) }
    static func unknownMethod(_ method: String) -> ResponseError {
        ResponseError(code: -32601, message: "unknown request '\(method)'")
    }
    static func invalidParameters(_ message: String) -> ResponseError { ResponseError(code: -32602, message: message) }
    static func internalError(_ message: String) -> ResponseError { ResponseError(code: -32603, message: message) }
    static let notInitialized = ResponseError(code: -32002, message: "the first request is 'initialize'")
    static let cancelled = ResponseError(code: -32800, message: "cancelled")
}

/// A response; without an id if the request could not be decoded.
struct Response<Result: Encodable>: Encodable {
    let id: RequestID?
    let result: Result

    private enum Keys: String, CodingKey { case jsonrpc, id, result }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode("2.0", forKey: .jsonrpc)
        try container.encode(id, forKey: .id)
        try container.encode(result, forKey: .result)
    }
}

struct ErrorResponse: Encodable {
    let id: RequestID?
    let error: ResponseError

    private enum Keys: String, CodingKey { case jsonrpc, id, error }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode("2.0", forKey: .jsonrpc)
        try container.encode(id, forKey: .id)
        try container.encode(error, forKey: .error)
    }
}

/// A notification from the server or, with an id, a request.
struct Outgoing<Parameters: Encodable>: Encodable {
    let jsonrpc = "2.0"
    var id: RequestID?
    let method: String
    let params: Parameters
}

/// Encodes as `null`.
struct Null: Codable {
    init() {}

    init(from decoder: any Decoder) throws {}

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}

/// Any JSON value, returned as received.
package enum JSONValue: Codable, Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case array([JSONValue])
    case object([String: JSONValue])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .flag(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// The member of an object.
    package subscript(_ name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
}
