/// Draws a life-cycle picture as inline SVG. Lengths are in SVG units, which equal pixels without zoom.
struct LifeLineDrawing {
    let line: LifeLine

    /// The number of monospaced characters that fit into a box.
    static let noteLength = 16
    private static let pitch = 128
    private static let boxWidth = 116
    private static let left = 100
    private static let lanePitch = 30
    private static let top = 6
    /// The width reserved for a crash message.
    private static let messageWidth = 330
    /// The width after the last box, for an arrowhead or a text.
    private var tailWidth: Int { line.end == .neverFires ? 110 : 40 }

    private var isShort: Bool { line.events.allSatisfy(\.note.isEmpty) }
    private var boxHeight: Int { isShort ? 24 : 38 }
    private var firstLane: Int { Self.top + boxHeight + 26 }

    private var isTrap: Bool { if case .trap? = line.end { true } else { false } }
    /// A crash message is placed below the lanes.
    var height: Int { firstLane + (line.lanes.count - 1) * Self.lanePitch + (isTrap ? 38 : 20) }
    var width: Int { max(Self.left + line.events.count * Self.pitch + tailWidth, isTrap ? Self.messageWidth : 0) }

    /// The shapes without the enclosing element.
    var shapes: [HTML] {
        line.lanes.indices.map(lane) + line.events.indices.map(event) + (line.path.isEmpty ? [] : [pathOfFault]) + end
            + circles
    }

    private func x(_ event: Int) -> Int { Self.left + event * Self.pitch + Self.pitch / 2 }
    private func y(_ lane: Int) -> Int { firstLane + lane * Self.lanePitch }

    // MARK: Lanes and boxes

    private func lane(_ index: Int) -> HTML {
        let lane = line.lanes[index]
        let name = (lane.isReached ? "● " : "○ ") + lane.state.rawValue
        return .element(
            "g", ["class": lane.isReached ? "lane on" : "lane"],
            [
                .element("text", ["x": "4", "y": "\(y(index) + 4)"], [.text(name)]),
                .element("path", ["d": "M\(Self.left) \(y(index))H\(width - 8)"]),
            ])
    }

    private func event(_ index: Int) -> HTML {
        let event = line.events[index]
        let (x, bottom) = (x(index), Self.top + boxHeight)
        var parts: [HTML] = event.code.isEmpty ? [] : [.element("title", [:], [.text(event.code)])]
        parts.append(
            .element(
                "rect",
                [
                    "x": "\(x - Self.boxWidth / 2)", "y": "\(Self.top)", "width": "\(Self.boxWidth)",
                    "height": "\(boxHeight)", "rx": "5",
                ]))
        parts.append(.element("text", ["class": "do", "x": "\(x)", "y": "\(Self.top + 16)"], [.text(event.label)]))
        if !event.note.isEmpty {
            parts.append(.element("text", ["class": "at", "x": "\(x)", "y": "\(Self.top + 31)"], [.text(event.note)]))
        }
        let from = event.from ?? event.to
        if let from {
            parts.append(
                .element("path", ["class": "stem", "d": "M\(x) \(bottom)V\(y(from) - (event.from == nil ? 8 : 0))"]))
        }
        if let to = event.to {
            parts.append(.element("path", ["class": "go", "d": arrow(x, from: event.from, to: to)]))
        }
        let kinds = ["event", event.isConditional ? "maybe" : nil, event.isFaulty ? "bad" : nil].compactMap { $0 }
        return .element("g", ["class": kinds.joined(separator: " ")], parts)
    }

    /// An arrow to the target lane, or a dot if the lane does not change.
    private func arrow(_ x: Int, from: Int?, to: Int) -> String {
        if from == to { return "M\(x - 3) \(y(to))a3 3 0 1 0 6 0a3 3 0 1 0 -6 0" }
        let isUp = from.map { $0 > to } ?? false
        let shaft = from.map { "M\(x) \(y($0))V\(y(to) + (isUp ? 7 : -7))" } ?? ""
        let base = y(to) + (isUp ? 8 : -8)
        return shaft + "M\(x - 4) \(base)L\(x) \(y(to))L\(x + 4) \(base)Z"
    }

    // MARK: Faults

    /// Follows a lane up to the call that leads to another.
    private var pathOfFault: HTML {
        let steps = line.path.dropFirst().map { "H\(x($0.event))V\(y($0.lane))" }
        let start = line.path.first.map { "M\(x($0.event)) \(y($0.lane))" } ?? ""
        return .element("path", ["class": "fault", "d": start + steps.joined()])
    }

    private var circles: [HTML] {
        line.path.compactMap { point in
            point.step.map { (point, $0) }
        }.map { point, number in
            .element(
                "g", ["class": "step", "data-step": "\(number)"],
                [
                    .element("circle", ["cx": "\(x(point.event))", "cy": "\(y(point.lane))", "r": "9"]),
                    .element("text", ["x": "\(x(point.event))", "y": "\(y(point.lane) + 4)"], [.text("\(number)")]),
                ])
        }
    }

    private var end: [HTML] {
        switch line.end {
        case nil: return []
        case .trap(let message):
            let from = line.path.last.map { (x($0.event), y($0.lane)) } ?? (x(max(0, line.events.count - 1)), y(0))
            let at = Self.left + line.events.count * Self.pitch
            return [
                .element(
                    "path",
                    ["class": "fault", "d": "M\(from.0) \(from.1)H\(at)M\(at - 7) \(from.1 - 7)l14 14m0 -14l-14 14"]),
                // Placed where a scrollable picture shows it first.
                .element("text", ["class": "trap", "x": "4", "y": "\(height - 8)"], [.text("✕ traps: " + message)]),
            ]
        case .neverFires:
            return laneOfFiring.map { lane in
                [
                    .element("path", ["class": "fault never", "d": "M\(Self.left) \(y(lane))H\(width - 8)"]),
                    .element(
                        "text", ["class": "trap", "x": "\(width - 96)", "y": "\(y(lane) - 7)"], [.text("never fires")]),
                ]
            } ?? []
        case .goesOn:
            return laneOfFiring.map { lane in
                let start = line.path.last.flatMap { $0.lane == lane ? x($0.event) : nil } ?? width - 40
                return [
                    .element(
                        "path",
                        [
                            "class": line.path.isEmpty ? "ahead" : "fault",
                            "d": "M\(start) \(y(lane))H\(width - 4)m-9 -7l9 7l-9 7",
                        ])
                ]
            } ?? []
        }
    }

    private var laneOfFiring: Int? { line.lanes.firstIndex { $0.state == .running || $0.state == .scheduled } }
}
