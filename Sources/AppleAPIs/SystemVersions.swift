/// The systems that hardly any device still runs.
package enum SystemVersions {
    /// By platform, the first major version of the autumn of 2020: a check for it, or for an older one, no longer fails in
    /// practice. (D)
    package static let longPast: [String: Int] = [
        "iOS": 14, "macCatalyst": 14, "macOS": 11, "OSX": 11, "tvOS": 14, "watchOS": 7,
    ]

    /// What a platform's name may end with: `iOSApplicationExtension`. (D)
    package static let extensionEnding = "ApplicationExtension"
}
