/// The orders of callbacks that Apple documents or that are widely observed. Sources: the frameworks' reference
/// pages of each class or protocol.
package enum Lifecycles {
    /// Every lifecycle; each says where it comes from. (D)
    package static let all: [Lifecycle] =
        viewControllers + views + applications + scenes + windows + watch + swiftUI + gestures + controls + text + menus
        + drags + notifications + sockets + tests

    /// The object name of every view controller lifecycle. (D)
    package static let viewController = "a view controller"

    /// The object names of the lifecycles whose callbacks the delegates of applications and scenes receive. (D)
    package static let application = "the application", scene = "a scene"

    /// The callback name of every action that a control or gesture recognizer sends to its target. (D)
    package static let action = "action"

    /// The name, in the second lifecycle of a scroll view, of the end of a drag whose parameter is false. (D)
    package static let endOfDragWithoutFlight = "scrollViewDidEndDragging(_:willDecelerate:false)"

    /// The callback whose Bool parameter distinguishes the two. (D)
    package static let endOfDrag = "scrollViewDidEndDragging(_:willDecelerate:)"

    /// The lifecycles that contain a callback.
    package static func containing(_ callback: String) -> [Lifecycle] { byCallback[callback] ?? [] }

    private static let byCallback: [String: [Lifecycle]] = all.reduce(into: [:]) { known, lifecycle in
        for callback in Set(lifecycle.edges.map(\.callback)) { known[callback, default: []].append(lifecycle) }
    }

    /// A cancelled back swipe and paging interrupt an appearance: only `viewWillDisappear` always comes between
    /// two calls of the others. A view is loaded in order to be shown.
    private static let viewControllers = [
        Lifecycle(
            viewController, start: "unloaded", releasable: ["unloaded", "hidden"],
            "unloaded: loadView() → loading; viewDidLoad() → loaded", "loading: viewDidLoad() → loaded",
            "loaded: viewWillAppear(_:) → coming",
            "hidden: viewWillAppear(_:) → coming",
            "coming: viewIsAppearing(_:) → coming; viewDidAppear(_:) → shown; viewWillDisappear(_:)? → leaving; action → coming",
            "shown: viewWillDisappear(_:) → leaving; action → shown",
            "leaving: viewDidDisappear(_:) → hidden; viewWillAppear(_:)? → coming"),
        Lifecycle(
            viewController, start: "unloaded", releasable: ["unloaded", "hidden"],
            "unloaded: loadView() → loading; viewDidLoad() → loaded", "loading: viewDidLoad() → loaded",
            "loaded: viewWillAppear() → coming",
            "hidden: viewWillAppear() → coming",
            "coming: viewDidAppear() → shown; action → coming",
            "shown: viewWillDisappear() → leaving; action → shown",
            "leaving: viewDidDisappear() → hidden"),
    ]

    private static let views = [
        moves("willMove(toWindow:)", "didMoveToWindow()"), moves("willMove(toSuperview:)", "didMoveToSuperview()"),
        moves("viewWillMove(toWindow:)", "viewDidMoveToWindow()"),
        moves("viewWillMove(toSuperview:)", "viewDidMoveToSuperview()"),
        Lifecycle(
            "a cell", start: "new", releasable: ["new", "used"],
            "new: awakeFromNib() → new",
            "new: prepareForReuse() → used",
            "used: prepareForReuse() → used"),
        Lifecycle("an object of a nib", start: "archived", "archived: awakeFromNib() → awake"),
        Lifecycle(
            "a representable view", start: "new", "new: makeUIView(context:) → made; makeNSView(context:) → made",
            "made: updateUIView(_:context:) → made; updateNSView(_:context:) → made"),
    ]

    /// In and out alternately; the window or superview retains the view in between.
    private static func moves(_ will: String, _ did: String) -> Lifecycle {
        Lifecycle(
            "a view", start: "out", releasable: ["out"],
            "out: \(will) → entering", "entering: \(did) → in", "in: \(will) → leaving", "leaving: \(did) → out")
    }

    /// Becoming active and resigning active alternate, with or without entering the background. An application that has
    /// just come to the foreground rarely leaves it again before it is active.
    private static let applications = [
        Lifecycle(
            application, start: "launching",
            "launching: application(_:willFinishLaunchingWithOptions:)? → launched; application(_:didFinishLaunchingWithOptions:) → coming",
            "launched: application(_:didFinishLaunchingWithOptions:) → coming",
            "coming: applicationDidBecomeActive(_:) → active; applicationDidEnterBackground(_:)? → background",
            "active: applicationWillResignActive(_:) → inactive",
            "inactive: applicationDidBecomeActive(_:) → active; applicationDidEnterBackground(_:) → background",
            "background: applicationWillEnterForeground(_:) → coming; applicationWillTerminate(_:) → ended"),
        Lifecycle(
            application, start: "launching",
            "launching: applicationWillFinishLaunching(_:)? → launched; applicationDidFinishLaunching(_:) → inactive",
            "launched: applicationDidFinishLaunching(_:) → inactive",
            "inactive: applicationDidBecomeActive(_:) → active; applicationWillTerminate(_:) → ended",
            "active: applicationWillResignActive(_:) → resigning; applicationWillTerminate(_:) → ended",
            "resigning: applicationDidResignActive(_:) → inactive"),
    ]

    private static let scenes = [
        Lifecycle(
            scene, start: "unconnected", releasable: ["disconnected"],
            "unconnected: scene(_:willConnectTo:options:) → background",
            "background: sceneWillEnterForeground(_:) → coming; sceneDidDisconnect(_:) → disconnected",
            "coming: sceneDidBecomeActive(_:) → active; sceneDidEnterBackground(_:)? → background",
            "inactive: sceneDidBecomeActive(_:) → active; sceneDidEnterBackground(_:) → background",
            "active: sceneWillResignActive(_:) → inactive")
    ]

    /// A retained window can open again after it closed.
    private static let windows = [
        Lifecycle(
            "a window", start: "unloaded", releasable: ["unloaded", "closed"],
            "unloaded: windowWillLoad() → unloaded; windowDidLoad() → open",
            "open: windowWillClose(_:) → closed", "closed: windowWillClose(_:) → closed"),
        Lifecycle(
            "a document", start: "closed", releasable: ["closed", "open"],
            "closed: windowControllerDidLoadNib(_:) → open"),
        Lifecycle(
            "a window", start: "resigned", "resigned: windowDidBecomeKey(_:) → key",
            "key: windowDidResignKey(_:) → resigned"),
        Lifecycle(
            "a window", start: "resigned", "resigned: windowDidBecomeMain(_:) → main",
            "main: windowDidResignMain(_:) → resigned"),
        Lifecycle(
            "a window", start: "up", "up: windowDidMiniaturize(_:) → down", "down: windowDidDeminiaturize(_:) → up"),
    ]

    private static let watch = [
        Lifecycle(
            "an interface controller", start: "new", releasable: ["new", "inactive"],
            "new: awake(withContext:) → woken", "woken: willActivate() → active", "inactive: willActivate() → active",
            "active: didAppear() → active; willDisappear() → active; didDeactivate() → inactive")
    ]

    private static let swiftUI = [
        Lifecycle(
            "a view", start: "hidden", releasable: ["hidden"], "hidden: onAppear → shown; task → shown",
            "shown: onDisappear → hidden; task → shown")
    ]

    private static let gestures = [
        Lifecycle(
            "a gesture", start: "possible", releasable: ["possible"],
            "possible: began → going; failed → possible",
            "going: changed → going; ended → possible; cancelled → possible"),
        Lifecycle(
            "a gesture", start: "possible", "possible: onChanged → going",
            "going: onChanged → going; onEnded → possible"),
        Lifecycle(
            "a touch", start: "up",
            "up: touchesBegan(_:with:) → down",
            "down: touchesMoved(_:with:) → down; touchesEnded(_:with:) → up; touchesCancelled(_:with:) → up"),
        Lifecycle(
            "the mouse", start: "up", "up: mouseDown(with:) → down",
            "down: mouseDragged(with:) → down; mouseUp(with:) → up"),
        Lifecycle(
            "the mouse", start: "out", "out: mouseEntered(with:) → in",
            "in: mouseMoved(with:) → in; mouseExited(with:) → out"),
    ]

    private static let controls = [
        Lifecycle(
            "a control", start: "up",
            "up: touchDown → down", "down: touchUpInside → up; touchUpOutside → up; touchCancel → up"),
        scrolling("moved: \(endOfDrag) → released"),
        scrolling("moved: \(endOfDrag) → released; \(endOfDragWithoutFlight) → still"),
    ]

    /// Only a touch that moves is a drag: the view has scrolled when it ends. A touch while the view decelerates
    /// begins the next drag; scrolling it in code calls only `scrollViewDidScroll(_:)`.
    private static func scrolling(_ endsOfDrag: String) -> Lifecycle {
        Lifecycle(
            "a scroll view", start: "still", endsOfDrag,
            "still: scrollViewWillBeginDragging(_:) → dragged; scrollViewDidScroll(_:) → still",
            "dragged: scrollViewDidScroll(_:) → moved", "moved: scrollViewDidScroll(_:) → moved",
            "released: scrollViewWillBeginDragging(_:) → dragged; scrollViewWillBeginDecelerating(_:) → decelerating",
            "released: scrollViewDidScroll(_:) → released", "decelerating: scrollViewDidScroll(_:) → decelerating",
            "decelerating: scrollViewWillBeginDragging(_:) → dragged; scrollViewDidEndDecelerating(_:) → still")
    }

    private static let text = [
        editing("textFieldDidBeginEditing(_:)", "textFieldDidEndEditing(_:)"),
        editing("textViewDidBeginEditing(_:)", "textViewDidEndEditing(_:)"),
        editing("searchBarTextDidBeginEditing(_:)", "searchBarTextDidEndEditing(_:)"),
    ]

    private static func editing(_ begin: String, _ end: String) -> Lifecycle {
        Lifecycle("a text", start: "idle", "idle: \(begin) → edited", "edited: \(end) → idle")
    }

    private static let menus = [
        Lifecycle("a menu", start: "closed", "closed: menuWillOpen(_:) → open", "open: menuDidClose(_:) → closed"),
        Lifecycle(
            "a popover", start: "closed",
            "closed: popoverWillShow(_:) → opening", "opening: popoverDidShow(_:) → open",
            "open: popoverWillClose(_:) → closing",
            "closing: popoverDidClose(_:) → closed"),
    ]

    /// Exiting and dropping exclude each other.
    private static let drags = [
        Lifecycle(
            "a drag", start: "out",
            "out: draggingEntered(_:) → in",
            "in: draggingUpdated(_:) → in; draggingExited(_:) → out; prepareForDragOperation(_:) → in; performDragOperation(_:) → dropped",
            "dropped: concludeDragOperation(_:) → out; draggingEntered(_:) → in")
    ]

    /// The state of an application that the user sees and touches, in the orders of its notifications. (D)
    package static let activeState = "active"

    /// Names without the class and `Notification`.
    private static let notifications = [
        Lifecycle(
            application, start: "inactive",
            "inactive: didBecomeActive → active; didEnterBackground → background",
            "active: willResignActive → inactive", "background: willEnterForeground → coming",
            "coming: didBecomeActive → active; didEnterBackground? → background"),
        Lifecycle(
            application, start: "inactive",
            "inactive: didBecomeActive → active; willBecomeActive → activating",
            "activating: didBecomeActive → active", "active: willResignActive → resigning",
            "resigning: didResignActive → inactive"),
        Lifecycle("the computer", start: "awake", "awake: willSleep → asleep", "asleep: didWake → awake"),
        Lifecycle("the screens", start: "awake", "awake: screensDidSleep → asleep", "asleep: screensDidWake → awake"),
        Lifecycle("the session", start: "on", "on: sessionDidResignActive → off", "off: sessionDidBecomeActive → on"),
    ]

    /// A connection ends before the next one is made. (O)
    private static let sockets = [
        Lifecycle(
            "a web socket", start: "closed", "closed: connected → open",
            "open: disconnected → closed; cancelled → closed; error → closed")
    ]

    private static let tests = [
        Lifecycle(
            "a test", start: "new", releasable: ["new", "done"], "new: setUp() → set; setUpWithError() → set",
            "set: tearDown() → done; tearDownWithError() → done")
    ]
}
