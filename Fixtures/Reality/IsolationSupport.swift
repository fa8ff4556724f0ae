import Dispatch
import Foundation

nonisolated let programQueue = DispatchQueue(label: "program")

nonisolated enum Queues {
    static let work = DispatchQueue(label: "work")
    static let front = DispatchQueue.main
}

nonisolated func makeQueue() -> DispatchQueue {
    return DispatchQueue(label: "made")
}

nonisolated func makeSource(on queue: DispatchQueue = DispatchQueue(label: "default")) -> DispatchSourceTimer {
    let source = DispatchSource.makeTimerSource(queue: queue)
    return source
}

nonisolated func relay(_ source: DispatchSourceTimer, _ body: @escaping () -> Void) {
    source.setEventHandler(handler: body)
}

nonisolated func relayWrapped(_ source: DispatchSourceTimer, _ body: @escaping () -> Void) {
    source.setEventHandler { body() }
}

nonisolated func relaySendable(_ source: DispatchSourceTimer, _ body: @escaping @Sendable () -> Void) {
    source.setEventHandler(handler: body)
}

nonisolated func inPlace(_ body: () -> Void) { body() }
nonisolated func inPlaceSendable(_ body: @Sendable () -> Void) { body() }
nonisolated func inPlaceSending(_ body: sending () -> Void) { body() }
@MainActor func inPlaceOnMain(_ body: @MainActor () -> Void) { body() }

nonisolated final class Keeper {
    var body: (() -> Void)?
}

@globalActor actor Work { static let shared = Work() }

@MainActor protocol Shown: AnyObject {}
extension Shown {
    func showTwice(_ body: () -> Void) { body() }
}
nonisolated protocol Started { @MainActor func go() }
nonisolated protocol Sent: SendableMetatype {}
@MainActor class Base { nonisolated init() {} }

nonisolated(unsafe) private var held: [Any] = []
nonisolated func hold(_ object: Any) { held.append(object) }
