import TimerlintSyntax

extension Project {
    /// Whether a name is that of a generic parameter of the type: `Element` in `final class SafeArray<Element>`.
    package func isGenericParameter(_ name: String, of type: TypeID) -> Bool {
        types[type].declarations.contains { declaration in
            node(of: declaration).firstChild(.genericParameters)?.children.contains { $0.name == name } == true
        }
    }
}
