import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Controllers that code asks a storyboard for by their identifiers: such a call makes an instance as an initializer
/// does.
extension OwnerLifetimes {
    /// The calls that make the only instances which nibs hold of some classes; `nil` where a nib makes more, or nobody
    /// knows which scene a call asks for. Empty for no classes.
    func requests(forScenesOf classes: Set<String>) -> [Node]? {
        guard !classes.isEmpty else { return [] }
        guard let identifiers = entries.nibs.contents.scenes.identifiers(ofScenesAskedForAlone: classes) else {
            return nil
        }
        let calls = InterfaceAPI.sceneRequests.sorted().flatMap { references.nodes(named: $0) }.compactMap(\.callOfName)
        let asked = calls.map { $0.argumentValue("withIdentifier") ?? $0.argumentValue("identifier") }
        guard asked.allSatisfy({ $0?.stripped.kind == .stringLiteral }) else { return nil }
        return zip(calls, asked).compactMap { call, identifier in
            identifier.map { identifiers.contains($0.stripped.name) } == true ? call : nil
        }
    }
}
