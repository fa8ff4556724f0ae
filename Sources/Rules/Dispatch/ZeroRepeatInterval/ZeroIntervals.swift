import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// An interval of 0 that reaches a `repeating:` argument.
struct ZeroInterval {
    /// `0` or `.seconds(0)`.
    let value: Node
    /// The enum case for which a property has this value, where the tree chooses it; `nil` if the value is always 0.
    let choice: Node?
}

/// Finds intervals of 0. Input: the interval passed to a timer source. Output: where the 0 is written: at that place, as a
/// constant, or in a property of an enum for a case that reaches the place.
struct ZeroIntervalReader {
    private let references: ReferenceIndex
    private var project: Project { references.project }

    /// The maximum number of constants and properties that are followed.
    private static let depthLimit = 4

    init(_ references: ReferenceIndex) { self.references = references }

    func zero(in interval: Node) -> ZeroInterval? { zero(in: interval, depth: 0) }

    private func zero(in interval: Node, depth: Int) -> ZeroInterval? {
        let value = interval.stripped
        if isWrittenZero(value) { return ZeroInterval(value: value, choice: nil) }
        guard depth < Self.depthLimit, case .variable(let id)? = project.referent(of: value) else { return nil }
        if let getter = project.getter(of: id), let body = project.body(of: getter) {
            return zero(inCasesOf: body, for: value) ?? body.onlyValue.flatMap { zero(in: $0, depth: depth + 1) }
        }
        guard project[id].isLet, project[id].kind != .parameter else { return nil }
        return project.value(of: id).flatMap { zero(in: $0, depth: depth + 1) }
    }

    /// `0`, a constant with that value, `.seconds(0)` and the like.
    private func isWrittenZero(_ value: Node) -> Bool {
        if project.constantValue(of: value) == 0 { return true }
        guard value.kind == .callExpression, let unit = value.calleeName, TimeAPI.units.contains(unit.name),
            let count = value.arguments.first?.value
        else { return false }
        return project.constantValue(of: count) == 0
    }

    // MARK: Properties of enums

    /// `pace.interval`, whose getter is a `switch self`, if the tree passes a case for which it returns 0.
    private func zero(inCasesOf getter: Node, for member: Node) -> ZeroInterval? {
        guard let choice = getter.onlyChild, choice.kind == .switchStatement, choice.subject?.kind == .selfExpression,
            let pace = member.base, case .variable(let holder)? = project.referent(of: pace), !isTested(holder)
        else { return nil }
        return ValueOrigins(references: references).origins(of: pace).lazy.compactMap { origin in
            guard origin.kind == .memberExpression, let value = choice.value(forCase: origin), isWrittenZero(value)
            else { return nil }
            return ZeroInterval(value: value, choice: origin)
        }.first
    }

    /// Whether a condition depends on the variable: it may keep the case with 0 from the place.
    private func isTested(_ holder: VariableID) -> Bool {
        references.uses(of: holder).contains { use in
            use.node.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { decision in
                switch decision.kind {
                case .switchStatement: decision.subject?.encloses(use.node) == true
                case .ifBranch, .guardStatement: decision.conditions.contains { $0.encloses(use.node) }
                case .ternaryExpression: decision.firstChild?.encloses(use.node) == true
                default: false
                }
            }
        }
    }
}

extension Node {
    /// The value of a body that is a single expression or a single `return`.
    fileprivate var onlyValue: Node? {
        let values = returnedValues
        return values.count == 1 ? values[0] : nil
    }

    /// The value that a `switch` returns for `.slow`.
    fileprivate func value(forCase name: Node) -> Node? {
        let cases = children(.switchCase)
        let named = cases.first { clause in
            clause.children(.caseItem).contains { item in
                item.firstNode { $0.kind == .memberExpression }?.name == name.name
            }
        }
        return (named ?? cases.first { $0.flags.contains(.isDefault) })?.firstChild(.block)?.onlyValue
    }
}
