import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// View controllers that code loads from a storyboard by identifier: such a call creates an instance like an
/// initializer.
extension OwnerLifetimes {
    /// The calls that create the only instances of some classes in nibs; `nil` if a nib creates more, or if it
    /// is unknown which scene a call loads. Empty for no classes.
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
