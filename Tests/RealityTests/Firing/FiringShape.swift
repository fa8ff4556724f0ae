/// A class whose handlers switch its sources. `NEW1` to `NEW3` create sources, `EVERY` is the schedule of one that
/// repeats, `NAME` is the name of the program.
struct FiringShape {
    let text: String
    let calls: [String]
    /// Other placeholders, and the texts that may stand there.
    var options: [(String, [String])] = []

    static let all = [
        countdown, oneShot, relay, watchdog, toggling, rearmed, jobs, phases, flashing, pair, shared, renewing,
    ]

    private static let hooks = (
        "HANDLER",
        [
            "{ [weak self] in self?.tick() }",
            "{ [weak self] in\n    guard let self else { return }\n    self.tick()\n  }",
        ]
    )

    /// Stops itself after some fires.
    private static let countdown = FiringShape(
        text: """
            private let timer = NEW1
            private var isOn = false
            private var n = 0
            init() {
              timer.schedule(EVERY)
              timer.setEventHandler HANDLER
            }
            func start() {
              guard !isOn else { return }
              n = 0
              isOn = true
              timer.resume()
            }
            private func tick() {
              n += 1
              if n == 2 {
                ENDING
              }
            }
            func stop() {
              guard isOn else { return }
              isOn = false
              timer.suspend()
            }
            deinit {
              if !isOn {
                timer.resume()
              }
            }
            """, calls: ["start()", "stop()"],
        options: [
            hooks, ("ENDING", ["stop()", "isOn = false\n    timer.suspend()", "timer.suspend()\n    isOn = false"]),
        ])

    /// Ends itself when it fires.
    private static let oneShot = FiringShape(
        text: """
            private var timer: DispatchSourceTimer?
            private(set) var fired = 0
            func start() {
              guard timer == nil else { return }
              let made = NEW1
              made.schedule(deadline: .now() + 0.001)
              made.setEventHandler { [weak self] in
                self?.timer?.cancel()
                self?.timer = nil
                self?.fired += 1
              }
              STARTING
            }
            func stop() {
              timer?.cancel()
              timer = nil
            }
            """, calls: ["start()", "stop()"],
        options: [
            (
                "STARTING",
                ["timer = made\n  made.resume()", "made.activate()\n  timer = made", "timer = made\n  timer?.resume()"]
            )
        ])

    /// Two sources that hand over to each other.
    private static let relay = FiringShape(
        text: """
            private let first = NEW1
            private let second = NEW2
            private var isFirst = true
            init() {
              first.schedule(EVERY)
              second.schedule(EVERY)
              first.setEventHandler { [weak self] in self?.over() }
              second.setEventHandler { [weak self] in self?.back() }
              first.activate()
            }
            private func over() {
              first.suspend()
              isFirst = false
              second.resume()
            }
            private func back() {
              second.suspend()
              isFirst = true
              first.resume()
            }
            func flip() {
              if isFirst {
                over()
              } else {
                back()
              }
            }
            deinit {
              if isFirst {
                second.resume()
              } else {
                first.resume()
              }
            }
            """, calls: ["flip()"])

    /// A source that suspends another one.
    private static let watchdog = FiringShape(
        text: """
            private let fast = NEW1
            private let slow = NEW2
            private var isCalm = true
            private var level = 0
            init() {
              fast.schedule(EVERY)
              fast.setEventHandler { [weak self] in self?.check() }
              slow.schedule(deadline: .now() + 60, repeating: 60)
              slow.setEventHandler { }
              fast.resume()
              slow.resume()
            }
            private func check() {
              level += 1
              if level > 1, isCalm {
                slow.suspend()
                isCalm = false
              }
            }
            func calm() {
              level = 0
              guard !isCalm else { return }
              isCalm = true
              slow.resume()
            }
            func end() {
              fast.cancel()
            }
            deinit {
              if !isCalm {
                slow.resume()
              }
            }
            """, calls: ["calm()", "end()"])

    /// A source that switches another one on and off.
    private static let toggling = FiringShape(
        text: """
            private let fast = NEW1
            private let slow = NEW2
            private var runs = false
            init() {
              fast.schedule(EVERY)
              fast.setEventHandler { [weak self] in self?.toggle() }
              fast.activate()
            }
            private func toggle() {
              if runs {
                slow.suspend()
              } else {
                slow.resume()
              }
              runs.toggle()
            }
            func rest() {
              guard runs else { return }
              slow.suspend()
              runs = false
            }
            deinit {
              if !runs {
                slow.resume()
              }
            }
            """, calls: ["rest()"])

    /// Fires once for each time that it is armed.
    private static let rearmed = FiringShape(
        text: """
            private let timer = NEW1
            private var isArmed = false
            init() {
              timer.setEventHandler HANDLER
            }
            func poke() {
              timer.schedule(deadline: .now() + 0.001)
              guard !isArmed else { return }
              isArmed = true
              timer.resume()
            }
            private func tick() {
              timer.suspend()
              isArmed = false
            }
            deinit {
              if !isArmed {
                timer.resume()
              }
            }
            """, calls: ["poke()"], options: [hooks])

    /// A source for each key, which removes itself.
    private static let jobs = FiringShape(
        text: """
            private var jobs: [Int: DispatchSourceTimer] = [:]
            func add(_ key: Int) {
              guard jobs[key] == nil else { return }
              let made = NEW1
              made.schedule(deadline: .now() + 0.001)
              made.setEventHandler { [weak self] in
                self?.jobs[key]?.cancel()
                self?.jobs[key] = nil
              }
              jobs[key] = made
              made.resume()
            }
            func remove(_ key: Int) {
              jobs.removeValue(forKey: key)?.cancel()
            }
            """, calls: ["add(1)", "add(2)", "remove(1)"])

    /// An `enum` records what the handler does next.
    private static let phases = FiringShape(
        text: """
            private enum Phase { case waiting, ticking, parked }
            private let timer = NEW1
            private var phase = Phase.waiting
            init() {
              timer.schedule(EVERY)
              timer.setEventHandler HANDLER
            }
            func start() {
              switch phase {
              case .waiting, .parked:
                phase = .ticking
                timer.resume()
              case .ticking: break
              }
            }
            private func tick() {
              timer.suspend()
              phase = .parked
            }
            deinit {
              switch phase {
              case .waiting, .parked:
                timer.resume()
              case .ticking: break
              }
            }
            """, calls: ["start()"], options: [hooks])

    /// A source that only its own handler keeps.
    private static let flashing = FiringShape(
        text: """
            private(set) var flashes = 0
            func flash() {
              let made = NEW1
              var left = 2
              made.schedule(EVERY)
              made.setEventHandler { [weak self] in
                self?.flashes += 1
                left -= 1
                if left <= 0 {
                  made.cancel()
                }
              }
              made.resume()
            }
            """, calls: ["flash()"])

    /// Two sources in an array.
    private static let pair = FiringShape(
        text: """
            private var sources = [NEW1, NEW2]
            private var isBusy = false
            init() {
              sources[0].schedule(EVERY)
              sources[0].setEventHandler { [weak self] in self?.work() }
              sources[0].resume()
            }
            private func work() {
              guard !isBusy else { return }
              isBusy = true
              sources[1].resume()
            }
            func rest() {
              guard isBusy else { return }
              isBusy = false
              sources[1].suspend()
            }
            deinit {
              if !isBusy {
                sources[1].resume()
              }
            }
            """, calls: ["rest()"])

    /// The handler switches a source that belongs to another object.
    private static let shared = FiringShape(
        text: """
            private final class Lamp {
              let blinking = NEW2
              var isLit = false
              func light() {
                guard !isLit else { return }
                isLit = true
                blinking.resume()
              }
              func dim() {
                guard isLit else { return }
                isLit = false
                blinking.suspend()
              }
              deinit {
                if !isLit {
                  blinking.resume()
                }
              }
            }
            private let lamp = Lamp()
            private let timer = NEW1
            init() {
              timer.schedule(EVERY)
              timer.setEventHandler { [weak lamp] in lamp?.light() }
              timer.activate()
            }
            func dim() {
              lamp.dim()
            }
            func end() {
              timer.cancel()
            }
            """, calls: ["dim()", "end()"])

    /// The handler keeps a new source in the place of its own.
    private static let renewing = FiringShape(
        text: """
            private var timer: DispatchSourceTimer?
            private var isOn = false
            init() {
              renew()
            }
            private func renew() {
              timer = NEW1
              isOn = false
              timer?.schedule(deadline: .now() + 0.001)
              timer?.setEventHandler { [weak self] in self?.renew() }
            }
            func start() {
              guard !isOn else { return }
              isOn = true
              timer?.resume()
            }
            deinit {
              if !isOn {
                timer?.resume()
              }
            }
            """, calls: ["start()"])
}
