import TimerlintDiagnostics
import TimerlintSource

extension FileDirectives {
    /// The edits that remove ids from a directive, or the directive from the file. An `enable` that closes a
    /// removed `disable` is removed too.
    func removal(of idle: [Suppression], from directive: SuppressionDirective) -> [FileEdit] {
        var edits = removal(of: idle.map(\.name), in: directive)
        guard directive.verb == .disable else { return edits }
        var closed: [UInt32: [SuppressionDirective.Name]] = [:]
        for suppression in idle {
            if case .region(let range) = suppression.scope { closed[range.end, default: []].append(suppression.name) }
        }
        for (end, names) in closed.sorted(by: { $0.key < $1.key }) {
            guard let closing = self.directive(startingAt: end) else { continue }
            let ids = Set(names.map(\.id))
            for edit in removal(of: closing.names.filter { ids.contains($0.id) }, in: closing) {
                // Two adjacent comments both claim the space between them.
                let start = max(edit.range.start, edits.last?.range.end ?? 0)
                edits.append(FileEdit(file, SourceRange(start, max(start, edit.range.end)), replacement: ""))
            }
        }
        return edits
    }

    private func directive(startingAt offset: UInt32) -> SuppressionDirective? {
        var low = 0
        var high = directives.count
        while low < high {
            let middle = (low + high) / 2
            if directives[middle].range.start < offset { low = middle + 1 } else { high = middle }
        }
        return low < directives.count && directives[low].range.start == offset ? directives[low] : nil
    }

    /// Removes each id with the comma after it (or before it, for the last ids). If every id is unused, removes
    /// the directive.
    private func removal(of gone: [SuppressionDirective.Name], in directive: SuppressionDirective) -> [FileEdit] {
        let gone = Set(gone.map(\.range.start))
        let names = directive.names
        guard let lastKept = names.lastIndex(where: { !gone.contains($0.range.start) }) else {
            return [FileEdit(file, span(of: directive), replacement: "")]
        }
        return names.indices.filter { gone.contains(names[$0].range.start) }.map { index in
            let range =
                index > lastKept
                ? SourceRange(names[index - 1].range.end, names[index].range.end)
                : SourceRange(names[index].range.start, names[index + 1].range.start)
            return FileEdit(file, range, replacement: "")
        }
    }

    /// The range to delete with a directive: the whole line if it is alone on it, else the space around it.
    private func span(of directive: SuppressionDirective) -> SourceRange {
        let comment = directive.comment
        if directive.isWholeComment, !comment.hasCodeBefore, !comment.hasCodeAfter, !sharesLine(comment.range) {
            return file.lines.range(ofLine: file.lines.line(at: comment.range.start))
        }
        var range = directive.isWholeComment ? comment.range : SourceRange(directive.start, directive.range.end)
        if !directive.isWholeComment, comment.isBlock, !sharesLine(directive.range) {
            return file.lines.range(ofLine: file.lines.line(at: directive.start))
        }
        let line = file.lines.range(ofLine: file.lines.line(at: range.end))
        let isLast = !file.bytes[Int(range.end)..<Int(line.end)].contains { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if comment.hasCodeBefore || isLast {
            while range.start > 0, isBlank(range.start - 1) { range.start -= 1 }
        } else {
            // The code after it keeps the indentation.
            while range.end < line.end, isBlank(range.end) { range.end += 1 }
        }
        return range
    }

    /// Whether the line of a range contains anything else besides blanks and the stars of a block comment.
    private func sharesLine(_ range: SourceRange) -> Bool {
        let line = file.lines.range(ofLine: file.lines.line(at: range.start))
        let others =
            file.bytes[Int(line.start)..<Int(range.start)] + file.bytes[Int(min(range.end, line.end))..<Int(line.end)]
        return others.contains { ![0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "*")].contains($0) }
    }

    private func isBlank(_ offset: UInt32) -> Bool { [0x20, 0x09].contains(file.bytes[Int(offset)]) }
}
