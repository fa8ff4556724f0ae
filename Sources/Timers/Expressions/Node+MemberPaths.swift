import TimerlintAppleAPIs
import TimerlintSyntax

extension Node {
    /// The names of a chain of members, without `self` and without what unwraps them: `player.rate` of
    /// `self.player?.rate`.
    var pathWithoutSelf: [String] {
        stripped.selfAndBases.map(\.stripped).filter { $0.kind != .selfExpression }.map(\.name)
    }

    /// `session.id`, `user.trackingMode` of another object.
    var isIdentifierOfOther: Bool {
        let name = name.lowercased()
        return kind == .memberExpression && base?.stripped.kind == .memberExpression
            && VisibleChanges.identifierEndings.contains { name.hasSuffix($0) }
    }
}
