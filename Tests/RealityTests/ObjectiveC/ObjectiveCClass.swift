/// A class of a generated Swift program, in Objective-C.
struct ObjectiveCClass {
    private var names: ObjectiveCNames
    /// Whether variables are declared as properties.
    private let hasProperties: Bool
    /// Whether `dealloc` releases no source.
    private let isForgetful: Bool
    /// The order of declarations.
    private var order: [String] = []
    /// The Swift values with which variables start.
    private var values: [(name: String, value: String)] = []
    private var methods: [Method] = []
    private var initializer: [Statement] = []
    private var end: [Statement] = []

    private struct Method {
        /// Without what opens the body.
        let head: String
        var parameters: [String: String] = [:]
        var before: [String] = []
        let body: [Statement]
        var after: [String] = []
        /// Whether the interface declares it.
        var isPublic = true
        /// Whether it reads or sets a property.
        var isAccessor = false

        /// As calls write it.
        var name: String { String(head.dropFirst(2).drop { $0 != ")" }.dropFirst().prefix { $0 != ":" }) }
    }

    init(_ program: Program, _ language: ProgramLanguage, access: ObjectiveCNames.Access, isForgetful: Bool) throws {
        self.isForgetful = isForgetful
        names = ObjectiveCNames(program: program.name, language: language, access: access)
        hasProperties = access == .property
        for member in program.statements.flatMap(\.members) {
            switch member {
            case .block(let head, let body, _): try add(head, body)
            default: try add(member.lines(indent: 0)[0].withoutModifiers)
            }
        }
    }

    // MARK: Members

    private mutating func add(_ declaration: String) throws {
        if let cases = declaration.between("enum State { case ", " }") {
            enumerate("State", cases)
        } else if let cases = declaration.between("enum Phase: Int { case ", " }") {
            enumerate("Phase", cases)
        } else if let test = declaration.between("var runs: Bool { ", " }") {
            compute("runs", [.line(test)])
        } else if let sides = (declaration.between("var ", "") ?? declaration.between("let ", ""))?.parts(at: " = ") {
            try addVariable(sides[0].parts(at: ": "), value: sides.count > 1 ? sides[1] : nil)
        } else if declaration != "_ = 0" {
            throw Untranslatable(text: declaration)
        }
    }

    private mutating func enumerate(_ name: String, _ cases: String) {
        names.enumeration = names.program + name
        names.cases = cases.parts(at: ", ")
    }

    private mutating func addVariable(_ declaration: [String], value: String?) throws {
        let name = declaration[0]
        let isSource = declaration.count > 1 && declaration[1].hasPrefix("DispatchSourceTimer")
        let isState = value.map { $0.hasPrefix("State.") || $0.hasPrefix("Phase.") } ?? false
        let type = isSource ? ObjectiveCNames.source : isState ? names.enumeration : names.type(ofValue: value ?? "")
        guard let type else { throw Untranslatable(text: declaration.joined()) }
        names.variables[name] = type
        order.append(name)
        if declaration.last == "DispatchSourceTimer?" { names.optionals.insert(name) }
        if let value { values.append((name, value)) }
    }

    private mutating func add(_ head: String, _ body: [Statement]) throws {
        let isPublic = !head.hasPrefix("private") && !head.hasPrefix("fileprivate")
        let isStatic = head.contains("static ")
        let head = head.withoutModifiers
        if head == "init()" { return initializer = body }
        if head == "deinit" { return end = body }
        if let name = head.between("func ", "() -> DispatchSourceTimer") {
            names.methods[name] = []
            if isStatic { names.classMethods.insert(name) }
            let body = body.count == 1 ? body[0].lines(indent: 0)[0] : ""
            let value = body.between("return ", "") ?? body
            let sign = isStatic ? "+" : "-"
            let head = "\(sign) (\(ObjectiveCNames.source))\(name)"
            methods.append(Method(head: head, body: [.line("return \(value)")], isPublic: isPublic))
        } else if let signature = head.between("func ", ")") {
            let parts = signature.parts(at: "(")
            guard parts.count == 2 else { throw Untranslatable(text: head) }
            try addMethod(parts[0], parts[1], body, isPublic: isPublic)
        } else if let name = head.between("var ", ": Bool") {
            try addComputed(name, body)
        } else if let sides = head.between("var ", "")?.parts(at: " = "), sides.count == 2 {
            try addObserved(sides[0], value: sides[1], body)
        } else {
            throw Untranslatable(text: head)
        }
    }

    private mutating func addMethod(_ name: String, _ parameters: String, _ body: [Statement], isPublic: Bool) throws {
        guard !parameters.isEmpty else {
            names.methods[name] = []
            return methods.append(Method(head: "- (void)\(name)", body: body, isPublic: isPublic))
        }
        let types = ["Bool": "BOOL", "Int": "int", "String": "NSString *"]
        guard let sides = parameters.between("_ ", "")?.parts(at: ": "), let type = types[sides[1]] else {
            throw Untranslatable(text: parameters)
        }
        names.methods[name] = [type]
        methods.append(
            Method(
                head: "- (void)\(name):(\(type))\(sides[0])", parameters: [sides[0]: type], body: body,
                isPublic: isPublic))
    }

    private mutating func compute(_ name: String, _ body: [Statement]) {
        names.properties.insert(name)
        names.locals[name] = nil
        let test = body.first?.lines(indent: 0)[0] ?? ""
        methods.append(
            Method(head: "- (BOOL)\(name)", body: [.line("return \(test)")], isPublic: false, isAccessor: true))
        computed.append(name)
    }

    private var computed: [String] = []

    private mutating func addComputed(_ name: String, _ body: [Statement]) throws {
        guard body.count == 2, case .block("get", let getter, _) = body[0], case .block("set", let setter, _) = body[1]
        else {
            guard body.count == 1, case .line = body[0] else { throw Untranslatable(text: name) }
            return compute(name, body)
        }
        compute(name, getter)
        methods.append(Self.setter(name, setter))
    }

    private mutating func addObserved(_ name: String, value: String, _ body: [Statement]) throws {
        guard body.count == 1, case .block(let observer, let body, _) = body[0] else {
            throw Untranslatable(text: name)
        }
        try addVariable([name], value: value)
        observed.append(name)
        names.properties.insert(name)
        var setter = Self.setter(name, body)
        let change = "_\(name) = newValue;"
        if observer == "didSet" {
            setter.parameters["oldValue"] = "BOOL"
            setter.before = ["BOOL oldValue = _\(name);", change]
        } else {
            setter.after = [change]
        }
        methods.append(setter)
    }

    private var observed: [String] = []

    private static func setter(_ name: String, _ body: [Statement]) -> Method {
        Method(
            head: "- (void)set\(name.capitalizedFirst):(BOOL)newValue", parameters: ["newValue": "BOOL"], body: body,
            isPublic: false, isAccessor: true)
    }

    // MARK: Text

    func text() throws -> String {
        var lines: [String] = []
        if !names.cases.isEmpty {
            let cases = names.cases.map(names.enumCase).joined(separator: ", ")
            lines.append("typedef NS_ENUM(int, \(names.enumeration)) { \(cases) };")
        }
        lines += interface + ["@implementation \(names.program)"]
        if names.language == .manual || !initializer.isEmpty || !values.isEmpty { lines += try initialization() }
        let printed = try methods.map(printed)
        let end = try deallocation()
        // What nothing calls is no part of the program, but Objective-C's runtime could call it.
        let calls = (lines + printed.joined() + end).joined(separator: "\n")
        for (method, text) in zip(methods, printed)
        where method.isPublic || method.isAccessor || calls.contains(" \(method.name)") { lines += text }
        return (lines + end + ["@end", ""]).joined(separator: "\n")
    }

    private var interface: [String] {
        let stored = order.map { (name: $0, type: names.variables[$0] ?? "") }
        let isManual = names.language == .manual
        func property(_ type: String, _ name: String) -> String {
            let isSource = type == ObjectiveCNames.source
            return "@property (nonatomic\(isSource && !isManual ? ", strong" : ", assign")) \(type) \(name);"
        }
        var lines: [String] = []
        if hasProperties {
            lines.append("@interface \(names.program) : NSObject")
            lines += stored.map { property($0.type, $0.name) }
        } else {
            lines.append("@interface \(names.program) : NSObject {")
            lines += stored.filter { !observed.contains($0.name) }.map { "  \($0.type) _\($0.name);" } + ["}"]
            lines += observed.map { property("BOOL", $0) }
        }
        lines += computed.map { name in
            let isSet = methods.contains { $0.head.hasPrefix("- (void)set\(name.capitalizedFirst):") }
            return "@property (nonatomic\(isSet ? "" : ", readonly")) BOOL \(name);"
        }
        return lines + methods.filter(\.isPublic).map { $0.head + ";" } + ["@end"]
    }

    /// An observer does not run in the initializer.
    private func initialization() throws -> [String] {
        var printer = ObjectiveCPrinter(names: names)
        printer.mustReachItsEnd = true
        printer.names.properties.subtract(observed)
        let start: [Statement] = values.filter { !["0", "false"].contains($0.value) }.map {
            .line("\($0.name) = \($0.value)")
        }
        let body = try printer.lines(start + initializer).map { "    " + $0 }
        return ["- (instancetype)init {", "  self = [super init];", "  if (self) {"] + body
            + ["  }", "  return self;", "}"]
    }

    private func printed(_ method: Method) throws -> [String] {
        var printer = ObjectiveCPrinter(names: names)
        printer.names.locals.merge(method.parameters) { $1 }
        let body: [String]
        if method.head.hasPrefix("- (BOOL)"), case .line(let text)? = method.body.first {
            body = ["return \(try printer.names.expression(text.between("return ", "") ?? text));"]
        } else {
            printer.mustReachItsEnd = !method.after.isEmpty
            body = try printer.lines(method.body)
        }
        return [method.head + " {"] + (method.before + body + method.after).map { "  " + $0 } + ["}"]
    }

    private func deallocation() throws -> [String] {
        var printer = ObjectiveCPrinter(names: names)
        let isManual = names.language == .manual
        guard isManual || !end.isEmpty else { return [] }
        if isManual {
            let sources = isForgetful ? [] : order.filter { names.variables[$0] == ObjectiveCNames.source }
            printer.farewell =
                try sources.flatMap { name in
                    let release = "dispatch_release(\(try names.variable(name)));"
                    return names.optionals.contains(name)
                        ? ["if (\(try names.variable(name))) {", "  " + release, "}"] : [release]
                } + ["[super dealloc];"]
        }
        return try ["- (void)dealloc {"] + (printer.lines(end) + printer.farewell).map { "  " + $0 } + ["}"]
    }
}

extension Statement {
    fileprivate var members: [Statement] {
        if case .sequence(let statements) = self { statements.flatMap(\.members) } else { [self] }
    }
}

extension String {
    fileprivate var withoutModifiers: String {
        var words = trimmed
        for word in ["fileprivate ", "private(set) ", "private ", "static "] {
            words = words.between(word, "") ?? words
        }
        return words
    }
}
