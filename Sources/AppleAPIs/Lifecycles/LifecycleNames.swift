/// Methods of life cycles by name alone, where no whole order is asked for.
package enum LifecycleNames {
    /// They run at the start of an object or process. (d)
    package static let starts: Set<String> = [
        "viewDidLoad", "awakeFromNib", "loadView", "windowDidLoad", "applicationDidFinishLaunching", "application",
    ]

    /// They run before a view is used. (d)
    package static let firstHooks: Set<String> = [
        "viewDidLoad", "awakeFromNib", "loadView", "windowDidLoad", "didMoveToWindow", "didMoveToSuperview",
    ]

    /// They run before all others of their object. (d)
    package static let setUps: Set<String> = [
        "viewDidLoad", "awakeFromNib", "loadView", "windowDidLoad", "setUp", "setUpWithError",
    ]

    /// A view controller is told that it appears. (D)
    package static let appearing = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]

    /// Called once in an object's life, by a framework or by convention. (d)
    package static let onceOnly: Set<String> = [
        "didFinishLaunching", "main", "commonInit", "makeCoordinator", "makeUIViewController", "makeNSViewController",
    ]

    /// Called by a framework again and again. (d)
    package static let repeating: Set<String> = [
        "layoutSubviews", "viewDidLayoutSubviews", "tableView", "collectionView", "viewDidChangeEffectiveAppearance",
        "application", "scene", "webSocketDidConnect", "searchBar", "textField", "textView", "locationManager",
        "traitCollectionDidChange", "observeValue", "becomeFirstResponder",
    ]

    /// The states in which a gesture recognizer calls its action. (D)
    package static let gesturePhases: Set<String> = ["began", "changed", "ended", "cancelled", "failed"]

    /// Callbacks that are told true and false by turns. (D)
    package static let alternating: Set<String> = [
        "onHover", "onLongPressGesture", "onPressingChanged", "pressing", "perform", "onEditingChanged",
    ]

    /// Told when the user begins to scroll, and while he does. (D)
    package static let scrolling: Set<String> = ["scrollViewWillBeginDragging", "scrollViewDidScroll"]

    /// Told while the user drags, scrolls or holds a menu open. (D)
    package static let tracking: Set<String> = [
        "draggingEntered", "draggingUpdated", "menuWillOpen", "scrollViewDidScroll", "mouseDragged",
    ]
}
