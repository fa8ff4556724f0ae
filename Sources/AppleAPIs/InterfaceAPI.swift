/// Views, windows and what they are made of.
package enum InterfaceAPI {
    /// The class of a screen saver's view. (D)
    package static let screenSaverClass = "ScreenSaverView"

    /// Protocols whose modifiers, actions and builders run on main. (D)
    package static let actionProtocols: Set<String> = ["View", "ViewModifier", "App", "Scene", "ButtonStyle"]

    /// Protocols whose types may have `.task` in their bodies. (D)
    package static let taskProtocols: Set<String> = ["View", "ViewModifier", "App", "Scene"]

    /// Protocols of what shows something, or is observed by what does. (D)
    package static let shownProtocols: Set<String> = [
        "View", "App", "Scene", "ViewModifier", "ObservableObject", "UIViewRepresentable", "NSViewRepresentable",
    ]

    /// Property wrappers and attributes of what a view shows. (D)
    package static let stateWrappers: Set<String> = [
        "Published", "State", "StateObject", "ObservedObject", "Binding", "IBOutlet", "EnvironmentObject", "Bindable",
        "Observable",
    ]

    /// Ends of the names of classes that show something. (O)
    package static let classEndings = [
        "View", "ViewController", "WindowController", "Window", "Layer", "Cell", "Control", "Button", "Label", "Bar",
        "Node", "Scene",
    ]

    /// Prefixes of the frameworks that have such classes. (O)
    package static let classPrefixes = [
        "UI", "NS", "MTK", "CA", "SK", "SCN", "WK", "GLK", "AR", "MK", "PDF", "AVPlayer", "AS", "CP", "QL",
    ]

    /// Members that draw, lay out, show or hide, whatever they belong to. (d)
    package static let drawingMembers: Set<String> = [
        "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "needsDisplay", "needsLayout", "reloadData", "isHidden",
        "alphaValue", "stringValue", "backgroundColor", "textColor", "frame", "bounds", "contentOffset",
        "setContentOffset", "scrollToItem", "scrollRectToVisible", "animate", "withAnimation", "attributedText",
        "setTitle", "setImage", "popViewController", "pushViewController", "present", "dismiss", "objectWillChange",
    ]

    /// Of these, what may be changed from other threads by rules of its own. (d)
    package static let sceneEndings = ["Layer", "Node", "Scene"]

    /// Properties of views that are shown. (d)
    package static let viewProperties: Set<String> = [
        "alpha", "isHidden", "frame", "bounds", "center", "transform", "backgroundColor", "text", "title", "image",
        "needsDisplay", "needsLayout", "alphaValue", "stringValue", "layer", "tintColor", "attributedText", "progress",
        "contentOffset",
    ]

    /// Methods that change what a view shows. (d)
    package static let viewMethods: Set<String> = [
        "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "layoutSubviews", "reloadData", "setTitle", "setImage",
        "setAttributedTitle", "addSubview", "removeFromSuperview", "insertSubview", "bringSubviewToFront",
        "scrollToItem", "setContentOffset", "scrollRectToVisible", "present", "dismiss", "pushViewController",
        "popViewController", "setProgress", "setValue", "reloadRows", "reloadItems", "reloadSections", "insertRows",
        "deleteRows", "startAnimating", "stopAnimating", "becomeFirstResponder", "resignFirstResponder", "orderOut",
        "makeKeyAndOrderFront", "setHidden", "setText",
    ]

    /// What a view asks for whether it is in a window or hierarchy. (D)
    package static let hierarchyNames: Set<String> = ["window", "newWindow", "superview", "newSuperview", "object"]

    /// They plainly show, hide or animate something. (d)
    package static let showing: Set<String> = [
        "animate", "withAnimation", "dismiss", "present", "orderOut", "removeFromSuperview", "popViewController",
        "pushViewController", "animator", "runAnimationGroup", "setHidden", "becomeFirstResponder",
        "resignFirstResponder",
    ]

    /// Of these, what shows another screen. (d)
    package static let presenting: Set<String> = ["present", "pushViewController"]

    /// Methods of a storyboard that make the controller of an identifier. (D)
    package static let sceneRequests: Set<String> = ["instantiateViewController", "instantiateController"]

    /// Properties whose assignment shows or hides. (d)
    package static let shownBy = hiding.union(transparency)

    /// Of these, what takes a view away where it is true. (D)
    package static let hiding: Set<String> = ["isHidden", "hidden"]

    /// Of these, what takes a view away where it is zero. (D)
    package static let transparency: Set<String> = ["alpha", "alphaValue"]

    /// While they are false, a control or view hears nothing. (D)
    package static let enablingProperties: Set<String> = [
        "isEnabled", "enabled", "isUserInteractionEnabled", "userInteractionEnabled",
    ]

    /// Of these and their like, what a statement that decides on a control names; `disabled` is SwiftUI's. (D)
    package static let enabling = enablingProperties.union(["disabled", "isDisabled"])

    /// A modal screen, sheet or alert covers what was touched, or its screen goes. (D)
    package static let screenTaking: Set<String> = [
        "present", "presentViewController", "dismiss", "dismissViewController", "presentAsSheet",
        "presentAsModalWindow", "runModal",
        "beginSheet", "beginSheetModal", "beginSheetModalForWindow", "orderOut", "performClose", "unwind",
    ]

    /// Assigned, they put another screen in the place of the one that is shown. (D)
    package static let screenContents: Set<String> = ["contentViewController", "rootViewController"]

    /// Ends of the names of views in which nothing else can be touched. (O)
    package static let leafEndings = [
        "Label", "ImageView", "Indicator", "IndicatorView", "ProgressView", "TextField", "Button", "Layer", "Switch",
        "Slider",
    ]

    /// The last labels of what a table or collection calls when the user selects something. (D)
    package static let selections: Set<String> = [
        "didSelectRowAt", "didSelectRowAtIndexPath", "didSelectItemAt", "didSelectItemAtIndexPath",
    ]

    /// They send a selector when somebody touches a control. (D)
    package static let controlActions: Set<String> = [
        "addTarget", "UITapGestureRecognizer", "UIBarButtonItem", "NSClickGestureRecognizer", "NSButton", "NSMenuItem",
    ]

    /// They run their closure when somebody touches what they show. (D)
    package static let controlClosures: Set<String> = [
        "Button", "onTapGesture", "UIAction", "UIAlertAction", "UIButton", "addAction",
    ]

    /// The modifiers whose closure runs when a finger is lifted: never where its view goes away before. (O)
    package static let gestureEnds: Set<String> = ["onEnded", "onLongPressGesture"]

    /// The macros of Objective-C's `#if` that tell a platform, and its name in Swift's. (D)
    package static let conditionals: [String: String] = [
        "TARGET_OS_IOS": "iOS", "TARGET_OS_IPHONE": "iOS", "TARGET_OS_OSX": "macOS", "TARGET_OS_TV": "tvOS",
        "TARGET_OS_WATCH": "watchOS",
    ]

    /// Modules that macOS alone has. (D)
    package static let macModules: Set<String> = ["AppKit", "Cocoa", "Carbon"]

    /// Ends of the names of AppKit's classes and delegates. (O)
    package static let macEndings = ["View", "Controller", "Window", "Delegate", "Cell", "Responder"]
}
