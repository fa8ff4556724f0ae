import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Objects that the code which runs a program's main loop keeps in local variables: `let menu = Menu(); app.run()`. The
/// loop ends with the program.
extension OwnerLifetimes {
    func isKeptThroughMainLoop(_ creation: Node) -> Bool {
        guard let keeper = keeper(of: creation), project[keeper].kind == .local, !project[keeper].isWeak,
            let block = creation.selfAndAncestors.first(where: { $0.kind == .block })
        else { return false }
        return block.children.contains { statement in
            statement.kind == .callExpression && statement.range.start >= creation.range.end && runsMainLoop(statement)
        }
    }

    private func runsMainLoop(_ call: Node) -> Bool {
        guard let callee = call.calleeName else { return false }
        if callee.kind == .nameExpression { return ApplicationAPI.mainLoops.contains(callee.name) }
        guard callee.isNamed("run"), call.arguments.isEmpty, let runner = callee.base?.stripped else { return false }
        return RunLoopVocabulary.runLoop(runner, project: project) == .main || isApplication(runner)
    }

    /// `NSApp`, `NSApplication.shared`, or a local variable with that value.
    private func isApplication(_ runner: Node) -> Bool {
        if ApplicationAPI.applicationGlobal == runner.name { return true }
        let value = project.local(runner).flatMap { project.value(of: $0) }?.stripped ?? runner
        return value.base?.stripped.name == ApplicationAPI.desktopApplication
    }
}
