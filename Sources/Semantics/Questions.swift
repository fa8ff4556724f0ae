import TimerlintSource
import TimerlintSyntax

/// What a project's index was asked for, by name: a source that holds none of these names would have changed no answer. May be asked from several threads.
package final class Questions: Sendable {
    package struct Kinds: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A type of that name, one of its extensions, or an alias.
        package static let type = Kinds(rawValue: 1)
        /// A type that inherits from one of that name.
        package static let heir = Kinds(rawValue: 2)
        /// A variable or function at file scope.
        package static let global = Kinds(rawValue: 4)
        /// A function of that name, whatever it belongs to.
        package static let function = Kinds(rawValue: 16)
        /// Any use of the name.
        package static let reference = Kinds(rawValue: 8)

        /// Those that only a declaration of the name answers.
        package static let declarations: Kinds = [.type, .global, .function]
        /// Those that any mention of the name may answer.
        package static let mentions: Kinds = [.heir, .reference]
    }

    private let asked = Guarded<[String: Kinds]>([:])

    package init() {}

    package func ask(_ kinds: Kinds, _ name: String) {
        asked.withLock { asked in
            if asked[name]?.isSuperset(of: kinds) != true { asked[name, default: []].formUnion(kinds) }
        }
    }

    package var names: [String: Kinds] { asked.withLock { $0 } }
}

extension FileModel {
    /// Whether the file would have changed the answer to one of the questions.
    package func answers(_ questions: [String: Questions.Kinds]) -> Bool {
        let asked = { (name: String, kind: Questions.Kinds) in questions[name]?.contains(kind) ?? false }
        if types.contains(where: { type in
            asked(type.qualifiedName, .type) || asked(type.simpleName, .type) || type.inherits.contains { asked($0, .heir) }
        }) {
            return true
        }
        if aliases.contains(where: { asked($0.name, .type) }) { return true }
        if variables.contains(where: { $0.kind == .global && asked($0.name, .global) }) { return true }
        if functions.contains(where: { asked($0.name, .function) || $0.owner == nil && $0.enclosing == nil && asked($0.name, .global) }) { return true }
        return tree.nodes.indices.contains { index in
            let node = tree.nodes[index]
            return node.kind.carriesReference && asked(tree.text(node.name), .reference) && !self.node(NodeID(index)).isOfUnaskedSuper(asked)
        }
    }
}

extension Node {
    /// `super.update()` in a type none of whose supertypes was asked for.
    fileprivate func isOfUnaskedSuper(_ asked: (String, Questions.Kinds) -> Bool) -> Bool {
        guard kind == .memberExpression, firstChild?.kind == .superExpression, let type = selfAndAncestors.first(where: \.kind.isTypeDeclaration),
            type.kind != .extensionDeclaration
        else { return false }
        return !type.inheritedTypes.contains { asked($0.name, .type) || asked($0.name, .heir) }
    }
}

extension TypeDeclaration {
    fileprivate var simpleName: String { qualifiedName.split(separator: ".").last.map(String.init) ?? qualifiedName }
}

extension NodeKind {
    /// Whether nodes of the kind use a name that is declared elsewhere.
    package var carriesReference: Bool {
        switch self {
        case .nameExpression, .memberExpression, .selectorExpression, .optionalBinding, .capture: true
        default: false
        }
    }
}
