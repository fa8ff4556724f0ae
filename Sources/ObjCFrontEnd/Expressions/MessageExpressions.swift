import TimerlintSource
import TimerlintSyntax

// Messages: `[receiver part:argument part:argument]`. Input: the parser at the bracket. Output: the parser
// after its partner, and one node with the message's Swift name.

/// The known properties of a receiver.
struct MessageReceiver {
    /// The number of a class name; `CToken.none` for other expressions.
    var className = CToken.none
    /// Whether it is `[X alloc]`, which is represented as `X`.
    var isAllocated = false
    var isSelf = false
    var isSuper = false
}

extension ObjCParser {
    mutating func message() {
        let mark = builder.mark
        let begin = start
        let open = at
        log?.beginMessage(at: begin)
        insideBrackets { parser in
            let from = parser.start
            let receiver = parser.receiver()
            parser.logReceiver(from: from)
            guard parser.kind == .identifier || parser.kind == .colon else {
                parser.restOfMessage(from: begin, since: mark)
                return
            }
            parser.selector(receiver, since: mark, from: begin)
        }
        close(mark, open, begin)
        logEndOfMessage()
    }

    /// Extends the message's node to its closing bracket.
    private mutating func close(_ mark: TreeBuilder.Mark, _ open: Int, _ begin: UInt32) {
        guard let node = builder.last, builder.count(since: mark) == 1 else { return }
        switch builder[node].kind {
        case .callExpression, .assignmentExpression, .memberExpression, .missingExpression:
            builder[node].range = SourceRange(begin, max(begin, lastEnd))
        default: break
        }
    }

    private mutating func receiver() -> MessageReceiver {
        var receiver = MessageReceiver()
        let place = at
        messagePart = .receiver
        expression()
        messagePart = .none
        if let node = builder.last { receiver.isSelf = builder[node].kind == .selfExpression }
        if at == place + 1, let node = builder.last {
            receiver.isSuper = builder[node].kind == .superExpression
            if builder[node].kind == .nameExpression { receiver.className = tokens[place].link }
        }
        if allocated == builder.last {
            receiver.isAllocated = true
            allocated = nil
        }
        return receiver
    }

    /// Brackets without a message, such as a list in a macro, become a subscript without a base.
    private mutating func restOfMessage(from begin: UInt32, since mark: TreeBuilder.Mark) {
        while !isAtEnd {
            let place = at
            if kind == .leftSquare || kind == .leftParen || kind == .caret { expression() } else { advance() }
            if at == place { advance() }
        }
        if builder.count(since: mark) != 1 { finish(.tupleExpression, since: mark, from: begin) }
    }

    // MARK: Selectors

    private mutating func selector(_ receiver: MessageReceiver, since mark: TreeBuilder.Mark, from begin: UInt32) {
        let first = kind == .identifier ? tokens[at] : nil
        if first != nil { advance() }
        if let first { logSelector(first) }
        let takesArguments = kind == .colon || kind == .colonColon
        guard let first else { return plainMessage(nil, since: mark, from: begin) }
        if !takesArguments { return unaryMessage(receiver, first, since: mark, from: begin) }
        if receiver.isAllocated || beginsWithInit(first.link) {
            return initialization(receiver, first, since: mark, from: begin)
        }
        if system[first.link].beginsSelector, knownMessage(receiver, first, since: mark, from: begin) { return }
        if let property = setterName(first.link).property, endsAfterArgument {
            return setter(property, since: mark, from: begin)
        }
        plainMessage(first, since: mark, from: begin)
    }

    /// A message named by the importer's general rules.
    private mutating func plainMessage(_ first: CToken?, since mark: TreeBuilder.Mark, from begin: UInt32) {
        var label = TextReference.none
        var name = TextReference.none
        if let first {
            let split = split(selectorStart: first.link, takesArguments: true)
            (name, label) = (baseReference(first, split), split.label)
        }
        finish(.memberExpression, since: mark, from: begin, name: name)
        messageArguments(firstLabel: label) { _, token in token.reference }
        finish(.callExpression, since: mark, from: begin, flags: .hasParentheses)
    }

    /// `:argument part:argument …`; `labelOf` gives the label of each further part.
    mutating func messageArguments(
        firstLabel: TextReference, _ labelOf: (inout ObjCParser, CToken) -> TextReference
    ) {
        var label = firstLabel
        while !isAtEnd {
            guard kind == .colon || kind == .colonColon else {
                // Skips unparsable tokens.
                if kind == .leftSquare || kind == .caret || kind == .leftParen { argument(nil) } else { advance() }
                continue
            }
            logSelectorColon()
            advance()
            messageArgument(label)
            while kind == .comma {
                advance()
                messageArgument(.none)
            }
            label = .none
            if kind == .identifier, kind(ahead: 1) == .colon || kind(ahead: 1) == .colonColon {
                let token = tokens[at]
                logSelector(token)
                label = labelOf(&self, token)
                advance()
            }
        }
    }

    private mutating func messageArgument(_ label: TextReference) {
        let mark = builder.mark
        let begin = start
        messagePart = .argument
        if kind == .leftBrace { bracedList() } else { expression() }
        messagePart = .none
        if builder.hasNodes(since: mark) { finish(.argument, since: mark, from: begin, name: label) }
    }

    // MARK: Forms

    /// `[x name]`
    private mutating func unaryMessage(
        _ receiver: MessageReceiver, _ name: CToken, since mark: TreeBuilder.Mark, from begin: UInt32
    ) {
        let word = CWord(number: name.link)
        if creation(word, isAllocated: receiver.isAllocated, since: mark, from: begin) { return }
        switch word {
        case .retain, .autorelease: return
        case .copy where isClosure(builder.last): return
        default: break
        }
        let bytes = lexer.names.bytes(name.link)
        if system[name.link].beginsSelector, receiver.className != CToken.none,
            let known = KnownSelectors.message(lexer.names.text(name.link))
        {
            if known.form == .property {
                finish(.memberExpression, since: mark, from: begin, name: swift(known.name))
                return
            }
            if known.form == .constructor, isNamed(receiver, "NS\(known.name)") {
                finish(.callExpression, since: mark, from: begin, flags: .hasParentheses)
                return
            }
        }
        if let property = gotProperty(receiver, name, bytes) {
            note(finish(.memberExpression, since: mark, from: begin, name: property), name.link)
            return
        }
        finish(.memberExpression, since: mark, from: begin, name: name.reference)
        finish(.callExpression, since: mark, from: begin, flags: .hasParentheses)
    }

    /// The property that a message gets; `nil` for methods.
    private mutating func gotProperty(_ receiver: MessageReceiver, _ name: CToken, _ bytes: UnsafeBufferPointer<UInt8>)
        -> TextReference?
    {
        if let property = survey.property(gotBy: name.link) { return spelled(property) }
        if survey[name.link].contains(.property) { return name.reference }
        if receiver.isSelf || receiver.isSuper {
            let uses = survey[name.link]
            return uses.contains(.member) && !uses.contains(.method) ? name.reference : nil
        }
        if receiver.className != CToken.none, isSharedInstance(bytes) { return name.reference }
        return system[name.link].isGetter && !survey[name.link].contains(.method) ? name.reference : nil
    }

    /// `[Clock sharedClock]`: sent to a class, a name with such a prefix is a static property.
    private func isSharedInstance(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.starts(with: "shared".utf8) || bytes.starts(with: "defaultManager".utf8)
    }

    private func isClosure(_ id: NodeID?) -> Bool { id.map { builder[$0].kind == .closureExpression } ?? false }

    private func isNamed(_ receiver: MessageReceiver, _ name: String) -> Bool {
        receiver.className != CToken.none && lexer.names.bytes(receiver.className).elementsEqual(name.utf8)
    }

    /// Parses a message from the table of known selectors; false if the receiver is of another kind.
    private mutating func knownMessage(
        _ receiver: MessageReceiver, _ first: CToken, since mark: TreeBuilder.Mark, from begin: UInt32
    ) -> Bool {
        guard let known = KnownSelectors.message(selectorText(first)) else { return false }
        switch known.form {
        case .method: finish(.memberExpression, since: mark, from: begin, name: swift(known.name))
        case .constructor:
            guard isNamed(receiver, "NS\(known.name)") || isNamed(receiver, "\(known.name)") else { return false }
        case .property: return false
        }
        knownArguments(known)
        finish(.callExpression, since: mark, from: begin, flags: .hasParentheses)
        return true
    }

    mutating func knownArguments(_ known: KnownMessage) {
        var index = 0
        messageArguments(firstLabel: known.labels.first.map { label($0) } ?? .none) { parser, token in
            index += 1
            return index < known.labels.count ? parser.label(known.labels[index]) : token.reference
        }
    }

    /// Empty for no label.
    private mutating func label(_ text: StaticString) -> TextReference {
        text.utf8CodeUnitCount == 0 ? .none : swift(text)
    }

    /// The whole selector of the message whose first part was consumed, found by skipping nested brackets.
    func selectorText(_ first: CToken) -> String {
        var text = lexer.names.text(first.link) + ":"
        var index = at + 1
        var questions = 0
        while index < limit {
            switch tokens[index].kind {
            case .leftParen, .leftSquare, .leftBrace: index = partner(of: index)
            case .question: questions += 1
            case .colon:
                if questions > 0 {
                    questions -= 1
                } else if tokens[index - 1].kind == .identifier {
                    text += lexer.names.text(tokens[index - 1].link) + ":"
                } else {
                    text += ":"
                }
            default: break
            }
            index += 1
        }
        return text
    }

    // MARK: Setters

    /// Whether the message ends with its first argument.
    private var endsAfterArgument: Bool {
        var index = at + 1
        var questions = 0
        while index < limit {
            switch tokens[index].kind {
            case .leftParen, .leftSquare, .leftBrace: index = partner(of: index)
            case .question: questions += 1
            case .colon where questions == 0: return false
            case .colon: questions -= 1
            case .comma: return false
            default: break
            }
            index += 1
        }
        return true
    }

    /// `[x setName:value]` becomes `x.name = value`.
    private mutating func setter(_ property: SetterName.Property, since mark: TreeBuilder.Mark, from begin: UInt32) {
        let isSelf = builder.last.map { builder[$0].kind == .selfExpression } ?? false
        let renamed = isSelf ? nil : property.number.flatMap { system[$0].property }
        finish(.memberExpression, since: mark, from: begin, name: renamed.map { swift($0) } ?? property.name)
        if isSelf, let number = property.number { assume(number, property.name) }
        log?.selector(":")
        advance()
        initialValue()
        finish(.assignmentExpression, since: mark, from: begin, name: swift("="))
    }
}
