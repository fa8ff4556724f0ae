/// Expands the macros of one translation unit, as C does: arguments put in place of parameters, `#` and `##` obeyed,
/// the result looked through again. In: the definitions that clang saw, and the tokens of a use. Out: the text that the
/// use stands for.
struct MacroExpander {
    struct Macro {
        /// `nil` for a macro without parentheses.
        let parameters: [String]?
        let body: [String]
    }

    private var macros: [String: Macro] = [:]
    /// Longer results are given up: some macros grow without end.
    private static let longest = 4096

    /// The last definition of a name counts.
    mutating func define(_ definition: Cursor) {
        let tokens = definition.tokens.map(\.text)
        guard let name = tokens.first else { return }
        guard definition.isFunctionLikeMacro, tokens.count > 2, let close = tokens.firstIndex(of: ")") else {
            macros[name] = Macro(parameters: definition.isFunctionLikeMacro ? [] : nil, body: Array(tokens.dropFirst()))
            return
        }
        macros[name] = Macro(parameters: tokens[2..<close].filter { $0 != "," }, body: Array(tokens[(close + 1)...]))
    }

    func isKnown(_ name: String) -> Bool { macros[name] != nil }

    /// `nil` for what is no use of a known macro, or grows too long.
    func expansion(of tokens: [String]) -> String? {
        guard let name = tokens.first, isKnown(name) else { return nil }
        var budget = Self.longest
        let result = expand(tokens, hidden: [], &budget)
        return budget > 0 ? Self.text(result) : nil
    }

    /// With a space between any two, save after `@`, which belongs to the word that follows.
    private static func text(_ tokens: [String]) -> String { tokens.map { $0 == "@" ? $0 : $0 + " " }.joined() }

    private func expand(_ tokens: [String], hidden: Set<String>, _ budget: inout Int) -> [String] {
        var result: [String] = []
        var index = 0
        while index < tokens.count {
            budget -= 1
            guard budget > 0 else { return result }
            let token = tokens[index]
            index += 1
            guard let macro = macros[token], !hidden.contains(token), hidden.count < 32 else {
                result.append(token)
                continue
            }
            guard let parameters = macro.parameters else {
                result += expand(macro.body, hidden: hidden.union([token]), &budget)
                continue
            }
            guard index < tokens.count, tokens[index] == "(",
                let (arguments, end) = arguments(of: tokens, from: index + 1)
            else {
                result.append(token)
                continue
            }
            index = end
            let body = substitute(macro.body, parameters, arguments, hidden: hidden, &budget)
            result += expand(body, hidden: hidden.union([token]), &budget)
        }
        return result
    }

    /// The arguments after an opening parenthesis, and the index after the closing one.
    private func arguments(of tokens: [String], from start: Int) -> (arguments: [[String]], end: Int)? {
        var arguments: [[String]] = [[]]
        var depth = 0
        for index in start..<tokens.count {
            switch tokens[index] {
            case ")" where depth == 0: return (arguments, index + 1)
            case "," where depth == 0:
                arguments.append([])
                continue
            // Square brackets and braces part no arguments.
            case "(": depth += 1
            case ")": depth -= 1
            default: break
            }
            arguments[arguments.count - 1].append(tokens[index])
        }
        return nil
    }

    private func substitute(
        _ body: [String], _ parameters: [String], _ arguments: [[String]], hidden: Set<String>, _ budget: inout Int
    ) -> [String] {
        let values = values(parameters, arguments)
        var result: [String] = []
        var index = 0
        var pastes = false
        while index < body.count {
            let token = body[index]
            index += 1
            if token == "##" {
                pastes = true
                continue
            }
            var piece = [token]
            if token == "#", index < body.count, let value = values[body[index]] {
                piece = ["\"" + value.joined(separator: " ").filter { $0 != "\"" && $0 != "\\" } + "\""]
                index += 1
            } else if let value = values[token] {
                let isPasted = pastes || index < body.count && body[index] == "##"
                piece = isPasted ? value : expand(value, hidden: hidden, &budget)
            }
            if pastes, let last = result.popLast(), last != ",", let first = piece.first {
                result.append(last + first)
                piece.removeFirst()
            }
            pastes = false
            result += piece
        }
        return result
    }

    /// By parameter; the last one takes what is left where it is `...` or `name...`.
    private func values(_ parameters: [String], _ arguments: [[String]]) -> [String: [String]] {
        var values: [String: [String]] = [:]
        for (index, parameter) in parameters.filter({ $0 != "..." }).enumerated() {
            values[parameter] = index < arguments.count ? arguments[index] : []
        }
        if parameters.last == "..." {
            let isNamed =
                parameters.count > 1 && parameters.dropLast().last.map { values[$0] != nil } == true
                && parameters.count - 1 > arguments.count
            let first = isNamed ? parameters.count - 1 : min(parameters.count - 1, arguments.count)
            values["__VA_ARGS__"] = Array(arguments.dropFirst(first).joined(separator: [","]))
        }
        return values
    }
}
