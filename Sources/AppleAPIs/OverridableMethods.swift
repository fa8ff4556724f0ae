/// Methods without parameters that Apple's frameworks call on subclasses and adopters of theirs, or that subclasses
/// override. A method of another name, which nothing in a program mentions, is never called.
package enum OverridableMethods {
    /// Of Apple's base classes and of the protocols that have such methods. (d)
    package static let withoutParameters: Set<String> = Set(
        [
            objects, responders, views, viewControllers, windows, documents, layouts, workers, storage, games, input,
        ].joined())

    /// The first words of whole families: `accessibilityLabel`, `shouldAutorotate`; not `canvas`. (D)
    package static let firstWords: Set<String> = [
        "accessibility", "application", "window", "should", "can", "number",
    ]

    /// `NSObject` and its informal protocols. (D)
    private static let objects = [
        "load", "initialize", "init", "new", "copy", "mutableCopy", "description", "debugDescription", "hash",
        "dealloc", "finalize", "awakeFromNib", "prepareForInterfaceBuilder", "classForCoder",
        "classForKeyedArchiver", "observationInfo", "attributeKeys", "objectSpecifier", "supportsSecureCoding",
        "main", "isAccessibilityElement",
    ]

    /// `UIResponder`, `NSResponder`. (D)
    private static let responders = [
        "becomeFirstResponder", "resignFirstResponder", "isFirstResponder", "acceptsFirstResponder",
        "nextResponder", "inputView", "inputAccessoryView", "inputViewController", "keyCommands",
        "undoManager", "textInputMode", "reloadInputViews", "textInputContextIdentifier", "validRequestor",
        "makeTouchBar", "restorationClass",
    ]

    /// `UIView`, `NSView`, `CALayer`, cells, controls and Metal's, OpenGL's and SpriteKit's views. (D)
    private static let views = [
        "layoutSubviews", "didMoveToWindow", "didMoveToSuperview", "removeFromSuperview", "updateConstraints",
        "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints", "layoutIfNeeded", "sizeToFit",
        "intrinsicContentSize", "invalidateIntrinsicContentSize", "alignmentRectInsets",
        "requiresConstraintBasedLayout", "layerClass", "tintColorDidChange", "layoutMarginsDidChange",
        "safeAreaInsetsDidChange", "updateConstraintsIfNeeded", "prepareForReuse", "layoutSublayers",
        "display", "displayIfNeeded", "layout", "updateLayer", "wantsUpdateLayer", "wantsDefaultClipping",
        "isFlipped", "isOpaque", "updateTrackingAreas", "resetCursorRects", "discardCursorRects",
        "viewDidMoveToWindow", "viewDidMoveToSuperview", "viewWillDraw", "viewDidHide", "viewDidUnhide",
        "viewWillStartLiveResize", "viewDidEndLiveResize", "viewDidChangeBackingProperties",
        "viewDidChangeEffectiveAppearance", "mouseDownCanMoveWindow", "needsPanelToBecomeKey",
        "allowsVibrancy", "fittingSize", "baselineOffsetFromBottom", "prepareOpenGL", "reshape", "update",
        "clearGLContext", "firstBaselineAnchor", "lastBaselineAnchor", "drawFocusRingMask",
        "focusRingMaskBounds", "preferredFocusEnvironments", "preferredFocusedView", "setNeedsFocusUpdate",
        "updateFocusIfNeeded", "didSimulatePhysics", "didEvaluateActions", "didFinishUpdate",
        "didApplyConstraints", "sceneDidLoad", "didLoad", "draw", "cancelTracking", "reset", "cellClass",
        "collisionBoundsType",
    ]

    /// `UIViewController`, `NSViewController`, `WKInterfaceController`. (D)
    private static let viewControllers = [
        "loadView", "loadViewIfNeeded", "viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewWillLayout", "viewDidLayout", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "updateViewConstraints", "didReceiveMemoryWarning",
        "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
        "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
        "childViewControllerForStatusBarStyle", "childViewControllerForStatusBarHidden",
        "prefersHomeIndicatorAutoHidden", "prefersPointerLocked",
        "preferredScreenEdgesDeferringSystemGestures", "viewSafeAreaInsetsDidChange",
        "viewLayoutMarginsDidChange", "editButtonItem", "modalPresentationStyle", "modalTransitionStyle",
        "disablesAutomaticKeyboardDismissal", "setNeedsStatusBarAppearanceUpdate", "previewActionItems",
        "willActivate", "didDeactivate", "didAppear", "willDisappear", "activityType", "activityTitle",
        "activityImage", "activityCategory", "activityViewController", "performActivity", "isContentValid",
        "didSelectPost", "configurationItems", "presentationTransitionWillBegin",
        "dismissalTransitionWillBegin", "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews",
        "frameOfPresentedViewInContainerView",
    ]

    /// `NSWindow`, `NSWindowController`, preference panes, screen savers, `NSApplication`. (D)
    private static let windows = [
        "becomeKeyWindow", "resignKeyWindow", "becomeMainWindow", "resignMainWindow", "becomeKey", "resignKey",
        "becomeMain", "resignMain", "close", "loadWindow", "finishLaunching", "run", "stop", "terminate",
        "mainViewDidLoad", "assignMainView", "willSelect", "didSelect", "willUnselect", "didUnselect",
        "animateOneFrame", "startAnimation", "stopAnimation", "hasConfigureSheet", "configureSheet",
        "isPreview",
    ]

    /// `NSDocument`, `UIDocument`, `NSManagedObject`. (D)
    private static let documents = [
        "makeWindowControllers", "autosavesInPlace", "autosavesDrafts", "preservesVersions",
        "isDocumentEdited", "displayName", "awakeFromInsert", "awakeFromFetch", "willSave", "didSave",
        "prepareForDeletion", "willTurnIntoFault", "didTurnIntoFault",
    ]

    /// `UICollectionViewLayout`. (D)
    private static let layouts = [
        "prepareLayout", "prepare", "invalidateLayout", "collectionViewContentSize",
        "finalizeCollectionViewUpdates", "layoutAttributesClass", "invalidationContextClass",
        "finalizeAnimatedBoundsChange", "finalizeLayoutTransition",
    ]

    /// `NSOperation`, `NSThread`, `NSURLProtocol`, `NSStream`. (D)
    private static let workers = [
        "start", "cancel", "isConcurrent", "isAsynchronous", "isExecuting", "isFinished", "isReady",
        "isCancelled", "completionBlock", "startLoading", "stopLoading", "open", "hasBytesAvailable",
        "hasSpaceAvailable", "streamStatus", "streamError",
    ]

    /// Collections and numbers, for their class clusters. (D)
    private static let storage = ["count", "length", "objCType", "keyEnumerator", "objectEnumerator", "nextObject"]

    /// Audio sessions before iOS 6, tests, and the nodes of games. (D)
    private static let games = [
        "beginInterruption", "endInterruption", "setUp", "tearDown", "onEnter", "onExit", "cleanup",
        "onEnterTransitionDidFinish", "onExitTransitionDidStart", "visit",
    ]

    /// `UIKeyInput`, `UITextInput`, `NSTextInputClient`. (D)
    private static let input = [
        "hasText", "deleteBackward", "hasMarkedText", "unmarkText", "markedRange", "selectedRange",
        "validAttributesForMarkedText", "attributedString", "selectedTextRange", "markedTextRange",
        "markedTextStyle", "beginningOfDocument", "endOfDocument", "inputDelegate", "tokenizer",
    ]
}
