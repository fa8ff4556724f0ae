import TimerlintDiagnostics
import TimerlintSource

extension FileDirectives {
    /// A finding for each directive that has no effect, names an unknown rule, or lacks a mandatory reason.
    /// `ofOwnRule` selects the directives that name this rule itself, which can be judged only after all
    /// others.
    func faults(_ settings: Suppressions, ofOwnRule: Bool) -> [Finding] {
        directives.indices.flatMap { index -> [Finding] in
            let simple =
                ofOwnRule ? [] : formFaults(directives[index], settings) + unknown(suppressions[index], settings)
            return simple + (unused(index, settings, ofOwnRule).map { [$0] } ?? [])
        }
    }

    private func formFaults(_ directive: SuppressionDirective, _ settings: Suppressions) -> [Finding] {
        if let meant = directive.meantForOneLine {
            return [
                fault(
                    .error, directive.range,
                    "'timerlint:\(meant)' is 'timerlint:ignore RULE', at the end of the line or alone above it")
            ]
        }
        guard let verb = directive.verb else {
            let near = nearestName(to: directive.word.id, among: SuppressionDirective.Verb.allCases.map(\.rawValue))
            let verbs = "'ignore', 'ignore-file', 'disable' or 'enable'"
            let hint = near.map { "did you mean '\($0)'?" } ?? "write \(verbs)"
            return [fault(.error, directive.word.range, "'timerlint:\(directive.word.id)' says nothing; \(hint)")]
        }
        if let missing = directive.ruleBehindSpace(among: settings.knownRules) {
            return [
                fault(.error, directive.range, "'\(missing)' is read as part of the reason: put a comma between rules")
            ]
        }
        if directive.names.isEmpty {
            return [fault(.error, directive.range, "'timerlint:\(verb.rawValue)' names no rule; name each one")]
        }
        guard settings.requiresReason(file), verb != .enable, directive.reason.isEmpty else { return [] }
        return [fault(.warning, directive.range, "the suppression gives no reason; add ' - ' and why")]
    }

    private func unknown(_ ids: [Suppression], _ settings: Suppressions) -> [Finding] {
        ids.filter { !settings.knownRules.contains($0.name.id) }.map { suppression in
            let id = suppression.name.id
            // Suggestions take time, which a hostile file must not be able to waste.
            let near = directives.count > 1_000 ? nil : nearestName(to: id, among: settings.knownRules)
            let fix = near.map { near in
                FixIt(
                    title: "write '\(near)'", safety: .suggestion,
                    edits: [FileEdit(file, suppression.name.range, replacement: near)])
            }
            let hint = near.map { "did you mean '\($0)'?" } ?? "'timerlint rules' lists them"
            return fault(.error, suppression.name.range, "there is no rule '\(id)'; \(hint)", fix: fix)
        }
    }

    private func unused(_ index: Int, _ settings: Suppressions, _ ofOwnRule: Bool) -> Finding? {
        let directive = directives[index]
        let idle = suppressions[index].filter { suppression in
            !suppression.isUsed && suppression.scope != .closing && settings.ran(suppression.name.id, file)
                && (suppression.name.id == Suppressions.rule) == ofOwnRule
        }
        guard let first = idle.first else { return nil }
        let isWhole = idle.count == directive.names.count
        let names = idle.map { "'\($0.name.id)'" }.joined(separator: ", ")
        var message = "unused suppression: \(names) \(idle.count == 1 ? "reports" : "report") nothing here"
        if case .nothing(let why) = first.scope { message = "the suppression of \(names) has no effect: \(why)" }
        return fault(
            .warning, isWhole ? directive.range : first.name.range, message,
            fix: FixIt(
                title: "remove the suppression", safety: .safe,
                edits: removal(of: idle, from: directive)))
    }

    private func fault(_ severity: Severity, _ range: SourceRange, _ message: String, fix: FixIt? = nil) -> Finding {
        Finding(
            rule: Suppressions.rule, severity: severity, location: Location(file: file, range: range), message: message,
            fix: fix)
    }
}
