import TimerlintSource

/// Computes the scope of each id of each directive. Input: the directives of a file, in order. Output: the
/// suppressions of each directive.
struct SuppressionScopes {
    private let file: SourceFile
    private var suppressions: [[Suppression]] = []
    /// By rule id, the `disable` that is still open: the index of the directive and of its id.
    private var open: [String: (directive: Int, id: Int)] = [:]

    static func suppressions(of directives: [SuppressionDirective], in file: SourceFile) -> [[Suppression]] {
        var scopes = SuppressionScopes(file: file)
        for directive in directives { scopes.add(directive) }
        return scopes.suppressions
    }

    private init(file: SourceFile) { self.file = file }

    private mutating func add(_ directive: SuppressionDirective) {
        suppressions.append([])
        guard let verb = directive.verb else { return }
        for (id, name) in directive.names.enumerated() {
            let scope =
                switch verb {
                case .ignore: lineScope(directive)
                case .ignoreFile: fileScope(directive)
                case .disable: openRegion(name.id, at: directive, id)
                case .enable: closeRegion(name.id, at: directive)
                }
            suppressions[suppressions.count - 1].append(Suppression(name: name, scope: scope))
        }
    }

    private func lineScope(_ directive: SuppressionDirective) -> Suppression.Scope {
        let comment = directive.comment
        if comment.hasCodeBefore { return .line(file.lines.line(at: comment.range.start)) }
        return comment.nextCodeLine.map { .line($0) } ?? .nothing("no code follows it")
    }

    private func fileScope(_ directive: SuppressionDirective) -> Suppression.Scope {
        directive.comment.isInHead
            ? .file : .nothing("'ignore-file' belongs in the head of the file, before its declarations")
    }

    private mutating func openRegion(_ rule: String, at directive: SuppressionDirective, _ id: Int) -> Suppression.Scope
    {
        guard open[rule] == nil else { return .nothing("'\(rule)' is disabled here already") }
        open[rule] = (suppressions.count - 1, id)
        return .region(SourceRange(directive.range.end, .max))
    }

    private mutating func closeRegion(_ rule: String, at directive: SuppressionDirective) -> Suppression.Scope {
        guard let place = open.removeValue(forKey: rule),
            case .region(let range) = suppressions[place.directive][place.id].scope
        else { return .nothing("'\(rule)' is not disabled here") }
        suppressions[place.directive][place.id].scope = .region(SourceRange(range.start, directive.range.start))
        return .closing
    }
}
