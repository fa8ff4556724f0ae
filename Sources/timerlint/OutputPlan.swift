import TimerlintConfig
import TimerlintDiagnostics
import TimerlintReporting
import TimerlintWorkspace

/// The destinations and formats of a report.
struct OutputPlan {
    struct Target {
        let format: ReportFormat
        /// `nil` for standard output.
        let file: String?
    }

    let targets: [Target]
    private let options: OutputOptions

    /// Throws `Failure` for an unknown format or one without a destination.
    init(_ options: OutputOptions) throws {
        self.options = options
        let typed = try options.format.map(OutputPlan.target)
        let unplaced = typed.filter { $0.file == nil }
        guard unplaced.count < 2 else {
            throw Failure("only one --format can go to one place; write the others as NAME=FILE")
        }
        guard options.output == nil || typed.isEmpty || !unplaced.isEmpty else {
            throw Failure("--output has nothing to write: every --format names its own file")
        }
        let standard: ReportFormat = options.output == nil && Console.isTerminal ? .text : .concise
        let first = typed.isEmpty ? [Target(format: standard, file: nil)] : unplaced
        targets = first.map { Target(format: $0.format, file: options.output) } + typed.filter { $0.file != nil }
        try checkPlaces()
    }

    /// Checks that each file is written once, and that a file inside the tree is not a link out of it.
    private func checkPlaces() throws {
        guard let workingFolder = try? FileSystem.workingFolder() else { return }
        let reach = ProjectRoot.reach(of: workingFolder)
        var places: Set<Path> = []
        for file in targets.compactMap(\.file) {
            let path = absolute(Invocation.path(file), in: workingFolder)
            guard places.insert(FileSystem.place(of: path) ?? path).inserted else {
                throw Failure("two formats are to be written to '\(file)'; each needs a file of its own")
            }
            let isThere = (try? FileSystem.status(of: path, followingLinks: false)) != nil
            if isThere, path.collapsed.isWithin(reach), FileSystem.leads(path, outOf: reach) {
                throw Failure("cannot write to '\(file)': it is a symbolic link out of the project")
            }
        }
    }

    private static func target(_ typed: String) throws -> Target {
        let parts = typed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let format = ReportFormat(rawValue: parts[0]) else {
            let known = ReportFormat.allCases.map(\.rawValue)
            let hint = nearestName(to: parts[0], among: known).map { "did you mean '\($0)'? " } ?? ""
            throw Failure("unknown format '\(parts[0])'; \(hint)there are \(known.joined(separator: ", "))")
        }
        if parts.count == 2, parts[1].isEmpty {
            throw Failure("--format \(parts[0])= needs the name of a file after it")
        }
        return Target(format: format, file: parts.count == 2 ? parts[1] : nil)
    }

    /// Whether standard output includes the summary.
    var tellsSummary: Bool { targets.contains { $0.file == nil && $0.format == .text } }

    /// The use of standard output.
    enum StandardOutput {
        case report
        /// A diff or a fixed file's text; the report for people goes to standard error.
        case code
    }

    /// `failOn` is the lowest level that fails the run. Throws `Failure` if a file or standard output cannot be
    /// written.
    func write(_ report: Report, standardOutput: StandardOutput, failOn: FailLevel) throws {
        for target in targets {
            let text = report.text(target.format, style: style(of: target, failOn))
            if target.file == nil, standardOutput == .code {
                Console.draw(text)
                continue
            }
            do {
                try write(text, to: target.file)
            } catch {
                let place = target.file.map { "'\($0)'" } ?? "standard output"
                throw Failure("cannot write to \(place): \(error.message)")
            }
        }
    }

    /// Notices go to standard error, and also into formats that are read on their own.
    private func style(of target: Target, _ failOn: FailLevel) -> ReportStyle {
        let standsAlone = target.file != nil || target.format == .xcode
        var style = ReportStyle(
            color: target.file == nil ? options.color.isOn : options.color == .always, trace: options.trace,
            notices: standsAlone, suppressed: !options.omitSuppressed)
        style.summary = !options.quiet
        style.columns = target.file == nil ? Console.columns : nil
        style.failure = Severity(rawValue: failOn.rawValue)
        return style
    }

    private func write(_ text: String, to file: String?) throws(SystemError) {
        guard let file else { return try Console.write(text) }
        // GitHub Actions collects the job summary in this file, so append to it.
        let isSummary = Console.environment("GITHUB_STEP_SUMMARY") == file
        try FileSystem.write(Array(text.utf8), to: Path(file), appending: isSummary)
    }
}
