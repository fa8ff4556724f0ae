/// A small dictionary as a sorted array. Equal maps have equal hashes at low cost, and a copy is one
/// allocation.
struct SortedMap<Key: Hashable & Comparable, Value: Hashable>: Hashable {
    private struct Entry: Hashable {
        let key: Key
        var value: Value
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }
    var keys: some Sequence<Key> { entries.lazy.map { $0.key } }
    var values: some Sequence<Value> { entries.lazy.map { $0.value } }

    /// The index of a key, or the index to insert it at. Searches from the end, because the maps are short and
    /// the last insertions are read most often.
    private func position(of key: Key) -> Int {
        var index = entries.count
        while index > 0, key <= entries[index - 1].key { index -= 1 }
        return index
    }

    subscript(key: Key) -> Value? {
        get {
            let index = position(of: key)
            return index < entries.count && entries[index].key == key ? entries[index].value : nil
        }
        set {
            let index = position(of: key)
            let isKnown = index < entries.count && entries[index].key == key
            switch (newValue, isKnown) {
            case (let value?, true): entries[index].value = value
            case (let value?, false): entries.insert(Entry(key: key, value: value), at: index)
            case (nil, true): entries.remove(at: index)
            case (nil, false): break
            }
        }
    }

    func mapValues(_ transform: (Value) -> Value) -> SortedMap {
        var map = self
        for index in entries.indices { map.entries[index].value = transform(entries[index].value) }
        return map
    }

    func filter(_ isKept: (Key, Value) -> Bool) -> SortedMap {
        if entries.allSatisfy({ isKept($0.key, $0.value) }) { return self }
        var map = self
        map.entries.removeAll { !isKept($0.key, $0.value) }
        return map
    }

    /// This map plus the entries of another whose keys are missing here.
    func adding(missingFrom other: SortedMap) -> SortedMap {
        if other.isEmpty { return self }
        if isEmpty { return other }
        var map = self
        for entry in other.entries where map[entry.key] == nil { map[entry.key] = entry.value }
        return map
    }
}

extension SortedMap: Sequence {
    func makeIterator() -> some IteratorProtocol<(key: Key, value: Value)> {
        entries.lazy.map { (key: $0.key, value: $0.value) }.makeIterator()
    }
}

extension SortedMap: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral elements: (Key, Value)...) {
        for (key, value) in elements { self[key] = value }
    }
}
