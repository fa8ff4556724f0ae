/// The replacement of a range of a file in clang's view.
package struct ClangRewriting: Equatable, Sendable {
    /// Byte range in the file.
    package let range: Range<Int>
    package let text: String
}

/// Finds what a text-based parser cannot know. Input: a translation unit. Output, in order and disjoint: uses
/// of the project's own macros that hide messages, blocks or libdispatch calls, with their expansions; typedef
/// names of classes; and `__auto_type`.
package struct RewritingFinder {
    private var expander = MacroExpander()
    private var found: [ClangRewriting] = []
    /// Macros that the parser supports under their own names.
    private static let understood: Set<String> = ["weakify", "strongify", "unsafeify"]

    package static func rewritings(of unit: TranslationUnit) -> [ClangRewriting] {
        var finder = RewritingFinder()
        var uses: [Cursor] = []
        unit.root.visit { cursor in
            switch cursor.kind {
            case .macroDefinition:
                if !cursor.isInSystemHeader { finder.expander.define(cursor) }
                return false
            case .macroExpansion:
                if cursor.range != nil { uses.append(cursor) }
                return false
            case .typeRef:
                finder.readType(cursor)
                return false
            case .varDecl:
                finder.readVariable(cursor)
                return cursor.range != nil
            // Skips everything in headers.
            default: return cursor.range != nil
            }
        }
        for use in uses { finder.readUse(use) }
        return finder.apart()
    }

    private mutating func readUse(_ use: Cursor) {
        guard let range = use.range, !Self.understood.contains(use.spelling),
            let text = expander.expansion(of: use.tokens.map(\.text))
        else { return }
        guard ["[", "^", "dispatch_", "@selector", "CFRunLoop"].contains(where: text.contains) else { return }
        found.append(ClangRewriting(range: range, text: text))
    }

    /// `typedef NSTimer *Ticker;`: `Ticker` is `NSTimer *`.
    private mutating func readType(_ cursor: Cursor) {
        guard let range = cursor.range, !cursor.referenced.isInSystemHeader, let type = classType(cursor.canonicalType),
            type != cursor.spelling
        else { return }
        found.append(ClangRewriting(range: range, text: type))
    }

    private mutating func readVariable(_ cursor: Cursor) {
        guard cursor.range != nil,
            let word = cursor.tokens.prefix(3).first(where: { $0.text == "__auto_type" || $0.text == "auto" })
        else { return }
        guard let type = classType(cursor.canonicalType) else { return }
        found.append(ClangRewriting(range: word.range, text: type))
    }

    /// `NSTimer`, `NSTimer *`; `nil` unless the type is a class or a pointer to one.
    private func classType(_ spelling: String) -> String? {
        let words = spelling.split(separator: " ").filter { !$0.hasPrefix("_N") && !$0.hasPrefix("__") }
        guard let name = words.first, let first = name.first, first.isUppercase,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return words.count == 1 ? String(name) : words.count == 2 && words[1].hasPrefix("*") ? name + " *" : nil
    }

    private func apart() -> [ClangRewriting] {
        var result: [ClangRewriting] = []
        for rewriting in found.sorted(by: {
            ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
        })
        where rewriting.range.lowerBound >= result.last?.range.upperBound ?? 0 && !rewriting.range.isEmpty {
            result.append(rewriting)
        }
        return result
    }
}
