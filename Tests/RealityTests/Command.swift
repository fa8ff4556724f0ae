import Foundation

/// A program to run to completion.
struct Command {
    let path: String
    let arguments: [String]
    var folder: URL?
    /// Whether the output includes standard error.
    var keepsErrors = true

    struct Ending {
        /// The exit code; `nil` if a signal ended the program.
        let status: Int32?
        let signal: Int32?
        let output: Data

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// The number of programs that run at the same time.
    private static let width = 6

    /// The results in the order of the commands. Output goes to files, so that no command waits for its reader.
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
