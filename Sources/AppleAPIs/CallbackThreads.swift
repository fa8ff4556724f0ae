/// The thread or queue on which frameworks call back.
package enum CallbackThreads {
    /// Functions whose closures come on the main thread: animations, alert actions, SwiftUI's hooks. (d)
    package static let main: Set<String> = [
        "animate", "transition", "animateKeyframes", "UIAlertAction", "UIAction", "onAppear", "onDisappear",
        "onReceive", "onTapGesture", "onChange", "onLongPressGesture", "runAnimationGroup", "performBatchUpdates",
        "UIViewPropertyAnimator", "addCompletion", "addAnimations", "Button", "confirmationDialog", "onHover",
        "onSubmit", "addLocalMonitorForEvents", "addGlobalMonitorForEvents", "beginSheetModal",
    ]

    /// Functions whose closures come on an arbitrary or background queue. (D) `requestRecordPermission` is none of
    /// them: once the user has answered, it calls back before it returns. (O)
    package static let background: Set<String> = [
        "exportAsynchronously", "loadValuesAsynchronously", "finishWriting", "evaluatePolicy", "requestAccess",
        "requestAuthorization", "getNotificationSettings", "getPendingNotificationRequests",
        "getDeliveredNotifications", "performChanges", "performBackgroundTask", "installTap", "addCompletedHandler",
        "addScheduledHandler", "loadDataRepresentation", "loadFileRepresentation", "loadItem",
        "queryPedometerData",
    ]

    /// Functions that start a stream of values from a date on, whose closures come on a serial queue of their own. (d)
    package static let backgroundUpdates: Set<String> = ["startUpdates", "startPedometerUpdates"]

    /// Properties that keep a closure which comes on a background thread. (D)
    package static let backgroundHandlers: Set<String> = [
        "readabilityHandler", "writeabilityHandler", "completionBlock", "terminationHandler",
    ]

    /// Properties that keep a closure which comes on the queue that `start(queue:)` is given. (D)
    package static let startedHandlers: Set<String> = [
        "stateUpdateHandler", "pathUpdateHandler", "viabilityUpdateHandler", "newConnectionHandler",
        "betterPathUpdateHandler",
    ]

    /// Delegate methods that come on the run loop of the thread on which their object was made or started. (D)
    package static let startersCallbacks: Set<String> = [
        "netServiceBrowser", "netServiceBrowserWillSearch", "netServiceBrowserDidStopSearch", "netService",
        "netServiceDidResolveAddress", "netServiceDidStop", "netServiceDidPublish", "locationManager",
        "locationManagerDidChangeAuthorization", "stream",
    ]

    /// Objects that send their delegate's methods on a queue or thread of their own, as the first argument. (D)
    package static let backgroundSenders: Set<String> = ["WCSession", "MCSession"]

    /// For the names that delegate methods begin with: the functions that are given such a delegate together with a
    /// queue. (D)
    package static let delegateMakers: [String: Set<String>] = [
        "centralManager": ["CBCentralManager"], "centralManagerDidUpdateState": ["CBCentralManager"],
        "peripheral": ["CBCentralManager"], "peripheralDidUpdateName": ["CBCentralManager"],
        "peripheralManager": ["CBPeripheralManager"],
        "peripheralManagerDidUpdateState": ["CBPeripheralManager"],
        "urlSession": ["URLSession", "NSURLSession", "session"],
        "URLSession": ["URLSession", "NSURLSession", "session"],
        "socket": ["GCDAsyncSocket"], "udpSocket": ["GCDAsyncUdpSocket"],
        "captureOutput": ["setSampleBufferDelegate"], "metadataOutput": ["setMetadataObjectsDelegate"],
    ]
}
