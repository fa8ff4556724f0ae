import TimerlintAppleAPIs

/// A frame with its parsed symbol name.
struct ExaminedFrame: Sendable {
    let frame: CrashFrame
    let name: SymbolName?
    /// Whether it is the app's own code.
    let isApp: Bool

    /// Without underscore and suffixes; empty for an unnamed frame.
    var function: String { name?.function ?? "" }
    /// As written in the report.
    var symbol: String { frame.symbol ?? "" }

    init(_ frame: CrashFrame) {
        self.frame = frame
        let name = frame.symbol.map(SymbolName.init)
        self.name = name
        let isSystem = frame.isSystem ?? frame.image.map { SystemImages.contains(name: $0) } ?? false
        let isNamedSystem =
            frame.image == nil
            && frame.symbol.map { symbol in CrashSymbols.systemPrefixes.contains(where: symbol.hasPrefix) } ?? true
        isApp =
            !isSystem && !isNamedSystem && name?.isGenerated != true && frame.symbol != "main"
            && frame.symbol != "start"
    }
}

/// A report with its judged frames named, ready for matching evidence. Cost: linear in the frames.
struct ExaminedReport: Sendable {
    let report: CrashReport
    let frames: [ExaminedFrame]
    /// All messages joined, for substring searches.
    let said: String

    init(_ report: CrashReport) {
        self.report = report
        frames = Self.locating(report.judgedFrames.map(ExaminedFrame.init), by: report.messages)
        said = ([report.exception].compactMap { $0 } + report.messages).joined(separator: "\n")
    }

    /// The Swift runtime reports the line of a failed check (`App/Gate.swift:14: Fatal error: …`). Adds it to
    /// the innermost app frame if that has no line.
    private static func locating(_ frames: [ExaminedFrame], by messages: [String]) -> [ExaminedFrame] {
        guard let index = frames.firstIndex(where: \.isApp), frames[index].frame.line == nil,
            let message = messages.first(where: { $0.contains(": Fatal error") })
        else { return frames }
        let parts = message.split(separator: ":", maxSplits: 2)
        guard parts.count == 3, let line = Int(parts[1]), parts[0].hasSuffix(".swift") else { return frames }
        var frame = frames[index].frame
        if let file = frame.file, lastPathComponent(file) != lastPathComponent(String(parts[0])) { return frames }
        frame.file = frame.file ?? String(parts[0])
        frame.line = line
        var result = frames
        result[index] = ExaminedFrame(frame)
        return result
    }

    var appFrames: [ExaminedFrame] { frames.filter(\.isApp) }

    func says(_ text: String) -> Bool { said.contains(text) }
    func says(oneOf texts: [String]) -> Bool { texts.contains(where: said.contains) }

    /// The first of the top frames whose function is in the set.
    func top(_ functions: Set<String>, within count: Int = 3) -> ExaminedFrame? {
        frames.prefix(count).first { functions.contains($0.function) }
    }

    func first(where matches: (ExaminedFrame) -> Bool) -> ExaminedFrame? { frames.first(where: matches) }

    /// The frame in which a run loop fires a timer or display link.
    var timerCallout: ExaminedFrame? { frames.first { $0.isTimerCallout } }

    /// The frame in which libdispatch calls a source's handler.
    var sourceCallout: ExaminedFrame? { frames.first { CrashSymbols.sourceCallouts.contains($0.function) } }

    var exception: String { report.exception ?? "" }
    var isBadAccess: Bool {
        says("EXC_BAD_ACCESS") || says("SIGSEGV") || says("SIGBUS") || says("Bad pointer dereference")
            || says("KERN_INVALID_ADDRESS")
    }

    /// Whether libdispatch or compiled Swift stopped the process deliberately.
    var isTrap: Bool {
        let traps = [
            "EXC_BREAKPOINT", "EXC_BAD_INSTRUCTION", "SIGTRAP", "SIGILL", "Illegal instruction", "Trace/BPT",
            "Breakpoint", "trap",
        ]
        return traps.contains(where: exception.contains)
    }
}

extension ExaminedFrame {
    var isTimerCallout: Bool { CrashSymbols.timerCallouts.contains(where: symbol.contains) }

    /// `frame 3, Poller.stop()`.
    var reference: String { "frame \(frame.index), \(name?.text.prefix(120) ?? "without name")" }
}
