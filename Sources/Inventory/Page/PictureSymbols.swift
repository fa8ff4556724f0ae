/// Pictures shared by several timers: each is written once and referenced.
struct PictureSymbols {
    private var lives: [LifeLine: String] = [:]
    private var machines: [String: String] = [:]
    /// The shared pictures, without a visible box.
    private(set) var definitions = HTML.group([])

    init(_ timers: [TimerEntry]) {
        var symbols: [HTML] = []
        for timer in timers {
            // The picture of a timer with a finding contains lines and code, so it is not shared.
            if timer.worstSeverity == nil {
                let line = LifeLine(timer)
                if lives[line] == nil {
                    lives[line] = "t-life-\(lives.count + 1)"
                    symbols.append(.element("symbol", ["id": lives[line]], LifeLineDrawing(line: line).shapes))
                }
            }
            if let machine = timer.machine {
                let drawing = MachineDrawing(machine: machine)
                if machines[drawing.signature] == nil {
                    machines[drawing.signature] = "t-machine-\(machines.count + 1)"
                    symbols.append(.element("symbol", ["id": machines[drawing.signature]], drawing.shapes))
                }
            }
        }
        if !symbols.isEmpty {
            definitions = .element(
                "svg", ["class": "symbols", "aria-hidden": "true", "width": "0", "height": "0"], symbols)
        }
    }

    /// The picture of a timer's life cycle.
    func life(of timer: TimerEntry) -> HTML {
        let line = LifeLine(timer)
        let drawing = LifeLineDrawing(line: line)
        let shapes = lives[line].map { [HTML.element("use", ["href": "#\($0)"])] } ?? drawing.shapes
        return picture(
            "life", "Life of \(InventoryPage.short(timer.title))", LifeStory(timer: timer).sentence, drawing.width,
            drawing.height, shapes)
    }

    func machine(of timer: TimerEntry) -> HTML? {
        guard let machine = timer.machine else { return nil }
        let drawing = MachineDrawing(machine: machine)
        let shapes = machines[drawing.signature].map { [HTML.element("use", ["href": "#\($0)"])] } ?? drawing.shapes
        return picture(
            "machine", "States of \(InventoryPage.short(timer.title))", drawing.sentence, drawing.width, drawing.height,
            shapes)
    }

    private func picture(
        _ style: String, _ title: String, _ description: String, _ width: Int, _ height: Int, _ shapes: [HTML]
    ) -> HTML {
        .element(
            "svg",
            [
                "class": style, "role": "img", "width": "\(width)", "height": "\(height)",
                "viewBox": "0 0 \(width) \(height)",
            ],
            [
                .element("title", [:], [.text(title)]),
                .element("desc", [:], [.text(InventoryPage.short(description, 2_000))]),
            ] + shapes)
    }
}
