/// A function's name in comparable form. Input: a symbol, mangled or not. Output: a short form, with the type
/// and member it refers to.
struct SymbolName: Hashable, Sendable {
    /// Maximum length of a symbol in bytes; a longer one is truncated.
    static let lengthLimit = 4096

    /// A C function's name without leading underscore and suffixes, for comparison with Apple's functions;
    /// otherwise the short form.
    let function: String
    /// For display: `closure #1 in Poller.start()`.
    let text: String
    /// The enclosing types, outermost first; empty for free functions.
    let types: [String]
    /// The member's base name: `start`, `init`, `deinit`, or the property for an accessor.
    let member: String?
    /// Whether it is compiler-generated: a thunk, a witness, an outlined copy, a partial application.
    let isGenerated: Bool
    let isClosure: Bool

    var type: String? { types.last }
    var isDeinit: Bool { member == "deinit" }

    init(_ symbol: String) {
        let bare = Self.withoutSuffixes(symbol)
        if let objectiveC = ObjectiveCName(bare) {
            function = bare
            text = bare
            types = [objectiveC.type]
            member = objectiveC.member
            isGenerated = false
            isClosure = objectiveC.isBlock
            return
        }
        let readable = demangled(bare)
        let written = readable ?? bare
        let isSwift = readable != nil || written.contains("(") || written.contains(" in ") || written.contains(".")
        guard isSwift, !written.contains("::") else {
            function = bare.hasPrefix("_") ? String(bare.dropFirst()) : bare
            text = bare
            types = []
            member = nil
            isGenerated = bare == "main" || bare.hasPrefix("__swift_") || SwiftName.isGenerated(bare)
            isClosure = false
            return
        }
        let name = SwiftName(written, isLong: readable != nil)
        function = name.text
        text = name.text
        types = name.types
        member = name.member
        isGenerated = name.isGenerated
        isClosure = name.isClosure
    }

    /// Removes the additions of the linker, the optimizer and the report: `+ 24`, `.cold.1`, `$VARIANT$mp`,
    /// `$V2`.
    private static func withoutSuffixes(_ symbol: String) -> String {
        var name = symbol[...].trimmed
        if let plus = name.lastRange(of: " + "), name[plus.upperBound...].allSatisfy(\.isNumber) {
            name = name[..<plus.lowerBound]
        }
        for mark in [".cold.", "$VARIANT$", ".llvm.", ".resume.", ".constprop.", ".part."] {
            if let start = name.firstRange(of: mark) { name = name[..<start.lowerBound] }
        }
        if !name.hasPrefix("$"), !name.hasPrefix("_$"), let version = name.lastRange(of: "$V"),
            name[version.upperBound...].allSatisfy(\.isNumber)
        {
            name = name[..<version.lowerBound]
        }
        for prefix in ["symbol stub for: ", "DYLD-STUB$$"] where name.hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
        }
        return String(name)
    }
}

/// `-[Poller stop:]`, `+[Poller make]`, `__27-[Poller start:]_block_invoke_2`.
private struct ObjectiveCName {
    let type: String
    let member: String
    let isBlock: Bool

    init?(_ symbol: String) {
        guard let open = symbol.firstIndex(of: "["), let close = symbol[open...].lastIndex(of: "]"),
            open > symbol.startIndex
        else { return nil }
        let sign = symbol[symbol.index(before: open)]
        guard sign == "-" || sign == "+" else { return nil }
        let lead = symbol[..<symbol.index(before: open)]
        guard lead.allSatisfy({ $0 == "_" || $0.isNumber }) else { return nil }
        let parts = symbol[open..<close].dropFirst().split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        type = String(parts[0].prefix { $0 != "(" })
        let selector = parts[1]
        let ends = selector == "dealloc" || selector == ".cxx_destruct"
        member = ends ? "deinit" : String(selector.prefix { $0 != ":" })
        isBlock = symbol[close...].contains("_block_invoke")
    }
}
