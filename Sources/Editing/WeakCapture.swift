import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Makes a closure capture `self` weakly: rewrites the capture list and each use of `self`. Input: a closure
/// that captures `self` strongly or unowned.
package struct WeakCapture {
    package let closure: Node
    package let project: Project

    package init(closure: Node, project: Project) {
        self.closure = closure
        self.project = project
    }

    /// Beyond this many statements with `self?.`, one `guard` reads better.
    private static let chainLimit = 3

    /// `parameterCount` is the number of parameters of the closure's type, for closures that declare none.
    /// `nil` if no rewriting is certain to compile.
    package func fix(parameterCount: Int) -> FixIt? {
        if closure.tree.file.language == .objectiveC { return WeakSelfVariable(closure: closure).fix() }
        guard !returnsValue, let list = captureEdit(parameterCount: parameterCount),
            let uses = SelfUses(in: closure, project: project)
        else { return nil }
        return FixIt(title: "capture 'self' weakly", safety: .unsafe, edits: list + rewrites(of: uses))
    }

    /// Whether the closure returns a value, so that a plain `return` would not compile.
    private var returnsValue: Bool {
        if let type = closure.returnedType, type.text != "Void", type.text != "()" { return true }
        return closure.body?.containsOutsideClosures { $0.kind == .returnStatement && $0.firstChild != nil } ?? false
    }

    private func captureEdit(parameterCount: Int) -> [FileEdit]? {
        if let list = closure.firstChild(.captureList) {
            guard let own = closure.capture(of: "self") else {
                return [list.inserting("weak self" + (list.firstChild == nil ? "" : ", "), at: list.range.start + 1)]
            }
            // `[self]` and `[unowned self]` become weak. A capture that binds another value to the name `self`
            // is left unchanged.
            return own.firstChild == nil && !own.flags.contains(.isWeak) ? [own.replaced(by: "weak self")] : nil
        }
        let opening = closure.range.start + 1
        if !closure.parameters.isEmpty || closure.firstChild(.returnType) != nil {
            return [closure.inserting(" [weak self]", at: opening)]
        }
        let ignored = parameterCount > 0 && !usesShorthandParameters ? " _" : ""
        return [closure.inserting(" [weak self]" + ignored + " in", at: opening)]
    }

    private var usesShorthandParameters: Bool {
        closure.contains { $0.kind == .nameExpression && $0.flags.contains(.isPounded) }
    }

    /// Uses `self?.` if each use begins a statement of its own, else one `guard` at the top.
    private func rewrites(of uses: SelfUses) -> [FileEdit] {
        let areChains = uses.explicit.count + uses.implicit.count <= Self.chainLimit && !uses.needsBinding
        if areChains, (uses.explicit + uses.implicit).allSatisfy(isStatementHead) {
            return uses.explicit.map { $0.followed(by: "?") } + uses.implicit.map { $0.preceded(by: "self?.") }
        }
        guard let first = closure.body?.firstChild else { return [] }
        return binding(before: first) + uses.implicit.map { $0.preceded(by: "self.") }
    }

    private func binding(before first: Node) -> [FileEdit] {
        let layout = SourceLayout(closure.tree.file)
        let lines = closure.tree.file.lines
        let text =
            closure.tree.file.bindsSelfInFull
            ? "guard let self = self else { return }" : "guard let self else { return }"
        if lines.line(at: first.range.start) > lines.line(at: closure.range.start) {
            return [layout.insertion(of: text, before: first.range.start)]
        }
        let spread = first.nextSibling == nil ? layout.spreading(first.range, before: [text]) : nil
        return spread ?? [first.preceded(by: text + "; ")]
    }

    /// Whether the use begins a whole statement of the closure itself, such as `self.tick()` or
    /// `self.count = 1`.
    private func isStatementHead(_ use: Node) -> Bool {
        var node = use
        while let parent = node.parent {
            switch parent.kind {
            case .memberExpression, .callExpression, .subscriptExpression, .optionalChain, .forceUnwrap,
                .assignmentExpression:
                guard parent.firstChild == node else { return false }
                node = parent
            case .block: return parent.parent == closure && (node != use || use.kind == .nameExpression)
            default: return false
            }
        }
        return false
    }
}

extension SourceFile {
    /// Whether the file writes `let self = self`, which Swift before 5.7 requires.
    package var bindsSelfInFull: Bool {
        SourceFile.fullBindings.occurs(in: self) && !SourceFile.shortBindings.occurs(in: self)
    }

    // Lasting, so that an edit elsewhere in the file is known to matter.
    private static let fullBindings = SpellingSearch(["let self = self"])
    private static let shortBindings = SpellingSearch(["let self else"])
}
