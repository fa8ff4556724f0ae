/// Conditions of `#if` that ask for a platform.
package enum BuildConditionAPI {
    private static let withUIKit: Set<String> = ["iOS", "macCatalyst", "tvOS", "visionOS", "watchOS"]

    /// The platforms, named as in `os(…)`, on which each condition holds. Others hold nowhere among Apple's, or ask for
    /// something else. (D)
    package static let platforms: [String: Set<String>] = [
        "TARGET_OS_MAC": withUIKit.union(["macOS"]), "TARGET_OS_IPHONE": withUIKit,
        "TARGET_OS_IOS": ["iOS", "macCatalyst"], "TARGET_OS_OSX": ["macOS"], "TARGET_OS_TV": ["tvOS"],
        "TARGET_OS_WATCH": ["watchOS"], "TARGET_OS_VISION": ["visionOS"], "TARGET_OS_MACCATALYST": ["macCatalyst"],
        "os(iOS)": ["iOS", "macCatalyst"], "os(macOS)": ["macOS"], "os(OSX)": ["macOS"], "os(tvOS)": ["tvOS"],
        "os(watchOS)": ["watchOS"], "os(visionOS)": ["visionOS"], "os(Linux)": [], "os(Windows)": [],
        "os(Android)": [], "os(WASI)": [], "targetEnvironment(macCatalyst)": ["macCatalyst"],
        "canImport(UIKit)": withUIKit, "canImport(AppKit)": ["macOS", "macCatalyst"],
    ]

    /// The directives of C that ask whether a macro has a definition, whatever it is. (D)
    package static let definitionQuestions = ["#ifdef", "#ifndef"]
}
