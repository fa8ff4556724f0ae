/// The Swift form of a message to a system API.
struct KnownMessage: Sendable {
    enum Form: Sendable {
        /// `receiver.name(…)`
        case method
        /// `Receiver(…)`: the message creates an object.
        case constructor
        /// `receiver.name`
        case property
    }

    let form: Form
    let name: StaticString
    /// One per part of the selector; empty for no label.
    let labels: [StaticString]
}

/// The messages whose Swift names differ from the importer's general rules. Source: Foundation, QuartzCore,
/// UIKit and AppKit as imported into Swift.
enum KnownSelectors {
    /// By the whole selector.
    static func message(_ selector: String) -> KnownMessage? { table[selector] }

    private static let table: [String: KnownMessage] = {
        var table: [String: KnownMessage] = [:]
        func add(_ form: KnownMessage.Form, _ selector: String, _ name: StaticString, _ labels: StaticString...) {
            table[selector] = KnownMessage(form: form, name: name, labels: labels)
        }
        // NSTimer
        add(
            .method, "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:", "scheduledTimer",
            "timeInterval", "target", "selector", "userInfo", "repeats")
        add(
            .method, "scheduledTimerWithTimeInterval:repeats:block:", "scheduledTimer", "withTimeInterval", "repeats",
            "block")
        add(
            .method, "scheduledTimerWithTimeInterval:invocation:repeats:", "scheduledTimer", "timeInterval",
            "invocation", "repeats")
        add(
            .constructor, "timerWithTimeInterval:target:selector:userInfo:repeats:", "Timer", "timeInterval", "target",
            "selector", "userInfo", "repeats")
        add(.constructor, "timerWithTimeInterval:repeats:block:", "Timer", "timeInterval", "repeats", "block")
        add(.constructor, "timerWithTimeInterval:invocation:repeats:", "Timer", "timeInterval", "invocation", "repeats")
        add(
            .constructor, "initWithFireDate:interval:target:selector:userInfo:repeats:", "init", "fireAt", "interval",
            "target", "selector", "userInfo", "repeats")
        add(.constructor, "initWithFireDate:interval:repeats:block:", "init", "fire", "interval", "repeats", "block")
        // CADisplayLink
        add(.constructor, "displayLinkWithTarget:selector:", "CADisplayLink", "target", "selector")
        add(.method, "addToRunLoop:forMode:", "add", "to", "forMode")
        add(.method, "removeFromRunLoop:forMode:", "remove", "from", "forMode")
        // NSRunLoop
        add(.property, "mainRunLoop", "main")
        add(.property, "currentRunLoop", "current")
        add(.method, "addTimer:forMode:", "add", "", "forMode")
        add(.method, "addPort:forMode:", "add", "", "forMode")
        add(.method, "runMode:beforeDate:", "run", "mode", "before")
        add(.method, "runUntilDate:", "run", "until")
        add(.method, "acceptInputForMode:beforeDate:", "acceptInput", "forMode", "before")
        add(.method, "performInModes:block:", "perform", "inModes", "block")
        // NSObject
        add(.method, "performSelector:withObject:afterDelay:", "perform", "", "with", "afterDelay")
        add(.method, "performSelector:withObject:afterDelay:inModes:", "perform", "", "with", "afterDelay", "inModes")
        add(.method, "performSelector:withObject:", "perform", "", "with")
        add(.method, "performSelector:withObject:withObject:", "perform", "", "with", "with")
        add(.method, "performSelector:", "perform", "")
        add(
            .method, "performSelectorOnMainThread:withObject:waitUntilDone:", "performSelector", "onMainThread", "with",
            "waitUntilDone")
        add(
            .method, "performSelectorOnMainThread:withObject:waitUntilDone:modes:", "performSelector", "onMainThread",
            "with", "waitUntilDone", "modes")
        add(.method, "performSelector:onThread:withObject:waitUntilDone:", "perform", "", "on", "with", "waitUntilDone")
        add(.method, "performSelectorInBackground:withObject:", "performSelector", "inBackground", "with")
        add(.method, "addObject:", "add", "")
        add(.method, "removeObject:", "remove", "")
        // NSDate, NSThread, queues
        add(.constructor, "date", "Date")
        add(.constructor, "dateWithTimeIntervalSinceNow:", "Date", "timeIntervalSinceNow")
        add(.constructor, "dateWithTimeIntervalSinceReferenceDate:", "Date", "timeIntervalSinceReferenceDate")
        add(.constructor, "dateWithTimeIntervalSince1970:", "Date", "timeIntervalSince1970")
        add(.constructor, "dateWithTimeInterval:sinceDate:", "Date", "timeInterval", "since")
        add(.property, "distantFuture", "distantFuture")
        add(.property, "distantPast", "distantPast")
        add(.property, "mainQueue", "main")
        add(.property, "currentQueue", "current")
        add(.property, "isMainThread", "isMainThread")
        add(.property, "currentThread", "current")
        add(.property, "mainThread", "main")
        add(.method, "sleepForTimeInterval:", "sleep", "forTimeInterval")
        add(.method, "addOperationWithBlock:", "addOperation", "")
        add(.method, "detachNewThreadSelector:toTarget:withObject:", "detachNewThreadSelector", "", "toTarget", "with")
        // Singletons of the system
        add(.property, "sharedApplication", "shared")
        add(.property, "defaultCenter", "default")
        add(.property, "defaultManager", "default")
        add(.property, "standardUserDefaults", "standard")
        add(.property, "mainBundle", "main")
        add(.property, "mainScreen", "main")
        // Views
        add(.method, "presentViewController:animated:completion:", "present", "", "animated", "completion")
        add(.method, "dismissViewControllerAnimated:completion:", "dismiss", "animated", "completion")
        add(.method, "popViewControllerAnimated:", "popViewController", "animated")
        add(.method, "pushViewController:animated:", "pushViewController", "", "animated")
        add(.method, "orderOut:", "orderOut", "")
        return table
    }()

    static let firstParts = Set(table.keys.map(firstPart))

    /// By the first part of the selector.
    static let baseNames = Dictionary(
        table.filter { $0.value.form == .method }.map { (firstPart($0.key), $0.value.name) },
        uniquingKeysWith: { a, _ in a })

    private static func firstPart(_ selector: String) -> String { String(selector.prefix { $0 != ":" }) }
}

/// Properties of system classes that have a different name in Swift or are read by a message.
enum KnownProperties {
    static let renamed: [String: StaticString] = [
        "valid": "isValid", "hidden": "isHidden", "cancelled": "isCancelled", "mainRunLoop": "main",
        "mainQueue": "main",
    ]

    /// Messages without arguments that are properties in Swift.
    static let getters: Set<String> = [
        "isValid", "fireDate", "timeInterval", "userInfo", "tolerance", "timestamp", "duration", "targetTimestamp",
        "isPaused", "preferredFramesPerSecond",
        "isCancelled", "isExecuting", "isFinished", "window", "view", "superview", "frame", "bounds", "layer",
        "delegate", "navigationController", "presentedViewController",
        "subviews", "count", "firstObject", "lastObject", "isHidden", "isEnabled", "screen", "undoManager", "object",
        "name", "keyWindow", "timeIntervalSinceNow",
    ]
}
