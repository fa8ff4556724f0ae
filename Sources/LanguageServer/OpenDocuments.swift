import TimerlintSource
import TimerlintWorkspace

/// A document that a client edits.
struct OpenDocument: Sendable {
    /// As the client spells it.
    let uri: String
    let language: Language?
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
            uri: item.uri, language: item.languageId.flatMap(Self.language), version: item.version,
            text: DocumentText(bytes: Array(item.text.utf8)))
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

    /// The protocol's name of a language.
    private static func language(_ id: String) -> Language? {
        switch id {
        case "swift": .swift
        case "c", "cpp", "objc", "objcpp", "objective-c", "objective-cpp": .objectiveC
        default: nil
        }
    }

    /// The texts that stand in for files.
    var overlays: [DocumentKey: Overlay] {
        all.mapValues { Overlay(bytes: $0.text.bytes, language: $0.language) }
    }

    /// The address under which the client knows a document.
    func uri(of key: DocumentKey) -> String { all[key]?.uri ?? key.uri }
}
