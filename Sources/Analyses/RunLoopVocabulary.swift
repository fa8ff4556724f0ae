import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes run loops and their modes in every spelling since Swift 2.
package enum RunLoopVocabulary {
    /// `loop.add(timer, forMode:)`, `addTimer(_:forMode:)`, `CFRunLoopAddTimer(loop, timer, mode)`.
    package static func isAddition(_ call: Node) -> Bool {
        guard let callee = call.firstChild else { return false }
        if callee.isNamed("CFRunLoopAddTimer") { return true }
        return callee.kind == .memberExpression && RunLoopAPI.additionMethods.contains(callee.name)
            && call.argumentValue("forMode") != nil
    }

    /// The run loop mode that an expression denotes.
    package static func mode(_ node: Node, project: Project) -> RunLoopMode {
        let value = node.stripped
        if let known = names[value.kind == .stringLiteral ? value.name : lastName(value)] { return known }
        guard case .variable(let id)? = project.referent(of: value), project[id].isLet,
            let given = project.value(of: id)
        else {
            return .unknown
        }
        return mode(given, project: project)
    }

    private static func lastName(_ node: Node) -> String {
        // `RunLoop.Mode(rawValue: "…")`, `RunLoopMode("…")`, `CFRunLoopMode(…)`.
        if node.kind == .callExpression, let only = node.arguments.first?.firstChild { return lastName(only) }
        if node.kind == .memberExpression, node.isNamed("rawValue"), let base = node.firstChild {
            return lastName(base)
        }
        return node.name
    }

    private static let names: [String: RunLoopMode] = {
        var table: [String: RunLoopMode] = [:]
        for name in RunLoopAPI.defaultModes { table[name] = .default }
        for name in RunLoopAPI.trackingModes { table[name] = .tracking }
        return table
    }()

    /// The run loop that an expression denotes, also through a constant of the same body: one from another body may
    /// come from another thread.
    package static func runLoop(_ node: Node?, project: Project) -> RunLoopReference {
        guard let node = node?.stripped else { return .unknown }
        if let id = project.local(node), project[id].isLet, project.node(of: id).enclosingBody == node.enclosingBody {
            return runLoop(project.value(of: id), project: project)
        }
        let name = node.kind == .callExpression ? node.firstChild?.name ?? "" : node.name
        switch name {
        case _ where RunLoopAPI.mainRunLoops.contains(name): return .main
        case _ where RunLoopAPI.currentRunLoops.contains(name): return .current
        default: return .unknown
        }
    }
}

/// The run loop modes that timers distinguish.
package enum RunLoopMode: Sendable {
    case `default`
    /// `.common`, or one of the modes in which tracking runs.
    case tracking
    case unknown
}

/// The run loop that an expression denotes.
package enum RunLoopReference: Sendable {
    case main, current, unknown
}
