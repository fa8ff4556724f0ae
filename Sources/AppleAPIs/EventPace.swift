/// How often events arrive while the user scrolls, drags or holds a menu open. This decides whether the user
/// notices that their delivery waits until tracking ends.
package enum EventPace {
    /// Callbacks that come in quick succession: typing, scrolling, dragging, layout, streams of data. Spelled
    /// as declared in Swift. (d)
    package static let continualCallbacks: Set<String> = [
        // Typing
        "controlTextDidChange(_:)", "searchBar(_:textDidChange:)", "textDidChange(_:)",
        "textField(_:shouldChangeCharactersIn:replacementString:)",
        "textFieldDidChangeSelection(_:)", "textView(_:shouldChangeTextIn:replacementText:)", "textViewDidChange(_:)",
        "textViewDidChangeSelection(_:)",
        "updateSearchResults(for:)",
        // Scrolling, dragging, layout
        "collectionView(_:cellForItemAt:)", "collectionView(_:willDisplay:forItemAt:)", "draw(_:)", "layout()",
        "layoutSubviews()", "mouseDragged(with:)",
        "mouseMoved(with:)", "scrollViewDidScroll(_:)", "scrollViewDidZoom(_:)", "scrollWheel(with:)",
        "tableView(_:cellForRowAt:)",
        "tableView(_:willDisplay:forRowAt:)", "touchesMoved(_:with:)", "viewDidLayoutSubviews()",
        "viewWillLayoutSubviews()", "windowDidMove(_:)",
        "windowDidResize(_:)",
        // Streams
        "captureOutput(_:didOutput:from:)", "centralManager(_:didDiscover:advertisementData:rssi:)",
        "locationManager(_:didUpdateHeading:)", "locationManager(_:didUpdateLocations:)",
        "peripheral(_:didReadRSSI:error:)",
        "peripheral(_:didUpdateValueFor:error:)", "session(_:didUpdate:)", "stream(_:handle:)",
        "urlSession(_:dataTask:didReceive:)",
        "urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)",
        "urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)",
    ]

    /// Functions that run their closure for each element of a stream. (d)
    package static let continualFunctions: Set<String> = [
        "addPeriodicTimeObserver", "downloadProgress", "installTap", "onContinuousHover", "onPreferenceChange",
        "onScrollGeometryChange",
        "startAccelerometerUpdates", "startDeviceMotionUpdates", "startGyroUpdates", "startMagnetometerUpdates",
        "startUpdates", "uploadProgress",
    ]

    /// SwiftUI's controls and modifiers that write their binding on each keystroke or step. (d)
    package static let continualControls: Set<String> = [
        "searchable", "ColorPicker", "SecureField", "Slider", "TextEditor", "TextField",
    ]

    /// SwiftUI's controls that write their binding once for each touch. (d)
    package static let steppedControls: Set<String> = ["DatePicker", "Picker", "Stepper", "Toggle"]

    /// SwiftUI's modifiers whose closure runs at an appearance, or once for each touch or key. (D)
    package static let occasionalModifiers: Set<String> = [
        "onAppear", "onDelete", "onDisappear", "onEnded", "onLongPressGesture", "onMove", "onSubmit", "refreshable",
        "task",
    ]

    /// The events that UIKit's controls send on each keystroke or step. (d)
    package static let continualControlEvents: Set<String> = [
        "editingChanged", "allEditingEvents", "UIControlEventEditingChanged", "touchDragInside",
    ]

    /// The events that controls in `continualControlClasses` send on each step. (d)
    package static let steppingEvents: Set<String> = ["allEvents", "valueChanged", "UIControlEventValueChanged"]

    /// UIKit's controls whose value changes on each step of a drag. (d)
    package static let continualControlClasses: Set<String> = ["UISlider"]

    /// The same controls as elements of a nib; their bindings write on each step. (d)
    package static let continualNibElements: Set<String> = ["searchField", "slider", "textView"]

    /// Suffixes of notifications that frameworks post in quick succession. (d)
    package static let continualNotifications = [
        "boundsDidChangeNotification", "didLiveScrollNotification", "didMoveNotification", "didResizeNotification",
        "frameDidChangeNotification",
        "DidUpdate", "ObjectsDidChange", "objectsDidChange", "textDidChangeNotification", "TextDidChange",
    ]

    /// Observable properties of frameworks that change continuously: playback, progress, scrolling. (d)
    package static let continualProperties: Set<String> = [
        "bounds", "completedUnitCount", "contentOffset", "contentSize", "currentTime", "estimatedProgress",
        "fractionCompleted", "frame", "loadedTimeRanges",
        "string", "text",
    ]

    /// Types whose publishers send rarely, mostly while the user does something else: settings, the system,
    /// other applications. (d)
    package static let seldomPublishers: Set<String> = [
        "AVAudioSession", "Defaults", "DistributedNotificationCenter", "NSApp", "NSApplication", "NSScreen",
        "NSWorkspace", "ProcessInfo", "UIApplication",
        "UIDevice", "UIScreen", "UserDefaults",
    ]

    /// Callbacks that come once, before anything is on the screen. (d)
    package static let launches: Set<String> = [
        "awakeFromNib()", "init", "loadView()", "viewDidLoad()", "windowDidLoad()",
    ]

    /// What a poll asks for because nothing announces it, and what changes only when the user, a program or a device does
    /// something: the pasteboard, a file, the application in front. (d)
    package static let outsideStates: Set<String> = [
        "attributesOfItem", "attributesOfItemAtPath", "authorizationStatus", "batteryState", "changeCount",
        "contentModificationDate", "contentModificationDateKey", "contentsAtPath", "contentsOfFile",
        "dataWithContentsOfFile", "fileModificationDate", "frontmostApplication", "modificationDate", "modifierFlags",
        "NSFileModificationDate", "NSFileSystemFileNumber", "NSURLContentModificationDateKey", "systemFileNumber",
        "stringWithContentsOfFile",
    ]

    /// Functions that return whether the user has granted a permission, which happens in another program's window. (D)
    package static let permissionQueries: Set<String> = [
        "AXIsProcessTrusted", "AXIsProcessTrustedWithOptions", "CGPreflightListenEventAccess",
        "CGPreflightPostEventAccess", "CGPreflightScreenCaptureAccess", "IOHIDCheckAccess", "authorizationStatus",
        "recordPermission",
    ]

    /// Types of objects whose properties change only when the user does something. (d)
    package static let stillTypes: Set<String> = ["NSRunningApplication", "NSScreen", "NSWorkspace", "UIScreen"]

    /// Types of values that name something, or say where it is. (d)
    package static let namingTypes: Set<String> = ["NSString", "NSURL", "NSUUID", "String", "URL", "UUID"]

    /// Words in the names of what moves by itself, from fire to fire: times, positions, counts and measurements. (d)
    package static let movingWords: Set<String> = [
        "altitude", "angle", "average", "bytes", "clock", "counter", "cpu", "date", "distance", "duration", "elapsed",
        "fps", "frame", "frames", "fraction", "heading", "index", "left", "meter", "meters", "now", "offset", "peak",
        "position", "power", "progress", "rate", "remaining", "rssi", "second", "seconds", "speed", "temperature",
        "tick", "ticks", "time", "timestamp", "usage", "velocity",
    ]

    /// Further words in the names of what moves as long as a repeating timer runs: counts, levels, random values and
    /// animations. (d)
    package static let showWords: Set<String> = [
        "anim", "animate", "animated", "animating", "animation", "arc4random", "beat", "blink", "bounce", "bpm",
        "count", "countdown", "decibels", "fade", "flash", "flow", "level", "levels", "marquee", "next", "percent",
        "percentage", "played", "pulse", "random", "ripple", "rotate", "rotation", "shimmer", "spectrum", "spin",
        "step", "typing", "volume", "wave", "waveform",
    ]

    /// The functions that return how long there has been no input. (D)
    package static let idleTimes: Set<String> = [
        "secondsSinceLastEventType", "CGEventSourceSecondsSinceLastEventType",
    ]

    /// The longest interval between two events that still looks like movement, in seconds. (I)
    package static let longestStep = 2.0

    /// A delay after a tap that is over before the finger can begin to scroll, in seconds. (I)
    package static let beforeNextTouch = 0.1
}
