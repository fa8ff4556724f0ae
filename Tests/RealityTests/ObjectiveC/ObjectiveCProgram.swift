extension Program {
    /// The same program in another language; `nil` if that has no such program. One that is forgetful releases its
    /// source only at the end of a function: not where that returns early, and not with its object.
    func translated(to language: ProgramLanguage, access: ObjectiveCNames.Access, isForgetful: Bool) -> Program? {
        guard !statements.isEmpty, !fires else { return nil }
        do {
            return calls.isEmpty
                ? try function(language, isForgetful: isForgetful)
                : language == .plain ? nil : try owner(language, access, isForgetful: isForgetful)
        } catch {
            return nil
        }
    }

    private func function(_ language: ProgramLanguage, isForgetful: Bool) throws -> Program {
        var names = ObjectiveCNames(program: name, language: language)
        names.enumeration = "Mode\(name)"
        names.cases = ["low", "middle", "high"]
        names.locals = ["a": names.bool, "b": names.bool, "n": "int", "mode": names.enumeration]
        let releases = language == .automatic ? [] : ["dispatch_release(t);"]
        var printer = ObjectiveCPrinter(names: names)
        printer.farewell = isForgetful ? [] : releases
        let body = try (printer.lines(statements) + releases).map { "  " + $0 }.joined(separator: "\n")
        let cases = names.cases.map(names.enumCase).joined(separator: ", ")
        let text = """
            typedef enum { \(cases) } \(names.enumeration);
            static dispatch_source_t make\(name)(void) {
              return dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, NULL);
            }
            void \(name)(\(names.bool) a, \(names.bool) b, int n, \(names.enumeration) mode) {
            \(body)
            }

            """
        let makes = FunctionGenerator.Arguments.all.map { arguments in
            "\(name)(\(arguments.a), \(arguments.b), \(arguments.n), \(names.enumCase(arguments.mode))); return nil;"
        }
        return Program(name: name, text: text, makes: makes, calls: [], language: language)
    }

    private func owner(_ language: ProgramLanguage, _ access: ObjectiveCNames.Access, isForgetful: Bool) throws
        -> Program
    {
        guard makes == ["\(name)()"] else { throw Untranslatable(text: makes.joined()) }
        let names = ObjectiveCNames(program: name, language: language)
        let text = try ObjectiveCClass(self, language, access: access, isForgetful: isForgetful).text()
        let calls = try calls.map { call -> String in
            let call = call.between("object.", "") ?? call
            let sides = call.parts(at: " = ")
            if sides.count == 2 { return "[object set\(sides[0].capitalizedFirst):\(try names.expression(sides[1]))];" }
            if let name = call.between("", "()") { return "[object \(name)];" }
            guard let open = call.firstIndex(of: "("), call.hasSuffix(")") else { throw Untranslatable(text: call) }
            let argument = try names.expression(String(call[call.index(after: open)...].dropLast()))
            return "[object \(call[..<open]):\(argument)];"
        }
        return Program(
            name: name, text: text, makes: ["return [[\(name) alloc] init];"], calls: calls, language: language)
    }

    /// The program as functions of the harness written in Objective-C.
    func objectiveCDriver(number: Int) -> String {
        func choices(_ texts: [String]) -> String {
            texts.enumerated().map { "  case \($0): \($1)\n" }.joined()
        }
        let makes = makes.enumerated().map { "  case \($0): \($1)\n" }.joined()
        let calls = calls.enumerated().map { "  case \($0): \($1) break;\n" }.joined()
        let object = calls.isEmpty ? "" : "  \(name) *object = held;\n"
        return """
            static id make\(number)(int choice) {
              switch (choice) {
            \(makes)  }
              return nil;
            }
            static void call\(number)(id held, int choice) {
            \(object)  switch (choice) {
            \(calls)  }
            }

            """
    }
}
