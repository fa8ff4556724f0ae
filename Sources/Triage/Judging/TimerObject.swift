import TimerlintAppleAPIs
import TimerlintDiagnostics

/// The kind of dispatch object in a report. Sources and queues crash with the same messages.
struct TimerObject {
    let object: Cause.Object
    let evidence: [String]

    private static let words = ["timer", "tick", "poll", "heartbeat", "countdown", "throttle", "debounce", "retry"]

    init(_ report: ExaminedReport) {
        let near = report.frames.prefix(12)
        if let queue = near.first(where: { frame in
            CrashSymbols.queueDisposals.contains(where: frame.symbol.contains) || Self.resumesQueue(frame)
        }) {
            (object, evidence) = (.queue, ["\(queue.reference): the object is a queue"])
            return
        }
        var evidence: [String] = []
        var object = Cause.Object.unknown
        if let source = near.first(where: Self.namesSource) {
            object = .source
            evidence.append("\(source.reference): the object is a dispatch source, most of which are timers")
        }
        if let timer = near.first(where: {
            $0.symbol.contains("DispatchSourceTimer") || ($0.name?.text ?? "").contains("DispatchSourceTimer")
        }) {
            object = .timer
            evidence.append("\(timer.reference): the reference is typed as a timer")
        } else if let hint = Self.hint(report) {
            object = .timer
            evidence.append(hint)
        }
        (self.object, self.evidence) = (object, evidence)
    }

    /// The confidence that a timer is involved, before consulting the source tree.
    var confidence: Confidence { object == .unknown || object == .queue ? .low : .medium }

    private static func resumesQueue(_ frame: ExaminedFrame) -> Bool {
        let text = frame.name?.text ?? ""
        return (text.contains("OS_dispatch_queue") || text.contains("DispatchQueue")) && text.contains("resume")
    }

    private static func namesSource(_ frame: ExaminedFrame) -> Bool {
        frame.symbol.contains("OS_dispatch_source") || frame.symbol.contains("DispatchSourceProtocol")
            || frame.function.hasPrefix("_swift_destroy_boxed_opaque_existential")
            || frame.symbol.contains("swift_destroy_boxed_opaque_existential")
            || frame.function == "dispatch_source_xref_dispose"
            || (frame.name?.text ?? "").contains("DispatchSourceProtocol")
    }

    /// A name that suggests a timer.
    private static func hint(_ report: ExaminedReport) -> String? {
        for frame in report.appFrames.prefix(5) {
            let names =
                (frame.name.map { $0.types + [$0.member].compactMap { $0 } } ?? [])
                + [frame.frame.file.map(lastPathComponent)].compactMap { $0 }
            if let name = names.first(where: speaks) { return "\(frame.reference): '\(name)' mentions a timer" }
        }
        if let queue = report.report.crashedThread?.queue, speaks(queue) {
            return "the queue '\(queue)' mentions a timer"
        }
        return nil
    }

    private static func speaks(_ name: String) -> Bool {
        let name = name.lowercased()
        return words.contains(where: name.contains)
    }
}

/// The part after the last slash.
func lastPathComponent(_ path: String) -> String { String(path.split { $0 == "/" || $0 == "\\" }.last ?? "") }
