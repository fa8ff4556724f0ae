/// Where compiled code checks that isolated code runs on its actor, and crashes elsewhere (SE-0423). Measured with
/// Swift 6.3.
package struct IsolationChecks: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// In closures that are arguments of code from modules without these checks: libdispatch's, Foundation's.
    package static let callbacks = IsolationChecks(rawValue: 1)
    /// In closures that are arguments of the module's own functions, too.
    package static let arguments = IsolationChecks(rawValue: 2)
    /// In closures that stand in the initial values of properties, too.
    package static let initialValues = IsolationChecks(rawValue: 4)

    /// What a feature or flag of the compiler asks for; none where a text names neither. In Swift 6 mode the feature is
    /// always on and means callbacks alone.
    static func asked(for settings: String, in mode: LanguageMode?) -> IsolationChecks {
        let hasFlag = settings.contains("-enable-actor-data-race-checks")
        guard hasFlag || settings.contains("DynamicActorIsolation") else { return [] }
        guard let mode, mode < .v6 else { return hasFlag ? [.callbacks, .arguments] : .callbacks }
        return [.callbacks, .arguments, .initialValues]
    }
}

extension BuildTarget {
    /// `nil` where the language mode is not known.
    package var isolationChecks: IsolationChecks? {
        if !askedChecks.isEmpty { return askedChecks }
        return languageMode.map { $0 >= .v6 ? .callbacks : [] }
    }
}

extension BuildTargets {
    /// The checks of all targets of a file together: in one of them it may crash. `nil` where none is known to check,
    /// and not all are known.
    package func isolationChecks(_ path: String) -> IsolationChecks? {
        let found = targets(of: path).map(\.isolationChecks)
        let known = found.compactMap { $0 }.reduce(into: IsolationChecks()) { $0.formUnion($1) }
        return known.isEmpty && (found.isEmpty || found.contains(nil)) ? nil : known
    }
}
