/// The fault behind a crash that no timer caused.
package struct OtherFault: Sendable {
    /// In the order in which they are checked.
    package enum Kind: String, Sendable, CaseIterable {
        case watchdog
        case memoryLimit = "memory_limit"
        case syncOnOwnQueue = "sync_on_own_queue"
        case suspendedQueue = "suspended_queue"
        case overResumedQueue = "over_resumed_queue"
        case otherSource = "other_source"
        case groupOrSemaphore = "group_or_semaphore"
        case vanishedDescriptor = "vanished_descriptor"
        case queueAssertion = "queue_assertion"
        case uncaughtException = "uncaught_exception"
        case swiftTrap = "swift_trap"
        case memoryFault = "memory_fault"
        case killed

        var sentence: String {
            switch self {
            case .watchdog: "the system ended the process because its main thread did not answer"
            case .memoryLimit: "the process took more memory than it may"
            case .syncOnOwnQueue: "code waited synchronously for the queue that it ran on"
            case .suspendedQueue: "a dispatch queue, not a source, was released while it was suspended"
            case .overResumedQueue: "resume() was called on a dispatch queue, not a source, that was not suspended"
            case .otherSource: "the dispatch source is no timer"
            case .groupOrSemaphore: "a dispatch group or semaphore was used out of balance"
            case .vanishedDescriptor: "a file descriptor or port was closed while a dispatch source watched it"
            case .queueAssertion: "code ran on another queue than it demands"
            case .uncaughtException: "an Objective-C exception was thrown and not caught, not by a timer"
            case .swiftTrap: "the Swift runtime stopped the program at a failed check that is no timer's"
            case .memoryFault: "memory was accessed that is not there, and nothing points at a timer"
            case .killed: "the process was ended from outside"
            }
        }
    }

    package let kind: Kind
    /// One line, lower case, no full stop.
    package let message: String

    init(_ kind: Kind, _ addition: String? = nil) {
        self.kind = kind
        message = addition.map { "\(kind.sentence); \($0)" } ?? kind.sentence
    }
}
