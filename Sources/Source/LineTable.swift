/// A position in a file: line and column counted from 1, the column in UTF-8 bytes.
package struct LinePosition: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// The start of each line of a file. LF, CRLF and a lone CR end a line, as in the Swift compiler.
package struct LineTable: Sendable {
    /// The offset of each line's first byte; never empty.
    private let starts: [UInt32]
    private let end: UInt32

    package init(bytes: [UInt8]) {
        var starts: [UInt32] = [0]
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while index < buffer.count {
                let byte = buffer[index]
                index += 1
                if byte == 0x0A {
                    starts.append(UInt32(index))
                } else if byte == 0x0D {
                    if index < buffer.count, buffer[index] == 0x0A { index += 1 }
                    starts.append(UInt32(index))
                }
            }
        }
        self.starts = starts
        self.end = UInt32(bytes.count)
    }

    /// The number of lines; an empty file has one.
    package var count: Int { starts.count }

    /// The line (from 1) that contains an offset.
    package func line(at offset: UInt32) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// Cost: binary search.
    package func position(at offset: UInt32) -> LinePosition {
        let line = line(at: offset)
        return LinePosition(line: line, column: Int(offset - starts[line - 1]) + 1)
    }

    /// The byte range of a line (from 1), including its line ending.
    package func range(ofLine line: Int) -> SourceRange {
        SourceRange(starts[line - 1], line < starts.count ? starts[line] : end)
    }
}
