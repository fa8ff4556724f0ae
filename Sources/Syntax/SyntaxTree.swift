import TimerlintSource

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The syntax of one file as a flat array in preorder: a node's descendants directly follow it. The first node
/// is the root (`sourceFile`).
@usableFromInline package final class SyntaxTree: @unchecked Sendable {
    package let file: SourceFile
    /// Owned by the tree, so that reading a record costs no array reference count.
    @usableFromInline package let nodes: UnsafeBufferPointer<NodeRecord>
    /// The names that do not fit into the records of their nodes.
    @usableFromInline let farNames: [TextReference]
    /// Sorted by number.
    private let wideNodes: [WideNode]
    /// The text of names that do not occur in the file.
    package let synthesized: [UInt8]
    /// The ranges that the parser skipped, in source order.
    package let skipped: [SkippedText]
    /// Pointers to the bytes of the file and of `synthesized`. Both arrays are constants that the tree retains,
    /// so their storage does not move.
    private let fileText: UnsafeBufferPointer<UInt8>
    private let synthesizedText: UnsafeBufferPointer<UInt8>
    /// What was read of the tree so far; `nil` unless that is recorded.
    @usableFromInline package private(set) var reading: TreeReading?

    /// `root` is the number of the draft that contains all other drafts of the tree.
    package convenience init(
        file: SourceFile, drafts: UnsafeBufferPointer<NodeDraft>, root: NodeID, synthesized: [UInt8],
        skipped: [SkippedText]
    ) {
        self.init(file: file, NodePacker(drafts, root: root), synthesized: synthesized, skipped: skipped)
    }

    /// The same tree over different text: `places` gives each node's range and name in `file`.
    package convenience init(
        _ tree: SyntaxTree, in file: SourceFile, places: [(range: SourceRange, name: TextReference)],
        synthesized: [UInt8], skipped: [SkippedText]
    ) {
        self.init(file: file, NodePacker(tree, places: places), synthesized: synthesized, skipped: skipped)
    }

    private init(file: SourceFile, _ packed: NodePacker, synthesized: [UInt8], skipped: [SkippedText]) {
        self.file = file
        self.synthesized = synthesized
        self.skipped = skipped
        // Copied to the exact size: an array that grew keeps spare capacity.
        farNames = packed.farNames.withUnsafeBufferPointer(Array.init)
        wideNodes = packed.wideNodes
        nodes = packed.nodes
        fileText = file.bytes.withUnsafeBufferPointer { $0 }
        synthesizedText = synthesized.withUnsafeBufferPointer { $0 }
    }

    deinit {
        nodes.deallocate()
        reading?.deallocate()
    }

    /// From now on, records what is read. Requires that nobody else uses the tree yet.
    package func recordReading() { reading = TreeReading(count: nodes.count) }

    /// The node of the whole file.
    @inlinable package var root: Node { Node(tree: self, id: 0) }

    /// The name of a node.
    @inlinable package func name(of record: NodeRecord) -> TextReference {
        record.hasFarName ? farNames[record.farName] : record.nearName
    }

    /// The fields of a node that do not fit into its record. Requires that there are some. Cost: binary search.
    @usableFromInline func wideNode(_ id: NodeID) -> WideNode { wideNodes[wideNodes.partitioningIndex { $0.id >= id }] }

    /// Identifies the tree; never 0.
    package var address: UInt { root.treeAddress }

    package func text(_ reference: TextReference) -> String { String(decoding: bytes(reference), as: UTF8.self) }

    /// Whether a name is exactly `text`. Does not allocate a string.
    package func isSpelled(_ reference: TextReference, _ text: StaticString) -> Bool {
        isSpelled(reference, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    package func isSpelled(_ reference: TextReference, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard Int(reference.length) == text.count else { return false }
        return text.isEmpty || memcmp(bytes(reference).baseAddress!, text.baseAddress!, text.count) == 0
    }

    /// The bytes of a name; valid for the tree's lifetime.
    package func bytes(_ reference: TextReference) -> UnsafeBufferPointer<UInt8> {
        let start = Int(reference.start)
        return UnsafeBufferPointer(
            rebasing: (reference.isSynthesized ? synthesizedText : fileText)[start..<start + Int(reference.length)])
    }
}

/// A range of source that the parser could not understand.
package struct SkippedText: Sendable {
    package let range: SourceRange
    /// The expected syntax, in lower case without a full stop: "expected an expression".
    package let reason: String

    package init(range: SourceRange, reason: String) {
        self.range = range
        self.reason = reason
    }
}
