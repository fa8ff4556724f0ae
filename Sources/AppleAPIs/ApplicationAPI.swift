/// Applications: their delegates, entry points, processes.
package enum ApplicationAPI {
    /// Types of which a process has one, for all its life. (D)
    package static let delegates: Set<String> = [
        "UIApplicationDelegate", "NSApplicationDelegate", "App", "WKApplicationDelegate", "WKExtensionDelegate",
        "UIApplication", "NSApplication",
    ]

    /// Attributes of the type that a process starts with. (D)
    package static let entryPoints: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

    /// Base names of the methods that an application delegate is told of its launch by. (D)
    package static let launchMethods: Set<String> = [
        "applicationDidFinishLaunching", "applicationWillFinishLaunching", "application",
    ]

    /// They hand the main thread over to dispatch, or to an XPC service. (D)
    package static let handOvers = ["dispatchMain", "dispatch_main", "service"]

    /// Classes whose notifications come by turns. (D)
    package static let notifyingClasses = ["UIApplication", "NSApplication", "UIScene", "NSWorkspace"]

    /// They post a notification, whose name is the argument `name:` or the first one. (D)
    package static let postingMethods = ["post", "postNotificationName"]
}
