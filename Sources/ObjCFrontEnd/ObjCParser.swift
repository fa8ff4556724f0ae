import TimerlintSource
import TimerlintSyntax

/// Reads one file of Objective-C, C or C++ into a syntax tree under the Swift names of the APIs. Never fails: what it
/// cannot understand is skipped.
package func parseObjectiveC(_ file: SourceFile) -> SyntaxTree {
    file.rewritings.isEmpty ? parsePlain(file) : parseRewritten(file)
}

/// The file as it is written.
func parsePlain(_ file: SourceFile) -> SyntaxTree {
    var parser = ObjCParser(file)
    parser.parseFile()
    return parser.finish()
}

/// Scans the tokens of one file once, front to back, and builds its tree.
///
/// Brackets and `#if`s are linked beforehand (`TokenLinking`), so that whatever stands between two brackets is read on
/// its own: a piece that makes no sense spoils nothing outside of it. Nesting is bounded by `deepest`; deeper pieces
/// are left out.
struct ObjCParser: ~Copyable {
    let file: SourceFile
    var lexer: CLexer
    var tokens: UnsafeMutablePointer<CToken>
    var builder: TreeBuilder
    var survey: FileSurvey
    /// Literals that became names, by their addresses.
    private var literals = NumberMap<TextReference>()
    /// Names of the file that stand where they are not written, by number.
    private var spellings = NumberMap<TextReference>()
    let system = SystemNames.shared

    var at = 0
    /// Where the region that is being read ends: the index after its last token.
    var limit: Int
    /// The end of the token that was passed last.
    var lastEnd: UInt32 = 0
    var depth = 0

    /// What of a message is being read, outside of further brackets and of `? :`.
    var messagePart = MessagePart.none
    /// Branches of `#if`s that were passed over in the middle of something; they are read after it.
    var deferred: [Range<Int>] = []
    /// The class whose members are being read.
    var scope = ClassScope()
    /// The index of the `NS_SWIFT_NAME` that stands before the class to come.
    var swiftName: Int?
    /// The name or member expression that was finished last, and its name's number.
    var lastNamed: (node: NodeID, name: UInt32) = (.max, CToken.none)
    /// The node of `[X alloc]` that was finished last.
    var allocated: NodeID?
    /// Locals of the function that is being read which hide ivars.
    var hidingLocals: Set<UInt32> = []
    /// What the file's ivar names stand for, as far as they were met.
    var scopeStorage = NumberMap<StorageName>()
    /// What was recognised, where somebody wants to know.
    var log: ScanLog?
    /// How selectors split into Swift names, as far as they were met.
    var splits = NumberMap<SelectorSplit>()
    /// What selectors that begin with `set` set, as far as they were met.
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

    consuming func finish() -> SyntaxTree { builder.build(file: file) }

    // MARK: Looking

    var kind: CTokenKind {
        @inline(__always) get { at < limit ? tokens[at].kind : .endOfFile }
    }

    /// The kind of a later token, directives counted.
    @inline(__always)
    func kind(ahead distance: Int) -> CTokenKind { at + distance < limit ? tokens[at + distance].kind : .endOfFile }

    /// The word at this place, where it is one that the scanner knows.
    var word: CWord? {
        @inline(__always) get { kind == .identifier ? CWord(number: tokens[at].link) : nil }
    }

    func word(ahead distance: Int) -> CWord? {
        kind(ahead: distance) == .identifier ? CWord(number: tokens[at + distance].link) : nil
    }

    /// The word after `@` at this place.
    var atWord: CWord? { kind == .atWord ? CWord(number: tokens[at].link) : nil }

    var isAtEnd: Bool {
        @inline(__always) get { at >= limit }
    }

    /// The offset at which the current token begins.
    var start: UInt32 {
        @inline(__always) get { tokens[min(at, lexer.count - 1)].start }
    }

    /// The partner of the bracket at a place, or the token that it must end before; the end of the region where there
    /// is neither.
    func partner(of index: Int) -> Int {
        let link = tokens[index].link
        return link == CToken.none || link >= limit || link <= index ? limit : Int(link)
    }

    // MARK: Moving

    /// Passes a token in the middle of something.
    @inline(__always)
    mutating func advance() {
        guard at < limit else { return }
        lastEnd = tokens[at].end
        at &+= 1
        if at < limit, tokens[at].kind.isDirective { crossDirectives() }
    }

    /// Passes the last token of a statement or member: a directive after it stands between whole ones.
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

    /// Passes everything up to the partner of the bracket here, and the partner.
    mutating func skipBrackets() {
        at = partner(of: at)
        if kind.isClosing { advance() } else { lastEnd = tokens[max(at - 1, 0)].end }
    }

    /// Reads what stands between this bracket and its partner, then passes the partner. Inside, the region ends at the
    /// partner.
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

    // MARK: Building

    /// Finishes a node that ends where the last token did.
    @discardableResult
    mutating func finish(
        _ kind: NodeKind, since mark: TreeBuilder.Mark, from start: UInt32, name: TextReference = .none,
        flags: NodeFlags = []
    ) -> NodeID {
        builder.finish(kind, since: mark, range: SourceRange(start, max(start, lastEnd)), name: name, flags: flags)
    }

    /// A name that does not stand in the file.
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

/// The parts of a message: they tell casts from operands that pieces of the selector follow.
enum MessagePart { case none, receiver, argument }

/// The class, category or protocol whose members are being read.
struct ClassScope {
    /// The name's token; `nil` outside.
    var name: CToken?
    /// The members stand in an `@implementation`.
    var isImplementation = false
    /// The function that is being read belongs to instances, so that ivars mean `self`'s.
    var hasInstance = false
    /// The closures around this place that hold `self` weakly by `@strongify`.
    var isWeakSelf = false
    /// Properties that the class uses and the file does not declare, by number.
    var assumed: [UInt32: TextReference] = [:]
}
