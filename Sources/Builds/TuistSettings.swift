import TimerlintSemantics
import TimerlintSyntax

/// Reads the build settings that a Tuist manifest lists literally. Input: the call that declares the project or a
/// target. Output: its settings, found through the constants of the manifest; a setting with several values has none.
struct TuistSettings {
    let manifest: FileModel

    /// How many constants are followed, each named by the one before.
    private static let depthLimit = 4

    /// `settings: .settings(base: ["SWIFT_VERSION": "6.0"])`, `settings: common`.
    func settings(of declaration: Node) -> BuildSettings {
        guard let written = declaration.argumentValue("settings") else { return BuildSettings() }
        var found: [String: Set<String>] = [:]
        collect(written, into: &found, depth: 0)
        return BuildSettings(found.compactMapValues { $0.count == 1 ? $0.first : nil })
    }

    private func collect(_ expression: Node, into found: inout [String: Set<String>], depth: Int) {
        for node in expression.nodes(where: { _ in true }) {
            switch node.kind {
            case .dictionaryElement:
                guard let key = node.firstChild, key.kind == .stringLiteral, let value = key.nextSibling?.stripped,
                    value.kind == .stringLiteral
                else { continue }
                found[key.name, default: []].insert(value.name)
            case .callExpression:
                guard node.calleeName?.isNamed("swiftVersion") == true, let version = node.arguments.first?.value,
                    version.kind == .stringLiteral
                else { continue }
                found["SWIFT_VERSION", default: []].insert(version.name)
            case .nameExpression where depth < Self.depthLimit:
                guard let value = constant(named: node.name) else { continue }
                collect(value, into: &found, depth: depth + 1)
            default: continue
            }
        }
    }

    private func constant(named name: String) -> Node? {
        manifest.variables.first { $0.name == name }?.value.map { manifest.node($0) }
    }
}
