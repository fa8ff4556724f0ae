/// Spells the expressions of the generated Swift programs in Objective-C and C.
extension ObjectiveCNames {
    func expression(_ text: String) throws -> String {
        if let whole = try known(text.trimmed) { return whole }
        var (result, rest) = ("", text.trimmed[...])
        while let first = rest.first {
            if first.isLetter || first == "." || first == "_" {
                result += try operand(&rest)
            } else if first == "\"" {
                let literal = rest.dropFirst().prefix { $0 != "\"" }
                result += "@\"\(literal)\""
                rest = rest.dropFirst(literal.count + 2)
            } else if first.isNumber || " =!&|<>+-()?:".contains(first) {
                result.append(first)
                rest = rest.dropFirst()
            } else {
                throw Untranslatable(text: text)
            }
        }
        return result
    }

    /// Expressions that are translated as a whole.
    private func known(_ text: String) throws -> String? {
        if let number = text.between("[1, 2].contains(", ")") { return "(\(number) == 1 || \(number) == 2)" }
        guard let queue = text.between("DispatchSource.makeTimerSource(", ")") else { return nil }
        let queues = [
            "": "NULL", "queue: .main": "dispatch_get_main_queue()", "queue: programQueue": "programQueue",
        ]
        guard let queue = queues[queue] else { throw Untranslatable(text: text) }
        return "dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, \(queue))"
    }

    /// A name at the start of the text, with its members and arguments.
    private func operand(_ rest: inout Substring) throws -> String {
        let words = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        rest = rest.dropFirst(words.count)
        var path = words.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if path.first == "self" || path.first == program { path.removeFirst() }
        guard let name = path.last else { throw Untranslatable(text: String(words)) }
        if rest.first == "(" {
            guard path.count == 1 else { throw Untranslatable(text: String(words)) }
            let arguments = rest.dropFirst().prefix { $0 != ")" }
            rest = rest.dropFirst(arguments.count + 2)
            return try call(name, try arguments.isEmpty ? [] : String(arguments).parts(at: ", ").map(expression))
        }
        switch (path.count, name) {
        case (1, "true"): return truth
        case (1, "false"): return falsehood
        case (1, "nil"): return absence
        case (1, _): return try variable(name)
        case (2, "isCancelled"): return "dispatch_source_testcancel(\(try variable(path[0])))"
        case (2, _) where path[0].isEmpty || path[0].first?.isUppercase == true: return enumCase(name)
        default: throw Untranslatable(text: String(words))
        }
    }

    /// The type of a value; `nil` if it is not known.
    func type(ofValue text: String) -> String? {
        if text.hasPrefix("DispatchSource.") || text == "make\(program)()" { return Self.source }
        let isTest = text.contains(where: "=!&|<>".contains) || text.contains(".contains(")
        if isTest || text == "true" || text == "false" { return bool }
        if Int(text) != nil { return "int" }
        return type(of: text.between("self.", "") ?? text)
    }
}
