#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Runs another program to completion, without a shell.
package enum Subprocess {
    package struct Result: Sendable {
        /// The exit code; above 128 if a signal ended the program.
        package let status: Int32
        /// Standard output.
        package let output: [UInt8]

        /// The signal that ended the program.
        package var signal: Int32? { status > 128 ? status - 128 : nil }
    }

    /// Looks `program` up in PATH and adds `environment` to this process's own. The program must read all of
    /// its standard input before it writes. Discards standard error, because the callers' messages are clearer.
    package static func run(
        _ program: String, _ arguments: [[UInt8]], environment: [String: String] = [:], input: [UInt8] = [], limit: Int
    ) throws(SystemError) -> Result {
        let (source, output) = (try Pipe(), try Pipe())
        defer { close(output.reading) }
        let process: pid_t
        do {
            defer {
                close(source.reading)
                close(output.writing)
            }
            do {
                process = try spawn(program, arguments, environment, input: source.reading, output: output.writing)
            } catch {
                close(source.writing)
                throw error
            }
        }
        // If the program ends before reading everything, its status gives the reason.
        _ = input.withUnsafeBytes { FileSystem.write($0, to: source.writing) }
        close(source.writing)
        return try result(of: process, reading: output.reading, limit: limit)
    }

    private static func result(of process: pid_t, reading descriptor: Int32, limit: Int) throws(SystemError) -> Result {
        var output: [UInt8]?
        var failure: SystemError?
        do { output = try FileSystem.contents(of: descriptor, limit: limit) } catch { failure = error }
        if output == nil { kill(process, SIGKILL) }
        let status = wait(for: process)
        if let failure { throw failure }
        guard let output else { throw SystemError(code: EFBIG) }
        return Result(status: status, output: output)
    }

    private struct Pipe {
        let reading: Int32
        let writing: Int32

        init() throws(SystemError) {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw .current }
            // Another thread may start a program at the same time, which must not inherit this pipe.
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            (reading, writing) = (ends[0], ends[1])
        }
    }

    private static func spawn(
        _ program: String, _ arguments: [[UInt8]], _ environment: [String: String], input: Int32, output: Int32
    ) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let words = cStrings([Array(program.utf8)] + arguments)
        let variables = cStrings(self.environment(with: environment))
        defer { for string in words + variables { free(string) } }
        var process = pid_t()
        let code = posix_spawnp(&process, program, &actions, nil, words, variables)
        guard code == 0 else { throw SystemError(code: code) }
        return process
    }

    /// `NAME=value` entries: this process's environment with some replaced.
    private static func environment(with changes: [String: String]) -> [[UInt8]] {
        var entries: [[UInt8]] = []
        var next = environ
        while let entry = next.pointee {
            entries.append(Array(UnsafeRawBufferPointer(start: entry, count: strlen(entry))))
            next += 1
        }
        let replaced = changes.keys.map { Array("\($0)=".utf8) }
        return entries.filter { entry in !replaced.contains(where: entry.starts) }
            + changes.map { Array("\($0.key)=\($0.value)".utf8) }
    }

    /// Ends with a null pointer; the caller frees the strings.
    private static func cStrings(_ texts: [[UInt8]]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { ($0 + [0]).withUnsafeBytes { strdup($0.bindMemory(to: CChar.self).baseAddress!) } } + [nil]
    }

    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }
}
