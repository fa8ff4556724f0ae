import Testing
import TimerlintBuilds
import TimerlintSyntax

@testable import TimerlintAnalyses

@Suite("A branch of #if")
struct ExcludedBranchTests {
    private func isExcluded(_ text: String, on platforms: Set<Platform>) throws -> Bool {
        ExcludedBranches(platforms: platforms).contain(try Example(text).asked()[0])
    }

    @Test(
        "is in no build if every platform of the target takes another",
        arguments: [
            "#if os(macOS)\nask(0)\n#endif", "#if !os(iOS)\nask(0)\n#endif", "#if os(iOS)\n#else\nask(0)\n#endif",
            "#if os(macOS) || os(Linux)\nask(0)\n#endif", "#if os(macOS) && DEBUG\nask(0)\n#endif",
            "#if os(iOS)\n#elseif DEBUG\nask(0)\n#endif", "#if !(os(iOS) || DEBUG)\nask(0)\n#endif",
        ])
    func isLeftOut(_ text: String) throws { #expect(try isExcluded(text, on: [.iOS])) }

    @Test(
        "may be in one otherwise",
        arguments: [
            "#if os(iOS)\nask(0)\n#endif", "#if DEBUG\nask(0)\n#endif", "#if os(macOS) || DEBUG\nask(0)\n#endif",
            "#if DEBUG\n#else\nask(0)\n#endif", "ask(0)",
        ])
    func isKept(_ text: String) throws { #expect(try !isExcluded(text, on: [.iOS])) }

    @Test("is asked of all platforms of a target")
    func severalPlatforms() throws {
        #expect(try !isExcluded("#if os(macOS)\nask(0)\n#endif", on: [.iOS, .macOS]))
        #expect(try isExcluded("#if os(Linux)\nask(0)\n#endif", on: [.iOS, .macOS]))
        #expect(try !isExcluded("#if os(macOS)\nask(0)\n#endif", on: []), "the platforms are unknown")
    }
}
