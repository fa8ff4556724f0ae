import TimerlintSource
import TimerlintSyntax

// Creations of objects: `[X new]`, `[[X alloc] initWithA:a]`, `X.new`, `[[self class] new]`. Input: the parser after
// a message's or member's last word. Output: the parser there, and one call of the class by its name.

extension ObjCParser {
    /// Applies a word without arguments to the class, or to the allocated object, of the last node. False for other
    /// words.
    mutating func creation(_ word: CWord?, isAllocated: Bool, since mark: TreeBuilder.Mark, from begin: UInt32) -> Bool
    {
        switch word {
        case .alloc, .allocWithZone:
            renameSelf()
            allocated = builder.last
        case .init_ where isAllocated, .new:
            renameSelf()
            finish(.callExpression, since: mark, from: begin, flags: .hasParentheses)
        // In a class method, `[self class]` is `self`.
        case .class where isClassItself && leadsToCreation(at): break
        default: return false
        }
        return true
    }

    /// `X.new`, `self.alloc.init`, `self.class.new`: false for the members of other objects.
    mutating func creation(ofMember name: CToken, since mark: TreeBuilder.Mark, from begin: UInt32) -> Bool {
        let word = CWord(number: name.link)
        if word == .init_ {
            guard let made = allocated, made == builder.last else { return false }
            allocated = nil
            return creation(word, isAllocated: true, since: mark, from: begin)
        }
        guard word == .new || word == .alloc || word == .class, isClassItself || isClassName else { return false }
        return creation(word, isAllocated: false, since: mark, from: begin)
    }

    /// Whether the last node is `self` in a class method.
    private var isClassItself: Bool {
        guard let node = builder.last else { return false }
        return builder[node].kind == .selfExpression && !scope.hasInstance
    }

    /// Whether the last node is a name that begins like a class's.
    private var isClassName: Bool {
        guard let node = builder.last, builder[node].kind == .nameExpression else { return false }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(lexer.source[Int(builder[node].range.start)])
    }

    /// Whether the tokens from an index, after a bracket or period at most, allocate an object.
    private func leadsToCreation(_ index: Int) -> Bool {
        let isBetween = [.rightSquare, .period].contains(tokens[index].kind)
        let next = tokens[isBetween ? index + 1 : index]
        guard next.kind == .identifier, let word = CWord(number: next.link) else { return false }
        return word == .alloc || word == .new
    }

    /// `[self alloc]` creates an instance of the current class.
    mutating func renameSelf() {
        guard let node = builder.last, builder[node].kind == .selfExpression, let name = scope.name else { return }
        builder[node].kind = .nameExpression
        builder[node].name = typeReference(name)
    }

    /// `[[X alloc] initWithA:a b:b]` becomes `X(a: a, b: b)`; `[super init…]` becomes `super.init(…)`.
    mutating func initialization(
        _ receiver: MessageReceiver, _ first: CToken, since mark: TreeBuilder.Mark, from begin: UInt32
    ) {
        if !receiver.isAllocated { finish(.memberExpression, since: mark, from: begin, name: swift("init")) }
        if system[first.link].beginsSelector, let known = KnownSelectors.message(selectorText(first)) {
            knownArguments(known)
        } else {
            let label =
                beginsWithInit(first.link)
                ? initializerLabel(first.link) : split(selectorStart: first.link, takesArguments: true).label
            messageArguments(firstLabel: label) { _, token in token.reference }
        }
        finish(.callExpression, since: mark, from: begin, flags: .hasParentheses)
    }
}
