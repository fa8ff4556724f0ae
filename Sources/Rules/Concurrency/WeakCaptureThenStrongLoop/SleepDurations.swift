import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

extension ProjectFacts {
    /// The duration of a sleep in seconds, if its argument is constant.
    package func duration(of sleep: Sleep) -> Double? {
        let call = sleep.node
        if let nanoseconds = call.argumentValue("nanoseconds") {
            return project.constantValue(of: converted(nanoseconds)).map { $0 / 1e9 }
        }
        if let length = call.argumentValue("for") { return seconds(of: length) }
        if let seconds = call.argumentValue("seconds") ?? call.argumentValue("interval") {
            return project.constantValue(of: seconds)
        }
        return call.arguments.first.flatMap { $0.nameReference.isEmpty ? $0.value : nil }.flatMap {
            project.constantValue(of: converted($0))
        }.map { $0 / 1e9 }
    }

    /// `.seconds(5)`, `Duration.milliseconds(250)`, and constants with such values.
    private func seconds(of length: Node, depth: Int = 0) -> Double? {
        let value = length.stripped
        if depth < 4, value.kind != .callExpression, case .variable(let id)? = project.referent(of: value),
            project[id].isLet, let given = project.value(of: id)
        {
            return seconds(of: given, depth: depth + 1)
        }
        guard value.kind == .callExpression, let name = value.calleeName?.name,
            let amount = value.arguments.first?.value,
            let scale = TimeAPI.secondsOfUnit[name]
        else { return nil }
        return project.constantValue(of: converted(amount)).map { $0 * scale }
    }

    /// Without `UInt64(…)` and similar conversions around it.
    private func converted(_ expression: Node) -> Node {
        let value = expression.stripped
        guard value.kind == .callExpression, TimeAPI.numberTypes.contains(value.calleeName?.name ?? ""),
            value.arguments.count == 1,
            let inner = value.arguments[0].value
        else { return value }
        return converted(inner)
    }
}
