import TimerlintSource
import TimerlintSyntax

/// The cached inferences of a project, by the number of the file. Projects that differ only inside of bodies share those
/// about the files in which they do not differ: an inference leads from a name to a declaration, to its type or its value,
/// and never into a body of another file.
struct ProjectInferences: Sendable {
    private let files: [KnownInferences]
    /// The state of each file that differs among the projects that share inferences, as the newest of them has it.
    private let newest: Newest

    private final class Newest: Sendable {
        let files = Guarded<[Int: FileModel]>([:])
    }

    init(_ files: [FileModel]) { self.init(files: files.map { _ in KnownInferences() }, newest: Newest()) }

    private init(files: [KnownInferences], newest: Newest) {
        self.files = files
        self.newest = newest
    }

    subscript(file: Int) -> KnownInferences { files[file] }

    func hold(with other: ProjectInferences) -> Bool { newest === other.newest }

    /// Those of a project with other files in the place of some; `nil` if they differ outside of bodies.
    func after(edits old: [FileModel], _ new: [FileModel]) -> ProjectInferences? {
        let isSameOutside = newest.files.withLock { newest in
            let changed = Set(new.indices.filter { old[$0] !== new[$0] }).union(newest.keys)
            return changed.allSatisfy { file in
                let last = newest[file] ?? old[file]
                if last === new[file] { return true }
                let edit = CodeEdit(of: last, to: new[file])
                guard edit.isInsideBodies else { return false }
                // What led from other files to this one's declarations is not asked again.
                edit.keepReadingOfDeclarations()
                newest[file] = new[file]
                return true
            }
        }
        guard isSameOutside else { return nil }
        return ProjectInferences(
            files: files.indices.map { old[$0] === new[$0] ? files[$0] : KnownInferences() }, newest: newest)
    }
}

extension CodeEdit {
    /// Whether nothing differs outside of functions' bodies, nor a declaration inside. Requires that both states declare
    /// the same.
    fileprivate var isInsideBodies: Bool {
        if oldNodes.isEmpty, newNodes.isEmpty { return hasContainer }
        return isInBody && !old.hasDeclarations(in: oldNodes) && !new.hasDeclarations(in: newNodes)
    }

    /// Marks as read in the new state what outside of bodies was read in the old one.
    fileprivate func keepReadingOfDeclarations() {
        guard let before = old.tree.reading else { return }
        var next: NodeID = 0
        for body in old.bodies {
            keepReading(before, of: next..<max(next, body.lowerBound))
            next = max(next, body.upperBound)
        }
        keepReading(before, of: next..<NodeID(old.tree.nodes.count))
    }

    private func keepReading(_ before: TreeReading, of nodes: Range<NodeID>) {
        for node in nodes where before.isMarked(node, .given) {
            new.node(node < oldNodes.upperBound ? node : node - oldNodes.upperBound + newNodes.upperBound).mark(.given)
        }
    }
}

extension FileModel {
    /// The bodies of functions, outer ones before those inside of them.
    fileprivate var bodies: [Range<NodeID>] {
        functions.compactMap(\.body).sorted().map { $0..<node($0).end }
    }

    fileprivate func hasDeclarations(in nodes: Range<NodeID>) -> Bool {
        types.contains { nodes.contains($0.node) } || functions.contains { nodes.contains($0.node) }
    }
}
