/// Lifecycle methods by base name, for questions that need no order of callbacks.
package enum LifecycleNames {
    /// Methods that run at the start of an object or process. (d)
    package static let starts: Set<String> = [
        "viewDidLoad", "awakeFromNib", "loadView", "windowDidLoad", "applicationDidFinishLaunching", "application",
    ]

    /// Methods that run before a view is used. (d)
    package static let firstHooks: Set<String> = [
        "viewDidLoad", "awakeFromNib", "loadView", "windowDidLoad", "didMoveToWindow", "didMoveToSuperview",
    ]

    /// Methods that run before all others of their object. (d)
    package static let setUps: Set<String> = [
        "viewDidLoad", "awakeFromNib", "loadView", "windowDidLoad", "setUp", "setUpWithError",
    ]

    /// Methods called when a view controller's view appears. (D)
    package static let appearing = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]

    /// Called on a screen that goes. (D)
    package static let disappearing: Set<String> = [
        "viewWillDisappear", "viewDidDisappear", "willDisappear", "didDeactivate",
    ]

    /// The method called on the objects and the owner of a nib after it is loaded. (d)
    package static let afterNib = "awakeFromNib"

    /// Methods called once in an object's life, by a framework or by convention. (d)
    package static let onceOnly: Set<String> = [
        "didFinishLaunching", "main", "commonInit", "makeCoordinator", "makeUIViewController", "makeNSViewController",
    ]

    /// Methods that a framework calls repeatedly. (d)
    package static let repeating: Set<String> = [
        "layoutSubviews", "viewDidLayoutSubviews", "tableView", "collectionView", "viewDidChangeEffectiveAppearance",
        "application", "scene", "webSocketDidConnect", "searchBar", "textField", "textView", "locationManager",
        "traitCollectionDidChange", "observeValue", "becomeFirstResponder",
    ]

    /// The states in which a gesture recognizer sends its action. (D)
    package static let gesturePhases: Set<String> = ["began", "changed", "ended", "cancelled", "failed"]

    /// The events of a web socket (Starscream) that begin or end a connection. (O)
    package static let socketEvents: Set<String> = ["connected", "disconnected", "cancelled", "error"]

    /// The callback that receives those events. (O)
    package static let socketCallback = "didReceive(event:client:)"

    /// Callbacks that receive true and false alternately. (D)
    package static let alternating: Set<String> = [
        "onHover", "onLongPressGesture", "onPressingChanged", "pressing", "perform", "onEditingChanged",
    ]

    /// The callback in which a window's controller or delegate hears that the window closes. (D)
    package static let windowCloses = "windowWillClose(_:)"

    /// The cases of SwiftUI's `ScenePhase`. (D)
    package static let scenePhases: Set<String> = ["active", "inactive", "background"]

    /// Methods called when the user begins to scroll and during scrolling. (D)
    package static let scrolling: Set<String> = ["scrollViewWillBeginDragging", "scrollViewDidScroll"]

    /// Methods called when the editing of a text field ends. (D)
    package static let editingEnds: Set<String> = [
        "searchBarTextDidEndEditing", "textFieldDidEndEditing", "textViewDidEndEditing",
    ]

    /// Methods called while the user drags, scrolls or holds a menu open. (D)
    package static let tracking: Set<String> = [
        "draggingEntered", "draggingUpdated", "menuWillOpen", "scrollViewDidScroll", "mouseDragged",
    ]
}
