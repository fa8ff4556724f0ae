import Foundation

/// The steps of a run, in order.
enum Phase: Int, CaseIterable {
    case begin, middle, tracking, end
}

/// What the timers, tasks and owners of each scene do. A scene is known by the name of its file.
final class Journal: @unchecked Sendable {
    static let shared = Journal()

    struct Entry: Encodable {
        /// How often each timer or task acted in each phase, by its number.
        var actions: [[Int: Int]] = Phase.allCases.map { _ in [:] }
        /// The same between a phase's step and the phase itself.
        var settling: [[Int: Int]] = Phase.allCases.map { _ in [:] }
        var oneShots: Set<Int> = []
        /// How often something on the screen changed in each phase.
        var changes = Phase.allCases.map { _ in 0 }
        var actionsInAll = 0
        var (ownersMade, ownersFreed) = (0, 0)
    }

    private let lock = NSLock()
    private var entries: [String: Entry] = [:]
    private enum Stage { case step, settling, phase }

    private var phase = Phase.begin
    private var stage = Stage.step
    private var timerCount = 0

    /// What happens during the steps themselves belongs to no phase.
    func step() { lock.withLock { stage = .step } }
    /// What a step only sets going happens before its phase is entered.
    func settle(into phase: Phase) { lock.withLock { (self.phase, stage) = (phase, .settling) } }
    func enter(_ phase: Phase) { lock.withLock { (self.phase, stage) = (phase, .phase) } }

    func entry(of scene: String) -> Entry { lock.withLock { entries[scene] ?? Entry() } }

    func newTimer(repeats: Bool, in file: String) -> Int {
        change(file) { entry in
            timerCount += 1
            if !repeats { entry.oneShots.insert(timerCount) }
            return timerCount
        }
    }

    /// Returns how often the scene has acted.
    @discardableResult func note(_ actor: Int, in file: String) -> Int {
        change(file) { entry in
            switch stage {
            case .step: break
            case .settling: entry.settling[phase.rawValue][actor, default: 0] += 1
            case .phase: entry.actions[phase.rawValue][actor, default: 0] += 1
            }
            entry.actionsInAll += 1
            return entry.actionsInAll
        }
    }

    func screenChanges(in file: String) {
        change(file) { entry in
            if stage == .phase { entry.changes[phase.rawValue] += 1 }
        }
    }

    fileprivate func ownerIsMade(in file: String) { change(file) { $0.ownersMade += 1 } }
    fileprivate func ownerIsFreed(in file: String) { change(file) { $0.ownersFreed += 1 } }

    private func change<Result>(_ file: String, _ body: (inout Entry) -> Result) -> Result {
        let scene = String(file.split(separator: "/").last!.dropLast(".swift".count))
        return lock.withLock { body(&entries[scene, default: Entry()]) }
    }
}

/// Lives as long as the object that keeps it.
final class Life {
    private let file: String

    init(file: String = #fileID) {
        self.file = file
        Journal.shared.ownerIsMade(in: file)
    }

    deinit { Journal.shared.ownerIsFreed(in: file) }
}
