import TimerlintDiagnostics
import TimerlintSource

/// A deterministic generator (SplitMix64).
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Short lines with all kinds of line endings, often without a final one.
    mutating func text(lines: Int) -> [UInt8] {
        let words = ["a", "bb", "}", "  c", "\t", "", "é", "🙂", "\u{C}"]
        let endings = ["\n", "\n", "\n", "\r\n", "\r"]
        var text = ""
        for _ in 0..<Int.random(in: 0...lines, using: &self) {
            text += words.randomElement(using: &self)! + endings.randomElement(using: &self)!
        }
        return Array((text + words.randomElement(using: &self)!).utf8)
    }

    /// Sorted and disjoint; many are adjacent, and insertions share offsets.
    mutating func edits(of bytes: [UInt8], count: Int) -> [TextEdit] {
        let texts = ["", "x", "x\n", "\n", "y\r\nz", "\n\n", "é\n"]
        let offsets = (0..<(2 * Int.random(in: 0...count, using: &self))).map { _ in
            boundary(near: Int.random(in: 0...bytes.count, using: &self), in: bytes)
        }.sorted()
        return stride(from: 0, to: offsets.count, by: 2).map { index in
            TextEdit(
                range: SourceRange(UInt32(offsets[index]), UInt32(offsets[index + 1])),
                replacement: texts.randomElement(using: &self)!)
        }
    }

    /// The edits of rules never split a character.
    private func boundary(near offset: Int, in bytes: [UInt8]) -> Int {
        bytes[offset...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    }
}
