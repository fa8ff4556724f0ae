/// The user's editor settings under `timerlint`.
struct Settings: Equatable {
    /// The documents to push diagnostics for.
    enum Extent: String { case all, open }
    /// When unsaved changes are linted.
    enum Run: String { case onType, onSave }

    var diagnostics = Extent.all
    var run = Run.onType
    /// The path of a configuration that replaces all others.
    var configuration: String?
    /// Whether to show a timer's mode or queue after it.
    var showsInlayHints = false
    /// Whether to show a timer's teardown above it.
    var showsCodeLenses = false

    init() {}

    /// Unknown members and values are ignored.
    init(_ value: JSONValue?) {
        let section = value?["timerlint"] ?? value
        diagnostics = section?["diagnostics"]?.text.flatMap(Extent.init) ?? .all
        run = section?["run"]?.text.flatMap(Run.init) ?? .onType
        configuration = section?["configuration"]?.text.flatMap { $0.isEmpty ? nil : $0 }
        showsInlayHints = section?["inlayHints"]?.flag ?? false
        showsCodeLenses = section?["codeLens"]?.flag ?? false
    }
}
