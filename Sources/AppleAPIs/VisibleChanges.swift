/// What changes something that the user sees: the names of properties and methods of Apple's user interface frameworks,
/// in Swift's spelling. (d)
package enum VisibleChanges {
    /// Properties that are drawn, whoever has them: their names are seldom used for anything else. (d)
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

    /// Properties that are drawn where a view, a layer, a node, a bar or menu item has them; models use the same names.
    /// (d)
    package static let viewProperties: Set<String> = [
        "accessoryType", "alpha", "bounds", "center", "color", "content", "contents", "date", "fillColor", "font",
        "frame", "highlighted",
        "isEnabled", "enabled", "hidden", "image", "isOn", "isSelected", "selected", "layer", "length", "lineWidth",
        "maximumValue", "minimumValue",
        "node", "on", "opacity", "path", "placeholder", "position", "progress", "rotation", "scale", "size", "speed",
        "state", "string", "strokeColor", "subtitle",
        "text", "texture", "title", "titleView", "transform", "value", "values", "view", "isPaused", "menu",
    ]

    /// The parts of a point, size, rectangle or vector. (D)
    package static let geometryMembers: Set<String> = ["height", "origin", "size", "width", "x", "y", "z"]

    /// Methods that draw, lay out, fill or show, whoever has them. (d)
    package static let tellingMethods: Set<String> = [
        "animate", "beginSheet", "beginUpdates", "deleteRows", "deleteItems", "display", "displayIfNeeded", "drawRect",
        "insertRows", "insertItems",
        "layoutIfNeeded", "layoutSubviews", "layoutSubtreeIfNeeded", "makeKeyAndOrderFront", "orderFront",
        "orderFrontRegardless", "orderOut",
        "performBatchUpdates", "reconfigureItems", "reconfigureRows", "reloadData", "reloadItem", "reloadItems",
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

    /// Methods that do so where a view, a layer, a node or a bar item has them. (d)
    package static let viewMethods: Set<String> = [
        "add", "addAnimation", "addChild", "apply", "insert", "remove", "removeAllAnimations", "removeFromParent",
        "run", "selectItem", "selectRow",
        "setImage", "setProgress", "setText", "setTitle", "setValue", "setHidden", "setState", "setFrame",
        "setAlphaValue",
    ]

    /// Methods that show another screen, or take one away: one late step, where the others are a movement that stands
    /// still. (d)
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

    /// Methods and properties that scroll a scrolling view, or fill it anew: while the user scrolls it, that had better
    /// wait. (d)
    package static let scrolling: Set<String> = [
        "contentOffset", "scrollRectToVisible", "scrollRowToVisible", "scrollTo", "scrollToItem", "scrollToRow",
        "scrollToRowAtIndexPath",
        "scrollToItemAtIndexPath", "scrollToVisible", "scrollPoint", "setContentOffset", "scroll",
        "scrollRangeToVisible", "setCurrentPage",
    ]

    /// The methods that an animation's delegate is told of its end by. (D)
    package static let animationEnds: Set<String> = ["animationDidStop", "animationDidEnd"]

    /// Methods that choose in a menu, of `choiceClasses`. (D)
    package static let choosing: Set<String> = ["selectItem"]

    /// Controls whose menu tracks the mouse while it is open. (D)
    package static let choiceClasses: Set<String> = ["NSPopUpButton", "NSPopUpButtonCell"]

    /// Properties that fill a text view anew. (D)
    package static let textProperties: Set<String> = ["text", "attributedText"]

    /// Functions that animate what their closures change. (d)
    package static let animations: Set<String> = [
        "animate", "performBatchUpdates", "runAnimationGroup", "transition", "withAnimation",
    ]

    /// Methods that fill a scrolling view anew. (d)
    package static let reloading: Set<String> = [
        "beginUpdates", "endUpdates", "deleteItems", "deleteRows", "insertItems", "insertRows", "performBatchUpdates",
        "reconfigureItems", "reconfigureRows",
        "reloadData", "reloadItems", "reloadRows", "reloadSections",
    ]

    /// What hides, shows or moves something by itself, where a one-shot does it once. (d)
    package static let appearances: Set<String> = [
        "alpha", "alphaValue", "animate", "animator", "hidden", "isHidden", "runAnimationGroup", "setAlphaValue",
        "setHidden", "transition", "withAnimation",
    ]

    /// Where the pointer is: what follows it has nothing to do while the pointer drags or holds a menu. (d)
    package static let pointerPositions: Set<String> = ["mouseLocation", "mouseLocationOutsideOfEventStream"]

    /// The controls' events and the callbacks with which a touch begins that the timer's code accompanies. (d)
    package static let touchBeginnings: Set<String> = [
        "touchDown", "UIControlEventTouchDown", "touchesBegan", "touchDownRepeat",
    ]

    /// The endings of names that people give to what is drawn. (d)
    package static let viewNameEndings = [
        "label", "button", "view", "field", "bar", "slider", "layer", "cell", "icon", "imageview", "indicator", "node",
        "item", "control",
        "lbl", "btn", "window", "spinner", "badge", "header", "footer", "toolbar", "constraint", "superview", "sprite",
    ]

    /// Property wrappers whose value SwiftUI draws where a body reads it. (d)
    package static let stateWrappers: Set<String> = [
        "AppStorage", "Binding", "Published", "SceneStorage", "State", "GestureState", "Default", "Shared",
    ]

    /// Property wrappers of state that a view owns itself. (d)
    package static let ownStateWrappers: Set<String> = ["State", "GestureState", "FocusState", "SceneStorage"]

    /// Property wrappers of what a view shares with others. (d)
    package static let sharedStateWrappers: Set<String> = [
        "AppStorage", "Binding", "Bindable", "Environment", "EnvironmentObject", "ObservedObject",
        "ObservedRealmObject", "StateObject", "Default", "Shared", "Store",
    ]

    /// Property wrappers whose changes evaluate the body of their view again. (d)
    package static let watchingWrappers = ownStateWrappers.union(sharedStateWrappers)

    /// The labels of bindings that only show something over a view, or take it away. (D)
    package static let presentingLabels: Set<String> = ["isPresented", "item", "isActive", "presenting"]

    /// Protocols whose types SwiftUI draws. (d)
    package static let viewProtocols: Set<String> = [
        "View", "ViewModifier", "App", "Scene", "Commands", "DynamicProperty", "ToolbarContent",
    ]

    /// How the names of classes that are drawn begin: their framework's prefix. (d)
    package static let classPrefixes = [
        "UI", "NS", "MTK", "CA", "SK", "SCN", "WK", "GLK", "AR", "MK", "PDF", "AVPlayer", "AS", "CP", "QL", "TV",
    ]

    /// How they end. (d)
    package static let classEndings = [
        "View", "ViewController", "WindowController", "Window", "Panel", "Layer", "Cell", "Control", "Button", "Label",
        "Bar", "Node", "Scene", "Slider", "Switch",
        "Stepper", "Indicator", "Field", "Item", "Menu", "Constraint", "Segment", "DockTile", "Picker", "Popover",
        "InterfaceController", "InterfaceLabel",
        "InterfaceTimer", "InterfaceImage", "InterfaceGroup", "Table", "Drawer",
    ]

    /// Methods that change the value that they are called on, where it is a value. (d)
    package static let mutatingMethods: Set<String> = [
        "append", "formUnion", "insert", "merge", "negate", "popFirst", "popLast", "remove", "removeAll", "removeFirst",
        "removeLast", "removeValue",
        "replaceSubrange", "reverse", "shuffle", "sort", "subtract", "swapAt", "toggle", "update", "updateValue",
    ]
}
