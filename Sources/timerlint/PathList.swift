import TimerlintWorkspace

/// A file that lists paths as bytes, one per line. Ignores empty lines and lines that begin with `#`.
struct PathList {
    let file: Path

    private static let sizeLimit = 1 << 26

    /// Throws `Failure` if the list is unreadable.
    func paths() throws -> [Path] {
        do {
            guard let bytes = try FileSystem.contents(of: file, limit: Self.sizeLimit) else {
                throw Failure("\(file): too large for a list of paths")
            }
            return bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
                .filter { $0.first != UInt8(ascii: "#") && !$0.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
                .map { Path(bytes: Array($0)) }
        } catch let error as SystemError {
            throw Failure("\(file): cannot be read: \(error.message)")
        }
    }
}
