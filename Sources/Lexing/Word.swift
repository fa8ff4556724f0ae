/// The words with a meaning in Swift's grammar, both reserved and contextual. The parser decides where a word
/// is a keyword. A trailing underscore distinguishes a case from Swift's own `Word.self`, `Word.init` and the
/// like.
@usableFromInline package enum Word: UInt8, Sendable, CaseIterable {
    case none

    // Reserved everywhere.
    case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`,
        `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`,
        `import`, `in`, `init_`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`,
        `protocol`, `public`, `repeat`, `rethrows`, `return`, `Self_`, `self_`, `static`, `struct`, `subscript`,
        `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

    // Contextual keywords.
    case `actor`, `any`, `async`, `await`, `borrow`, `borrowing`, `consume`, `consuming`, `convenience`, `copy`,
        `didSet`, `discard`, `distributed`, `dynamic`, `each`, `final`, `get`, `indirect`, `infix`, `isolated`,
        `lazy`, `left`, `macro`, `mutating`, `nonisolated`, `nonmutating`, `nonsending`, `open`, `optional`, `override`,
        `package`, `postfix`, `prefix`, `reasync`, `required`, `right`, `safe`, `sending`, `set`, `some`, `then`,
        `unowned`, `unsafe`, `weak`, `willSet`, `yield`, `_modify`, `_read`, `read`, `modify`, `unsafeAddress`,
        `unsafeMutableAddress`, `addressWithOwner`, `mutableAddressWithOwner`, `Protocol_`, `Type_`, `_const`,
        `__consuming`, `__owned`, `__shared`, `__setter_access`, `_local`, `reparented`, `using`, `module`

    @inlinable package var isReserved: Bool { rawValue >= Word.Any.rawValue && rawValue <= Word.while.rawValue }
}
