/// A diagnostic of a document.

package struct LSPDiagnostic: Codable, Hashable, Sendable {
    package var range: LSPRange
    /// 1 error, 2 warning, 3 information.
    package var severity: Int
    /// The rule's id.
    package var code: String
    package var codeDescription: CodeDescription?
    package var source = "timerlint"
    package var message: String
    /// `nil` unless the code can be removed.
    package var tags: [Int]?
    /// The steps of the trace.
    package var relatedInformation: [RelatedInformation]?
    /// Identifies the finding for code actions.
    package var data: String?

    package struct CodeDescription: Codable, Hashable, Sendable { package var href: String }

    package struct RelatedInformation: Codable, Hashable, Sendable {
        package var location: LSPLocation
        package var message: String
    }

    /// The tag for code that can be removed.
    static let unnecessary = 1
}

struct PublishDiagnosticsParameters: Encodable {
    var uri: String
    var version: Int?
    var diagnostics: [LSPDiagnostic]
}

struct DocumentDiagnosticParameters: Decodable {
    var textDocument: DocumentIdentifier
    var previousResultId: String?
}

struct WorkspaceDiagnosticParameters: Decodable {
    var previousResultIds: [Previous]
    var partialResultToken: JSONValue?

    struct Previous: Decodable {
        var uri: String
        var value: String
    }
}

/// The answer to `textDocument/diagnostic`: the full list, or the fact that it is unchanged.
struct DocumentDiagnosticReport: Encodable {
    var kind: Kind
    var resultId: String
    /// `nil` for an unchanged list.
    var items: [LSPDiagnostic]?

    enum Kind: String, Encodable { case full, unchanged }
}

struct WorkspaceDiagnosticReport: Encodable {
    var items: [Item]

    struct Item: Encodable {
        var uri: String
        var version: Int?
        var report: DocumentDiagnosticReport

        private enum Keys: String, CodingKey { case uri, version, kind, resultId, items }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(uri, forKey: .uri)
            try container.encode(version, forKey: .version)
            try container.encode(report.kind, forKey: .kind)
            try container.encode(report.resultId, forKey: .resultId)
            try container.encodeIfPresent(report.items, forKey: .items)
        }
    }
}

struct ProgressParameters<Value: Encodable>: Encodable {
    var token: JSONValue
    var value: Value
}

struct WorkDoneProgress: Encodable {
    var kind: Kind
    var title: String?
    var message: String?

    enum Kind: String, Encodable { case begin, report, end }
}

struct CreateProgressParameters: Encodable { var token: JSONValue }

struct MessageParameters: Encodable {
    /// 1 error, 2 warning, 3 information.
    var type: Int
    var message: String
}
