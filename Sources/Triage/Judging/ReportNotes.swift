import TimerlintAppleAPIs

/// Additional information about a report beside its cause.
struct ReportNotes {
    let report: ExaminedReport

    init(_ report: ExaminedReport) { self.report = report }

    var notes: [ReportNote] { [truncated, notSymbolicated, noAppFrame, handlerBlockedMain].compactMap { $0 } }

    private var truncated: ReportNote? {
        report.report.isTruncated
            ? ReportNote(kind: .truncated, message: "the report breaks off: what is missing may tell more") : nil
    }

    private var noAppFrame: ReportNote? {
        guard report.appFrames.isEmpty, !report.frames.isEmpty else { return nil }
        return ReportNote(
            kind: .noAppFrame,
            message:
                "no frame of the app's own code is in the stack: a call at a function's end leaves none"
        )
    }

    private var handlerBlockedMain: ReportNote? {
        guard report.says(oneOf: CrashMessages.watchdog), let callout = report.timerCallout else { return nil }
        return ReportNote(
            kind: .handlerBlockedMain,
            message: "the main thread stood in a timer's handler (\(callout.reference)): that handler takes too long")
    }

    private var notSymbolicated: ReportNote? {
        let candidates = report.frames.prefix(20).filter { $0.frame.symbol == nil }
        guard
            let nameless = candidates.first(where: isForeign)
                ?? candidates.first(where: { $0.frame.image?.contains("libdispatch") == true })
        else { return nil }
        let name = nameless.frame.image ?? "the app"
        let image = report.report.images.first { $0.name == name }
        return ReportNote(
            kind: .notSymbolicated,
            message: "the frames of '\(name)' have no names; \(command(for: nameless.frame, image))")
    }

    private func isForeign(_ frame: ExaminedFrame) -> Bool {
        frame.frame.image.map { !SystemImages.contains(name: $0) } ?? true
    }

    /// Code addresses relative to an image reveal nothing private; heap addresses would.
    private func command(for frame: CrashFrame, _ image: CrashImage?) -> String {
        let name = frame.image ?? "App"
        if report.report.format == .swift || report.report.format == .gdb {
            let known = frame.address.flatMap { address in image?.load.map { address &- $0 } }
            let offset = known ?? frame.offset ?? 0
            let build = image?.uuid.map { " of build \($0)" } ?? ""
            return "llvm-symbolizer -e \(name) \(hexadecimal(offset)) gives them from the binary\(build)"
        }
        let load = image?.load ?? frame.address.flatMap { address in frame.offset.map { address &- $0 } }
        let address = frame.address ?? frame.offset.flatMap { offset in load.map { $0 &+ offset } }
        let places =
            load.flatMap { load in address.map { "\(hexadecimal(load)) \(hexadecimal($0))" } } ?? "LOAD ADDRESS"
        let symbols = "\(name).dSYM/Contents/Resources/DWARF/\(name)"
        return "atos -arch \(image?.architecture ?? "arm64") -o \(symbols) -l \(places) gives them; "
            + "dwarfdump --uuid must show \(image?.uuid ?? "the report's UUID")"
    }

    private func hexadecimal(_ number: UInt64) -> String { "0x" + String(number, radix: 16) }
}
