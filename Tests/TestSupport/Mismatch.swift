import TimerlintDiagnostics
import TimerlintSource

/// A difference between the marks of a source and its findings.
package struct Mismatch: Sendable, CustomStringConvertible {
    /// The line (from 1) of the source.
    package let line: Int
    package let description: String
}

/// Compares the findings in one file with its marks. Marks and findings must match one to one.
package func mismatches(marks: [Mark], findings: [Finding]) -> [Mismatch] {
    var open = findings
    var result: [Mismatch] = []
    for mark in marks.sorted(by: { $0.precision > $1.precision }) {
        let candidates = open.indices.filter {
            open[$0].rule == mark.rule && open[$0].location.start.line == mark.line
        }
        guard let best = candidates.first(where: { mark.objection(to: open[$0]) == nil }) ?? candidates.first else {
            result.append(Mismatch(line: mark.line, description: "expected \(mark.rule), found nothing of the kind"))
            continue
        }
        if let objection = mark.objection(to: open[best]) {
            result.append(Mismatch(line: mark.line, description: objection))
        }
        open.remove(at: best)
    }
    result += open.map { finding in
        Mismatch(
            line: finding.location.start.line,
            description: "unexpected \(finding.rule)(\(finding.severity)): \(finding.message)")
    }
    return result.sorted { $0.line < $1.line }
}

extension Mark {
    /// How specific the mark is. The most specific marks are matched first.
    fileprivate var precision: Int { (columns == nil ? 0 : 2) + (severity == nil ? 0 : 1) }

    /// Why a finding of the mark's rule and line does not match, or `nil`.
    fileprivate func objection(to finding: Finding) -> String? {
        if let severity, severity != finding.severity {
            return "expected \(rule) as \(severity), found it as \(finding.severity)"
        }
        if let columns, columns != finding.firstLineColumns {
            return "expected \(rule) at columns \(columns), found it at \(finding.firstLineColumns)"
        }
        return nil
    }
}

extension Finding {
    /// The columns (from 1, in bytes, half-open) of the finding on its first line.
    fileprivate var firstLineColumns: Range<Int> {
        let start = location.start
        let line = location.file.lines.range(ofLine: start.line)
        var end = min(location.range.end, line.end)
        while end > location.range.start, location.file.bytes[Int(end) - 1] == UInt8(ascii: "\n") { end -= 1 }
        return start.column..<start.column + Int(end - location.range.start)
    }
}
