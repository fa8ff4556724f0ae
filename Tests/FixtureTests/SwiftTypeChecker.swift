import Foundation
import TimerlintTestSupport

/// `swiftc` with the declarations of `Fixtures/StandIns` in place of Apple's frameworks, compiled on first use into a
/// temporary folder.
struct SwiftTypeChecker: Sendable {
    /// Apple's platforms have the frameworks themselves, which differ from release to release.
    static var isToBeTested: Bool {
        #if os(Linux)
            return isInstalled || ProcessInfo.processInfo.environment["CI"] != nil
        #else
            return false
        #endif
    }

    private static var isInstalled: Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }
    }

    private static let standIns = Repository.root.appendingPathComponent("Fixtures/StandIns")
    static let modules = Repository.names(in: standIns).map { String($0.prefix { $0 != "." }) }

    /// Holds the compiled stand-ins, and each text while it is read.
    private let folder: URL

    /// - Throws: if the temporary folder cannot be made.
    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("timerlint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// The messages of the errors in a text, without their places; empty if it compiles.
    func errors(in text: [UInt8], languageMode: String) -> Set<String> {
        let file = folder.appendingPathComponent("\(UUID().uuidString).swift")
        let log = file.appendingPathExtension("log")
        defer { [file, log].forEach { try? FileManager.default.removeItem(at: $0) } }
        do {
            try Data(text).write(to: file)
            try Data().write(to: log)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = arguments(file, languageMode)
            process.standardError = try FileHandle(forWritingTo: log)
            try process.run()
            process.waitUntilExit()
            let output = try String(contentsOf: log, encoding: .utf8)
            let messages = Set(output.split(separator: "\n").compactMap(Self.message))
            return messages.isEmpty && process.terminationStatus != 0 ? ["swiftc failed: \(output)"] : messages
        } catch {
            return ["swiftc did not run: \(error)"]
        }
    }

    private func arguments(_ file: URL, _ languageMode: String) -> [String] {
        [
            "swiftc", "-frontend", "-typecheck", "-parse-as-library", "-module-name", "Fixture",
            "-swift-version", languageMode, "-suppress-warnings", "-diagnostic-style", "llvm",
            // With these two, '@objc' and '#selector' compile on Linux.
            "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
            "-I", Self.standIns.path, "-module-cache-path", folder.appendingPathComponent("modules").path, file.path,
        ]
    }

    private static func message(_ line: Substring) -> String? {
        line.range(of: ": error: ").map { String(line[$0.upperBound...]) }
    }
}
