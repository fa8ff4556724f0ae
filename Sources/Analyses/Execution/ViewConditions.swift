import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Decides whether a place of a SwiftUI view is never touched while another one is shown: `if !isBusy { List { … } }` or
/// `List { … }.disabled(isBusy)` beside `if isBusy { Spinner() }`. Input: for each place, the nodes on the way to it from
/// the view's body, one in each member. Output: whether the conditions around them contradict each other.
package struct ViewConditions {
    private let project: Project

    package init(project: Project) { self.project = project }

    /// `way`: to what the user touches.
    package func excludeEachOther(_ way: [Node], _ other: [Node]) -> Bool {
        let (first, second) = (knowledge(on: way, isTouched: true), knowledge(on: other))
        guard !first.isEmpty, !second.isEmpty, first.contradictions.isEmpty, second.contradictions.isEmpty else {
            return false
        }
        var both = first
        both.add(second)
        return !both.contradictions.isEmpty
    }

    private func knowledge(on way: [Node], isTouched: Bool = false) -> Knowledge {
        way.reduce(into: Knowledge()) { $0.add(knowledge(at: $1, isTouched: isTouched)) }
    }

    /// What holds around a place, also around the contents of the views in which it is.
    private func knowledge(at place: Node, isTouched: Bool) -> Knowledge {
        let names = ConditionNames(project: project, depth: 0, function: nil, entered: nil)
        let reader = ConditionReader(names: names)
        let contents = place.selfAndAncestors.prefix { !$0.kind.isFunctionLike || $0.kind == .closureExpression }
            .filter { $0 != place && $0.kind == .closureExpression }
        var known = ([place] + contents).reduce(into: Knowledge()) { $0.add(reader.knowledge(at: $1)) }
        guard isTouched else { return known }
        for (condition, answer) in touchConditions(around: place) {
            known.add(reader.knowledge(that: condition, hold: answer))
        }
        return known
    }

    /// With which answers the modifiers of a view and of those around it let it be scrolled: `List { … }.disabled(isBusy)`.
    private func touchConditions(around place: Node) -> [(condition: Node, answer: Bool)] {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.compactMap { call in
            guard call.kind == .callExpression, let callee = call.calleeName, let base = callee.base,
                let stilling = ScrollAPI.stillingValues[callee.name], base.encloses(place),
                let condition = call.arguments.first?.value, condition.stripped.booleanValue == nil
            else { return nil }
            return (condition, !stilling)
        }
    }
}
