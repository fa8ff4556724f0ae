/// Ties brackets to their partners and the directives of each `#if` together.
///
/// In: the tokens of a file. Out: the same tokens with their links. Every branch of an `#if` starts with the brackets
/// that were open at the `#if`; after the `#endif` those of its first live branch hold. A bracket without a partner
/// keeps none, or the token that it must end before: `@implementation`, `@interface`, `@end`, and a method that begins
/// at the margin end all that macros may have opened. Time is linear: brackets are a linked stack, so that going back
/// to a state costs nothing.
struct TokenLinking: ~Copyable {
    private let tokens: UnsafeMutablePointer<CToken>
    private let count: Int
    /// Open brackets and, for each, the one around it. A state of the stack is the index of its innermost bracket.
    private var opened: [(token: Int, outer: Int)] = []
    private var innermost = -1
    private var conditionals: [Conditional] = []
    private var place = Place.outside

    /// What `@end` would end here.
    private enum Place { case outside, interface, implementation }

    private struct Conditional {
        let start: Int
        /// The directive that opened the current branch.
        var last: Int
        let before: Int
        let placeBefore: Place
        /// The state at the end of the first branch that is not dead.
        var after: (innermost: Int, place: Place)?
    }

    /// How many unclosed brackets one closing bracket may skip.
    private static let longestSearch = 64

    init(_ tokens: UnsafeMutablePointer<CToken>, count: Int) {
        self.tokens = tokens
        self.count = count
    }

    mutating func link() {
        for index in 0..<count {
            switch tokens[index].kind {
            case .leftParen, .leftBrace, .leftSquare:
                opened.append((index, innermost))
                innermost = opened.count - 1
            case .rightParen, .rightBrace, .rightSquare: close(index)
            case .atWord: resynchronize(at: index)
            case .minus, .plus:
                if place == .implementation, innermost >= 0, tokens[index].flags.contains(.isOutermost),
                    tokens[index + 1].kind == .leftParen
                {
                    closeAll(at: index)
                }
            case .poundIf:
                conditionals.append(
                    Conditional(start: index, last: index, before: innermost, placeBefore: place, after: nil))
            case .poundElif, .poundElse: beginBranch(at: index)
            case .poundEndif: endConditional(at: index)
            default: break
            }
        }
    }

    private mutating func resynchronize(at index: Int) {
        switch CWord(number: tokens[index].link) {
        case .implementation: place = .implementation
        case .interface: place = .interface
        case .end: place = .outside
        default: return
        }
        closeAll(at: index)
    }

    /// Every open bracket ends before this token, which is not its partner.
    private mutating func closeAll(at index: Int) {
        while innermost >= 0 {
            let open = opened[innermost].token
            if tokens[open].link == CToken.none { tokens[open].link = UInt32(index) }
            innermost = opened[innermost].outer
        }
    }

    private mutating func close(_ index: Int) {
        let kind = tokens[index].kind
        var candidate = innermost
        for _ in 0..<Self.longestSearch {
            guard candidate >= 0 else { return }
            let open = opened[candidate].token
            if tokens[open].kind.closing == kind {
                innermost = opened[candidate].outer
                tokens[index].link = UInt32(open)
                if tokens[open].link == CToken.none { tokens[open].link = UInt32(index) }
                return
            }
            // A parenthesis or square bracket never reaches out of its braces.
            if tokens[open].kind == .leftBrace { return }
            candidate = opened[candidate].outer
        }
    }

    // MARK: Conditional directives

    private mutating func beginBranch(at index: Int) {
        guard endBranch(at: index) else { return }
        (innermost, place) = (
            conditionals[conditionals.count - 1].before, conditionals[conditionals.count - 1].placeBefore
        )
    }

    private mutating func endConditional(at index: Int) {
        guard endBranch(at: index), let conditional = conditionals.popLast() else { return }
        (innermost, place) = conditional.after ?? (conditional.before, conditional.placeBefore)
    }

    /// False for a directive that belongs to no `#if`.
    private mutating func endBranch(at index: Int) -> Bool {
        guard var conditional = conditionals.popLast() else { return false }
        if conditional.last == conditional.start, conditional.after == nil {
            tokens[conditional.start].flags.insert(.isBalanced)
        }
        if innermost != conditional.before || place != conditional.placeBefore {
            tokens[conditional.start].flags.remove(.isBalanced)
        }
        if conditional.after == nil, !tokens[conditional.last].flags.contains(.isDead) {
            conditional.after = (innermost, place)
        }
        tokens[conditional.last].link = UInt32(index)
        conditional.last = index
        conditionals.append(conditional)
        return true
    }
}
