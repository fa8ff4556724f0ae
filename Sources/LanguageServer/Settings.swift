/// What the user sets in the editor, under `timerlint`.
struct Settings: Equatable {
    /// For which documents diagnostics are pushed.
    enum Extent: String { case all, open }
    /// When unsaved changes are linted.
    enum Run: String { case onType, onSave }

    var diagnostics = Extent.all
    var run = Run.onType

    init() {}

    /// Unknown members and values leave what is the default.
    init(_ value: JSONValue?) {
        let section = value?["timerlint"] ?? value
        diagnostics = section?["diagnostics"]?.text.flatMap(Extent.init) ?? .all
        run = section?["run"]?.text.flatMap(Run.init) ?? .onType
    }
}
