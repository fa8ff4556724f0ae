/// Changes that the user sees: properties and methods of Apple's user interface frameworks, in Swift's
/// spelling. (d)
package enum VisibleChanges {
    /// Properties that are drawn, whatever type has them: their names are rarely used for anything else. (d)
    package static let tellingProperties: Set<String> = [
        "alphaValue", "animationImages", "arrangedSubviews", "attributedStringValue", "attributedText",
        "attributedTitle", "backgroundColor",
        "borderColor", "borderWidth", "constant", "contentOffset", "contentTintColor", "cornerRadius", "doubleValue",
        "floatValue", "fontColor",
        "integerValue", "isAnimating", "isHidden", "needsDisplay", "needsLayout", "paths", "prompt", "shadowOpacity",
        "strokeEnd", "strokeStart",
        "stringValue", "textColor", "tintColor", "transform3D", "xScale", "yScale", "zRotation", "currentPage",
        "badgeValue", "badgeLabel",
        "attributedPlaceholder", "toolTip", "progressTintColor",
    ]

    /// Properties that are drawn if a view, layer, node, bar item or menu item has them; models use the same
    /// names. (d)
    package static let viewProperties: Set<String> = [
        "accessoryType", "alpha", "bounds", "center", "color", "content", "contents", "date", "fillColor", "font",
        "frame", "highlighted",
        "isEnabled", "enabled", "hidden", "image", "isOn", "isSelected", "selected", "layer", "length", "lineWidth",
        "maximumValue", "minimumValue",
        "node", "on", "opacity", "path", "placeholder", "position", "progress", "rotation", "scale", "size", "speed",
        "state", "string", "strokeColor", "subtitle",
        "text", "texture", "title", "titleView", "transform", "value", "values", "view", "isPaused",
    ]

    /// Those of them that are true or false, in both languages. (D)
    package static let truths: Set<String> = [
        "enabled", "hidden", "highlighted", "isEnabled", "isHidden", "isHighlighted", "isOn", "isPaused", "isSelected",
        "on", "selected",
    ]

    /// Properties whose values are all between 0 and 1. (D)
    package static let fractions: Set<String> = [
        "alpha", "alphaValue", "opacity", "progress", "shadowOpacity", "strokeEnd", "strokeStart",
    ]

    /// Those of them that make something appear or disappear. (D)
    package static let transparencies: Set<String> = ["alpha", "alphaValue", "opacity"]

    /// Properties that move, turn or fade a view, or ask for another drawing: code that sets them again and again animates
    /// it. (d)
    package static let movedProperties: Set<String> = [
        "alpha", "alphaValue", "bounds", "center", "constant", "contentOffset", "frame", "needsDisplay", "opacity",
        "position", "progress", "rotation", "strokeEnd", "strokeStart", "transform", "transform3D", "xScale", "yScale",
        "zRotation",
    ]

    /// The components of a point, size, rectangle or vector. (D)
    package static let geometryMembers: Set<String> = ["height", "origin", "size", "width", "x", "y", "z"]

    /// Methods that draw, lay out, fill or show, whatever type has them. (d)
    package static let tellingMethods: Set<String> = [
        "animate", "beginSheet", "beginUpdates", "deleteRows", "deleteItems", "display", "displayIfNeeded", "drawRect",
        "insertRows", "insertItems",
        "layoutIfNeeded", "layoutSubviews", "layoutSubtreeIfNeeded", "makeKeyAndOrderFront", "orderFront",
        "orderFrontRegardless", "orderOut",
        "performBatchUpdates", "flushBuffer", "reconfigureItems",
        "reconfigureRows", "reloadData", "reloadItem", "reloadItems",
        "reloadRows", "reloadSections",
        "runAction", "scrollRectToVisible", "scrollToItem", "scrollToRow", "scrollRowToVisible", "scrollToVisible",
        "setAttributedTitle", "setBackgroundImage",
        "setContentOffset", "setFrameOrigin", "setFrameSize", "setFrameTopLeftPoint", "setNeedsDisplay",
        "setNeedsLayout", "setNeedsUpdateConstraints",
        "setTitleColor", "sizeToFit", "startAnimating", "stopAnimating", "transition", "withAnimation", "incrementBy",
        "startAnimation", "stopAnimation", "reloadTableViewData", "reloadDataForRowIndexes", "noteNumberOfRowsChanged",
        "setNeedsDisplayInRect", "animator",
        "flashScrollIndicators", "insertSegment", "setProgressViewProgress",
    ]

    /// Methods that ask for another drawing or animate something, or tell observers that a value has changed, whatever they
    /// are given. (d)
    package static let movingMethods: Set<String> = [
        "add", "addAnimation", "animate", "animator", "display", "displayIfNeeded", "drawRect", "incrementBy", "run",
        "runAction", "runAnimationGroup", "setContentOffset", "setFrame", "setFrameOrigin", "setFrameSize",
        "setNeedsDisplay", "setNeedsDisplayInRect", "setNeedsLayout", "setNeedsUpdateConstraints", "setProgress",
        "setProgressViewProgress", "transition", "willChangeValue", "didChangeValue", "willChangeValueForKey",
        "didChangeValueForKey", "withAnimation",
    ]

    /// What the methods begin with that only ask for another drawing or layout. (D)
    package static let redrawing = "setNeeds"

    /// Methods that do so if a view, layer, node or bar item has them. (d)
    package static let viewMethods: Set<String> = [
        "add", "addAnimation", "addChild", "apply", "insert", "remove", "removeAllAnimations", "removeFromParent",
        "run", "selectItem", "selectRow",
        "setImage", "setProgress", "setText", "setTitle", "setValue", "setHidden", "setState", "setFrame",
        "setAlphaValue",
    ]

    /// Methods that show or remove a screen: a single late step, whereas the others are a movement that
    /// freezes. (d)
    package static let transitions: Set<String> = [
        "addSubview", "removeFromSuperview", "insertSubview", "bringSubviewToFront", "present", "presentViewController",
        "dismiss",
        "dismissViewController", "pushViewController", "popViewController", "popToRootViewController",
        "popToViewController", "performSegue", "show", "showDetailViewController",
        "orderOut", "makeKeyAndOrderFront", "orderFront", "orderFrontRegardless", "beginSheet", "endSheet", "close",
        "runModal", "showWindow",
        "becomeFirstResponder", "resignFirstResponder", "performClose", "setViewControllers",
        "removeFromSuperviewWithoutNeedingDisplay",
    ]

    /// Those of them that remove it. (d)
    package static let disappearances: Set<String> = [
        "orderOut", "removeFromSuperview", "dismiss", "dismissViewController", "popViewController",
        "popToRootViewController", "endSheet", "close", "performClose", "removeFromSuperviewWithoutNeedingDisplay",
    ]

    /// Methods and properties that scroll or reload a scroll view. While the user scrolls that view, waiting is
    /// better. (d)
    package static let scrolling: Set<String> = [
        "contentOffset", "scrollRange", "scrollRect", "scrollRectToVisible", "scrollRowToVisible",
        "scrollTo", "scrollToItem", "scrollToRow",
        "scrollToRowAtIndexPath",
        "scrollToItemAtIndexPath", "scrollToVisible", "scrollPoint", "setContentOffset", "scroll",
        "scrollRangeToVisible", "setCurrentPage",
    ]

    /// Methods that tell the observers of a key, such as the bindings of a nib, that its value is another one. (D)
    package static let changeAnnouncements: Set<String> = ["didChangeValue", "didChangeValueForKey"]

    /// The delegate methods called at the end of an animation. (D)
    package static let animationEnds: Set<String> = ["animationDidStop", "animationDidEnd"]

    /// Methods of `choiceClasses` that select an item of the menu. (D)
    package static let choosing: Set<String> = ["selectItem"]

    /// Controls whose menu tracks the mouse while it is open. (D)
    package static let choiceClasses: Set<String> = ["NSPopUpButton", "NSPopUpButtonCell"]

    /// Properties that replace the contents of a text view. (D)
    package static let textProperties: Set<String> = ["text", "attributedText"]

    /// Functions that animate the changes in their closures. (d)
    package static let animations: Set<String> = [
        "animate", "performBatchUpdates", "runAnimationGroup", "transition", "withAnimation",
    ]

    /// The labels of the closures that they run at the end. (D)
    package static let completionLabels: Set<String> = ["completion", "completionHandler"]

    /// Methods that reload a scroll view. (d)
    package static let reloading: Set<String> = [
        "beginUpdates", "endUpdates", "deleteItems", "deleteRows", "insertItems", "insertRows", "performBatchUpdates",
        "reconfigureItems", "reconfigureRows",
        "reloadData", "reloadItems", "reloadRows", "reloadSections",
    ]

    /// Those that draw some of its items anew, by their identifiers. (D)
    package static let itemReloads: Set<String> = ["reconfigureItems", "reloadItems"]

    /// Changes that hide, show or move something and that a one-shot timer makes once. (d)
    package static let appearances: Set<String> = [
        "alpha", "alphaValue", "animate", "animator", "hidden", "isHidden", "runAnimationGroup", "setAlphaValue",
        "setHidden", "transition", "withAnimation",
    ]

    /// The pointer's position: code that follows it has nothing to do while the pointer drags or holds a menu
    /// open. (d)
    package static let pointerPositions: Set<String> = [
        "mouseLocation", "mouseLocationOutsideOfEventStream", "pressedMouseButtons",
    ]

    /// What tells where the windows of other applications are, which only the pointer moves. (d)
    package static let foreignWindows: Set<String> = [
        "CGWindowListCopyWindowInfo", "CGWindowListCreateDescriptionFromArray",
    ]

    /// SwiftUI's modifiers that compare a value with the one before, and the argument's label. (D)
    package static let comparisons = [
        "animation": "value", "onChange": "of", "sensoryFeedback": "trigger", "task": "id",
    ]

    /// SwiftUI's modifiers that run code when a state changes. (D)
    package static let stateWatchers: Set<String> = ["onChange", "onReceive"]

    /// Control events and callbacks for the start of a touch. A timer started there runs while the finger is down. (d)
    package static let touchBeginnings: Set<String> = [
        "touchDown", "UIControlEventTouchDown", "touchesBegan", "touchDownRepeat",
    ]

    /// Callbacks for the pointer coming over something. A timer started there runs while the pointer stays, which no menu
    /// and no drag lets it do. (d)
    package static let hoverBeginnings: Set<String> = [
        "mouseEntered", "onHover", "onContinuousHover", "didHighlightItemAtIndex", "didHighlightItemAt",
    ]

    /// The recognizer whose action runs at the beginning and at the end of a long press. (D)
    package static let pressRecognizer = "UILongPressGestureRecognizer"

    /// The state of a recognizer whose finger has just been recognized. (D)
    package static let pressBeginnings: Set<String> = ["began", "UIGestureRecognizerStateBegan"]

    /// The states of a recognizer whose finger moves. (D)
    package static let pressMoves: Set<String> = ["changed", "UIGestureRecognizerStateChanged"]

    /// The states of a recognizer whose finger has been lifted, or taken away. (D)
    package static let pressEnds: Set<String> = [
        "ended", "cancelled", "UIGestureRecognizerStateEnded", "UIGestureRecognizerStateCancelled",
    ]

    /// The callbacks of a view for a finger that moves. (D)
    package static let touchMoves: Set<String> = ["touchesMoved", "continueTracking"]

    /// The callbacks of a view for a finger that has been lifted. (D)
    package static let touchEnds: Set<String> = ["touchesEnded", "endTracking"]

    /// The modifier of SwiftUI's gestures whose closure runs when the finger moves. (D)
    package static let gestureMoves: Set<String> = ["onChanged", "updating"]

    /// The class of all recognizers, and the ending of its subclasses' names. (D)
    package static let recognizerEnding = "GestureRecognizer"

    /// The labels of the closures that SwiftUI calls when a finger touches and leaves a view. (D)
    package static let pressLabels: Set<String> = ["pressing", "onPressingChanged"]

    /// Suffixes of the names of values that stand for something and so stay the same for long. (O)
    package static let identifierEndings = ["id", "identifier", "mode", "version"]

    /// The binding whose value never changes. (D)
    package static let constantBinding = "constant"

    /// SwiftUI's gestures that a finger makes while it stays down. (D)
    package static let touchGestures: Set<String> = ["DragGesture", "LongPressGesture"]

    /// Their modifiers whose closures run while the finger is down: a long press ends when it is recognized. (D)
    package static let gestureSteps: Set<String> = ["onChanged", "onEnded"]

    /// Suffixes of common names for displayed objects. (d)
    package static let viewNameEndings = [
        "label", "button", "view", "field", "bar", "slider", "layer", "cell", "icon", "imageview", "indicator", "node",
        "item", "control",
        "lbl", "btn", "window", "spinner", "badge", "header", "footer", "toolbar", "constraint", "superview", "sprite",
    ]

    /// Property wrappers whose value SwiftUI draws where a body reads it. (d)
    package static let stateWrappers: Set<String> = [
        "AppStorage", "Binding", "Published", "SceneStorage", "State", "GestureState", "Default", "Shared",
    ]

    /// Types of state that stands for something running, not for something shown. (d)
    package static let undrawnTypes: Set<String> = [
        "AnyCancellable", "Cancellable", "Task", "Timer", "NSTimer", "DispatchWorkItem", "CADisplayLink",
        "NSObjectProtocol",
    ]

    /// Property wrappers of state that the view itself owns. (d)
    package static let ownStateWrappers: Set<String> = ["State", "GestureState", "FocusState", "SceneStorage"]

    /// Property wrappers of state that a view shares with others. (d)
    package static let sharedStateWrappers: Set<String> = [
        "AppStorage", "Binding", "Bindable", "Environment", "EnvironmentObject", "ObservedObject",
        "ObservedRealmObject", "StateObject", "Default", "Shared", "Store",
    ]

    /// Property wrappers whose changes re-evaluate their view's body. (d)
    package static let watchingWrappers = ownStateWrappers.union(sharedStateWrappers)

    /// The labels of bindings that only present or dismiss something. (D)
    package static let presentingLabels: Set<String> = ["isPresented", "item", "isActive", "presenting"]

    /// SwiftUI's views and modifiers whose content covers the screen that presents it. (D)
    package static let coveringPresenters: Set<String> = [
        "NavigationLink", "navigationDestination", "sheet", "fullScreenCover",
    ]

    /// SwiftUI's views that show one of several screens at a time. (D)
    package static let pagingViews: Set<String> = ["TabView", "NavigationSplitView"]

    /// Protocols of types that SwiftUI draws. (d)
    package static let viewProtocols: Set<String> = [
        "View", "ViewModifier", "App", "Scene", "Commands", "DynamicProperty", "ToolbarContent",
    ]

    /// The properties of such types that SwiftUI, or a preview, reads. (D)
    package static let viewRequirements: Set<String> = ["animatableData", "body", "commands", "previews"]

    /// Words in the names of an insertion point. (d)
    package static let caretWords: Set<String> = ["caret", "cursor", "insertion"]

    /// Words in the names of what makes it blink. (d)
    package static let blinkWords: Set<String> = ["blink", "blinks", "blinking", "flash", "toggle"]

    /// Framework prefixes of classes that are drawn. (d)
    package static let classPrefixes = [
        "UI", "NS", "MTK", "CA", "SK", "SCN", "WK", "GLK", "AR", "MK", "PDF", "AVPlayer", "AS", "CP", "QL", "TV",
    ]

    /// Suffixes of such classes. (d)
    package static let classEndings = [
        "View", "ViewController", "WindowController", "Window", "Panel", "Layer", "Cell", "Control", "Button", "Label",
        "Bar", "Node", "Scene", "Slider", "Switch",
        "Stepper", "Indicator", "Field", "Item", "Menu", "Constraint", "Segment", "DockTile", "Picker", "Popover",
        "InterfaceController", "InterfaceLabel",
        "InterfaceTimer", "InterfaceImage", "InterfaceGroup", "Table", "Drawer",
    ]

    /// Suffixes of the names of views in libraries. (d)
    package static let libraryClassEndings = ["View", "Label", "Button", "Slider", "ProgressBar", "TextField"]

    /// Methods that mutate their receiver if it is a value. (d)
    package static let mutatingMethods: Set<String> = [
        "append", "formUnion", "insert", "merge", "negate", "popFirst", "popLast", "remove", "removeAll", "removeFirst",
        "removeLast", "removeValue",
        "replaceSubrange", "reverse", "shuffle", "sort", "subtract", "swapAt", "toggle", "update", "updateValue",
    ]
}
