import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

extension Project {
    /// The methods that a message to an Objective-C object may run of which only the protocols are known, `id<Delegate>`:
    /// those of the classes that adopt one of them.
    func implementations(ofMessage callee: Node) -> [FunctionID] {
        guard callee.tree.file.language == .objectiveC, let receiver = callee.base?.stripped,
            case .variable(let id)? = referent(of: receiver), let written = typeNode(of: id)
        else { return [] }
        let protocols = written.nodes { $0.kind == .namedType && $0.parent?.kind == .namedType }.compactMap {
            type(named: $0.name, from: id.file)
        }
        return protocols.filter { types[$0].kind == .protocol }.flatMap { adopted in
            descendants(of: adopted).flatMap { methods(named: callee.name, of: $0) }
        }
    }
}
