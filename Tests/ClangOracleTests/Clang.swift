import Foundation
import TimerlintClangEngine
import TimerlintSource
import TimerlintTestSupport

/// The libclang that the tests compare with.
enum Clang {
    static let library: Libclang? = try? LibclangSearch(named: nil) { ProcessInfo.processInfo.environment[$0] }
        .library()

    /// Without the library, these tests are skipped on a developer's machine and fail in CI.
    static var isToBeTested: Bool { library != nil || mustBeThere }
    static var mustBeThere: Bool { ProcessInfo.processInfo.environment["CI"] != nil }
}

/// Compares the Objective-C files below a folder.
struct TreeComparison {
    let folder: URL
    let library: Libclang

    struct Outcome {
        var files = 0
        var unread: [String] = []
        var counts = (messages: 0, methods: 0, blocks: 0, captures: 0)
        var differences: [(path: String, line: Int, difference: Comparison.Difference)] = []
    }

    func run() -> Outcome {
        var outcome = Outcome()
        let paths = Repository.filePaths(below: folder)
        let headers = Set(
            paths.filter { $0.hasSuffix(".h") }.map {
                folder.appendingPathComponent($0).deletingLastPathComponent().path
            })
        let reader = ClangReader(library: library, database: nil, headerFolders: headers.sorted())
        for path in paths where path.hasSuffix(".m") || path.hasSuffix(".mm") { compare(path, reader, &outcome) }
        return outcome
    }

    private func compare(_ path: String, _ reader: ClangReader, _ outcome: inout Outcome) {
        let url = folder.appendingPathComponent(path)
        let file = SourceFile(path: path, language: .objectiveC, bytes: Repository.bytes(of: url))
        guard let unit = reader.read(url.path, bytes: file.bytes) else {
            outcome.unread.append(path)
            return
        }
        let comparison = Comparison(file, ClangView(unit, bytes: file.bytes))
        outcome.files += 1
        outcome.counts.messages += comparison.counts.messages
        outcome.counts.methods += comparison.counts.methods
        outcome.counts.blocks += comparison.counts.blocks
        outcome.counts.captures += comparison.counts.captures
        outcome.differences += comparison.differences.map { (path, file.lines.line(at: UInt32($0.offset)), $0) }
    }
}
