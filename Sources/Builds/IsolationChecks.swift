/// The runtime checks that isolated code runs on its actor; a failed check crashes (SE-0423). Measured with
/// Swift 6.3.
package struct IsolationChecks: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Checks closures passed to modules compiled without these checks: libdispatch, Foundation.
    package static let callbacks = IsolationChecks(rawValue: 1)
    /// Also checks closures passed to the module's own functions.
    package static let arguments = IsolationChecks(rawValue: 2)
    /// Also checks closures in the initial values of properties.
    package static let initialValues = IsolationChecks(rawValue: 4)

    /// The checks enabled by a compiler feature or flag; none if the settings name neither. In Swift 6 mode the
    /// feature is always on and covers callbacks only.
    static func asked(for settings: String, in mode: LanguageMode?) -> IsolationChecks {
        let hasFlag = settings.contains("-enable-actor-data-race-checks")
        guard hasFlag || settings.contains("DynamicActorIsolation") else { return [] }
        guard let mode, mode < .v6 else { return hasFlag ? [.callbacks, .arguments] : .callbacks }
        return [.callbacks, .arguments, .initialValues]
    }
}

extension BuildTarget {
    /// `nil` if the language mode is unknown.
    package var isolationChecks: IsolationChecks? {
        if !askedChecks.isEmpty { return askedChecks }
        return languageMode.map { $0 >= .v6 ? .callbacks : [] }
    }
}

extension BuildTargets {
    /// The union of the checks of all targets of a file, because a crash in one of them suffices. `nil` if no
    /// target is known to check and some are unknown.
    package func isolationChecks(_ path: String) -> IsolationChecks? {
        let found = targets(of: path).map(\.isolationChecks)
        let known = found.compactMap { $0 }.reduce(into: IsolationChecks()) { $0.formUnion($1) }
        return known.isEmpty && (found.isEmpty || found.contains(nil)) ? nil : known
    }
}
