/// Facts about a target derived from Xcode's build settings.
extension BuildSettings {
    /// The default actor isolation of unannotated code.
    var isolation: BuildTarget.Isolation {
        if let actor = self["SWIFT_DEFAULT_ACTOR_ISOLATION"] {
            if actor == "MainActor" { return .mainActor }
            if actor != "nonisolated" { return .unknown }
        }
        let names = ["SWIFT_APPROACHABLE_CONCURRENCY", "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT"]
        if names.contains(where: { self[$0] == "YES" }) { return .caller }
        let flags = self["OTHER_SWIFT_FLAGS"] ?? ""
        if flags.contains("NonisolatedNonsendingByDefault") || flags.contains("default-isolation") { return .unknown }
        return isIncomplete || names.contains(where: { self[$0].map { $0 != "NO" } ?? false }) ? .unknown : .none
    }

    /// `-swift-version 6` among the compiler flags comes after the setting and overrides it.
    var languageMode: LanguageMode? {
        let flags = (self["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ")
        if let flag = flags.lastIndex(of: "-swift-version"), flag + 1 < flags.count {
            return LanguageMode(String(flags[flag + 1]))
        }
        return self["SWIFT_VERSION"].flatMap { LanguageMode($0) }
    }

    var askedChecks: IsolationChecks {
        let isOn = self["SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION"] == "YES"
        return .asked(for: (self["OTHER_SWIFT_FLAGS"] ?? "") + (isOn ? " DynamicActorIsolation" : ""), in: languageMode)
    }

    /// The platforms in `SUPPORTED_PLATFORMS`, else the platform of the SDK.
    var platforms: Set<Platform> {
        let supported = self["SUPPORTED_PLATFORMS"] ?? self["SDKROOT"] ?? ""
        var result = Set(supported.split { $0 == " " || $0 == "," }.compactMap(Self.platform))
        if result.contains(.iOS), self["SUPPORTS_MACCATALYST"] == "YES" { result.insert(.macCatalyst) }
        return result
    }

    /// `iphoneos`, `iphonesimulator17.2`, `macosx`.
    private static func platform(ofSDK name: Substring) -> Platform? {
        sdks.first { name.hasPrefix($0.name) }?.platform
    }

    private static let sdks: [(name: String, platform: Platform)] = [
        ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
    ]

    /// The minimum deployment version of each platform that specifies one.
    var deploymentTargets: [Platform: PlatformVersion] {
        Dictionary(
            uniqueKeysWithValues: Self.deploymentSettings.compactMap { platform, name in
                self[name].flatMap { PlatformVersion($0) }.map { (platform, $0) }
            })
    }

    private static let deploymentSettings: [Platform: String] = [
        .iOS: "IPHONEOS_DEPLOYMENT_TARGET", .macOS: "MACOSX_DEPLOYMENT_TARGET", .tvOS: "TVOS_DEPLOYMENT_TARGET",
        .watchOS: "WATCHOS_DEPLOYMENT_TARGET", .visionOS: "XROS_DEPLOYMENT_TARGET",
    ]

    /// Whether a prefix or bridging header may import modules that the source files do not mention.
    var importsUnseen: Bool { self["GCC_PREFIX_HEADER"] != nil || self["SWIFT_OBJC_BRIDGING_HEADER"] != nil }
}

extension BuildTarget {
    /// Applies the settings that all configurations (Debug, Release, …) agree on, and the oldest deployment
    /// targets.
    mutating func apply(_ configurations: [BuildSettings]) {
        isolation = agreed(configurations.map(\.isolation)) ?? .unknown
        languageMode = agreed(configurations.map(\.languageMode)) ?? nil
        askedChecks = configurations.reduce(into: []) { $0.formUnion($1.askedChecks) }
        platforms.formUnion(configurations.flatMap(\.platforms))
        for configuration in configurations {
            let said = configuration.deploymentTargets.filter { platforms.isEmpty || platforms.contains($0.key) }
            deploymentTargets.merge(said) { min($0, $1) }
        }
        let hasUnseenImports = configurations.contains(where: \.importsUnseen)
        canProveAbsence = !hasUnseenImports && [.library, .tool, .service].contains(product)
    }

    /// Applies settings beside which there may be others in files that are not read.
    mutating func applyListed(_ settings: BuildSettings) {
        languageMode = settings.languageMode
        askedChecks = settings.askedChecks
        if settings.isolation != .none { isolation = settings.isolation }
    }

    private func agreed<Value: Equatable>(_ found: [Value]) -> Value? {
        guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}
