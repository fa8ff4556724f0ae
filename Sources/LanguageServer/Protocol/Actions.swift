/// Code actions, information next to the code, and the command that explains a rule.

enum CodeActionKind {
    static let quickFix = "quickfix"
    static let fixAll = "source.fixAll.timerlint"

    /// Whether the kinds requested by a client include this one. A requested kind is a prefix, up to a dot.
    static func isAsked(_ kind: String, _ only: [String]?) -> Bool {
        guard let only else { return true }
        return only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
    }
}

struct CodeActionParameters: Decodable {
    var textDocument: DocumentIdentifier
    var range: LSPRange
    var context: Context

    struct Context: Decodable { var only: [String]? }
}

struct CodeAction: Codable {
    var title: String
    var kind: String?
    var diagnostics: [LSPDiagnostic]?
    var isPreferred: Bool?
    var disabled: Disabled?
    var edit: WorkspaceEdit?
    var command: Command?
    var data: ActionData?

    struct Disabled: Codable { var reason: String }
}

/// The data that a client returns to have an action's edit computed.
struct ActionData: Codable, Hashable {
    var uri: String
    /// The `data` of the diagnostic; `nil` for the action that fixes everything.
    var finding: String?
}

struct Command: Codable {
    var title: String
    var command: String
    var arguments: [JSONValue]?
}

enum ExplainCommand {
    static let name = "timerlint.explain"
}

struct ExecuteCommandParameters: Decodable {
    var command: String
    var arguments: [JSONValue]?
}

/// Only one of both members is set, depending on the client's capabilities.
struct WorkspaceEdit: Codable {
    var changes: [String: [LSPTextEdit]]?
    var documentChanges: [DocumentEdit]?

    struct DocumentEdit: Codable {
        var textDocument: VersionedDocumentIdentifier
        var edits: [LSPTextEdit]
    }
}

struct HoverParameters: Decodable {
    var textDocument: DocumentIdentifier
    var position: LSPPosition
}

struct Hover: Encodable {
    var contents: MarkupContent
    var range: LSPRange
}

struct InlayHintParameters: Decodable {
    var textDocument: DocumentIdentifier
    var range: LSPRange
}

struct InlayHint: Encodable {
    var position: LSPPosition
    var label: String
    var paddingLeft = true
}

struct CodeLens: Encodable {
    var range: LSPRange
    var command: Command
}

struct ShowDocumentParameters: Encodable {
    var uri: String
    var external = true
}
