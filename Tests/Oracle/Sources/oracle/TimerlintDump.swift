import Foundation

/// The output of `timerlint dump` for one file.
struct FileDump {
    let path: String
    var tokens: [DumpedToken] = []
    var nodes: [Fact] = []
}

/// A line of `timerlint dump --tokens`.
struct DumpedToken: Equatable {
    let kind: Substring
    let start: Int
    let end: Int
    let isKeyword: Bool
    let startsLine: Bool
}

/// Dumps all files in one run of timerlint and passes them on one by one, so that only one is in memory.
func forEachDump(of files: [String], by timerlint: URL, _ body: (FileDump) -> Void) throws {
    let process = Process()
    process.executableURL = timerlint
    process.arguments = ["dump", "--tokens", "--tree", "-"]
    let list = FileManager.default.temporaryDirectory.appendingPathComponent("oracle-\(UUID().uuidString)")
    try Data(files.joined(separator: "\n").utf8).write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }
    process.standardInput = try FileHandle(forReadingFrom: list)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var file: FileDump?
    var count = 0
    try forEachLine(of: output.fileHandleForReading) { line in
        if line.hasPrefix("file ") {
            if let file { body(file) }
            file = FileDump(path: String(line.dropFirst("file ".count)))
            count += 1
        } else if let token = DumpedToken(line) {
            file?.tokens.append(token)
        } else if let node = Fact(dumped: line) {
            file?.nodes.append(node)
        }
    }
    if let file { body(file) }
    process.waitUntilExit()
    guard process.terminationStatus == 0, count == files.count else {
        throw DumpFailure(status: process.terminationStatus, file: file?.path ?? "none")
    }
}

struct DumpFailure: Error {
    let status: Int32
    /// The last file whose dump began.
    let file: String
}

private func forEachLine(of handle: FileHandle, _ body: (Substring) -> Void) throws {
    var rest: [UInt8] = []
    while let data = try handle.read(upToCount: 1 << 20), !data.isEmpty {
        rest += data
        guard let last = rest.lastIndex(of: 0x0A) else { continue }
        let text = String(decoding: rest[...last], as: UTF8.self)
        rest.removeFirst(last + 1)
        for line in text.utf8.split(separator: 0x0A) { body(Substring(line)) }
    }
}

extension DumpedToken {
    init?(_ line: Substring) {
        let parts = line.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        guard parts.count >= 3, let start = Int(parts[1]), let end = Int(parts[2]) else { return nil }
        let rest = parts.dropFirst(3)
        self.init(
            kind: parts[0], start: start, end: end, isKeyword: rest.contains("keyword"),
            startsLine: rest.contains("startsLine"))
    }
}
