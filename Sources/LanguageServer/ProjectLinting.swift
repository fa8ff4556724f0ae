import TimerlintDiagnostics
import TimerlintSource
import TimerlintWorkspace

/// The identity of a document: the path of a file, or the URI of a text that is not on disk.
package enum DocumentKey: Hashable, Sendable {
    /// Absolute.
    case file(Path)
    case untitled(String)

    package init(uri: String) { self = DocumentURI.path(of: uri).map(DocumentKey.file) ?? .untitled(uri) }

    /// For messages to the client.
    package var uri: String {
        switch self {
        case .file(let path): DocumentURI.uri(of: path)
        case .untitled(let uri): uri
        }
    }

    var isUntitled: Bool { if case .untitled = self { true } else { false } }
}

/// The text of an open document, which replaces the file's.
package struct Overlay: Sendable {
    package let bytes: [UInt8]
    /// The language stated by the client; `nil` if it is not one that is linted.
    package let language: Language?
}

/// A snapshot of everything that findings depend on.
package struct LintRequest: Sendable {
    /// Increases with each change.
    package let generation: Int
    /// The client's workspace folders, absolute.
    package let folders: [Path]
    /// The documents that are open in the editor.
    package let overlays: [DocumentKey: Overlay]
    /// The path of the user's configuration, which replaces all others, if set.
    package let configuration: String?
    /// Files that may have changed since the previous request.
    package let changedOnDisk: DiskChanges
    /// Set when a later request makes the answer worthless.
    package let isOutdated: OutdatedFlag
}

/// The possible changes on disk since the last check.
package enum DiskChanges: Sendable {
    case files(Set<Path>)
    /// Files may have been created, deleted or changed; compare their stamps.
    case anything

    package static let none = DiskChanges.files([])

    mutating func add(_ path: Path) {
        guard case .files(var paths) = self else { return }
        // Releases the set, so that it grows in place.
        self = .none
        paths.insert(path)
        self = .files(paths)
    }
}

/// Set once the result of the current work is no longer needed.
package final class OutdatedFlag: Sendable {
    private let flag = Guarded(false)

    package init() {}

    package var isSet: Bool { flag.withLock { $0 } }
    package func set() { flag.withLock { $0 = true } }
}

/// The result of linting.
package struct LintAnswer: Sendable {
    /// That of the request.
    package let generation: Int
    package let findings: [LocatedFinding]
    /// Errors in configurations. If there are any, the last valid configurations were used.
    package let faults: [ConfigurationFault]

    package init(generation: Int, findings: [LocatedFinding], faults: [ConfigurationFault] = []) {
        self.generation = generation
        self.findings = findings
        self.faults = faults
    }
}

/// A finding with the documents of its locations: its own, and one for each trace step.
package struct LocatedFinding: Sendable {
    package let finding: Finding
    package let document: DocumentKey
    /// One for each step of the trace, in order.
    package let traceDocuments: [DocumentKey]

    package init(_ finding: Finding, document: (SourceFile) -> DocumentKey) {
        self.finding = finding
        self.document = document(finding.location.file)
        traceDocuments = finding.trace.map { document($0.location.file) }
    }
}

/// An error in a configuration file, which its document shows.
package struct ConfigurationFault: Sendable, Hashable {
    /// Absolute.
    package let path: Path
    /// From 1.
    package let line: Int?
    /// One line.
    package let message: String

    package init(path: Path, line: Int?, message: String) {
        self.path = path
        self.line = line
        self.message = message
    }
}

/// The edits of a fix by document, or the reason why there are none.
package enum FixOutcome: Sendable {
    case edits([DocumentEdits])
    case refused(reason: String)

    package struct DocumentEdits: Sendable {
        package let document: DocumentKey
        /// The text that the edits apply to.
        package let file: SourceFile
        /// Sorted and disjoint.
        package let edits: [TextEdit]

        package init(document: DocumentKey, file: SourceFile, edits: [TextEdit]) {
            self.document = document
            self.file = file
            self.edits = edits
        }
    }
}

/// The fixes to compute.
package enum FixRequest: Sendable {
    /// The fix of one finding of the last answer, validated as on the command line.
    case finding(LocatedFinding)
    /// Every safe fix of a document.
    case allSafe(DocumentKey)
}

/// The linting service behind the server. All functions are called on one thread, one at a time.
package protocol ProjectLinting: AnyObject, Sendable {
    /// `nil` if the request became outdated meanwhile.
    func lint(_ request: LintRequest) -> LintAnswer?

    /// Computes a fix for the texts of the last linted request.
    func fix(_ request: FixRequest) -> FixOutcome

    /// The page of a rule, as Markdown or plain text; `nil` for an unknown rule.
    func explanation(of rule: String, asMarkdown: Bool) -> String?

    /// The URL of a rule's page.
    func helpURL(of rule: String) -> String

    /// The timers created in a document.
    func timers(in document: DocumentKey) -> [TimerSummary]

    /// Glob patterns of the files to watch.
    var watchedPatterns: [String] { get }
}

/// A timer's summary for an editor.
package struct TimerSummary: Sendable {
    /// Byte range in the document.
    package let range: SourceRange
    package let file: SourceFile
    /// Facts, one per line: kind, interval, mode or queue, owner, teardown.
    package let facts: [String]
    /// The fact about its mode or queue.
    package let place: String?
    /// The fact about its teardown.
    package let ending: String

    package init(range: SourceRange, file: SourceFile, facts: [String], place: String?, ending: String) {
        self.range = range
        self.file = file
        self.facts = facts
        self.place = place
        self.ending = ending
    }
}
