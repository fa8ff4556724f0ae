/// The thread or queue on which frameworks call back.
package enum CallbackThreads {
    /// Functions whose closures run on the main thread: animations, alert actions, SwiftUI's hooks. (d)
    package static let main: Set<String> = [
        "animate", "transition", "animateKeyframes", "UIAlertAction", "UIAction", "onAppear", "onDisappear",
        "onReceive", "onTapGesture", "onChange", "onLongPressGesture", "runAnimationGroup", "performBatchUpdates",
        "UIViewPropertyAnimator", "addCompletion", "addAnimations", "Button", "confirmationDialog", "onHover",
        "onSubmit", "addLocalMonitorForEvents", "addGlobalMonitorForEvents", "beginSheetModal",
    ]

    /// Functions whose closures run on an arbitrary or background queue. (D) `requestRecordPermission` is
    /// missing because it calls back before it returns once the user has answered. (O)
    package static let background: Set<String> = [
        "exportAsynchronously", "loadValuesAsynchronously", "finishWriting", "evaluatePolicy", "requestAccess",
        "requestAuthorization", "getNotificationSettings", "getPendingNotificationRequests",
        "getDeliveredNotifications", "performChanges", "performBackgroundTask", "installTap", "addCompletedHandler",
        "addScheduledHandler", "loadDataRepresentation", "loadFileRepresentation", "loadItem",
        "queryPedometerData",
    ]

    /// The classes of those functions whose names others give to functions of their own, too. (D)
    package static let askedClasses: [String: Set<String>] = [
        "requestAccess": ["AVCaptureDevice", "EKEventStore", "CNContactStore", "ACAccountStore"],
        "requestAuthorization": [
            "PHPhotoLibrary", "SFSpeechRecognizer", "HKHealthStore", "UNUserNotificationCenter", "MPMediaLibrary",
            "SKCloudServiceController", "INPreferences", "ALAssetsLibrary", "AuthorizationCenter",
        ],
    ]

    /// Methods of a URL session that take a completion handler, which runs on the session's delegate queue. (D)
    package static let sessionTasks: Set<String> = ["dataTask", "uploadTask", "downloadTask"]

    /// The methods of a Core Data context that run a block on the context's queue, later. (D)
    package static let contextCalls: Set<String> = ["perform", "performBlock"]

    /// Methods that make a context with a queue of its own. (D)
    package static let backgroundContextMakers: Set<String> = ["newBackgroundContext"]

    /// The context of a container whose queue is the main one. (D)
    package static let mainContext = "viewContext"

    /// The concurrency types of a context with a queue of its own. (D)
    package static let privateContextTypes: Set<String> = [
        "privateQueueConcurrencyType", "privateQueue", "NSPrivateQueueConcurrencyType",
    ]

    /// Those of a context on the main queue. (D)
    package static let mainContextTypes: Set<String> = [
        "mainQueueConcurrencyType", "mainQueue", "NSMainQueueConcurrencyType",
    ]

    /// Methods of a URL session that make a task whose own methods call back there, too. (D)
    package static let sessionStreams: Set<String> = ["webSocketTask", "streamTask"]

    /// The methods of such a task that take a completion handler. (D)
    package static let streamCalls: Set<String> = [
        "receive", "receiveMessage", "receiveMessageWithCompletionHandler", "send", "sendMessage", "sendPing",
        "readData", "write",
    ]

    /// Makers of objects that wrap a closure, to be run by the queue that they are given to. (D)
    package static let works: Set<String> = ["DispatchWorkItem", "BlockOperation", "blockOperation"]

    /// The same with a target and a selector. (D)
    package static let invocations: Set<String> = ["InvocationOperation", "NSInvocationOperation"]

    /// Functions that start a stream of values from a date on. Their closures run on a private serial queue.
    /// (d)
    package static let backgroundUpdates: Set<String> = ["startUpdates", "startPedometerUpdates"]

    /// Properties that store a closure which runs on a background thread. (D)
    package static let backgroundHandlers: Set<String> = [
        "readabilityHandler", "writeabilityHandler", "terminationHandler",
    ]

    /// The property of an operation that stores such a closure; other classes have properties of that name. (D)
    package static let operationHandler = "completionBlock"

    /// Properties that store a closure which runs on the queue passed to `start(queue:)`. (D)
    package static let startedHandlers: Set<String> = [
        "stateUpdateHandler", "pathUpdateHandler", "viabilityUpdateHandler", "newConnectionHandler",
        "betterPathUpdateHandler",
    ]

    /// Delegate methods called on the run loop of the thread that created or started the object. (D)
    package static let startersCallbacks: Set<String> = [
        "netServiceBrowser", "netServiceBrowserWillSearch", "netServiceBrowserDidStopSearch", "netService",
        "netServiceDidResolveAddress", "netServiceDidStop", "netServiceDidPublish", "locationManager",
        "locationManagerDidChangeAuthorization", "stream",
    ]

    /// Classes that call their delegate on a private queue or thread and pass themselves as the first argument.
    /// (D)
    package static let backgroundSenders: Set<String> = ["WCSession", "MCSession"]

    /// Delegate methods of libraries that are called on the main queue, by their protocol, unless `queueProperties`
    /// are set: Starscream's. (O)
    package static let mainDelegates: [String: Set<String>] = [
        "WebSocketDelegate": [
            "didReceive", "websocketDidConnect", "websocketDidDisconnect", "websocketDidReceiveMessage",
            "websocketDidReceiveData",
        ]
    ]

    /// Properties of a sender that specify the queue on which it calls its delegate. (O)
    package static let queueProperties: Set<String> = ["callbackQueue"]

    /// Maps the base name of a delegate method to the initializers that take both the delegate and its queue.
    /// (D)
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
