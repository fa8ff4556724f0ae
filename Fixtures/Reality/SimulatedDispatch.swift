// Stands in for Dispatch when every order of calls is tried: a trap is written down instead of ending the process.

var firstTrap: String?

func trap(_ message: String) { if firstTrap == nil { firstTrap = message } }

struct DispatchTime {
    static func now() -> DispatchTime { DispatchTime() }
    static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
}

final class DispatchQueue {
    static let main = DispatchQueue(label: "main")
    static var waiting: [() -> Void] = []

    init(label: String, target: DispatchQueue? = nil) {}
    func async(execute work: @escaping () -> Void) { DispatchQueue.waiting.append(work) }
    func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}

let programQueue = DispatchQueue(label: "program")
let secondQueue = DispatchQueue(label: "second", target: programQueue)
let thirdQueue = DispatchQueue(label: "third", target: programQueue)

func drainQueues() {
    while !DispatchQueue.waiting.isEmpty { DispatchQueue.waiting.removeFirst()() }
}

/// No handler runs but by `runHandlers()`.
func serially(_ work: () -> Void) { work() }

func runHandlers() {
    drainQueues()
    for _ in 0..<3 { SimulatedSource.all.compactMap(\.source).forEach { $0.fire() } }
    SimulatedSource.all.removeAll { $0.source == nil }
    drainQueues()
}

/// Makes everything new for a run; whatever that ends is no part of the program.
func freshening(_ work: () -> Void) {
    work()
    firstTrap = nil
}

func refresh(_ source: DispatchSourceTimer) { (source as! SimulatedSource).refresh() }

protocol DispatchSourceTimer: AnyObject {
    var isCancelled: Bool { get }
    func schedule(deadline: DispatchTime, repeating: Double)
    func schedule(deadline: DispatchTime)
    func setEventHandler(handler: (() -> Void)?)
    func suspend()
    func resume()
    func activate()
    func cancel()
}

enum DispatchSource {
    static func makeTimerSource(queue: DispatchQueue? = nil) -> DispatchSourceTimer { SimulatedSource() }
}

final class SimulatedSource: DispatchSourceTimer {
    private var count = 0
    private var isInactive = true
    private var needsActivation = true
    private(set) var isCancelled = false
    private var handler: (() -> Void)?
    /// Whether it is due, and whether it stays so.
    private var isDue = false
    private var repeats = false

    struct Reference {
        weak var source: SimulatedSource?
    }
    static var all: [Reference] = []

    init() { Self.all.append(Reference(source: self)) }

    func schedule(deadline: DispatchTime, repeating: Double) { (isDue, repeats) = (true, true) }
    func schedule(deadline: DispatchTime) { (isDue, repeats) = (true, false) }

    func fire() {
        guard isDue, !isCancelled, count == 0, !isInactive, !needsActivation, let handler else { return }
        isDue = repeats
        handler()
    }

    func refresh() { (count, isInactive, needsActivation, isCancelled) = (0, true, true, false) }

    func setEventHandler(handler: (() -> Void)?) {
        if !isCancelled { self.handler = handler }
    }

    func suspend() { count += 1 }

    func resume() {
        if count == 0, isInactive, needsActivation {
            (isInactive, needsActivation) = (false, false)
        } else if count == 1, !isInactive, needsActivation {
            (count, needsActivation) = (0, false)
        } else if count > 0 {
            count -= 1
        } else {
            trap("Over-resume of an object")
        }
        freeHandler()
    }

    func activate() {
        if count == 0, isInactive {
            (isInactive, needsActivation) = (false, false)
        } else if isInactive {
            isInactive = false
        }
        freeHandler()
    }

    func cancel() {
        isCancelled = true
        freeHandler()
    }

    private func freeHandler() {
        if isCancelled, count == 0, !isInactive, !needsActivation { handler = nil }
    }

    deinit {
        if isInactive {
            trap("Release of an inactive object")
        } else if count > 0 || needsActivation {
            trap("Release of a suspended object")
        }
    }
}
