import TimerlintSource
import TimerlintSyntax

/// Parses one file of Objective-C, C or C++ into a syntax tree that uses the Swift names of the APIs. Never
/// fails: unparsable text is skipped.
package func parseObjectiveC(_ file: SourceFile) -> SyntaxTree {
    file.rewritings.isEmpty ? parsePlain(file) : parseRewritten(file)
}

/// Parses the file without its rewritings.
func parsePlain(_ file: SourceFile) -> SyntaxTree {
    var parser = ObjCParser(file)
    parser.parseFile()
    return parser.finish()
}

/// Parses the tokens of one file in a single pass and builds its tree.
///
/// `TokenLinking` matches brackets and `#if`s first, so the text between two brackets is parsed on its own: an
/// unparsable piece does not affect the code outside of it. Nesting is bounded by `deepest`; deeper pieces are
/// skipped.
struct ObjCParser: ~Copyable {
    let file: SourceFile
    var lexer: CLexer
    var tokens: UnsafeMutablePointer<CToken>
    var builder: TreeBuilder
    var survey: FileSurvey
    /// Names interned from literals, keyed by address.
    private var literals = NumberMap<TextReference>()
    /// Names of the file used in places where they are not written, by number.
    private var spellings = NumberMap<TextReference>()
    let system = SystemNames.shared

    var at = 0
    /// The end of the current region: the index after its last token.
    var limit: Int
    /// The end offset of the last consumed token.
    var lastEnd: UInt32 = 0
    var depth = 0

    /// The part of a message being parsed, outside of nested brackets and of `? :`.
    var messagePart = MessagePart.none
    /// Branches of `#if`s that were skipped in the middle of a construct; they are parsed after it.
    var deferred: [Range<Int>] = []
    /// The class whose members are being parsed.
    var scope = ClassScope()
    /// The index of the `NS_SWIFT_NAME` before the next class.
    var swiftName: Int?
    /// The last finished name or member expression, and its name's number.
    var lastNamed: (node: NodeID, name: UInt32) = (.max, CToken.none)
    /// The last finished node of `[X alloc]`.
    var allocated: NodeID?
    /// Locals of the current function that shadow ivars.
    var hidingLocals: Set<UInt32> = []
    /// Cached meanings of the file's ivar names.
    var scopeStorage = NumberMap<StorageName>()
    /// The log of recognized constructs, if requested.
    var log: ScanLog?
    /// Cached splits of selectors into Swift names.
    var splits = NumberMap<SelectorSplit>()
    /// Cached properties set by selectors that begin with `set`.
    var setters = NumberMap<SetterName>()

    static let deepest = 256

    init(_ file: SourceFile) {
        self.file = file
        lexer = CLexer(file, isCPlusPlus: file.isCPlusPlus)
        lexer.lex()
        tokens = lexer.tokens
        var linking = TokenLinking(tokens, count: lexer.count)
        linking.link()
        survey = FileSurvey(nameCount: lexer.names.count)
        survey.read(tokens, count: lexer.count)
        builder = TreeBuilder(expectedNodes: lexer.count * 3 / 4)
        limit = lexer.count - 1
    }

    consuming func finish() -> SyntaxTree {
        if let comment = lexer.openComment {
            builder.skip(SourceRange(UInt32(comment), UInt32(lexer.end)), reason: "expected the end of the comment")
        }
        return builder.build(file: file)
    }

    // MARK: Lookahead

    var kind: CTokenKind {
        @inline(__always) get { at < limit ? tokens[at].kind : .endOfFile }
    }

    /// The kind of a later token, counting directives.
    @inline(__always)
    func kind(ahead distance: Int) -> CTokenKind { at + distance < limit ? tokens[at + distance].kind : .endOfFile }

    /// The current word, if it is in the parser's vocabulary.
    var word: CWord? {
        @inline(__always) get { kind == .identifier ? CWord(number: tokens[at].link) : nil }
    }

    func word(ahead distance: Int) -> CWord? {
        kind(ahead: distance) == .identifier ? CWord(number: tokens[at + distance].link) : nil
    }

    /// The current word after `@`.
    var atWord: CWord? { kind == .atWord ? CWord(number: tokens[at].link) : nil }

    var isAtEnd: Bool {
        @inline(__always) get { at >= limit }
    }

    /// The start offset of the current token.
    var start: UInt32 {
        @inline(__always) get { tokens[min(at, lexer.count - 1)].start }
    }

    /// The matching bracket, or the token before which the bracket must end; the end of the region if there is
    /// neither.
    func partner(of index: Int) -> Int {
        let link = tokens[index].link
        return link == CToken.none || link >= limit || link <= index ? limit : Int(link)
    }

    // MARK: Advancing

    /// Consumes a token in the middle of a construct.
    @inline(__always)
    mutating func advance() {
        guard at < limit else { return }
        lastEnd = tokens[at].end
        at &+= 1
        if at < limit, tokens[at].kind.isDirective { crossDirectives() }
    }

    /// Consumes the last token of a statement or member. A directive after it lies between complete constructs.
    @inline(__always)
    mutating func advanceToBoundary() {
        guard at < limit else { return }
        lastEnd = tokens[at].end
        at &+= 1
    }

    @discardableResult
    mutating func skip(_ expected: CTokenKind) -> Bool {
        guard kind == expected else { return false }
        advance()
        return true
    }

    /// Skips from the current bracket past its partner.
    mutating func skipBrackets() {
        at = partner(of: at)
        if kind.isClosing { advance() } else { lastEnd = tokens[max(at - 1, 0)].end }
    }

    /// Parses the text between this bracket and its partner, then consumes the partner. Inside, the region ends
    /// at the partner.
    mutating func insideBrackets(atBoundary: Bool = false, _ body: (inout ObjCParser) -> Void) {
        let close = partner(of: at)
        let (outer, part) = (limit, messagePart)
        messagePart = .none
        if atBoundary { advanceToBoundary() } else { advance() }
        limit = close
        body(&self)
        (limit, messagePart) = (outer, part)
        at = close
        guard kind.isClosing else { return lastEnd = tokens[max(at - 1, 0)].end }
        if atBoundary { advanceToBoundary() } else { advance() }
    }

    // MARK: Building nodes

    /// Finishes a node that ends at the last consumed token.
    @discardableResult
    mutating func finish(
        _ kind: NodeKind, since mark: TreeBuilder.Mark, from start: UInt32, name: TextReference = .none,
        flags: NodeFlags = []
    ) -> NodeID {
        builder.finish(kind, since: mark, range: SourceRange(start, max(start, lastEnd)), name: name, flags: flags)
    }

    /// A name that does not occur in the file.
    mutating func swift(_ text: StaticString) -> TextReference {
        let key = UInt64(UInt(bitPattern: text.utf8Start))
        if let known = literals[key] { return known }
        let reference = builder.synthesize(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        literals.set(reference, for: key)
        return reference
    }

    /// A name of the file, for a place where it is not written.
    mutating func spelled(_ number: UInt32) -> TextReference {
        if let known = spellings[number] { return known }
        let reference = builder.synthesize(lexer.names.bytes(number))
        spellings.set(reference, for: UInt64(number))
        return reference
    }
}

/// The part of a message being parsed. It distinguishes casts from operands followed by a part of the selector.
enum MessagePart { case none, receiver, argument }

/// The class, category or protocol whose members are being parsed.
struct ClassScope {
    enum Part {
        case none
        /// What others see of it.
        case interface
        /// `@interface X ()` beside the implementation, which others do not see.
        case continuation
        case implementation
    }

    /// The token of the name; `nil` outside of classes.
    var name: CToken?
    var part = Part.none
    var isImplementation: Bool { part == .implementation }
    /// Whether the current function is an instance method, so that ivars belong to `self`.
    var hasInstance = false
    /// Whether an enclosing closure captures `self` weakly and uses `@strongify`.
    var isWeakSelf = false
    /// Properties that the class uses but the file does not declare, by number.
    var assumed: [UInt32: TextReference] = [:]
}
