#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Runs another program to its end, without a shell.
package enum Subprocess {
    package struct Result: Sendable {
        /// The exit code; above 128 where a signal ended it.
        package let status: Int32
        package let output: [UInt8]

        /// The signal that ended it.
        package var signal: Int32? { status > 128 ? status - 128 : nil }
    }

    /// `program` is looked up in PATH. It must read all of its standard input before it writes. Standard error is dropped: the callers say better what is wrong.
    package static func run(_ program: String, _ arguments: [[UInt8]], input: [UInt8] = [], limit: Int) throws(SystemError) -> Result {
        let (source, output) = (try Pipe(), try Pipe())
        defer { close(output.reading) }
        let process: pid_t
        do {
            defer {
                close(source.reading)
                close(output.writing)
            }
            do {
                process = try spawn(program, arguments, input: source.reading, output: output.writing)
            } catch {
                close(source.writing)
                throw error
            }
        }
        // A program that ends before it has read everything says by its status what is wrong.
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
            // Another thread may start a program meanwhile, which must not hold this pipe open.
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            (reading, writing) = (ends[0], ends[1])
        }
    }

    private static func spawn(_ program: String, _ arguments: [[UInt8]], input: Int32, output: Int32) throws(SystemError) -> pid_t {
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
        var words: [UnsafeMutablePointer<CChar>?] = [strdup(program)]
        for argument in arguments { words.append((argument + [0]).withUnsafeBytes { strdup($0.bindMemory(to: CChar.self).baseAddress!) }) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var process = pid_t()
        let code = posix_spawnp(&process, program, &actions, nil, words, environ)
        guard code == 0 else { throw SystemError(code: code) }
        return process
    }

    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }
}
