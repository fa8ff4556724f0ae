import TimerlintAnalyses
import TimerlintSyntax

extension Node {
    /// Whether a call or an assignment inverts a Boolean: `isShown.toggle()`, `caret.isHidden = !caret.isHidden`.
    var isFlip: Bool { invertedFlag != nil }

    /// The Boolean that a call or an assignment inverts.
    var invertedFlag: Node? {
        if kind == .callExpression { return calleeName.flatMap { $0.isNamed("toggle") ? $0.base?.stripped : nil } }
        guard kind == .assignmentExpression, isNamed("="), let target = firstChild,
            let value = target.nextSibling?.stripped, value.kind == .prefixExpression, value.isNamed("!"),
            value.firstChild?.pathWithoutSelf == target.pathWithoutSelf, !target.pathWithoutSelf.isEmpty
        else { return nil }
        return target.stripped
    }
}
