import ArgumentParser
import TimerlintReporting
import TimerlintRules
import TimerlintTriage
import TimerlintWorkspace

struct TriageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "triage",
        abstract: "Say which timer mistake a crash report shows, and where in the sources it is.",
        discussion: """
            Reads .ips and .crash files, MetricKit payloads, Swift backtraces, and stacks that Xcode, lldb, gdb, \
            Crashlytics, Sentry or Bugsnag show. Several reports are grouped by cause. Nothing is run, and nothing leaves \
            the machine.

            Examples:
              timerlint triage MyApp-2025-01-31.ips                  what it shows
              timerlint triage Crashes --source .                    and which finding in the sources explains it
              pbpaste | timerlint triage - --source . --format json  a stack from the clipboard

            Exit codes: 0 no report is of a timer, 1 at least one is, 2 bad usage or something could not be read.
            """)

    @Argument(
        help: ArgumentHelp(
            "Crash reports, or folders of them (.ips, .crash, .txt, .json, .log). '-' reads standard input.",
            valueName: "report"),
        completion: .file(extensions: ReportFiles.extensions))
    var reports: [String]

    @Option(
        name: .long,
        help: ArgumentHelp("Look for the cause in these sources. May be given several times.", valueName: "path"),
        completion: .file())
    var source: [String] = []

    @Option(name: .long, help: "\(TriageFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format: TriageFormat = .text

    func run() throws {
        // Checked even if no report leads to the sources.
        for path in source where !FileSystem.exists(Invocation.path(path)) {
            throw Failure("\(path): no such file or folder")
        }
        var files = try ReportFiles(reports)
        let matcher =
            try files.suspectedRules.isEmpty || source.isEmpty
            ? nil : SourceSearch(paths: source, rules: files.suspectedRules).matcher()
        let triage = TriageReport(
            reports: files.takeReports().map {
                TriagedReport($0.report, input: $0.input, index: $0.index, matcher: matcher)
            }, notices: files.notices)
        try Console.write(triage.text(format, tool: Report.Tool(version: Release.version, url: Release.homepage)))
        for notice in triage.notices { Console.complain("\(notice.path): \(notice.message)") }
        throw status(of: triage)
    }

    private func status(of triage: TriageReport) -> ExitStatus {
        if !triage.notices.isEmpty { return .failure }
        return triage.count(.timer) > 0 ? .findings : .clean
    }
}

extension TriageFormat: ExpressibleByArgument {}
