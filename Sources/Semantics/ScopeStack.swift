import TimerlintSource

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The local names in scope at one point of a walk. Lookup takes constant time. The bytes of the declared names
/// must not move during its lifetime.
struct ScopeStack {
    private struct Name {
        let bytes: UnsafeBufferPointer<UInt8>
        let hash: NameHash
        /// The innermost variable with this name at this point; -1 if none is in scope.
        var variable: Int32
    }

    private struct Declaration {
        let name: Int32
        /// The variable that this one shadows.
        let hidden: Int32
    }

    private var names: [Name] = []
    /// A hash table of indices into the names; -1 marks a free slot.
    private var slots = [Int32](repeating: -1, count: 64)
    private var declared: [Declaration] = []
    private var starts: [Int] = []

    mutating func enter() { starts.append(declared.count) }

    mutating func leave() {
        let start = starts.removeLast()
        while declared.count > start {
            let last = declared.removeLast()
            names[Int(last.name)].variable = last.hidden
        }
    }

    mutating func declare(_ bytes: UnsafeBufferPointer<UInt8>, _ variable: Int) {
        let hash = NameHash(bytes)
        let slot = slot(of: bytes, hash)
        if slots[slot] < 0 {
            slots[slot] = Int32(names.count)
            names.append(Name(bytes: bytes, hash: hash, variable: -1))
        }
        let name = slots[slot]
        declared.append(Declaration(name: name, hidden: names[Int(name)].variable))
        names[Int(name)].variable = Int32(variable)
        if names.count * 2 > slots.count { grow() }
    }

    func lookUp(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let name = slots[slot(of: bytes, NameHash(bytes))]
        guard name >= 0, names[Int(name)].variable >= 0 else { return nil }
        return Int(names[Int(name)].variable)
    }

    /// The slot of a name, or the free slot for it.
    private func slot(of bytes: UnsafeBufferPointer<UInt8>, _ hash: NameHash) -> Int {
        var slot = Int(truncatingIfNeeded: hash.value) & (slots.count - 1)
        while slots[slot] >= 0, !isSpelled(names[Int(slots[slot])], bytes, hash) {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private func isSpelled(_ name: Name, _ bytes: UnsafeBufferPointer<UInt8>, _ hash: NameHash) -> Bool {
        guard name.hash == hash, name.bytes.count == bytes.count else { return false }
        return bytes.isEmpty || memcmp(name.bytes.baseAddress!, bytes.baseAddress!, bytes.count) == 0
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for (index, name) in names.enumerated() {
            var slot = Int(truncatingIfNeeded: name.hash.value) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(index)
        }
    }
}
