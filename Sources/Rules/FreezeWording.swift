import TimerlintBuilds
import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Words messages about code that freezes while the run loop is in another mode than the default one.
struct FreezeWording {
    let context: RuleContext

    /// What the user does meanwhile, in the words of the platforms on which the code runs.
    func moment(at node: Node) -> String {
        let platforms = context.facts.platforms(of: node)
        let mac = "during menu, resize, drag and modal tracking"
        if platforms == [.macOS] { return mac }
        let isMacToo = platforms.contains(.macOS) || platforms.isEmpty
        return "while the user scrolls" + (isMacToo ? ", or on macOS has a menu open" : "")
    }

    /// What the user sees: `'label.text' in 'updateTimer()' stops updating`, `'step(_:)' pauses`.
    func effect(_ change: VisibleChange) -> String {
        let isNamed = change.target != nil || change.function == nil
        return "\(object(change)) \(isNamed ? "stops updating" : "pauses")"
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
        // A setter in Objective-C is a method.
        if case .accessor(let accessor) = declaration.kind, context.facts.project.node(of: function).selector == nil {
            return "\(declaration.name).\(accessor)"
        }
        return context.facts.project.files[function.file].displayName(ofFunction: function.index)
    }

    /// A target in Swift's spelling; the object itself by its type's name, and a value by its key.
    private func spelling(of target: Node) -> String {
        let node = target.stripped
        if node.kind == .stringLiteral { return node.name }
        if node.kind == .selfExpression || node.kind == .superExpression
            || context.facts.project.referent(of: node) == .instance
        {
            return context.facts.project.type(around: node).map { context.facts.project.types[$0].simpleName } ?? "self"
        }
        guard node.kind == .memberExpression, let base = node.base else { return node.shortText }
        if base.stripped.kind == .selfExpression || context.facts.project.referent(of: base) == .instance {
            return node.name
        }
        return "\(base.nameWithoutSelf).\(node.name)"
    }

    /// The calls that lead to a change, the change, and what scrolls there.
    func trace(_ change: VisibleChange, scrolls: Node?) -> [TraceStep] {
        let evidence =
            scrolls.map {
                [context.step($0, "while this view, or one around it, scrolls, timers in the default mode do not fire")]
            } ?? []
        guard let target = change.target else { return evidence }
        let actor = change.function.map { "'\(name(of: $0))' changes" } ?? "changes"
        return change.calls.map(context.callStep) + [context.step(change.node, "\(actor) '\(spelling(of: target))'")]
            + evidence
    }

    /// Why a finding is only a note, as the end of a message.
    func doubt(_ doubt: FreezeDoubt) -> String {
        switch doubt {
        case .nothingVisible: "no change on the screen was found"
        case .seldom(let seconds): "it fires only every \(Self.number(seconds)) s, so a late fire is hardly noticed"
        case .minutes: "its interval is in minutes, so a late fire is hardly noticed"
        case .counts(let seconds):
            "it changes something only every \(Self.number(seconds)) s, so a late change is hardly noticed"
        case .coarse(let change): "\(object(change)) shows whole minutes, so a late fire is hardly noticed"
        case .tolerant(let seconds): "its tolerance lets it fire up to \(Self.number(seconds)) s late anyway"
        case .nothingScrolls(let change): "no scrolling view was found around \(object(change))"
        case .covered(let change): "\(object(change)) covers whatever could scroll"
        case .slow(let seconds): "it waits \(Self.number(seconds)) s anyway, so a little more is hardly noticed"
        case .seldomSends(let change): "\(object(change)) seldom gets a new value during that time"
        case .scrollsItself(let change):
            "\(object(change)) should not move while the user scrolls it, so this is probably intended"
        case .lateTransition(let change): "\(object(change)) changes only once, so a late change is hardly noticed"
        case .settles(let change): "\(object(change)) only shows the result of a check, a little late"
        case .showsAnswers(let change): "\(object(change)) shows the answer to a request, whenever that comes"
        case .followsPointer: "it follows the pointer, which the user needs for the menu or the drag"
        case .followsWindows: "it follows windows of other applications, which the user moves with the same pointer"
        case .whileIdle: "it waits until there has been no input for a while"
        case .operatesControl(let change):
            "\(object(change)) is a control that the user may have open, so this is probably intended"
        case .brief: "it ends within \(Self.number(BriefTimers.longestLife)) s of its start"
        case .blinks(let change): "\(object(change)) makes an insertion point blink, which tells nothing"
        case .fades(let change):
            "the fade by \(object(change)) is over within \(Self.number(BriefTimers.longestLife)) s"
        case .pausesForDrag(let change):
            "\(object(change)) should not change while the user drags the pages, so this is probably intended"
        case .fingerDown: "it runs only while a finger holds a control, when nothing scrolls"
        case .whileHovering: "it runs only while the pointer hovers over or holds something, when no menu is open"
        case .otherProcess: "its user interface scrolls in another process"
        case .screenSaver: "a screen saver has no menus, and ends at the first input"
        case .notBuilt: "no target builds this file"
        case .neverMade(let type): "no code creates '\(context.facts.project.types[type].simpleName)'"
        }
    }

    /// A number without a trailing `.0`: `10` for 10.0.
    private static func number(_ value: Double) -> String {
        value == value.rounded() && value < 1e9 ? "\(Int(value))" : "\(value)"
    }
}
