import TimerlintSemantics
import TimerlintSyntax

/// How a closure retains the enclosing instance.
package enum CaptureStrength: Sendable {
    case none, weak, unowned, strong
}

/// How a closure captures `self`, and the expression that shows it.
package struct SelfCapture: Sendable {
    package let strength: CaptureStrength
    /// The use or capture list entry; `nil` if nothing is captured.
    package let evidence: Node?

    package init(strength: CaptureStrength, evidence: Node?) {
        self.strength = strength
        self.evidence = evidence
    }
}

/// Finds captures of `self`: explicit, implicit, through local variables that hold it, and through nested or
/// enclosing closures. Input: a closure. Output: its strongest capture of the instance.
package struct SelfCaptureReader {
    package let project: Project
    private let macros: MacroMeanings

    package init(project: Project, macros: MacroMeanings) {
        self.project = project
        self.macros = macros
    }

    package func capture(of closure: Node) -> SelfCapture {
        if let macro = strengthening(in: closure) { return SelfCapture(strength: .weak, evidence: macro) }
        if let use = useOfHoldingFunction(in: closure) ?? capturedMethod(of: closure) {
            return SelfCapture(strength: .strong, evidence: use)
        }
        // `[self]` in a struct copies a value.
        guard isInsideInstance(closure) else { return SelfCapture(strength: .none, evidence: nil) }
        if let written = writtenCapture(closure) { return written }
        let outer = strengthOutside(closure)
        guard let use = firstUse(in: closure, of: closure) else {
            let alias = useOfUnownedAlias(in: closure)
            return SelfCapture(strength: alias == nil ? .none : .unowned, evidence: alias)
        }
        return SelfCapture(strength: use.isAlias ? .strong : outer, evidence: use.node)
    }

    /// `__unsafe_unretained typeof(self) me = self` outside, `[me tick]` in the block.
    private func useOfUnownedAlias(in closure: Node) -> Node? {
        closure.firstNode { node in
            guard node.kind == .nameExpression, let local = project.local(node), project[local].isUnowned else {
                return false
            }
            return !closure.range.contains(project.node(of: local).range) && project.isAliasOfSelf(local)
        }
    }

    /// The macro at the beginning of a block that makes a strong `self` of a weak one: what follows means that.
    private func strengthening(in closure: Node) -> Node? {
        guard closure.tree.file.language == .objectiveC, let first = closure.body?.firstChild else { return nil }
        let name = first.kind == .callExpression ? first.calleeName ?? first : first
        guard name.kind == .nameExpression else { return nil }
        return macros.strengthensSelf(name.name) || isUnreadStrengthening(name, in: closure) ? name : nil
    }

    /// `STRONG_SELF`, whose definition in a prefix header was not read. Such macros bind `self`, or else the name that
    /// the block uses in its place.
    private func isUnreadStrengthening(_ macro: Node, in closure: Node) -> Bool {
        Self.isStrongSelf(macro) && project.referent(of: macro) == nil && !macros.isDefined(macro.name)
            && !closure.contains { $0.kind == .nameExpression && $0 != macro && Self.isStrongSelf($0) }
    }

    private static func isStrongSelf(_ name: Node) -> Bool {
        let letters = name.name.lowercased().filter { $0 != "_" }
        return letters.hasSuffix("strongself") || letters.hasSuffix("strongifyself")
    }

    /// The entry for `self` in the closure's own capture list, possibly under another name
    /// (`[weak me = self]`, `[alias]`).
    private func writtenCapture(_ closure: Node) -> SelfCapture? {
        for capture in closure.captures {
            guard capture.isNamed("self") || project.variable(declaredBy: capture).map(project.isAliasOfSelf) == true
            else { continue }
            if capture.flags.contains(.isWeak) { return SelfCapture(strength: .weak, evidence: capture) }
            if capture.flags.contains(.isUnowned) { return SelfCapture(strength: .unowned, evidence: capture) }
            // Also of a weak local variable: `[weakSelf]` retains what it holds when the closure is made.
            return SelfCapture(strength: .strong, evidence: capture)
        }
        return nil
    }

    /// The entry of the closure's own capture list that is a method bound to the instance: `[advance]`,
    /// `[step = self.advance]`.
    private func capturedMethod(of closure: Node) -> Node? {
        closure.captures.first { capture in
            guard !capture.flags.contains(.isWeak), !capture.flags.contains(.isUnowned),
                isInsideInstance(closure), strengthOutside(closure) == .strong
            else { return false }
            if let value = capture.firstChild { return isBoundMethod(value.stripped) }
            guard project.local(capture) == nil,
                case .functions(let methods)? = project.unqualifiedMember(namedBy: capture)
            else { return false }
            return methods.contains(where: isInstanceMethod)
        }
    }

    /// Only instances of classes and actors count; `self` in a static method is the type, which lives forever.
    private func isInsideInstance(_ node: Node) -> Bool {
        guard let type = project.type(around: node) else { return false }
        let kind = project.types[type].kind
        guard kind.isReference || kind == .extension || kind == .protocol else { return false }
        guard let function = project.function(around: node) else { return true }
        return !isStatic(function)
    }

    private func isStatic(_ id: FunctionID) -> Bool {
        let declaration = project[id]
        if declaration.isStatic { return true }
        guard let outer = declaration.enclosing else { return false }
        return isStatic(FunctionID(file: id.file, index: outer))
    }

    /// The strength of `self` where the closure is created: weak inside a `[weak self]` closure that has not
    /// rebound it.
    private func strengthOutside(_ closure: Node) -> CaptureStrength {
        var current = closure.parent
        while let here = current {
            if here.kind == .closureExpression, let written = writtenCapture(here),
                written.evidence?.isNamed("self") == true
            {
                if written.strength != .weak { return written.strength }
                return rebindsSelf(here, before: closure) ? .strong : .weak
            }
            if here.kind == .functionDeclaration || here.kind.isTypeDeclaration { return .strong }
            current = here.parent
        }
        return .strong
    }

    /// `guard let self` or `if let self` whose scope contains `inner`.
    private func rebindsSelf(_ closure: Node, before inner: Node) -> Bool {
        var child = inner
        while let parent = child.parent, child != closure {
            for sibling in parent.children where sibling.range.start < child.range.start {
                if sibling.kind == .guardStatement, sibling.children.contains(where: bindsSelf) { return true }
                if bindsSelf(sibling) { return true }
            }
            child = parent
        }
        return false
    }

    private func bindsSelf(_ node: Node) -> Bool {
        node.kind == .optionalBinding && node.firstChild?.kind == .identifierPattern
            && node.firstChild?.isNamed("self") == true
    }

    // MARK: Uses

    private struct Use {
        let node: Node
        /// Through a strong local variable declared outside: strong, whatever `self` itself is there.
        let isAlias: Bool
    }

    /// The first expression that needs the instance. A nested closure that captures `self` weakly needs it too:
    /// its capture list is evaluated here.
    private func firstUse(in node: Node, of closure: Node) -> Use? {
        switch node.kind {
        case .selfExpression, .superExpression: return Use(node: node, isAlias: false)
        case .nameExpression: return use(ofName: node, in: closure)
        case .captureList where node.parent == closure: return nil
        case .capture:
            if let value = node.firstChild { return firstUse(in: value, of: closure) }
            return node.isNamed("self") ? Use(node: node, isAlias: false) : nil
        case .closureExpression where node != closure && writtenCapture(node) != nil:
            return node.firstChild(.captureList).flatMap { firstUse(in: $0, of: closure) }
        default: break
        }
        if node.kind.isTypeDeclaration { return nil }
        for child in node.children {
            if let found = firstUse(in: child, of: closure) { return found }
        }
        return nil
    }

    private func use(ofName node: Node, in closure: Node) -> Use? {
        if let local = project.local(node) {
            let variable = project[local]
            let isOutside = !closure.range.contains(project.node(of: local).range)
            let isStrong = !variable.isWeak && !variable.isUnowned
            let holds =
                isOutside && isStrong && (project.isAliasOfSelf(local) || isCodeThatHoldsSelf(local, usedAt: node))
            return holds ? Use(node: node, isAlias: true) : nil
        }
        switch project.unqualifiedMember(namedBy: node) {
        case .variable(let id)? where project[id].kind == .property && !project[id].isStatic:
            return Use(node: node, isAlias: false)
        case .functions(let ids)?:
            return ids.contains(where: isInstanceMethod) ? Use(node: node, isAlias: false) : nil
        default: return nil
        }
    }

    /// A use of a local function that is declared outside the closure and captures the instance: a closure captures
    /// whatever the local functions that it names capture, regardless of its own capture list.
    private func useOfHoldingFunction(in closure: Node) -> Node? {
        var asked: Set<FunctionID> = []
        return useOfHoldingFunction(in: closure, &asked)
    }

    private func useOfHoldingFunction(in code: Node, _ asked: inout Set<FunctionID>) -> Node? {
        guard isInsideInstance(code) else { return nil }
        return code.nodes { $0.kind == .nameExpression }.first { name in
            guard let function = localFunction(name), asked.insert(function).inserted,
                let body = project.body(of: function), !code.range.contains(body.range)
            else { return false }
            if strengthOutside(project.node(of: function)) == .strong, firstUse(in: body, of: body) != nil {
                return true
            }
            return useOfHoldingFunction(in: body, &asked) != nil
        }
    }

    private func localFunction(_ name: Node) -> FunctionID? {
        guard case .functions(let functions)? = project.referent(of: name), let function = functions.first,
            project[function].enclosing != nil, project[function].owner == nil
        else { return nil }
        return function
    }

    /// `let step = advance`, `let update = { self.count += 1 }`: retaining the local value retains the
    /// instance.
    private func isCodeThatHoldsSelf(_ local: VariableID, usedAt use: Node) -> Bool {
        guard project[local].kind == .local, project[local].isLet, let value = project.value(of: local)?.stripped,
            value.range.end <= use.range.start
        else { return false }
        switch value.kind {
        case .closureExpression: return capture(of: value).strength == .strong
        case .nameExpression, .memberExpression: return isBoundMethod(value) && strengthOutside(value) == .strong
        default: return false
        }
    }

    private func isBoundMethod(_ value: Node) -> Bool {
        guard case .functions(let functions)? = project.referent(of: value), isInsideInstance(value) else {
            return false
        }
        let isOfInstance = value.base.map { project.referent(of: $0) == .instance } ?? true
        return isOfInstance && functions.contains(where: isInstanceMethod)
    }

    private func isInstanceMethod(_ function: FunctionID) -> Bool {
        project[function].owner != nil && !project[function].isStatic && project[function].name != "init"
    }
}
