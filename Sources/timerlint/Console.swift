import TimerlintReporting
import TimerlintSource
import TimerlintWorkspace

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Standard output and standard error, and what surrounds the process.
enum Console {
    /// Call first. A reader that goes away must not kill the process before its exit code is known; and a descriptor
    /// that came closed must not be given to the next file that is opened.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
        }
    }

    /// Writes to standard output. A reader that has gone is no error: it has read all that it wanted.
    static func write(_ bytes: [UInt8]) throws(SystemError) {
        let failure = bytes.withUnsafeBytes { FileSystem.write($0, to: 1) }
        if let failure, !failure.isBrokenPipe { throw failure }
    }

    static func write(_ text: String) throws(SystemError) { try write(Array(text.utf8)) }

    /// Writes a line to standard error. Whatever of the tree is in it, it stays one line, which no terminal and no CI
    /// service obeys.
    static func say(_ line: String) { draw(line.logLine + "\n") }

    /// Writes a text that is laid out already to standard error.
    static func draw(_ text: String) {
        var text = text
        _ = text.withUTF8 { FileSystem.write(UnsafeRawBufferPointer($0), to: 2) }
    }

    static func complain(_ message: String) { say("error: \(message)") }

    /// Everything on standard input, or `nil` where that is more than `limit` bytes.
    static func input(limit: Int) throws(SystemError) -> [UInt8]? {
        let bytes = try FileSystem.contents(of: 0, limit: limit)
        if let bytes { CrashRecovery.keep(input: bytes) }
        return bytes
    }

    /// What standard input has, waiting for at least one byte; empty at its end.
    static func nextInput() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            return Array(buffer.prefix(max(0, count)))
        }
    }

    /// Whether there is a process of that number.
    static func isAlive(_ process: Int) -> Bool {
        pid_t(exactly: process).map { kill($0, 0) == 0 || errno == EPERM } ?? true
    }

    static var isTerminal: Bool { isatty(1) != 0 }

    /// How wide the terminal is that standard output goes to; `nil` where it is none, or does not say.
    static var columns: Int? {
        var size = winsize()
        guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Whether a line on standard error can be drawn over.
    static var canShowProgress: Bool { isatty(2) != 0 && environment("TERM") != "dumb" }

    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// Ends the process.
func leave(with status: ExitStatus) -> Never { exit(status.rawValue) }
