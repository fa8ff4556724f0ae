import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes texts of dates that show no seconds, and so change once a minute. Input: a call, or a state. Output: whether
/// the call makes such a text, or nothing reads the state but such calls.
struct DateTexts {
    let references: ReferenceIndex
    var project: Project { references.project }

    /// `formatter.string(from: date)` of a formatter whose format, or style, has no seconds.
    func isWithoutSeconds(_ call: Node) -> Bool {
        guard let callee = call.calleeName, TimeAPI.dateTextMakers.contains(callee.name),
            let formatter = callee.base?.stripped, case .variable(let id)? = project.referent(of: formatter)
        else { return false }
        let formats = settings(of: id)
        return !formats.isEmpty && formats.allSatisfy(hasNoSeconds)
    }

    /// Whether every place that reads the state makes such a text of it.
    func showOnly(_ state: VariableID) -> Bool {
        let uses = references.nodes(naming: state).filter { !$0.isAssigned && means($0, state) }
        return !uses.isEmpty && references.nodes(named: "$" + project[state].name).isEmpty
            && uses.allSatisfy { use in
                guard let argument = use.outermostUnwrap.parent, argument.kind == .argument, let call = argument.parent
                else { return false }
                return isWithoutSeconds(call) || hasStyle(call)
            }
    }

    private func means(_ use: Node, _ state: VariableID) -> Bool {
        project.referent(of: use).map { $0 == .variable(state) } ?? true
    }

    /// `Text(date, style: .time)`
    private func hasStyle(_ call: Node) -> Bool {
        call.calleeName?.name == TimeAPI.dateView
            && call.argumentValue("style").map { TimeAPI.viewStylesWithoutSeconds.contains($0.stripped.name) } == true
    }

    /// The formats and styles that are assigned to a formatter, where it is created or elsewhere.
    private func settings(of formatter: VariableID) -> [Node] {
        let places = references.nodes(naming: formatter).compactMap(\.outermostUnwrap.parent).filter {
            project.referent(of: $0.firstChild ?? $0) == .variable(formatter)
        }
        let inValue = project.value(of: formatter).map { $0.nodes { $0.kind == .memberExpression } } ?? []
        return (places + inValue).filter { $0.isAssigned && TimeAPI.formatSettings.contains($0.name) }.compactMap {
            $0.outermostUnwrap.nextSibling?.stripped
        }
    }

    private func hasNoSeconds(_ setting: Node) -> Bool {
        if setting.kind == .ternaryExpression {
            return setting.children.dropFirst().map(\.stripped).allSatisfy(hasNoSeconds)
        }
        guard setting.kind == .stringLiteral else { return TimeAPI.stylesWithoutSeconds.contains(setting.name) }
        // What stands in single quotes is text.
        let parts = setting.name.split(separator: "'", omittingEmptySubsequences: false)
        let pattern = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
        return !pattern.isEmpty && !pattern.contains { "sSA".contains($0) }
            && setting.firstChild(.interpolation) == nil
    }
}
