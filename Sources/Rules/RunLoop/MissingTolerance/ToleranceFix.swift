import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// Adds a tenth of the interval as tolerance or leeway. Input: a repeating timer without one. Output: the fix;
/// `nil` if the interval or the handle cannot be repeated in code.
struct ToleranceFix {
    let timer: Timer
    let facts: ProjectFacts

    private static let share = 0.1

    /// `timer.tolerance = 6` after the statement that creates the timer.
    func tolerance() -> FixIt? {
        guard timer.creation.tree.file.language == .swift, let place = KeepingStatement(of: timer.creation),
            let handle = handleText(place), let amount = seconds
        else { return nil }
        let line = SourceLayout(timer.creation.tree.file).insertion(
            of: "\(handle).tolerance = \(amount)", after: place.statement.range)
        return fix("tolerance", [line])
    }

    /// `, leeway: .milliseconds(100)` after the interval.
    func leeway(of call: Node, repeating: Node) -> FixIt? {
        guard call.tree.file.language == .swift, let last = call.arguments.last, !last.flags.contains(.isTrailing),
            let amount = leewayText(repeating)
        else { return nil }
        return fix("leeway", [last.followed(by: ", leeway: \(amount)")])
    }

    private func fix(_ setting: String, _ edits: [FileEdit]) -> FixIt {
        FixIt(title: "set a \(setting) of a tenth of the interval", safety: .unsafe, edits: edits)
    }

    private func handleText(_ place: KeepingStatement) -> String? {
        switch place.form {
        case .binding(let name): return name + (place.isDeclaredOptional ? "?" : "")
        case .assignment(let target):
            guard case .variable(let id)? = facts.project.referent(of: target) else { return nil }
            let type = facts.project.typeNode(of: id)
            return target.text + (type?.kind == .optionalType ? "?" : "")
        default: return nil
        }
    }

    private var seconds: String? {
        guard let interval = timer.interval else { return nil }
        if let value = interval.numericValue { return value > 0 ? plain(value * Self.share) : nil }
        let isPlain = interval.kind == .nameExpression || interval.kind == .memberExpression
        return isPlain ? "\(interval.text) * \(Self.share)" : nil
    }

    /// `.seconds(5)` and a number of seconds alike.
    private func leewayText(_ repeating: Node) -> String? {
        if let value = repeating.numericValue { return milliseconds(value * 1_000) }
        guard repeating.kind == .callExpression, let unit = repeating.calleeName,
            let value = repeating.arguments.first?.value?.numericValue
        else { return nil }
        switch unit.name {
        case "seconds": return milliseconds(value * 1_000)
        case "milliseconds": return milliseconds(value)
        default: return nil
        }
    }

    private func milliseconds(_ interval: Double) -> String? {
        let amount = (interval * Self.share).rounded()
        guard amount >= 1, amount < 1e12 else { return nil }
        return amount.truncatingRemainder(dividingBy: 1_000) == 0
            ? ".seconds(\((amount / 1_000).short))" : ".milliseconds(\(amount.short))"
    }

    /// `6`, `0.05`: no more digits than the number needs.
    private func plain(_ value: Double) -> String? {
        let rounded = (value * 1e6).rounded() / 1e6
        return rounded.isFinite ? rounded.short : nil
    }
}
