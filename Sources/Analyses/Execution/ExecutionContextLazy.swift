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
        // What ends a timer is called after what uses it.
        let accesses = references.uses(of: property).filter {
            !declaration.encloses($0.node) && !project.isWrittenForTests($0.node) && !isEnding($0.node)
        }
        guard accesses.count <= Self.accessLimit, accesses.allSatisfy({ !$0.isUncertain && !$0.node.isAssigned }),
            !accesses.contains(where: { isInLazyValue($0.node) })
        else { return nil }
        let paths = accesses.flatMap { access in
            self.paths(of: access.node, within: nil).paths.map { $0.through(access.node) }
        }
        guard let first = paths.first, paths.allSatisfy({ $0.place == first.place }) else { return nil }
        return paths
    }

    /// Properties that are used in more places are everywhere.
    private static let accessLimit = 4

    /// Lazy values that use each other would be followed in circles.
    private func isInLazyValue(_ access: Node) -> Bool {
        access.selfAndAncestors.prefix { !$0.kind.isTypeDeclaration }.contains { lazyProperty(declaredBy: $0) != nil }
    }

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
