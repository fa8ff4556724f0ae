import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// A pipeline whose operator delivers only in the default mode freezes visibly if its values arrive while the
/// user scrolls, drags or holds a menu open.
extension VisibleFreezes {
    /// The verdict on the code after an operator of a pipeline; `step` is the operator's call.
    func verdict(onPipeline step: Node) -> FreezeVerdict {
        inBuiltCode(step) {
            let found = finder.changes(in: facts.receivers(ofPipeline: step))
            let changes = found.map(\.asAnswer)
            guard !changes.isEmpty else {
                guard facts.premises[step.tree.file.id].isInterface == true else { return .hidden(.nothingVisible) }
                return .visible(
                    VisibleChange(kind: .update, node: step, target: nil, state: nil, function: nil, calls: []),
                    scrolls: nil)
            }
            let least = { (bounds: NumericBounds, value: Node) in bounds.least(of: value) }
            if let time = delay(of: step, bound: least) ?? spacing(of: step, least), time > EventPace.longestStep {
                return .hidden(.slow(time))
            }
            switch UpstreamPace(facts: facts).pace(before: step) {
            case .continual: return verdict(on: changes, at: step, areAnswers: true)
            case .occasional where isOverBeforeNextTouch(step), .unknown where isOverBeforeNextTouch(step):
                return .hidden(.seldomSends(changes[0]))
            case .occasional: return doubt(onOccasional: found) ?? verdict(onOccasional: changes, at: step)
            case .unknown: return verdict(onOccasional: changes, at: step)
            case .seldom: return .hidden(.seldomSends(changes[0]))
            }
        }
    }

    /// Whether a finger that sent a value cannot scroll before the value is delivered.
    private func isOverBeforeNextTouch(_ step: Node) -> Bool {
        delay(of: step) { $0.greatest(of: $1) }.map { $0 < EventPace.beforeNextTouch } == true
    }

    /// Nobody waits for values that a tap elsewhere or a server sends: rows of the list that is being scrolled, and what
    /// the code itself waits for, come late unnoticed.
    private func doubt(onOccasional changes: [VisibleChange]) -> FreezeVerdict? {
        let near = nearChanges(of: changes).filter { $0.kind == .update || $0.kind == .reload }
        let telling = near.filter { $0.kind == .reload || !$0.setsLiteral }
        guard let first = telling.first else { return nil }
        if telling.allSatisfy({ $0.kind == .reload }), telling.contains(where: fillsList) {
            return .hidden(.scrollsItself(first))
        }
        return telling.allSatisfy(\.isAfterWait) ? .hidden(.showsAnswers(first)) : nil
    }

    private func fillsList(_ change: VisibleChange) -> Bool {
        change.state.map { finder.readers.isListed($0) } ?? true
    }

    private func nearChanges(of changes: [VisibleChange]) -> [VisibleChange] {
        let near = changes.filter { $0.calls.count <= Self.nearCalls }
        return near.isEmpty ? changes : near
    }

    /// Occasional values may arrive while the screen that they change is scrolled. On the Mac, a menu or a drag
    /// is over sooner than that.
    private func verdict(onOccasional changes: [VisibleChange], at step: Node) -> FreezeVerdict {
        let near = nearChanges(of: changes)
        let verdict = verdict(on: near, at: step, areAnswers: true)
        let areFar = near.allSatisfy { $0.calls.count > Self.nearCalls }
        guard case .visible(let change, let scrolls) = verdict, scrolls == nil || areFar else { return verdict }
        return .hidden(.seldomSends(change))
    }

    /// A bound of the delay of an operator, in seconds; `nil` for operators that only thin out a stream.
    private func delay(of step: Node, bound: (NumericBounds, Node) -> Double?) -> Double? {
        guard let name = step.calleeName, CombineAPI.delayingOperators.contains(name.name) else { return nil }
        return (step.argumentValue("for") ?? step.arguments.first?.value).flatMap { seconds($0, bound) }
    }

    /// A bound of the time between two values that an operator lets through, in seconds; `nil` for operators that let all
    /// through.
    private func spacing(of step: Node, _ bound: (NumericBounds, Node) -> Double?) -> Double? {
        guard step.calleeName?.name == CombineAPI.throttle else { return nil }
        return step.argumentValue("for").flatMap { seconds($0, bound) }
    }

    /// `0.3`, `.seconds(2)`, `.init(pause)`.
    private func seconds(_ stride: Node, _ bound: (NumericBounds, Node) -> Double?) -> Double? {
        let values = facts.references.bounds
        let node = stride.stripped
        guard node.kind == .callExpression, let name = node.calleeName?.name, let value = node.arguments.first?.value
        else { return bound(values, node) }
        let scale = TimeAPI.secondsOfUnit[name] ?? 1
        return bound(values, value).map { $0 * scale }
    }
}
