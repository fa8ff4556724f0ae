import TimerlintAppleAPIs

/// Recognizes crashes that resemble a timer's but have another cause.
struct OtherFaultJudge {
    let report: ExaminedReport

    init(_ report: ExaminedReport) { self.report = report }

    /// A fault that excludes a timer, whatever else the report shows.
    var beforeCauses: OtherFault? {
        if report.says(oneOf: CrashMessages.watchdog) { return OtherFault(.watchdog) }
        if report.says(oneOf: CrashMessages.memoryLimit) { return OtherFault(.memoryLimit) }
        if report.says(CrashMessages.ownQueue) { return OtherFault(.syncOnOwnQueue) }
        if report.says(oneOf: CrashMessages.groupsAndSemaphores)
            || report.top(CrashSymbols.groupsAndSemaphores, within: 2) != nil
        {
            return OtherFault(.groupOrSemaphore)
        }
        if report.says(oneOf: CrashMessages.vanishedDescriptor) { return OtherFault(.vanishedDescriptor) }
        return nil
    }

    /// The fault if no timer cause was found.
    var afterCauses: OtherFault? {
        if report.top(CrashSymbols.synchronousWaits, within: 2) != nil, report.isTrap {
            return OtherFault(.syncOnOwnQueue)
        }
        if report.says(oneOf: CrashMessages.queueExpectation) || report.top(CrashSymbols.queueAssertions) != nil {
            return OtherFault(.queueAssertion)
        }
        if isException { return OtherFault(.uncaughtException) }
        if isSwiftTrap { return OtherFault(.swiftTrap) }
        if report.isBadAccess { return OtherFault(.memoryFault, folklore) }
        if report.says("SIGKILL") || report.says("EXC_CRASH (SIGKILL)") { return OtherFault(.killed) }
        // The common advice about these functions is wrong: they check nothing.
        if let folklore { return OtherFault(.memoryFault, folklore) }
        return nil
    }

    private var isException: Bool {
        !report.report.exceptionFrames.isEmpty || report.says(oneOf: CrashMessages.uncaughtException)
            || report.top(["objc_exception_throw", "objc_terminate"], within: 6) != nil
    }

    private var isSwiftTrap: Bool {
        if report.says(oneOf: CrashMessages.swiftTraps) { return true }
        if report.frames.prefix(3).contains(where: { frame in
            CrashSymbols.swiftTraps.contains { frame.symbol.contains($0) }
        }) {
            return true
        }
        return report.isTrap && report.frames.first?.isApp == true
    }

    /// Common but wrong advice about the top function.
    private var folklore: String? {
        guard let top = report.frames.first else { return nil }
        if top.function == "dispatch_source_cancel" {
            return "cancel() of a suspended source never crashes by itself; the object passed to it was no longer valid"
        }
        if top.function.hasPrefix("dispatch_source_refs_t") {
            return "libdispatch reads a source's handler here, which no suspend count can crash"
        }
        return nil
    }
}
