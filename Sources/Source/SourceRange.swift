/// A half-open range of UTF-8 byte offsets into one file, counted from 0.
package struct SourceRange: Hashable, Sendable {
    package var start: UInt32
    package var end: UInt32

    package init(_ start: UInt32, _ end: UInt32) {
        self.start = start
        self.end = end
    }

    package var length: Int { Int(end) - Int(start) }
    package var isEmpty: Bool { start == end }

    package func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
    package func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
    package func overlaps(_ other: SourceRange) -> Bool { start < other.end && other.start < end }
}

extension SourceRange: Comparable {
    /// Orders by start, then by end.
    package static func < (a: SourceRange, b: SourceRange) -> Bool {
        (a.start, a.end) < (b.start, b.end)
    }
}
