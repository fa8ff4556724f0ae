/// How the file uses each name, collected in one pass over the tokens before parsing: using an ivar requires
/// knowing its property, wherever that is declared.
struct FileSurvey {
    struct Uses: OptionSet {
        let rawValue: UInt8

        /// A property declared here.
        static let property = Uses(rawValue: 1 << 0)
        /// An ivar declared here on its own.
        static let ivar = Uses(rawValue: 1 << 1)
        /// Used as a member: `x.name`, or `@synthesize name`.
        static let member = Uses(rawValue: 1 << 2)
        /// The first part of a method's selector.
        static let method = Uses(rawValue: 1 << 3)
        /// A variable of this name holds an object: declared as one, sent a message, accessed for a member, or
        /// set to `nil`.
        static let object = Uses(rawValue: 1 << 4)
        /// An ivar that a property uses as its storage.
        static let storage = Uses(rawValue: 1 << 5)
        /// A getter of a property with another name.
        static let getter = Uses(rawValue: 1 << 6)
        /// The first part of the selector of a method that returns `void`.
        static let procedure = Uses(rawValue: 1 << 7)
    }

    /// Indexed by a name's number.
    private(set) var uses: [Uses]
    /// For ivars that `@synthesize` assigns to a property of another name: the property's number.
    private var synthesized: [UInt32: UInt32] = [:]
    /// For getters with a custom name: the property's number.
    private var getters: [UInt32: UInt32] = [:]

    init(nameCount: Int) { uses = Array(repeating: [], count: nameCount) }

    subscript(_ name: UInt32) -> Uses {
        get { name < UInt32(uses.count) ? uses[Int(name)] : [] }
        set { if name < UInt32(uses.count) { uses[Int(name)] = newValue } }
    }

    /// The property with this custom getter name.
    func property(gotBy getter: UInt32) -> UInt32? { self[getter].contains(.getter) ? getters[getter] : nil }

    /// The property that `@synthesize` assigns to an ivar of this name.
    func property(storedAs ivar: UInt32) -> UInt32? { self[ivar].contains(.storage) ? synthesized[ivar] : nil }

    mutating func read(_ tokens: UnsafePointer<CToken>, count: Int) {
        for index in 0..<count {
            let token = tokens[index]
            switch token.kind {
            case .atWord: readWord(tokens, index, count)
            case .period, .arrow: readMember(tokens, index)
            case .leftSquare: readReceiver(tokens, index)
            case .equal: readAssignment(tokens, index)
            case .minus, .plus: readMethod(tokens, index)
            default: break
            }
        }
    }

    private mutating func add(_ use: Uses, to token: CToken) {
        if token.kind == .identifier { self[token.link].insert(use) }
    }

    private func isWord(_ token: CToken, _ word: CWord) -> Bool {
        token.kind == .identifier && token.link == word.rawValue
    }

    // MARK: Uses of names

    private mutating func readMember(_ tokens: UnsafePointer<CToken>, _ index: Int) {
        add(.member, to: tokens[index + 1])
        if index > 0 { add(.object, to: tokens[index - 1]) }
    }

    /// `[name message…]`, `[self.name message…]`
    private mutating func readReceiver(_ tokens: UnsafePointer<CToken>, _ index: Int) {
        var name = index + 1
        if isWord(tokens[name], .self_), tokens[name + 1].kind == .period || tokens[name + 1].kind == .arrow {
            name += 2
        }
        if tokens[name].kind == .identifier, tokens[name + 1].kind == .identifier { add(.object, to: tokens[name]) }
    }

    /// `name = nil`, `name = dispatch_source_create(…)`
    private mutating func readAssignment(_ tokens: UnsafePointer<CToken>, _ index: Int) {
        guard index > 0, tokens[index - 1].kind == .identifier, tokens[index + 1].kind == .identifier else { return }
        switch CWord(number: tokens[index + 1].link) {
        case .nil, .Nil_, .NULL, .nullptr, .dispatch_source_create, .dispatch_queue_create:
            add(.object, to: tokens[index - 1])
        default: break
        }
    }

    private mutating func readMethod(_ tokens: UnsafePointer<CToken>, _ index: Int) {
        guard tokens[index].flags.contains(.startsLine), tokens[index + 1].kind == .leftParen,
            tokens[index + 1].link != CToken.none
        else { return }
        let end = Int(tokens[index + 1].link)
        add(.method, to: tokens[end + 1])
        if end == index + 3, isWord(tokens[index + 2], .void) { add(.procedure, to: tokens[end + 1]) }
    }

    // MARK: Declarations

    private mutating func readWord(_ tokens: UnsafePointer<CToken>, _ index: Int, _ count: Int) {
        switch CWord(number: tokens[index].link) {
        case .property: readProperty(tokens, index + 1, count)
        case .synthesize: readSynthesize(tokens, index + 1)
        case .implementation, .interface: readIvars(tokens, index + 1, count)
        default: break
        }
    }

    private mutating func readProperty(_ tokens: UnsafePointer<CToken>, _ start: Int, _ count: Int) {
        var position = start
        var getter: UInt32?
        if tokens[position].kind == .leftParen, tokens[position].link != CToken.none {
            let end = Int(tokens[position].link)
            for index in position..<end where isWord(tokens[index], .getter) && tokens[index + 1].kind == .equal {
                getter = tokens[index + 2].link
            }
            position = end + 1
        }
        readDeclarators(tokens, position, limit: count, as: .property)
        if let getter, let name = lastDeclared {
            getters[getter] = name
            self[getter].insert(.getter)
        }
    }

    /// The last name found by `readDeclarators`.
    private var lastDeclared: UInt32?

    /// `Type *a, *b;` up to the semicolon: records the use of the names.
    private mutating func readDeclarators(_ tokens: UnsafePointer<CToken>, _ start: Int, limit: Int, as use: Uses) {
        var position = start
        var isObject = false
        var candidate: CToken?
        lastDeclared = nil
        while position < limit {
            let token = tokens[position]
            switch token.kind {
            case .identifier:
                if CWord(number: token.link) == .id { isObject = true }
                if CWord(number: token.link)?.isQualifier != true { candidate = token }
            case .star: isObject = true
            case .leftParen:
                // `void (^name)(…)`
                if tokens[position + 1].kind == .caret, tokens[position + 2].kind == .identifier {
                    declare(tokens[position + 2], use, isObject: true)
                    candidate = nil
                }
                guard token.link != CToken.none, token.link > position else { return }
                position = Int(token.link)
            case .comma, .semicolon, .colon:
                if let candidate { declare(candidate, use, isObject: isObject) }
                candidate = nil
                if token.kind == .semicolon { return }
            case .less, .greater, .leftSquare, .rightSquare, .number, .shift, .caret: break
            default: return
            }
            position += 1
        }
    }

    private mutating func declare(_ token: CToken, _ use: Uses, isObject: Bool) {
        self[token.link].insert(isObject ? use.union(.object) : use)
        lastDeclared = token.link
    }

    /// `@synthesize a = _a, b;`
    private mutating func readSynthesize(_ tokens: UnsafePointer<CToken>, _ start: Int) {
        var position = start
        while tokens[position].kind == .identifier {
            let property = tokens[position]
            self[property.link].insert(.member)
            if tokens[position + 1].kind == .equal, tokens[position + 2].kind == .identifier {
                self[tokens[position + 2].link].insert(.storage)
                synthesized[tokens[position + 2].link] = property.link
                position += 2
            }
            guard tokens[position + 1].kind == .comma else { return }
            position += 2
        }
    }

    /// `@implementation X {` … `}`, `@interface X : Y <P> {` … `}`
    private mutating func readIvars(_ tokens: UnsafePointer<CToken>, _ start: Int, _ count: Int) {
        var position = start
        while position < count, position - start < 64, tokens[position].kind != .leftBrace {
            switch tokens[position].kind {
            case .identifier, .colon, .less, .greater, .comma, .leftParen, .rightParen: position += 1
            default: return
            }
            if tokens[position].flags.contains(.startsLine), tokens[position].kind == .identifier { return }
        }
        guard position < count, tokens[position].kind == .leftBrace, tokens[position].link != CToken.none else {
            return
        }
        let end = Int(tokens[position].link)
        position += 1
        while position < end {
            readDeclarators(tokens, position, limit: end, as: .ivar)
            while position < end, tokens[position].kind != .semicolon { position += 1 }
            position += 1
        }
    }
}
