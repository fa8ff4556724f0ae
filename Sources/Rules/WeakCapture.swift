import Diagnostics
import Model
import Source
import Syntax

/// Rewrites a closure so that it captures `self` weakly: the capture list, and each use of `self`.
struct WeakCapture {
    let closure: Node
    let project: Project

    /// `parameterCount` is how many parameters the closure's type has, for closures that write none. `nil` where the rewriting has no safe form.
    func fix(parameterCount: Int) -> FixIt? {
        let uses = selfUses(in: closure)
        guard !uses.isEmpty, let list = captureEdit(parameterCount: parameterCount), let rewrites = rewrites(of: uses) else { return nil }
        return FixIt(title: "capture 'self' weakly", safety: .unsafe, edits: list + rewrites)
    }

    /// Explicit `self` in the closure and in those inside it that take it from here.
    private func selfUses(in node: Node) -> [Node] {
        if node.kind == .selfExpression { return [node] }
        if node.kind.isTypeDeclaration { return [] }
        return node.children.flatMap(selfUses)
    }

    private func captureEdit(parameterCount: Int) -> [TextEdit]? {
        if let list = closure.firstChild(.captureList) {
            guard !list.children.contains(where: { $0.isNamed("self") }) else { return nil }
            return [.insertion("weak self, ", at: list.range.start + 1)]
        }
        let opening = closure.range.start + 1
        let hasSignature = closure.parameters.isEmpty == false || closure.firstChild(.returnType) != nil
        if hasSignature { return [.insertion(" [weak self]", at: opening)] }
        guard !usesShorthandParameters(closure) else { return nil }
        return [.insertion(" [weak self]" + (parameterCount > 0 ? " _" : "") + " in", at: opening)]
    }

    private func usesShorthandParameters(_ node: Node) -> Bool {
        node.contains { $0.kind == .nameExpression && $0.text.hasPrefix("$") }
    }

    /// `self?.` where each use begins a statement of its own, else one `guard` at the top.
    private func rewrites(of uses: [Node]) -> [TextEdit]? {
        if uses.allSatisfy(isStatementHead) { return uses.map { .insertion("?", at: $0.range.end) } }
        guard let body = closure.firstChild(.block), let first = body.firstChild else { return nil }
        let lines = closure.tree.file.lines
        guard lines.line(at: first.range.start) > lines.line(at: closure.range.start) else {
            return [.insertion("guard let self else { return }; ", at: first.range.start)]
        }
        return [SourceLayout(closure.tree.file).insertion(of: "guard let self else { return }", before: first.range.start)]
    }

    /// `self.tick()` or `self.count = 1` as a whole statement of the closure itself.
    private func isStatementHead(_ use: Node) -> Bool {
        var node = use
        while let parent = node.parent {
            switch parent.kind {
            case .memberExpression, .callExpression, .subscriptExpression, .optionalChain, .assignmentExpression:
                guard parent.firstChild == node else { return false }
                node = parent
            case .block: return parent.parent == closure && node != use
            default: return false
            }
        }
        return false
    }
}
