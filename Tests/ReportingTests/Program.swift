import Foundation

/// Runs programs from the PATH.
enum Program {
    struct Result {
        let status: Int32
        /// Standard output and standard error together.
        let output: String
    }

    static func run(_ name: String, _ arguments: [String], input: String = "", in folder: URL? = nil) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        if let folder { process.currentDirectoryURL = folder }
        let standardInput = Pipe()
        let standardOutput = Pipe()
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = standardOutput
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let output = standardOutput.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }

    static func exists(_ name: String) -> Bool { (try? run("which", [name]).status) == 0 }

    static var isCI: Bool { ProcessInfo.processInfo.environment["CI"] != nil }
}
