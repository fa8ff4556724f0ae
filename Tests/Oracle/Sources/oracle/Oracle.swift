import Foundation

/// `oracle TIMERLINT PATH…`: compares timerlint with swift-syntax on every Swift file below the paths. Prints
/// each difference and the amount compared. Skips files in which swift-syntax finds an error.
@main
enum Oracle {
    static func main() throws {
        guard CommandLine.arguments.count > 2 else {
            print("usage: oracle TIMERLINT PATH...")
            exit(2)
        }
        let files = swiftFiles(below: Array(CommandLine.arguments.dropFirst(2)))
        let jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
        let timerlint = URL(fileURLWithPath: CommandLine.arguments[1])
        let result = Totals()
        DispatchQueue.concurrentPerform(iterations: jobs) { job in
            let share = files.indices.filter { $0 % jobs == job }.map { files[$0] }
            var counts = Counts()
            do {
                try forEachDump(of: share, by: timerlint) { dump in counts.add(compare(dump)) }
            } catch {
                counts.differences.append("\(error)")
            }
            result.add(counts)
        }
        exit(result.report() ? 0 : 1)
    }

    private static func swiftFiles(below paths: [String]) -> [String] {
        paths.flatMap { path -> [String] in
            guard !path.hasSuffix(".swift") else { return [path] }
            let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            return below.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
        }
        .filter(isRegularFile)
    }

    private static func isRegularFile(_ path: String) -> Bool {
        let values = try? URL(fileURLWithPath: path).resolvingSymlinksInPath().resourceValues(forKeys: [
            .isRegularFileKey
        ])
        return values?.isRegularFile == true
    }
}

/// The result for one file, or for a share of the files.
struct Counts: Sendable {
    var files = 0
    /// Files with an error according to swift-syntax.
    var leftOut = 0
    var bytes = 0
    var tokens = 0
    var nodes = 0
    var differences: [String] = []

    mutating func add(_ other: Counts) {
        files += other.files
        leftOut += other.leftOut
        bytes += other.bytes
        tokens += other.tokens
        nodes += other.nodes
        differences += other.differences
    }
}

/// The sum over all shares, which run on several threads.
final class Totals: @unchecked Sendable {
    private let lock = NSLock()
    private var counts = Counts()

    func add(_ share: Counts) {
        lock.lock()
        defer { lock.unlock() }
        counts.add(share)
    }

    /// Prints everything; returns whether there are no differences.
    func report() -> Bool {
        for difference in counts.differences { print(difference) }
        print(
            "\(counts.files) files, \(counts.bytes) bytes, \(counts.tokens) tokens, \(counts.nodes) nodes compared: \(counts.differences.count) differences",
            "(\(counts.leftOut) files left out: swift-syntax finds errors in them)")
        return counts.differences.isEmpty && counts.files > 0
    }
}
