import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Finds the closures set on a dispatch source: they live until it is cancelled or released. Input: a source.
/// Output: its handlers.
struct SourceHandlers {
    package let references: ReferenceIndex
    package var project: Project { references.project }

    /// The handlers set with one of these methods or functions, through any handle of the source.
    package func handlers(of timer: Timer, setBy setters: Set<String>) -> [Handler] {
        let recognizer = TimerRecognizer(project: project)
        // A local alias of the property is also a handle of its own.
        var seen: Set<Node> = []
        return timer.handles.flatMap { references.usesThroughLocals(of: $0) }.flatMap { use in
            [use.node] + loopVariable(over: use.node).map { references.uses(of: $0).map(\.node) }.joined()
        }.compactMap { handlerExpression(at: $0, setters) }.filter { seen.insert($0).inserted }.compactMap(
            recognizer.handler)
    }

    /// `for source in [first, second] { … }`.
    private func loopVariable(over use: Node) -> [VariableID] {
        guard let array = use.outermostUnwrap.parent, array.kind == .arrayExpression, let loop = array.parent,
            loop.kind == .forStatement,
            let pattern = loop.firstChild, let variable = project.variable(declaredBy: pattern)
        else { return [] }
        return [variable]
    }

    /// The argument of the setter whose receiver (or first argument) is this use.
    private func handlerExpression(at use: Node, _ setters: Set<String>) -> Node? {
        let whole = use.outermostUnwrap
        guard let parent = whole.parent else { return nil }
        if parent.kind == .memberExpression, setters.contains(parent.name), let call = parent.outermostUnwrap.parent,
            call.kind == .callExpression
        {
            return call.argumentValue("handler") ?? call.trailingClosure
        }
        if parent.kind == .argument, let call = parent.parent, let callee = call.firstChild,
            setters.contains(callee.name)
        {
            return call.trailingClosure ?? call.arguments.last?.value
        }
        return nil
    }
}
