/// Run loops: their modes, the calls that add a timer and those that run the loop. Covers every spelling since
/// Swift 2.
///
/// The module AppleAPIs contains only data about Apple's frameworks: one place per fact, names as sets of
/// strings. Each fact ends with how certain it is: (D) documented and read, (d) documented, from memory, (O)
/// widely observed, (I) inferred. No warning relies on an inferred fact alone.
package enum RunLoopAPI {
    /// Foundation's methods of a timer, followed by those of NSObject and manual reference counting. Any other
    /// method belongs to an extension. (D)
    package static let timerMethods: Set<String> = [
        "fire", "invalidate", "isValid", "setFireDate", "setTolerance", "isEqual", "perform", "value", "setValue",
        "retain", "release", "autorelease",
    ]

    /// The methods that add a timer to a run loop: `add(_:forMode:)`, `addTimer(_:forMode:)`,
    /// `add(to:forMode:)`. (D)
    package static let additionMethods: Set<String> = ["add", "addTimer", "addToRunLoop"]

    /// Spellings of the default mode. (D)
    package static let defaultModes: Set<String> = [
        "default", "defaultMode", "defaultRunLoopMode", "NSDefaultRunLoopMode", "kCFRunLoopDefaultMode",
        "NSRunLoopDefaultMode",
    ]

    /// The common modes, and the modes in which a run loop runs while the user scrolls, drags or has a menu or
    /// panel open. (D)
    package static let trackingModes: Set<String> = [
        "common", "commonModes", "NSRunLoopCommonModes", "kCFRunLoopCommonModes", "tracking", "UITrackingRunLoopMode",
        "eventTracking", "eventTrackingRunLoopMode", "NSEventTrackingRunLoopMode", "modalPanel",
        "modalPanelRunLoopMode", "NSModalPanelRunLoopMode",
    ]

    /// Maps each spelling of the default mode to the same spelling of the common modes. (D)
    package static let commonModesOfDefault = [
        "default": "common", "defaultRunLoopMode": "commonModes", "defaultMode": "commonModes",
        "NSDefaultRunLoopMode": "NSRunLoopCommonModes", "kCFRunLoopDefaultMode": "kCFRunLoopCommonModes",
    ]

    /// Spellings of the main thread's run loop. (D)
    package static let mainRunLoops: Set<String> = ["main", "mainRunLoop", "CFRunLoopGetMain"]

    /// Spellings of the current thread's run loop. (D)
    package static let currentRunLoops: Set<String> = ["current", "currentRunLoop", "CFRunLoopGetCurrent"]

    /// Functions that run the current run loop; XCTest's waits in it. (D)
    package static let runningFunctions: Set<String> = ["CFRunLoopRun", "CFRunLoopRunInMode", "waitForExpectations"]

    /// Methods of a run loop that run it. (D)
    package static let runningMethods: Set<String> = ["run", "acceptInput", "runUntilDate", "runMode"]

    /// Methods that remove a display link from a run loop mode. (D)
    package static let removals: Set<String> = ["remove", "removeFromRunLoop"]
}
