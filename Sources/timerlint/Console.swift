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

/// Standard output, standard error and the environment of the process.
enum Console {
    /// Call first. Ignores SIGPIPE, so that a closed pipe does not kill the process before its exit code is
    /// known. Opens closed standard descriptors, so that no later file gets their number.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
        }
    }

    /// Writes to standard output. A closed pipe is not an error: the reader has read all it needs.
    static func write(_ bytes: [UInt8]) throws(SystemError) {
        let failure = bytes.withUnsafeBytes { FileSystem.write($0, to: 1) }
        if let failure, !failure.isBrokenPipe { throw failure }
    }

    static func write(_ text: String) throws(SystemError) { try write(Array(text.utf8)) }

    /// Writes a line to standard error. Escapes text from the tree, so that it stays on one line and cannot
    /// control a terminal or CI service.
    static func say(_ line: String) { draw(line.logLine + "\n") }

    /// Writes preformatted text to standard error.
    static func draw(_ text: String) {
        var text = text
        _ = text.withUTF8 { FileSystem.write(UnsafeRawBufferPointer($0), to: 2) }
    }

    static func complain(_ message: String) { say("error: \(message)") }

    /// All of standard input, or `nil` if it exceeds `limit` bytes.
    static func input(limit: Int) throws(SystemError) -> [UInt8]? {
        let bytes = try FileSystem.contents(of: 0, limit: limit)
        if let bytes { CrashRecovery.keep(input: bytes) }
        return bytes
    }

    /// The available bytes of standard input, waiting for at least one; empty at the end.
    static func nextInput() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            return Array(buffer.prefix(max(0, count)))
        }
    }

    /// Whether a process with this id exists.
    static func isAlive(_ process: Int) -> Bool {
        pid_t(exactly: process).map { kill($0, 0) == 0 || errno == EPERM } ?? true
    }

    static var isTerminal: Bool { isatty(1) != 0 }

    /// The width of the terminal on standard output; `nil` if it is not a terminal or the width is unknown.
    static var columns: Int? {
        var size = winsize()
        guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Whether a line on standard error can be overwritten.
    static var canShowProgress: Bool { isatty(2) != 0 && environment("TERM") != "dumb" }

    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// Keeps a value until the process ends, when the system takes all memory back at once.
func keepUntilExit<Value>(_ value: Value) { _ = Unmanaged.passRetained(Kept(value)) }

private final class Kept<Value> {
    private let value: Value

    init(_ value: Value) { self.value = value }
}

/// Ends the process.
func leave(with status: ExitStatus) -> Never { exit(status.rawValue) }
