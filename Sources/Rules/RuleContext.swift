import TimerlintAnalyses
import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintSource
import TimerlintSourceExploration
import TimerlintSyntax
import TimerlintTimers

/// The facts available to a rule, and its means to report.
package struct RuleContext: Sendable {
    package let facts: ProjectFacts
    private let rule: Rule
    /// The values of the rule's options, including defaults.
    private let options: [String: Rule.Option.Value]

    package init(facts: ProjectFacts, rule: Rule, options: [String: Rule.Option.Value] = [:]) {
        self.facts = facts
        self.rule = rule
        self.options = Dictionary(rule.options.map { ($0.name, $0.defaultValue) }, uniquingKeysWith: { a, _ in a })
            .merging(options) { _, given in given }
    }

    package func number(_ option: String) -> Double {
        guard case .number(let value)? = options[option] else { return 0 }
        return value
    }

    package func flag(_ option: String) -> Bool { options[option] == .flag(true) }

    // MARK: Reporting

    /// A finding of this rule at a node. `severity` overrides the rule's own. In code that a released
    /// program never runs the finding is a note that says why. Compiled once, not into each of its many callers.
    @inline(never)
    func finding(
        at node: Node, range: SourceRange? = nil, severity: Severity? = nil, confidence: Confidence = .high,
        _ message: String,
        trace: [TraceStep] = [], outcome: Outcome? = nil, fix: FixIt? = nil
    ) -> Finding {
        let severity = severity ?? rule.severity
        let obstacle = severity == .note ? nil : facts.obstacle(toRunning: node)
        return Finding(
            rule: rule.id, severity: obstacle == nil ? severity : .note, confidence: confidence,
            location: Location(file: node.tree.file, range: range ?? node.range),
            message: obstacle.map { "\(message) (\($0.phrase))" } ?? message, trace: trace,
            outcome: outcome,
            fix: fix, enclosing: facts.project.declarations(around: node).enclosingName(of: node))
    }

    /// A finding at a timer's creation, or at the call of the factory that creates it for its caller.
    func finding(
        at timer: Timer, severity: Severity? = nil, confidence: Confidence = .high, _ message: String,
        trace: [TraceStep] = [],
        outcome: Outcome? = nil, fix: FixIt? = nil
    ) -> Finding {
        finding(
            at: timer.place, range: timer.place.headRange, severity: severity, confidence: confidence, message,
            trace: trace,
            outcome: outcome, fix: fix
        ).about(timer)
    }

    /// What a timer that nothing ends is worth: not much if its owner usually lives as long as the application. What such
    /// an owner leaks in each of many events is worth as much as ever; so is all that one leaks which always does.
    func leak(of timer: Timer) -> Leak { leak(of: facts.isLostInAnEvent(timer) ? nil : facts.owner(of: timer)) }

    /// The same for the owner of a task, of a subscription or of a wrapper around a timer.
    func leak(of owner: TypeID?) -> Leak {
        guard let owner, facts.usuallyLivesForever(owner), !facts.isAppLifetime(owner) else {
            return Leak(severity: .warning, remark: "")
        }
        return Leak(
            severity: .note, remark: "; '\(facts.project.types[owner].name)' usually lives as long as the application")
    }

    func step(_ node: Node, _ message: String, state: String? = nil) -> TraceStep {
        TraceStep(location: Location(file: node.tree.file, range: node.headRange), message: message, state: state)
    }
}

/// How bad it is that something keeps its owner, or outlives it.
struct Leak {
    let severity: Severity
    /// The end of the finding's message: why it is only a note.
    let remark: String
}

extension Obstacle {
    /// For messages, in brackets.
    fileprivate var phrase: String {
        switch self {
        case .unbuilt: "no target builds this file"
        case .oldSystems(let check): "only systems without '\(check)' run this"
        case .otherPlatforms: "no target is for a platform of this branch"
        case .condition: "a condition on the way to it never holds"
        case .noInstance(let type): "no code creates '\(type)'"
        case .noNib(let type): "no nib creates '\(type)'"
        case .noCaller(let function): "nothing that runs calls '\(function)'"
        case .development: "only debug builds, previews or tests run this"
        }
    }
}

extension Finding {
    /// Marks the finding as one about a timer: the findings of one timer are shown together.
    func about(_ timer: Timer) -> Finding {
        var finding = self
        finding.timer = Location(file: timer.place.tree.file, range: timer.place.headRange)
        return finding
    }
}

extension Node {
    /// The range that an editor should underline: a call without its trailing closures, the opening of a
    /// closure, otherwise the whole node.
    var headRange: SourceRange {
        switch kind {
        case .callExpression:
            guard let first = trailingClosures.first else { return range }
            let plain = arguments.last { !$0.flags.contains(.isTrailing) }
            guard let plain else { return SourceRange(range.start, firstChild?.range.end ?? first.range.start) }
            return SourceRange(range.start, min(plain.range.end + 1, first.range.start))
        case .closureExpression:
            let lines = tree.file.lines
            let first = lines.line(at: range.start)
            guard lines.line(at: range.end) > first else { return range }
            let signature = [firstChild(.captureList)?.range.end, parameters.last?.range.end].compactMap { $0 }.max()
            return SourceRange(range.start, signature ?? range.start + 1)
        default: return range
        }
    }
}
