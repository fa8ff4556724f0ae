import Diagnostics
import Facts
import Model
import Source
import Syntax

/// Registers a timer that `scheduledTimer…` keeps to the default mode for the common modes: by a line behind a local handle, else by making the timer first,
/// adding it, and keeping it then. No form of it needs a `!`. Input: such a timer of Swift code; output: the fix, `nil` where the creation is part of a
/// larger expression.
struct CommonModesAddition {
    let timer: Timer
    let facts: ProjectFacts

    private var creation: Node { timer.creation }
    private var layout: SourceLayout { SourceLayout(creation.tree.file) }

    func fix() -> FixIt? {
        guard creation.tree.file.language == .swift else { return nil }
        if timer.kind == .delayedPerform { return fix([modeList].compactMap { $0 }) }
        guard timer.kind == .runLoopTimer, timer.isScheduled, let place = KeepingStatement(of: creation) else { return nil }
        switch place.form {
        case .binding(let name): return fix([layout.insertion(of: addition(of: name, isOptional: place.isDeclaredOptional), after: place.statement.range)])
        case .assignment(let target): return assignmentFix(target, in: place.statement)
        case .nothing: return building("timer", in: place.statement) { _ in [] }
        case .returned: return building("timer", in: place.statement) { ["return " + $0] }
        case .argument(let call): return building("timer", in: place.statement) { [call.textReplacing(creation, by: $0)] }
        }
    }

    private func fix(_ edits: [TextEdit]) -> FixIt? {
        edits.isEmpty ? nil : FixIt(title: "add the timer to the common modes", safety: .safe, edits: edits)
    }

    /// `perform(…, afterDelay: 1, inModes: [.common])`.
    private var modeList: TextEdit? {
        creation.arguments.last.map { .insertion(", inModes: [\(mode)]", at: $0.range.end) }
    }

    // MARK: Forms

    private func assignmentFix(_ target: Node, in statement: Node) -> FixIt? {
        let place = target.stripped
        // Where the receiver may be gone the timer must not be made without it.
        if target.contains(where: { $0.kind == .optionalChain }) {
            guard place.kind == .memberExpression else { return nil }
            return fix([layout.insertion(of: "if let timer = \(target.text) { \(addition(of: "timer")) }", after: statement.range)])
        }
        if place.kind == .nameExpression, let local = facts.project.local(place), facts.project.typeNode(of: local)?.kind == .namedType {
            return fix([layout.insertion(of: addition(of: place.name), after: statement.range)])
        }
        let name = place.kind == .subscriptExpression ? "timer" : place.name
        return building(name, in: statement) { local in [keeping(target, local)] }
    }

    /// `self.timer = timer`: the local shadows a property of its name.
    private func keeping(_ target: Node, _ local: String) -> String {
        let isShadowed = target.kind == .nameExpression && target.name == local
        return (isShadowed ? "self." : "") + target.text + " = " + local
    }

    /// `let timer = Timer(…)`, the addition, and the lines that keep it.
    private func building(_ wanted: String, in statement: Node, keep: (String) -> [String]) -> FixIt? {
        guard let name = freeName(wanted, in: statement), let unscheduled = unscheduledCreation() else { return nil }
        let head = TextEdit(range: SourceRange(statement.range.start, creation.range.start), replacement: "let \(name) = ")
        let tail = TextEdit(range: SourceRange(creation.range.end, statement.range.end), replacement: "")
        let lines = layout.insertion(of: [addition(of: name)] + keep(name), after: statement.range)
        return fix([head] + unscheduled + (tail.range.isEmpty ? [] : [tail]) + [lines])
    }

    /// The name, or one like it where the property of that name is used further on, so that nothing that follows changes its meaning.
    private func freeName(_ wanted: String, in statement: Node) -> String? {
        [wanted, "new" + wanted.prefix(1).uppercased() + wanted.dropFirst()].first { isFree($0, in: statement) }
    }

    private func isFree(_ name: String, in statement: Node) -> Bool {
        guard let block = statement.parent else { return false }
        let target = statement.kind == .assignmentExpression ? statement.firstChild : nil
        return !block.children.contains { declares(name, $0) || $0.range.start >= statement.range.start && uses(name, $0, besides: target) }
    }

    private func declares(_ name: String, _ statement: Node) -> Bool {
        switch statement.kind {
        case .variableDeclaration: statement.bindings.contains { $0.name == name }
        case .guardStatement: statement.conditions.contains { $0.kind == .optionalBinding && $0.name == name }
        default: false
        }
    }

    /// A use of the bare name that is not one of a parameter or local further in, which shadows it anyway.
    private func uses(_ name: String, _ node: Node, besides target: Node?) -> Bool {
        node.contains { use in
            guard use != target, use.name == name else { return false }
            switch use.kind {
            case .nameExpression: break
            case .optionalBinding: return use.initialValue == nil
            case .capture: return use.firstChild == nil
            default: return false
            }
            guard let local = facts.project.local(use) else { return true }
            return !node.range.contains(facts.project.node(of: local).range)
        }
    }

    /// The edits that make `Timer.scheduledTimer(withTimeInterval: …)` a `Timer(timeInterval: …)`.
    private func unscheduledCreation() -> [TextEdit]? {
        guard let callee = creation.firstChild, callee.kind == .memberExpression, let first = creation.arguments.first else { return nil }
        let type = TextEdit(range: callee.range, replacement: callee.base?.text ?? "Timer")
        switch first.name {
        case "withTimeInterval":
            return [type, TextEdit(range: first.nameReference.range, replacement: "timeInterval")]
        case "timeInterval": return [type]
        case "" where isSwift2: return [type, .insertion("timeInterval: ", at: first.range.start)]
        default: return nil
        }
    }

    // MARK: Spelling

    private var isSwift2: Bool { creation.firstChild?.isNamed("scheduledTimerWithTimeInterval") == true }

    private func addition(of name: String, isOptional: Bool = false) -> String {
        if isOptional { return "if let timer = \(name) { \(addition(of: "timer")) }" }
        if isSwift2 { return "NSRunLoop.currentRunLoop().addTimer(\(name), forMode: NSRunLoopCommonModes)" }
        return "RunLoop.\(creation.isInAsynchronousCode ? "main" : "current").add(\(name), forMode: \(mode))"
    }

    /// As the file's Swift spells it: `.commonModes` until Swift 4.2.
    private var mode: String {
        let text = creation.tree.file.text(creation.tree.root.range)
        return text.contains(".commonModes") && !text.contains("forMode: .common)") ? ".commonModes" : ".common"
    }
}
