import TimerlintSemantics
import TimerlintSyntax

extension Project {
    /// Whether a name that Swift declares means a type of the tree where it stands: one at top level, or nested in a
    /// type around the place. Extensions of Swift's own type shadow nothing.
    package func declaresOwn(_ name: String, at node: Node) -> Bool {
        let file = fileIndex(of: node)
        guard let id = type(named: name, from: file), types[id].kind != .extension else { return false }
        guard types[id].name != name else { return true }
        let outer = types[id].name.dropLast(name.count + 1)
        var scope = files[file].type(around: node)
        while let here = scope {
            if files[file].types[here].qualifiedName == outer { return true }
            scope = files[file].types[here].enclosing
        }
        return false
    }
}
