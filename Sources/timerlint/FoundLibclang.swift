import TimerlintWorkspace

/// A libclang that loads, as tested in a separate process. Input: the user's options. Output: the library, or
/// the problem with it.
struct FoundLibclang: CustomStringConvertible {
    let path: String
    /// The library's own version string.
    let version: String
    /// Whether the requested compilation database is readable.
    let hasDatabase: Bool

    var description: String { "\(version) (\(path))" }

    struct Fault: Error {
        let message: String
    }

    static func find(named: String?, compileCommands: String?) -> Result<FoundLibclang, Fault> {
        var words = ["find-libclang"]
        if let named { words += ["--libclang", named] }
        if let compileCommands { words += ["--compile-commands", compileCommands] }
        guard let run = try? ClangProcess.run(words) else {
            return .failure(Fault(message: "the tool cannot start itself"))
        }
        let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
        func value(_ key: String) -> String? {
            lines.last { $0.hasPrefix(key + " ") }.map { String($0.dropFirst(key.count + 1)) }
        }
        if let fault = value("fault") { return .failure(Fault(message: fault)) }
        guard run.status == 0, let path = value("found"), let version = value("version") else {
            return .failure(
                Fault(message: "\(value("try") ?? "libclang"): \(ClangProcess.fault(of: run)) when it was loaded"))
        }
        return .success(FoundLibclang(path: path, version: version, hasDatabase: value("database") != nil))
    }
}

/// A child process of the tool itself that calls libclang.
enum ClangProcess {
    /// Throws if it cannot be started or its output exceeds the limit.
    static func run(_ words: [String], input: [UInt8] = []) throws(SystemError) -> Subprocess.Result {
        let deadline =
            Console.environment("TIMERLINT_LIBCLANG_DEADLINE").flatMap { UInt32($0) }.map { ["--deadline", "\($0)"] }
            ?? []
        let arguments = (words.prefix(1) + deadline + words.dropFirst()).map { Array($0.utf8) }
        return try Subprocess.run(Invocation.arguments[0], arguments, input: input, limit: 64 << 20)
    }

    /// The reason why a process ended abnormally. Signal 14 is the deadline's.
    static func fault(of run: Subprocess.Result) -> String {
        switch run.signal {
        case nil: "failed"
        case 14: "took too long"
        case let signal?: "crashed (signal \(signal))"
        }
    }
}
