import TimerlintSource

/// The members of a type by name, in two arrays: most types have few members, and there are many types.
package struct MemberTable<Member: Sendable>: Sendable {
    private let declared: DeclaredNames
    /// The name of each member; sorted once the table is finished.
    private var names: [NameID] = []
    private var members: [Member] = []

    init(_ declared: DeclaredNames) { self.declared = declared }

    /// The members with a name in the order of their addition; `nil` if there are none.
    package subscript(name: String) -> [Member]? { declared[name].flatMap { self[$0] }.map { Array($0) } }

    subscript(name: NameID) -> ArraySlice<Member>? {
        let start = names.partitioningIndex { $0 >= name }
        var end = start
        while end < names.count, names[end] == name { end += 1 }
        return start < end ? members[start..<end] : nil
    }

    /// Ordered by name. A member with two names occurs twice.
    package var all: [Member] { members }

    /// The members whose names the other table does not contain.
    func missing(from other: MemberTable) -> [Member] {
        names.indices.filter { other[names[$0]] == nil }.map { members[$0] }
    }

    // MARK: Building

    mutating func add(_ member: Member, named name: NameID) {
        names.append(name)
        members.append(member)
    }

    mutating func add(membersOf other: MemberTable) {
        names += other.names
        members += other.members
    }

    /// Call after the last addition, before the first question.
    mutating func finish() {
        let order = names.indices.sorted { (names[$0], $0) < (names[$1], $1) }
        names = order.map { names[$0] }
        members = order.map { members[$0] }
    }

    /// The table without the names in `excluded`.
    func without(_ excluded: Set<NameID>) -> MemberTable {
        var rest = MemberTable(declared)
        for index in names.indices where !excluded.contains(names[index]) {
            rest.names.append(names[index])
            rest.members.append(members[index])
        }
        return rest
    }

    var allNames: [NameID] { names }
}

/// The declarations of a project by name: one array, and the place where each name's part begins.
struct NameGroups<Member: Sendable>: Sendable {
    /// Indexed by name, with one extra element at the end.
    private let starts: [Int32]
    private let members: [Member]

    init(_ named: [(name: NameID, member: Member)], names: DeclaredNames) {
        var ends = [Int32](repeating: 0, count: names.count + 1)
        for (name, _) in named { ends[name.index + 1] += 1 }
        for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
        starts = ends
        members = [Member](unsafeUninitializedCapacity: named.count) { buffer, count in
            for (name, member) in named {
                (buffer.baseAddress! + Int(ends[name.index])).initialize(to: member)
                ends[name.index] += 1
            }
            count = named.count
        }
    }

    /// In the order in which they were given.
    subscript(name: NameID) -> ArraySlice<Member> { members[Int(starts[name.index])..<Int(starts[name.index + 1])] }
}
