import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes the blinking of an insertion point, which tells nothing that stands still behind a menu. Input: a change of
/// a handler. Output: whether it does no more than to show or hide, or to draw, what is named like a caret.
struct CaretBlinks {
    let project: Project

    func isBlink(_ change: VisibleChange) -> Bool {
        let function = change.function.map { [project[$0].name] } ?? []
        let names = (change.target?.pathWithoutSelf ?? []) + function
        let words = Set(names.flatMap(\.camelWords))
        return !words.isDisjoint(with: VisibleChanges.caretWords)
            && (change.node.isFlip || isRedraw(change) && !words.isDisjoint(with: VisibleChanges.blinkWords))
    }

    /// `setNeedsDisplay(caretRect)`, `needsDisplay = true`
    private func isRedraw(_ change: VisibleChange) -> Bool {
        if let callee = change.node.calleeName { return callee.name.hasPrefix(VisibleChanges.redrawing) }
        return change.target?.stripped.isNamed("needsDisplay") == true
    }
}
