import TimerlintSource

/// The hash of each line by which GitHub's code scanning identifies alerts (`primaryLocationLineHash`): a
/// rolling hash over the first 100 characters from the line's start, skipping spaces and tabs and continuing
/// into later lines, with a counter for equal hashes. Computed as documented in github/codeql-action's
/// `src/fingerprints.ts`, which warns about any other value.
struct LineFingerprints {
    /// By line, from 1. Lines that GitHub does not hash are missing.
    private var hashes: [Int: String] = [:]

    private static let block = 100
    private static let base: UInt64 = 37
    /// `base` to the power of `block`: the weight of the character that leaves the window.
    private static let leaving = (0..<block).reduce(into: UInt64(1)) { power, _ in power &*= base }

    /// Keeps only the hashes of the given lines.
    init(of file: SourceFile, lines: Set<Int>) {
        var window = Window(lines: lines)
        var afterCR = false
        for unit in String(decoding: file.bytes, as: UTF8.self).utf16 {
            defer { afterCR = unit == 0x0D }
            if unit == 0x20 || unit == 0x09 || (afterCR && unit == 0x0A) { continue }
            window.take(unit == 0x0D ? 0x0A : unit)
        }
        window.take(0xFFFF)
        window.flush()
        hashes = window.hashes
    }

    subscript(line: Int) -> String? { hashes[line] }

    private struct Window {
        let lines: Set<Int>
        var hashes: [Int: String] = [:]
        private var units = [UInt16](repeating: 0, count: block)
        /// The line that starts at each index of the window, or 0.
        private var starts = [Int](repeating: 0, count: block)
        private var index = 0
        private var hash: UInt64 = 0
        private var line = 0
        private var startsLine = true
        private var counts: [UInt64: Int] = [:]

        init(lines: Set<Int>) { self.lines = lines }

        mutating func take(_ unit: UInt16) {
            emit()
            if startsLine {
                line += 1
                starts[index] = line
            }
            startsLine = unit == 0x0A
            roll(unit)
        }

        mutating func flush() {
            for _ in 0..<block {
                emit()
                roll(0)
            }
        }

        /// Emits the hash of the line that starts at the current index: the window holds `block` characters of
        /// it.
        private mutating func emit() {
            guard starts[index] != 0 else { return }
            counts[hash, default: 0] += 1
            if lines.contains(starts[index]) {
                hashes[starts[index]] = "\(String(hash, radix: 16)):\(counts[hash, default: 0])"
            }
            starts[index] = 0
        }

        private mutating func roll(_ unit: UInt16) {
            hash = hash &* base &+ UInt64(unit) &- leaving &* UInt64(units[index])
            units[index] = unit
            index = (index + 1) % block
        }
    }
}
