import Foundation
import Testing
import TimerlintClangEngine
import TimerlintTestSupport
import TimerlintSource
import TimerlintWorkspace

@Suite("The scanner beside clang", .enabled(if: Clang.isToBeTested, "libclang is not installed"))
struct OracleTests {
    @Test("sees every message, method, block and capture that clang sees in the fixtures, and no others")
    func agreesOnFixtures() throws {
        let library = try #require(Clang.library, "CI must have libclang")
        for folder in [
            Repository.ruleFixtures, Repository.projectFixtures,
            Repository.root.appendingPathComponent("Fixtures/Syntax"),
        ] {
            let outcome = onBigStack { TreeComparison(folder: folder, library: library).run() }
            #expect(outcome.files > 0)
            #expect(outcome.unread.isEmpty)
            for entry in outcome.differences {
                Issue.record("\(entry.path):\(entry.line): \(entry.difference.kind) \(entry.difference.detail)")
            }
        }
    }

    @Test("macros of the project are expanded as C does, arguments pasted, quoted and looked through again")
    func expandsMacros() throws {
        let source = """
            #define CALL(name, ...) [self name:__VA_ARGS__]
            #define PASTE(a, b) a##b
            #define TWICE(x) CALL(PASTE(with, Name), x, #x)
            #define GROWS GROWS [GROWS a]
            #define PLAIN 42
            @implementation NSTimer (Own)
            - (void)go { TWICE(1 + 2); GROWS; int x = PLAIN; }
            @end
            """
        let library = try #require(Clang.library, "CI must have libclang")
        let rewritings = onBigStack {
            ClangReader(library: library, database: nil, headerFolders: []).read("/Own.m", bytes: Array(source.utf8))
                .map(RewritingFinder.rewritings) ?? []
        }
        #expect(rewritings.map(\.text.compact) == ["[self withName : 1 + 2 , \"1 + 2\" ]", "GROWS [GROWS a ]"])
    }

    /// `TIMERLINT_OBJC_TREES=folder:folder swift test --filter OracleTests` prints the differences in real
    /// trees.
    @Test(
        "sees what clang sees in the trees that TIMERLINT_OBJC_TREES names",
        .enabled(if: ProcessInfo.processInfo.environment["TIMERLINT_OBJC_TREES"] != nil))
    func agreesOnTrees() throws {
        let library = try #require(Clang.library)
        let trees = ProcessInfo.processInfo.environment["TIMERLINT_OBJC_TREES"] ?? ""
        for tree in trees.split(separator: ":") {
            let outcome = onBigStack {
                TreeComparison(folder: URL(fileURLWithPath: String(tree)), library: library).run()
            }
            for entry in outcome.differences {
                print("\(tree)/\(entry.path):\(entry.line): \(entry.difference.kind) \(entry.difference.detail)")
            }
            let kinds = Comparison.Kind.allCases.map { kind in
                "\(kind) \(outcome.differences.count { $0.difference.kind == kind })"
            }
            print(
                "tree \(tree): files \(outcome.files), unread \(outcome.unread.count), compared \(outcome.counts); "
                    + kinds.joined(separator: ", "))
            let lost = outcome.differences.count { !$0.difference.kind.rawValue.hasPrefix("extra") }
            #expect(lost == 0)
        }
    }
}

/// clang's trees are as deep as the sources.
private func onBigStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    concurrentMap([0], jobs: 1) { _ in body() }[0]
}

extension String {
    /// Without a space after an opening bracket or at the end.
    fileprivate var compact: String { replacingOccurrences(of: "[ ", with: "[").trimmingCharacters(in: .whitespaces) }
}
