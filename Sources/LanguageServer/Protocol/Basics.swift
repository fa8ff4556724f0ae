/// A position in a document: line and character from 0, the character in units of `PositionEncoding`.

package struct LSPPosition: Codable, Hashable, Comparable, Sendable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    package static func < (a: LSPPosition, b: LSPPosition) -> Bool { (a.line, a.character) < (b.line, b.character) }
}

/// Half-open.
package struct LSPRange: Codable, Hashable, Sendable {
    package var start: LSPPosition
    package var end: LSPPosition

    package init(start: LSPPosition, end: LSPPosition) {
        self.start = start
        self.end = end
    }

    /// Whether the ranges overlap or touch; an empty range touches the positions at both sides.
    package func touches(_ other: LSPRange) -> Bool { start <= other.end && other.start <= end }
}

/// A range of a document that need not be open.
package struct LSPLocation: Codable, Hashable, Sendable {
    package var uri: String
    package var range: LSPRange
}

/// A replacement in the document that the surrounding message names.
package struct LSPTextEdit: Codable, Hashable, Sendable {
    package var range: LSPRange
    package var newText: String
}

struct DocumentIdentifier: Codable { var uri: String }

/// `version` is `nil` for a document that is not open.
struct VersionedDocumentIdentifier: Codable, Hashable {
    var uri: String
    var version: Int?

    private enum Keys: String, CodingKey { case uri, version }

    init(uri: String, version: Int?) {
        self.uri = uri
        self.version = version
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        uri = try container.decode(String.self, forKey: .uri)
        version = try container.decodeIfPresent(Int.self, forKey: .version)
    }

    /// Encodes a missing version as null, as required for edits of closed documents.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(uri, forKey: .uri)
        try container.encode(version, forKey: .version)
    }
}

struct MarkupContent: Codable, Hashable {
    var kind: Kind
    var value: String

    enum Kind: String, Codable { case plaintext, markdown }
}
