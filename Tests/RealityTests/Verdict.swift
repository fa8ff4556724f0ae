import Foundation
import TimerlintTestSupport

/// The findings of the built command for a program. The command is the one next to the test bundle, or the one
/// that `TIMERLINT_BINARY` names.
struct Verdict {
    /// The predicted crash messages.
    let traps: Set<String>
    let summary: String
    /// The rules that offer a safe fix for a crash.
    private let fixingRules: Set<String>

    /// The part of the `json` format that is used here.
    private struct Report: Decodable {
        struct Finding: Decodable {
            struct Step: Decodable { let message: String }
            struct Fix: Decodable { let safety: String }
            struct Range: Decodable { let start: Place }
            struct Place: Decodable { let line: Int }
            let rule: String
            let range: Range?
            let outcome: String?
            let crash_message: String?
            let trace: [Step]
            let fix: Fix?
        }
        let findings: [Finding]
    }

    private init(_ report: Data, of program: Program) throws {
        let findings = try JSONDecoder().decode(Report.self, from: report).findings
        let trapping = findings.filter { $0.outcome == "traps" }
        traps = Set(trapping.compactMap(\.crash_message))
        fixingRules = Set(trapping.filter { $0.fix?.safety == "safe" }.map(\.rule))
        let linesBefore = program.surroundings.count { $0 == "\n" }
        summary = findings.map { finding in
            let line = (finding.range?.start.line ?? 0) - linesBefore
            return "\(finding.rule) at \(line): \(finding.outcome ?? "-") \(finding.trace.map(\.message))"
        }.joined(separator: "\n")
    }

    static func verdicts(of programs: [Program]) throws -> [Verdict] {
        try withFolder { folder in
            let commands = try programs.map { try lint($0, "--format", "json", in: folder) }
            return try zip(programs, Command.run(commands, in: folder)).map { try Verdict($1.output, of: $0) }
        }
    }

    /// The programs whose crashes have safe fixes, with the fixes applied.
    static func fixed(_ programs: [Program], _ verdicts: [Verdict]) throws -> [Program] {
        try withFolder { folder in
            let broken = zip(programs, verdicts).filter { !$1.fixingRules.isEmpty }
            _ = try Command.run(
                broken.map {
                    try lint($0, "--fix", "--only", $1.fixingRules.sorted().joined(separator: ","), in: folder)
                },
                in: folder)
            return try broken.compactMap { program, _ in
                let text = try String(contentsOf: program.file(in: folder), encoding: .utf8)
                let own = String(text.dropFirst(program.surroundings.count))
                guard own != program.text else { return nil }
                return Program(
                    name: program.name, text: own, makes: program.makes, calls: program.calls,
                    support: program.support, fires: program.fires, isOutOfSight: program.isOutOfSight,
                    language: program.language)
            }
        }
    }

    private static func lint(_ program: Program, _ options: String..., in folder: URL) throws -> Command {
        let file = program.file(in: folder)
        let place = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try (program.surroundings + program.text).write(to: file, atomically: false, encoding: .utf8)
        let arguments = ["lint", file.lastPathComponent, "--no-baseline", "--jobs", "1"] + options
        return Command(path: Repository.command.path, arguments: arguments, folder: place, keepsErrors: false)
    }

    private static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let name = "timerlint-verdicts-\(UUID().uuidString)"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}

extension Program {
    /// In a separate folder, so that each program is a project of its own.
    fileprivate func file(in folder: URL) -> URL {
        folder.appendingPathComponent("\(name)/\(name).\(language.fileExtension)")
    }

    /// The declarations of the harness, for the linter.
    var surroundings: String {
        switch language {
        case .swift: Self.swiftSurroundings
        case .automatic, .manual: Self.objectiveCSurroundings
        case .plain: Self.plainSurroundings
        }
    }

    private static let objectiveCSurroundings = """
        #import <Foundation/Foundation.h>
        #import <dispatch/dispatch.h>
        extern dispatch_queue_t programQueue;
        static void risky(BOOL fails) {
          if (fails) {
            @throw [NSException new];
          }
        }


        """

    private static let plainSurroundings = """
        #include <dispatch/dispatch.h>
        #include <stdbool.h>
        #include <stdio.h>


        """

    private static let swiftSurroundings = """
        import Dispatch
        let programQueue = DispatchQueue(label: "program")
        let secondQueue = DispatchQueue(label: "second", target: programQueue)
        let thirdQueue = DispatchQueue(label: "third", target: programQueue)
        struct Failure: Error {}
        func risky(_ fails: Bool) throws { if fails { throw Failure() } }


        """
}
