import TimerlintDiagnostics
import TimerlintSource
import TimerlintWorkspace

/// What a document is: a file by its path, or a text that has no place on disk, by its address.
package enum DocumentKey: Hashable, Sendable {
    /// Absolute.
    case file(Path)
    case untitled(String)

    package init(uri: String) { self = DocumentURI.path(of: uri).map(DocumentKey.file) ?? .untitled(uri) }

    package var uri: String {
        switch self {
        case .file(let path): DocumentURI.uri(of: path)
        case .untitled(let uri): uri
        }
    }

    var isUntitled: Bool { if case .untitled = self { true } else { false } }
}

/// An open document's text, which stands in for its file.
package struct Overlay: Sendable {
    package let bytes: [UInt8]
    /// As the client says; `nil` where it names none that is linted.
    package let language: Language?
}

/// Everything that findings depend on, as it was at one moment.
package struct LintRequest: Sendable {
    /// Grows with each change.
    package let generation: Int
    /// The folders that the client works in, absolute.
    package let folders: [Path]
    package let overlays: [DocumentKey: Overlay]
    /// The path of a configuration that takes the place of all others, where the user set one.
    package let configuration: String?
    /// Files that may be other ones than they were at the last request.
    package let changedOnDisk: DiskChanges
    package let isOutdated: OutdatedFlag
}

/// What may have changed on disk since the last look.
package enum DiskChanges: Sendable {
    case files(Set<Path>)
    /// Files may have come, gone or changed: whoever knows them compares their stamps.
    case anything

    package static let none = DiskChanges.files([])

    mutating func add(_ path: Path) {
        guard case .files(var paths) = self else { return }
        // Let go of, so that the set grows in place.
        self = .none
        paths.insert(path)
        self = .files(paths)
    }
}

/// Set once what is being worked out is of no use any more.
package final class OutdatedFlag: Sendable {
    private let flag = Guarded(false)

    package init() {}

    package var isSet: Bool { flag.withLock { $0 } }
    package func set() { flag.withLock { $0 = true } }
}

/// What linting gave.
package struct LintAnswer: Sendable {
    package let generation: Int
    package let findings: [LocatedFinding]
    /// Mistakes in configurations. Where there are any, the last configurations without one held.
    package let faults: [ConfigurationFault]

    package init(generation: Int, findings: [LocatedFinding], faults: [ConfigurationFault] = []) {
        self.generation = generation
        self.findings = findings
        self.faults = faults
    }
}

/// A finding with the documents that its locations are in: its own, then that of each step of its trace, then that of
/// each edit of its fix.
package struct LocatedFinding: Sendable {
    package let finding: Finding
    package let document: DocumentKey
    package let traceDocuments: [DocumentKey]

    package init(_ finding: Finding, document: (SourceFile) -> DocumentKey) {
        self.finding = finding
        self.document = document(finding.location.file)
        traceDocuments = finding.trace.map { document($0.location.file) }
    }
}

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

/// The edits that fix something, by document; or why it cannot be fixed.
package enum FixOutcome: Sendable {
    case edits([DocumentEdits])
    case refused(reason: String)

    package struct DocumentEdits: Sendable {
        package let document: DocumentKey
        /// The text that the edits belong to.
        package let file: SourceFile
        /// Sorted; none overlaps another.
        package let edits: [TextEdit]

        package init(document: DocumentKey, file: SourceFile, edits: [TextEdit]) {
            self.document = document
            self.file = file
            self.edits = edits
        }
    }
}

/// Which fixes are asked for.
package enum FixRequest: Sendable {
    /// The fix of one finding of the last answer, checked as the command checks it.
    case finding(LocatedFinding)
    /// Every safe fix of a document.
    case allSafe(DocumentKey)
}

/// Lints for the server. All functions are called on one thread, never two at a time.
package protocol ProjectLinting: AnyObject, Sendable {
    /// `nil` where the request became outdated on the way.
    func lint(_ request: LintRequest) -> LintAnswer?

    /// Works out a fix for the texts of the last request that was linted.
    func fix(_ request: FixRequest) -> FixOutcome

    /// The page of a rule, as Markdown or as plain text; `nil` for an unknown rule.
    func explanation(of rule: String, asMarkdown: Bool) -> String?

    /// The address of a rule's page.
    func helpURL(of rule: String) -> String

    /// The timers that a document makes.
    func timers(in document: DocumentKey) -> [TimerSummary]

    /// What has to be watched on disk, as glob patterns.
    var watchedPatterns: [String] { get }
}

/// A timer as an editor shows it.
package struct TimerSummary: Sendable {
    /// Bytes of the document.
    package let range: SourceRange
    package let file: SourceFile
    /// Facts, one a line: kind, interval, mode or queue, who keeps it, what ends it.
    package let facts: [String]
    /// The one of these that says its mode or queue.
    package let place: String?
    /// The one of these that says what ends it.
    package let ending: String

    package init(range: SourceRange, file: SourceFile, facts: [String], place: String?, ending: String) {
        self.range = range
        self.file = file
        self.facts = facts
        self.place = place
        self.ending = ending
    }
}
