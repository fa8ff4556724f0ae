import TimerlintWorkspace

/// A log file, truncated at the start.
final class LogFile {
    private let path: Path

    /// Throws `Failure` if it cannot be written.
    init(_ path: Path) throws {
        self.path = path
        do {
            try FileSystem.write([], to: path)
        } catch {
            throw Failure("cannot write the log '\(path)': \(error.message)")
        }
    }

    /// Appends a line. Ignores errors, because a failing log must not stop the server.
    func write(_ line: String) {
        try? FileSystem.write(Array((line + "\n").utf8), to: path, appending: true)
    }
}
