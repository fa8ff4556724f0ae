import TimerlintSource

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The index of a node in its tree.
@usableFromInline package typealias NodeID = UInt32

/// A piece of text that a node is named by: a range of the file's bytes, or, where a front end gave the name (the Swift name of an Objective-C
/// method), of the tree's `synthesized` bytes.
@usableFromInline package struct TextReference: Sendable, Equatable, BitwiseCopyable {
    @usableFromInline package var start: UInt32
    /// In bytes; the top bit marks synthesized text.
    @usableFromInline var lengthAndOrigin: UInt32

    @inlinable package init(start: UInt32, length: UInt32, isSynthesized: Bool = false) {
        self.start = start
        self.lengthAndOrigin = length | (isSynthesized ? 0x8000_0000 : 0)
    }

    @inlinable package static var none: TextReference { TextReference(start: 0, length: 0) }

    @inlinable package var length: UInt32 { lengthAndOrigin & 0x7FFF_FFFF }
    @inlinable package var isSynthesized: Bool { lengthAndOrigin & 0x8000_0000 != 0 }
    @inlinable package var isEmpty: Bool { length == 0 }
    /// Meaningless for synthesized text.
    @inlinable package var range: SourceRange { SourceRange(start, start + length) }
}

/// One node: 32 trivially copyable bytes in the tree's array.
///
/// Here and in the other types that every stage reads in its loops, `@usableFromInline` and `@inlinable` open the type to the optimizer in
/// other modules, which sees nothing of a `package` declaration without them: reading was five times slower.
@usableFromInline package struct NodeRecord: Sendable, BitwiseCopyable {
    @usableFromInline package var kind: NodeKind
    @usableFromInline package var flags: NodeFlags
    /// UTF-8 offsets: from the first token's start to the last token's end, so without surrounding trivia.
    @usableFromInline package var range: SourceRange
    @usableFromInline package var name: TextReference
    @usableFromInline package var parent: NodeID
    @usableFromInline package var firstChild: NodeID
    @usableFromInline package var nextSibling: NodeID

    @inlinable init(
        kind: NodeKind, flags: NodeFlags, range: SourceRange, name: TextReference, parent: NodeID, firstChild: NodeID,
        nextSibling: NodeID
    ) {
        self.kind = kind
        self.flags = flags
        self.range = range
        self.name = name
        self.parent = parent
        self.firstChild = firstChild
        self.nextSibling = nextSibling
    }

    /// "No such node" for `parent`, `firstChild` and `nextSibling`.
    @inlinable package static var none: NodeID { .max }
}

/// The syntax of one file as a flat array, children before their parents; the last node is the root (`sourceFile`).
@usableFromInline package final class SyntaxTree: @unchecked Sendable {
    package let file: SourceFile
    /// Exactly as many as there are; memory of the tree's own, so that a node reads its record without an array's reference count.
    @usableFromInline package let nodes: UnsafeBufferPointer<NodeRecord>
    /// Text that names have which do not stand in the file.
    package let synthesized: [UInt8]
    /// What the scanner had to skip, in order.
    package let skipped: [SkippedText]
    /// Where the bytes of the file and of `synthesized` lie: both arrays are constants that the tree keeps, so that their storage stays in place.
    private let fileText: UnsafeBufferPointer<UInt8>
    private let synthesizedText: UnsafeBufferPointer<UInt8>

    package init(file: SourceFile, nodes: [NodeRecord], synthesized: [UInt8], skipped: [SkippedText]) {
        self.file = file
        self.synthesized = synthesized
        self.skipped = skipped
        let records = UnsafeMutableBufferPointer<NodeRecord>.allocate(capacity: nodes.count)
        _ = records.initialize(from: nodes)
        self.nodes = UnsafeBufferPointer(records)
        fileText = file.bytes.withUnsafeBufferPointer { $0 }
        synthesizedText = synthesized.withUnsafeBufferPointer { $0 }
    }

    deinit { nodes.deallocate() }

    @inlinable package var root: Node { Node(tree: self, id: NodeID(nodes.count - 1)) }

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
        return UnsafeBufferPointer(rebasing: (reference.isSynthesized ? synthesizedText : fileText)[start..<start + Int(reference.length)])
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
