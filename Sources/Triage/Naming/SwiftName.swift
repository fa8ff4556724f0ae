/// A demangled Swift name in a short form. The demangler's `closure #1 () -> () in Net.Poller.start() -> ()`
/// and the debugger's `closure #1 in Poller.start()` become equal. Cost: linear in the name.
struct SwiftName {
    private(set) var text = ""
    private(set) var types: [String] = []
    private(set) var member: String?
    private(set) var isGenerated = false
    private(set) var isClosure = false

    /// Prefixes that wrap the name of another function.
    private static let wrappings = [
        "@objc ", "static ", "merged ", "specialized ", "partial apply forwarder for ", "partial apply for ",
        "generic specialization ",
        "function signature specialization ", "generic not re-abstracted specialization ", "inlined generic function ",
        "class ", "@nonobjc ",
        "dispatch thunk of ", "override ", "async function pointer to ", "implicit ", "closure argument propagation ",
    ]

    /// Prefixes of compiler-generated functions.
    private static let generated = [
        "partial apply", "thunk for ", "reabstraction thunk", "protocol witness for ", "outlined ", "value witness ",
        "type metadata ", "lazy protocol witness",
        "destroy ", "assignWith", "objectdestroy", "dispatch thunk of ", "block_", "witness table", "method lookup",
        "associated type",
    ]

    /// Whether a function is compiler-generated.
    static func isGenerated(_ name: String) -> Bool {
        generated.contains { name.hasPrefix($0) } && !name.contains("closure #")
    }

    /// `isLong` means the demangler's form, with modules and parameter types.
    init(_ name: String, isLong: Bool) {
        var rest = name[...]
        isGenerated = Self.isGenerated(name)
        rest = Self.unwrapped(rest)
        if let suffix = rest.lastRange(of: " with unmangled suffix ") { rest = rest[..<suffix.lowerBound] }
        guard !isGenerated || !rest.hasPrefix("protocol witness"), !rest.contains(" in conformance ") else {
            text = String(name)
            isGenerated = true
            return
        }
        let parts = Self.split(rest)
        let isQualified = isLong || rest.contains(" -> ") || rest.contains(" : ")
        let function = Self.function(parts.last ?? rest, isQualified: isQualified)
        let lead = parts.dropLast().map { String(Self.lead($0)) }
        isClosure = lead.contains { $0.contains("closure #") } || lead.contains { $0.contains(" #") }
        text = (lead + [function.text]).joined(separator: " in ")
        types = function.types
        member = function.member
        if function.text == "main" { isGenerated = true }
    }

    /// Removes the words before the actual function.
    private static func unwrapped(_ name: Substring) -> Substring {
        var rest = name
        var changed = true
        while changed {
            changed = false
            for prefix in wrappings where rest.hasPrefix(prefix) {
                rest = rest.dropFirst(prefix.count)
                // `generic specialization <Swift.Int> of …`
                if rest.first == "<", let of = rest.firstRange(of: "> of ") { rest = rest[of.upperBound...] }
                changed = true
            }
            // `(1) await resume partial function for …`
            if rest.first == "(", let mark = rest.prefix(80).firstRange(of: "partial function for ") {
                rest = rest[mark.upperBound...]
                changed = true
            }
        }
        return rest
    }

    /// Splits at ` in ` outside of brackets.
    private static func split(_ name: Substring) -> [Substring] {
        var parts: [Substring] = []
        var start = name.startIndex
        var depth = 0
        var index = name.startIndex
        while index < name.endIndex {
            switch name[index] {
            case "(", "<", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where index > name.startIndex && name[name.index(before: index)] != "-": depth -= 1
            case " " where depth <= 0 && name[index...].hasPrefix(" in "):
                parts.append(name[start..<index])
                start = name.index(index, offsetBy: 4)
                index = start
                continue
            default: break
            }
            index = name.index(after: index)
        }
        return parts + [name[start...]]
    }

    /// `closure #1 @Sendable () async -> ()` without its type.
    private static func lead(_ part: Substring) -> Substring {
        guard let hash = part.firstRange(of: "#") else { return part }
        let digits = part[hash.upperBound...].prefix { $0.isNumber }
        return part[..<digits.endIndex]
    }

    /// The function or accessor itself.
    private static func function(_ part: Substring, isQualified: Bool) -> (
        text: String, types: [String], member: String?
    ) {
        var rest = withoutGenerics(part)
        rest = withoutContexts(rest)
        if let arrow = rest.firstRange(of: " -> "), !rest[..<arrow.lowerBound].hasSuffix("(") {
            rest = String(beforeResult(rest))
        }
        for mark in [" : ", " async", " throws"] {
            if let end = rest.lastRange(of: mark), !rest[end.upperBound...].contains(")") {
                rest = String(rest[..<end.lowerBound])
            }
        }
        let open = rest.firstIndex(of: "(")
        let arguments = open.map { labels(rest[$0...]) } ?? ""
        var path = rest[..<(open ?? rest.endIndex)].split(separator: ".", omittingEmptySubsequences: true).map(
            String.init)
        if isQualified, path.count > 1 { path.removeFirst() }
        guard var last = path.popLast() else { return (String(part), [], nil) }
        var spelled = last
        if accessors.contains(last), open == nil, let property = path.popLast() {
            spelled = "\(property).\(last)"
            last = property
        }
        let member =
            last.contains("deallocating_deinit") || last == "deinit"
            ? "deinit" : last == "__allocating_init" ? "init" : last
        return ((path + [spelled]).joined(separator: ".") + arguments, path, member.trimmedOperator)
    }

    private static let accessors: Set<String> = [
        "getter", "setter", "modify", "read", "willset", "didset", "modify2", "read2", "unsafeMutableAddressor",
    ]

    /// Removes the bracketed context of `(extension in Net):Foundation.Timer.stop()` and
    /// `Net.(Poller in _97E5)`.
    private static func withoutContexts(_ name: String) -> String {
        var name = name
        if name.hasPrefix("(extension in "), let end = name.firstRange(of: "):") {
            name = String(name[end.upperBound...])
        }
        while let mark = name.firstRange(of: " in _"), let open = name[..<mark.lowerBound].lastIndex(of: "("),
            let close = name[mark.upperBound...].firstIndex(of: ")")
        {
            name = String(
                name[..<open] + name[name.index(after: open)..<mark.lowerBound] + name[name.index(after: close)...])
        }
        return name
    }

    /// Removes generic arguments: `Box<A>.put<B>(_:)`.
    private static func withoutGenerics(_ part: Substring) -> String {
        var result = ""
        var depth = 0
        var last: Character = " "
        for character in part {
            if character == "<" { depth += 1 }
            if depth == 0 { result.append(character) }
            if character == ">", last != "-", depth > 0 { depth -= 1 }
            last = character
        }
        return result
    }

    /// The part up to the bracket that closes the parameters.
    private static func beforeResult(_ name: String) -> Substring {
        var depth = 0
        var opened = false
        for index in name.indices {
            if name[index] == "(" { (depth, opened) = (depth + 1, true) }
            if name[index] == ")" { depth -= 1 }
            if opened, depth == 0 { return name[...index] }
        }
        return name[...]
    }

    /// Reduces both `(every: Swift.Int, Swift.String)` and `(every:_:)` to `(every:_:)`.
    private static func labels(_ brackets: Substring) -> String {
        let inner = brackets.dropFirst().prefix { _ in true }
        guard inner.last == ")" else { return "(…)" }
        let content = inner.dropLast()
        if content.isEmpty { return "()" }
        if !content.contains(" "), content.hasSuffix(":") { return "(\(content))" }
        var depth = 0
        var labels: [String] = []
        var current = ""
        for character in content {
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                labels.append(current)
                current = ""
            } else {
                current.append(character)
            }
        }
        labels.append(current)
        return "(" + labels.map { label($0[...].trimmed) + ":" }.joined() + ")"
    }

    private static func label(_ parameter: Substring) -> String {
        guard let colon = parameter.firstIndex(of: ":") else { return "_" }
        let name = parameter[..<colon]
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : "_"
    }
}

extension String {
    /// The name without the trailing space that operators have.
    fileprivate var trimmedOperator: String { String(self[...].trimmed) }
}
