/// What the user sets in the editor, under `timerlint`.
struct Settings: Equatable {
    /// For which documents diagnostics are pushed.
    enum Extent: String { case all, open }
    /// When unsaved changes are linted.
    enum Run: String { case onType, onSave }

    var diagnostics = Extent.all
    var run = Run.onType
    /// The path of a configuration that takes the place of all others.
    var configuration: String?
    /// Whether a timer's mode or queue is shown behind it.
    var showsInlayHints = false
    /// Whether what ends a timer is shown above it.
    var showsCodeLenses = false

    init() {}

    /// Unknown members and values leave what is the default.
    init(_ value: JSONValue?) {
        let section = value?["timerlint"] ?? value
        diagnostics = section?["diagnostics"]?.text.flatMap(Extent.init) ?? .all
        run = section?["run"]?.text.flatMap(Run.init) ?? .onType
        configuration = section?["configuration"]?.text.flatMap { $0.isEmpty ? nil : $0 }
        showsInlayHints = section?["inlayHints"]?.flag ?? false
        showsCodeLenses = section?["codeLens"]?.flag ?? false
    }
}
