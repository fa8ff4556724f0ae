/// The thread or queue on which frameworks call back.
package enum CallbackThreads {
    /// Functions whose closures come on the main thread: animations, alert actions, SwiftUI's hooks. (d)
    package static let main: Set<String> = [
        "animate", "transition", "animateKeyframes", "UIAlertAction", "UIAction", "onAppear", "onDisappear",
        "onReceive", "onTapGesture", "onChange", "onLongPressGesture", "runAnimationGroup", "performBatchUpdates",
        "UIViewPropertyAnimator", "addCompletion", "addAnimations", "Button", "confirmationDialog", "onHover",
        "onSubmit", "addLocalMonitorForEvents", "addGlobalMonitorForEvents", "beginSheetModal",
    ]

    /// Functions whose closures come on an arbitrary or background queue. (D) `requestRecordPermission` is none of them: once
    /// the user has answered, it calls back before it returns. (O)
    package static let background: Set<String> = [
        "exportAsynchronously", "loadValuesAsynchronously", "finishWriting", "evaluatePolicy", "requestAccess",
        "requestAuthorization", "getNotificationSettings", "getPendingNotificationRequests",
        "getDeliveredNotifications", "performChanges", "performBackgroundTask", "installTap", "addCompletedHandler",
        "addScheduledHandler", "loadDataRepresentation", "loadFileRepresentation", "loadItem",
        "queryPedometerData",
    ]

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
}
