import TimerlintDiagnostics
import TimerlintSource

/// A piece table: the text as pieces of the original and inserted pieces. It combines the edits of several
/// rounds into one set. Cost of a round: linear in its edits and the pieces.
package struct PieceTable: Sendable {
    private enum Piece {
        case old(Range<Int>)
        case new([UInt8])

        var count: Int {
            switch self {
            case .old(let range): range.count
            case .new(let bytes): bytes.count
            }
        }

        func part(_ range: Range<Int>) -> Piece {
            switch self {
            case .old(let old): .old((old.lowerBound + range.lowerBound)..<(old.lowerBound + range.upperBound))
            case .new(let bytes): .new(Array(bytes[range]))
            }
        }
    }

    private let original: [UInt8]
    private var pieces: [Piece]

    package init(_ bytes: [UInt8]) {
        original = bytes
        pieces = [.old(0..<bytes.count)]
    }

    /// The current text.
    package var bytes: [UInt8] {
        pieces.reduce(into: []) { bytes, piece in
            switch piece {
            case .old(let range): bytes += original[range]
            case .new(let new): bytes += new
            }
        }
    }

    /// Applies edits to the current text. They must be sorted and disjoint.
    package mutating func apply(_ edits: [TextEdit]) {
        var reader = Reader(pieces: pieces)
        var result: [Piece] = []
        for edit in edits {
            result += reader.take(upTo: Int(edit.range.start))
            _ = reader.take(upTo: Int(edit.range.end))
            if !edit.replacement.isEmpty { result.append(.new(Array(edit.replacement.utf8))) }
        }
        pieces = result + reader.take(upTo: .max)
    }

    /// The edits from the original text to the current one.
    package var edits: [TextEdit] {
        var edits: [TextEdit] = []
        var position = 0
        var text: [UInt8] = []
        for piece in pieces + [.old(original.count..<original.count)] {
            switch piece {
            case .new(let bytes): text += bytes
            case .old(let range):
                if range.lowerBound > position || !text.isEmpty {
                    let gap = SourceRange(UInt32(position), UInt32(range.lowerBound))
                    edits.append(TextEdit(range: gap, replacement: String(decoding: text, as: UTF8.self)))
                }
                position = range.upperBound
                text = []
            }
        }
        return edits
    }

    /// Takes pieces from the front.
    private struct Reader {
        let pieces: [Piece]
        private var index = 0
        /// The consumed length of the piece at `index`, and the position in the whole text.
        private var offset = 0
        private var position = 0

        init(pieces: [Piece]) { self.pieces = pieces }

        mutating func take(upTo end: Int) -> [Piece] {
            var taken: [Piece] = []
            while index < pieces.count, position < end {
                let piece = pieces[index]
                let count = min(piece.count - offset, end - position)
                if count > 0 { taken.append(piece.part(offset..<(offset + count))) }
                position += count
                offset += count
                if offset == piece.count {
                    index += 1
                    offset = 0
                }
            }
            return taken
        }
    }
}
