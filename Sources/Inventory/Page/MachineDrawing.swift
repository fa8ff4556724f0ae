/// Draws libdispatch's states of a source: reachable states are highlighted, a reachable crash is red. Lengths
/// are in SVG units.
struct MachineDrawing {
    let machine: SourceMachine

    private static let cell = (width: 150, height: 62)
    private static let box = (width: 112, height: 30)
    /// Higher suspend counts are named in the last box.
    private static let greatestDrawnCount = 3

    private var counts: Int { min(max(machine.suspendCounts.max() ?? 1, 1), Self.greatestDrawnCount) }
    var width: Int { (2 + counts) * Self.cell.width + 2 }
    let height = 3 * Self.cell.height

    /// The key of the picture: machines with equal keys share one.
    var signature: String {
        let flags = [
            machine.isInactiveReached, machine.isActiveReached, machine.isReleased, machine.isCancelledReached,
        ].map { $0 ? "1" : "0" }
        return flags.joined() + machine.suspendCounts.map { "-\($0)" }.joined()
            + machine.traps.map { "!" + $0 }.joined()
    }

    /// A textual description.
    var sentence: String {
        var reached = [machine.isInactiveReached ? "inactive" : nil, machine.isActiveReached ? "active" : nil]
            .compactMap { $0 }
        reached += machine.suspendCounts.map { "suspended \($0)" }
        if machine.isCancelledReached { reached.append("cancelled") }
        if machine.isReleased { reached.append("released") }
        return "reached: " + (reached + machine.traps.map { "trap, \($0)" }).joined(separator: "; ") + "."
    }

    var shapes: [HTML] { edges + nodes }

    // MARK: Boxes

    private var nodes: [HTML] {
        var nodes = [
            node("inactive", 0, 1, isLit: machine.isInactiveReached),
            node("active", 1, 1, isLit: machine.isActiveReached),
            node("released", 1, 2, isLit: machine.isReleased),
            node("cancelled ⚑", 0, 0, isLit: machine.isCancelledReached),
            trap("over-resumed", "Over-resume of an object", 1, 0),
            trap("inactive", "Release of an inactive object", 0, 2),
            trap("suspended", "Release of a suspended object", 2, 2),
        ]
        for count in 1...counts {
            let isLast = count == counts
            let isLit = machine.suspendCounts.contains { $0 == count || isLast && $0 > count }
            let more = isLast && machine.suspendCounts.contains { $0 > count } ? "+" : ""
            nodes.append(node("suspended \(count)\(more)", 1 + count, 1, isLit: isLit))
        }
        return nodes
    }

    private func node(_ name: String, _ column: Int, _ row: Int, isLit: Bool) -> HTML {
        box((isLit ? "● " : "○ ") + name, column, row, isLit ? "node on" : "node")
    }

    private func trap(_ name: String, _ message: String, _ column: Int, _ row: Int) -> HTML {
        let isLit = machine.traps.contains(message)
        return box((isLit ? "✕ " : "○ ") + "trap: " + name, column, row, isLit ? "node dead" : "node")
    }

    private func box(_ name: String, _ column: Int, _ row: Int, _ style: String) -> HTML {
        let (x, y) = (centerX(column), centerY(row))
        // A name wider than a box widens the box.
        let width = max(Self.box.width, name.count * 8 + 8)
        return .element(
            "g", ["class": style],
            [
                .element(
                    "rect",
                    [
                        "x": "\(x - width / 2)", "y": "\(y - Self.box.height / 2)", "width": "\(width)",
                        "height": "\(Self.box.height)", "rx": "15",
                    ]),
                .element("text", ["x": "\(x)", "y": "\(y + 4)"], [.text(name)]),
            ])
    }

    // MARK: Arrows

    private var edges: [HTML] {
        var edges = [
            across(0, 1, isBack: false, machine.isActiveReached),
            down(0, machine.traps.contains { $0.contains("inactive") }),
        ]
        edges += [
            down(1, machine.isReleased), down(2, machine.traps.contains { $0.contains("suspended") }),
            up(1, machine.traps.contains { $0.contains("resume") }),
        ]
        for count in 1...counts {
            let isLit = machine.suspendCounts.contains(count)
            edges += [
                across(count, count + 1, isBack: false, isLit),
                across(count, count + 1, isBack: true, isLit && machine.isActiveReached),
            ]
        }
        return edges
    }

    private func across(_ from: Int, _ to: Int, isBack: Bool, _ isLit: Bool) -> HTML {
        let (start, end) = (centerX(from) + Self.box.width / 2 + 2, centerX(to) - Self.box.width / 2 - 2)
        let y = centerY(1) + (from == 0 ? 0 : isBack ? 6 : -6)
        let head =
            isBack
            ? "M\(start + 6) \(y - 4)L\(start) \(y)L\(start + 6) \(y + 4)"
            : "M\(end - 6) \(y - 4)L\(end) \(y)L\(end - 6) \(y + 4)"
        return .element("path", ["class": isLit ? "edge on" : "edge", "d": "M\(start) \(y)H\(end)" + head])
    }

    private func down(_ column: Int, _ isLit: Bool) -> HTML {
        vertical(column, centerY(1) + 17, centerY(2) - 17, isLit, isTrap: column != 1)
    }

    private func up(_ column: Int, _ isLit: Bool) -> HTML {
        vertical(column, centerY(1) - 17, centerY(0) + 17, isLit, isTrap: true)
    }

    private func vertical(_ column: Int, _ start: Int, _ end: Int, _ isLit: Bool, isTrap: Bool) -> HTML {
        let (x, back) = (centerX(column), end > start ? -6 : 6)
        let style = isLit ? isTrap ? "edge dead" : "edge on" : "edge"
        return .element(
            "path",
            ["class": style, "d": "M\(x) \(start)V\(end)M\(x - 4) \(end + back)L\(x) \(end)L\(x + 4) \(end + back)"])
    }

    private func centerX(_ column: Int) -> Int { column * Self.cell.width + Self.cell.width / 2 }
    private func centerY(_ row: Int) -> Int { row * Self.cell.height + Self.cell.height / 2 }
}
