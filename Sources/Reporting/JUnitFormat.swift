import TimerlintDiagnostics

/// JUnit's XML in the dialect of Jenkins (xunit-plugin, junit-10.xsd): a failed test case for each finding that
/// fails the run, a passed one with output for each other finding, an error for each unreadable file. A report
/// without findings has one passed test case, because services treat an empty report as broken.
struct JUnitFormat {
    let style: ReportStyle

    func text(of report: Report) -> String {
        let unread = report.notices.filter { $0.severity == .error }
        var cases = unread.map { notice in
            testCase(
                notice.path ?? "", notice.kind.rawValue, outcome("error", notice.message, notice.kind.rawValue, ""))
        }
        cases += report.findings.map { testCase($0, report.folders) }
        if cases.isEmpty {
            cases = [XML(name: "testcase", attributes: ["classname": "timerlint", "name": "timerlint"])]
        }
        let counts: KeyValuePairs = [
            "name": "timerlint", "tests": "\(cases.count)", "failures": "\(report.findings.count(where: isFailure))",
            "errors": "\(unread.count)",
        ]
        let others = report.notices.filter { $0.severity != .error }.map(line)
        let output = others.isEmpty ? [] : [XML(name: "system-out", text: others.joined(separator: "\n"))]
        return XML(
            name: "testsuites", attributes: counts,
            children: [XML(name: "testsuite", attributes: counts, children: cases + output)]
        ).document
    }

    private func testCase(_ finding: Finding, _ folders: Folders) -> XML {
        let start = finding.location.start
        let details = ConciseFormat(style: ReportStyle(trace: true), absolutePaths: false).lines(finding, folders)
        return testCase(
            finding.location.file.path, "\(finding.rule) at \(start.line):\(start.column)",
            isFailure(finding)
                ? outcome("failure", finding.message, finding.severity.rawValue, details)
                : XML(name: "system-out", text: details))
    }

    private func isFailure(_ finding: Finding) -> Bool { style.failure.map { finding.severity >= $0 } ?? false }

    private func testCase(_ path: String, _ name: String, _ outcome: XML) -> XML {
        XML(name: "testcase", attributes: ["classname": path, "name": name], children: [outcome])
    }

    private func outcome(_ name: String, _ message: String, _ type: String, _ details: String) -> XML {
        XML(name: name, attributes: ["message": message, "type": type], text: details)
    }

    private func line(_ notice: Notice) -> String {
        (notice.path.map { $0 + ": " } ?? "") + "\(notice.severity.rawValue): \(notice.message)"
    }
}
