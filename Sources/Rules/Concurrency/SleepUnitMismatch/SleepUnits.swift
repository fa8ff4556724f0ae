import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// A sleep whose number of nanoseconds is not what the code intends.
package struct SleepUnitFault: Sendable {
    /// The sleep's call.
    package let call: Node
    package let fault: Fault

    package enum Fault: Sendable {
        /// A value in another unit, multiplied by this factor.
        case unit(Node, SleepUnit, factor: Double)
        /// `a ?? b * 1_000_000_000`: the factor applies to one side only.
        case precedence(Node)
        /// `UInt64(0.1) * 1_000_000_000`: the conversion truncates the fraction. Whether nothing is left.
        case truncation(Node, isTotal: Bool)
        /// A constant below one millisecond.
        case tiny(Double)
        /// `.max`.
        case maximum
    }
}

/// The unit of a number according to its name or type.
package enum SleepUnit: String, Sendable {
    case seconds, milliseconds, microseconds

    /// The number of nanoseconds in one unit.
    var nanoseconds: Double {
        switch self {
        case .seconds: 1e9
        case .milliseconds: 1e6
        case .microseconds: 1e3
        }
    }
}

/// Reads the numbers of nanoseconds passed to sleeps. Input: the calls of `sleep`. Output: those that intend
/// another duration.
package struct SleepUnits {
    private let facts: ProjectFacts
    private let project: Project
    /// The files with `extension Task { static func sleep(_ seconds: Double) }`: without that, `Task.sleep(0.5)` does not
    /// compile.
    private let filesAddingSleep: [String]

    package init(_ facts: ProjectFacts) {
        self.facts = facts
        project = facts.project
        filesAddingSleep = Self.filesAddingSleep(to: facts.project)
    }

    private static func filesAddingSleep(to project: Project) -> [String] {
        project.functions(named: "sleep").filter { function in
            guard project[function].isStatic, project[function].labels == [""],
                project.type(around: project.node(of: function)).map({ project.types[$0].name }) == "Task",
                let seconds = project.parameters(of: function).first
            else { return false }
            return project.typeName(of: seconds).map(TimeAPI.floatingTypes.contains) == true
        }.map { project.files.path($0.file) }
    }

    /// In the order of files and offsets as indexed.
    package func faults() -> [SleepUnitFault] {
        facts.references.nodes(named: "sleep").compactMap { callee in
            guard let call = callee.callOfName, let given = nanoseconds(of: call) else { return nil }
            return fault(in: given).map { SleepUnitFault(call: call, fault: $0) }
        }
    }

    /// The argument of `sleep(nanoseconds:)` or of the deprecated `Task.sleep(_:)`.
    private func nanoseconds(of call: Node) -> Node? {
        if let labelled = call.argumentValue("nanoseconds") { return labelled.stripped }
        guard call.calleeName?.base?.isNamed("Task") == true, call.arguments.count == 1,
            call.arguments[0].nameReference.isEmpty, !project.declaresOwn("Task", at: call),
            let given = call.arguments[0].value?.stripped, isWholeNumber(given) || !mayTakeFractions(call)
        else { return nil }
        return given
    }

    /// Whether an expression can only be passed as a number of nanoseconds, which is whole.
    private func isWholeNumber(_ expression: Node) -> Bool {
        let type = project.type(of: expression)?.name ?? expression.calleeName?.name
        return type.map(TimeAPI.integerTypes.contains) == true
    }

    /// Whether the call may be of a function of the tree: one program contains both.
    private func mayTakeFractions(_ call: Node) -> Bool {
        filesAddingSleep.contains { facts.targets.mayShareProgram($0, call.tree.file.path) }
    }

    private func fault(in given: Node) -> SleepUnitFault.Fault? {
        if given.isNamed("max"), given.base.map({ TimeAPI.integerTypes.contains($0.name) }) ?? true { return .maximum }
        if let truncated = truncation(in: given) { return truncated }
        if let wrong = wrongConversion(by: unconverted(given)) { return wrong }
        let value = calculation(behind: unconverted(given))
        if let lost = lostFactor(in: value) { return .precedence(lost) }
        if let constant = constant(value) { return constant > 1 && constant < 1e6 ? .tiny(constant) : nil }
        let addends =
            value.kind == .infixExpression && (value.isNamed("+") || value.isNamed("-"))
            ? value.children.filter(\.isExpression) : [value]
        return addends.lazy.compactMap(wrongUnit).first
    }

    // MARK: Constants

    /// Without the surrounding number conversions.
    private func unconverted(_ node: Node) -> Node {
        var value = node.stripped
        while let inner = convertedOrRounded(by: value) { value = inner.stripped }
        return value
    }

    /// `delay` of `UInt64(delay)`, of `delay.rounded(.up)` and of `max(0, delay)`; `nil` for other nodes.
    private func convertedOrRounded(by value: Node) -> Node? {
        guard value.kind == .callExpression, let callee = value.calleeName else { return nil }
        if callee.kind == .memberExpression { return TimeAPI.roundingMethods.contains(callee.name) ? callee.base : nil }
        let arguments = value.arguments.compactMap(\.value)
        if TimeAPI.numberTypes.contains(callee.name) { return arguments.count == 1 ? arguments[0] : nil }
        let open = arguments.filter { project.constantValue(of: $0) == nil }
        return TimeAPI.clampingFunctions.contains(callee.name) && open.count == 1 ? open[0] : nil
    }

    /// The calculation behind the name of a constant: `let pause = seconds ?? 2 * NSEC_PER_SEC`, or a getter of that form.
    private func calculation(behind name: Node) -> Node {
        guard case .variable(let id)? = project.referent(of: name), let written = writtenValue(of: id).map(unconverted),
            written.kind == .infixExpression || written.kind == .ternaryExpression
        else { return name }
        return written
    }

    private func writtenValue(of id: VariableID) -> Node? {
        if let getter = project.getter(of: id) {
            let returned = project.body(of: getter)?.returnedValues ?? []
            return returned.count == 1 ? returned[0] : nil
        }
        return project[id].isLet && project[id].kind != .parameter ? project.value(of: id) : nil
    }

    private func constant(_ node: Node) -> Double? {
        let value = unconverted(node)
        if let known = TimeAPI.conversionConstants[value.name], value.kind == .nameExpression { return known }
        if let declared = implicitMember(value) { return declared.value }
        guard isProduct(value) else { return facts.project.constantValue(of: value) }
        return product(of: value).flatMap { $0.others.isEmpty ? $0.factor : nil }
    }

    /// `.second` in `1 * .second`: a constant with that name in some type of the tree. Its value decides the
    /// unit, not its name. Unknown if several differ, or if none is in the tree.
    private func implicitMember(_ node: Node) -> (value: Double?, isKnown: Bool)? {
        guard node.kind == .memberExpression, node.flags.contains(.implicitBase) else { return nil }
        let values = Set(
            project.staticProperties(named: node.name).compactMap { project.value(of: $0) }.compactMap {
                facts.project.constantValue(of: $0)
            })
        return (values.count == 1 ? values.first : nil, values.count == 1)
    }

    /// `UInt64(0.1)` of a constant with a fraction that is multiplied afterwards.
    private func truncation(in node: Node) -> SleepUnitFault.Fault? {
        var found: SleepUnitFault.Fault?
        _ = node.contains { part in
            guard part.kind == .callExpression, let callee = part.calleeName,
                TimeAPI.integerTypes.contains(callee.name), part.arguments.count == 1,
                part.outermostUnwrap.parent?.kind == .infixExpression, let inner = part.arguments[0].value,
                let value = constant(inner), value != value.rounded(.towardZero)
            else { return false }
            found = .truncation(part, isTotal: abs(value) < 1)
            return true
        }
        return found
    }

    // MARK: Precedence

    /// The left side of `??`, or the branch of a ternary, that lacks the factor of the other side.
    private func lostFactor(in value: Node) -> Node? {
        let sides: [Node]
        switch value.kind {
        case .infixExpression where value.isNamed("??"): sides = value.children.filter(\.isExpression)
        case .ternaryExpression: sides = Array(value.children.dropFirst())
        default: return nil
        }
        guard sides.count == 2, hasFactor(sides[1]), !hasFactor(sides[0]), !isNumberAlone(sides[0]),
            !saysNanoseconds(sides[0]),
            // A plain number of nanoseconds shows nothing about a side whose name has no unit.
            isProduct(unconverted(sides[1])) || unit(of: unconverted(sides[0])) != nil
        else { return nil }
        return sides[0]
    }

    /// A constant whose type and name say no unit, and zero in any: it may well be a number of nanoseconds.
    private func isNumberAlone(_ node: Node) -> Bool {
        guard let value = constant(node) else { return false }
        return value == 0 || unit(of: unconverted(node)) == nil
    }

    private func hasFactor(_ node: Node) -> Bool {
        if let value = constant(node), unconverted(node).kind != .infixExpression { return value >= 1e6 }
        return (product(of: unconverted(node))?.factor ?? 1) >= 1e3
    }

    private func saysNanoseconds(_ node: Node) -> Bool {
        node.contains { part in
            guard part.kind == .nameExpression || part.kind == .memberExpression || part.kind == .callExpression else {
                return false
            }
            let name = part.kind == .callExpression ? part.calleeName?.name ?? "" : part.name
            return name.lowercased().contains("nano") || name.camelWords.contains("ns")
        }
    }

    // MARK: Units

    /// The constant factor of a product, and its other operands.
    private func product(of node: Node) -> (factor: Double, others: [Node])? {
        let value = unconverted(node)
        guard isProduct(value) else { return constant(value).map { ($0, []) } ?? (1, [value]) }
        var factor = 1.0
        var others: [Node] = []
        var isDivided = false
        for part in value.children {
            if part.kind == .infixOperator {
                isDivided = part.isNamed("/")
            } else if let number = implicitMember(unconverted(part))?.value ?? TimeAPI.conversionConstants[
                unconverted(part).name]
                ?? (unconverted(part).kind == .infixExpression
                    ? nil : facts.project.constantValue(of: unconverted(part)))
            {
                factor = isDivided ? factor / number : factor * number
            } else if let inner = product(of: part), unconverted(part).kind == .infixExpression {
                factor = isDivided ? factor / inner.factor : factor * inner.factor
                others += inner.others
            } else {
                others.append(unconverted(part))
            }
        }
        return (factor, others)
    }

    private func isProduct(_ value: Node) -> Bool {
        value.kind == .infixExpression && (value.isNamed("*") || value.isNamed("/") || value.isNamed("&*"))
    }

    private func wrongUnit(_ addend: Node) -> SleepUnitFault.Fault? {
        guard let (factor, others) = product(of: addend), !others.contains(where: isScale) else { return nil }
        let unconverted = others.filter { !isConverted($0) && !beginsInNanoseconds($0) }
        let measured = unconverted.compactMap { other in unit(of: other).map { (other, $0) } }
        guard measured.count == 1, let (node, unit) = measured.first, factor != unit.nanoseconds,
            Self.factors.contains(factor)
        else { return nil }
        return .unit(node, unit, factor: factor)
    }

    /// `pause.nanoseconds`, where an extension of TimeInterval multiplies `self` by a wrong factor.
    private func wrongConversion(by value: Node) -> SleepUnitFault.Fault? {
        guard value.kind == .memberExpression, saysNanoseconds(value), let given = value.base,
            case .variable(let id)? = project.referent(of: value), let getter = project.getter(of: id),
            project.owner(of: id).map({ project.types[$0].name }) == TimeAPI.interval,
            let returned = project.body(of: getter)?.returnedValues, returned.count == 1,
            let (factor, others) = product(of: unconverted(returned[0])), others.map(\.kind) == [.selfExpression],
            factor != SleepUnit.seconds.nanoseconds, Self.factors.contains(factor)
        else { return nil }
        return .unit(given, .seconds, factor: factor)
    }

    /// Those by which people convert one unit to another.
    private static let factors: Set<Double> = [1, 1e3, 1e6, 1e9]

    /// `nanosecondsPerSecond`, `scale`: a factor, judged by its name.
    private func isScale(_ node: Node) -> Bool {
        let words = node.name.camelWords
        return !NameWords.unitFactors.isDisjoint(with: words) || node.name.contains("PER")
    }

    /// A local variable whose value was already multiplied, whatever its name.
    private func isConverted(_ node: Node) -> Bool {
        guard case .variable(let id)? = project.referent(of: node), project[id].kind == .local,
            let value = project.value(of: id)
        else { return false }
        return hasFactor(value)
    }

    /// `seconds: UInt64 = 1_500_000_000`: an initial or default value of a million units of whatever the name says would be
    /// days.
    private func beginsInNanoseconds(_ node: Node) -> Bool {
        guard case .variable(let id)? = project.referent(of: node), let value = project.value(of: id).flatMap(constant)
        else { return false }
        return value >= 1e6
    }

    /// `let delay = self.delay`: the unit of a constant's initial value.
    private func unitOfValue(of name: Node) -> SleepUnit? {
        guard name.kind == .nameExpression, case .variable(let id)? = project.referent(of: name),
            project[id].kind == .local || project[id].kind == .capture, project[id].isLet,
            let value = project.value(of: id)?.stripped,
            value.kind == .nameExpression || value.kind == .memberExpression
        else { return nil }
        return unit(of: value)
    }

    private func unit(of node: Node) -> SleepUnit? {
        if implicitMember(node) != nil { return nil }
        let words = (node.kind == .callExpression ? node.calleeName?.name ?? "" : node.name).camelWords
        if !NameWords.milliseconds.isDisjoint(with: words) { return .milliseconds }
        if !NameWords.microseconds.isDisjoint(with: words) { return .microseconds }
        if words.contains(where: { $0.hasPrefix("nano") || $0 == "ns" }) { return nil }
        if !NameWords.seconds.isDisjoint(with: words) { return .seconds }
        guard node.kind == .nameExpression || node.kind == .memberExpression || node.kind == .callExpression else {
            return nil
        }
        return project.type(of: node)?.name == TimeAPI.interval ? .seconds : unitOfValue(of: node)
    }
}
