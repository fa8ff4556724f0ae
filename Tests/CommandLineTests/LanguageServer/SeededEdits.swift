import Foundation
import TimerlintTestSupport

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

    /// Replaces a random range by nothing, a few characters, or lines of `source`, renames something or deletes a
    /// function; returns the change in the protocol's form.
    mutating func edit(from source: [Substring], using numbers: inout SeededNumbers) -> [String: Any] {
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: return replaceText(by: renamed(using: &numbers))
        case 1: return replaceText(by: withoutFunction(using: &numbers))
        default: return editRange(from: source, using: &numbers)
        }
    }

    private mutating func replaceText(by text: String) -> [String: Any] {
        units = Array(text.utf16)
        return ["text": text]
    }

    /// One of its words becomes another one everywhere in the document.
    private func renamed(using numbers: inout SeededNumbers) -> String {
        let words = Set(text.split { !$0.isLetter && !$0.isNumber }.filter { $0.first?.isLetter == true }).sorted()
        guard let old = words.randomElement(using: &numbers), let new = words.randomElement(using: &numbers) else {
            return text
        }
        return text.replacingOccurrences(of: old, with: new)
    }

    /// A function ends at a brace with the indentation of its first line.
    private func withoutFunction(using numbers: inout SeededNumbers) -> String {
        var lines = text.components(separatedBy: "\n")
        let starts = lines.indices.filter { lines[$0].contains("func ") && lines[$0].hasSuffix("{") }
        guard let start = starts.randomElement(using: &numbers) else { return text }
        let end = lines[start].prefix { $0 == " " } + "}"
        guard let last = lines[start...].firstIndex(where: { $0 == end }) else { return text }
        lines.removeSubrange(start...last)
        return lines.joined(separator: "\n")
    }

    private mutating func editRange(from source: [Substring], using numbers: inout SeededNumbers) -> [String: Any] {
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
