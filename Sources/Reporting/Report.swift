import TimerlintDiagnostics

/// The complete result of a run. Input: findings and the status of the files. Output: `text(_:style:)`, one
/// text per format.
package struct Report: Sendable {
    package var tool: Tool
    /// The rules that ran; findings refer to them by id.
    package var rules: [RuleDescription]
    /// Sorted by path, position, rule.
    package var findings: [Finding]
    /// Findings that comments suppress; only some formats list them.
    package var suppressed: [SuppressedFinding]
    package var notices: [Notice]
    package var files: FileCounts
    /// Number of findings hidden by a baseline.
    package var baselined: Int
    /// What the reported paths are relative to.
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

    /// The reporting tool.
    package struct Tool: Sendable {
        package let name: String
        package let version: String
        /// The tool's home page.
        package let url: String
        /// The libclang that refined the parsing of Objective-C, with its version; `nil` if only the tool's own
        /// parser was used.
        package let objectiveCEngine: String?

        package init(name: String = "timerlint", version: String, url: String, objectiveCEngine: String? = nil) {
            self.objectiveCEngine = objectiveCEngine
            self.name = name
            self.version = version
            self.url = url
        }
    }

    /// The number of files by status.
    package struct FileCounts: Sendable {
        /// Files whose findings the report has.
        package var read: Int
        /// Left out deliberately, such as binary files.
        package var skipped: Int
        /// Named or found, but not readable; the exit status is 2 then.
        package var failed: Int

        package init(read: Int, skipped: Int = 0, failed: Int = 0) {
            self.read = read
            self.skipped = skipped
            self.failed = failed
        }
    }
}

/// The description of a rule in a report.
package struct RuleDescription: Sendable {
    package let id: String
    /// One line, lower case, no full stop.
    package let summary: String
    /// What goes wrong and how it shows (Markdown).
    package let why: String
    /// The highest severity that the rule reports.
    package let severity: Severity
    /// The address of the rule's page.
    package let helpURL: String

    package init(id: String, summary: String, why: String, severity: Severity, helpURL: String) {
        self.id = id
        self.summary = summary
        self.why = why
        self.severity = severity
        self.helpURL = helpURL
    }
}

/// Information about a file or the run that is not a finding but affects how far to trust the findings.
package struct Notice: Sendable {
    /// What the notice tells; the raw value is for machine-readable formats.
    package enum Kind: String, Sendable, CaseIterable {
        /// The file could not be read; the run ends with exit code 2.
        case unreadable
        /// The file is not linted: binary or UTF-16.
        case skipped
        /// The file is linted although it is not valid UTF-8.
        case invalidEncoding = "invalid_encoding"
        /// A fix was dropped: it would have broken the file, or the file changed in the meantime.
        case fixDropped = "fix_dropped"
        /// libclang was requested but could not parse the file; the tool's own parser was used.
        case engineFallback = "engine_fallback"
        /// A baseline entry without a matching finding.
        case staleBaseline = "stale_baseline"
    }

    package let kind: Kind
    /// In the form of reported paths; `nil` if it concerns the whole run.
    package let path: String?
    /// One line, lower case, no full stop.
    package let message: String

    package init(kind: Kind, path: String?, message: String) {
        self.kind = kind
        self.path = path
        self.message = message
    }

    /// As formats show it.
    package var severity: Severity {
        switch kind {
        case .unreadable: .error
        case .skipped, .engineFallback, .fixDropped, .staleBaseline: .warning
        case .invalidEncoding: .note
        }
    }
}
