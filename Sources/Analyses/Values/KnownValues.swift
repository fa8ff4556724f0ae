import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// A constant that a parameter or property holds between a call and a place.
package enum KnownValue: Sendable, Hashable {
    case boolean(Bool)
    case number(Double)
    /// A case of an enumeration, by its name.
    case member(String)
    /// A case with associated values, by its name: `.seeking(from: position)`.
    case memberWithValues(String)
    /// `nil`.
    case absence
    /// A text, whichever: it is there.
    case presence
}

/// The known values of parameters and properties in a function that is entered by a particular call: the
/// constant arguments, and what the code before a place assigns.
///
/// Input: a chain of calls, entered one by one. Output: whether the chain can reach a place. Anything that is
/// not plainly constant is unknown and excludes nothing.
package struct KnownValues {
    private let references: ReferenceIndex
    var project: Project { references.project }
    private let entered: [VariableID: KnownValue]
    private let constant: (VariableID) -> KnownValue?

    /// `entered` holds the values of variables at every entry of the code in question, `constant` those that hold
    /// throughout the program.
    package init(
        references: ReferenceIndex, entered: [VariableID: KnownValue] = [:],
        constant: @escaping (VariableID) -> KnownValue? = { _ in nil }
    ) {
        self.references = references
        self.entered = entered
        self.constant = constant
    }

    // MARK: Calls

    /// What is known inside the function that a call runs, or inside the accessor that an assignment runs.
    package func entering(_ function: FunctionID, by entry: Node) -> KnownValues {
        if let call = entry.kind == .callExpression ? entry : entry.callOfName {
            return KnownValues(
                references: references, entered: values(enteringBy: call, function),
                constant: constant)
        }
        var known = isOnSelf(entry) ? propertiesKnown(at: entry, readIn: function) : [:]
        if let assigned = entry.assignedValue.flatMap({ value(of: $0) }) {
            if case .variable(let property)? = project.referent(of: entry), !comesBeforeStore(function) {
                known[property] = assigned
            }
            for parameter in project.parameters(of: function) { known[parameter] = assigned }
            if let new = implicitNewValue(in: function) { known[new] = assigned }
        }
        return KnownValues(references: references, entered: known, constant: constant)
    }

    /// Whether the property still has its old value while the accessor runs.
    private func comesBeforeStore(_ function: FunctionID) -> Bool {
        project[function].kind == .accessor(RuntimeAPI.observerBeforeStore)
    }

    /// `newValue` of an accessor that names no parameter, if its code reads it.
    package func implicitNewValue(in function: FunctionID) -> VariableID? {
        guard case .accessor = project[function].kind,
            let name = project.body(of: function)?.firstNode(where: { $0.isNamed("newValue") }),
            case .variable(let id)? = project.referent(of: name), project[id].kind == .parameter
        else { return nil }
        return id
    }

    /// The constants in the parameters of the function that a call runs, and in the properties of the same instance.
    func values(enteringBy call: Node, _ function: FunctionID) -> [VariableID: KnownValue] {
        let known = isOnSelf(call) ? propertiesKnown(at: call, readIn: function) : [:]
        return known.merging(arguments(of: call, to: function)) { $1 }
    }

    /// The constants that a call passes to the parameters of a function, or leaves to their default values.
    private func arguments(of call: Node, to function: FunctionID) -> [VariableID: KnownValue] {
        var passed: [VariableID: KnownValue] = [:]
        for parameter in project.parameters(of: function) {
            let given = project.argument(for: parameter, of: function, in: call) ?? project.value(of: parameter)
            passed[parameter] = given.flatMap { value(of: $0) }
        }
        return passed
    }

    /// For a member of the same instance, what is known of its properties still holds.
    private func isOnSelf(_ entry: Node) -> Bool {
        let name = entry.kind == .callExpression ? entry.calleeName ?? entry : entry
        guard name.kind == .memberExpression, let base = name.base?.stripped else {
            return name.kind == .nameExpression
        }
        return project.referent(of: base) == .instance || base.kind == .superExpression
    }

    private func propertiesKnown(at entry: Node, readIn function: FunctionID) -> [VariableID: KnownValue] {
        var known: [VariableID: KnownValue] = [:]
        _ = project.body(of: function)?.contains { node in
            guard case .variable(let id)? = project.referent(of: node), project[id].kind == .property, known[id] == nil
            else { return false }
            known[id] = value(of: id, at: entry)
            return false
        }
        return known
    }

    // MARK: Values

    /// `nil` for an expression that is not plainly constant.
    package func value(of expression: Node) -> KnownValue? {
        let node = expression.stripped
        if let answer = node.booleanValue { return .boolean(answer) }
        if node.kind == .nilLiteral { return .absence }
        if node.kind == .stringLiteral || node.isLocalizedText { return .presence }
        if let number = node.numericValue { return .number(number) }
        switch node.kind {
        case .nameExpression, .memberExpression: return value(ofName: node)
        case .callExpression:
            return caseWithValues(node).map { .memberWithValues($0.name) }
                ?? truth(ofMembership: node).decision.map(KnownValue.boolean)
        case .infixExpression: return truth(ofComparison: node).decision.map(KnownValue.boolean)
        case .prefixExpression where node.isNamed("!"):
            guard let operand = node.firstChild, case .boolean(let answer)? = value(of: operand) else { return nil }
            return .boolean(!answer)
        default: return nil
        }
    }

    /// `guard let data else { … }`, which names the parameter only by the constant that it binds.
    func value(ofParameterNamed name: String, at place: Node) -> KnownValue? {
        entered.keys.first { project[$0].kind == .parameter && project[$0].name == name }.flatMap {
            value(of: $0, at: place)
        }
    }

    private func value(ofName name: Node) -> KnownValue? {
        guard case .variable(let id)? = project.referent(of: name) else {
            return isEnumCase(name) ? .member(name.name) : nil
        }
        if let constant = constant(id) { return constant }
        // An enumeration in C declares its cases as constant numbers, in a class's body as constant members.
        if project[id].isLet, name.tree.file.language == .objectiveC, name.kind == .nameExpression,
            project[id].kind == .global || project[id].kind == .property
        {
            return project.constantValue(of: name).map(KnownValue.number) ?? .member(name.name)
        }
        if project[id].kind == .global, project[id].isLet { return nil }
        if name.kind == .memberExpression, let base = name.base?.stripped, project.referent(of: base) != .instance {
            return nil
        }
        return value(of: id, at: name)
    }

    /// `stop` of `.stop` and `Order.stop`.
    func caseName(of expression: Node) -> String? {
        let name = expression.stripped
        return name.kind == .memberExpression && isEnumCase(name) ? name.name : nil
    }

    /// `.stop`, `Order.stop`, and in C `OrderStop` if its header was not read.
    private func isEnumCase(_ name: Node) -> Bool {
        guard project.referent(of: name) == nil else { return false }
        if name.kind == .nameExpression {
            return name.tree.file.language == .objectiveC && name.beginsWithUppercase
        }
        if name.flags.contains(.implicitBase) { return true }
        guard let base = name.base, case .type(let type)? = project.referent(of: base) else { return false }
        return project.types[type].kind == .enum
    }

    /// The name in `.seeking(from: position)`; a static method may return any case.
    private func caseWithValues(_ call: Node) -> Node? {
        guard let callee = call.firstChild?.stripped, callee.kind == .memberExpression, isEnumCase(callee),
            !callee.isNamed("init"), project.functions(named: callee.name).isEmpty
        else { return nil }
        return callee
    }

    /// The value that the last assignment before a place stores in a variable, or else its value on entry.
    private func value(of id: VariableID, at place: Node) -> KnownValue? {
        if project[id].kind == .local, project[id].isLet { return project.value(of: id).flatMap { value(of: $0) } }
        guard project[id].kind == .parameter || project[id].kind == .property,
            let function = project.function(around: place), entered[id] != nil || mayWrite(id, in: function)
        else { return nil }
        let writes = references.uses(of: id).map(\.node).filter(\.isChanged)
        let own = writes.filter { project.function(around: $0) == function && $0.range.start < place.range.start }
            .sorted { $0.range.start < $1.range.start }
        let last = own.last { $0.decision(between: place) == nil }
        let writers = Set(writes.compactMap { project.function(around: $0) })
        if project[id].kind == .property, isInClosure(place, without: last) { return nil }
        guard !isWrittenByCalls(from: last, to: place, in: function, writers),
            !isInLoop(with: writes, place, after: last)
        else {
            return nil
        }
        guard let last else { return entered[id] }
        guard isPassed(last, before: place) else { return nil }
        return last.assignedValue.flatMap {
            $0.contains { project.referent(of: $0) == .variable(id) } ? nil : value(of: $0)
        }
    }

    /// Whether a function's own code writes something with the variable's name. Most ask about variables that it only
    /// reads, whose uses in the whole project need not be known then.
    private func mayWrite(_ id: VariableID, in function: FunctionID) -> Bool {
        let written = references.knownWrittenNames.answer(to: function) {
            var names: Set<Spelling> = []
            _ = project.node(of: function).contains {
                if $0.isChanged { names.insert($0.spelling) }
                return false
            }
            return names
        }
        let names = [project[id].name, project[id].foreignName].compactMap { $0 }
        return names.contains { $0.withSpelling(written.contains) }
    }

    private func isWrittenByCalls(from last: Node?, to place: Node, in function: FunctionID, _ writers: Set<FunctionID>)
        -> Bool
    {
        guard !writers.isEmpty else { return false }
        return project.calls(in: function).contains { call in
            call.node.range.end <= place.range.start && (last.map { $0.range.end <= call.node.range.start } ?? true)
                && call.functions.contains { called in
                    writers.contains(called)
                        || project.calls(in: called).contains { !writers.isDisjoint(with: $0.functions) }
                }
        }
    }

    /// A closure around the place may run after other code has written the property.
    private func isInClosure(_ place: Node, without write: Node?) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { closure in
            closure.kind == .closureExpression && !(write.map { closure.range.contains($0.range) } ?? false)
        }
    }

    /// Whether an earlier round of a loop may have written it. Each round passes a write inside the loop again.
    private func isInLoop(with writes: [Node], _ place: Node, after last: Node?) -> Bool {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { loop in
            loop.isLoop && writes.contains { loop.encloses($0) } && last.map { !loop.encloses($0) } ?? true
        }
    }

    /// Whether the assignment dominates the place: it is not in a branch or closure of its own.
    private func isPassed(_ write: Node, before place: Node) -> Bool {
        write.selfAndAncestors.prefix { !$0.range.contains(place.range) }.allSatisfy { node in
            switch node.kind {
            case .ifBranch, .switchCase, .ternaryExpression, .closureExpression, .guardStatement, .catchClause,
                .deferStatement:
                false
            default: !node.isLoop
            }
        }
    }
}

extension Node {
    /// `NSLocalizedString("Done", comment: "")`
    fileprivate var isLocalizedText: Bool {
        kind == .callExpression && calleeName.map { RuntimeAPI.localizedTexts.contains($0.name) } == true
    }
}
