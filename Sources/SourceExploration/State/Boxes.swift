import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

// Values behind a lock or an atomic: the storage of a property wrapper (`_state.set(…)`,
// `$state.mutate { … }`), a box created with its first value (`Atomic(State.idle)`), and the C compare-and-swap
// functions.

extension Explorer {
    // MARK: Storage of property wrappers

    /// The property that `_name` or `$name` belongs to.
    func wrappedProperty(_ node: Node, in program: ProgramState) -> VariableID? {
        let node = node.peeled
        guard program.frame.receiver == .instance, node.kind == .nameExpression || node.isMemberOfSelf,
            let first = node.name.first,
            first == "_" || first == "$", let property = ownProperty(String(node.name.dropFirst())), isWrapped(property)
        else { return nil }
        return ownProperty(node.name) == nil ? property : nil
    }

    private func isWrapped(_ property: VariableID) -> Bool {
        project[property].attributes.contains { $0.first?.isUppercase == true && $0 != "IBOutlet" }
    }

    func callWrapper(
        of property: VariableID, _ name: String, _ node: Node, _ arguments: [Argument], _ path: ExploredPath
    )
        -> [ExploredPath]
    {
        callHolder(of: storedValue(of: property, in: path.program), name, node, arguments, path) { value, path in
            self.setProperty(property, value, at: node, path)
        }
    }

    // MARK: Boxes

    /// The box created by a call, if the type's name identifies it as one, or it is a generic class of the tree that
    /// stores a value of its parameter, and its initial value is tracked. A holder of a struct that stores a source is
    /// one, whatever its name.
    func box(madeBy node: Node, in program: ProgramState) -> Value? {
        guard let callee = node.firstChild, node.children(.argument).count == 1,
            let content = node.firstChild(.argument)?.firstChild
        else { return nil }
        let value = value(of: content, in: program)
        switch value {
        case .bool, .int, .text, .absent, .enumCase:
            return LockAPI.namesGuardingType(callee.name) || storesItsParameter(callee) ? .box(value) : nil
        case .tuple:
            let type = project.type(of: content)?.id
            return type.map(project.keepsSourceInField) == true ? .box(value) : nil
        default: return nil
        }
    }

    /// `final class Protected<Value> { private var value: Value … }`
    private func storesItsParameter(_ callee: Node) -> Bool {
        guard case .type(let type) = reference(ofName: callee), project.types[type].kind == .class else { return false }
        return project.types[type].allProperties.contains { property in
            guard !project[property].isStatic, let stored = project.typeNode(of: property) else { return false }
            return stored.kind == .namedType && project.isGenericParameter(stored.name, of: type)
        }
    }

    func callBox(
        _ content: Value, _ base: Node, _ name: String, _ node: Node, _ arguments: [Argument], _ path: ExploredPath
    ) -> [ExploredPath] {
        callHolder(of: content, name, node, arguments, path) { value, path in
            self.assign(.box(value), to: base, at: node, path)
        }
    }

    /// A call on a container of one value; `set` replaces the value.
    private func callHolder(
        of content: Value, _ name: String, _ node: Node, _ arguments: [Argument], _ path: ExploredPath,
        set: (Value, ExploredPath) -> [ExploredPath]
    ) -> [ExploredPath] {
        let plain = arguments.filter { !LockAPI.orderingLabels.contains($0.label) }
        if case .closure(let closure)? = plain.last?.value {
            return invoke(closure, changing: content, at: node, path).flatMap { value, path in set(value, path) }
        }
        switch (name, plain.count) {
        case ("get", 0), ("load", 0), ("read", 0): return [path.setting(node, content)]
        case ("set", 1), ("store", 1), ("write", 1), ("update", 1), ("assign", 1), ("setValue", 1),
            ("initialize", 1):
            return set(plain[0].value, path.setting(node, .tuple([])))
        case ("exchange", 1), ("swap", 1), ("getAndSet", 1):
            return set(plain[0].value, path).map { $0.setting(node, content) }
        case ("toggle", 0):
            return set(negated(content), path.setting(node, .tuple([])))
        case ("compareExchange", 2):
            return swap(content, for: plain[0].value, with: plain[1].value, path, set: set).map { swapped, path in
                path.setting(node, .tuple([.bool(swapped), content]))
            }
        default:
            let value = unknown(node, isOpaque: true)
            return set(value, path).map { $0.setting(node, value) }
        }
    }

    // MARK: Atomic functions

    /// `OSAtomicCompareAndSwap…(old, new, &variable)`.
    func compareAndSwap(_ node: Node, _ arguments: [Argument], _ path: ExploredPath) -> [ExploredPath]? {
        guard node.firstChild?.name.hasPrefix("OSAtomicCompareAndSwap") == true, arguments.count == 3,
            let operand = arguments[2].operand
        else {
            return nil
        }
        return swap(arguments[2].value, for: arguments[0].value, with: arguments[1].value, path) { value, path in
            self.assign(value, to: operand, at: node, path)
        }.map { swapped, path in path.setting(node, .bool(swapped)) }
    }

    /// `OSAtomicTestAndSet(bit, &flags)` and other atomic functions on known flags, also behind a pointer; `nil` for
    /// other calls.
    func changeFlags(_ node: Node, _ arguments: [Argument], _ path: ExploredPath) -> [ExploredPath]? {
        guard let name = node.firstChild?.name, let last = arguments.last, let place = node.arguments.last?.value else {
            return nil
        }
        switch last.value {
        case .int(let flags):
            guard let operand = last.operand, let tested = testedBit(name, arguments, of: flags) else { return nil }
            return assign(.int(tested.flags), to: operand, at: node, path).map {
                $0.setting(node, .bool(tested.wasSet))
            }
        case .box(.int(let flags)) where name.hasPrefix(LockAPI.atomicPrefix):
            let tested = testedBit(name, arguments, of: flags)
            let unknown = unknown(node, isOpaque: true)
            return assign(.box(tested.map { .int($0.flags) } ?? unknown), to: place, at: node, path).map {
                $0.setting(node, tested.map { .bool($0.wasSet) } ?? unknown)
            }
        default: return nil
        }
    }

    /// Whether the bit that the function tests was set, and the flags after it; `nil` for other functions.
    private func testedBit(_ function: String, _ arguments: [Argument], of flags: Int) -> (wasSet: Bool, flags: Int)? {
        guard let setsBit = LockAPI.setsTestedBit(function), arguments.count == 2,
            case .int(let bit) = arguments[0].value, (0..<32).contains(bit)
        else { return nil }
        let mask = LockAPI.maskOfTestedBit(bit)
        return (flags & mask != 0, setsBit ? flags | mask : flags & ~mask)
    }

    /// `UnsafeMutablePointer<UInt32>.allocate(capacity: 1)`: memory of the program's own, which no other code changes.
    func allocated(_ callee: Node, _ base: Node) -> Value? {
        guard callee.isNamed("allocate"), LockAPI.pointersToFlags.contains(base.text) else { return nil }
        return .box(.int(0))
    }

    /// Stores `new` if the current value equals `old`.
    private func swap(
        _ content: Value, for old: Value, with new: Value, _ path: ExploredPath,
        set: (Value, ExploredPath) -> [ExploredPath]
    ) -> [(Bool, ExploredPath)] {
        let isEqual = equality(content, old, in: path.program)
        let assumptions = isOpaque(isEqual) && isKnown(isEqual) == nil ? AssumptionLevel.decisive : .none
        var results: [(Bool, ExploredPath)] = []
        if let program = assuming(isEqual, true, in: path.program) {
            results += set(new, path.with(program, assumptions: assumptions)).map { (true, $0) }
        }
        if let program = assuming(isEqual, false, in: path.program) {
            results.append((false, path.with(program, assumptions: assumptions)))
        }
        return results
    }

    private func isKnown(_ value: Value) -> Bool? { if case .bool(let truth) = value { truth } else { nil } }
}

extension Node {
    fileprivate var isMemberOfSelf: Bool { kind == .memberExpression && firstChild?.kind == .selfExpression }
}
