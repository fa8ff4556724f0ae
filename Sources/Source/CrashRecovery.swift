import TimerlintCProcess

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Confines a crash of the analyzer itself to the file or rule being analyzed. Swift cannot catch a trap, so
/// the process restarts in place (`execve`) and skips that file or rule. A run without a crash pays nothing. A
/// restart repeats no output, because reports and files are written after the whole analysis.
package enum CrashRecovery {
    /// The unit of work that a restart skips.
    package enum Unit: Sendable, Hashable {
        case file(FileID)
        /// The rule's id.
        case rule(String)
    }

    /// A crash of this process before its last restart.
    package struct Crash: Sendable, Hashable {
        package let unit: Unit
        package let signal: Int32
    }

    /// Installs the signal handlers. Call once, before starting other threads.
    package static func install() { crash_recovery_install(ProcessArguments.strings) }

    /// Saves standard input, so that a restarted run can read it again.
    package static func keep(input: [UInt8]) {
        input.withUnsafeBytes { crash_recovery_keep_input($0.baseAddress, $0.count) }
    }

    /// Runs `body` and attributes a crash of this thread to the file.
    package static func analyzing<Result>(_ file: FileID, _ body: () throws -> Result) rethrows -> Result {
        try file.bytes.withUnsafeBytes { try working(on: $0, kind: fileKind, body) }
    }

    /// Runs `body` and attributes a crash of this thread to the rule, except inside `analyzing`.
    package static func applying<Result>(rule: String, _ body: () throws -> Result) rethrows -> Result {
        try Array(rule.utf8).withUnsafeBytes { try working(on: $0, kind: ruleKind, body) }
    }

    private static func working<Result>(
        on name: UnsafeRawBufferPointer, kind: UInt8, _ body: () throws -> Result
    ) rethrows -> Result {
        let outer = crash_recovery_current_unit()
        let unit = crash_recovery_unit(kind: CChar(bitPattern: kind), name: name.baseAddress, length: name.count)
        crash_recovery_set_unit(unit)
        defer { crash_recovery_set_unit(outer) }
        #if DEBUG
            InjectedCrash.crashIfAsked(in: name)
        #endif
        return try body()
    }

    private static let fileKind = UInt8(ascii: "f")
    private static let ruleKind = UInt8(ascii: "r")

    /// The crashes of this process before its last restart, oldest first.
    package static var crashes: [Crash] {
        guard let list = getenv(CRASH_RECOVERY_VARIABLE).map({ String(cString: $0) }),
            let colon = list.firstIndex(of: ":"), list[..<colon] == "\(getpid())"
        else { return [] }
        return list[list.index(after: colon)...].split(separator: ";").compactMap(crash)
    }

    private static func crash(_ entry: Substring) -> Crash? {
        let words = entry.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, let signal = Int32(words[1]) else { return nil }
        let digits = Array(words[2].utf8)
        let name = stride(from: 0, to: digits.count, by: 2).compactMap { start in
            UInt8(String(decoding: digits[start...].prefix(2), as: UTF8.self), radix: 16)
        }
        switch words[0].utf8.first {
        case fileKind: return Crash(unit: .file(FileID(bytes: name)), signal: signal)
        case ruleKind: return Crash(unit: .rule(String(decoding: name, as: UTF8.self)), signal: signal)
        default: return nil
        }
    }
}

#if DEBUG
    /// For tests; compiled out of release builds. `TIMERLINT_CRASH` is `trap:NAME`, `overflow:NAME` or
    /// `abort:NAME`: the kind of crash, and the file or rule that triggers it.
    private enum InjectedCrash {
        private static let wanted = getenv("TIMERLINT_CRASH").map {
            String(cString: $0).split(separator: ":", maxSplits: 1)
        }

        static func crashIfAsked(in name: UnsafeRawBufferPointer) {
            guard let wanted, wanted.count == 2, name.elementsEqual(wanted[1].utf8) else { return }
            switch wanted[0] {
            case "trap": fatalError("a test asked for this trap")
            case "overflow": _ = overflow(1)
            default: abort()
            }
        }

        private static func overflow(_ depth: Int) -> Int { depth == 0 ? 0 : overflow(depth + 1) + 1 }
    }
#endif
