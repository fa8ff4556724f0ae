import Testing

@testable import TimerlintInventory

/// Regression tests from real projects.
@Suite("A timer's life")
struct LifeTests {
    private func calls(of timer: TimerEntry) -> [String] { timer.calls.map { "\($0.action) \($0.place.line)" } }

    @Test(
        "shows the calls that end it, not the loop, the closure or the call that leads to them; taking the handler away ends nothing"
    )
    func tellsEndings() throws {
        let looped = try InventoryFixture.timer(
            """
            import Foundation
            final class Pool {
                private var timers: [String: Timer] = [:]
                func start(_ name: String) {
                    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in self?.tick(timer) }
                    timers[name] = timer
                    RunLoop.main.add(timer, forMode: .common)
                }
                private func tick(_ timer: Timer) {
                    if timers.isEmpty { timer.invalidate() }
                }
                func stop() {
                    for (_, timer) in timers {
                        timer.invalidate()
                    }
                }
            }
            """)
        #expect(calls(of: looped) == ["make 5", "schedule 7", "invalidate 10", "invalidate 14"])
        #expect(looped.calls.last { $0.place.line == 10 }?.isConditional == true)
        let source = try InventoryFixture.timer(
            """
            import Dispatch
            final class Poller {
                private var source: DispatchSourceTimer?
                func start() {
                    let source = DispatchSource.makeTimerSource(queue: .main)
                    source.schedule(deadline: .now(), repeating: 1)
                    source.setEventHandler { [weak self] in
                        self?.stop()
                        source.cancel()
                    }
                    source.resume()
                    self.source = source
                }
                func stop() {
                    source?.setEventHandler {}
                    source?.cancel()
                    source = nil
                }
            }
            """)
        #expect(source.calls.filter { $0.action == "cancel" }.map(\.place.line) == [9, 16])
    }

    @Test("of a one-shot with a date begins then, whatever its interval says")
    func tellsDates() throws {
        func interval(_ date: String) throws -> TimerEntry.Span? {
            try InventoryFixture.timer(
                """
                import Foundation
                final class Alarm {
                    private var timer: Timer?
                    func set(_ expiry: Date) {
                        timer = Timer(fire: \(date), interval: 0, repeats: false) { _ in }
                        RunLoop.main.add(timer!, forMode: .common)
                    }
                    func stop() { timer?.invalidate() }
                }
                """
            ).interval
        }
        #expect(try interval("expiry") == .init(seconds: nil, text: "expiry"))
        #expect(try interval("Date() + 5") == .init(seconds: 5, text: "5"))
        #expect(try interval("Date(timeIntervalSinceNow: 2 * 60)")?.seconds == 120)
        #expect(try interval("Date.now.addingTimeInterval(3)")?.seconds == 3)
        #expect(try interval("Date()")?.seconds == 0)
    }

    @Test("has no end where the timer keeps alive whoever would end it")
    func tellsCycles() throws {
        func ending(_ capture: String, _ deinitializer: String) throws -> TimerEntry.Ending {
            try InventoryFixture.timer(
                """
                import Dispatch
                final class Poller {
                    private let source = DispatchSource.makeTimerSource()
                    init() {
                        source.schedule(deadline: .now(), repeating: 1)
                        source.setEventHandler { \(capture)self.poll() }
                        source.resume()
                    }
                    func poll() {}
                    \(deinitializer)
                }
                """
            ).ending
        }
        #expect(try ending("", "") == .never)
        #expect(try ending("", "deinit { source.cancel() }") == .never)
        #expect(try ending("[unowned self] in ", "") == .withOwner)
        #expect(try ending("[unowned self] in ", "deinit { source.cancel() }") == .onlyInDeinit)
    }

    @Test("of a wrapper names those who use this very timer")
    func tellsUsers() {
        let timers = InventoryFixture.inventory(
            """
            import Foundation
            final class Screen {
                var onTick: (() -> Void)?
                private var ticking: Timer?
                private var blinking: Timer?
                func start() {
                    ticking = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.onTick?() }
                }
                func restart() {
                    ticking?.invalidate()
                    ticking = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in self?.onTick?() }
                }
                func blink() {
                    blinking = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] _ in self?.toggle() }
                }
                private func toggle() {}
            }
            final class Manager {
                private let screen = Screen()
                func show() {
                    screen.onTick = { [weak self] in self?.update() }
                }
                private func update() {}
            }
            """
        ).timers
        #expect(timers.map(\.usedBy) == [["Manager"], ["Manager"], []])
    }

    @Test("of a loop with several sleeps keeps its interval open, and tells each with its unit")
    func tellsSleeps() throws {
        let task = try InventoryFixture.timer(
            """
            func watch() {
                Task {
                    while !Task.isCancelled {
                        try await Task.sleep(nanoseconds: 1_000_000_000)
                        try await Task.sleep(for: .seconds(2))
                    }
                }
            }
            """)
        #expect(task.interval == .init(seconds: nil, text: "nanoseconds: 1_000_000_000 or for: .seconds(2)"))
    }

    @Test("stays in its lane until the step that leaves it, and a trap leads nowhere")
    func drawsSteps() throws {
        let timer = try InventoryFixture.timer(
            """
            import Dispatch
            final class Generator {
                let source: DispatchSourceTimer
                init() { source = DispatchSource.makeTimerSource() }
                func start() {
                    source.schedule(deadline: .now(), repeating: 1)
                    source.activate()
                }
            }
            """)
        let line = LifeLine(timer)
        #expect(line.end == .trap("Release of an inactive object"))
        #expect(Set(line.path.map { line.lanes[$0.lane].state }) == [.inactive])
        let release = try #require(timer.calls.last)
        #expect(release.action == "release" && release.from == nil)
        let shapes = LifeLineDrawing(line: line).shapes.map(\.markup).joined()
        #expect(shapes.contains("✕ traps: Release of an inactive object"))
        #expect(!shapes.contains(/class="fault" d="M[^"]*L[^"]*"/))
    }

    @Test("that no trace tells the states of goes along with the calls between its steps")
    func followsCalls() throws {
        let line = LifeLine(try InventoryFixture.timer(ofOwner: "Clock", handle: "link"))
        #expect(line.path.map(\.step) == [1, nil, 2])
        #expect(line.path.map { line.lanes[$0.lane].state } == [.made, .scheduled, .scheduled])
    }
}
