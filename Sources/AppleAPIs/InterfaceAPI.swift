/// Views, windows and their parts.
package enum InterfaceAPI {
    /// The class of a screen saver's view. (D)
    package static let screenSaverClass = "ScreenSaverView"

    /// The class of the screen; a view that covers everything gets its bounds. (D)
    package static let screenClass = "UIScreen"

    /// Properties that return the area of a view or screen. (D)
    package static let areas: Set<String> = ["bounds", "frame"]

    /// Types of UIKit, and of SwiftUI for it, that macOS does not have. (D)
    package static let phoneTypes: Set<String> = [
        "UIApplication", "UIApplicationDelegate", "UIApplicationDelegateAdaptor", "UIDevice", "UIHostingController",
        "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UIScreen", "UIViewController",
        "UIViewControllerRepresentable", "UIViewRepresentable", "UIWindow", "UIWindowScene",
    ]

    /// The classes of progress displays that cover what they are shown over and take its touches. (O)
    package static let progressOverlays: Set<String> = [
        "MBProgressHUD", "JGProgressHUD", "PKHUD", "HUD", "KVNProgress", "MRProgressOverlayView", "KRProgressHUD",
        "ProgressHUD", "NVActivityIndicatorPresenter", "SwiftSpinner",
    ]

    /// The classes of alerts, above which and beside which nothing can be touched. (D)
    package static let alertClasses: Set<String> = ["UIActionSheet", "UIAlertController", "UIAlertView"]

    /// Those, and the dialogs of the Mac: whoever makes one sets it up before it is shown. (D)
    package static let dialogClasses = alertClasses.union(["NSAlert", "NSOpenPanel", "NSSavePanel"])

    /// The class of an alert's buttons, each with a closure that runs when it is touched. (D)
    package static let alertAction = "UIAlertAction"

    /// The types of views that the result of a function does not tell. (D)
    package static let viewResults: Set<String> = ["AnyView", "View"]

    /// Methods that add a view to another one. (D)
    package static let subviewAdditions: Set<String> = [
        "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
    ]

    /// The one that puts it above its siblings. (D)
    package static let subviewAddition = "addSubview"

    /// The method that puts one of the subviews above the others. (D)
    package static let subviewRaising = "bringSubviewToFront"

    /// Methods of layout libraries that pin all edges of a view to its superview. (O)
    package static let edgePins: Set<String> = [
        "autoPinEdgesToSuperviewEdges", "edgesToSuperview", "fillSuperview", "pinEdges", "pinEdgesToSuperview",
        "pinToSuperview", "pinEdgesToSuperviewEdges",
    ]

    /// What their makers of constraints call all edges. (O)
    package static let edgesOfMaker = "edges"

    /// The method that removes a view from its superview. (D)
    package static let subviewRemoval = "removeFromSuperview"

    /// Of the properties that disable a view, those that let touches through to the view below. (D)
    package static let touchSwitches: Set<String> = ["isUserInteractionEnabled", "userInteractionEnabled"]

    /// Methods that end the editing of a text field. (D)
    package static let editingStops: Set<String> = ["endEditing", "resignFirstResponder"]

    /// Protocols whose modifiers, actions and builders run on the main actor. (D)
    package static let actionProtocols: Set<String> = ["View", "ViewModifier", "App", "Scene", "ButtonStyle"]

    /// Protocols whose bodies may use `.task`. (D)
    package static let taskProtocols: Set<String> = ["View", "ViewModifier", "App", "Scene"]

    /// Protocols of types that are displayed, or observed by a displayed type. (D)
    package static let shownProtocols: Set<String> = [
        "View", "App", "Scene", "ViewModifier", "ObservableObject", "UIViewRepresentable", "NSViewRepresentable",
    ]

    /// Property wrappers and attributes of a view's state. (D)
    package static let stateWrappers: Set<String> = [
        "Published", "State", "StateObject", "ObservedObject", "Binding", "IBOutlet", "EnvironmentObject", "Bindable",
        "Observable",
    ]

    /// Attributes of members that a nib connects. (D)
    package static let nibAttributes: Set<String> = ["IBOutlet", "IBAction", "IBSegueAction"]

    /// Suffixes of the names of classes that are displayed. (O)
    package static let classEndings = [
        "View", "ViewController", "WindowController", "Window", "Layer", "Cell", "Control", "Button", "Label", "Bar",
        "Node", "Scene", "Field", "Indicator", "Slider", "Stepper", "Switch", "Picker", "Panel", "Popover",
    ]

    /// The prefix of UIKit's classes, whose objects a nib makes with `init(coder:)`; AppKit's custom views it may make with
    /// `init(frame:)`. (D)
    package static let touchPrefix = "UI"

    /// Prefixes of the frameworks with such classes. (O)
    package static let classPrefixes = [
        "UI", "NS", "MTK", "CA", "SK", "SCN", "WK", "GLK", "AR", "MK", "PDF", "AVPlayer", "AS", "CP", "QL",
    ]

    /// Members that draw, lay out, show or hide, whatever type they belong to. (d)
    package static let drawingMembers: Set<String> = [
        "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "needsDisplay", "needsLayout", "reloadData", "isHidden",
        "alphaValue", "stringValue", "backgroundColor", "textColor", "frame", "bounds", "contentOffset",
        "setContentOffset", "scrollToItem", "scrollRectToVisible", "animate", "withAnimation", "attributedText",
        "setTitle", "setImage", "popViewController", "pushViewController", "present", "dismiss", "objectWillChange",
    ]

    /// Suffixes of displayed classes that other threads may change under the class's own rules. (d)
    package static let sceneEndings = ["Layer", "Node", "Scene"]

    /// Properties of views and their controllers that are visible. (d)
    package static let viewProperties: Set<String> = [
        "alpha", "isHidden", "frame", "bounds", "center", "transform", "backgroundColor", "text", "title", "image",
        "needsDisplay", "needsLayout", "alphaValue", "stringValue", "layer", "tintColor", "attributedText", "progress",
        "contentOffset", "view",
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

    /// Names in conditions that test whether a view is in a window or hierarchy. (D)
    package static let hierarchyNames: Set<String> = ["window", "newWindow", "superview", "newSuperview", "object"]

    /// Callbacks by which a controller learns of its next parent, or of none before the parent releases it. (D)
    package static let parentMoves: Set<String> = ["willMove(toParent:)", "willMove(toParentViewController:)"]

    /// Calls that plainly show, hide or animate something. (d)
    package static let showing: Set<String> = [
        "animate", "withAnimation", "dismiss", "present", "orderOut", "removeFromSuperview", "popViewController",
        "pushViewController", "animator", "runAnimationGroup", "setHidden", "becomeFirstResponder",
        "resignFirstResponder",
    ]

    /// Calls that show another screen. (d)
    package static let presenting: Set<String> = ["present", "pushViewController"]

    /// Storyboard methods that create a view controller by identifier. (D)
    package static let sceneRequests: Set<String> = ["instantiateViewController", "instantiateController"]

    /// The one that creates a storyboard's initial view controller. (D)
    package static let initialSceneRequest = "instantiateInitialViewController"

    /// The labels of that identifier. (D)
    package static let sceneIdentifiers: Set<String> = ["withIdentifier", "identifier"]

    /// Properties whose assignment shows or hides a view. (d)
    package static let shownBy = hiding.union(transparency)

    /// Properties that hide a view when true. (D)
    package static let hiding: Set<String> = ["isHidden", "hidden"]

    /// Suffix of the classes of windows. (D)
    package static let windowEnding = "Window"

    /// Properties that are true while a window or panel is on the screen. (d)
    package static let shownQuestions: Set<String> = ["isOnScreen", "isShown", "isVisible"]

    /// The sizes that layout computes from what a view contains: they change when something is added or removed. (D)
    package static let layoutMeasures: Set<String> = [
        "fittingSize", "intrinsicContentSize", "sizeThatFits", "systemLayoutSizeFitting",
    ]

    /// Properties that hide a view when zero. (D)
    package static let transparency: Set<String> = ["alpha", "alphaValue"]

    /// The one of them at whose zero a view receives no touches: AppKit's views still do. (D)
    package static let transparencyToTouches = "alpha"

    /// While one of these is false, a control or view receives no events. (D)
    package static let enablingProperties: Set<String> = [
        "isEnabled", "enabled", "isUserInteractionEnabled", "userInteractionEnabled",
    ]

    /// The methods that set these, or that a view is hidden, keyed by name with the property: WatchKit has no properties.
    /// (D)
    package static let touchSetters = [
        "setEnabled": "enabled", "setHidden": "hidden", "setUserInteractionEnabled": "userInteractionEnabled",
    ]

    /// The names of a control's enabled state in a condition or assignment; `disabled` is SwiftUI's. (D)
    package static let enabling = enablingProperties.union(["disabled", "isDisabled"])

    /// Calls after which the touched view is covered by a modal screen, sheet or alert, or its screen goes
    /// away. (D)
    package static let screenTaking: Set<String> = [
        "present", "presentViewController", "dismiss", "dismissViewController", "presentAsSheet",
        "presentAsModalWindow", "runModal",
        "beginSheet", "beginSheetModal", "beginSheetModalForWindow", "orderOut", "performClose", "unwind",
    ]

    /// Methods of a controller that show another one over its own screen, or over the whole. (D)
    package static let presentations: Set<String> = ["present", "presentViewController"]

    /// Those that show another screen in the place of its own, from which the user comes back. (D)
    package static let replacements: Set<String> = [
        "show", "showViewController", "showDetailViewController", "pushViewController", "performSegue",
        "performSegueWithIdentifier", "setViewControllers",
    ]

    /// Properties whose assignment replaces the displayed screen. (D)
    package static let screenContents: Set<String> = ["contentViewController", "rootViewController"]

    /// Properties and parameters that receive the screens with which a stack, a set of tabs or a window begins. (D)
    package static let containedScreens: Set<String> = ["rootViewController", "viewControllers"]

    /// The property that receives a window's content. (D)
    package static let windowContent = "rootViewController"

    /// The method that gives a stack or tabs other screens. (D)
    package static let screenSetting = "setViewControllers"

    /// The protocol of a SwiftUI application. (D)
    package static let application = "App"

    /// SwiftUI's scenes that show one window, or several of the same content. (D)
    package static let windowScenes: Set<String> = ["Window", "WindowGroup"]

    /// SwiftUI's containers and modifiers that show all that they are given, from their own appearance on. (D)
    package static let plainContainers: Set<String> = [
        "Form", "GeometryReader", "Group", "HStack", "NavigationSplitView", "NavigationStack", "NavigationView",
        "ScrollView", "TabView", "VStack", "ZStack", "background", "overlay",
    ]

    /// The property of a SwiftUI view that gives what it shows. (D)
    package static let viewBody = "body"

    /// The protocol of SwiftUI's views. (D)
    package static let view = "View"

    /// Attributes of a view's property that keep the object with which it begins. (D)
    package static let stateOwners: Set<String> = ["State", "StateObject"]

    /// Controllers that show others, and keep those that they show first. (D)
    package static let screenContainers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController",
    ]

    /// Methods that make a controller a part of another. (D)
    package static let childTaking: Set<String> = ["addChild", "addChildViewController"]

    /// The method that makes a view a part of another. (D)
    package static let viewTaking = "addSubview"

    /// The method that shows a controller above the others of a stack: a swipe takes it away again. (D)
    package static let pushing = "pushViewController"

    /// The superclass of all controllers of UIKit. (D)
    package static let viewController = "UIViewController"

    /// What the names of controllers of screens end with. (D)
    package static let controllerEnding = "ViewController"

    /// The property that is a controller's view. (D)
    package static let viewOfController = "view"

    /// The property that decides how a controller is presented. (D)
    package static let presentationStyle = "modalPresentationStyle"

    /// Styles of presentation that fill the screen: no swipe takes them away. (D)
    package static let fullScreenStyles = contextStyles.union([
        "fullScreen", "overFullScreen", "UIModalPresentationFullScreen", "UIModalPresentationOverFullScreen",
    ])

    /// Those of screens that fill what the presenting one fills, such as one of several tabs. (D)
    package static let contextStyles: Set<String> = [
        "currentContext", "overCurrentContext", "UIModalPresentationCurrentContext",
        "UIModalPresentationOverCurrentContext",
    ]

    /// Suffixes of views that contain nothing else the user can touch. (O)
    package static let leafEndings = [
        "Label", "ImageView", "Indicator", "IndicatorView", "ProgressView", "TextField", "Button", "Layer", "Switch",
        "Slider",
    ]

    /// The last labels of the delegate methods that a table or collection calls on selection. (D)
    package static let selections: Set<String> = [
        "didSelectRowAt", "didSelectRowAtIndexPath", "didSelectItemAt", "didSelectItemAtIndexPath",
    ]

    /// Controllers that load the xib that they own once. (D)
    package static let nibLoaders: Set<String> = ["NSWindowController", "NSViewController", "UIViewController"]

    /// What the Objective-C names of control events begin with: `UIControlEventTouchDown`. (D)
    package static let controlEventPrefix = "UIControlEvent"

    /// Methods of a control that connect some of its events with a selector or an action. (D)
    package static let controlConnections: Set<String> = ["addTarget", "addAction"]

    /// The classes of controls, by one of which a class of the tree is one. (D)
    package static let controlClasses: Set<String> = ["NSButton", "NSControl", "UIButton", "UIControl"]

    /// Properties of switches that each event changes: an event is never followed by one with the same value. (D)
    package static let alternatingProperties: Set<String> = ["isOn", "on", "selectedSegmentIndex"]

    /// Methods and properties for the title of a button. (D)
    package static let titles: Set<String> = ["title", "titleForState", "currentTitle", "titleLabel"]

    /// Methods that change the title of a button. (D)
    package static let titleSetters: Set<String> = ["setTitle", "setAttributedTitle"]

    /// Types and methods that send a selector when the user touches a control. (D)
    package static let controlActions: Set<String> = [
        "addTarget", "UITapGestureRecognizer", "UIBarButtonItem", "NSClickGestureRecognizer", "NSButton", "NSMenuItem",
    ]

    /// Types and methods that run their closure when the user touches a control. (D)
    package static let controlClosures: Set<String> = [
        "Button", "onTapGesture", "UIAction", "UIAlertAction", "UIButton", "addAction",
    ]

    /// Those of them whose control stays where it is when it was touched. (D)
    package static let lastingControls: Set<String> = ["Button", "UIAction"]

    /// The modifiers of SwiftUI by which a view can be touched or not. (D)
    package static let offeringModifiers: Set<String> = ["disabled", "allowsHitTesting", "opacity"]

    /// What disappears when one of its buttons is touched. (D)
    package static let dialogs: Set<String> = [
        "alert", "Alert", "confirmationDialog", "actionSheet", "ActionSheet", "contextMenu", "Menu", "swipeActions",
    ]

    /// Modifiers whose closure runs when the finger is lifted, but not if the view disappears first. (O)
    package static let gestureEnds: Set<String> = ["onEnded", "onLongPressGesture"]

    /// The platform macros of Objective-C's `#if`, with their names in Swift. (D)
    package static let conditionals: [String: String] = [
        "TARGET_OS_IOS": "iOS", "TARGET_OS_IPHONE": "iOS", "TARGET_OS_OSX": "macOS", "TARGET_OS_TV": "tvOS",
        "TARGET_OS_WATCH": "watchOS",
    ]

    /// The words for a platform in the names of macros that programs define. (O)
    package static let macroWords: [String: String] = [
        "ios": "iOS", "iphone": "iOS", "iphoneos": "iOS", "osx": "macOS", "macos": "macOS", "macosx": "macOS",
        "tvos": "tvOS", "watchos": "watchOS",
    ]

    /// Words of macros that hold on several platforms: `TARGET_OS_MAC`, `TARGET_IPHONE_SIMULATOR`. (D)
    package static let ambiguousMacroWords: Set<String> = ["mac", "maccatalyst", "catalyst", "simulator"]

    /// The method, and the label in Swift, that name the nib of a controller which the same call creates. (D)
    package static let nibNames: Set<String> = ["initWithNibName", "nibName"]

    /// The method of a bundle that loads a nib by name, and returns its objects. (D)
    package static let nibLoading = "loadNibNamed"

    /// Methods with which a list gets the class of its cells. (D)
    package static let cellRegistrations: Set<String> = ["register", "registerClass"]

    /// The label with which a new cell gets the name of its pool. (D)
    package static let reuseIdentifier = "reuseIdentifier"

    /// The prefixes of the classes of SpriteKit, SceneKit and GameplayKit, whose objects stand in files of scenes. (D)
    package static let sceneClassPrefixes = ["GK", "SCN", "SK"]

    /// The classes of objects that load a nib by name, any number of times. (D)
    package static let nibMakers: Set<String> = ["NSNib", "UINib"]

    /// Their class method, as Swift names it, and its first label: `[UINib nibWithNibName:@"Row" bundle:nil]`. (D)
    package static let nibFactory = (name: "nib", label: "withNibName")

    /// The kinds of nib elements of which a list makes as many instances as it needs. (D)
    package static let reusedElements: Set<String> = ["collectionReusableView", "collectionViewCell", "tableViewCell"]

    /// Modules that exist only on macOS. (D)
    package static let macModules: Set<String> = ["AppKit", "Cocoa", "Carbon"]

    /// Suffixes of AppKit's classes and delegates. (O)
    package static let macEndings = ["View", "Controller", "Window", "Delegate", "Cell", "Responder"]
}
