import TimerlintSource
import TimerlintWorkspace

/// A document that a client edits.
struct OpenDocument: Sendable {
    /// As the client spells it.
    let uri: String
    var version: Int
    var text: DocumentText
}

/// The documents that are open, by what they are: two spellings of one file's address are one document.
struct OpenDocuments: Sendable {
    private(set) var all: [DocumentKey: OpenDocument] = [:]

    subscript(uri: String) -> OpenDocument? { all[DocumentKey(uri: uri)] }
    subscript(key: DocumentKey) -> OpenDocument? { all[key] }

    mutating func open(_ item: DidOpenParameters.Item) {
        all[DocumentKey(uri: item.uri)] = OpenDocument(
            uri: item.uri, version: item.version, text: DocumentText(bytes: Array(item.text.utf8)))
    }

    mutating func close(_ uri: String) { all[DocumentKey(uri: uri)] = nil }

    /// Says what does not fit; the document stays as it was then.
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

    /// The texts that stand in for files, in the order of their addresses.
    var overlays: [Overlay] {
        all.sorted { $0.key.uri < $1.key.uri }.map { Overlay(key: $0, bytes: $1.text.bytes) }
    }

    /// The address under which the client knows a document.
    func uri(of key: DocumentKey) -> String { all[key]?.uri ?? key.uri }
}
