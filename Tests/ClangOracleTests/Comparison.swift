import TimerlintClangEngine
import TimerlintSource

/// The differences between the parser and clang on one file.
struct Comparison {
    enum Kind: String, CaseIterable {
        /// Found only by clang.
        case lostMessage, lostMethod, lostBlock, lostCapture
        /// Found by both at the same location, with different contents.
        case selector, receiver, messageEnd, methodSelector, methodEnd, blockEnd
        /// Found only by the parser, in code that clang parsed.
        case extraMessage, extraMethod, extraBlock
    }

    struct Difference {
        let kind: Kind
        let offset: Int
        let detail: String
    }

    private(set) var differences: [Difference] = []
    /// The number of compared items.
    private(set) var counts = (messages: 0, methods: 0, blocks: 0, captures: 0)

    init(_ file: SourceFile, _ clang: ClangView) {
        let scanner = ScannerView(file)
        compareMessages(clang, scanner)
        compareMethods(clang, scanner)
        compareBlocks(clang, scanner)
        counts.captures = clang.captures.count
        for capture in clang.captures where !scanner.agrees(capture) {
            add(.lostCapture, capture.use, "\(capture.name) in the block at \(capture.block)")
        }
        differences.sort { ($0.offset, $0.kind.rawValue) < ($1.offset, $1.kind.rawValue) }
    }

    private mutating func add(_ kind: Kind, _ offset: Int, _ detail: String) {
        differences.append(Difference(kind: kind, offset: offset, detail: detail))
    }

    private mutating func compareMessages(_ clang: ClangView, _ scanner: ScannerView) {
        counts.messages = clang.messages.count
        let seen = Dictionary(
            scanner.log.messages.map { (Int($0.range.start), $0) }, uniquingKeysWith: { first, _ in first })
        for message in clang.messages {
            let start = message.range.lowerBound
            guard let own = seen[start] else {
                add(.lostMessage, start, message.selector)
                continue
            }
            if own.selector != message.selector { add(.selector, start, "\(own.selector), not \(message.selector)") }
            if Int(own.receiver.start) != message.receiver {
                add(.receiver, start, "\(own.receiver.start), not \(message.receiver)")
            }
            if Int(own.range.end) != message.range.upperBound {
                add(.messageEnd, start, "\(own.range.end), not \(message.range.upperBound)")
            }
        }
        let known = Set(clang.messages.map(\.range.lowerBound))
        for own in scanner.log.messages
        where !known.contains(Int(own.range.start)) && !clang.isSkipped(Int(own.range.start)) {
            add(.extraMessage, Int(own.range.start), own.selector)
        }
    }

    private mutating func compareMethods(_ clang: ClangView, _ scanner: ScannerView) {
        counts.methods = clang.methods.count
        // Functions are matched by their ends, because the specifiers at the beginning may be macros.
        let seen = Dictionary(
            scanner.log.methods.map { (Int($0.range.end), $0) }, uniquingKeysWith: { first, _ in first })
        for method in clang.methods {
            guard let own = seen[method.range.upperBound] else {
                add(.lostMethod, method.range.lowerBound, method.selector)
                continue
            }
            if own.selector != method.selector {
                add(.methodSelector, method.range.lowerBound, "\(own.selector), not \(method.selector)")
            }
        }
        let known = Set(clang.methods.map(\.range.upperBound))
        for own in scanner.log.methods
        where !known.contains(Int(own.range.end)) && !clang.isSkipped(Int(own.range.start)) {
            add(.extraMethod, Int(own.range.start), own.selector)
        }
    }

    private mutating func compareBlocks(_ clang: ClangView, _ scanner: ScannerView) {
        counts.blocks = clang.blocks.count
        let seen = Dictionary(
            scanner.log.blocks.map { (Int($0.start), Int($0.end)) }, uniquingKeysWith: { first, _ in first })
        for block in clang.blocks {
            guard let end = seen[block.lowerBound] else {
                add(.lostBlock, block.lowerBound, "")
                continue
            }
            if end != block.upperBound { add(.blockEnd, block.lowerBound, "\(end), not \(block.upperBound)") }
        }
        let known = Set(clang.blocks.map(\.lowerBound))
        for own in scanner.log.blocks where !known.contains(Int(own.start)) && !clang.isSkipped(Int(own.start)) {
            add(.extraBlock, Int(own.start), "")
        }
    }
}
