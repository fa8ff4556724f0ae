import TimerlintSource
import TimerlintSyntax

/// The cached inferences about the expressions, variables and functions of one file.
final class KnownInferences: Sendable {
    /// An answer with the depth of its inference chain. An answer that reached the depth limit is not cached: a
    /// query at a smaller depth may succeed.
    struct Known<Answer: Sendable>: Sendable {
        let answer: Answer
        /// In steps. One byte, because there is an entry for each name that was ever asked about.
        let height: UInt8
    }

    let referents = KnownReferents()
    let types = Answers<NodeID, Known<ValueType?>>()
    /// By the number of the variable.
    let variableTypes = Answers<Int, Known<ValueType?>>()
    /// By the number of the function that makes the calls.
    let calls = Answers<Int, [ResolvedCall]>()
}

/// What the names of one file refer to, with the locking of `Answers`. There are nearly as many entries as names, so each
/// takes 16 bytes.
final class KnownReferents: Sendable {
    typealias Known = KnownInferences.Known<Referent?>

    private let table = Guarded(Table())

    func known(_ node: NodeID) -> Known? { table.withLock { $0[node] } }

    func keep(_ known: Known, for node: NodeID) { table.withLock { $0.insert(known, for: node) } }

    /// An open-addressing table with linear probing.
    private struct Table {
        private struct Slot { var key: Int; var value: PackedReferent }

        private static let free = Slot(key: -1, value: .none)

        private var slots: [Slot] = []
        private var count = 0
        private var functions: [[FunctionID]] = []

        subscript(node: NodeID) -> Known? {
            guard count > 0 else { return nil }
            let slot = slots[place(of: Int(node))]
            return slot.key == Int(node) ? slot.value.unpacked(functions) : nil
        }

        /// The first answer is kept.
        mutating func insert(_ known: Known, for node: NodeID) {
            if count * 4 >= slots.count * 3 { grow() }
            let place = place(of: Int(node))
            guard slots[place].key == Self.free.key else { return }
            slots[place] = Slot(key: Int(node), value: PackedReferent(known, &functions))
            count += 1
        }

        private mutating func grow() {
            let old = slots
            slots = [Slot](repeating: Self.free, count: max(4, old.count * 2))
            for slot in old where slot.key != Self.free.key { slots[place(of: slot.key)] = slot }
        }

        /// The slot with a key, or the free one where it belongs.
        private func place(of key: Int) -> Int {
            let mask = slots.count - 1
            var place = key.spread(seed: 0) & mask
            while slots[place].key != Self.free.key, slots[place].key != key { place = (place + 1) & mask }
            return place
        }
    }
}

/// A referent in eight bytes: from the top a tag, the height of its inference chain, and a number.
private struct PackedReferent: BitwiseCopyable {
    private enum Tag: UInt64 { case none, instance, variable, type, functions }

    private let bits: UInt64

    private static let tagShift: UInt64 = 61
    private static let heightShift: UInt64 = 53
    /// Of a variable's index; the number of its file has the 21 bits above.
    private static let indexWidth: UInt64 = 32

    static let none = PackedReferent(.none, height: 0)

    private init(_ tag: Tag, height: UInt8, number: UInt64 = 0) {
        bits = tag.rawValue << Self.tagShift | UInt64(height) << Self.heightShift | number
    }

    /// Adds what does not fit to `functions`.
    init(_ known: KnownReferents.Known, _ functions: inout [[FunctionID]]) {
        let height = known.height
        switch known.answer {
        case nil: self.init(.none, height: height)
        case .instance: self.init(.instance, height: height)
        case .variable(let id):
            self.init(.variable, height: height, number: UInt64(id.file) << Self.indexWidth | UInt64(id.index))
        case .type(let id): self.init(.type, height: height, number: UInt64(id))
        case .functions(let found):
            functions.append(found)
            self.init(.functions, height: height, number: UInt64(functions.count - 1))
        }
    }

    func unpacked(_ functions: [[FunctionID]]) -> KnownReferents.Known {
        KnownReferents.Known(answer: referent(functions), height: UInt8(truncatingIfNeeded: bits >> Self.heightShift))
    }

    private func referent(_ functions: [[FunctionID]]) -> Referent? {
        let number = Int(bits & ((1 << Self.heightShift) - 1))
        return switch Tag(rawValue: bits >> Self.tagShift) {
        case .instance: .instance
        case .variable: .variable(VariableID(file: number >> Int(Self.indexWidth), index: number & 0xFFFF_FFFF))
        case .type: .type(number)
        case .functions: .functions(functions[number])
        case .none?, nil: nil
        }
    }
}
