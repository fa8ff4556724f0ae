import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// Registers a timer that `scheduledTimer…` put into the default mode in the common modes: with a line after a
/// local handle, otherwise by creating the timer first, then adding and storing it. No form needs a `!`. Input:
/// such a timer in Swift code. Output: the fix; `nil` if the creation is part of a larger expression.
struct SwiftModeFix {
    let timer: Timer
    let facts: ProjectFacts

    private var creation: Node { timer.creation }
    private var layout: SourceLayout { SourceLayout(creation.tree.file) }

    func fix() -> FixIt? {
        guard creation.tree.file.language == .swift else { return nil }
        if timer.kind == .delayedPerform { return fix([modeList].compactMap { $0 }) }
        guard timer.kind == .runLoopTimer, timer.isScheduled, let place = KeepingStatement(of: creation) else {
            return nil
        }
        switch place.form {
        case .binding(let name):
            return fix(lines([addition(of: name, isOptional: place.isDeclaredOptional)], after: place.statement))
        case .assignment(let target): return assignmentFix(target, place)
        case .nothing: return building(place) { _ in [] }
        case .returned: return building(place) { ["return " + $0] }
        case .argument(let call): return building(place) { [call.textReplacing(creation, by: $0)] }
        }
    }

    /// The preferred name of a local variable for the timer; `nil` if the fix needs none.
    private func wantedName(_ place: KeepingStatement) -> String? {
        switch place.form {
        case .binding: return nil
        case .assignment(let target):
            return target.stripped.kind == .subscriptExpression ? "timer" : target.stripped.name
        case .nothing, .returned, .argument: return "timer"
        }
    }

    private func fix(_ edits: [FileEdit]) -> FixIt? {
        edits.isEmpty ? nil : FixIt(title: "add the timer to the common modes", safety: .safe, edits: edits)
    }

    /// `perform(…, afterDelay: 1, inModes: [.common])`.
    private var modeList: FileEdit? {
        creation.arguments.last.map { $0.followed(by: ", inModes: [\(mode)]") }
    }

    // MARK: Forms

    private func assignmentFix(_ target: Node, _ keeping: KeepingStatement) -> FixIt? {
        let place = target.stripped
        let statement = keeping.statement
        // If the receiver may be nil, the timer must not be created without it.
        if target.contains(where: { $0.kind == .optionalChain }) {
            guard place.kind == .memberExpression else { return nil }
            return fix(lines([addition(of: target.text, isOptional: true)], after: statement))
        }
        if place.kind == .nameExpression, let local = facts.project.local(place),
            facts.project.typeNode(of: local)?.kind == .namedType
        {
            return fix(lines([addition(of: place.name)], after: statement))
        }
        return building(keeping) { [assignment(to: target, of: $0)] }
    }

    /// `self.timer = timer`: the local variable shadows a property with its name.
    private func assignment(to target: Node, of local: String) -> String {
        let isShadowed = target.kind == .nameExpression && target.name == local
        return (isShadowed ? "self." : "") + target.text + " = " + local
    }

    /// `let timer = Timer(…)`, the addition, and the lines that store it.
    private func building(_ place: KeepingStatement, keep: (String) -> [String]) -> FixIt? {
        let statement = place.statement
        guard let name = wantedName(place).flatMap({ freeName($0, in: statement) }),
            let unscheduled = unscheduledCreation()
        else { return nil }
        let head = creation.replacing(SourceRange(statement.range.start, creation.range.start), with: "let \(name) = ")
        let tail = creation.replacing(SourceRange(creation.range.end, statement.range.end), with: "")
        let lines = lines([addition(of: name)] + keep(name), after: statement)
        return fix(
            [head] + unscheduled + realigned(by: head, unscheduled[0]) + (tail.range.isEmpty ? [] : [tail]) + lines)
    }

    private func lines(_ statements: [String], after statement: Node) -> [FileEdit] {
        let isOnly = statement.parent?.firstChild == statement && statement.nextSibling == nil
        return isOnly
            ? layout.spreading(statement.range, after: statements) ?? [
                layout.insertion(of: statements, after: statement.range)
            ]
            : [layout.insertion(of: statements, after: statement.range)]
    }

    /// Arguments aligned with the first one are moved with it.
    private func realigned(by head: FileEdit, _ callee: FileEdit) -> [FileEdit] {
        let table = creation.tree.file.lines
        let arguments = creation.arguments.filter { !$0.flags.contains(.isTrailing) }
        guard let first = arguments.first, table.line(at: creation.range.start) == table.line(at: first.range.start)
        else { return [] }
        let column = table.position(at: first.range.start).column
        let shift = head.edit.growth + callee.edit.growth
        return arguments.dropFirst().compactMap { argument in
            let place = table.position(at: argument.range.start)
            let start = table.range(ofLine: place.line).start
            let blanks = SourceRange(start, argument.range.start)
            guard place.column == column, place.line > table.line(at: first.range.start),
                creation.tree.file.text(blanks).allSatisfy({ $0 == " " })
            else { return nil }
            return argument.replacing(blanks, with: String(repeating: " ", count: max(0, blanks.length + shift)))
        }
    }

    /// The name, or a similar one if later code uses a property with that name, so that the code keeps its
    /// meaning.
    private func freeName(_ wanted: String, in statement: Node) -> String? {
        freeName(wanted, in: statement, taken: namesTaken(before: statement))
    }

    private func freeName(_ wanted: String, in statement: Node, taken: Set<String>) -> String? {
        [wanted, "new" + wanted.prefix(1).uppercased() + wanted.dropFirst(), wanted + "2", wanted + "3"].first {
            !taken.contains($0) && isFree($0, in: statement)
        }
    }

    /// The names that the same fix, applied to earlier statements of the block, gives their timers.
    private func namesTaken(before statement: Node) -> Set<String> {
        guard let block = statement.parent else { return [] }
        let timers = facts.timers(inFileOf: statement)
        let first = timers.partitioningIndex { $0.creation.range.start >= block.range.start }
        let others = timers[first...].prefix { $0.creation.range.start < statement.range.start }.lazy.filter {
            $0.isScheduled
        }
        return others.prefix(8).reduce(into: []) { taken, other in
            guard let place = KeepingStatement(of: other.creation), place.statement.parent == statement.parent else {
                return
            }
            let addition = SwiftModeFix(timer: other, facts: facts)
            guard let wanted = addition.wantedName(place),
                let name = addition.freeName(wanted, in: place.statement, taken: taken)
            else { return }
            taken.insert(name)
        }
    }

    private func isFree(_ name: String, in statement: Node) -> Bool {
        guard let block = statement.parent else { return false }
        let target = statement.kind == .assignmentExpression ? statement.firstChild : nil
        return !block.children.contains { declares(name, $0) }
            && !uses(name, from: statement, in: block, besides: target)
    }

    private func declares(_ name: String, _ statement: Node) -> Bool {
        switch statement.kind {
        case .variableDeclaration: statement.bindings.contains { $0.name == name }
        case .guardStatement: statement.conditions.contains { $0.kind == .optionalBinding && $0.name == name }
        default: false
        }
    }

    /// Whether the bare name is used from a statement of a block on. An inner parameter or local variable
    /// shadows the name anyway.
    private func uses(_ name: String, from statement: Node, in block: Node, besides target: Node?) -> Bool {
        facts.references.nodes(named: name, inFileOf: block).contains { use in
            guard use.range.start >= statement.range.start, block.range.contains(use.range), use != target, isBare(use),
                let user = use.selfAndAncestors.first(where: { $0.parent == block })
            else { return false }
            guard let local = facts.project.local(use) else { return true }
            return !user.range.contains(facts.project.node(of: local).range)
        }
    }

    private func isBare(_ use: Node) -> Bool {
        switch use.kind {
        case .nameExpression: true
        case .optionalBinding: use.initialValue == nil
        case .capture: use.firstChild == nil
        default: false
        }
    }

    /// The edits that turn `Timer.scheduledTimer(withTimeInterval: …)` into `Timer(timeInterval: …)`.
    private func unscheduledCreation() -> [FileEdit]? {
        guard let callee = creation.firstChild, callee.kind == .memberExpression, let first = creation.arguments.first
        else { return nil }
        let type = callee.replaced(by: callee.base?.text ?? "Timer")
        switch first.name {
        case "withTimeInterval":
            return [type, first.renamed("timeInterval")]
        case "timeInterval": return [type]
        case "" where isSwift2: return [type, first.preceded(by: "timeInterval: ")]
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

    /// In the spelling of the file's Swift version: `.commonModes` before Swift 4.2.
    private var mode: String { isModeWritten("commonModes") && !isModeWritten("common") ? ".commonModes" : ".common" }

    /// `forMode: .common` somewhere in the file.
    private func isModeWritten(_ name: String) -> Bool {
        facts.references.nodes(named: name, inFileOf: creation).contains { mode in
            mode.flags.contains(.implicitBase) && mode.parent?.kind == .argument
                && mode.parent?.isNamed("forMode") == true
        }
    }
}
