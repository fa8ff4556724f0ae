import TimerlintDiagnostics
import TimerlintSource
import TimerlintWorkspace

/// What is said of each document, with the findings behind it. Input: an answer of the linter; output: diagnostics as
/// the client counts and spells.
struct DiagnosticLists: Sendable {
    struct Entry: Sendable {
        let diagnostic: LSPDiagnostic
        /// `nil` for a mistake in a configuration.
        let finding: LocatedFinding?
    }

    struct List: Sendable {
        let entries: [Entry]
        /// Equal for equal lists of this process.
        let resultID: String

        var diagnostics: [LSPDiagnostic] { entries.map(\.diagnostic) }
        static let empty = List(entries: [])

        init(entries: [Entry]) {
            self.entries = entries
            resultID = String(UInt(bitPattern: entries.map(\.diagnostic).hashValue), radix: 16)
        }
    }

    /// Documents without an entry are in none.
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

    /// The documents whose lists are not the same in both.
    func changed(since old: DiagnosticLists) -> Set<DocumentKey> {
        Set(lists.keys).union(old.lists.keys).filter { self[$0].resultID != old[$0].resultID }
    }
}

/// How a client wants diagnostics.
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
        // The end of a line lies where the client's text has it.
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
