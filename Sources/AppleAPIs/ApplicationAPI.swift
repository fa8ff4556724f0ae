/// Applications: delegates, entry points, processes.
package enum ApplicationAPI {
    /// Types with one instance per process, which lives as long as the process. (D)
    package static let delegates: Set<String> = [
        "UIApplicationDelegate", "NSApplicationDelegate", "App", "WKApplicationDelegate", "WKExtensionDelegate",
        "UIApplication", "NSApplication",
    ]

    /// The property of a delegate that holds the application's or the scene's window. (D)
    package static let delegateWindow = "window"

    /// Suffixes of the delegates of applications and scenes, and of a team's own superclasses of them. (O)
    package static let delegateEndings = ["ApplicationDelegate", "AppDelegate", "SceneDelegate", "ExtensionDelegate"]

    /// Delegates of which there is one for each scene. (D)
    package static let sceneDelegates: Set<String> = ["UISceneDelegate", "UIWindowSceneDelegate"]

    /// The key of an `Info.plist` for the class of a scene's delegate. (D)
    package static let sceneDelegateKey = "UISceneDelegateClassName"

    /// The key that says whether there may be several scenes. (D)
    package static let multipleScenesKey = "UIApplicationSupportsMultipleScenes"

    /// Attributes of the type that is the process's entry point. (D)
    package static let entryPoints: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

    /// Base names of the launch methods of an application delegate. (D)
    package static let launchMethods: Set<String> = [
        "applicationDidFinishLaunching", "applicationWillFinishLaunching", "application",
    ]

    /// Functions that give the main thread over to libdispatch or to an XPC service and never return. (D)
    package static let handOvers = ["dispatchMain", "dispatch_main", "service"]

    /// Functions that run an application, with the run loop of the main thread. (D)
    package static let applicationLoops = ["NSApplicationMain", "UIApplicationMain"]

    /// Functions that run a program's main loop and return, if ever, when the program ends. (D)
    package static let mainLoops = Set(applicationLoops + ["dispatchMain", "dispatch_main"])

    /// The application object of a Mac program: its class, and the global variable that holds it. (D)
    package static let desktopApplication = "NSApplication", applicationGlobal = "NSApp"

    /// Classes whose notifications come in alternating pairs, such as active and inactive. (D)
    package static let notifyingClasses = ["UIApplication", "NSApplication", "UIScene", "NSWorkspace"]

    /// Methods that post a notification. Its name is the argument `name:` or the first argument. (D)
    package static let postingMethods = ["post", "postNotificationName"]
}
