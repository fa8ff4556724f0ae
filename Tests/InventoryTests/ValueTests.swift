import Testing
import TimerlintDiagnostics

@testable import TimerlintInventory

@Suite("What an inventory says of a timer")
struct ValueTests {
    @Test("every creation is listed once, in the order of paths and lines")
    func listsEachOnce() {
        let timers = InventoryFixture.inventory.timers
        #expect(
            timers.map(\.title) == [
                "Clock.timer", "Clock.link", "Heartbeat.task", "Poller.source", "Reminder", "Repeater.timer",
                "Ticker.cancellables", "Ticker.hide",
            ])
        #expect(Set(timers.map(\.id)).count == timers.count)
        #expect(timers.allSatisfy { $0.id.count == 16 })
    }

    @Test("a run-loop timer: constants resolved, its target kept, what it changes")
    func readsRunLoopTimer() throws {
        let timer = try InventoryFixture.timer(ofOwner: "Clock", handle: "timer")
        #expect(timer.kind == .runLoopTimer)
        #expect(timer.api == "Timer.scheduledTimer")
        #expect(timer.made.line == 10)
        #expect(timer.made.enclosing == "Clock.start()")
        #expect(timer.interval == .init(seconds: 1, text: "Clock.period"))
        #expect(timer.tolerance?.seconds == 0.1)
        #expect(timer.repeats == true)
        #expect(timer.mode == .default)
        #expect(timer.queue == nil)
        #expect(timer.wakeupsPerHour == 3_600)
        let handler = try #require(timer.handler)
        #expect(handler.form == .selector)
        #expect(handler.place.line == 25)
        #expect(handler.captures == [.init(name: "self", how: .strong)])
        #expect(handler.writes == ["ticks"])
        #expect(timer.calls.map(\.action) == ["make", "invalidate", "nil"])
        #expect(timer.calls.map { $0.to } == [.scheduled, .invalid, .released])
        #expect(timer.states == [.scheduled, .invalid, .released])
        #expect(timer.ending == .ended(in: ["stop()"]))
        #expect(timer.findings.contains { $0.rule == "default_run_loop_mode" })
    }

    @Test("a display link ends in deinit only, which its own target keeps from running")
    func readsDisplayLink() throws {
        let link = try InventoryFixture.timer(ofOwner: "Clock", handle: "link")
        #expect(link.kind == .displayLink)
        #expect(link.interval == nil)
        #expect(link.wakeupsPerHour == nil)
        #expect(link.mode == .common)
        #expect(link.calls.map(\.action) == ["make", "schedule", "invalidate"])
        #expect(link.calls.last?.phase == .deinitialization)
        #expect(link.findings.contains { $0.rule == "invalidate_only_in_deinit" })
    }

    @Test("a source: its queue's label, its leeway, its states on all paths, and how it traps")
    func readsSource() throws {
        let source = try InventoryFixture.timer(ofOwner: "Poller")
        #expect(source.kind == .dispatchSource)
        #expect(source.interval == .init(seconds: 0.5, text: ".milliseconds(500)"))
        #expect(source.tolerance?.seconds == 0.05)
        #expect(source.queue?.kind == .serial)
        #expect(source.queue?.label == "org.example.poller")
        #expect(source.handler?.captures == [.init(name: "self", how: .weak)])
        #expect(source.handler?.writes == ["polls"])
        #expect(source.wakeupsPerHour == 7_200)
        #expect(source.states == [.inactive, .running, .suspended, .released])
        let suspend = try #require(source.calls.first { $0.action == "suspend" })
        #expect(suspend.to == .suspended)
        let drop = try #require(source.calls.first { $0.action == "nil" })
        #expect(drop.to == .released)
        let trap = try #require(source.findings.first { $0.outcome != nil })
        #expect(trap.severity == .error)
        #expect(trap.trace.count >= 3)
        let machine = try #require(source.machine)
        #expect(machine.isInactiveReached && machine.isActiveReached && !machine.isCancelledReached)
        #expect(machine.suspendCounts.first == 1)
        #expect(machine.traps == ["Release of a suspended object"])
    }

    @Test("a publisher: an interval that is not known stays unknown, its subscription ends with its owner")
    func readsPublisher() throws {
        let publisher = try InventoryFixture.timer(ofOwner: "Ticker", handle: "cancellables")
        #expect(publisher.kind == .publisher)
        #expect(publisher.interval == .init(seconds: nil, text: "delay"))
        #expect(publisher.hasUnknownInterval)
        #expect(publisher.wakeupsPerHour == nil)
        #expect(publisher.handle?.storage == .collection)
        #expect(publisher.handler?.form == .closure)
        #expect(publisher.handler?.writes == ["now"])
        #expect(publisher.calls.contains { $0.action == "connect" && $0.to == .scheduled })
        #expect(publisher.calls.last?.action == "release")
        #expect(publisher.ending == .withOwner)
    }

    @Test("a view's publisher is known by the property that keeps it, and ends with the view")
    func readsViewsPublisher() throws {
        let publisher = try InventoryFixture.timer(
            """
            import SwiftUI
            struct Face: View {
                @State private var now = Date()
                private let ticks = Timer.publish(every: 15, on: .main, in: .common).autoconnect()
                var body: some View { Text("").onReceive(ticks) { now = $0 } }
            }
            """)
        #expect(publisher.title == "Face.ticks")
        #expect(publisher.handler?.writes == ["now"])
        #expect(publisher.wakeupsPerHour == 240)
        #expect(publisher.ending == .byItself)
        #expect(publisher.calls.map(\.action) == ["make", "connect"])
    }

    @Test("a timer that nothing adds to a run loop is never scheduled")
    func readsUnscheduled() throws {
        let timer = try InventoryFixture.timer(
            """
            import Foundation
            final class Clock {
                private var timer: Timer?
                func start() { timer = Timer(timeInterval: 1, repeats: true) { _ in } }
                func stop() { timer?.invalidate() }
            }
            """)
        #expect(timer.mode == nil)
        #expect(timer.states == [.made, .invalid])
        #expect(LifeLine(timer).end == .neverFires)
    }

    @Test("a work item that is kept is a delayed call: delay, queue, what cancels it")
    func readsWorkItem() throws {
        let item = try InventoryFixture.timer(ofOwner: "Ticker", handle: "hide")
        #expect(item.kind == .delayedCall)
        #expect(item.api == "DispatchQueue.main.asyncAfter")
        #expect(item.interval?.seconds == 3)
        #expect(item.repeats == false)
        #expect(item.queue?.kind == .main)
        #expect(item.calls.contains { $0.action == "cancel" })
        #expect(item.wakeupsPerHour == nil)
        let perform = try InventoryFixture.timer(ofOwner: "Reminder")
        #expect(perform.kind == .delayedCall)
        #expect(perform.interval?.seconds == 5)
        #expect(perform.handle == nil)
        #expect(perform.handler?.form == .selector)
        #expect(perform.ending == .byItself)
    }

    @Test("a task's loop: the sleep is its interval, nanoseconds or not")
    func readsTaskLoop() throws {
        let task = try InventoryFixture.timer(ofOwner: "Heartbeat")
        #expect(task.kind == .taskLoop)
        #expect(task.interval == .init(seconds: 10, text: "10 * NSEC_PER_SEC"))
        #expect(task.wakeupsPerHour == 360)
        #expect(task.handler?.form == .loop)
        #expect(task.handler?.captures == [.init(name: "self", how: .weak)])
        #expect(task.handler?.writes == ["beats"])
        #expect(task.calls.map(\.action) == ["make", "cancel", "nil"])
        #expect(task.ending == .ended(in: ["stop()"]))
    }

    @Test("a wrapper's timer names the types that use it, and findings that a comment takes back")
    func readsWrapper() throws {
        let timer = try InventoryFixture.timer(ofOwner: "Repeater")
        #expect(timer.usedBy == ["Uploader"])
        #expect(timer.interval?.text == "interval")
        #expect(
            timer.findings.contains { $0.rule == "default_run_loop_mode" && $0.isSuppressed } || timer.findings.isEmpty)
        #expect(timer.worstSeverity == nil)
    }

    @Test("the totals count what is listed")
    func counts() {
        let inventory = InventoryFixture.inventory
        #expect(inventory.wakeupsPerHour == 3_600 + 7_200 + 360)
        #expect(inventory.unknownIntervals == 2)
        #expect(inventory.kinds.map(\.count).reduce(0, +) == inventory.timers.count)
    }

    @Test("the id does not change with the line, and tells like timers apart")
    func namesStably() throws {
        let text = """
            import Foundation
            final class Pair {
                func start() {
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
                }
            }
            """
        let ids = InventoryFixture.inventory(text).timers.map(\.id)
        #expect(Set(ids).count == 2)
        #expect(InventoryFixture.inventory("\n\n" + text).timers.map(\.id) == ids)
    }

    @Test(
        "lengths of time are read in every spelling",
        arguments: [
            ("schedule(deadline: .now(), repeating: 0.25)", 0.25),
            ("schedule(deadline: .now(), repeating: .seconds(2))", 2),
            ("schedule(deadline: .now() + 1, repeating: DispatchTimeInterval.microseconds(1500))", 0.0015),
            ("schedule(deadline: .now() + 7)", 7),
            ("schedule(deadline: .now() + .milliseconds(20), repeating: .never)", 0.02),
            ("schedule(deadline: .now(), repeating: TimeInterval(period))", 4),
        ])
    func readsLengths(_ schedule: String, _ seconds: Double) throws {
        let timer = try InventoryFixture.timer(
            """
            import Dispatch
            let period = 4
            final class Clock {
                private let source = DispatchSource.makeTimerSource()
                func start() {
                    source.\(schedule)
                    source.resume()
                }
            }
            """)
        #expect(timer.interval?.seconds == seconds)
        #expect(timer.repeats == (seconds != 7 && seconds != 0.02))
    }

    @Test("what differs between schedules, or is a variable, is not guessed")
    func guessesNothing() throws {
        let timer = try InventoryFixture.timer(
            """
            import Dispatch
            final class Clock {
                private let source = DispatchSource.makeTimerSource()
                var period = 4.0
                func slow() { source.schedule(deadline: .now(), repeating: 10) }
                func fast() { source.schedule(deadline: .now(), repeating: 1) }
            }
            """)
        #expect(timer.interval == .init(seconds: nil, text: "10 or 1"))
        #expect(timer.repeats == true)
        let variable = try InventoryFixture.timer(
            """
            import Foundation
            final class Clock {
                var period = 4.0
                func start(again: Bool) { Timer.scheduledTimer(withTimeInterval: period, repeats: again) { _ in } }
            }
            """)
        #expect(variable.interval?.seconds == nil)
        #expect(variable.repeats == nil)
    }

    @Test("a number of wake-ups is grouped, and a rare one is not none")
    func wordsWakeups() {
        #expect(hourly(7_200) == "7,200 an hour")
        #expect(hourly(3_600 / 86_400) == "less than 1 an hour")
        #expect(hourly(0.5) == "1 an hour")
    }
}
