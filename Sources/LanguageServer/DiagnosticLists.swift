import TimerlintDiagnostics
import TimerlintSource
import TimerlintWorkspace

/// The diagnostics of each document, with their findings. Input: a lint answer. Output: diagnostics in the
/// client's position encoding and URIs.
struct DiagnosticLists: Sendable {
    struct Entry: Sendable {
        let diagnostic: LSPDiagnostic
        /// `nil` for a configuration error.
        let finding: LocatedFinding?
    }

    struct List: Sendable {
        let entries: [Entry]
        /// Equal for equal lists of the same process.
        let resultID: String

        var diagnostics: [LSPDiagnostic] { entries.map(\.diagnostic) }
        static let empty = List(entries: [])

        init(entries: [Entry]) {
            self.entries = entries
            resultID = String(UInt(bitPattern: entries.map(\.diagnostic).hashValue), radix: 16)
        }
    }

    /// Documents without an entry have an empty list.
    private(set) var lists: [DocumentKey: List] = [:]

    init() {}

    init(_ answer: LintAnswer, _ form: DiagnosticForm, documents: OpenDocuments) {
        var entries: [DocumentKey: [Entry]] = [:]
        var seen: [FindingKey: Int] = [:]
        for finding in answer.findings {
            let key = FindingKey(finding.finding)
            let salt = seen[key, default: 0]
            seen[key] = salt + 1
            let diagnostic = form.diagnostic(finding, data: key.fingerprint(salt: salt), documents)
            entries[finding.document, default: []].append(Entry(diagnostic: diagnostic, finding: finding))
        }
        for fault in answer.faults {
            entries[.file(fault.path), default: []].append(Entry(diagnostic: form.diagnostic(fault), finding: nil))
        }
        lists = entries.mapValues(List.init)
    }

    subscript(key: DocumentKey) -> List { lists[key] ?? .empty }

    /// The documents whose lists differ.
    func changed(since old: DiagnosticLists) -> Set<DocumentKey> {
        Set(lists.keys).union(old.lists.keys).filter { self[$0].resultID != old[$0].resultID }
    }
}

/// The client's preferences for diagnostics.
struct DiagnosticForm: Sendable {
    let encoding: PositionEncoding
    let hasRelatedInformation: Bool
    let helpURL: @Sendable (String) -> String

    func diagnostic(_ located: LocatedFinding, data: String, _ documents: OpenDocuments) -> LSPDiagnostic {
        let finding = located.finding
        let steps = zip(finding.trace, located.traceDocuments).map { step, document in
            LSPDiagnostic.RelatedInformation(
                location: LSPLocation(
                    uri: documents.uri(of: document), range: step.location.file.range(step.location.range, encoding)),
                message: step.state.map { "\(step.message) (\($0))" } ?? step.message)
        }
        let told =
            hasRelatedInformation
            ? []
            : zip(finding.trace, located.traceDocuments).enumerated().map { index, step in
                "\(index + 1). \(Self.name(of: step.1)):\(step.0.location.start.line): \(step.0.message)"
            }
        return LSPDiagnostic(
            range: finding.location.file.range(finding.location.range, encoding),
            severity: Self.number(of: finding.severity),
            code: finding.rule, codeDescription: .init(href: helpURL(finding.rule)),
            message: ([finding.message] + told).joined(separator: "\n"),
            tags: finding.rule == "unused_suppression" ? [LSPDiagnostic.unnecessary] : nil,
            relatedInformation: hasRelatedInformation && !steps.isEmpty ? steps : nil, data: data)
    }

    func diagnostic(_ fault: ConfigurationFault) -> LSPDiagnostic {
        let line = max(0, (fault.line ?? 1) - 1)
        // The client clamps this to the end of the line.
        let range = LSPRange(
            start: LSPPosition(line: line, character: 0), end: LSPPosition(line: line, character: 1_000))
        return LSPDiagnostic(
            range: range, severity: Self.number(of: .error), code: "configuration", message: fault.message)
    }

    private static func number(of severity: Severity) -> Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }

    private static func name(of document: DocumentKey) -> String {
        switch document {
        case .file(let path): String(decoding: path.name, as: UTF8.self)
        case .untitled(let uri): uri
        }
    }
}
