import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

// Refines a program state by the outcome of a test.

extension Explorer {
    /// The program state in which a Boolean value has the given truth; `nil` if that is infeasible.
    func assuming(_ value: Value, _ truth: Bool, in program: ProgramState) -> ProgramState? {
        switch value {
        case .symbol(let symbol):
            // Objective-C's `if (self.handler)` asks for a value other than nil; Swift has no such condition.
            return typeKind(of: symbol) == .optionalType
                ? assumingPresence(of: value, truth, in: program) : assuming(symbol, truth, in: program)
        default: return value.truth.map { $0 == truth } == false ? nil : program
        }
    }

    private func assuming(_ symbol: Symbol, _ truth: Bool, in program: ProgramState) -> ProgramState? {
        if case .value(.bool(let known)) = program.known[symbol] { return known == truth ? program : nil }
        var program = program
        switch symbols[symbol] {
        case .operation("!", let operands):
            return assuming(operands[0], !truth, in: program)
        case .operation("==", let operands):
            guard let next = assumingEqual(operands[0], operands[1], truth, in: program) else { return nil }
            program = next
        default: break
        }
        program.known[symbol] = .value(.bool(truth))
        if case .operation("<", let operands) = symbols[symbol] {
            for case .symbol(let operand) in operands where isImpossible(operand, in: program) { return nil }
        }
        return program
    }

    /// Splits the state by the values of one operand of `==` if both operands are unknowns of a type with few
    /// values, so that a fact about one implies a fact about the other.
    func splitting(_ value: Value, in program: ProgramState) -> [ProgramState] {
        guard case .symbol(let symbol) = value else { return [program] }
        switch symbols[symbol] {
        case .operation("!", let operands): return splitting(operands[0], in: program)
        case .operation("==", let operands):
            guard case .symbol(let left) = operands[0], case .symbol = operands[1], program.known[symbol] == nil,
                let values = fewValues(of: left)
            else { return [program] }
            return values.compactMap { assuming(left, is: $0, in: program) }
        default: return [program]
        }
    }

    private func fewValues(of symbol: Symbol) -> [Value]? {
        guard !isOptional(symbol), let variable = variable(of: symbol) else { return nil }
        if project.type(of: variable)?.name == "Bool" { return [.bool(false), .bool(true)] }
        guard let cases = enumCases(of: symbol), cases.count <= 6, cases.allSatisfy({ !$0.hasPayload }) else {
            return nil
        }
        return cases.map { .enumCase($0.name, []) }
    }

    private func assumingEqual(_ left: Value, _ right: Value, _ truth: Bool, in program: ProgramState) -> ProgramState?
    {
        let (left, right) = (resolved(left, in: program), resolved(right, in: program))
        if case .symbol(let symbol) = left, isConstant(right) {
            return truth ? assuming(symbol, is: right, in: program) : excluding(right, from: symbol, in: program)
        }
        if case .symbol(let symbol) = right, isConstant(left) {
            return truth ? assuming(symbol, is: left, in: program) : excluding(left, from: symbol, in: program)
        }
        if case .bool(let known) = equality(left, right, in: program), known != truth { return nil }
        return program
    }

    private func isConstant(_ value: Value) -> Bool {
        switch value {
        case .absent, .bool, .int, .text: true
        case .enumCase(_, let payload): payload.isEmpty
        default: false
        }
    }

    func assuming(_ symbol: Symbol, is value: Value, in program: ProgramState) -> ProgramState? {
        var program = program
        switch program.known[symbol] {
        case .value(let known), .stored(let known): return known == value ? program : nil
        case .present where value == .absent: return nil
        case .excluding(let values) where values.contains(value): return nil
        default: break
        }
        program.known[symbol] = .value(value)
        return program
    }

    /// Excludes one value. If an enum then has only one case left, the symbol has that case.
    func excluding(_ value: Value, from symbol: Symbol, in program: ProgramState) -> ProgramState? {
        var program = program
        var excluded = [value]
        switch program.known[symbol] {
        case .value(let known), .stored(let known): return known == value ? nil : program
        case .excluding(let before): excluded = before.contains(value) ? before : before + [value]
        case .present: excluded.append(.absent)
        case nil: break
        }
        if case .bool(let truth) = value { return assuming(symbol, is: .bool(!truth), in: program) }
        if excluded == [.absent] {
            program.known[symbol] = .present
            return program
        }
        if let cases = enumCases(of: symbol) {
            let left = cases.filter { !excluded.contains(.enumCase($0.name, [])) }
            if left.isEmpty { return nil }
            if left.count == 1, !left[0].hasPayload, !isOptional(symbol) {
                return assuming(symbol, is: .enumCase(left[0].name, []), in: program)
            }
        }
        program.known[symbol] = .excluding(excluded)
        return isImpossible(symbol, in: program) ? nil : program
    }

    func assumingPresence(of value: Value, _ isPresent: Bool, in program: ProgramState) -> ProgramState? {
        if let known = self.isPresent(value, in: program) { return known == isPresent ? program : nil }
        guard case .symbol(let symbol) = value else { return program }
        if !isPresent { return assuming(symbol, is: .absent, in: program) }
        return excluding(.absent, from: symbol, in: program)
    }

    // MARK: Enums

    private struct EnumCase {
        let name: String
        let hasPayload: Bool
    }

    /// The cases of the enum type of a symbol, if the tree declares it.
    private func enumCases(of symbol: Symbol) -> [EnumCase]? {
        guard let variable = variable(of: symbol), let type = project.enumType(of: variable),
            let elements = project.enumElements(of: type), !elements.isEmpty
        else { return nil }
        return elements.map { EnumCase(name: $0.name, hasPayload: $0.firstChild(.parameter) != nil) }
    }

    private func variable(of symbol: Symbol) -> VariableID? {
        switch symbols[symbol] {
        case .property(let id), .kept(let id): return id
        case .origin(let node):
            let file = project.fileIndex(of: node)
            return project.files.models[file].variable(declaredBy: node.id).map { VariableID(file: file, index: $0) }
        default: return nil
        }
    }

    private func isOptional(_ symbol: Symbol) -> Bool {
        guard let kind = typeKind(of: symbol) else { return true }
        return kind == .optionalType || kind == .implicitlyUnwrappedType
    }

    /// `nil` if no declaration gives it a type.
    private func typeKind(of symbol: Symbol) -> NodeKind? {
        variable(of: symbol).flatMap { project.typeNode(of: $0) }?.kind
    }

    // MARK: #if

    /// The program state in which a node is compiled; `nil` if an enclosing `#if` is known to exclude it.
    func assumingCompiled(_ node: Node, in program: ProgramState) -> ProgramState? {
        var program = program
        for clause in node.selfAndAncestors where clause.kind == .ifConfigClause {
            guard let config = clause.parent else { continue }
            for other in config.children where other.kind == .ifConfigClause {
                guard let next = assumingClause(other, other == clause, in: program) else { return nil }
                program = next
                if other == clause { break }
            }
        }
        return program
    }

    /// The program state in which the condition of an `#if` clause has the given truth.
    func assumingClause(_ clause: Node, _ truth: Bool, in program: ProgramState) -> ProgramState? {
        if clause.nameReference.isEmpty { return truth ? program : nil }
        var text = clause.name.filter { !$0.isWhitespace }
        var truth = truth
        if text.hasPrefix("!"), !text.contains("&"), !text.contains("|") {
            text.removeFirst()
            truth.toggle()
        }
        return assuming(.symbol(symbols.symbol(.configuration(text), isOpaque: false)), truth, in: program)
    }
}
