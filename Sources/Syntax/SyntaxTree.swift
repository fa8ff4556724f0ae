import TimerlintSource

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The syntax of one file as a flat array, each node before its children and all below it right behind it; the first
/// node is the root (`sourceFile`).
@usableFromInline package final class SyntaxTree: @unchecked Sendable {
    package let file: SourceFile
    /// Memory of the tree's own, so that a node reads its record without an array's reference count.
    @usableFromInline package let nodes: UnsafeBufferPointer<NodeRecord>
    /// The names that do not stand close behind the start of their node.
    @usableFromInline let farNames: [TextReference]
    /// Text that names have which do not stand in the file.
    package let synthesized: [UInt8]
    /// What the scanner had to skip, in order.
    package let skipped: [SkippedText]
    /// Where the bytes of the file and of `synthesized` lie: both arrays are constants that the tree keeps, so that
    /// their storage stays in place.
    private let fileText: UnsafeBufferPointer<UInt8>
    private let synthesizedText: UnsafeBufferPointer<UInt8>

    /// `root` is the number of the draft that holds all others of the tree.
    package convenience init(
        file: SourceFile, drafts: UnsafeBufferPointer<NodeDraft>, root: NodeID, synthesized: [UInt8],
        skipped: [SkippedText]
    ) {
        self.init(file: file, NodePacker(drafts, root: root), synthesized: synthesized, skipped: skipped)
    }

    /// The same tree over other text: `places` has for each node its range and name there.
    package convenience init(
        _ tree: SyntaxTree, in file: SourceFile, places: [(range: SourceRange, name: TextReference)],
        synthesized: [UInt8], skipped: [SkippedText]
    ) {
        self.init(file: file, NodePacker(tree.nodes, places: places), synthesized: synthesized, skipped: skipped)
    }

    private init(file: SourceFile, _ packed: NodePacker, synthesized: [UInt8], skipped: [SkippedText]) {
        self.file = file
        self.synthesized = synthesized
        self.skipped = skipped
        farNames = packed.farNames
        nodes = packed.nodes
        fileText = file.bytes.withUnsafeBufferPointer { $0 }
        synthesizedText = synthesized.withUnsafeBufferPointer { $0 }
    }

    deinit { nodes.deallocate() }

    @inlinable package var root: Node { Node(tree: self, id: 0) }

    /// What names a node.
    @inlinable package func name(of record: NodeRecord) -> TextReference {
        if record.hasFarName { return farNames[Int(record.name)] }
        let length = record.name & 0xFFFF
        return length == 0 ? .none : TextReference(start: record.range.start + record.name >> 16, length: length)
    }

    /// Tells trees apart; never 0.
    package var address: UInt { root.treeAddress }

    package func text(_ reference: TextReference) -> String { String(decoding: bytes(reference), as: UTF8.self) }

    /// Whether a name spells exactly `text`, without making a string of it.
    package func isSpelled(_ reference: TextReference, _ text: StaticString) -> Bool {
        isSpelled(reference, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    package func isSpelled(_ reference: TextReference, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard Int(reference.length) == text.count else { return false }
        return text.isEmpty || memcmp(bytes(reference).baseAddress!, text.baseAddress!, text.count) == 0
    }

    /// The bytes of a name; valid as long as the tree is.
    package func bytes(_ reference: TextReference) -> UnsafeBufferPointer<UInt8> {
        let start = Int(reference.start)
        return UnsafeBufferPointer(
            rebasing: (reference.isSynthesized ? synthesizedText : fileText)[start..<start + Int(reference.length)])
    }
}

/// A stretch of source that the scanner could not understand.
package struct SkippedText: Sendable {
    package let range: SourceRange
    /// What was expected, lower case, no full stop: "expected an expression".
    package let reason: String

    package init(range: SourceRange, reason: String) {
        self.range = range
        self.reason = reason
    }
}
