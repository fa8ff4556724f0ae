import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Distinguishes code that a SwiftUI view's body runs from code that events run. Input: a place. Output: the
/// answer, following the members that lead to the place.
struct BodyCode {
    private let facts: ProjectFacts
    private let project: Project

    init(_ facts: ProjectFacts) {
        self.facts = facts
        project = facts.project
    }

    /// Whether each evaluation of a body runs the place: directly, or through members that it reads and calls.
    func isReached(_ place: Node) -> Bool {
        var seen: Set<FunctionID> = []
        return isReached(place, &seen)
    }

    private func isReached(_ place: Node, _ seen: inout Set<FunctionID>) -> Bool {
        guard !facts.isInViewAction(place), let function = project.function(around: place) else { return false }
        if isBody(function) { return true }
        guard seen.insert(function).inserted else { return false }
        return mentions(of: function).contains { isReached($0, &seen) }
    }

    /// Whether an event other than the view's appearance runs the place.
    func isReachedByEvent(_ place: Node) -> Bool {
        var seen: Set<FunctionID> = []
        return isReachedByEvent(place, &seen)
    }

    private func isReachedByEvent(_ place: Node, _ seen: inout Set<FunctionID>) -> Bool {
        if facts.isInViewAction(place) { return !isAtAppearance(place) }
        guard let function = project.function(around: place), !isBody(function), seen.insert(function).inserted
        else { return false }
        return mentions(of: function).contains { isReachedByEvent($0, &seen) }
    }

    /// Whether only the view's appearance runs the place.
    func isAtAppearance(_ place: Node) -> Bool {
        place.selfAndAncestors.contains { node in
            node.kind == .closureExpression
                && node.parent?.parent?.calleeName.map { ClosureTiming.appearances.contains($0.name) } == true
        }
    }

    private func isBody(_ function: FunctionID) -> Bool { project[function].name == "body" }

    /// For a getter, the uses of its property in the view itself.
    private func mentions(of function: FunctionID) -> [Node] {
        let found =
            project[function].property.map {
                facts.references.nodes(naming: VariableID(file: function.file, index: $0))
            } ?? facts.references.mentions(of: function)
        let owner = project.owner(of: function)
        return found.filter { project.type(around: $0) == owner }
    }
}
