import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Screen savers, which end at the first input.
extension ProjectFacts {
    /// Code of a screen saver's view, or of the plug-in that it is built into.
    func isScreenSaverCode(_ node: Node) -> Bool {
        let type = project.type(around: node)
        if type.map({ project.inheritedNames(of: $0).contains(InterfaceAPI.screenSaverClass) }) == true { return true }
        return targets.targets(of: node.tree.file.path).contains { target in
            target.product == .plugin && screenSaverTargets.contains(target.name)
        }
    }

    /// The names of the targets that contain a screen saver's view.
    private var screenSaverTargets: Set<String> {
        knownScreenSaverTargets.answer {
            let views = project.types.indices.filter {
                project.types[$0].inherits.contains(InterfaceAPI.screenSaverClass)
            }
            let files = views.flatMap { project.types[$0].declarations.map { project.files.path($0.file) } }
            return Set(files.flatMap { targets.targets(of: $0).map(\.name) })
        }
    }
}
