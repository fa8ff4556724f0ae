import TimerlintWorkspace

/// A file that lines are written to, beginning empty.
final class LogFile {
    private let path: Path

    /// Throws `Failure` where it cannot be written.
    init(_ path: Path) throws {
        self.path = path
        do {
            try FileSystem.write([], to: path)
        } catch {
            throw Failure("cannot write the log '\(path)': \(error.message)")
        }
    }

    /// Adds a line. What can no longer be written is lost: a log is no reason to end.
    func write(_ line: String) {
        try? FileSystem.write(Array((line + "\n").utf8), to: path, appending: true)
    }
}
