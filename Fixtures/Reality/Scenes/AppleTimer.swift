import Foundation

/// Foundation's timer on Foundation's run loop, with what Apple documents where Linux is known to differ:
/// - a Linux timer keeps itself and its block for ever; Apple's run loop keeps it until it is invalidated or has fired
///   once, and then both are released (Timer.init retains itself for its callback, and nothing releases it);
/// - the first fire of a timer that is added by hand comes at once on Linux, on Apple after the interval;
/// - an interval of 0 or less repeats every 0.1 ms on Apple, and fires once on Linux.
final class Timer: @unchecked Sendable {
    private var timer: Foundation.Timer!
    private var block: ((Timer) -> Void)?
    private let number: Int
    private let file: String

    init(
        fire date: Date, interval: TimeInterval, repeats: Bool, file: String = #fileID,
        block: @escaping (Timer) -> Void
    ) {
        self.file = file
        number = Journal.shared.newTimer(repeats: repeats, in: file)
        self.block = block
        timer = Foundation.Timer(fire: date, interval: repeats ? max(interval, 0.0001) : interval, repeats: repeats) {
            [weak self] _ in self?.act(repeats)
        }
    }

    convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, file: String = #fileID, block: @escaping (Timer) -> Void
    ) {
        self.init(
            fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, file: file, block: block)
    }

    @discardableResult static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, file: String = #fileID,
        block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, file: file, block: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    private func act(_ repeats: Bool) {
        Journal.shared.note(number, in: file)
        block?(self)
        if !repeats { release() }
    }

    func fire() { timer.fire() }

    func invalidate() {
        timer.invalidate()
        release()
    }

    var isValid: Bool { timer.isValid }
    var fireDate: Date {
        get { timer.fireDate }
        set { timer.fireDate = newValue }
    }
    var tolerance: TimeInterval {
        get { timer.tolerance }
        set { timer.tolerance = newValue }
    }
    var timeInterval: TimeInterval { timer.timeInterval }

    // MARK: What the run loop keeps

    private static let lock = NSLock()
    nonisolated(unsafe) private static var added: [Int: Timer] = [:]

    fileprivate func isAdded(to loop: RunLoop, _ mode: RunLoop.Mode) {
        if timer.isValid { Self.lock.withLock { Self.added[number] = self } }
        loop.add(timer, forMode: mode)
    }

    private func release() {
        let (kept, body) = (Self.lock.withLock { Self.added.removeValue(forKey: number) }, block)
        block = nil
        withExtendedLifetime((kept, body)) {}
    }
}

extension RunLoop {
    func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.isAdded(to: self, mode) }
}
