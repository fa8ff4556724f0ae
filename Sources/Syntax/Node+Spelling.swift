import TimerlintSource

/// The words of the node's language, for messages. The tree holds the names that Swift imports (`open(with:)` for
/// `openWithURL:`), so that both languages share the analyses; a reader searches for what the source says.
extension Node {
    /// The selector of an Objective-C method or message, or that an `@selector` spells: `openWithURL:`, `stop`. `nil` in
    /// Swift and for C functions and calls. Cost: the bytes of the selector and of casts before arguments.
    package var selector: String? {
        guard tree.file.language == .objectiveC, let first = tree.file.bytes[range].first else { return nil }
        switch kind {
        case .deinitializerDeclaration: return "dealloc"
        case .functionDeclaration, .initializerDeclaration:
            return first == UInt8(ascii: "-") || first == UInt8(ascii: "+") ? selectorOfMethod : nil
        case .accessor: return selectorOfAccessor
        case .callExpression: return first == UInt8(ascii: "[") ? selectorOfMessage : nil
        case .selectorExpression:
            let parts = tree.file.bytes[range].split(separator: UInt8(ascii: "("))
            return parts.last.map { part in
                String(decoding: part.filter { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ")") }, as: UTF8.self)
            }
        default: return nil
        }
    }

    /// What a call calls, as its language writes it: `update()`, in Objective-C `updateTitle:`. `nil` where the callee
    /// has no name.
    package var spelledCallee: String? { selector ?? calleeName.map { $0.name + "()" } }

    /// What the language calls a deinitializer.
    package var deinitializerName: String { tree.file.language == .objectiveC ? "dealloc" : "deinit" }

    /// What the language calls a closure.
    package var closureName: String { tree.file.language == .objectiveC ? "block" : "closure" }

    private var selectorOfMethod: String {
        let pieces = parameters.map { parameter in
            // The second piece of `move::` has no name.
            let text = tree.file.bytes[parameter.range]
            let end = text.firstIndex(of: UInt8(ascii: ":")) ?? text.startIndex
            return String(decoding: text[..<end], as: UTF8.self).filter { !$0.isWhitespace } + ":"
        }
        return pieces.isEmpty ? name : pieces.joined()
    }

    /// A method that serves as a property's setter or getter is in the tree as its accessor.
    private var selectorOfAccessor: String? {
        guard let property = selfAndAncestors.first(where: { $0.kind == .binding })?.firstChild?.name else {
            return nil
        }
        return isNamed("get") ? property : "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
    }

    private var selectorOfMessage: String? {
        let bytes = tree.file.bytes
        let places = children(.argument).map { Int($0.range.start) }
        if places.isEmpty { return bytes.identifier(before: Int(range.end) - 1) }
        var pieces = ""
        for place in places {
            // Without a colon it is one more of the arguments that `...` takes.
            guard let colon = bytes.labelColon(before: place) else { continue }
            pieces += (bytes.identifier(before: colon) ?? "") + ":"
        }
        return pieces.isEmpty ? nil : pieces
    }
}

extension [UInt8] {
    fileprivate subscript(_ range: SourceRange) -> ArraySlice<UInt8> { self[Int(range.start)..<Int(range.end)] }

    /// The offset of the `:` before an argument, which may have a cast in between.
    fileprivate func labelColon(before place: Int) -> Int? {
        var place = skippingSpace(before: place)
        while place > 0, self[place - 1] == UInt8(ascii: ")") {
            var depth = 0
            repeat {
                place -= 1
                if self[place] == UInt8(ascii: ")") { depth += 1 }
                if self[place] == UInt8(ascii: "(") { depth -= 1 }
            } while depth > 0 && place > 0
            place = skippingSpace(before: place)
        }
        return place > 0 && self[place - 1] == UInt8(ascii: ":") ? place - 1 : nil
    }

    fileprivate func identifier(before place: Int) -> String? {
        let end = skippingSpace(before: place)
        var start = end
        while start > 0, self[start - 1].isIdentifierPart { start -= 1 }
        return start == end ? nil : String(decoding: self[start..<end], as: UTF8.self)
    }

    private func skippingSpace(before place: Int) -> Int {
        var place = place
        while place > 0, [0x20, 0x09, 0x0A, 0x0D].contains(self[place - 1]) { place -= 1 }
        return place
    }
}

extension UInt8 {
    fileprivate var isIdentifierPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
