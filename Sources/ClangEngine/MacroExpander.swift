/// Expands the macros of one translation unit by the rules of C: substitutes arguments, applies `#` and `##`,
/// and rescans the result. Input: clang's macro definitions and the tokens of a use. Output: the expansion.
struct MacroExpander {
    struct Macro {
        /// `nil` for an object-like macro.
        let parameters: [String]?
        let body: [String]
    }

    private var macros: [String: Macro] = [:]
    /// Maximum length of an expansion; longer ones are abandoned, because some macros grow without bound.
    private static let longest = 4096

    /// A later definition of a name replaces an earlier one.
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

    /// `nil` if the tokens are not the use of a known macro, or if the expansion is too long.
    func expansion(of tokens: [String]) -> String? {
        guard let name = tokens.first, isKnown(name) else { return nil }
        var budget = Self.longest
        let result = expand(tokens, hidden: [], &budget)
        return budget > 0 ? Self.text(result) : nil
    }

    /// Separates all tokens by a space, except after `@`, which belongs to the next word.
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
            // Commas inside square brackets and braces still separate arguments.
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

    /// The arguments by parameter name; a variadic last parameter (`...` or `name...`) takes all remaining
    /// ones.
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
