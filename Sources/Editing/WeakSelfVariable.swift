import TimerlintDiagnostics
import TimerlintSource
import TimerlintSemantics
import TimerlintSyntax

/// Makes an Objective-C block capture `self` weakly: inserts `__weak typeof(self) weakSelf = self;` at the beginning
/// of the enclosing block, then replaces each use by `weakSelf`, or adds a strong `strongSelf` at the top of the block if an
/// ivar or a value needs one.
package struct WeakSelfVariable {
    let closure: Node

    /// Declares `weakSelf` at the beginning of the braces around a node, where two fixes need it only once, but after
    /// `self = [super init]`. `nil` if that does not compile or may be too late: in a block, in a body without braces,
    /// without ARC, or if the name is taken.
    package static func declaration(before node: Node) -> FileEdit? {
        guard let statement = node.enclosingStatement, let body = statement.parent, body.text.hasPrefix("{"),
            !statement.isInsideClosure, !node.usesManualReferenceCounting, !isMentioned("weakSelf", around: node)
        else { return nil }
        let earlier = body.children.prefix { $0 != statement }
        let initialized = earlier.last { $0.contains(where: \.assignsSelf) }
        guard let place = initialized == nil ? body.firstChild : initialized?.nextSibling else { return nil }
        return SourceLayout(node.tree.file).insertion(
            of: "__weak typeof(self) weakSelf = self;", before: place.range.start)
    }

    /// `nil` if no rewriting is safe: the block is nested in another, uses `super`, or the names are taken.
    func fix() -> FixIt? {
        let uses = selfUses(in: closure)
        guard let uses, !uses.isEmpty, let declaration = Self.declaration(before: closure),
            let first = closure.firstChild(.block)?.firstChild, !Self.isMentioned("strongSelf", around: closure)
        else { return nil }
        let layout = SourceLayout(closure.tree.file)
        if uses.allSatisfy(isReceiverOfStatement) {
            return fix(with: [declaration] + uses.map { $0.replaced(by: "weakSelf") })
        }
        let strong = "__strong typeof(weakSelf) strongSelf = weakSelf;"
        let lines = closure.tree.file.lines
        let isOnOwnLine = lines.line(at: first.range.start) > lines.line(at: closure.range.start)
        let guardEdits =
            isOnOwnLine
            ? [
                layout.insertion(of: strong, before: first.range.start),
                layout.insertion(of: "if (!strongSelf) return;", before: first.range.start),
            ]
            : [first.preceded(by: strong + " if (!strongSelf) return; ")]
        return fix(with: [declaration] + guardEdits + uses.map(strongUse))
    }

    private func fix(with edits: [FileEdit]) -> FixIt {
        FixIt(title: "capture 'self' weakly", safety: .unsafe, edits: edits)
    }

    /// The uses of `self` and of ivars in the block and its nested blocks; `nil` if `super` is used.
    private func selfUses(in node: Node) -> [Node]? {
        if node.kind == .superExpression { return nil }
        if node.kind == .selfExpression { return [node] }
        var found: [Node] = []
        for child in node.children {
            guard let inner = selfUses(in: child) else { return nil }
            found += inner
        }
        return found
    }

    private static func isMentioned(_ name: StaticString, around node: Node) -> Bool {
        let function = node.selfAndAncestors.first { $0.kind.isFunctionLike } ?? node
        return function.contains { ($0.kind == .nameExpression || $0.kind == .identifierPattern) && $0.isNamed(name) }
    }

    private func strongUse(_ use: Node) -> FileEdit {
        use.range.isEmpty ? use.preceded(by: "strongSelf->") : use.replaced(by: "strongSelf")
    }

    /// Whether the use is the receiver of a whole statement, `[self tick];` or `self.count = 1;`. Sent to a
    /// `nil` weak `self`, it does nothing.
    private func isReceiverOfStatement(_ use: Node) -> Bool {
        guard !use.range.isEmpty, use.parent?.isStorageAccess == false else { return false }
        var node = use
        while let parent = node.parent {
            switch parent.kind {
            case .memberExpression, .callExpression, .assignmentExpression:
                guard parent.firstChild == node else { return false }
                node = parent
            case .block: return parent.parent == closure
            default: return false
            }
        }
        return false
    }
}

extension Node {
    fileprivate var assignsSelf: Bool { kind == .assignmentExpression && firstChild?.kind == .selfExpression }
}
