import TimerlintDiagnostics
import TimerlintReporting
import TimerlintSource

func sampleFile(_ text: String, path: String = "Clock.swift") -> SourceFile {
    sampleFile(Array(text.utf8), path: path)
}

func sampleFile(_ bytes: [UInt8], path: String = "Clock.swift") -> SourceFile {
    SourceFile(path: path, language: .swift, bytes: bytes)
}

/// A finding at the first occurrence of `code` in the file.
func finding(
    _ code: String, in file: SourceFile, rule: String = "some_rule", severity: Severity = .warning,
    message: String = "it stops", trace: [TraceStep] = [], outcome: Outcome? = nil, fix: FixIt? = nil,
    timer: Location? = nil
) -> Finding {
    Finding(
        rule: rule, severity: severity, location: place(code, in: file), message: message, trace: trace,
        outcome: outcome, fix: fix, timer: timer)
}

/// The location of the first occurrence of `code` in the file.
func place(_ code: String, in file: SourceFile) -> Location {
    let start = file.bytes.indices.first { file.bytes[$0...].starts(with: code.utf8) }!
    return Location(file: file, range: SourceRange(UInt32(start), UInt32(start + code.utf8.count)))
}

func sampleReport(_ findings: [Finding], notices: [Notice] = [], root: String = "/repo") -> Report {
    Report(
        tool: Report.Tool(version: "1.2.3", url: "https://example.org/timerlint"),
        rules: [
            RuleDescription(
                id: "some_rule", summary: "a timer stops", why: "It **stops**.\n\nThen it is still.",
                severity: .warning,
                helpURL: "https://example.org/some_rule")
        ],
        findings: findings, notices: notices, files: Report.FileCounts(read: 1),
        folders: Folders(working: "/repo/app", root: root))
}

/// A file name with characters that are special in some format.
let hostileName = "a b/\"c'%41:d,e\nf]]>g<h>&i|`j`##[k]\u{1B}[31ml🙂\u{FFFD}\u{202E}.swift"

/// A report about a file with that name, with an equally hostile message and notice.
func hostileReport() -> Report {
    let file = sampleFile("let timer = 1\n", path: hostileName)
    let step = TraceStep(location: place("= 1", in: file), message: "step \(hostileName)", state: hostileName)
    let fix = FixIt(
        title: "fix \(hostileName)", safety: .safe, edits: [.insertion("/* \(hostileName) */", at: 0, of: file)])
    return sampleReport(
        [
            finding(
                "timer", in: file, message: "it stops \(hostileName)", trace: [step], outcome: .traps(hostileName),
                fix: fix)
        ],
        notices: [Notice(kind: .unreadable, path: hostileName, message: "cannot be read \(hostileName)")])
}
