import TimerlintAppleAPIs

/// Reads crash reports in text form line by line. Input: lines. Output: reports. Cost: linear.
///
/// One state machine serves all formats, because people paste parts of reports into issues, often without the
/// headers that identify a format.
struct TextReportReader {
    /// Number of bytes to read of a line.
    private static let lineLimit = 1 << 14
    /// Limits on the stored messages: their number, and bytes per message.
    private static let messageLimit = 64
    private static let messageLength = 1000
    /// Number of frames from which unmarked lines count as a stack trace.
    private static let bareFrames = 3

    private var reports: [CrashReport] = []
    private var report = CrashReport(format: .stack)
    private var thread: CrashThread?
    private var section = Section.none
    private var spellings: Set<Spelling> = []
    private var crashedNumber: Int?
    private var hasIdentifier = false
    /// The line before, where it was no frame.
    private var lastLine = LineText("")
    /// True if a line named the crashed thread.
    private var hasThreadHead = false

    private enum Section { case none, exception, images, registers, notes }
    private enum Spelling { case crash, swift, lldb, gdb, bare }

    /// `line` excludes its line ending.
    mutating func read(_ line: ArraySlice<UInt8>) {
        let text = LineText(line.prefix(Self.lineLimit)).unquoted
        if section == .images, readImage(text.string[...]) { return }
        if section == .registers { return readBehindRegisters(text.trimmed.string[...]) }
        if let found = FrameLine(text, next: thread?.frames.count ?? 0) { return add(found) }
        if let found = FrameLine(text, behind: lastLine, next: thread?.frames.count ?? 0) { return add(found) }
        lastLine = text
        let trimmed = text.trimmed.string[...]
        if trimmed.isEmpty {
            if section == .notes || section == .exception, !report.exceptionFrames.isEmpty || section == .notes {
                section = .none
            }
            return
        }
        if readHead(trimmed) || readThreadHead(trimmed) { return }
        readMessage(trimmed)
    }

    /// Register lines look like frames but are not.
    private mutating func readBehindRegisters(_ text: Substring) {
        if readHead(text) || readThreadHead(text) { return }
    }

    /// Returns the reports and resets the reader.
    mutating func finish() -> [CrashReport] {
        close()
        defer { self = TextReportReader() }
        return reports
    }

    /// Messages since the last report that no stack follows yet.
    var loneMessages: [String] {
        thread == nil && report.threads.isEmpty && report.exceptionFrames.isEmpty ? report.messages : []
    }

    // MARK: Reports

    /// Starts another report if the current one has a stack.
    private mutating func beginReport() {
        if thread != nil || !report.threads.isEmpty || !report.exceptionFrames.isEmpty { close() }
    }

    private mutating func close() {
        closeThread()
        var report = report
        let frames = report.threads.reduce(report.exceptionFrames.count) { $0 + $1.frames.count }
        let hasHead = spellings.contains(.crash) && report.exception != nil
        let isBare = spellings.isSubset(of: [.bare])
        if hasHead || frames >= (isBare && !hasThreadHead ? Self.bareFrames : 1) {
            report.format = format
            // A library's message is more informative than the kernel's.
            report.messages = report.messages.filter(Self.isTelling) + report.messages.filter { !Self.isTelling($0) }
            if let crashedNumber, let index = report.threads.firstIndex(where: { $0.index == crashedNumber }) {
                report.crashed = report.crashed ?? index
            }
            report.crashed = report.threads.firstIndex(where: \.isCrashed) ?? report.crashed
            report.isTruncated = report.isTruncated || frames == 0
            reports.append(report)
        }
        (self.report, thread, section, spellings, crashedNumber, hasIdentifier, hasThreadHead) = (
            CrashReport(format: .stack), nil, .none, [], nil, false, false
        )
    }

    private static func isTelling(_ message: String) -> Bool {
        CrashMessages.sentences.contains(where: message.contains)
    }

    private var format: CrashReport.Format {
        if spellings.contains(.swift) { return .swift }
        if spellings.contains(.crash) { return .crash }
        if spellings.contains(.lldb) { return .lldb }
        return spellings.contains(.gdb) ? .gdb : .stack
    }

    // MARK: Stacks

    private mutating func add(_ found: FrameLine) {
        switch found.spelling {
        case .swift: spellings.insert(.swift)
        case .lldb: spellings.insert(.lldb)
        case .gdb: spellings.insert(.gdb)
        case .apple, .bare: spellings.insert(.bare)
        }
        var frame = found.frame
        if let image = report.images.first(where: { $0.name == frame.image }) {
            frame.isSystem = frame.isSystem ?? SystemImages.contains(name: image.name, path: image.path)
        }
        if section == .exception {
            if report.exceptionFrames.count < ReportReader.frameLimit { report.exceptionFrames.append(frame) }
            return
        }
        section = .none
        // Frame numbers that restart belong to another thread, whose header is missing.
        if let last = thread?.frames.last, frame.index <= last.index, frame.index == 0 { closeThread() }
        if thread == nil { thread = CrashThread(index: report.threads.count) }
        if thread?.frames.count ?? 0 < ReportReader.frameLimit { thread?.frames.append(frame) }
    }

    private mutating func closeThread() {
        defer { thread = nil }
        guard let thread, !thread.frames.isEmpty || thread.isCrashed, report.threads.count < ReportReader.threadLimit
        else { return }
        if let index = report.threads.firstIndex(where: { $0.index == thread.index && $0.frames.isEmpty }) {
            report.threads[index] = thread
        } else {
            report.threads.append(thread)
        }
    }

    private mutating func beginThread(_ index: Int, queue: String?, isCrashed: Bool) {
        // `Thread 3 name:` precedes `Thread 3 Crashed:`.
        let named = thread?.index == index && thread?.frames.isEmpty == true ? thread?.queue : nil
        if thread?.index != index || thread?.frames.isEmpty == false { closeThread() }
        section = .none
        thread = CrashThread(index: index, queue: queue ?? named, isCrashed: isCrashed || index == crashedNumber)
    }

    /// `Thread 3 Crashed:: name  Dispatch queue: label`, `* thread #1, queue = 'label', stop reason = …`,
    /// `Crashed: label`.
    private mutating func readThreadHead(_ text: Substring) -> Bool {
        // Lists and quotations add a sign before it, Crashlytics a number: `#5. Crashed: label`.
        let head = text.drop { "*->|#\\. ".contains($0) || $0.isNumber }
        if head.hasPrefix("Thread ") || head.hasPrefix("thread #") || head.hasPrefix("Thread #") {
            return readNumberedThread(head)
        }
        guard head.hasPrefix("Crashed: ") else { return false }
        spellings.insert(.bare)
        hasThreadHead = true
        beginThread(report.threads.count, queue: String(head.dropFirst("Crashed: ".count)), isCrashed: true)
        return true
    }

    private mutating func readNumberedThread(_ text: Substring) -> Bool {
        let rest = text.drop { !$0.isNumber }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count < 7, let index = Int(digits) else { return false }
        let after = rest[digits.endIndex...]
        if text.hasPrefix("thread") {
            spellings.insert(.lldb)
            let stop = text.lastRange(of: "stop reason = ").map { String(text[$0.upperBound...]) }
            beginThread(index, queue: quoted(after, behind: "queue = '"), isCrashed: stop != nil)
            if let stop { noteStop(stop) }
            return true
        }
        guard after.isEmpty || after.hasPrefix(" ") || after.hasPrefix(":") else { return false }
        if after.hasPrefix(" crashed with") {
            closeThread()
            section = .registers
            return true
        }
        let isCrashed = after.contains("Crashed") || after.contains(" crashed:")
        guard after.contains(":") else { return false }
        if after.hasPrefix(" name:") {
            let name = after.dropFirst(" name:".count).trimmed
            beginThread(index, queue: queueLabel(in: name) ?? String(name), isCrashed: false)
            return true
        }
        if isCrashed { spellings.insert(.crash) }
        beginThread(index, queue: queueLabel(in: after) ?? quoted(after, behind: "\""), isCrashed: isCrashed)
        return true
    }

    private mutating func noteStop(_ stop: String) {
        let name = stop.hasPrefix("signal ") ? stop.dropFirst("signal ".count) : stop[...]
        report.exception = report.exception ?? String(name.prefix { $0 != " " && $0 != ":" })
        note(stop)
    }

    private func quoted(_ text: Substring, behind mark: String) -> String? {
        guard let start = text.firstRange(of: mark) else { return nil }
        let label = text[start.upperBound...].prefix { $0 != "'" && $0 != "\"" }
        return label.isEmpty ? nil : String(label)
    }

    private func queueLabel(in text: Substring) -> String? {
        guard let start = text.firstRange(of: "Dispatch queue: ") else { return nil }
        return String(text[start.upperBound...].trimmed)
    }

    // MARK: Headers

    /// Reads a `Key: value` line of a report's header.
    private mutating func readHead(_ text: Substring) -> Bool {
        guard let colon = text.prefix(60).firstIndex(of: ":") else { return false }
        let value = String(text[text.index(after: colon)...].trimmed)
        switch text[..<colon] {
        case "Incident Identifier":
            beginReport()
            hasIdentifier = true
        case "Process":
            if !hasIdentifier { beginReport() }
            report.process = String(value.split(separator: " [").first ?? "")
        case "*** Program crashed", "Program crashed", "💣 Program crashed":
            beginReport()
            spellings.insert(.swift)
            report.exception = String(value.split(separator: " at 0x").first ?? "")
        case "Exception Type":
            spellings.insert(.crash)
            report.exception = value
        case "Exception Subtype", "Exception Message", "Termination Reason", "Termination Description",
            "Exception Note", "Event", "Description":
            note(value)
        case "Exception Codes": if value.contains("KERN_") { note(value) }
        case "Application Specific Information", "Application Specific Signatures":
            note(value)
            section = .notes
        case "OS Version", "Platform", "OS": report.platform = report.platform ?? value
        case "Code Type", "Architecture": report.architecture = value
        case "Crashed Thread", "Triggered by Thread":
            crashedNumber = Int(value.prefix { $0.isNumber })
        case "Last Exception Backtrace":
            closeThread()
            section = .exception
        case "Binary Images", "Images":
            closeThread()
            section = .images
        case "Registers":
            closeThread()
            section = .registers
        default: return false
        }
        return true
    }

    private mutating func readMessage(_ text: Substring) {
        if section == .notes { return note(String(text)) }
        guard CrashMessages.marks.contains(where: text.contains) else { return }
        note(String(text))
        guard report.exception == nil,
            let type = text.split(separator: " ").first(where: { $0.hasPrefix("EXC_") || $0.hasPrefix("SIG") })
        else { return }
        report.exception = String(type.prefix { $0.isLetter || $0 == "_" })
    }

    private mutating func note(_ message: String) {
        guard !message.isEmpty, report.messages.count < Self.messageLimit else { return }
        let short = String(message.prefix(Self.messageLength))
        if !report.messages.contains(short) { report.messages.append(short) }
    }

    /// `0x104c00000 - 0x104c1bfff App arm64  <uuid> /path/App`
    private mutating func readImage(_ text: Substring) -> Bool {
        let words = text.split { $0 == " " || $0 == "\t" }
        guard words.count >= 4, words[0].hasPrefix("0x"), words[1] == "-" else { return false }
        guard report.images.count < 4096 else { return true }
        let uuid = words.first { $0.hasPrefix("<") && $0.hasSuffix(">") }
        let path = words.lastIndex { $0.hasPrefix("/") }.map { words[$0...].joined(separator: " ") }
        let name = String(words[3].drop { $0 == "+" })
        report.images.append(
            CrashImage(
                name: name, path: path, uuid: uuid.map { String($0.dropFirst().dropLast()) },
                architecture: words.count > 4 ? String(words[4]) : nil,
                load: FrameLine.hexadecimal(words[0])))
        return true
    }
}
