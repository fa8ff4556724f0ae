import TimerlintSource
import TimerlintSyntax

// Resolves names inside the methods of a class: `_timer`, `self->_timer` and `self.timer` are the same
// property.

/// The meaning of an ivar name in the file.
struct StorageName {
    /// Number of leading bytes to drop.
    let dropped: UInt32
    /// The property that it stores, if that has a different name.
    let property: UInt32?
    /// Equal for all names of the same property.
    let sharedKey: UInt32
}

extension ObjCParser {
    /// The name for an ivar: that of its property if it has one.
    mutating func ivarReference(_ token: CToken) -> TextReference {
        let storage = storageName(token.link)
        if let property = storage.property { return spelled(property) }
        return TextReference(start: token.start + storage.dropped, length: token.end - token.start - storage.dropped)
    }

    /// Equal for all names of the same property.
    mutating func storageKey(_ name: UInt32) -> UInt32 { storageName(name).sharedKey }

    private func readStorageKey(_ name: UInt32) -> UInt32 {
        if let property = survey.property(storedAs: name) { return property }
        let bytes = lexer.names.bytes(name)
        guard bytes.count > 1, bytes[0] == UInt8(ascii: "_") else { return name }
        return lexer.names.existing(bytes.dropFirst()) ?? name
    }

    private mutating func storageName(_ name: UInt32) -> StorageName {
        if let known = scopeStorage[name] { return known }
        let found = readStorageName(name)
        scopeStorage.set(found, for: UInt64(name))
        return found
    }

    /// `_timer` belongs to `timer` if the file uses `timer` as a property and does not declare the ivar itself
    /// (a header does).
    private func readStorageName(_ name: UInt32) -> StorageName {
        let key = readStorageKey(name)
        if let property = survey.property(storedAs: name), property != name {
            return StorageName(dropped: 0, property: property, sharedKey: key)
        }
        let bytes = lexer.names.bytes(name)
        guard bytes.count > 1, bytes[0] == UInt8(ascii: "_"), bytes[1] != UInt8(ascii: "_") else {
            return StorageName(dropped: 0, property: nil, sharedKey: key)
        }
        let isKnown = key != name && !survey[key].isDisjoint(with: [.property, .member, .method])
        let isOwn = survey[name].contains(.ivar) && !file.path.hasSuffix(".h")
        return StorageName(dropped: isKnown || !isOwn ? 1 : 0, property: nil, sharedKey: key)
    }

    // MARK: Locals

    mutating func beginLocals() { hidingLocals.removeAll(keepingCapacity: true) }

    /// Records only locals that shadow ivars.
    mutating func declareLocal(_ token: CToken) {
        if token.kind == .identifier, mayBeIvar(token.link) { hidingLocals.insert(token.link) }
    }

    private func mayBeIvar(_ name: UInt32) -> Bool {
        if !survey[name].isDisjoint(with: [.ivar, .storage]) { return true }
        return lexer.names.bytes(name).first == UInt8(ascii: "_")
    }

    /// Whether a plain name in a method refers to an ivar.
    func isIvar(_ token: CToken) -> Bool {
        guard scope.hasInstance, token.link >= CWord.count else { return false }
        if !survey[token.link].isDisjoint(with: [.ivar, .storage]) { return !hidingLocals.contains(token.link) }
        let bytes = lexer.names.bytes(token.link)
        guard bytes.count > 1, bytes[0] == UInt8(ascii: "_") else { return false }
        // `_cmd`, `__FILE__`, `_UIPrivateClass`
        return scope.isImplementation && bytes[1] | 0x20 == bytes[1] && !bytes.elementsEqual("_cmd".utf8)
            && !hidingLocals.contains(token.link)
    }

    /// Emits `self->_timer` for `_timer`: a member whose flag marks it as direct storage access.
    mutating func ivarExpression(_ token: CToken) {
        let mark = builder.mark
        builder.leaf(.selfExpression, range: SourceRange(token.start, token.start), flags: .isImplicit)
        let name = ivarReference(token)
        assume(token.link, name)
        builder.finish(.memberExpression, since: mark, range: token.range, name: name, flags: .isImplicit)
    }

    /// Records a property that the class uses but this file does not declare.
    mutating func assume(_ name: UInt32, _ reference: TextReference) {
        let key = storageKey(name)
        guard scope.isImplementation, survey[key].isDisjoint(with: [.property, .ivar]),
            survey[name].isDisjoint(with: [.property, .ivar])
        else { return }
        if scope.assumed[key] == nil { scope.assumed[key] = reference }
    }

    /// Declares the properties that the class uses, so that they are known even if the header is not available.
    mutating func assumedProperties() {
        for (_, name) in scope.assumed.sorted(by: { $0.key < $1.key }) {
            let mark = builder.mark
            let place = SourceRange(lastEnd, lastEnd)
            let binding = builder.mark
            builder.leaf(.identifierPattern, range: place, name: name)
            builder.finish(.binding, since: binding, range: place, name: name, flags: .isImplicit)
            builder.finish(.variableDeclaration, since: mark, range: place, name: swift("var"), flags: .isImplicit)
        }
    }
}
