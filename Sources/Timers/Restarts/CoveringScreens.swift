import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// What a view controller shows over its own screen, which appears again when that goes. Input: the project. Output: whether
/// all of it is alerts, which leave the screen where it is.
struct CoveringScreens {
    let project: Project

    func coversItselfWithAlertsAlone(_ type: TypeID) -> Bool {
        let functions = project.lineage(of: type).flatMap { project.functions(of: $0) }
        // Helpers of other types, such as an extension of all controllers, show screens for it.
        let helpers = functions.flatMap { project.calls(in: $0).flatMap(\.functions) }
        return !Set(functions + helpers).contains { project.body(of: $0).map(covers) == true }
    }

    private func covers(_ body: Node) -> Bool {
        body.contains { node in
            guard node.kind == .callExpression, let callee = node.calleeName else { return false }
            if InterfaceAPI.replacements.contains(callee.name) { return true }
            return InterfaceAPI.presentations.contains(callee.name) && !isAlert(node.arguments.first?.value)
        }
    }

    private func isAlert(_ shown: Node?) -> Bool {
        guard let shown = shown?.stripped else { return false }
        let type = project.type(of: shown)?.name ?? shown.calleeName?.name
        return type.map(InterfaceAPI.alertClasses.contains) == true
    }
}
