import TimerlintDiagnostics

/// The wording about a timer, shared by text, Markdown and the page.
extension TimerEntry {
    /// `1 s`, `50 ms`, the source text if the value is unknown, `-` if there is no interval.
    var every: String {
        guard let interval else { return kind == .displayLink ? "each frame" : "-" }
        let length = interval.seconds.map(Self.length) ?? interval.text
        return repeats == false ? "once, " + length : length
    }

    /// The same as a phrase: `every 1 s`, `once, after 45 s`, `every delay (not known)`.
    var firing: String {
        guard let interval else { return every }
        let length = interval.seconds.map(Self.length) ?? interval.text + " (not known)"
        switch repeats {
        case true?: return "every \(length)"
        case false?: return interval.seconds == nil ? "once, \(length)" : "once, after \(length)"
        case nil: return "after \(length), perhaps again"
        }
    }

    /// The run loop mode, or the queue.
    var on: String {
        if let queue { return queue.kind.words + (queue.label.map { " '\($0)'" } ?? "") }
        switch kind {
        case .runLoopTimer, .displayLink, .publisher: return mode.map { "\($0.rawValue) mode" } ?? "no run loop"
        case .delayedCall: return mode.map { "\($0.rawValue) mode" } ?? "unknown queue"
        case .taskLoop: return "a task"
        case .dispatchSource, .wrapper: return "-"
        }
    }

    /// `2 errors, 1 note`; empty if there are no findings.
    var findingsText: String {
        let open = findings.filter { !$0.isSuppressed }
        let counts = Severity.allCases.reversed().map { severity in (severity, open.count { $0.severity == severity }) }
            .filter { $0.1 > 0 }
        let suppressed = findings.count - open.count
        return (counts.map { counted($0.1, $0.0.rawValue) } + (suppressed > 0 ? ["\(suppressed) suppressed"] : []))
            .joined(separator: ", ")
    }

    /// A duration in its customary unit.
    static func length(_ seconds: Double) -> String {
        switch seconds {
        case 0: "0 s"
        case ..<0.000_001: "\((seconds * 1e9).rounded(to: 3).short) ns"
        case ..<0.001: "\((seconds * 1e6).rounded(to: 3).short) µs"
        case ..<1: "\((seconds * 1e3).rounded(to: 3).short) ms"
        case 3_600... where seconds.truncatingRemainder(dividingBy: 3_600) == 0: "\((seconds / 3_600).short) h"
        case 120... where seconds.truncatingRemainder(dividingBy: 60) == 0: "\((seconds / 60).short) min"
        default: "\(seconds.rounded(to: 3).short) s"
        }
    }
}

extension TimerFinding {
    /// `error`, `suppressed warning`.
    var label: String { (isSuppressed ? "suppressed " : "") + severity.rawValue }
}

extension TimerEntry.Ending {
    var text: String {
        switch self {
        case .ended(let members): members.joined(separator: ", ")
        case .onlyInDeinit: "deinit"
        case .withOwner: "with its owner"
        case .byItself: "by itself"
        case .unknown: "unknown"
        case .never: "never"
        }
    }
}

extension TimerEntry.Queue.Kind {
    var words: String {
        switch self {
        case .main: "main queue"
        case .global: "global queue"
        case .serial: "serial queue"
        case .concurrent: "concurrent queue"
        case .unknown: "unknown queue"
        }
    }
}

extension Inventory {
    static let othersTitle = "Findings about no listed timer"

    /// The totals, one per line.
    var totals: [String] {
        guard !timers.isEmpty else { return ["no timers"] }
        let kinds = kinds.map { $0.count == 1 ? "1 \($0.kind.words.one)" : "\($0.count) \($0.kind.words.many)" }
        let first = counted(timers.count, "timer") + ": " + kinds.joined(separator: ", ")
        let second = [
            "\(timersWithFindings) with findings", "\(timersWithoutEnd) without a reachable end",
            "at most \(grouped(wakeupsPerHour)) wake-ups an hour, all running",
            counted(unknownIntervals, "unknown interval"),
        ]
        return [first, second.joined(separator: ", ")]
    }
}

/// `1 timer`, `2 timers`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// A number of wake-ups an hour: a daily timer's is not zero.
func hourly(_ wakeups: Double) -> String {
    wakeups > 0 && wakeups < 0.5 ? "less than 1 an hour" : "\(grouped(wakeups)) an hour"
}

/// `7,200`: rounded to a whole number, with thousands separators.
func grouped(_ value: Double) -> String {
    guard value.magnitude < 1e15 else { return value.short }
    let digits = String(Int(value.rounded()))
    var parts: [Substring] = []
    var rest = digits[...]
    while rest.count > 3 {
        parts.insert(rest.suffix(3), at: 0)
        rest = rest.dropLast(3)
    }
    return ([rest] + parts).joined(separator: ",")
}

extension Double {
    fileprivate func rounded(to digits: Int) -> Double {
        let scale = (0..<digits).reduce(1.0) { value, _ in value * 10 }
        return (self * scale).rounded() / scale
    }
}
