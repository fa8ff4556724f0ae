/// A half-open range of UTF-8 byte offsets into one file, counted from 0.
@usableFromInline package struct SourceRange: Hashable, BitwiseCopyable, Sendable {
    @usableFromInline package var start: UInt32
    @usableFromInline package var end: UInt32

    @inlinable package init(_ start: UInt32, _ end: UInt32) {
        self.start = start
        self.end = end
    }

    /// In bytes.
    @inlinable package var length: Int { Int(end) - Int(start) }
    @inlinable package var isEmpty: Bool { start == end }

    @inlinable package func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
    @inlinable package func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
    /// Whether they share a byte, or an empty one lies within the other.
    @inlinable package func overlaps(_ other: SourceRange) -> Bool { start < other.end && other.start < end }
}

extension SourceRange: Comparable {
    /// Orders by start, then by end.
    @inlinable package static func < (a: SourceRange, b: SourceRange) -> Bool {
        (a.start, a.end) < (b.start, b.end)
    }
}
