import TimerlintBuilds
import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// How messages speak of what stands still while the run loop is in another mode than the default one.
struct FreezeWording {
    let context: RuleContext

    /// What the user does meanwhile, in the words of the platforms that the code runs on.
    func moment(at node: Node) -> String {
        let platforms = context.facts.platforms(of: node)
        let mac = "during menu, resize, drag and modal tracking"
        if platforms == [.macOS] { return mac }
        if platforms.contains(.macOS) || platforms.isEmpty { return "while the user scrolls or has a menu open" }
        return "while the user scrolls"
    }

    /// `'label.text' in 'updateTimer()'`.
    func object(_ change: VisibleChange) -> String {
        let function = change.function.map(name(of:)).map { "'\($0)'" }
        guard let target = change.target else { return function ?? "the drawing" }
        if change.isAnimation { return function.map { "the animation in \($0)" } ?? "the animation" }
        let name = "'\(spelling(of: target))'"
        return function.map { "\(name) in \($0)" } ?? name
    }

    /// `updateTimer()`, `count.didSet`.
    private func name(of function: FunctionID) -> String {
        let declaration = context.facts.project[function]
        if case .accessor(let accessor) = declaration.kind {
            // Objective-C's setter is a method.
            guard context.facts.project.node(of: function).tree.file.language == .swift else {
                return "set\(declaration.name.prefix(1).uppercased())\(declaration.name.dropFirst())(_:)"
            }
            return "\(declaration.name).\(accessor)"
        }
        return context.facts.project.files[function.file].displayName(ofFunction: function.index)
    }

    /// A target as Swift spells it, the object itself by its type's name.
    private func spelling(of target: Node) -> String {
        let node = target.stripped
        if node.kind == .selfExpression || node.kind == .superExpression || context.facts.project.referent(of: node) == .instance {
            return context.facts.project.type(around: node).map { context.facts.project.types[$0].simpleName } ?? "self"
        }
        guard node.kind == .memberExpression, let base = node.base else { return Self.short(node.text) }
        if base.stripped.kind == .selfExpression || context.facts.project.referent(of: base) == .instance { return node.name }
        return "\(Self.short(base.text)).\(node.name)"
    }

    /// The calls that lead to a change, the change, and what scrolls there.
    func trace(_ change: VisibleChange, scrolls: Node?) -> [TraceStep] {
        let evidence = scrolls.map { [context.step($0, "can scroll while the timer waits")] } ?? []
        guard change.target != nil else { return evidence }
        return change.calls.map { context.step($0, "leads to the change") } + [context.step(change.node, "changes what is on the screen")] + evidence
    }

    /// What makes a finding a note, as the end of a message.
    func doubt(_ doubt: FreezeDoubt) -> String {
        switch doubt {
        case .nothingVisible: "it changes nothing on the screen that the code shows"
        case .seldom(let seconds): "a late fire every \(Self.number(seconds)) s goes unnoticed"
        case .nothingScrolls(let change): "nothing that scrolls is in sight of \(object(change))"
        case .slow(let seconds): "a little later than after \(Self.number(seconds)) s goes unnoticed"
        case .seldomSends(let change): "\(object(change)) seldom gets a new value just then"
        case .scrollsItself(let change): "\(object(change)) had better wait for the user's own scrolling"
        case .lateTransition(let change): "\(object(change)) only comes a little later"
        case .settles(let change): "\(object(change)) only shows a little later what it looks for"
        case .followsPointer: "it follows the pointer, which is busy then"
        case .fingerDown: "it runs while a finger holds a control"
        case .otherProcess: "another process tracks its user interface"
        case .notBuilt: "no target contains the file"
        }
    }

    /// One line, and not a whole program.
    private static func short(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 48 ? line.prefix(45) + "…" : line
    }

    /// `10` for 10.0.
    private static func number(_ value: Double) -> String { value == value.rounded() && value < 1e9 ? "\(Int(value))" : "\(value)" }
}
