import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The index of an unknown in the explorer's `SymbolTable`: what is not known, but is the same wherever it appears.
typealias Symbol = Int

/// What an expression may evaluate to, as far as it can matter to a timer source.
indirect enum Value: Hashable {
    /// Nothing is known, and nothing that is learnt about it will hold elsewhere.
    case unknown
    case symbol(Symbol)
    /// `nil`
    case absent
    case bool(Bool)
    case int(Int)
    case text(String)
    /// An enum's case by its name, with its payload.
    case enumCase(String, [Value])
    case tuple([Value])
    /// The elements of an array, or the values of a dictionary under their keys.
    case collection([Element])
    /// What holds one value behind a lock or as an atomic; no copy of it is followed.
    case box(Value)
    /// A tracked source.
    case source(SourceID)
    /// The owner that is explored.
    case instance
    /// A function, bound to what it is a method of.
    case function(FunctionID, receiver: Value)
    case closure(Closure)
    /// A type by name.
    case type(String)

    struct Element: Hashable {
        /// Array elements have none.
        let key: Value?
        var value: Value
    }

    /// Whether the value is surely there or surely `nil`; `nil` where that is open.
    var isPresent: Bool? {
        switch self {
        case .unknown, .symbol: nil
        case .absent: false
        default: true
        }
    }

    /// Whether a source can be the value or a part of it.
    var mayHoldSource: Bool {
        switch self {
        case .source, .box, .enumCase, .tuple, .collection, .closure, .function: true
        case .unknown, .symbol, .absent, .bool, .int, .text, .instance, .type: false
        }
    }

    var holdsSource: Bool {
        guard mayHoldSource else { return false }
        var found = false
        forEachSource { _ in found = true }
        return found
    }

    /// Whether the value is code that keeps the explored instance alive.
    var keepsOwner: Bool {
        switch self {
        case .closure(let closure): closure.isStrong
        case .function(_, let receiver): receiver == .instance
        default: false
        }
    }

    /// The value under another name: what is done to a box under it is not followed.
    var asCopy: Value { if case .box = self { .unknown } else { self } }

    /// Calls `body` with every source that the value refers to, as often as it does.
    func forEachSource(_ body: (SourceID) -> Void) {
        switch self {
        case .source(let id): body(id)
        case .box(let value): value.forEachSource(body)
        case .enumCase(_, let values), .tuple(let values): for value in values { value.forEachSource(body) }
        case .collection(let elements): for element in elements { element.value.forEachSource(body) }
        case .closure(let closure): for value in closure.captures.values { value.forEachSource(body) }
        case .function(_, let receiver): receiver.forEachSource(body)
        default: break
        }
    }

    /// The value with every part that `transform` replaces replaced; parts inside a replaced part are not looked at.
    func replacing(_ transform: (Value) -> Value?) -> Value {
        if let new = transform(self) { return new }
        switch self {
        case .box(let value): return .box(value.replacing(transform))
        case .enumCase(let name, let values): return .enumCase(name, values.map { $0.replacing(transform) })
        case .tuple(let values): return .tuple(values.map { $0.replacing(transform) })
        case .collection(let elements):
            return .collection(
                elements.map { Element(key: $0.key?.replacing(transform), value: $0.value.replacing(transform)) })
        case .closure(var closure):
            closure.captures = closure.captures.mapValues { $0.replacing(transform) }
            return .closure(closure)
        case .function(let id, let receiver): return .function(id, receiver: receiver.replacing(transform))
        default: return self
        }
    }
}

extension Value {
    /// The value with other unknowns, keys of collections included; captured values stay.
    func replacingUnknowns(_ name: (Symbol) -> Symbol) -> Value {
        switch self {
        case .symbol(let symbol): return .symbol(name(symbol))
        case .box(let value): return .box(value.replacingUnknowns(name))
        case .enumCase(let word, let values): return .enumCase(word, values.map { $0.replacingUnknowns(name) })
        case .tuple(let values): return .tuple(values.map { $0.replacingUnknowns(name) })
        case .collection(let elements):
            return .collection(
                elements.map { Element(key: $0.key?.replacingUnknowns(name), value: $0.value.replacingUnknowns(name)) })
        default: return self
        }
    }
}

/// A closure together with the local values that it captured.
struct Closure: Hashable {
    let node: Node
    /// By the variable's index in its file.
    var captures: SortedMap<Int, Value>
    /// `self` of the code that made it; absent where the closure does not use it.
    var receiver: Value
    /// Whether it keeps `self` alive.
    let isStrong: Bool
}

/// What an unknown is; two unknowns with one definition are one.
enum SymbolDefinition: Hashable {
    /// The value of an expression or parameter that nothing tells.
    case origin(Node)
    /// A stored property that holds an unknown, named by the first property that does.
    case property(VariableID)
    /// What a stored property keeps that the program was given: an argument, or what other code may assign at will. It
    /// stays as free as it was.
    case kept(VariableID)
    case member(Symbol, String)
    case operation(String, [Value])
    /// Whether an `#if` condition holds: its text.
    case configuration(String)
}

/// Every unknown met so far.
struct SymbolTable {
    private var definitions: [SymbolDefinition] = []
    private var symbols: [SymbolDefinition: Symbol] = [:]
    /// Whether the unknown is state that other code keeps and may change at any time.
    private var opaque: [Bool] = []

    mutating func symbol(_ definition: SymbolDefinition, isOpaque: Bool) -> Symbol {
        if let known = symbols[definition] { return known }
        definitions.append(definition)
        opaque.append(isOpaque)
        symbols[definition] = definitions.count - 1
        return definitions.count - 1
    }

    subscript(_ symbol: Symbol) -> SymbolDefinition { definitions[symbol] }
    func isOpaque(_ symbol: Symbol) -> Bool { opaque[symbol] }
}
