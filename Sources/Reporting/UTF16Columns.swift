import TimerlintSource

/// Converts byte offsets of one file to columns in UTF-16 code units from 1, as in JSON, SARIF and editors. A
/// byte of invalid UTF-8 counts as one unit and a byte-order mark as none, because editors hide it. Cost: one
/// pass over the file, then constant time per column, whatever the line length.
final class UTF16Columns {
    private let file: SourceFile
    /// The offset of a character's first byte and the number of units before it, about every `stride` bytes.
    private var checkpoints: [(offset: Int, units: Int)] = []
    private static let stride = 1_024

    init(_ file: SourceFile) {
        self.file = file
        var cursor = (offset: file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, units: 0)
        while cursor.offset < file.bytes.count {
            if cursor.offset / Self.stride >= checkpoints.count { checkpoints.append(cursor) }
            step(&cursor)
        }
    }

    func column(at offset: UInt32) -> Int {
        let line = file.lines.range(ofLine: file.lines.line(at: offset))
        return units(before: Int(offset)) - units(before: Int(line.start)) + 1
    }

    private func units(before offset: Int) -> Int {
        guard
            var cursor = checkpoints[..<min(offset / Self.stride + 1, checkpoints.count)].last(where: {
                $0.offset <= offset
            })
        else { return 0 }
        while cursor.offset < offset { step(&cursor) }
        return cursor.units
    }

    private func step(_ cursor: inout (offset: Int, units: Int)) {
        let length = scalarLength(at: cursor.offset)
        cursor.units += length == 4 ? 2 : 1
        cursor.offset += length
    }

    /// 1 to 4; 1 for a byte that starts no valid character.
    private func scalarLength(at offset: Int) -> Int {
        let length =
            switch file.bytes[offset] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        let isWhole =
            offset + length <= file.bytes.count
            && file.bytes[(offset + 1)..<(offset + length)].allSatisfy { $0 & 0xC0 == 0x80 }
        return isWhole ? length : 1
    }
}

/// The column tables of a report's files.
final class ColumnTables {
    private var tables: [ObjectIdentifier: UTF16Columns] = [:]

    func column(at offset: UInt32, in file: SourceFile) -> Int {
        let id = ObjectIdentifier(file)
        if let table = tables[id] { return table.column(at: offset) }
        let table = UTF16Columns(file)
        tables[id] = table
        return table.column(at: offset)
    }
}
