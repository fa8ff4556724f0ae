import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The index of an unknown in the explorer's `SymbolTable`: a symbolic value that is the same wherever it
/// occurs.
typealias Symbol = Int

/// The abstract value of an expression, as far as it is relevant to a timer source.
indirect enum Value: Hashable {
    /// Nothing is known, and facts about it do not carry over to other occurrences.
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
    /// The elements of an array, or the values of a dictionary with their keys.
    case collection([Element])
    /// A container of one value behind a lock or an atomic. Copies of it are not tracked.
    case box(Value)
    /// A tracked source.
    case source(SourceID)
    /// The explored owner.
    case instance
    /// A function, bound to its receiver if it is a method.
    case function(FunctionID, receiver: Value)
    case closure(Closure)
    /// A type, by name.
    case type(String)

    struct Element: Hashable {
        /// `nil` for array elements.
        let key: Value?
        var value: Value
    }

    /// Whether the value is certainly non-nil or certainly `nil`; `nil` if undetermined.
    var isPresent: Bool? {
        switch self {
        case .unknown, .symbol: nil
        case .absent: false
        default: true
        }
    }

    /// Whether it holds as a condition; in Objective-C an object does, and nil does not. `nil` if undetermined.
    var truth: Bool? {
        switch self {
        case .bool(let truth): truth
        case .absent: false
        case .source, .instance, .closure, .function: true
        default: nil
        }
    }

    /// Whether the value may be, or contain, a source.
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

    /// The value of a copy. Changes to a box through a copy are not tracked.
    var asCopy: Value { if case .box = self { .unknown } else { self } }

    /// Calls `body` for every reference to a source in the value that retains it, including repeated ones.
    func forEachSource(_ body: (SourceID) -> Void) {
        switch self {
        case .source(let id): body(id)
        case .box(let value): value.forEachSource(body)
        case .enumCase(_, let values), .tuple(let values): for value in values { value.forEachSource(body) }
        case .collection(let elements): for element in elements { element.value.forEachSource(body) }
        case .closure(let closure): closure.forEachSource(body)
        case .function(_, let receiver): receiver.forEachSource(body)
        default: break
        }
    }

    /// What `forEachSource` visits.
    var sources: [SourceID] {
        var found: [SourceID] = []
        forEachSource { found.append($0) }
        return found
    }

    /// The value with parts replaced by `transform`. Does not descend into replaced parts.
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
    /// The value with its unknowns renamed, including keys of collections but not captured values.
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

/// A closure with its captured local values.
struct Closure: Hashable {
    let node: Node
    /// Keyed by the variable's index in its file.
    var captures: SortedMap<Int, Value>
    /// The keys of the captures that retain nothing: `[weak source]`.
    let weakCaptures: [Int]
    /// `self` of the creating code; absent if the closure does not use it.
    var receiver: Value
    /// Whether it retains `self`.
    let isStrong: Bool

    fileprivate func forEachSource(_ body: (SourceID) -> Void) {
        captures.forEach { key, value in
            if !weakCaptures.contains(key) { value.forEachSource(body) }
        }
    }
}

/// The definition of an unknown; two unknowns with equal definitions are the same.
enum SymbolDefinition: Hashable {
    /// The unknown value of an expression or parameter.
    case origin(Node)
    /// An unknown in a stored property, named after the first property that holds it.
    case property(VariableID)
    /// An unknown from outside in a stored property: an argument, or a value that other code may assign at any
    /// time. It remains unconstrained.
    case kept(VariableID)
    case member(Symbol, String)
    case operation(String, [Value])
    /// Whether an `#if` condition holds, identified by its text.
    case configuration(String)
}

/// All unknowns so far.
struct SymbolTable {
    private var definitions: [SymbolDefinition] = []
    private var symbols: [SymbolDefinition: Symbol] = [:]
    /// Whether the unknown is state that other code controls and may change at any time.
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
