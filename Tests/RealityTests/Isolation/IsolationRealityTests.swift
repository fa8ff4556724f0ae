import Foundation
import Testing
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintLinting
import TimerlintRules
import TimerlintSource
import TimerlintTestSupport

/// Compiles generated programs as their manifest specifies, runs them, and compares them with the findings.
/// `TIMERLINT_ISOLATION_COUNT` and `TIMERLINT_ISOLATION_SEED` select more or other programs.
@Suite("Programs with isolated handlers", .serialized, .slow) struct IsolationRealityTests {
    private static let count = number("TIMERLINT_ISOLATION_COUNT") ?? 60
    private static let seed = number("TIMERLINT_ISOLATION_SEED") ?? 1

    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

    @Test("die where the linter says so, and nowhere else, and live once they are fixed")
    func verdictsAgreeWithReality() throws {
        var generator = IsolationGenerator(seed: UInt64(Self.seed))
        let programs = generator.programs(Self.count)
        var (dying, fixed, left) = (0, 0, 0)
        for settings in IsolationSettings.all {
            let group = programs.filter { $0.settings == settings }
            let verdicts = try group.map(IsolationVerdict.init)
            dying += try compare(group, verdicts, settings)
            let repaired = try zip(group, verdicts).compactMap { try $1.fixed($0) }
            guard !repaired.isEmpty else { continue }
            fixed += repaired.count
            left += try compare(repaired, try repaired.map(IsolationVerdict.init), settings)
        }
        print(
            "isolation: \(programs.count) programs of seed \(Self.seed), \(dying) die; \(fixed) fixed, \(left) of them die"
        )
        #expect(left == 0)
        #expect(dying > programs.count / 8 && dying < programs.count * 7 / 8)
    }

    /// Returns the number of crashes.
    private func compare(_ programs: [IsolationProgram], _ verdicts: [IsolationVerdict], _ settings: IsolationSettings)
        throws -> Int
    {
        let workshop = try IsolationWorkshop(programs, settings)
        defer { workshop.remove() }
        var fates = try workshop.fates(Array(programs.indices), wait: 200)
        // On a busy machine the handler may not have run yet.
        let surprising = programs.indices.filter { verdicts[$0].dies && fates[$0] == false }
        fates.merge(try workshop.fates(surprising, wait: 3000)) { $1 }
        for (index, program) in programs.enumerated() {
            let dies = fates[index] ?? false
            #expect(
                dies == verdicts[index].dies,
                "\(dies ? "dies" : "lives") in \(settings), found: \(verdicts[index].summary)\n\(program.text)")
        }
        return fates.values.filter { $0 }.count
    }
}

/// The findings for a program.
struct IsolationVerdict {
    private let findings: [Finding]

    init(_ program: IsolationProgram) throws { findings = try Self.lint(Self.files(of: program)) }

    /// Whether the linter predicts a crash of a handler.
    var dies: Bool { findings.contains { $0.severity == .error } }
    var summary: String { findings.map { "\($0.location.start.line): \($0.message)" }.joined(separator: "\n") }

    /// All built files: the linter ignores code that nothing calls.
    private static func files(of program: IsolationProgram) throws -> [SourceFile] {
        let built = try IsolationWorkshop.files([program]).sorted { $0.key < $1.key }
        return ([("Package.swift", program.settings.manifest)] + built).map {
            SourceFile(path: $0, language: .swift, bytes: Array($1.utf8))
        }
    }

    private static func lint(_ files: [SourceFile]) -> [Finding] {
        Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 1).lint(files).findings.filter {
            $0.rule == "isolated_handler_off_main"
        }
    }

    /// The program with the safe and unsafe fixes applied; `nil` if there are none.
    func fixed(_ program: IsolationProgram) throws -> IsolationProgram? {
        let files = try Self.files(of: program)
        let loop = FixLoop(
            lint: Self.lint, unscanned: { _ in 0 },
            isWanted: { $0.severity == .error && $0.fix.map { $0.safety != .suggestion } ?? false })
        guard
            let text = loop.run(files, findings: findings).changed.first(where: {
                $0.original.path == "\(program.name).swift"
            })?.fixed.bytes
        else { return nil }
        return IsolationProgram(
            name: program.name, settings: program.settings, text: String(decoding: text, as: UTF8.self),
            call: program.call)
    }
}
