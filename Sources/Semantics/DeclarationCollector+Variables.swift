import TimerlintSource
import TimerlintSyntax

/// Collects what closures and bindings declare.
extension DeclarationCollector {
    // MARK: Closures

    mutating func visitClosure(_ node: Node) {
        let captures = node.firstChild(.captureList)?.children(.capture) ?? []
        for capture in captures {
            // `[x]` refers to the outer `x`.
            if let value = capture.firstChild { visit(value) } else { tie(capture, toVariableNamedBy: capture) }
        }
        scopes.enter()
        let outer = isInCode
        isInCode = true
        for capture in captures where capture.name != "self" {
            var traits: VariableTraits = .isLet
            if capture.flags.contains(.isWeak) { traits.insert(.isWeak) }
            if capture.flags.contains(.isUnowned) { traits.insert(.isUnowned) }
            let index = addVariable(
                capture, kind: .capture, name: capture.name, type: nil, value: capture.firstChild, traits: traits)
            scopes.declare(tree.bytes(capture.nameReference), index)
        }
        for child in node.children where child.kind != .captureList {
            if child.kind == .parameter { declareParameter(child, of: nil) } else { visit(child) }
        }
        scopes.leave()
        isInCode = outer
    }

    // MARK: Variables

    mutating func visitVariables(_ node: Node) {
        if !isInCode, node.isUnfinishedVariable { return }
        let modifiers = names(of: .modifier, in: node)
        for child in node.children {
            if child.kind == .binding { visitBinding(child, of: node, modifiers: modifiers) } else { visit(child) }
        }
    }

    private mutating func visitBinding(_ node: Node, of declaration: Node, modifiers: [String]) {
        guard let pattern = node.firstChild, pattern.kind == .identifierPattern else {
            // A destructuring binds its names after evaluating its value.
            for child in node.children.dropFirst() { visit(child) }
            if let pattern = node.firstChild { visit(pattern) }
            return
        }
        let accessorBlock = node.firstChild(.accessorBlock)
        let kind: VariableKind = isInCode ? .local : currentType != nil ? .property : .global
        // In C a name is in scope in its own initial value, so a block there may use it.
        let isInForce = kind == .local && node.tree.file.language == .objectiveC
        if isInForce {
            scopes.declare(tree.bytes(pattern.nameReference), variables.count)
        } else {
            visitParts(of: node, except: accessorBlock)
        }
        let index = addVariable(
            node, kind: kind, name: pattern.name, type: node.firstChild(.typeAnnotation)?.firstChild,
            value: node.firstChild(.initializer)?.firstChild, traits: traits(of: declaration, modifiers),
            modifiers: modifiers, attributes: names(of: .attribute, in: declaration),
            foreignName: declaration.foreignName)
        if isInForce { return visitParts(of: node, except: accessorBlock) }
        if let accessorBlock { visitAccessors(accessorBlock, property: index) }
        if kind == .local { scopes.declare(tree.bytes(pattern.nameReference), index) }
    }

    private func traits(of declaration: Node, _ modifiers: [String]) -> VariableTraits {
        var traits: VariableTraits = declaration.isNamed("let") ? .isLet : []
        for modifier in modifiers {
            switch modifier {
            case "static", "class": traits.insert(.isStatic)
            case "weak": traits.insert(.isWeak)
            case "lazy": traits.insert(.isLazy)
            default: if modifier.hasPrefix("unowned") { traits.insert(.isUnowned) }
            }
        }
        return traits
    }

    private mutating func visitParts(of binding: Node, except accessorBlock: Node?) {
        for child in binding.children.dropFirst() where child != accessorBlock { visit(child) }
    }

    mutating func visitOptionalBinding(_ node: Node) {
        let value = node.children.first { $0.kind.isExpression }
        if let value { visit(value) }
        guard let pattern = node.firstChild, pattern.kind == .identifierPattern else {
            if let pattern = node.firstChild { visit(pattern) }
            return
        }
        // `if let timer` means `if let timer = timer`: the value is the outer variable with that name.
        if value == nil { tie(pattern, toVariableNamedBy: pattern) }
        declareLocal(node, namedBy: pattern, type: node.firstChild(.typeAnnotation)?.firstChild, value: value)
    }

    mutating func declareLocal(_ node: Node, namedBy pattern: Node, type: Node?, value: Node?) {
        let index = addVariable(node, kind: .local, name: pattern.name, type: type, value: value, traits: .isLet)
        scopes.declare(tree.bytes(pattern.nameReference), index)
    }

    mutating func addVariable(
        _ node: Node, kind: VariableKind, name: String, type: Node?, value: Node?, traits: VariableTraits,
        modifiers: [String] = [], attributes: [String] = [], foreignName: String? = nil
    ) -> Int {
        let isImplicit = node.kind == .binding && node.flags.contains(.isImplicit)
        variables.append(
            VariableDeclaration(
                node: node.id, kind: kind, access: access(modifiers),
                traits: isImplicit ? traits.union(.isImplicit) : traits, storedType: OptionalIndex(type),
                storedValue: OptionalIndex(value), storedOwner: OptionalIndex(kind == .property ? currentType : nil),
                storedFunction: OptionalIndex(currentFunction), name: name,
                details: .unlessEmpty(
                    attributes: attributes, modifiers: modifiers,
                    foreignName: foreignName == name ? nil : foreignName)))
        return variables.count - 1
    }
}

extension Node {
    /// Whether a declaration of properties or globals has neither a type nor a value yet. Someone is typing it: it declares
    /// nothing, so that what others declare holds meanwhile. A property wrapper may imply the type.
    fileprivate var isUnfinishedVariable: Bool {
        tree.file.language == .swift
            && children.allSatisfy { child in
                child.kind != .attribute
                    && (child.kind != .binding || child.children.allSatisfy { $0.kind.isPattern || $0.isMissingValue })
            }
    }

    /// `=` without an expression behind it.
    private var isMissingValue: Bool { kind == .initializer && firstChild?.kind == .missingExpression }
}
