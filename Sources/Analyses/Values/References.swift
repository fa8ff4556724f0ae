import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The places in a list of files that refer to a name. Input: the files, and the references of an earlier list. Output:
/// for each spelling, its places. Few files change from one list to the next: only those are walked, and their places
/// replace the earlier ones when a name is looked up.
struct References: Sendable {
    struct Place { let file: Int32; let node: NodeID }

    private let table: ReferenceTable
    /// The files that differ from those of `table`, sorted by number.
    private var changed: [(file: Int, table: ReferenceTable)] = []

    /// What was looked up so far.
    private let asked = Guarded(Asked())

    private struct Asked {
        /// Hashes: two names with one hash count as one.
        var names: Set<Int> = []
        var endings: Set<String> = []
    }

    /// Each changed file costs time in every lookup.
    private static let changeLimit = 16

    init(_ files: [FileModel], replacing earlier: References? = nil) {
        guard let earlier, earlier.table.files.count == files.count else {
            table = ReferenceTable(files)
            return
        }
        let numbers = files.indices.filter { files[$0] !== earlier.table.files[$0] }
        guard numbers.count <= Self.changeLimit else {
            table = ReferenceTable(files)
            return
        }
        table = earlier.table
        changed = numbers.map { number in
            let known = earlier.changed.first { $0.file == number && $0.table.files[0] === files[number] }
            return known ?? (number, ReferenceTable([files[number]], first: number))
        }
    }

    /// Whether no query so far could have found a place with this name.
    func isUnnamed(_ name: Spelling) -> Bool {
        asked.withLock { asked in
            !asked.names.contains(name.hashValue) && !asked.endings.contains { name.hasSuffix($0) }
        }
    }

    /// In the order of files and nodes.
    subscript(_ name: Spelling) -> ArraySlice<Place> {
        asked.withLock { _ = $0.names.insert(name.hashValue) }
        return places(named: name)
    }

    /// The same in one file only.
    subscript(_ name: Spelling, inFile file: Int) -> ArraySlice<Place> {
        if let own = changed.first(where: { $0.file == file }) { return own.table[name] }
        let namesakes = table[name]
        let start = namesakes.partitioningIndex { $0.file >= file }
        return namesakes[start..<namesakes[start...].partitioningIndex { $0.file > file }]
    }

    private func places(named name: Spelling) -> ArraySlice<Place> {
        var rest = table[name]
        guard !changed.isEmpty else { return rest }
        var found: ArraySlice<Place> = []
        for (file, table) in changed {
            let start = rest.partitioningIndex { $0.file >= file }
            found += rest[..<start] + table[name]
            rest = rest[rest[start...].partitioningIndex { $0.file > file }...]
        }
        return found + rest
    }

    /// The names that end like this.
    func names(endingIn ending: String) -> Set<Spelling> {
        asked.withLock { _ = $0.endings.insert(ending) }
        return Set(([table] + changed.map(\.table)).flatMap { $0.names(endingIn: ending) })
    }
}

/// The references of some files, found in one walk over all nodes.
private final class ReferenceTable: Sendable {
    /// Own the text of the spellings.
    let files: [FileModel]
    /// Grouped by name, each group in the order of files and nodes.
    private let places: [References.Place]
    /// The range of `places` for each name. The keys point into the files' trees.
    private let ranges: [Spelling: Range<Int32>]
    private let knownNames = Answers<String, [Spelling]>()

    /// `first` is the number of the first file.
    init(_ files: [FileModel], first: Int = 0) {
        self.files = files
        // Each reference's name gets a number; then the references are grouped by number.
        var numbers: [Spelling: Int32] = [:]
        var found: [(name: Int32, place: References.Place)] = []
        var ends: [Int32] = []
        for (index, file) in files.enumerated() {
            let tree = file.tree
            for (id, record) in tree.nodes.enumerated() where record.kind.carriesReference {
                let name = Spelling(tree.bytes(tree.name(of: record)))
                let number = numbers[name] ?? Int32(ends.count)
                if number == ends.count {
                    numbers[name] = number
                    ends.append(0)
                }
                ends[Int(number)] += 1
                found.append((number, References.Place(file: Int32(first + index), node: NodeID(id))))
            }
        }
        var end: Int32 = 0
        for number in ends.indices {
            end += ends[number]
            ends[number] = end - ends[number]
        }
        let starts = ends
        places = [References.Place](unsafeUninitializedCapacity: found.count) { buffer, count in
            for (name, place) in found {
                (buffer.baseAddress! + Int(ends[Int(name)])).initialize(to: place)
                ends[Int(name)] += 1
            }
            count = found.count
        }
        ranges = numbers.mapValues { starts[Int($0)]..<ends[Int($0)] }
    }

    subscript(_ name: Spelling) -> ArraySlice<References.Place> {
        guard let range = ranges[name] else { return [] }
        return places[Int(range.lowerBound)..<Int(range.upperBound)]
    }

    func names(endingIn ending: String) -> [Spelling] {
        knownNames.answer(to: ending) { ranges.keys.filter { $0.hasSuffix(ending) } }
    }
}
