import TimerlintClangEngine

/// clang's view of one file, for comparison with the parser's. Offsets are bytes in the file.
struct ClangView {
    struct Message: Hashable {
        let range: Range<Int>
        /// The offset of the receiver's first token.
        let receiver: Int
        let selector: String
    }

    struct Method: Hashable {
        let range: Range<Int>
        let selector: String
    }

    /// A use inside a block of a variable declared outside of it.
    struct Capture: Hashable {
        let block: Int
        let use: Int
        /// `self` is also used implicitly, by an ivar.
        let name: String
        /// The offset of the variable's name in its declaration; `nil` for `self`.
        let declaration: Int?
    }

    private(set) var messages: Set<Message> = []
    private(set) var methods: Set<Method> = []
    private(set) var blocks: Set<Range<Int>> = []
    private(set) var captures: Set<Capture> = []
    let skipped: [Range<Int>]
    /// Uses of macros, whose expansions the parser does not see.
    private(set) var expansions: [Range<Int>] = []
    let errors: [TranslationUnit.Diagnostic]
    private let bytes: [UInt8]

    init(_ unit: TranslationUnit, bytes: [UInt8]) {
        self.bytes = bytes
        skipped = unit.skippedRanges
        errors = unit.errors
        for cursor in unit.root.children where cursor.range != nil { read(cursor, Surroundings()) }
    }

    private struct Surroundings {
        /// The enclosing blocks, outermost first.
        var blocks: [Range<Int>] = []
        var function: Range<Int>?
    }

    private mutating func read(_ cursor: Cursor, _ around: Surroundings) {
        var around = around
        let children = cursor.children
        switch cursor.kind {
        case .macroExpansion: if let range = cursor.range { expansions.append(range) }
        case .messageExpr: readMessage(cursor, children)
        case .blockExpr:
            if let range = cursor.range, starts(range, "^") {
                blocks.insert(range)
                around.blocks.append(range)
            }
        case .instanceMethod, .classMethod, .functionDecl, .cxxMethod:
            if let range = cursor.range, !isInExpansion(range.lowerBound),
                children.contains(where: { $0.kind == .compoundStmt })
            {
                methods.insert(Method(range: range, selector: cursor.spelling))
                around.function = range
            }
        case .declRefExpr: readUse(cursor, around)
        case .memberRefExpr where children.isEmpty && cursor.referenced.kind == .ivarDecl:
            if let use = cursor.range?.lowerBound, !isInExpansion(use), isEvaluated(use) {
                capture("self", use, nil, around)
            }
        default: break
        }
        for child in children { read(child, around) }
    }

    private func starts(_ range: Range<Int>, _ text: String) -> Bool { bytes[range].starts(with: text.utf8) }

    // MARK: Messages

    /// Assembles the selector from the tokens outside of the receiver and the arguments, because clang's own is
    /// empty for unknown methods.
    private mutating func readMessage(_ cursor: Cursor, _ children: [Cursor]) {
        guard let range = cursor.range, starts(range, "["), !isInExpansion(range.lowerBound),
            bytes[range.upperBound - 1] == UInt8(ascii: "]")
        else { return }
        let inner = children.compactMap(\.range)
        let tokens = cursor.tokens.dropFirst().dropLast()
        guard let receiver = tokens.first else { return }
        var selector = cursor.spelling
        if selector.isEmpty {
            let pieces = tokens.drop { $0.text == "super" }.filter { token in
                !inner.contains { $0.contains(token.range.lowerBound) }
            }
            selector = pieces.map(\.text).joined()
            // If clang dropped parts of the message from its tree, their tokens remain and the selector is
            // unusable.
            guard !selector.contains(":") || selector.hasSuffix(":"),
                selector.utf8.allSatisfy({
                    $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "$")
                        || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39
                })
            else { return }
        }
        messages.insert(Message(range: range, receiver: receiver.range.lowerBound, selector: selector))
    }

    // MARK: Captures

    private mutating func readUse(_ cursor: Cursor, _ around: Surroundings) {
        guard !around.blocks.isEmpty, let use = cursor.range?.lowerBound, !isInExpansion(use), isEvaluated(use) else {
            return
        }
        let name = cursor.spelling
        if name == "self" { return capture(name, use, nil, around) }
        let variable = cursor.referenced
        guard variable.kind == .varDecl || variable.kind == .parmDecl, let declaration = variable.nameOffset,
            around.function?.contains(declaration) == true
        else { return }
        capture(name, use, declaration, around)
    }

    private mutating func capture(_ name: String, _ use: Int, _ declaration: Int?, _ around: Surroundings) {
        for block in around.blocks where declaration.map({ !block.contains($0) }) ?? true {
            captures.insert(Capture(block: block.lowerBound, use: use, name: name, declaration: declaration))
        }
    }

    /// False for the operands of `typeof` and `sizeof`, and for those of `@strongify` and `self = weakSelf`,
    /// which the parser treats as `[weak self]`.
    private func isEvaluated(_ offset: Int) -> Bool {
        let before = bytes[max(0, offset - 16)..<offset]
        return !["typeof(", "typeof__(", "typeof (", "typeof__ (", "sizeof(", "strongify(", "self = "].contains {
            before.suffix($0.utf8.count).elementsEqual($0.utf8)
        }
    }

    func isInExpansion(_ offset: Int) -> Bool { expansions.contains { $0.lowerBound == offset } }
    func isSkipped(_ offset: Int) -> Bool { skipped.contains { $0.contains(offset) } }
}
