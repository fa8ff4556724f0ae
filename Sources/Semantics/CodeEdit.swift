import TimerlintSource
import TimerlintSyntax

/// The difference between two states of a file that declares the same: in the code of one function, or anywhere.
package struct CodeEdit: Sendable {
    package let old: FileModel
    package let new: FileModel
    /// The nodes that may differ.
    package let oldNodes: Range<NodeID>
    package let newNodes: Range<NodeID>

    init(of old: FileModel, to new: FileModel) {
        self.old = old
        self.new = new
        let bodies = EditedBodies(of: old, to: new)
        oldNodes = bodies.map { $0.old.id..<$0.old.end } ?? 0..<NodeID(old.tree.nodes.count)
        newNodes = bodies.map { $0.new.id..<$0.new.end } ?? 0..<NodeID(new.tree.nodes.count)
    }

    /// Whether nobody read what differs, nor asked for a name or a kind of node that is there now.
    package func isUnread(isUnnamed: (Spelling) -> Bool) -> Bool {
        !old.tree.reading.includes(anyOf: oldNodes) && old.file.answersSearches(like: new.file)
            && !old.knownNodes.questions.contains { new.hasNodes(of: $0.kind, $0.flags, in: newNodes) }
            && !newNodes.contains { id in
                let node = new.tree.nodes[Int(id)]
                return node.kind.carriesReference && !isUnnamed(Spelling(new.tree.bytes(new.tree.name(of: node))))
            }
    }
}

extension Project {
    /// What differs if another file stands in the place of one; `nil` if it declares something else.
    package func edit(ofFile file: Int, to other: FileModel) -> CodeEdit? {
        let own = files.models[file]
        return own.declares(theSameAs: other) ? CodeEdit(of: own, to: other) : nil
    }
}

/// The two states of the only body that differs between two states of a file.
private struct EditedBodies {
    let old: Node
    let new: Node
    /// By how many bytes, and nodes, the new body is longer.
    private let byteShift, nodeShift: Int

    /// `nil` if other code differs, too.
    init?(of old: FileModel, to new: FileModel) {
        let (bytes, others) = (old.file.bytes, new.file.bytes)
        let edit = Self.edit(of: bytes, to: others)
        let edited = old.functions.indices.first { old.body($0)?.holds(edit, of: bytes) == true }
        guard old.file.rewritings.isEmpty, new.file.rewritings.isEmpty, let edited, let own = old.body(edited),
            let other = new.body(edited), own.id == other.id, own.range.start == other.range.start
        else { return nil }
        self.old = own
        self.new = other
        byteShift = others.count - bytes.count
        nodeShift = new.tree.nodes.count - old.tree.nodes.count
        guard Int(own.range.end) + byteShift == Int(other.range.end), Int(own.end) + nodeShift == Int(other.end),
            (0...own.id).allSatisfy({ isSame(old.node($0), new.node($0)) }),
            (own.end..<NodeID(old.tree.nodes.count)).allSatisfy({
                isSame(old.node($0), new.node(NodeID(Int($0) + nodeShift)))
            })
        else { return nil }
    }

    /// The range that differs, apart from what stands before and after it in both.
    private static func edit(of old: [UInt8], to new: [UInt8]) -> Range<Int> {
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                var start = 0
                while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
                var rest = 0
                let most = min(old.count, new.count) - start
                while rest < most, old[old.count - 1 - rest] == new[new.count - 1 - rest] { rest += 1 }
                return start..<old.count - rest
            }
        }
    }

    /// Whether two nodes outside of the bodies, or around them, are the same, but for the shift.
    private func isSame(_ own: Node, _ other: Node) -> Bool {
        let (range, otherRange) = (own.range, other.range)
        let (name, otherName) = (own.nameReference, other.nameReference)
        let start = own.id >= old.end ? byteShift : 0
        let end = own.end >= old.end
        return own.kind == other.kind && own.flags == other.flags && Int(range.start) + start == Int(otherRange.start)
            && Int(range.end) + (end ? byteShift : 0) == Int(otherRange.end)
            && Int(own.end) + (end ? nodeShift : 0) == Int(other.end) && name.length == otherName.length
            && (name.isSynthesized || otherName.isSynthesized
                ? own.spelling == other.spelling
                : name.isEmpty || Int(name.start) + start == Int(otherName.start))
    }
}

extension FileModel {
    fileprivate func body(_ function: Int) -> Node? { functions[function].body.map(node) }
}

extension Node {
    /// Whether an edit stays between the braces of this body, which is part of no other code.
    fileprivate func holds(_ edit: Range<Int>, of bytes: [UInt8]) -> Bool {
        let (start, end) = (Int(range.start), Int(range.end))
        return start < edit.lowerBound && edit.upperBound < end && bytes[start] == UInt8(ascii: "{")
            && bytes[end - 1] == UInt8(ascii: "}")
            && selfAndAncestors.dropFirst().allSatisfy { $0.kind.mayEncloseBodies }
    }

    /// Whether the node is part of a body.
    var isInCode: Bool { selfAndAncestors.dropFirst().contains { $0.kind == .block } }
}
