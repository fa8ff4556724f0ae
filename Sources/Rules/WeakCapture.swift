import Diagnostics
import Model
import Source
import Syntax

/// Rewrites a closure so that it captures `self` weakly: the capture list, and each use of `self`. Input: a closure that captures it strongly or unowned.
struct WeakCapture {
    let closure: Node
    let project: Project

    /// More statements that each ask for `self` read better behind one `guard`.
    private static let chainLimit = 3

    /// `parameterCount` is how many parameters the closure's type has, for closures that write none. `nil` where the rewriting has no sure form.
    func fix(parameterCount: Int) -> FixIt? {
        if closure.tree.file.language == .objectiveC { return WeakSelfVariable(closure: closure).fix() }
        guard !returnsValue, let list = captureEdit(parameterCount: parameterCount), let uses = SelfUses(in: closure, project: project) else { return nil }
        return FixIt(title: "capture 'self' weakly", safety: .unsafe, edits: list + rewrites(of: uses))
    }

    /// A handler leaves with `return` alone; another closure would need a value where `self` is gone.
    private var returnsValue: Bool {
        if let type = closure.returnedType, type.text != "Void", type.text != "()" { return true }
        return closure.body?.containsOutsideClosures { $0.kind == .returnStatement && $0.firstChild != nil } ?? false
    }

    private func captureEdit(parameterCount: Int) -> [TextEdit]? {
        if let list = closure.firstChild(.captureList) {
            guard let own = closure.capture(of: "self") else { return [.insertion("weak self" + (list.firstChild == nil ? "" : ", "), at: list.range.start + 1)] }
            // `[self]` and `[unowned self]` become weak; another value under the name of `self` stays what it is.
            return own.firstChild == nil && !own.flags.contains(.isWeak) ? [TextEdit(range: own.range, replacement: "weak self")] : nil
        }
        let opening = closure.range.start + 1
        if !closure.parameters.isEmpty || closure.firstChild(.returnType) != nil { return [.insertion(" [weak self]", at: opening)] }
        let ignored = parameterCount > 0 && !usesShorthandParameters ? " _" : ""
        return [.insertion(" [weak self]" + ignored + " in", at: opening)]
    }

    private var usesShorthandParameters: Bool {
        closure.contains { $0.kind == .nameExpression && $0.flags.contains(.isPounded) }
    }

    /// `self?.` where each use begins a statement of its own, else one `guard` at the top.
    private func rewrites(of uses: SelfUses) -> [TextEdit] {
        let areChains = uses.explicit.count + uses.implicit.count <= Self.chainLimit && !uses.needsBinding
        if areChains, (uses.explicit + uses.implicit).allSatisfy(isStatementHead) {
            return uses.explicit.map { .insertion("?", at: $0.range.end) } + uses.implicit.map { .insertion("self?.", at: $0.range.start) }
        }
        guard let first = closure.body?.firstChild else { return [] }
        return [binding(before: first)] + uses.implicit.map { .insertion("self.", at: $0.range.start) }
    }

    private func binding(before first: Node) -> TextEdit {
        let lines = closure.tree.file.lines
        let text = closure.tree.file.bindsSelfInFull ? "guard let self = self else { return }" : "guard let self else { return }"
        guard lines.line(at: first.range.start) > lines.line(at: closure.range.start) else { return .insertion(text + "; ", at: first.range.start) }
        return SourceLayout(closure.tree.file).insertion(of: text, before: first.range.start)
    }

    /// `self.tick()` or `self.count = 1` as a whole statement of the closure itself.
    private func isStatementHead(_ use: Node) -> Bool {
        var node = use
        while let parent = node.parent {
            switch parent.kind {
            case .memberExpression, .callExpression, .subscriptExpression, .optionalChain, .forceUnwrap, .assignmentExpression:
                guard parent.firstChild == node else { return false }
                node = parent
            case .block: return parent.parent == closure && (node != use || use.kind == .nameExpression)
            default: return false
            }
        }
        return false
    }
}

/// The places in a closure that need the instance.
struct SelfUses {
    /// Each `self`.
    private(set) var explicit: [Node] = []
    /// Each member that stands without it.
    private(set) var implicit: [Node] = []
    /// Some use has no form on an optional `self`.
    private(set) var needsBinding = false

    /// `nil` where `super` is used, or nothing is.
    init?(in closure: Node, project: Project) {
        let allowsImplicit = closure.capture(of: "self") != nil
        guard let body = closure.body, collect(body, allowsImplicit: allowsImplicit, project) else { return nil }
        guard !explicit.isEmpty || !implicit.isEmpty || needsBinding || capturesFurtherIn(body) else { return nil }
    }

    /// False where `super` is met.
    private mutating func collect(_ node: Node, allowsImplicit: Bool, _ project: Project) -> Bool {
        switch node.kind {
        case .superExpression: return false
        case .selfExpression: explicit.append(node)
        case .nameExpression where allowsImplicit: noteName(node, project)
        case .optionalBinding where allowsImplicit && node.initialValue == nil && isMember(node.pattern ?? node, project): needsBinding = true
        case .closureExpression:
            if let own = node.capture(of: "self") {
                // A weak capture of a weak `self` is as good; what it does with it is its own affair.
                if own.flags.contains(.isWeak), own.firstChild == nil { return true }
                needsBinding = true
            }
        default: break
        }
        if node.kind.isTypeDeclaration { return true }
        for child in node.children where !collect(child, allowsImplicit: allowsImplicit, project) { return false }
        return true
    }

    private mutating func noteName(_ node: Node, _ project: Project) {
        if isMember(node, project) { implicit.append(node) } else if isUnknown(node, project) { needsBinding = true }
    }

    private func isMember(_ node: Node, _ project: Project) -> Bool {
        guard project.local(node) == nil else { return false }
        switch project.unqualifiedMember(node.name, from: node) {
        case .variable(let id)?: return project[id].kind == .property && !project[id].isStatic
        case .functions(let ids)?: return ids.contains { project[$0].owner != nil && !project[$0].isStatic && project[$0].name != "init" }
        default: return false
        }
    }

    /// It may be a member that the SDK's superclass has.
    private func isUnknown(_ node: Node, _ project: Project) -> Bool {
        guard project.local(node) == nil, node.name.first?.isLowercase == true, !node.flags.contains(.isPounded) else { return false }
        return project.unqualifiedMember(node.name, from: node) == nil
    }

    private func capturesFurtherIn(_ body: Node) -> Bool {
        body.contains { $0.kind == .capture && $0.isNamed("self") }
    }
}

extension SourceFile {
    /// The file writes `let self = self`, as Swift before 5.7 must.
    var bindsSelfInFull: Bool {
        let text = text(SourceRange(0, UInt32(bytes.count)))
        return text.contains("let self = self") && !text.contains("let self else")
    }
}
