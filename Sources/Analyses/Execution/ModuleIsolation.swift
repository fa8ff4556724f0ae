import TimerlintBuilds
import TimerlintSemantics
import TimerlintSyntax

/// What the build settings of the module around a file say about unannotated code. Input: a node; output: where its async functions run.
package struct ModuleIsolation {
    package let targets: BuildTargets

    package init(targets: BuildTargets) {
        self.targets = targets
    }

    /// The targets of the file ask for the main actor.
    package func isDefaultMain(_ node: Node) -> Bool { targets.isolation(node.tree.file.path) == .mainActor }

    func placeOfAsync(_ node: Node) -> ExecutionPlace {
        switch targets.isolation(node.tree.file.path) {
        case .mainActor: .main
        case .none: .worker(.concurrentExecutor)
        case .caller, .unknown: .unknown
        }
    }
}
