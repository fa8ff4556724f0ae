/// Prints the statements of a generated Swift program in Objective-C or C.
struct ObjectiveCPrinter {
    var names: ObjectiveCNames
    /// What is printed before each return out of the body.
    var farewell: [String] = []
    /// Whether the body must not return before its end.
    var mustReachItsEnd = false
    private var closures = 0
    private var finallies = 0

    init(names: ObjectiveCNames) { self.names = names }

    private var isPlain: Bool { names.language == .plain }

    mutating func lines(_ statements: [Statement]) throws -> [String] {
        let statements = statements.flatMap(\.flattened)
        var result: [String] = []
        var index = 0
        while index < statements.count {
            let statement = statements[index]
            index += 1
            switch statement {
            case .block("defer", let body, _):
                return try result + deferring(body, Array(statements[index...]))
            case .block(let head, let body, let tail):
                result += try block(head, body, tail)
            case .operation(let text), .record(let text), .line(let text):
                guard let subject = text.trimmed.between("switch ", " {") else {
                    result += try line(text.trimmed)
                    continue
                }
                guard let end = statements[index...].firstIndex(where: \.isClosingBrace) else {
                    throw Untranslatable(text: text)
                }
                result += try switching(subject, Array(statements[index..<end]))
                index = end + 1
            case .sequence: break
            }
        }
        return result
    }

    private mutating func indented(_ statements: [Statement]) throws -> [String] {
        try lines(statements).map { "  " + $0 }
    }

    // MARK: Blocks

    private mutating func block(_ head: String, _ body: [Statement], _ tail: [(String, [Statement])]) throws
        -> [String]
    {
        let head = head.trimmed
        if let test = head.between("if ", "") { return try branches(test, body, tail) }
        if let test = head.between("guard ", " else") {
            let (bindings, test) = try condition(test)
            return try bindings + ["if (!(\(test))) {"] + indented(body) + ["}"]
        }
        if let test = head.between("while ", "") { return try loop("while (\(condition(test).test))", body) }
        if head == "repeat", let test = tail.first?.0.between("while ", "") {
            return try ["do {"] + indented(body) + ["} while (\(names.expression(test)));"]
        }
        if let count = head.between("for _ in 0..<", ""), Int(count) != nil {
            return try loop("for (int i = 0; i < \(count); i++)", body)
        }
        if head == "do" { return try catching(body, tail) }
        if head == "DispatchQueue(label: \"inner\").sync" {
            return try closure("dispatch_sync(dispatch_queue_create(\"inner\", NULL), ^{", body, "});")
        }
        if head == "programQueue.sync" { return try closure("dispatch_sync(programQueue, ^{", body, "});") }
        if let name = head.between("func ", "(_ on: Bool)") {
            names.locals[name] = "void (^)(\(names.bool))"
            let outer = names.locals
            defer { names.locals = outer }
            names.locals["on"] = names.bool
            return try closure("void (^\(name))(\(names.bool)) = ^(\(names.bool) on) {", body, "};")
        }
        if let subject = head.between("switch ", "") { return try switching(subject, body) }
        throw Untranslatable(text: head)
    }

    private mutating func loop(_ head: String, _ body: [Statement]) throws -> [String] {
        try [head + " {"] + indented(body) + ["}"]
    }

    private mutating func closure(_ head: String, _ body: [Statement], _ end: String) throws -> [String] {
        closures += 1
        defer { closures -= 1 }
        return try [head] + indented(body) + [end]
    }

    private mutating func branches(_ test: String, _ body: [Statement], _ tail: [(String, [Statement])]) throws
        -> [String]
    {
        let (bindings, test) = try condition(test)
        var result = try ["if (\(test)) {"] + indented(body)
        for (word, body) in tail {
            if let other = word.between("else if ", "") {
                let (bindings, test) = try condition(other)
                guard bindings.isEmpty else { throw Untranslatable(text: other) }
                result.append("} else if (\(test)) {")
            } else {
                result.append("} else {")
            }
            result += try indented(body)
        }
        return bindings + result + ["}"]
    }

    /// A list of conditions: what is declared before it, and the test.
    private mutating func condition(_ text: String) throws -> (bindings: [String], test: String) {
        var bindings: [String] = []
        let tests = try text.parts(at: ", ").map { part -> String in
            if let pattern = part.between("case .", ""), let equals = pattern.firstRange(of: " = ") {
                let subject = try names.expression(String(pattern[equals.upperBound...]))
                return "\(subject) == \(names.enumCase(String(pattern[..<equals.lowerBound])))"
            }
            guard let binding = part.between("let ", "") else { return try names.expression(part) }
            let sides = binding.parts(at: " = ")
            if sides.count == 2, sides[0] != sides[1] { bindings += try declaration(sides[0], sides[1]) }
            return "\(try names.variable(sides[0])) != \(names.absence)"
        }
        return (bindings, tests.count == 1 ? tests[0] : tests.map(\.parenthesized).joined(separator: " && "))
    }

    /// `defer` becomes `@finally`. With references counted by hand, what is released before a return would be
    /// released too early.
    private mutating func deferring(_ body: [Statement], _ rest: [Statement]) throws -> [String] {
        if isPlain { throw Untranslatable(text: "defer") }
        finallies += 1
        let before = try indented(rest)
        finallies -= 1
        return try ["@try {"] + before + ["} @finally {"] + indented(body) + ["}"]
    }

    private mutating func catching(_ body: [Statement], _ tail: [(String, [Statement])]) throws -> [String] {
        guard let (_, handler) = tail.first else { return try ["{"] + indented(body) + ["}"] }
        if isPlain { throw Untranslatable(text: "catch") }
        return try ["@try {"] + indented(body) + ["} @catch (id error) {"] + indented(handler) + ["}"]
    }

    /// Each case has a scope of its own, and does not fall through. Texts are compared one after the other.
    private mutating func switching(_ subject: String, _ body: [Statement]) throws -> [String] {
        var cases: [(label: String, body: [Statement])] = []
        for statement in body.flatMap(\.flattened) {
            let text = statement.lines(indent: 0)[0].trimmed
            if text.hasPrefix("case ") || text.hasPrefix("default"), let colon = text.firstRange(of: ":") {
                let rest = String(text[colon.upperBound...]).trimmed
                cases.append((String(text[..<colon.lowerBound]), rest.isEmpty ? [] : [.line(rest)]))
            } else if !cases.isEmpty {
                cases[cases.count - 1].body.append(statement)
            }
        }
        let value = try names.expression(subject)
        if names.type(of: subject)?.hasPrefix("NSString") == true { return try comparing(value, cases) }
        var result = ["switch (\(value)) {"]
        for (label, body) in cases {
            let body = try indented(body).filter { $0 != "  break;" }
            result += try labels(label)
            if !body.isEmpty { result[result.count - 1] += " {" }
            result += body + (body.isEmpty ? ["  break;"] : ["  break;", "}"])
        }
        return result + ["}"]
    }

    private func labels(_ label: String) throws -> [String] {
        guard let patterns = label.between("case ", "") else { return ["default:"] }
        if let missing = patterns.between("let other where other != .", "") {
            return names.cases.filter { $0 != missing }.map { "case \(names.enumCase($0)):" }
        }
        return try patterns.parts(at: ", ").map { pattern in
            guard !pattern.contains("("), !pattern.contains(" ") else { throw Untranslatable(text: pattern) }
            return "case \(try names.expression(pattern)):"
        }
    }

    private mutating func comparing(_ value: String, _ cases: [(label: String, body: [Statement])]) throws -> [String] {
        var result: [String] = []
        for (label, body) in cases {
            if let text = label.between("case ", "") {
                result.append("\(result.isEmpty ? "" : "} else ")if ([\(value) isEqualToString:@\(text)]) {")
            } else {
                result.append("} else {")
            }
            result += try indented(body)
        }
        return result + ["}"]
    }

    // MARK: Lines

    private mutating func line(_ text: String) throws -> [String] {
        switch text {
        case "return":
            if closures > 0 { return ["return;"] }
            if mustReachItsEnd || finallies > 0 && !farewell.isEmpty { throw Untranslatable(text: text) }
            return farewell + ["return;"]
        case "break", "continue": return [text + ";"]
        default: break
        }
        if let value = text.between("_ = ", "") { return ["(void)\(try names.expression(value));"] }
        if let value = text.between("try ", "") { return ["\(try names.expression(value));"] }
        if let call = text.between("return ", ""), names.type(ofValue: call) == ObjectiveCNames.source {
            return ["return \(try names.expression(call));"]
        }
        for word in ["let ", "var "] {
            guard let rest = text.between(word, "") else { continue }
            let sides = rest.parts(at: " = ")
            guard sides.count == 2 else { throw Untranslatable(text: text) }
            return try declaration(sides[0].parts(at: ": ")[0], sides[1])
        }
        if let choice = try choice(text) { return choice }
        if let call = try sourceCall(text) { return call }
        return try change(text) ?? ["\(names.expression(text));"]
    }

    /// A declaration of a local variable; each name is declared only once.
    private mutating func declaration(_ name: String, _ value: String) throws -> [String] {
        guard names.locals[name] == nil, names.variables[name] == nil else { throw Untranslatable(text: name) }
        if let body = value.between("{ ", " }") {
            let body = try closure("dispatch_block_t \(name) = ^{", [.line(body)], "};")
            names.locals[name] = "dispatch_block_t"
            return [body.map(\.trimmed).joined(separator: " ")]
        }
        guard let type = names.type(ofValue: value) else { throw Untranslatable(text: value) }
        let printed = try names.expression(value)
        names.locals[name] = type
        return ["\(type) \(name) = \(printed);"]
    }

    /// `test ? this : that`, where both are calls.
    private mutating func choice(_ text: String) throws -> [String]? {
        guard text.hasSuffix(")"), let question = text.ranges(of: " ? ").last,
            let colon = text.ranges(of: " : ").last, question.upperBound < colon.lowerBound,
            !text.contains(" = ")
        else { return nil }
        let sides = [text[question.upperBound..<colon.lowerBound], text[colon.upperBound...]]
        let calls = try sides.map { side in
            let lines = try line(String(side))
            guard lines.count == 1 else { throw Untranslatable(text: text) }
            return String(lines[0].dropLast())
        }
        let test = try names.expression(String(text[..<question.lowerBound]))
        return ["\(test.parenthesized) ? \(calls[0]) : \(calls[1]);"]
    }

    /// A call on a source. A message to `nil` does nothing, but a function must not be given `NULL`.
    private func sourceCall(_ text: String) throws -> [String]? {
        guard
            let dot = text.ranges(of: ".").first(where: {
                $0.lowerBound > text.startIndex && !text[..<$0.lowerBound].hasSuffix("self")
            })
        else { return nil }
        var name = String(text[..<dot.lowerBound])
        name = name.between("self.", "") ?? name
        let isOptional = name.hasSuffix("?")
        if isOptional { name.removeLast() }
        guard names.type(of: name) == ObjectiveCNames.source else { return nil }
        let call = try called(String(text[dot.upperBound...]), try names.variable(name))
        return isOptional ? ["if (\(try names.variable(name))) {", "  \(call);", "}"] : [call + ";"]
    }

    private func called(_ call: String, _ source: String) throws -> String {
        switch call {
        case "schedule(deadline: .now() + 3600, repeating: 3600)":
            "dispatch_source_set_timer(\(source), dispatch_time(DISPATCH_TIME_NOW, 3600 * NSEC_PER_SEC), "
                + "3600 * NSEC_PER_SEC, 0)"
        case "setEventHandler { print(1) }": "dispatch_source_set_event_handler(\(source), ^{ puts(\"1\"); })"
        case "setEventHandler(handler: nil)": "dispatch_source_set_event_handler(\(source), NULL)"
        default: try names.operation(call.between("", "()") ?? call, on: source)
        }
    }

    /// An assignment; `nil` for other lines.
    private mutating func change(_ text: String) throws -> [String]? {
        if let name = text.between("", ".toggle()") {
            return ["\(try names.variable(name)) = !\(try names.variable(name));"]
        }
        for sign in [" += ", " -= ", " = "] {
            let sides = text.parts(at: sign)
            guard sides.count == 2 else { continue }
            let name = sides[0].between("self.", "") ?? sides[0]
            let place = try names.variable(name)
            if names.type(of: name) == ObjectiveCNames.source { return try keeping(place, name, sides[1]) }
            return ["\(place)\(sign)\(try names.expression(sides[1]));"]
        }
        return nil
    }

    /// An assignment of a source. By hand, what the variable keeps is released, and what it gets is handed over.
    private func keeping(_ place: String, _ name: String, _ value: String) throws -> [String] {
        if value == "\(name) as DispatchSourceTimer" { return ["\(place) = (\(ObjectiveCNames.source))\(place);"] }
        let assignment = "\(place) = \(try names.expression(value));"
        if names.language == .automatic { return [assignment] }
        if value == "nil" { return ["if (\(place)) {", "  dispatch_release(\(place));", "  \(assignment)", "}"] }
        guard mustReachItsEnd || names.locals[value] != nil else { throw Untranslatable(text: value) }
        return [assignment]
    }
}

extension Statement {
    /// Without sequences.
    fileprivate var flattened: [Statement] {
        if case .sequence(let statements) = self { statements.flatMap(\.flattened) } else { [self] }
    }

    fileprivate var isClosingBrace: Bool {
        if case .line(let text) = self { text.trimmed == "}" } else { false }
    }
}

extension String {
    fileprivate var parenthesized: String {
        let isSimple = !contains { " &|=<>?".contains($0) } || between("(", ")").map { !$0.contains(")") } == true
        return isSimple ? self : "(\(self))"
    }
}
