/// The actor isolation of the SDK's types, and the isolation that its functions give a closure argument.
package enum IsolationAPI {
    /// Classes isolated to the main actor in Swift 6's SDK, with all their subclasses. (D)
    package static let mainActorClasses: Set<String> = [
        "UIResponder", "UIWindowScene", "UIScene", "UIApplication", "UIDevice", "UIScreen", "UIBarItem",
        "UIBarButtonItem",
        "UITabBarItem", "UIAlertAction", "UIMenu", "UIMenuElement", "UIAction", "UIPresentationController",
        "UINavigationItem",
        "UICollectionReusableView", "UICollectionViewLayout", "UICollectionViewFlowLayout", "UIToolbar", "UIDocument",
        "UIDatePicker", "NSResponder", "NSPanel", "NSSavePanel", "NSOpenPanel", "NSApplication", "NSStatusItem",
        "NSMenu",
        "NSMenuItem", "NSPopover", "NSProgressIndicator", "NSBox", "NSColorWell", "NSText", "NSScroller", "NSComboBox",
        "NSDatePicker", "ScreenSaverView", "SKScene", "SKNode", "QLPreviewController",
    ]

    /// Suffixes of names that only such classes have, after one of the frameworks' prefixes. (O)
    package static let mainActorSuffixes = [
        "View", "ViewController", "WindowController", "Window", "Cell", "Control", "Button", "Label", "Slider",
        "Stepper",
        "Switch", "Field", "GestureRecognizer", "NavigationController", "TabBarController", "AlertController",
        "HostingController", "SearchController", "InterfaceController", "NavigationBar", "TabBar", "SearchBar",
    ]

    /// Prefixes of the frameworks with such classes. (O)
    package static let interfacePrefixes = [
        "UI", "NS", "WK", "MK", "MTK", "SK", "SCN", "GLK", "AR", "PDF", "AV", "QL", "SF", "MF", "PK", "GK", "CN", "EK",
        "PH",
        "MC", "MS",
    ]

    /// Protocols that isolate the types which conform in their primary declaration to the main actor. (D)
    package static let mainActorProtocols: Set<String> = [
        "View", "App", "Scene", "ViewModifier", "DynamicProperty", "Commands", "ToolbarContent", "Widget",
        "WidgetBundle",
        "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "NSViewControllerRepresentable",
        "UIApplicationDelegate", "NSApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
        "WKApplicationDelegate", "WKExtensionDelegate", "UITableViewDelegate", "UITableViewDataSource",
        "UICollectionViewDelegate", "UICollectionViewDataSource", "UIScrollViewDelegate", "UITextFieldDelegate",
        "UITextViewDelegate", "UIGestureRecognizerDelegate", "UITabBarControllerDelegate",
        "UINavigationControllerDelegate",
        "NSMenuDelegate", "NSWindowDelegate", "NSTableViewDelegate", "NSTableViewDataSource",
    ]

    /// Attributes equivalent to `@MainActor`. (D)
    package static let mainActorAttributes: Set<String> = ["MainActor", "UIActor", "IBAction", "IBSegueAction"]

    /// Protocols that refine `SendableMetatype`: a conforming type may be nonisolated where the main actor is
    /// the default isolation. (d)
    package static let metatypeProtocols: Set<String> = [
        "Sendable", "SendableMetatype", "Error", "LocalizedError", "CodingKey", "Actor", "AppIntent", "AppEntity",
        "EntityQuery",
    ]

    // MARK: Closures

    /// The methods of sources and queues whose handler is neither `@Sendable` nor checked at compile time. The
    /// handler inherits the isolation of its context, and Swift 6 checks it when the handler runs. (D)
    package static let handlerSetters: Set<String> = ["setEventHandler", "setCancelHandler", "setRegistrationHandler"]

    /// Functions that take a `@Sendable` or `sending` closure, which does not inherit isolation. (D)
    package static let sendableClosureTakers: Set<String> = [
        "async", "asyncAfter", "detached", "addTask", "addTaskUnlessCancelled", "concurrentPerform", "addOperation",
        "perform",
        "scheduledTimer", "Timer", "addObserver", "Thread", "detachNewThread", "BlockOperation", "addBarrierBlock",
        "dataTask", "uploadTask", "downloadTask", "schedule", "addExecutionBlock",
    ]

    /// Functions that run or store a closure unchanged; it inherits the isolation of its context. (D)
    package static let inheritingClosureTakers: Set<String> = [
        "Task", "immediate", "task", "sync", "asyncAndWait", "forEach", "map", "compactMap", "flatMap", "filter",
        "reduce",
        "first", "contains", "allSatisfy", "sorted", "sort", "min", "max", "removeAll", "firstIndex", "withLock",
        "withLockUnchecked", "withExtendedLifetime", "autoreleasepool", "withAnimation", "withTransaction",
        "performWithoutAnimation", "withCheckedContinuation", "withCheckedThrowingContinuation",
        "withUnsafeContinuation",
        "withUnsafeThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup",
        "withTaskCancellationHandler", "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "Button",
        "animate",
        "sink", "VStack", "HStack", "ZStack",
    ]

    /// The methods of `DispatchQueue.main` whose closure the compiler treats as isolated to the main actor. (D)
    package static let mainQueueMethods: Set<String> = ["async", "asyncAfter", "sync", "asyncAndWait"]

    /// Functions that code of any isolation may call. (D)
    package static let printingFunctions: Set<String> = ["print", "debugPrint", "NSLog"]
}
