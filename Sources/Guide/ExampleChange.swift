import TimerlintRules

/// A diff from the bad example to the good one: removed lines marked `-`, added lines marked `+`, without lines
/// far from any change. Input: an example. Output: lines.
struct ExampleChange {
    /// Unchanged lines shown on each side of a change.
    private static let context = 2

    private static let omission = "  …"

    let lines: [String]

    init(_ example: Rule.Example) {
        let all = Self.merged(Self.code(example.bad), Self.code(example.good))
        let isNear = all.indices.map { index in
            all[max(0, index - Self.context)...min(all.count - 1, index + Self.context)].contains { !$0.hasPrefix(" ") }
        }
        var lines: [String] = []
        for (index, line) in all.enumerated() {
            if isNear[index] {
                lines.append(line)
            } else if !lines.isEmpty, lines.last != Self.omission {
                lines.append(Self.omission)
            }
        }
        if lines.last == Self.omission { lines.removeLast() }
        self.lines = lines
    }

    /// Without empty lines, to save space on the page.
    private static func code(_ text: String) -> [Substring] { text.split(separator: "\n") }

    private static func merged(_ bad: [Substring], _ good: [Substring]) -> [String] {
        let changes = good.difference(from: bad)
        let removed = Set(changes.removals.map(\.offset)), inserted = Set(changes.insertions.map(\.offset))
        var lines: [String] = []
        var (old, new) = (0, 0)
        while old < bad.count || new < good.count {
            if old < bad.count, removed.contains(old) {
                lines.append("- \(bad[old])")
                old += 1
            } else if new < good.count, inserted.contains(new) {
                lines.append("+ \(good[new])")
                new += 1
            } else {
                lines.append("  \(bad[old])")
                old += 1
                new += 1
            }
        }
        return lines
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
