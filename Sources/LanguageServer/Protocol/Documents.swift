/// Notifications about documents, folders and files.

struct DidOpenParameters: Decodable {
    var textDocument: Item

    struct Item: Decodable {
        var uri: String
        var languageId: String?
        var version: Int
        var text: String
    }
}

struct DidChangeParameters: Decodable {
    var textDocument: VersionedDocumentIdentifier
    var contentChanges: [TextChange]
}

/// Without a range, the text replaces the whole document.
package struct TextChange: Decodable, Sendable {
    package var range: LSPRange?
    package var text: String

    package init(range: LSPRange? = nil, text: String) {
        self.range = range
        self.text = text
    }
}

struct DocumentParameters: Decodable { var textDocument: DocumentIdentifier }

struct DidChangeFoldersParameters: Decodable {
    var event: Event

    struct Event: Decodable {
        var added: [WorkspaceFolder]
        var removed: [WorkspaceFolder]
    }
}

struct DidChangeWatchedFilesParameters: Decodable {
    var changes: [Change]

    struct Change: Decodable { var uri: String }
}

struct DidChangeConfigurationParameters: Decodable { var settings: JSONValue? }

struct CancelParameters: Decodable { var id: RequestID }

struct ConfigurationParameters: Encodable {
    var items: [Item]

    struct Item: Encodable { var section: String }
}

struct RegistrationParameters: Encodable {
    var registrations: [Registration]

    struct Registration: Encodable {
        var id: String
        var method: String
        var registerOptions: Watchers
    }

    struct Watchers: Encodable {
        var watchers: [Watcher]

        struct Watcher: Encodable { var globPattern: String }
    }
}
