// Parses the lines of `timerlint dump --tree`: `kind "name" [start..<end) flags`, indented by depth.

extension Fact {
    /// Nil for nodes without a counterpart to compare with.
    init?(dumped line: Substring) {
        let text = line.utf8.drop { $0 == UInt8(ascii: " ") }
        let kind = Substring(text.prefix { $0 != UInt8(ascii: " ") })
        guard let range = line.range(ofLast: " [") else { return nil }
        let offsets = line[range.upperBound...].utf8.split(whereSeparator: { !($0 >= 0x30 && $0 <= 0x39) }).prefix(2)
            .compactMap { Int(Substring($0)) }
        guard offsets.count == 2, let closing = line[range.upperBound...].utf8.firstIndex(of: UInt8(ascii: ")")) else {
            return nil
        }
        let flags = line[line.index(after: closing)...].split(separator: " ").map { String($0) }
        let head = line[..<range.lowerBound]
        var name = ""
        if let quote = head.utf8.firstIndex(of: UInt8(ascii: "\"")) {
            name = String(head[head.index(after: quote)...].dropLast())
        }
        self.init(kind: String(kind), start: offsets[0], end: offsets[1], name: name, flags: flags.sorted())
    }

    /// Reduced to what swift-syntax provides too: see `SyntaxFacts`.
    var comparable: Fact? {
        switch kind {
        case "sourceFile": nil
        case "stringLiteral", "keyPathExpression", "selectorExpression", "availabilityCondition", "ifConfigClause",
            "otherType", "operatorDeclaration", "precedenceGroupDeclaration":
            Fact(kind: kind, start: start, end: end, name: "", flags: [])
        default: self
        }
    }
}

extension Substring {
    /// The range of the last occurrence of an ASCII text.
    fileprivate func range(ofLast text: StaticString) -> Range<Index>? {
        let bytes = utf8
        var index = endIndex
        while index > startIndex {
            index = bytes.index(before: index)
            guard bytes[index] == text.utf8Start[0] else { continue }
            let next = bytes.index(after: index)
            if next < endIndex, bytes[next] == text.utf8Start[1] { return index..<bytes.index(after: next) }
        }
        return nil
    }
}
