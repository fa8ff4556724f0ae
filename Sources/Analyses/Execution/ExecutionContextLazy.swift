import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Where the initial values of lazy properties run: at the first access.
extension ExecutionContextReader {
    /// The ways in which the initial value of a `lazy` property is evaluated, given its declaration; `nil` for another
    /// declaration, and if accesses in different places may each be the first.
    func lazyPaths(of declaration: Node) -> [ExecutionPath]? {
        guard let property = lazyProperty(declaredBy: declaration), project[property].access <= .internal else {
            return nil
        }
        let accesses = references.uses(of: property).filter { !project.isWrittenForTests($0.node) }
        guard !accesses.contains(where: { $0.isUncertain || $0.node.isAssigned }) else { return nil }
        // What ends a timer is called after what uses it.
        let firsts = accesses.map(\.node).filter { !isEnding($0) }
        guard firsts.count <= Self.accessLimit else { return nil }
        let paths = firsts.flatMap { access in
            self.paths(of: access, within: nil).paths.map { $0.through(access) }
        }
        guard let first = paths.first, paths.allSatisfy({ $0.place == first.place }) else { return nil }
        return paths
    }

    /// Properties that are used in more places are everywhere.
    private static let accessLimit = 4

    private func lazyProperty(declaredBy declaration: Node) -> VariableID? {
        guard declaration.kind == .variableDeclaration else { return nil }
        return declaration.children(.binding).lazy.compactMap(project.variable(declaredBy:)).first { [project] in
            project[$0].isLazy
        }
    }

    private func isEnding(_ access: Node) -> Bool {
        guard let member = access.outermostUnwrap.parent, member.callOfName != nil else { return false }
        return TimerAPI.endings.contains(member.name)
    }
}
