import TimerlintAppleAPIs

/// Crash reports in JSON: Apple's `.ips`, MetricKit payloads, and the output of Swift's backtracer.
enum JSONReports {
    /// The `bug_type` of a memory report, which has no stack.
    private static let memoryType = "298"

    /// The reports in a document; empty if it is another kind of document. `header` is the first line of an
    /// `.ips` file.
    static func reports(in document: JSONValue, header: JSONValue) -> [CrashReport] {
        let documents = document.list.isEmpty ? [document] : Array(document.list.prefix(1000))
        return documents.flatMap { value -> [CrashReport] in
            if value["kind"].text == "crashReport" { return [SwiftJSONReport(value).report] }
            if !value["crashDiagnostics"].list.isEmpty {
                return value["crashDiagnostics"].list.prefix(1000).map { MetricKitReport($0).report }
            }
            if value["callStackTree"].isObject, value["diagnosticMetaData"].isObject {
                return [MetricKitReport(value).report]
            }
            let isIPS =
                !value["threads"].list.isEmpty || value["exception"].isObject || value["termination"].isObject
                || value["asi"].isObject
            return isIPS ? [IPSReport(value, header: header).report] : []
        }
    }

    /// The report for a header that no crash follows.
    static func memoryReport(header: JSONValue) -> CrashReport? {
        guard header["bug_type"].word == memoryType else { return nil }
        var report = CrashReport(format: .ips)
        report.platform = header["os_version"].text
        report.exception = "EXC_RESOURCE (MEMORY)"
        report.messages = ["the system ended processes to free memory: per-process-limit or vm-pageshortage"]
        return report
    }
}

/// Apple's `.ips`: a header line and a JSON body.
private struct IPSReport {
    private let body: JSONValue
    private let header: JSONValue
    private let images: [CrashImage]

    init(_ body: JSONValue, header: JSONValue) {
        self.body = body
        self.header = header
        images = body["usedImages"].list.prefix(4096).map { image in
            CrashImage(
                name: image["name"].text ?? "???", path: image["path"].text, uuid: image["uuid"].text,
                architecture: image["arch"].text,
                load: image["base"].integer.flatMap(UInt64.init(exactly:)))
        }
    }

    var report: CrashReport {
        var report = CrashReport(format: .ips)
        report.process = body["procName"].text ?? header["app_name"].text ?? header["name"].text
        report.platform = body["osVersion"]["train"].text ?? header["os_version"].text
        report.architecture = body["cpuType"].text
        report.exception = exception
        report.messages = messages
        report.images = images
        report.threads = body["threads"].list.prefix(ReportReader.threadLimit).enumerated().map {
            thread($0.element, at: $0.offset)
        }
        let faulting = body["faultingThread"].integer
        report.crashed = report.threads.firstIndex(where: \.isCrashed) ?? faulting
        report.exceptionFrames = body["lastExceptionBacktrace"].list.prefix(ReportReader.frameLimit).enumerated()
            .map { frame($0.element, at: $0.offset) }
        return report
    }

    private var exception: String? {
        let exception = body["exception"]
        guard let type = exception["type"].text else { return exception["signal"].text }
        return exception["signal"].text.map { "\(type) (\($0))" } ?? type
    }

    private var messages: [String] {
        let exception = body["exception"]
        let termination = body["termination"]
        let said = body["asi"].members.sorted { $0.key < $1.key }.flatMap { $0.value.list.compactMap(\.text) }
        let reason = body["exceptionReason"]["composed_message"].text
        let ended = [termination["namespace"].text, termination["code"].word, termination["indicator"].text].compactMap
        { $0 }.joined(separator: " ")
        let rest =
            [exception["message"].text, exception["subtype"].text, ended] + termination["reasons"].list.map(\.text)
            + termination["details"].list.map(\.text)
        return (said + [reason].compactMap { $0 } + rest.compactMap { $0 }).filter { !$0.isEmpty }
    }

    private func thread(_ value: JSONValue, at index: Int) -> CrashThread {
        CrashThread(
            index: index, queue: value["queue"].text ?? value["name"].text, isCrashed: value["triggered"].isTrue,
            frames: value["frames"].list.prefix(ReportReader.frameLimit).enumerated().map {
                frame($0.element, at: $0.offset)
            })
    }

    private func frame(_ value: JSONValue, at index: Int) -> CrashFrame {
        let number = value["imageIndex"].integer ?? 0
        let image = images.indices.contains(number) ? images[number] : nil
        let offset = value["imageOffset"].integer.flatMap(UInt64.init(exactly:))
        return CrashFrame(
            index: index, image: image?.name, symbol: FrameLine.knownSymbol(value["symbol"].text),
            file: value["sourceFile"].text.flatMap(FrameLine.realFile),
            line: value["sourceLine"].integer, offset: offset,
            address: offset.flatMap { image?.load?.addingReportingOverflow($0).partialValue },
            isSystem: image.map { SystemImages.contains(name: $0.name, path: $0.path) })
    }
}

/// One diagnostic of a MetricKit payload, which has no symbols.
private struct MetricKitReport {
    private let diagnostic: JSONValue

    init(_ diagnostic: JSONValue) { self.diagnostic = diagnostic }

    var report: CrashReport {
        let meta = diagnostic["diagnosticMetaData"]
        var report = CrashReport(format: .metrickit)
        report.process = meta["bundleIdentifier"].text
        report.platform = meta["osVersion"].text
        report.architecture = meta["platformArchitecture"].text
        report.exception = exception(meta)
        let reason = meta["objectiveCexceptionReason"]
        report.messages = [
            meta["exceptionReason"].text, reason["composedMessage"].text, reason["exceptionName"].text,
            meta["terminationReason"].text,
            meta["virtualMemoryRegionInfo"].text,
        ].compactMap { $0 }
        let stacks = diagnostic["callStackTree"]["callStacks"].list.prefix(ReportReader.threadLimit)
        report.threads = stacks.enumerated().map { index, stack in
            CrashThread(
                index: index, isCrashed: stack["threadAttributed"].isTrue,
                frames: frames(stack["callStackRootFrames"].list.first))
        }
        return report
    }

    /// MetricKit gives Mach exception and UNIX signal numbers.
    private func exception(_ meta: JSONValue) -> String? {
        let types = [
            1: "EXC_BAD_ACCESS", 2: "EXC_BAD_INSTRUCTION", 5: "EXC_SOFTWARE", 6: "EXC_BREAKPOINT", 10: "EXC_CRASH",
            11: "EXC_RESOURCE",
        ]
        let signals = [4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 9: "SIGKILL", 10: "SIGBUS", 11: "SIGSEGV"]
        let signal = meta["signal"].integer.flatMap { signals[$0] }
        guard let type = meta["exceptionType"].integer.flatMap({ types[$0] }) else { return signal }
        return signal.map { "\(type) (\($0))" } ?? type
    }

    /// The `subFrames` of a frame contain its caller.
    private func frames(_ root: JSONValue?) -> [CrashFrame] {
        var frames: [CrashFrame] = []
        var next = root
        while let value = next, frames.count < ReportReader.frameLimit {
            let name = value["binaryName"].text
            frames.append(
                CrashFrame(
                    index: frames.count, image: name, symbol: FrameLine.knownSymbol(value["symbol"].text),
                    offset: value["offsetIntoBinaryTextSegment"].integer.flatMap(UInt64.init(exactly:)),
                    address: value["address"].integer.flatMap(UInt64.init(exactly:))))
            next = value["subFrames"].list.first
        }
        return frames
    }
}

/// The output of Swift's backtracer with `format=json`.
private struct SwiftJSONReport {
    private let document: JSONValue

    init(_ document: JSONValue) { self.document = document }

    var report: CrashReport {
        var report = CrashReport(format: .swift)
        report.platform = document["platform"].text
        report.architecture = document["architecture"].text
        report.exception = document["description"].text
        report.images = document["images"].list.prefix(4096).map { image in
            CrashImage(
                name: image["name"].text ?? "???", path: image["path"].text, uuid: image["buildId"].text,
                architecture: nil,
                load: image["baseAddress"].text.flatMap(FrameLine.hexadecimal))
        }
        report.threads = document["threads"].list.prefix(ReportReader.threadLimit).enumerated().map { index, thread in
            CrashThread(
                index: index, queue: thread["name"].text, isCrashed: thread["crashed"].isTrue,
                frames: thread["frames"].list.prefix(ReportReader.frameLimit).enumerated().filter {
                    $0.element["address"].text != nil
                }
                .map { frame($0.element, at: $0.offset) })
        }
        report.process = report.crashedThread?.queue
        return report
    }

    private func frame(_ value: JSONValue, at index: Int) -> CrashFrame {
        let place = value["sourceLocation"]
        let file = place["file"].text.flatMap(FrameLine.realFile)
        let isThunk = value["thunk"].isTrue
        return CrashFrame(
            index: index, image: value["image"].text, symbol: FrameLine.knownSymbol(value["symbol"].text), file: file,
            line: file == nil ? nil : place["line"].integer.flatMap { $0 > 0 ? $0 : nil },
            address: value["address"].text.flatMap(FrameLine.hexadecimal),
            isSystem: value["system"].isTrue && file == nil || isThunk ? true : nil)
    }
}
