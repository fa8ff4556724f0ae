/// A part of a generated body: a line, or a block with a head.
indirect enum Statement: Sendable {
    /// A call on the source. A mutation may remove, repeat or change it.
    case operation(String)
    /// An assignment to the state that guards the calls. A mutation may remove it.
    case record(String)
    case line(String)
    /// `head { body }`, with further parts on the closing line (`else`, `while c`, `catch`).
    case block(String, [Statement], tail: [(String, [Statement])])
    /// Statements in sequence.
    case sequence([Statement])

    static func block(_ head: String, _ body: [Statement]) -> Statement { .block(head, body, tail: []) }

    func lines(indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        switch self {
        case .operation(let text), .record(let text), .line(let text):
            return [margin + text]
        case .sequence(let statements):
            return statements.flatMap { $0.lines(indent: indent) }
        case .block(let head, let body, let tail):
            var lines = [margin + head + " {"] + body.flatMap { $0.lines(indent: indent + 2) }
            for (word, body) in tail {
                lines.append(margin + "} " + word + (body.isEmpty && word.hasPrefix("while") ? "" : " {"))
                if word.hasPrefix("while"), body.isEmpty { return lines }
                lines += body.flatMap { $0.lines(indent: indent + 2) }
            }
            return lines + [margin + "}"]
        }
    }

    /// The number of operations and records inside it.
    var mutables: Int {
        switch self {
        case .operation, .record: 1
        case .line: 0
        case .sequence(let statements): statements.reduce(0) { $0 + $1.mutables }
        case .block(_, let body, let tail): (body + tail.flatMap(\.1)).reduce(0) { $0 + $1.mutables }
        }
    }

    /// The statement with its `index`th operation or record replaced.
    func replacing(_ index: inout Int, _ change: (Statement) -> Statement) -> Statement {
        switch self {
        case .operation, .record:
            index -= 1
            return index == -1 ? change(self) : self
        case .line:
            return self
        case .sequence(let statements):
            return .sequence(statements.map { $0.replacing(&index, change) })
        case .block(let head, let body, let tail):
            let body = body.map { $0.replacing(&index, change) }
            return .block(
                head, body,
                tail: tail.map { word, statements in (word, statements.map { $0.replacing(&index, change) }) })
        }
    }
}

/// Seeds one mistake: a call or record is removed, repeated or replaced.
func mutated(_ statements: [Statement], _ random: inout SplitMix) -> [Statement] {
    let whole = Statement.sequence(statements)
    guard whole.mutables > 0 else { return statements }
    var index = random.number(below: whole.mutables)
    let kind = random.number(below: 4)
    let result = whole.replacing(&index) { statement in
        switch (statement, kind) {
        case (.operation(let text), 0): .operation(text.swappingOperation)
        case (.operation, 1): .sequence([statement, statement])
        case (.record(let text), 0): .record(text.swappingTruth)
        default: .line("_ = 0")
        }
    }
    return [result]
}

extension String {
    fileprivate var swappingOperation: String {
        if contains("suspend()") { return replacing("suspend()", with: "resume()") }
        if contains("resume()") { return replacing("resume()", with: "activate()") }
        if contains("activate()") { return replacing("activate()", with: "resume()") }
        return self
    }

    fileprivate var swappingTruth: String {
        if contains("true") { return replacing("true", with: "false") }
        if contains("false") { return replacing("false", with: "true") }
        return self
    }

    func replacing(_ word: String, with other: String) -> String {
        var result = ""
        var rest = self[...]
        while let first = rest.first {
            if rest.hasPrefix(word) {
                result += other
                rest = rest.dropFirst(word.count)
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}
