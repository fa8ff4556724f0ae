import TimerlintSource

/// Reads one file. Input: a path. Output: its source text, or the reason why there is none.
package struct SourceReader: Sendable {
    /// What became of a file.
    package enum Outcome: Sendable {
        /// `invalidAt` is the offset of the first byte of invalid UTF-8; the file is linted anyway.
        case source(SourceFile, invalidAt: UInt32?)
        case skipped(SkippedFile)
        case failed(FileFault)
    }

    /// In bytes. Offsets have 32 bits, and no hand-written file is that large.
    package static let sizeLimit = 1 << 30

    /// Number of leading bytes that decide whether a file is text.
    private static let probeLength = 8 << 10

    let settings: DiscoverySettings

    package init(settings: DiscoverySettings) {
        self.settings = settings
    }

    /// A file that the user named (`isNamed`) is never skipped: it fails if it is not source text.
    package func read(_ path: Path, isNamed: Bool) -> Outcome {
        let fault: (FileFault.Reason) -> Outcome = {
            .failed(FileFault(path: settings.names.reported(path), reason: $0))
        }
        do {
            // Checked before opening, because opening a device can have side effects.
            guard try FileSystem.status(of: path, followingLinks: isNamed).kind == .regular else {
                return fault(.notRegular)
            }
            let contents = try FileSystem.contents(of: path, limit: SourceReader.sizeLimit, followingLinks: isNamed)
            guard let bytes = contents else { return fault(.tooLarge) }
            return classify(bytes, path: path, isNamed: isNamed)
        } catch {
            return fault(error.isMissing ? .missing : .system(error))
        }
    }

    /// Classifies the contents of a file, whatever their origin.
    package func classify(_ bytes: [UInt8], path: Path, isNamed: Bool) -> Outcome {
        let id = settings.names.id(of: path)
        if isUTF16(bytes) {
            return isNamed ? .failed(FileFault(path: id.text, reason: .utf16)) : skipped(path, .utf16)
        }
        let invalid = firstInvalidUTF8(in: bytes)
        if let invalid, isBinary(bytes, invalidAt: invalid) {
            return isNamed ? .failed(FileFault(path: id.text, reason: .binary)) : skipped(path, .binary)
        }
        if !isNamed || settings.excludesNamedPaths, saysGenerated(bytes) { return skipped(path, .generated) }
        let language = settings.language(ofName: path.name) ?? .swift
        return .source(SourceFile(id: id, language: language, bytes: bytes), invalidAt: invalid.map { UInt32($0) })
    }

    private func skipped(_ path: Path, _ reason: SkippedFile.Reason) -> Outcome {
        .skipped(SkippedFile(path: path, reason: reason))
    }

    private func isUTF16(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    }

    private func isBinary(_ bytes: [UInt8], invalidAt invalid: Int) -> Bool {
        invalid < SourceReader.probeLength && bytes.prefix(SourceReader.probeLength).contains(0)
    }
}
