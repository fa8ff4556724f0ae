import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Where every name of a project is used: for each spelling, the expressions, selectors and captures that carry it. Built in one walk over all nodes,
/// so that asking "who uses this property" or "who calls this method" costs only its namesakes. What was asked once is kept.
package struct ReferenceIndex: Sendable {
    private struct Place { let file: Int32; let node: NodeID }
    /// Those of one name side by side, in the order of files and nodes.
    private let places: [Place]
    /// Which part of `places` belongs to the names of one hash.
    private let ranges: [NameHash: Range<Int32>]
    private let project: Project
    let knownUses = Answers<VariableID, [HandleUse]>()
    /// The places that end what a variable holds, for who looks for them.
    package let knownEndings = Answers<VariableID, [Node]>()
    let knownMentions = Answers<FunctionID, [Node]>()
    let knownCallers = Answers<FunctionID, CertainCallers.Mentions>()

    package init(_ project: Project) {
        self.project = project
        var numbers: [NameHash: Int] = [:]
        var counts: [Int32] = []
        var found: [(number: Int32, place: Place)] = []
        for (index, file) in project.files.enumerated() {
            for (id, record) in file.tree.nodes.enumerated() where record.kind.carriesReference {
                let hash = NameHash(file.tree.bytes(record.name))
                let number = numbers[hash] ?? counts.count
                if number == counts.count {
                    numbers[hash] = number
                    counts.append(0)
                }
                counts[number] += 1
                found.append((Int32(number), Place(file: Int32(index), node: NodeID(id))))
            }
        }
        var ends: [Int32] = []
        var end: Int32 = 0
        for count in counts {
            ends.append(end)
            end += count
        }
        places = [Place](unsafeUninitializedCapacity: found.count) { buffer, count in
            for (number, place) in found {
                (buffer.baseAddress! + Int(ends[Int(number)])).initialize(to: place)
                ends[Int(number)] += 1
            }
            count = found.count
        }
        ranges = numbers.mapValues { ends[$0] - counts[$0]..<ends[$0] }
    }

    /// The nodes of a spelling, in the order of files and offsets as parsed.
    package func nodes(named name: String) -> [Node] {
        var name = name
        return name.withUTF8 { name in
            guard let range = ranges[NameHash(name)] else { return [] }
            return places[Int(range.lowerBound)..<Int(range.upperBound)].compactMap { place in
                let node = project.files[Int(place.file)].node(place.node)
                return node.isNamed(name) ? node : nil
            }
        }
    }

    /// The same in one file only: namesakes in other files cost nothing.
    package func nodes(named name: String, inFileOf node: Node) -> [Node] {
        let file = project.fileIndex(of: node)
        var name = name
        return name.withUTF8 { name in
            guard let range = ranges[NameHash(name)] else { return [] }
            let namesakes = places[Int(range.lowerBound)..<Int(range.upperBound)]
            let start = namesakes.partitioningIndex { $0.file >= file }
            return namesakes[start...].prefix { $0.file == file }.compactMap { place in
                let node = project.files[file].node(place.node)
                return node.isNamed(name) ? node : nil
            }
        }
    }

    /// The nodes that may name a variable, told by its spelling in either language.
    package func nodes(naming id: VariableID) -> [Node] {
        let (kind, foreignName) = (project[id].kind, project[id].foreignName)
        let isMember = kind == .property || kind == .global
        guard isMember else { return references(toLocal: id) }
        return nodes(named: project[id].name) + (foreignName.map(nodes(named:)) ?? [])
    }

    /// The nodes that may name a function, told by its spelling in either language.
    package func nodes(naming id: FunctionID) -> [Node] {
        let own = nodes(named: project[id].name)
        guard project[id].access > .fileprivate, project[id].enclosing == nil else { return own }
        return own + (project[id].foreignName.map(nodes(named:)) ?? [])
    }

    /// The places that name a local variable, parameter or capture.
    package func uses(ofLocal id: VariableID) -> [Node] { project.uses(ofLocal: id) }

    /// The names, captures and shorthand bindings (`if let timer`) that refer to a local variable, parameter or capture.
    private func references(toLocal id: VariableID) -> [Node] {
        let file = project.files[id.file]
        return file.uses(ofLocal: id.index).map { use in
            let node = file.node(use)
            guard node.kind == .identifierPattern, let binding = node.parent, binding.kind == .optionalBinding else { return node }
            return binding
        }
    }
}

extension NodeKind {
    /// Whether nodes of the kind use a name that is declared elsewhere.
    fileprivate var carriesReference: Bool {
        switch self {
        case .nameExpression, .memberExpression, .selectorExpression, .optionalBinding, .capture: true
        default: false
        }
    }
}

/// 64 bits that tell names apart as good as always; who asks compares the bytes of what is found.
private struct NameHash: Hashable {
    private let value: UInt64

    /// FNV-1a, eight bytes at a time.
    init(_ name: UnsafeBufferPointer<UInt8>) {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(name.count)
        var index = 0
        while index + 8 <= name.count {
            let word = UnsafeRawPointer(name.baseAddress! + index).loadUnaligned(as: UInt64.self)
            value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
            value ^= value >> 29
            index += 8
        }
        while index < name.count {
            value = (value ^ UInt64(name[index])) &* 0x0000_0100_0000_01B3
            index += 1
        }
        self.value = value
    }
}
