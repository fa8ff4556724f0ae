/// The number of a tracked source. Only a `SourceTable` creates one, and never reuses it while an older value
/// may exist: the number of a removed source maps to nothing rather than to another source.
struct SourceID: Hashable {
    fileprivate let number: UInt8
}

/// The sources of a program state by number.
struct SourceTable: Hashable {
    /// Maximum number of sources between two renumberings. A `SourceIDs` has one bit per number.
    static let capacity: UInt8 = 64

    private struct Entry: Hashable {
        let id: SourceID
        var source: TrackedSource
    }

    /// Sorted by number.
    private var entries: [Entry] = []
    /// All lower numbers have been given out.
    private var next: UInt8 = 0

    var count: Int { entries.count }
    var isEmpty: Bool { entries.isEmpty }
    var ids: [SourceID] { entries.map(\.id) }
    var values: some Sequence<TrackedSource> { entries.lazy.map { $0.source } }

    /// `nil` for a removed source. Assigning to a removed source has no effect.
    subscript(id: SourceID) -> TrackedSource? {
        get { entries.first { $0.id == id }?.source }
        set {
            guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
            if let newValue { entries[index].source = newValue } else { entries.remove(at: index) }
        }
    }

    /// The number of a new source; `nil` if the numbers are exhausted.
    mutating func add(_ source: TrackedSource) -> SourceID? {
        guard next < Self.capacity else { return nil }
        let id = SourceID(number: next)
        entries.append(Entry(id: id, source: source))
        next += 1
        return id
    }

    mutating func changeEach(_ change: (inout TrackedSource) -> Void) {
        for index in entries.indices { change(&entries[index].source) }
    }

    /// A point in the exploration, identified by the numbers given out so far.
    struct Mark {
        fileprivate let next: UInt8
        static let beginning = Mark(next: 0)
    }

    var mark: Mark { Mark(next: next) }

    /// Renumbers the sources created since `mark` without gaps; `nil` if nothing changed. Values created since
    /// the mark are invalid unless they are mapped by the result.
    mutating func closeGaps(since mark: Mark) -> Renumbering? {
        let first = entries.firstIndex { $0.id.number >= mark.next } ?? entries.count
        let end = mark.next + UInt8(entries.count - first)
        guard end < next else { return nil }
        var numbers: [SourceID: SourceID] = [:]
        for (offset, index) in (first..<entries.count).enumerated() {
            let id = SourceID(number: mark.next + UInt8(offset))
            numbers[entries[index].id] = id
            entries[index] = Entry(id: id, source: entries[index].source)
        }
        next = end
        return Renumbering(mark: mark, numbers: numbers)
    }

    /// The mapping of the numbers given out since a mark.
    struct Renumbering {
        fileprivate let mark: Mark
        fileprivate let numbers: [SourceID: SourceID]

        /// The value of a renumbered reference; unknown if its source was removed.
        func value(of id: SourceID) -> Value {
            if id.number < mark.next { return .source(id) }
            return numbers[id].map { .source($0) } ?? .unknown
        }
    }
}

/// A set of sources.
struct SourceIDs: Hashable {
    private var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }

    func contains(_ id: SourceID) -> Bool { bits & 1 << UInt64(id.number) != 0 }
    mutating func insert(_ id: SourceID) { bits |= 1 << UInt64(id.number) }
    mutating func formUnion(_ other: SourceIDs) { bits |= other.bits }

    mutating func insert(sourcesIn value: Value) { value.forEachSource { insert($0) } }

    func subtracting(_ other: SourceIDs) -> SourceIDs {
        var rest = self
        rest.bits &= ~other.bits
        return rest
    }
}
