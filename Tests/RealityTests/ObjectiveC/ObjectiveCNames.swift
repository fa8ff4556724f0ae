/// Thrown by the printer at what Objective-C lacks or spells otherwise: the program has no translation.
struct Untranslatable: Error {
    let text: String
}

/// What the names of a program mean in Objective-C or C, and how they are spelled there.
struct ObjectiveCNames {
    /// How a method reads an instance variable.
    enum Access: CaseIterable { case direct, arrow, property }

    let program: String
    let language: ProgramLanguage
    var access = Access.direct
    /// The types of instance variables.
    var variables: [String: String] = [:]
    /// Properties that a getter computes, or that run code when they are set.
    var properties: Set<String> = []
    /// Methods, and the types of their parameters.
    var methods: [String: [String]] = [:]
    /// Those that are called on the class.
    var classMethods: Set<String> = []
    /// Variables that may be `nil`.
    var optionals: Set<String> = []
    /// The enumeration and its cases.
    var enumeration = ""
    var cases: [String] = []
    /// Local variables and parameters, with their types.
    var locals: [String: String] = [:]

    static let source = "dispatch_source_t"

    var truth: String { language == .plain ? "true" : "YES" }
    var falsehood: String { language == .plain ? "false" : "NO" }
    var absence: String { language == .plain ? "NULL" : "nil" }
    var bool: String { language == .plain ? "bool" : "BOOL" }

    func enumCase(_ name: String) -> String { enumeration + name.capitalizedFirst }

    func variable(_ name: String) throws -> String {
        if locals[name] != nil { return name }
        if properties.contains(name) { return "self.\(name)" }
        guard variables[name] != nil else { throw Untranslatable(text: name) }
        return switch access {
        case .direct: "_\(name)"
        case .arrow: "self->_\(name)"
        case .property: "self.\(name)"
        }
    }

    func type(of name: String) -> String? { locals[name] ?? variables[name] }

    /// A call of a method, a function, or a block in a local variable.
    func call(_ name: String, _ arguments: [String]) throws -> String {
        if locals[name] != nil || name == "risky" || name == "make\(program)" {
            return "\(name)(\(arguments.joined(separator: ", ")))"
        }
        guard methods[name] != nil, arguments.count < 2 else { throw Untranslatable(text: name) }
        let receiver = classMethods.contains(name) ? program : "self"
        return "[\(receiver) \(name)\(arguments.first.map { ":" + $0 } ?? "")]"
    }

    func operation(_ word: String, on source: String) throws -> String {
        let functions = [
            "suspend": "dispatch_suspend", "resume": "dispatch_resume", "activate": "dispatch_activate",
            "cancel": "dispatch_source_cancel",
        ]
        guard let function = functions[word] else { throw Untranslatable(text: word) }
        return "\(function)(\(source))"
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
    var trimmed: String { String(drop { $0 == " " }) }

    /// What is between a prefix and a suffix; `nil` without them.
    func between(_ prefix: String, _ suffix: String) -> String? {
        guard count >= prefix.count + suffix.count, hasPrefix(prefix), hasSuffix(suffix) else { return nil }
        return String(dropFirst(prefix.count).dropLast(suffix.count))
    }

    /// The parts at a separator that is in no parentheses, brackets or braces.
    func parts(at separator: String) -> [String] {
        var (parts, part, depth) = ([String](), "", 0)
        var rest = self[...]
        while let first = rest.first {
            if depth == 0, rest.hasPrefix(separator) {
                parts.append(part)
                part = ""
                rest = rest.dropFirst(separator.count)
                continue
            }
            if "([{".contains(first) { depth += 1 }
            if ")]}".contains(first) { depth -= 1 }
            part.append(first)
            rest = rest.dropFirst()
        }
        return parts + [part]
    }
}
