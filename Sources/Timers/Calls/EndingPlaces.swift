import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Finds where a timer actually ends. A teardown is recorded at the use of the handle: the loop over the
/// timers, or the call that takes the timer as an argument. Input: a teardown's node. Output: the calls and
/// assignments that end the timer there; empty if only its handler is removed.
struct EndingPlaces {
    let references: ReferenceIndex
    var project: Project { references.project }

    /// How many levels of functions that pass the timer on are followed.
    private static let depthLimit = 4

    func places(of teardown: Node) -> [Node] { places(of: teardown, depth: 0) }

    private func places(of node: Node, depth: Int) -> [Node] {
        if TeardownFinder.endingVerb(of: node) || !Self.leadsElsewhere(node) { return [node] }
        let inner = node.nodes(where: TeardownFinder.endingVerb)
        if !inner.isEmpty { return inner }
        if node.calleeName?.isNamed("setEventHandler") == true { return [] }
        let passed =
            depth < Self.depthLimit ? endings(ofParametersOf: node).flatMap { places(of: $0, depth: depth + 1) } : []
        return passed.isEmpty ? [node] : passed
    }

    /// What ends the parameters that receive the arguments of a call.
    private func endings(ofParametersOf call: Node) -> [Node] {
        let flow = references.flow
        let finder = references.teardowns
        return call.arguments.flatMap { flow.parameters(receiving: $0, of: call) ?? [] }.flatMap {
            finder.endings(of: $0)
        }
    }

    private static func leadsElsewhere(_ node: Node) -> Bool {
        node.kind == .callExpression || node.kind == .forStatement
    }
}
