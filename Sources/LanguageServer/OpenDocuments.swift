import TimerlintSource
import TimerlintWorkspace

/// A document open in the client.
struct OpenDocument: Sendable {
    /// The client's spelling.
    let uri: String
    let language: Language?
    var version: Int
    var text: DocumentText
}

/// The open documents by identity: two spellings of one URI are the same document.
struct OpenDocuments: Sendable {
    private(set) var all: [DocumentKey: OpenDocument] = [:]

    subscript(uri: String) -> OpenDocument? { all[DocumentKey(uri: uri)] }
    subscript(key: DocumentKey) -> OpenDocument? { all[key] }

    mutating func open(_ item: DidOpenParameters.Item) {
        all[DocumentKey(uri: item.uri)] = OpenDocument(
            uri: item.uri, language: item.languageId.flatMap(Self.language), version: item.version,
            text: DocumentText(bytes: Array(item.text.utf8)))
    }

    mutating func close(_ uri: String) { all[DocumentKey(uri: uri)] = nil }

    /// Returns an error message if the change does not fit; the document then stays unchanged.
    mutating func change(_ parameters: DidChangeParameters, _ encoding: PositionEncoding) -> String? {
        let uri = parameters.textDocument.uri
        guard var document = self[uri] else { return "a change of a document that is not open" }
        guard let text = document.text.applying(parameters.contentChanges, encoding) else {
            return "a change whose range ends before it begins"
        }
        document.text = text
        document.version = parameters.textDocument.version ?? document.version
        all[DocumentKey(uri: uri)] = document
        return nil
    }

    /// The language for a language id of the protocol.
    private static func language(_ id: String) -> Language? {
        switch id {
        case "swift": .swift
        case "c", "cpp", "objc", "objcpp", "objective-c", "objective-cpp": .objectiveC
        default: nil
        }
    }

    /// The texts that replace files.
    var overlays: [DocumentKey: Overlay] {
        all.mapValues { Overlay(bytes: $0.text.bytes, language: $0.language) }
    }

    /// The client's URI of a document.
    func uri(of key: DocumentKey) -> String { all[key]?.uri ?? key.uri }
}
