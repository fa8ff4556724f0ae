/// Run loops: their modes, what adds a timer to one, what runs one. In every spelling from Swift 2 to today.
///
/// The module AppleAPIs holds data about Apple's frameworks and nothing else: one place per fact, names as sets of
/// strings. Each fact ends with how sure it is: (D) documented and read, (d) documented, from memory, (O) widely
/// observed, (I) inferred; no warning rests on an inferred fact alone.
package enum RunLoopAPI {
    /// What Foundation lets one call on a timer, and last what NSObject and manual reference counting do. Any other
    /// method is an extension's. (D)
    package static let timerMethods: Set<String> = [
        "fire", "invalidate", "isValid", "setFireDate", "setTolerance", "isEqual", "perform", "value", "setValue",
        "retain", "release", "autorelease",
    ]

    /// The methods that register a timer with a run loop: `add(_:forMode:)`, `addTimer(_:forMode:)`,
    /// `add(to:forMode:)`. (D)
    package static let additionMethods: Set<String> = ["add", "addTimer", "addToRunLoop"]

    /// The default mode. (D)
    package static let defaultModes: Set<String> = [
        "default", "defaultMode", "defaultRunLoopMode", "NSDefaultRunLoopMode", "kCFRunLoopDefaultMode",
        "NSRunLoopDefaultMode",
    ]

    /// The common modes, and the modes in which a loop runs while the user scrolls, drags or has a menu or panel open.
    /// (D)
    package static let trackingModes: Set<String> = [
        "common", "commonModes", "NSRunLoopCommonModes", "kCFRunLoopCommonModes", "tracking", "UITrackingRunLoopMode",
        "eventTracking", "eventTrackingRunLoopMode", "NSEventTrackingRunLoopMode", "modalPanel",
        "modalPanelRunLoopMode", "NSModalPanelRunLoopMode",
    ]

    /// The name of the default mode in each spelling, and the common modes' in the same one. (D)
    package static let commonModesOfDefault = [
        "default": "common", "defaultRunLoopMode": "commonModes", "defaultMode": "commonModes",
        "NSDefaultRunLoopMode": "NSRunLoopCommonModes", "kCFRunLoopDefaultMode": "kCFRunLoopCommonModes",
    ]

    /// What takes a display link out of a mode. (D)
    package static let removals: Set<String> = ["remove", "removeFromRunLoop"]
}
