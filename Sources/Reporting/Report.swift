import TimerlintDiagnostics

/// Everything that a run has to tell, before it is turned into a format. Goes in: findings and what became of the
/// files. Comes out: `text(_:style:)`, one text for each format.
package struct Report: Sendable {
    package var tool: Tool
    /// The rules that ran; findings name them by id.
    package var rules: [RuleDescription]
    /// Sorted by path, position, rule.
    package var findings: [Finding]
    package var suppressed: [SuppressedFinding]
    package var notices: [Notice]
    package var files: FileCounts
    /// How many more findings there were that a baseline knows already.
    package var baselined: Int
    package var folders: Folders

    package init(
        tool: Tool, rules: [RuleDescription], findings: [Finding], suppressed: [SuppressedFinding] = [],
        notices: [Notice] = [], files: FileCounts, baselined: Int = 0, folders: Folders
    ) {
        self.tool = tool
        self.rules = rules
        self.findings = findings
        self.suppressed = suppressed
        self.notices = notices
        self.files = files
        self.baselined = baselined
        self.folders = folders
    }

    /// Who reports.
    package struct Tool: Sendable {
        package let name: String
        package let version: String
        /// Where people read about it.
        package let url: String
        /// The library that refined the reading of Objective-C, with its version; `nil` where the tool's own scanner
        /// read it alone.
        package let objectiveCEngine: String?

        package init(name: String = "timerlint", version: String, url: String, objectiveCEngine: String? = nil) {
            self.objectiveCEngine = objectiveCEngine
            self.name = name
            self.version = version
            self.url = url
        }
    }

    /// What became of the files that were looked at.
    package struct FileCounts: Sendable {
        package var read: Int
        package var skipped: Int
        package var failed: Int

        package init(read: Int, skipped: Int = 0, failed: Int = 0) {
            self.read = read
            self.skipped = skipped
            self.failed = failed
        }
    }
}

/// What a report says of a rule.
package struct RuleDescription: Sendable {
    package let id: String
    /// One line, lower case, no full stop.
    package let summary: String
    /// What goes wrong and how it shows (Markdown).
    package let why: String
    /// The gravest level it reports at.
    package let severity: Severity
    /// The page that explains it.
    package let helpURL: String

    package init(id: String, summary: String, why: String, severity: Severity, helpURL: String) {
        self.id = id
        self.summary = summary
        self.why = why
        self.severity = severity
        self.helpURL = helpURL
    }
}

/// Something about a file, or the run, that is no finding: people have to know it to trust the findings.
package struct Notice: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// The file could not be opened or read to its end; the run ends with exit code 2.
        case unreadable
        /// The file is not linted: binary, UTF-16.
        case skipped
        /// The file is linted although it is not valid UTF-8.
        case invalidEncoding = "invalid_encoding"
        /// A fix was left out: it would have broken the file, or the file changed meanwhile.
        case fixDropped = "fix_dropped"
        /// libclang was asked for and could not read the file, which was scanned instead.
        case engineFallback = "engine_fallback"
        /// A baseline entry that matches nothing any more.
        case staleBaseline = "stale_baseline"
    }

    package let kind: Kind
    /// As reported paths are; `nil` where it is about the run.
    package let path: String?
    /// One line, lower case, no full stop.
    package let message: String

    package init(kind: Kind, path: String?, message: String) {
        self.kind = kind
        self.path = path
        self.message = message
    }

    package var severity: Severity {
        switch kind {
        case .unreadable: .error
        case .skipped, .engineFallback, .fixDropped, .staleBaseline: .warning
        case .invalidEncoding: .note
        }
    }
}
