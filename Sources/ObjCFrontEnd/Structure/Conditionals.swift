import TimerlintSource
import TimerlintSyntax

// `#if` and other directives. Input: the parser at a directive. Output: the parser after it, or after the whole
// `#if … #endif` if its branches are parsed separately.

extension ObjCParser {
    /// The contents of an `#if`'s branches.
    enum Content {
        case declarations, members, ivars, statements
    }

    /// Parses a directive between complete constructs. An `#if` whose branches are complete constructs becomes
    /// an `ifConfig`.
    mutating func directive(in content: Content) {
        switch tokens[at].kind {
        case .poundIf where tokens[at].flags.contains(.isBalanced) && !holdsHeads(at): conditional(content)
        case .poundImport:
            importDirective()
            advanceToBoundary()
        case .poundDefine:
            let index = at
            advanceToBoundary()
            if content != .ivars { macroConstant(index) }
        case .poundOther: at += 1
        default: crossDirectives()
        }
    }

    /// Whether the branches of the `#if` contain alternative heads of one function, whose body follows the
    /// `#endif`.
    private func holdsHeads(_ index: Int) -> Bool {
        var place = index
        while place < limit, tokens[place].kind != .poundEndif, tokens[place].link != CToken.none {
            place = Int(tokens[place].link)
        }
        guard place + 1 < limit, tokens[place].kind == .poundEndif, tokens[place + 1].kind == .leftBrace else {
            return false
        }
        switch tokens[place - 1].kind {
        case .semicolon, .rightBrace, .leftBrace: return false
        default: return !tokens[place - 1].kind.isDirective
        }
    }

    private mutating func conditional(_ content: Content) {
        guard depth < Self.deepest else { return crossDirectives() }
        depth += 1
        defer { depth -= 1 }
        let mark = builder.mark
        let begin = start
        while at < limit, tokens[at].kind != .poundEndif {
            let next = tokens[at].link == CToken.none ? limit : min(Int(tokens[at].link), limit)
            clause(at, until: next, content)
            at = next
        }
        if at < limit { advanceToBoundary() }
        finish(.ifConfig, since: mark, from: begin)
    }

    /// Parses one branch, from its directive to the next one. Skips branches that are never compiled.
    private mutating func clause(_ directive: Int, until end: Int, _ content: Content) {
        let mark = builder.mark
        let outer = limit
        limit = end
        advanceToBoundary()
        if tokens[directive].flags.contains(.isDead) { at = end } else { items(content) }
        limit = outer
        at = end
        lastEnd = tokens[max(end - 1, directive)].end
        finish(.ifConfigClause, since: mark, from: tokens[directive].start, name: condition(of: tokens[directive]))
    }

    /// Parses up to the end of the region.
    mutating func items(_ content: Content) {
        switch content {
        case .declarations: declarations()
        case .members: members()
        case .ivars: ivars()
        case .statements: statements()
        }
    }

    /// The condition as written; `!X` for `#ifndef X`.
    private mutating func condition(of token: CToken) -> TextReference {
        guard token.kind != .poundElse else { return .none }
        let text = lexer.source
        var from = Int(token.start) + 1
        let end = Int(token.end)
        while from < end, lexer.classes[Int(text[from])] == .blank { from += 1 }
        let isNegated =
            end - from > 6 && text[from + 2] == UInt8(ascii: "n") && text[from + 3] == UInt8(ascii: "d")
            && text[from] == UInt8(ascii: "i")
        while from < end, lexer.classes[Int(text[from])].continuesIdentifier { from += 1 }
        while from < end, lexer.classes[Int(text[from])] == .blank { from += 1 }
        var to = from
        // Up to a comment.
        while to < end,
            !(text[to] == UInt8(ascii: "/") && (text[to + 1] == UInt8(ascii: "/") || text[to + 1] == UInt8(ascii: "*")))
        { to += 1 }
        while to > from, lexer.classes[Int(text[to - 1])] == .blank { to -= 1 }
        let plain = TextReference(start: UInt32(from), length: UInt32(to - from))
        return isNegated ? builder.synthesize("!" + file.text(plain.range)) : plain
    }

    // MARK: Directives inside a construct

    /// Continues with the first live branch and defers the others.
    mutating func crossDirectives() {
        while at < limit, tokens[at].kind.isDirective {
            switch tokens[at].kind {
            case .poundIf where tokens[at].flags.contains(.isDead): enterLiveBranch()
            case .poundElif, .poundElse: leaveBranch()
            case .poundImport:
                at += 1
            default: at += 1
            }
        }
    }

    private mutating func enterLiveBranch() {
        while at < limit, tokens[at].kind != .poundEndif, tokens[at].flags.contains(.isDead),
            tokens[at].link != CToken.none
        { at = min(Int(tokens[at].link), limit) }
        if at < limit { at += 1 }
    }

    /// At the end of the parsed branch, defers the others up to `#endif`.
    private mutating func leaveBranch() {
        while at < limit, tokens[at].kind != .poundEndif {
            guard tokens[at].link != CToken.none else {
                at += 1
                return
            }
            let next = min(Int(tokens[at].link), limit)
            if !tokens[at].flags.contains(.isDead), next > at + 1 { deferred.append(at..<next) }
            at = next
        }
        if at < limit { at += 1 }
    }

    /// Parses the deferred branches separately.
    mutating func readDeferred(_ content: Content) {
        guard !deferred.isEmpty else { return }
        guard depth < Self.deepest else { return deferred.removeAll() }
        depth += 1
        defer { depth -= 1 }
        let (place, end, outer) = (at, lastEnd, limit)
        while let branch = deferred.popLast() {
            // An alternative head of the class being parsed.
            if tokens[branch.lowerBound + 1].kind == .atWord { continue }
            let mark = builder.mark
            at = branch.lowerBound
            limit = branch.upperBound
            clause(branch.lowerBound, until: branch.upperBound, content)
            finish(.ifConfig, since: mark, from: tokens[branch.lowerBound].start)
        }
        (at, lastEnd, limit) = (place, end, outer)
    }

    // MARK: Imports

    /// `<UIKit/UIKit.h>` is the module `UIKit`; a header of the project itself is not a module.
    private mutating func importDirective() {
        let token = tokens[at]
        var position = Int(token.start)
        while position < Int(token.end), lexer.source[position] != UInt8(ascii: "<"),
            lexer.source[position] != UInt8(ascii: "\"")
        { position += 1 }
        guard position < Int(token.end), lexer.source[position] == UInt8(ascii: "<") else { return }
        let from = position + 1
        position = from
        while position < Int(token.end), lexer.classes[Int(lexer.source[position])].continuesIdentifier {
            position += 1
        }
        guard position > from, lexer.source[position] == UInt8(ascii: "/") else { return }
        builder.leaf(
            .importDeclaration, range: token.range,
            name: TextReference(start: UInt32(from), length: UInt32(position - from)))
    }
}
