import TimerlintSemantics
import TimerlintSyntax

/// Decides whether two places of a SwiftUI view are never shown together: `if isBusy { Spinner() }` beside
/// `if !isBusy { List { … } }`. Input: for each place, the nodes on the way to it from the view's body, one in each
/// member. Output: whether the conditions around them contradict each other.
package struct ViewConditions {
    private let project: Project

    package init(project: Project) { self.project = project }

    package func excludeEachOther(_ way: [Node], _ other: [Node]) -> Bool {
        let (first, second) = (knowledge(on: way), knowledge(on: other))
        guard !first.isEmpty, !second.isEmpty, first.contradictions.isEmpty, second.contradictions.isEmpty else {
            return false
        }
        var both = first
        both.add(second)
        return !both.contradictions.isEmpty
    }

    private func knowledge(on way: [Node]) -> Knowledge {
        way.reduce(into: Knowledge()) { $0.add(knowledge(at: $1)) }
    }

    /// What holds around a place, also around the contents of the views in which it is.
    private func knowledge(at place: Node) -> Knowledge {
        let names = ConditionNames(project: project, depth: 0, function: nil, entered: nil)
        let reader = ConditionReader(names: names)
        let contents = place.selfAndAncestors.prefix { !$0.kind.isFunctionLike || $0.kind == .closureExpression }
            .filter { $0 != place && $0.kind == .closureExpression }
        return ([place] + contents).reduce(into: Knowledge()) { $0.add(reader.knowledge(at: $1)) }
    }
}
