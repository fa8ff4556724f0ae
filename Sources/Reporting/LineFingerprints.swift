import TimerlintSource

/// The hash of each line of a file that GitHub's code scanning names alerts by (`primaryLocationLineHash`): a rolling
/// hash over the line's first 100 characters that are neither space nor tab, lines behind it included, with a count
/// that tells equal ones apart. Computed as github/codeql-action's `src/fingerprints.ts` documents it, which would
/// warn of any other value.
struct LineFingerprints {
    /// By line, from 1; a line that GitHub would not hash has none.
    private var hashes: [Int: String] = [:]

    private static let block = 100
    private static let base: UInt64 = 37
    /// `base` to the power of `block`: what the character that leaves the window has grown to.
    private static let leaving = (0..<block).reduce(into: UInt64(1)) { power, _ in power &*= base }

    /// Only the hashes of the given lines are kept.
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
        /// The line that starts at each place of the window, or 0.
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

        /// The window is full of the line that starts where the next character goes.
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
