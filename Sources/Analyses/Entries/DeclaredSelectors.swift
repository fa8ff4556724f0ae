import TimerlintSemantics
import TimerlintSyntax

/// The selectors of the methods that an Objective-C interface or protocol declares. Input: the text of its members. The
/// syntax tree has no nodes for them, because the implementation repeats each.
struct DeclaredSelectors: Sendable {
    private var found: Set<String> = []

    init(_ members: String) {
        for declaration in members.split(separator: ";") {
            let lines = declaration.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
            guard let first = lines.lastIndex(where: { $0.first == "-" || $0.first == "+" }) else { continue }
            found.insert(Self.selector(lines[first...].joined(separator: " ").dropFirst()))
        }
    }

    func contains(_ selector: String) -> Bool { found.contains(selector) }

    /// `move:to:` of `(void)move:(CGPoint)from to:(CGPoint)to`.
    private static func selector(_ declaration: Substring) -> String {
        var depth = 0
        let plain = declaration.filter { character in
            if character == "(" { depth += 1 }
            defer { if character == ")" { depth -= 1 } }
            return depth == 0
        }
        let pieces = plain.split(separator: ":", omittingEmptySubsequences: false).map { piece in
            piece.split(whereSeparator: \.isWhitespace)
        }
        guard pieces.count > 1 else { return pieces.first?.first.map(String.init) ?? "" }
        return pieces.dropLast().map { ($0.last ?? "") + ":" }.joined()
    }
}

extension Project {
    /// The selectors that each interface of a type which other files can import, or a protocol anywhere, declares.
    func declaredSelectors(of type: TypeID) -> [DeclaredSelectors] {
        types[type].declarations.compactMap { reference in
            let declaration = node(of: reference)
            let isShared = files.path(reference.file).hasSuffix(".h") || declaration.kind == .protocolDeclaration
            guard isShared, let members = declaration.firstChild(.memberBlock) else { return nil }
            return DeclaredSelectors(members.text)
        }
    }
}
