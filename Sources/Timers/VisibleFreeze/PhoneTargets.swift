import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSyntax

/// Targets whose settings name the Mac among their platforms, but whose sources use UIKit outside of any `#if`: they
/// cannot be built for it.
extension ProjectFacts {
    /// Whether all targets of the code are such.
    func isKeptFromMac(_ node: Node) -> Bool {
        let names = targets.targets(of: node.tree.file.path).map(\.name)
        return !names.isEmpty && names.allSatisfy(targetsWithUIKit.contains)
    }

    private var targetsWithUIKit: Set<String> {
        knownTargetsWithUIKit.answer {
            let files = InterfaceAPI.phoneTypes.flatMap { references.nodes(named: $0) }.filter { name in
                !project.declaresType(namedBy: name) && project.meaning(ofNameOf: name) == name.spelling
                    && !name.selfAndAncestors.contains { $0.kind == .ifConfigClause }
            }.map(\.tree.file.path)
            return Set(Set(files).flatMap { targets.targets(of: $0).map(\.name) })
        }
    }
}
