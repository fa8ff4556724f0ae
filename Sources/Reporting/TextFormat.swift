import TimerlintDiagnostics
import TimerlintFixes
import TimerlintSource

/// The terminal output: each finding with its source line, trace and fix. Findings of one timer are grouped,
/// and a repetitive rule is cut short in each file.
struct TextFormat {
    let style: ReportStyle
    private let paint: Paint

    init(style: ReportStyle) {
        self.style = style
        paint = Paint(isOn: style.color)
    }

    func text(of report: Report) -> String {
        var blocks: [String] = []
        if style.notices, !report.notices.isEmpty {
            blocks.append(report.notices.map(line).joined(separator: "\n"))
        }
        for block in FindingGroup.blocks(of: report.findings) {
            switch block {
            case .group(let group): blocks.append(lines(of: group).joined(separator: "\n"))
            case .more(let findings): blocks.append(lines(ofMore: findings).joined(separator: "\n"))
            }
        }
        if style.summary { blocks.append(([report.summary] + moreAbout(report.findings)).joined(separator: "\n")) }
        return blocks.isEmpty ? "" : blocks.joined(separator: "\n\n") + "\n"
    }

    /// Where to read more, for the first of the most severe findings.
    private func moreAbout(_ findings: [Finding]) -> [String] {
        guard let gravest = findings.map(\.severity).max(),
            let first = findings.first(where: { $0.severity == gravest })
        else { return [] }
        return [paint.dim("for details: timerlint explain \(first.rule)")]
    }

    private func line(_ notice: Notice) -> String {
        let place = notice.path.map { paint.bold($0.visible + ":") + " " } ?? ""
        return place + paint.severity(notice.severity, notice.severity.rawValue + ":") + " " + notice.message.visible
    }

    private func lines(of group: FindingGroup) -> [String] {
        var lines = self.lines(of: group.first, isTold: false)
        var shown = group.first.location
        for finding in group.others {
            let isTold = finding.location.file === shown.file && finding.location.range == shown.range
            lines += self.lines(of: finding, isTold: isTold).map { "  " + $0 }
            shown = finding.location
        }
        return lines
    }

    /// `isTold` means that the location was just shown, so it and the source are omitted.
    private func lines(of finding: Finding, isTold: Bool) -> [String] {
        var lines = [(isTold ? "" : paint.bold(place(finding.location) + ":") + " ") + headline(finding)]
        if !isTold { lines += source(finding) }
        if !finding.trace.isEmpty { lines += trace(finding) }
        if case .traps(let message)? = finding.outcome { lines.append(aside("crash", message)) }
        if let fix = finding.fix { lines += self.fix(fix, in: finding.location.file) }
        return lines
    }

    private func headline(_ finding: Finding) -> String {
        let severity = paint.severity(finding.severity, finding.severity.rawValue + ":")
        return severity + " " + paint.bold(finding.message.visible) + " " + paint.dim("[\(finding.rule)]")
    }

    private func source(_ finding: Finding) -> [String] {
        let excerpt = Excerpt(finding.location, columns: style.columns.map { $0 - Self.gutterWidth })
        let carets =
            String(repeating: " ", count: excerpt.indent) + paint.caret(String(repeating: "^", count: excerpt.width))
        return [gutter("\(excerpt.lineNumber)") + excerpt.text, gutter("") + carets]
    }

    /// Steps in the finding's own file show only their lines.
    private func trace(_ finding: Finding) -> [String] {
        var lines = [aside("how", "")]
        for (number, step) in finding.trace.enumerated() {
            let number = String(repeating: " ", count: number < 9 ? 6 : 5) + "\(number + 1). "
            let isHere = step.location.file === finding.location.file
            let origin = isHere ? "line \(step.location.start.line)" : place(step.location)
            lines.append(number + step.sentence.visible + paint.dim(", " + origin))
            lines.append(
                String(repeating: " ", count: 9)
                    + paint.dim(Excerpt(step.location, columns: style.columns.map { $0 - 9 }).code))
        }
        return lines
    }

    private func fix(_ fix: FixIt, in file: SourceFile) -> [String] {
        let safety =
            switch fix.safety {
            case .safe: ""
            case .unsafe: " (unsafe: --unsafe-fixes)"
            case .suggestion: fix.changes.isEmpty ? "" : " (a suggestion, to be finished by hand)"
            }
        return [aside("fix", fix.title.visible + safety)]
            + fix.changes.flatMap { change in
                let lines = diff(change)
                return change.file === file || lines.isEmpty ? lines : [aside("in", change.file.path)] + lines
            }
    }

    /// The changed lines only; empty if they are too long or too many to be readable.
    private func diff(_ change: FileChange) -> [String] {
        let file = change.file
        let extent = change.extent
        let first = file.lines.range(ofLine: file.lines.line(at: extent.start))
        let last = file.lines.range(ofLine: file.lines.line(at: extent.end))
        guard first.length < 2_000, last.length < 2_000, extent.length < 20_000 else { return [] }
        let lines = LineChange.all(of: change.edits, in: file.bytes).flatMap { change in
            numbered(Array(file.bytes[change.old]), "-", from: file, at: change.old.lowerBound)
                + numbered(change.new, "+", from: file, at: change.old.lowerBound)
        }
        return lines.count > 40 ? [] : lines
    }

    private func numbered(_ bytes: [UInt8], _ sign: String, from file: SourceFile, at offset: Int) -> [String] {
        let start = file.lines.line(at: UInt32(offset))
        return TimerlintFixes.lines(of: bytes[...]).enumerated().map { index, line in
            let text = Excerpt.expanded(String(decoding: line, as: UTF8.self))
            let number = gutter("\(start + index)", mark: sign)
            return sign == "-" ? paint.removed(number + text) : paint.added(number + text)
        }
    }

    private func lines(ofMore findings: [Finding]) -> [String] {
        guard let first = findings.first else { return [] }
        let numbers = findings.prefix(20).map { "\($0.location.start.line)" }
        let rest = findings.count > 20 ? ", …" : ""
        let what = "\(findings.count) more of [\(first.rule)], in line\(findings.count == 1 ? "" : "s") "
        return [
            paint.bold(first.location.file.path.visible + ":") + " " + what + numbers.joined(separator: ", ") + rest
        ]
    }

    private func place(_ location: Location) -> String {
        let start = location.start
        return "\(location.file.path.visible):\(start.line):\(start.column)"
    }

    /// Width of a line number of up to five digits with the mark after it, in columns.
    private static let gutterWidth = 8

    private func gutter(_ number: String, mark: String = "|") -> String {
        paint.dim(String(repeating: " ", count: max(0, 5 - number.count)) + number + " " + mark + " ")
    }

    private func aside(_ name: String, _ text: String) -> String {
        String(repeating: " ", count: max(0, 5 - name.count)) + paint.bold(name + ":")
            + (text.isEmpty ? "" : " " + text.visible)
    }
}
