import Foundation

/// A program to run to its end.
struct Command {
    let path: String
    let arguments: [String]
    var folder: URL?
    /// Whether the output holds what goes to standard error, too.
    var keepsErrors = true

    struct Ending {
        /// The exit code; `nil` where a signal ended it.
        let status: Int32?
        let signal: Int32?
        let output: Data

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// So many run at a time.
    private static let width = 6

    /// The endings in the order of the commands. Output goes through files: no command ever waits for its reader.
    static func run(_ commands: [Command], in scratch: URL) throws -> [Ending] {
        var endings: [Ending] = []
        for start in stride(from: 0, to: commands.count, by: width) {
            let group = commands[start..<min(start + width, commands.count)]
            let running = try group.enumerated().map { number, command in
                try command.start(log: scratch.appendingPathComponent("output\(number).log"))
            }
            endings += try running.map(ending)
        }
        return endings
    }

    func run(in scratch: URL) throws -> Ending { try Self.run([self], in: scratch)[0] }

    private func start(log: URL) throws -> (process: Process, log: URL) {
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        let handle = try FileHandle(forWritingTo: log)
        defer { try? handle.close() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardOutput = handle
        process.standardError = keepsErrors ? handle : FileHandle.nullDevice
        try process.run()
        return (process, log)
    }

    private static func ending(of process: Process, log: URL) throws -> Ending {
        process.waitUntilExit()
        let (code, isSignal) = (process.terminationStatus, process.terminationReason == .uncaughtSignal)
        return Ending(status: isSignal ? nil : code, signal: isSignal ? code : nil, output: try Data(contentsOf: log))
    }
}
