import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSource
import TimerlintSyntax

/// Replaces the target and the selector of an Objective-C timer with a block that messages `weakSelf`. Input: the
/// message that creates the timer, and the index of its argument `target:`, which `selector:`, `userInfo:` and
/// `repeats:` follow.
struct ObjectiveCBlock {
    let creation: Node
    let target: Int

    /// `nil` if no weak variable can be declared, or a comment would be lost.
    var edits: [FileEdit]? {
        guard let dropped = creation.uncommentedRange(ofTargetAt: target), let message,
            let (name, declaration) = weakVariable, let end = creation.arguments.last?.range.end
        else { return nil }
        let block = " block:^(NSTimer *timer) { [\(name) \(message)]; }"
        return declaration + [creation.replacing(dropped, with: ""), creation.inserting(block, at: end)]
    }

    /// `tick` of `@selector(tick)`, `tick:timer` of `@selector(tick:)`.
    private var message: String? {
        guard let selector = creation.arguments[target + 1].value, selector.kind == .selectorExpression,
            selector.text.hasPrefix("@selector("), selector.text.hasSuffix(")")
        else { return nil }
        let name = selector.text.dropFirst("@selector(".count).dropLast().filter { $0 != " " }
        return name.hasSuffix(":") ? name + "timer" : name
    }

    /// The weak variable, and its declaration unless it is there: the target may be one.
    private var weakVariable: (name: String, declaration: [FileEdit])? {
        guard let value = creation.arguments[target].value else { return nil }
        if value.kind == .selfExpression {
            return WeakSelfVariable.declaration(before: creation).map { ("weakSelf", [$0]) }
        }
        return value.kind == .nameExpression && isWeak(value.name) ? (value.name, []) : nil
    }

    private func isWeak(_ name: String) -> Bool {
        let function = creation.selfAndAncestors.first { $0.kind.isFunctionLike }
        return function?.contains { declaration in
            declaration.kind == .variableDeclaration && declaration.bindings.contains { $0.name == name }
                && declaration.children(.modifier).contains { $0.isNamed("weak") }
        } ?? false
    }
}

extension Node {
    /// The arguments from the one at an index to the second after it, with the separator before them. `nil` if they
    /// contain a comment.
    func uncommentedRange(ofTargetAt index: Int) -> SourceRange? {
        let range = SourceRange(arguments[index - 1].range.end, arguments[index + 2].range.end)
        let text = tree.file.text(range)
        return text.contains("//") || text.contains("/*") ? nil : range
    }
}
