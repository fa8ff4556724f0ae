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
        var namesInFile: Set<NameInFile> = []
        var callees: Set<Int> = []
        var endings: Set<String> = []
    }

    private struct NameInFile: Hashable { let name: Int; let file: Int }

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

    /// Whether no query so far could have found a place with this name in a file.
    func isUnnamed(_ name: Spelling, inFile file: Int) -> Bool {
        asked.withLock { asked in
            !asked.names.contains(name.hashValue)
                && !asked.namesInFile.contains(NameInFile(name: name.hashValue, file: file))
                && !asked.endings.contains { name.hasSuffix($0) }
        }
    }

    /// In the order of files and nodes.
    subscript(_ name: Spelling) -> [Place] {
        asked.withLock { _ = $0.names.insert(name.hashValue) }
        return places(named: name)
    }

    /// The same in one file only.
    subscript(_ name: Spelling, inFile file: Int) -> [Place] {
        asked.withLock { _ = $0.namesInFile.insert(NameInFile(name: name.hashValue, file: file)) }
        return self[meanings: name, inFile: file]
    }

    /// The same for whoever uses only those that are called.
    subscript(callees name: Spelling) -> [Place] {
        asked.withLock { _ = $0.callees.insert(name.hashValue) }
        return places(named: name)
    }

    /// Whether someone asked where the name is called.
    func isCallee(_ name: Spelling) -> Bool { asked.withLock { $0.callees.contains(name.hashValue) } }

    /// The same for whoever uses only those with a meaning, and remembers which.
    subscript(meanings name: Spelling) -> [Place] { places(named: name) }

    /// The same in one file only.
    subscript(meanings name: Spelling, inFile file: Int) -> [Place] {
        if let own = changed.first(where: { $0.file == file }) { return own.table[name] }
        return table[name, inFile: file]
    }

    private func places(named name: Spelling) -> [Place] {
        let all = table[name]
        guard !changed.isEmpty else { return all }
        var rest = all[...]
        var found: [Place] = []
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
    /// The number of the first file.
    private let first: Int
    /// For each file the number of nodes in the files before it, which makes each node's number in its file one among
    /// all; with one extra element at the end.
    private let bases: [UInt32]
    /// The nodes among all, grouped by name, each group in ascending order.
    private let places: [UInt32]
    /// The number of each name. The keys point into the files' trees.
    private let numbers: [Spelling: Int32]
    /// The start of each name's group, with one extra element at the end.
    private let starts: [Int32]
    private let knownNames = Answers<String, [Spelling]>()

    /// `first` is the number of the first file.
    init(_ files: [FileModel], first: Int = 0) {
        self.files = files
        self.first = first
        bases = files.reduce(into: [0]) { $0.append($0[$0.count - 1] + UInt32($1.tree.nodes.count)) }
        // Each reference's name gets a number; then the references are grouped by number.
        var numbers: [Spelling: Int32] = [:]
        var names: [Int32] = []
        var ends: [Int32] = [0]
        for file in files {
            let tree = file.tree
            for record in tree.nodes where record.kind.carriesReference {
                let name = Spelling(tree.bytes(tree.name(of: record)))
                let number = numbers[name] ?? Int32(ends.count - 1)
                if number == ends.count - 1 {
                    numbers[name] = number
                    ends.append(0)
                }
                ends[Int(number) + 1] += 1
                names.append(number)
            }
        }
        for number in ends.indices.dropFirst() { ends[number] += ends[number - 1] }
        starts = ends
        self.numbers = numbers
        places = Self.grouped(names, ends: &ends, of: files)
    }

    /// `names` are the numbers of the references' names in the order of files and nodes, `ends` the starts of their groups.
    private static func grouped(_ names: [Int32], ends: inout [Int32], of files: [FileModel]) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: names.count) { buffer, count in
            var node: UInt32 = 0
            for file in files {
                for record in file.tree.nodes {
                    if record.kind.carriesReference {
                        let name = Int(names[count])
                        (buffer.baseAddress! + Int(ends[name])).initialize(to: node)
                        ends[name] += 1
                        count += 1
                    }
                    node += 1
                }
            }
        }
    }

    subscript(_ name: Spelling) -> [References.Place] { resolved(group(of: name)) }

    /// `file` is the number of one of the files.
    subscript(_ name: Spelling, inFile file: Int) -> [References.Place] {
        let group = group(of: name)
        let (base, end) = (bases[file - first], bases[file - first + 1])
        let start = group.partitioningIndex { $0 >= base }
        return group[start..<group[start...].partitioningIndex { $0 >= end }].map {
            References.Place(file: Int32(file), node: $0 - base)
        }
    }

    private func group(of name: Spelling) -> ArraySlice<UInt32> {
        numbers[name].map { places[Int(starts[Int($0)])..<Int(starts[Int($0) + 1])] } ?? []
    }

    private func resolved(_ nodes: ArraySlice<UInt32>) -> [References.Place] {
        var file = 0
        return nodes.map { node in
            if node >= bases[file + 1] { file = bases[(file + 1)...].partitioningIndex { $0 > node } - 1 }
            return References.Place(file: Int32(first + file), node: node - bases[file])
        }
    }

    func names(endingIn ending: String) -> [Spelling] {
        knownNames.answer(to: ending) { numbers.keys.filter { $0.hasSuffix(ending) } }
    }
}
