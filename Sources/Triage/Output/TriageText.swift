import TimerlintReporting

/// The result for display, as plain text or Markdown: one section per group with diagnosis, evidence, location
/// and fix.
struct TriageText {
    /// The two forms differ only in markup.
    enum Markup { case plain, markdown }

    let markup: Markup
    private static let frameLimit = 4
    private static let reportLimit = 10

    func text(of triage: TriageReport) -> String {
        var parts = triage.groups.map { section($0, triage) }
        if !triage.notices.isEmpty {
            parts.append(
                triage.notices.map { item("\(code($0.path)): \(escaped($0.message))") }.joined(separator: "\n"))
        }
        let summary = escaped(triage.summary)
        if markup == .markdown { return (["### timerlint triage", summary] + parts).joined(separator: "\n\n") + "\n" }
        return (parts + [summary]).joined(separator: "\n\n") + "\n"
    }

    // MARK: Sections

    private func section(_ group: TriageReport.Group, _ triage: TriageReport) -> String {
        let speaker = triage.speaker(of: group)
        var lines = [heading(group, speaker)]
        lines += facts(speaker, group, triage)
        if let cause = speaker.cause {
            lines += list("why", cause.because)
            lines += places(speaker)
            lines += list("to confirm", cause.kind.confirm)
            lines.append(field("fix", escaped(speaker.matches.first?.fix ?? cause.kind.fix)))
        }
        lines += speaker.judgment.notes.map { field("note", escaped($0.message)) }
        return lines.joined(separator: "\n")
    }

    private func heading(_ group: TriageReport.Group, _ speaker: TriagedReport) -> String {
        let times = group.reports.count == 1 ? "" : " (\(group.reports.count) reports)"
        let sentence: String
        if let cause = speaker.cause {
            sentence =
                (group.verdict == .possible ? "possibly: " : "")
                + "\(cause.kind.sentence) [\(group.cause), \(cause.confidence.rawValue)]"
        } else if let other = speaker.judgment.other {
            sentence = "not a timer: \(other.message) [\(group.cause)]"
        } else {
            sentence = "unknown: nothing in it points at a timer or rules one out"
        }
        return markup == .markdown ? "#### \(escaped(sentence + times))" : escaped(sentence + times)
    }

    private func facts(_ speaker: TriagedReport, _ group: TriageReport.Group, _ triage: TriageReport) -> [String] {
        let names = group.reports.prefix(Self.reportLimit).map { code(triage.reports[$0].input) }.joined(
            separator: ", ")
        let left = group.reports.count - Self.reportLimit
        var lines = [field("report", names + (left > 0 ? " and \(left) more" : ""))]
        if let message = speaker.report.messages.first {
            lines.append(field("message", escaped(Privacy.cleaned(message))))
        }
        if let exception = speaker.report.exception {
            lines.append(field("exception", escaped(Privacy.cleaned(exception))))
        }
        if let thread = speaker.report.crashedThread {
            lines.append(
                field("thread", escaped("\(thread.index)" + (thread.queue.map { ", \(Privacy.cleaned($0))" } ?? ""))))
        }
        lines += list(
            "app frames", speaker.frames.filter { $0.isApp && $0.name != nil }.prefix(Self.frameLimit).map(describe))
        return lines
    }

    private func describe(_ frame: ExaminedFrame) -> String {
        let place =
            frame.frame.file.map { " at \(Privacy.cleanedPath($0))" + (frame.frame.line.map { ":\($0)" } ?? "") } ?? ""
        return "\(frame.frame.index) \(Privacy.cleaned(frame.name?.text ?? ""))\(place)"
    }

    private func places(_ triaged: TriagedReport) -> [String] {
        triaged.matches.flatMap { match -> [String] in
            let marks = (match.isSuppressed ? ", suppressed" : "") + (match.isBaselined ? ", in the baseline" : "")
            let rule = match.rule.map { "[\($0)] " } ?? ""
            let how = " (by \(match.by.rawValue), \(match.confidence.rawValue)\(marks))"
            let first = field(
                "where", code("\(match.path):\(match.line)") + escaped(": \(match.message) \(rule)".trimmedEnd + how))
            return [first]
                + match.trace.enumerated().map { number, step in
                    let indent = markup == .markdown ? "  " : "    "
                    return "\(indent)\(number + 1). " + code("\(step.path):\(step.line)") + escaped(": \(step.message)")
                }
        }
    }

    // MARK: Markup

    private func list(_ name: String, _ items: [String]) -> [String] {
        items.map { field(name, escaped(Privacy.cleaned($0))) }
    }

    private func field(_ name: String, _ text: String) -> String {
        markup == .markdown ? "- **\(name)**: \(text)" : "  \(name): \(text)"
    }

    private func item(_ text: String) -> String { markup == .markdown ? "- \(text)" : "error: \(text)" }

    private func code(_ text: String) -> String {
        markup == .markdown ? "<code>\(escaped(text))</code>" : escaped(text)
    }

    private func escaped(_ text: String) -> String { markup == .markdown ? text.escapedMarkdown : text.visible }
}

extension String {
    fileprivate var trimmedEnd: String { hasSuffix(" ") ? String(dropLast()) : self }
}
