import TimerlintSemantics
import TimerlintSyntax

extension Project {
    /// Whether a name from Swift's libraries refers to a type of the tree at this place: one at top level, or
    /// nested in an enclosing type. Extensions of the library's own type shadow nothing.
    package func declaresOwn(_ name: String, at node: Node) -> Bool {
        let file = fileIndex(of: node)
        guard let id = type(named: name, from: file), types[id].kind != .extension else { return false }
        guard types[id].name != name else { return true }
        let outer = types[id].name.dropLast(name.count + 1)
        var scope = files.models[file].type(around: node)
        while let here = scope {
            if files.models[file].types[here].qualifiedName == outer { return true }
            scope = files.models[file].types[here].enclosing
        }
        return false
    }
}
