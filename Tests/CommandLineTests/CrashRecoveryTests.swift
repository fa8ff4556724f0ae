import Foundation
import Testing

/// A debug build crashes where `TIMERLINT_CRASH` requests it; a release build does not.
@Suite("A crash of the analysis", .enabled(if: !Tool.isOptimised)) struct CrashRecoveryTests {
    private let folder: Scratch

    init() throws {
        folder = try Scratch()
        for name in ["A", "B", "C"] {
            try folder.write(Sample.warning.replacingOccurrences(of: "Poller", with: name), to: "App/\(name).swift")
        }
    }

    private func lint(_ arguments: [String] = [], crashing: String) throws -> Tool.Run {
        try Tool.run(["lint"] + arguments, in: folder, environment: ["TIMERLINT_CRASH": crashing])
    }

    @Test(
        "in a file skips that file, with one line that names it",
        arguments: ["trap", "overflow", "abort"], [["--jobs", "1"], ["--jobs", "4"], ["--format", "json"]])
    func leavesFileOut(_ kind: String, _ arguments: [String]) throws {
        let run = try lint(arguments, crashing: "\(kind):App/B.swift")
        #expect(run.status == 2, "\(run.errors)")
        for name in ["A", "C"] { #expect(run.output.contains("App/\(name).swift")) }
        let lines = run.errors.split(separator: "\n").filter { $0.contains("App/B.swift") }
        #expect(
            lines.count == 1 && lines[0].hasPrefix("error: App/B.swift: timerlint crashed on this file (signal "),
            "\(run.errors)")
    }

    @Test("in a rule skips that rule, with one line that names it")
    func leavesRuleOut() throws {
        try folder.write(Sample.note, to: "App/Animator.swift")
        let run = try lint(crashing: "trap:\(Sample.warningRule)")
        #expect(run.status == 2 && run.output.contains(Sample.noteRule) && !run.output.contains(Sample.warningRule))
        #expect(
            run.errors.contains("error: timerlint crashed in the rule \(Sample.warningRule) (signal "), "\(run.errors)")
    }

    @Test("elsewhere leaves standard input to the restarted run")
    func keepsInput() throws {
        let run = try Tool.shell(
            "cat App/A.swift | TIMERLINT_CRASH=trap:App/B.swift \"$timerlint\" lint - --stdin-filename App/New.swift",
            in: folder)
        #expect(run.status == 2 && run.output.contains("App/New.swift:4:"), "\(run.output)\(run.errors)")
        let itself = try Tool.shell(
            "cat App/A.swift | TIMERLINT_CRASH=trap:App/New.swift \"$timerlint\" lint - --stdin-filename App/New.swift",
            in: folder)
        #expect(
            itself.status == 2 && itself.errors.contains("App/New.swift: timerlint crashed on this file"),
            "\(itself.errors)")
    }

    @Test("leaves the file unfixed, and the baseline unwritten")
    func fixesOthers() throws {
        for name in ["A", "B"] {
            try folder.write(Sample.fixable.replacingOccurrences(of: "ClockView", with: name), to: "App/\(name).swift")
        }
        let run = try lint(["--fix"], crashing: "trap:App/B.swift")
        #expect(run.status == 2 && run.errors.contains("in 1 file\n"), "\(run.errors)")
        #expect(try folder.read("App/A.swift").contains(".common") && !folder.read("App/B.swift").contains(".common"))
        let baseline = try Tool.run(["baseline"], in: folder, environment: ["TIMERLINT_CRASH": "trap:App/B.swift"])
        #expect(baseline.status == 2 && baseline.errors.contains("no baseline was written"), "\(baseline.errors)")
    }

    @Test("leaves the offset of a standard input that it did not read: the parent may share it")
    func leavesInputAlone() throws {
        try folder.write("1\n2\n", to: "numbers")
        let loop = #"while read number; do "$timerlint" lint --quiet App; echo "turn $number"; done < numbers"#
        let run = try Tool.shell(loop, in: folder, environment: ["TIMERLINT_CRASH": "trap:App/B.swift"])
        #expect(run.lines.filter { $0.hasPrefix("turn") } == ["turn 1", "turn 2"])
    }

    @Test("ends the process after twenty restarts")
    func endsAtLast() throws {
        let crashes = String(repeating: "r 4 61;", count: 20)
        let line = #"sh -c 'TIMERLINT_CRASHED_UNITS="$$:\#(crashes)" exec "$timerlint" lint'; echo "status $?""#
        #expect(try Tool.shell(line, in: folder).lines.last == "status 2")
        let run = try Tool.shell(line, in: folder, environment: ["TIMERLINT_CRASH": "trap:App/B.swift"])
        #expect(["status 132", "status 133"].contains(run.lines.last), "\(run.output)")
    }

    @Test("of another process is not this one's")
    func believesNobody() throws {
        let run = try Tool.run(
            ["lint"], in: folder, environment: ["TIMERLINT_CRASHED_UNITS": "1:f 4 4170702f422e7377696674;"])
        #expect(run.status == 1 && run.lines.count == 3)
    }
}
