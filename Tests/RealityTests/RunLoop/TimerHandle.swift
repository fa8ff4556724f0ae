/// A way in which a class stores a timer.
struct TimerHandle {
    var declarations: [String] = []
    /// Stores `NEW`.
    let keep: String
    /// Stops the stored timers; `nil` if nothing can.
    var end: String?
    /// Drops the stored timers.
    var clear: String?
    /// Whether a timer is stored.
    var isKept: String?
    /// Whether a stored timer is valid.
    var isValid: String?
    /// Whether a new timer is stored next to the old one.
    var keepsSeveral = false
    /// The mistakes that the linter does not detect with this handle.
    var unseen: Set<TimerPlan.Mistake> = []

    /// SCENE is the name of the scene, used for types next to the class.
    static let all = [
        property("private var timer: Timer?"), property("private var timer: Timer!"), property("var timer: Timer?"),
        TimerHandle(
            declarations: ["private var timers: [Timer] = []"], keep: "timers.append(NEW)",
            end: "timers.forEach { $0.invalidate() }", clear: "timers.removeAll()", isKept: "!timers.isEmpty",
            isValid: "timers.first?.isValid == true", keepsSeveral: true),
        TimerHandle(
            declarations: ["private var timers = [Timer]()"], keep: "timers = [NEW]",
            end: "for timer in timers { timer.invalidate() }", clear: "timers = []", isKept: "timers.first != nil",
            isValid: "timers.first?.isValid == true"),
        TimerHandle(
            declarations: ["private var timers: [String: Timer] = [:]"], keep: "timers[\"beat\"] = NEW",
            end: "timers[\"beat\"]?.invalidate()", clear: "timers[\"beat\"] = nil", isKept: "timers[\"beat\"] != nil",
            isValid: "timers[\"beat\"]?.isValid ?? false"),
        TimerHandle(
            declarations: ["private struct State { var timer: Timer? }", "private var state = State()"],
            keep: "state.timer = NEW", end: "state.timer?.invalidate()", clear: "state.timer = nil",
            isKept: "state.timer != nil", isValid: "state.timer?.isValid == true"),
        TimerHandle(
            declarations: ["private final class Box { var timer: Timer? }", "private let box = Box()"],
            keep: "box.timer = NEW", end: "box.timer?.invalidate()", clear: "box.timer = nil",
            isKept: "box.timer != nil", isValid: "box.timer?.isValid == true"),
        TimerHandle(
            declarations: [
                "private enum Beat {", "  case idle, running(Timer)",
                "  var isIdle: Bool { if case .idle = self { return true } else { return false } }",
                "  var isValid: Bool { if case .running(let timer) = self { return timer.isValid }; return false }",
                "}",
                "private var beat = Beat.idle",
            ],
            keep: "beat = .running(NEW)", end: "if case .running(let timer) = beat { timer.invalidate() }",
            clear: "beat = .idle", isKept: "!beat.isIdle", isValid: "beat.isValid"),
        TimerHandle(
            declarations: [
                "private enum Beat { case idle; case running(Timer, since: Date) }", "private var beat: Beat = .idle",
            ],
            keep: "beat = .running(NEW, since: Date())",
            end: "switch beat { case .running(let timer, _): timer.invalidate(); case .idle: break }",
            clear: "beat = .idle"),
        TimerHandle(
            declarations: [
                "private enum Beat {", "  case idle, running(Timer)",
                "  func end() { if case let .running(timer) = self { timer.invalidate() } }", "}",
                "private var beat = Beat.idle {", "  didSet { oldValue.end() }", "}",
            ],
            keep: "beat = .running(NEW)", end: "beat = .idle", clear: "beat = .idle"),
        TimerHandle(
            declarations: ["private var stopper: (() -> Void)?"],
            keep: "let kept = NEW; stopper = { kept.invalidate() }",
            end: "stopper?()", clear: "stopper = nil", isKept: "stopper != nil", unseen: Set(TimerPlan.Mistake.allCases)
        ),
        TimerHandle(
            declarations: ["private var timer: Timer? { didSet { oldValue?.invalidate() } }"], keep: "timer = NEW",
            end: "timer = nil", clear: "timer = nil", isKept: "timer != nil", isValid: "timer?.isValid == true"),
        TimerHandle(
            declarations: ["private var timer: Timer? { willSet { timer?.invalidate() } }"], keep: "timer = NEW",
            end: "timer = nil", clear: "timer = nil", isKept: "timer != nil", isValid: "timer?.isValid == true"),
    ]

    static let none = TimerHandle(keep: "_ = NEW")

    private static func property(_ declaration: String) -> TimerHandle {
        TimerHandle(
            declarations: [declaration], keep: "timer = NEW", end: "timer?.invalidate()", clear: "timer = nil",
            isKept: "timer != nil", isValid: "timer?.isValid == true")
    }
}
