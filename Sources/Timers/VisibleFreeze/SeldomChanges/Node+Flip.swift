import TimerlintAnalyses
import TimerlintSyntax

extension Node {
    /// Whether a call or an assignment inverts a Boolean: `isShown.toggle()`, `caret.isHidden = !caret.isHidden`.
    var isFlip: Bool {
        if kind == .callExpression { return calleeName?.isNamed("toggle") == true }
        guard kind == .assignmentExpression, isNamed("="), let target = firstChild,
            let value = target.nextSibling?.stripped, value.kind == .prefixExpression, value.isNamed("!")
        else { return false }
        return value.firstChild?.pathWithoutSelf == target.pathWithoutSelf && !target.pathWithoutSelf.isEmpty
    }
}
