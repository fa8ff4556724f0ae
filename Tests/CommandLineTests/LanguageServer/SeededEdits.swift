import Foundation

/// A deterministic generator: the same seed gives the same numbers on every machine (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// A document in an editor: UTF-16, the unit of the protocol.
struct EditedDocument {
    let url: URL
    private(set) var version = 1
    private(set) var units: [UInt16]

    init(url: URL, text: String) {
        self.url = url
        units = Array(text.utf16)
    }

    var text: String { String(decoding: units, as: UTF16.self) }

    /// Replaces a random range by nothing, a few characters, or lines of `source`; returns the change in the
    /// protocol's form.
    mutating func edit(from source: [Substring], using numbers: inout SeededNumbers) -> [String: Any] {
        let start = boundary(at: Int.random(in: 0...units.count, using: &numbers))
        let length =
            Bool.random(using: &numbers) ? 0 : Int.random(in: 0...min(40, units.count - start), using: &numbers)
        let end = max(start, boundary(at: start + length))
        let text = Self.insertion(from: source, using: &numbers)
        let change: [String: Any] = ["range": ["start": place(of: start), "end": place(of: end)], "text": text]
        units.replaceSubrange(start..<end, with: text.utf16)
        return change
    }

    mutating func grow() -> Int {
        version += 1
        return version
    }

    private static func insertion(from source: [Substring], using numbers: inout SeededNumbers) -> String {
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: return ""
        case 1:
            return String(
                ["{", "}", "\n", "😀", "(", " ", "\"", "// timerlint:ignore\n", "é", "\r\n"].randomElement(
                    using: &numbers) ?? "")
        default:
            guard !source.isEmpty else { return "x" }
            let first = Int.random(in: source.indices, using: &numbers)
            return "\n"
                + source[first..<min(source.count, first + Int.random(in: 1...4, using: &numbers))].joined(
                    separator: "\n") + "\n"
        }
    }

    /// An index that is neither inside a surrogate pair nor between CR and LF.
    private func boundary(at index: Int) -> Int {
        let index = min(index, units.count)
        guard index > 0, index < units.count else { return index }
        let isInside = UTF16.isTrailSurrogate(units[index]) || (units[index - 1] == 0x0D && units[index] == 0x0A)
        return isInside ? index - 1 : index
    }

    private func place(of index: Int) -> [String: Int] {
        var (line, start) = (0, 0)
        for position in 0..<index
        where units[position] == 0x0A
            || (units[position] == 0x0D && !(position + 1 < units.count && units[position + 1] == 0x0A))
        {
            line += 1
            start = position + 1
        }
        return ["line": line, "character": index - start]
    }
}
