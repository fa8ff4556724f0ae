/// Declarations of names unknown to clang, collected from its errors. Without them clang drops whole message
/// expressions.
struct StubDeclarations {
    private var classes: Set<String> = []
    private var types: Set<String> = []
    private var protocols: Set<String> = []
    private var functions: Set<String> = []
    private var variables: Set<String> = []
    private var all: Set<String> = []

    var text: String {
        var text = "@class " + (["NSObject"] + classes.sorted()).joined(separator: ", ") + ";\n"
        for name in protocols.sorted() { text += "@protocol \(name) <NSObject> @end\n" }
        for name in classes.sorted() { text += "@interface \(name) : NSObject @end\n" }
        for name in types.sorted() { text += "typedef id \(name);\n" }
        for name in functions.sorted() { text += "id \(name)();\n" }
        for name in variables.sorted() { text += "extern id \(name);\n" }
        return text
    }

    /// Adds declarations for new errors; returns whether there were any.
    mutating func learn(from errors: [TranslationUnit.Diagnostic], in bytes: [UInt8]) -> Bool {
        let before = all.count
        for error in errors { learn(error, bytes) }
        return all.count > before
    }

    private mutating func learn(_ error: TranslationUnit.Diagnostic, _ bytes: [UInt8]) {
        let parts = error.message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count >= 3 else { return }
        let name = String(parts[1])
        guard
            name.utf8.allSatisfy({
                $0 == UInt8(ascii: "_") || ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
                    || $0 >= 0x30 && $0 <= 0x39
            }), !name.isEmpty
        else { return }
        guard !all.contains(name) else { return }
        if error.message.hasPrefix("use of undeclared identifier") || error.message.hasPrefix("unknown receiver") {
            learnUse(of: name, at: error.offset, bytes)
        } else if error.message.hasPrefix("unknown type name") || error.message.hasPrefix("unknown class name") {
            learnType(name, at: error.offset, bytes)
        } else if error.message.hasPrefix("cannot find interface declaration")
            || error.message.hasPrefix("attempting to use the forward class")
        {
            insert(name, into: \.classes)
        } else if error.message.hasPrefix("cannot find protocol")
            || error.message.hasPrefix("no type or protocol named")
        {
            insert(name, into: \.protocols)
        }
    }

    private mutating func insert(_ name: String, into set: WritableKeyPath<Self, Set<String>>) {
        self[keyPath: set].insert(name)
        all.insert(name)
    }

    private mutating func learnUse(of name: String, at offset: Int?, _ bytes: [UInt8]) {
        let isCapital = name.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
        let next = offset.flatMap { Self.byte(after: $0 + name.utf8.count, bytes) }
        let last = offset.flatMap { Self.byte(before: $0, bytes) }
        if next == UInt8(ascii: "(") {
            insert(name, into: \.functions)
        } else if isCapital, last == UInt8(ascii: "[") || next == UInt8(ascii: "*") || next == UInt8(ascii: "."),
            offset != nil
        {
            insert(name, into: \.classes)
        } else {
            insert(name, into: \.variables)
        }
    }

    private mutating func learnType(_ name: String, at offset: Int?, _ bytes: [UInt8]) {
        let next = offset.flatMap { Self.byte(after: $0 + name.utf8.count, bytes) }
        // Outside of the main file, pointers to classes are by far the most common case.
        insert(name, into: next == nil || next == UInt8(ascii: "*") || next == UInt8(ascii: "<") ? \.classes : \.types)
    }

    private static func byte(after offset: Int, _ bytes: [UInt8]) -> UInt8? {
        var position = offset
        while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x0A || bytes[position] == 0x09 {
            position += 1
        }
        return position < bytes.count ? bytes[position] : nil
    }

    private static func byte(before offset: Int, _ bytes: [UInt8]) -> UInt8? {
        var position = offset - 1
        while position >= 0, bytes[position] == 0x20 || bytes[position] == 0x0A || bytes[position] == 0x09 {
            position -= 1
        }
        return position >= 0 ? bytes[position] : nil
    }
}
