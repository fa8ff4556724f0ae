/// Links matching brackets, and the directives of each `#if`.
///
/// Input: the tokens of a file. Output: the same tokens with their links. Cost: linear, because brackets form a
/// linked stack and restoring a state is free.
///
/// Every branch of an `#if` starts with the brackets open at the `#if`; after the `#endif`, the state of its
/// first live branch applies. A bracket without a partner has no link, or links to the token before which it
/// must end: `@implementation`, `@interface`, `@end`, and a method at the margin close all brackets that macros
/// may have opened.
struct TokenLinking: ~Copyable {
    private let tokens: UnsafeMutablePointer<CToken>
    private let count: Int
    /// Open brackets, each with the enclosing one. A state of the stack is the index of its innermost bracket.
    private var opened: [(token: Int, outer: Int)] = []
    private var innermost = -1
    private var conditionals: [Conditional] = []
    private var place = Place.outside

    /// The construct that `@end` would end here.
    private enum Place { case outside, interface, implementation }

    private struct Conditional {
        let start: Int
        /// The directive that opened the current branch.
        var last: Int
        let before: Int
        let placeBefore: Place
        /// The state at the end of the first branch that is not dead.
        var after: (innermost: Int, place: Place)?
        /// An earlier branch is always compiled, so no later one is.
        var isDecided = false
    }

    /// The maximum number of unclosed brackets that a closing bracket may skip.
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

    /// Ends every open bracket before this token, which is not its partner.
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
            // A parenthesis or square bracket never extends beyond its braces.
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
        if conditionals[conditionals.count - 1].isDecided { tokens[index].flags.insert(.isDead) }
    }

    private mutating func endConditional(at index: Int) {
        guard endBranch(at: index), let conditional = conditionals.popLast() else { return }
        (innermost, place) = conditional.after ?? (conditional.before, conditional.placeBefore)
    }

    /// False for a directive outside of any `#if`.
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
        if tokens[conditional.last].flags.contains(.isLast) { conditional.isDecided = true }
        tokens[conditional.last].link = UInt32(index)
        conditional.last = index
        conditionals.append(conditional)
        return true
    }
}
