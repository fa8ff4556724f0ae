import Testing
import TimerlintTestSupport
import TimerlintTimers

@Suite("Which calls create timers")
struct TimerRecognitionTests {
    @Test(
        "every spelling of a run-loop timer",
        arguments: [
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
            "Timer.scheduledTimer(timeInterval: 1, target: x, selector: #selector(f), userInfo: nil, repeats: true)",
            "NSTimer.scheduledTimerWithTimeInterval(1, target: x, selector: #selector(f), userInfo: nil, repeats: true)",
            "NSTimer.scheduledTimerWithTimeInterval(1, target: x, selector: \"f\", userInfo: nil, repeats: true)",
            "Foundation.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
            "let t: Timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
            "Timer(timeInterval: 1, repeats: true, block: { _ in })",
            "Timer.init(timeInterval: 1, repeats: true) { _ in }",
            "Timer(fire: Date(), interval: 1, repeats: true) { _ in }",
            "Timer(fireAt: Date(), interval: 1, target: x, selector: #selector(f), userInfo: nil, repeats: true)",
            "CFRunLoopTimerCreateWithHandler(nil, 0, 1, 0, 0) { _ in }",
        ])
    func runLoopTimers(_ text: String) {
        let timers = facts(["A.swift": "func make() { \(text) }"]).timers
        #expect(timers.count == 1 && timers.first?.kind == .runLoopTimer && timers.first?.repeats == .yes)
    }

    @Test(
        "an alias is the type it stands for, in any file",
        arguments: [
            "Ticker(timeInterval: 1, repeats: true) { _ in }", "Ticker.init(timeInterval: 1, repeats: true) { _ in }",
            "Ticker.publish(every: 1, on: .main, in: .common)",
        ])
    func aliases(_ text: String) {
        #expect(facts(["A.swift": "func make() { \(text) }", "B.swift": "typealias Ticker = Timer"]).timers.count == 1)
        #expect(facts(["A.swift": "func make() { \(text) }", "B.swift": "struct Timer {}"]).timers.isEmpty)
    }

    @Test(
        "display links, sources, publishers and delayed performs",
        arguments: [
            ("CADisplayLink(target: self, selector: #selector(f))", TimerKind.displayLink),
            ("view.displayLink(target: self, selector: #selector(f))", .displayLink),
            ("UIScreen.main.displayLink(withTarget: self, selector: #selector(f))", .displayLink),
            ("DispatchSource.makeTimerSource()", .dispatchSource),
            ("DispatchSource.makeTimerSource(flags: .strict, queue: q)", .dispatchSource),
            ("dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, q)", .dispatchSource),
            ("Timer.publish(every: 1, on: .main, in: .common)", .publisher),
            ("Timer.TimerPublisher(interval: 1, runLoop: .main, mode: .common)", .publisher),
            ("perform(#selector(f), with: nil, afterDelay: 1)", .delayedPerform),
        ])
    func otherTimers(_ text: String, _ kind: TimerKind) {
        #expect(facts(["A.swift": "func make() { \(text) }"]).timers.map(\.kind) == [kind])
    }

    @Test(
        "look-alikes are left alone",
        arguments: [
            "Timer(name: \"x\")", "Observable<Int>.timer(.seconds(1), scheduler: s)", "Timer()",
            "SwiftSignalKit.Timer(timeout: 1, repeat: true, completion: {})",
            "DispatchSource.makeReadSource(fileDescriptor: 0)", "client.scheduledTimer()",
            "Other.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
            "socket.perform(request)", "UIApplication.shared.isIdleTimerDisabled = true",
        ])
    func lookAlikes(_ text: String) {
        #expect(facts(["A.swift": "func make() { \(text) }"]).timers.isEmpty)
    }

    @Test("repeats is unknown where it is a parameter")
    func unknownRepeats() {
        let timers = facts([
            "A.swift": "func make(_ r: Bool) { Timer.scheduledTimer(withTimeInterval: 1, repeats: r) { _ in } }"
        ]).timers
        #expect(timers.map(\.repeats) == [.unknown])
    }
}
