import Foundation
import Testing
import TimerlintSource
import TimerlintTestSupport

/// Some fixtures use what their project would declare: a fixed text may have the errors of its source, but no other.
@Suite("A fixed text", .slow) struct TypeCheckedFixTests {
    private typealias NewErrors = (isClean: Bool, new: Set<String>)

    @Test(
        "has no type error that its source has not, in Swift",
        .enabled(if: SwiftTypeChecker.isToBeTested, "needs swiftc, and a system without Apple's frameworks"))
    func typeChecksInSwift() throws {
        let checker = try SwiftTypeChecker()
        defer { checker.remove() }
        // Compiles each stand-in once, before several processes need it.
        let imports = Array(SwiftTypeChecker.modules.map { "import \($0)\n" }.joined().utf8)
        #expect(checker.errors(in: imports, languageMode: "5") == [])
        try check(.swift, clean: 0.85) { text in
            let inSix = checker.errors(in: text.fixed, languageMode: "6")
            if inSix.isEmpty { return (true, []) }
            let inFive = checker.errors(in: text.fixed, languageMode: "5")
            return (
                inFive.isEmpty,
                inSix.subtracting(checker.errors(in: text.source.unmarked, languageMode: "6")).union(
                    inFive.isEmpty
                        ? [] : inFive.subtracting(checker.errors(in: text.source.unmarked, languageMode: "5")))
            )
        }
    }

    @Test(
        "has no error that its source has not, in Objective-C",
        .enabled(if: ObjectiveCTypeChecker.isToBeTested, "libclang is not installed"))
    func compilesInObjectiveC() throws {
        let library = try #require(ObjectiveCTypeChecker.library, "CI must have libclang")
        let checker = ObjectiveCTypeChecker(library: library)
        try check(.objectiveC, clean: 0.8) { text in
            let source = checker.errors(in: text.source.unmarked, memory: .automatic)
            if !source.contains(where: { $0.hasPrefix("ARC forbids") }) {
                let errors = checker.errors(in: text.fixed, memory: .automatic)
                return (errors.isEmpty, errors.subtracting(source))
            }
            let errors = checker.errors(in: text.fixed, memory: .manual)
            return (errors.isEmpty, errors.subtracting(checker.errors(in: text.source.unmarked, memory: .manual)))
        }
    }

    /// Reports each new error, and if less than a share of the texts compiles: then the check shows little.
    private func check(
        _ language: Language, clean share: Double, _ errors: @escaping @Sendable (FixedText) -> NewErrors
    ) throws {
        let jobs = min(4, ProcessInfo.processInfo.activeProcessorCount)
        let fixtures = Fixture.rules.filter { $0.paths.contains { Language(path: $0) == language } }
        let texts = try concurrentMap(fixtures, jobs: jobs) { fixture in
            Result { try FixedText.all(of: fixture).filter { $0.source.file.language == language } }
        }.flatMap { try $0.get() }
        let results = concurrentMap(texts, jobs: jobs, errors)
        for (text, result) in zip(texts, results) where !result.new.isEmpty {
            Issue.record(
                "\(text.name): \(result.new.sorted().joined(separator: "; "))",
                sourceLocation: text.source.sourceLocation(line: 1))
        }
        let clean = results.count(where: \.isClean)
        #expect(
            Double(clean) >= share * Double(texts.count) || RuleSelection.isNarrowed,
            "only \(clean) of \(texts.count) compile")
    }
}
