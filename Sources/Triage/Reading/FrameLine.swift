import TimerlintAppleAPIs

/// One line of a stack in text, in any of the spellings that debuggers and crash services have.
struct FrameLine {
    enum Spelling { case apple, swift, lldb, gdb, bare }

    var spelling: Spelling
    var frame: CrashFrame

    /// `nil` for a line that is no frame. `next` is the index of a frame whose line gives none.
    init?(_ line: Substring, next: Int) {
        if let found = Self.lldb(line) ?? Self.numbered(line) ?? Self.sentry(line, next: next)
            ?? Self.unnumbered(line, next: next)
        {
            self = found
        } else {
            return nil
        }
    }

    private init(_ spelling: Spelling, _ frame: CrashFrame) {
        self.spelling = spelling
        self.frame = frame
    }

    // MARK: Spellings

    /// ``* frame #3: 0x0001 App`Poller.stop(self=0x0) + 12 at Poller.swift:12:5``
    private static func lldb(_ line: Substring) -> FrameLine? {
        guard let start = line.prefix(80).firstRange(of: "frame #") else { return nil }
        var rest = line[start.upperBound...]
        guard let index = takeNumber(&rest) else { return nil }
        skip(&rest, ": ")
        let address = takeAddress(&rest)
        let parts = rest.split(separator: "`", maxSplits: 1, omittingEmptySubsequences: false)
        let image = parts.count == 2 ? String(parts[0]) : nil
        var text = parts.last ?? ""
        for tag in [" [opt]", " [inlined]", " [artificial]"] where text.hasSuffix(tag) {
            text = text.dropLast(tag.count)
        }
        var frame = frame(index: index, image: image, described: text)
        frame.symbol = frame.symbol.map(withoutDebuggerArguments)
        frame.address = address
        return FrameLine(.lldb, frame)
    }

    /// A line that begins with the frame's number.
    private static func numbered(_ line: Substring) -> FrameLine? {
        var rest = line.drop { $0 == " " || $0 == "\t" }
        let hash = rest.first == "#"
        if hash { rest = rest.dropFirst() }
        guard let index = takeNumber(&rest), let after = rest.first, " .:\t".contains(after) else { return nil }
        skip(&rest, ".: \t")
        if let swift = swift(rest, index: index) { return swift }
        if hash, let gdb = gdb(rest, index: index) { return gdb }
        return imaged(rest, index: index)
    }

    /// `[ra] [system] 0x0001 symbol + 12 in image at /path/F.swift:12:5`
    private static func swift(_ text: Substring, index: Int) -> FrameLine? {
        var rest = text
        var flags: Set<Substring> = []
        while rest.first == "[", let end = rest.firstIndex(of: "]") {
            flags.insert(rest[...end])
            rest = rest[end...].dropFirst().drop { $0 == " " }
        }
        guard let address = takeAddress(&rest), !rest.hasPrefix("in ") else { return nil }
        guard flags.isEmpty == false || rest.contains(" in ") else { return nil }
        let place = takePlace(&rest, after: " at ")
        let parts = rest.lastRange(of: " in ").map { (rest[..<$0.lowerBound], rest[$0.upperBound...]) } ?? (rest, "")
        // Code of a file that has lost its line counts as the system's for the backtracer.
        let isSystem = flags.contains("[system]") && place == nil || flags.contains("[thunk]")
        let frame = CrashFrame(
            index: index, image: parts.1.isEmpty ? nil : String(parts.1), symbol: knownSymbol(withoutOffset(parts.0)),
            file: place?.file, line: place?.line,
            address: address, isSystem: isSystem ? true : nil)
        return FrameLine(.swift, frame)
    }

    /// `0x0001 in symbol (args) from /lib/x.so`, `symbol (args) at F.swift:12`
    private static func gdb(_ text: Substring, index: Int) -> FrameLine? {
        var rest = text
        let address = takeAddress(&rest)
        if rest.hasPrefix("(null) in ") { rest = rest.dropFirst("(null) ".count) }
        guard rest.hasPrefix("in ") || address == nil && (rest.contains(" () ") || rest.contains(") at ")) else {
            return nil
        }
        if rest.hasPrefix("in ") { rest = rest.dropFirst("in ".count) }
        var image: String?
        if let from = rest.lastRange(of: " from ") {
            image = String(rest[from.upperBound...])
            rest = rest[..<from.lowerBound]
        }
        let place = takePlace(&rest, after: " at ")
        let name = rest.lastRange(of: " (").map { rest[..<$0.lowerBound] } ?? rest
        let isSystem = image.map { SystemImages.contains(name: lastComponent($0), path: $0) }
        return FrameLine(
            .gdb,
            CrashFrame(
                index: index, image: image.map(lastComponent), symbol: knownSymbol(name), file: place?.file,
                line: place?.line, address: address, isSystem: isSystem))
    }

    /// `libdispatch.dylib  0x0001 symbol + 12 (F.swift:12)`, and the same without address.
    private static func imaged(_ text: Substring, index: Int) -> FrameLine? {
        if let start = addressStart(in: text) {
            var rest = text[start...]
            let address = takeAddress(&rest)
            let image = text[..<start].trimmed
            guard !image.isEmpty else { return nil }
            var frame = frame(index: index, image: String(image), described: rest)
            frame.address = address
            return FrameLine(.apple, frame)
        }
        // Without an address two or more blanks, or the ending of a library, set the image off.
        guard let blank = text.firstIndex(where: { $0 == " " || $0 == "\t" }) else { return bare(text, index: index) }
        let image = text[..<blank]
        let rest = text[blank...].drop { $0 == " " || $0 == "\t" }
        let isSetOff =
            text[blank...].hasPrefix("  ") || image.hasSuffix(".dylib") || image.hasSuffix(".so")
            || SystemImages.contains(name: String(image))
        guard isSetOff, !rest.isEmpty else { return bare(text, index: index) }
        return FrameLine(.bare, frame(index: index, image: String(image), described: rest))
    }

    /// `libdispatch.dylib +0x1c4f4 symbol`, without number.
    private static func unnumbered(_ line: Substring, next: Int) -> FrameLine? {
        let text = line.trimmed
        guard let blank = text.firstIndex(where: { $0 == " " || $0 == "\t" }), !text[..<blank].hasSuffix(":"),
            text[..<blank].first != "0"
        else { return nil }
        var rest = text[blank...].drop { $0 == " " || $0 == "\t" }
        let isOffset = rest.first == "+"
        if isOffset { rest = rest.dropFirst() }
        guard let address = takeAddress(&rest), rest.first.map({ $0.isLetter || "_$-+".contains($0) }) ?? false,
            !rest.hasPrefix("- ")
        else { return nil }
        var frame = frame(index: next, image: String(text[..<blank]), described: rest)
        if isOffset { frame.offset = address } else { frame.address = address }
        return FrameLine(.bare, frame)
    }

    /// `File "F.swift", line 12, in symbol`, `App "F.swift" line 12 in symbol`, `libdispatch.dylib  in symbol`
    private static func sentry(_ line: Substring, next: Int) -> FrameLine? {
        let text = line.trimmed
        guard let within = text.firstRange(of: " in ") else { return nil }
        let symbol = knownSymbol(text[within.upperBound...])
        let lead = text[..<within.lowerBound].trimmed
        let parts = lead.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count == 3 {
            let image = parts[0].trimmed
            let digits = parts[2].drop { !$0.isNumber }.prefix { $0.isNumber }
            guard image.allSatisfy({ $0 != " " }), digits.isEmpty || parts[2].contains("line ") else { return nil }
            let file = realFile(String(parts[1]))
            let name = image.isEmpty || image == "File" ? nil : String(image)
            return FrameLine(
                .bare,
                CrashFrame(index: next, image: name, symbol: symbol, file: file, line: file == nil ? nil : Int(digits)))
        }
        guard lead.hasSuffix(".dylib") || lead.hasSuffix(".so"), !lead.contains(" ") else { return nil }
        return FrameLine(.bare, CrashFrame(index: next, image: String(lead), symbol: symbol))
    }

    /// Nothing but a name: only one that looks like code.
    private static func bare(_ text: Substring, index: Int) -> FrameLine? {
        let frame = frame(index: index, image: nil, described: text)
        guard let symbol = frame.symbol,
            CrashSymbols.systemPrefixes.contains(where: symbol.hasPrefix)
                || symbol.contains("(") && symbol.contains("."),
            !symbol.contains(". ")
        else { return nil }
        return FrameLine(.bare, frame)
    }

    // MARK: Parts

    /// `symbol + 12 (in App) (F.swift:12)` or `symbol + 12 at F.swift:12:5`.
    private static func frame(index: Int, image: String?, described text: Substring) -> CrashFrame {
        var rest = text.trimmed
        var place = takeBracketedPlace(&rest)
        if place == nil { place = takePlace(&rest, after: " at ") }
        if let within = rest.lastRange(of: " (in "), rest.hasSuffix(")") { rest = rest[..<within.lowerBound] }
        if rest.hasPrefix("[inlined] ") { rest = rest.dropFirst("[inlined] ".count) }
        return CrashFrame(
            index: index, image: image, symbol: knownSymbol(withoutOffset(rest)), file: place?.file, line: place?.line)
    }

    /// A name that says something: not an address, nor what stands for a missing name.
    static func knownSymbol(_ text: (some StringProtocol)?) -> String? {
        guard let text else { return nil }
        let name = Substring(text).trimmed
        guard !name.isEmpty, !name.hasPrefix("0x"), !name.hasPrefix("???"), !name.contains("<redacted>"),
            !name.contains("<unknown>"), name != "(null)",
            name != "main.o", !name.hasPrefix("___lldb_unnamed"), !name.hasPrefix("__hidden#"),
            !name.allSatisfy({ "?- ".contains($0) })
        else { return nil }
        return String(name.prefix(SymbolName.lengthLimit))
    }

    /// `nil` for what the compiler made up.
    static func realFile(_ path: String) -> String? {
        path.contains("<compiler-generated>") || path.isEmpty ? nil : path
    }

    static func hexadecimal(_ text: some StringProtocol) -> UInt64? {
        text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : nil
    }

    private static func withoutOffset(_ text: Substring) -> Substring {
        guard let plus = text.lastRange(of: " + ") else { return text.trimmed }
        let tail = text[plus.upperBound...].prefix { $0 != " " }
        return !tail.isEmpty && tail.allSatisfy(\.isNumber) ? text[..<plus.lowerBound].trimmed : text.trimmed
    }

    /// A debugger fills in arguments: `stop(self=0x0001)`. The function's own labels are kept.
    private static func withoutDebuggerArguments(_ symbol: String) -> String {
        guard let open = symbol.lastRange(of: "("), symbol[open.lowerBound...].contains("=") else { return symbol }
        let name = String(symbol[..<open.lowerBound])
        return name.hasSuffix("deinit") ? name : name + "()"
    }

    /// `(F.swift:12)` at the end.
    private static func takeBracketedPlace(_ text: inout Substring) -> (file: String, line: Int?)? {
        guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return nil }
        guard let place = place(text[open...].dropFirst().dropLast()) else { return nil }
        text = text[..<open].trimmed
        return (place.file, place.line)
    }

    private static func takePlace(_ text: inout Substring, after mark: String) -> (file: String, line: Int?)? {
        guard let at = text.lastRange(of: mark) else { return nil }
        let written = text[at.upperBound...].trimmed
        guard written.contains(".") || written.contains("<compiler-generated>") else { return nil }
        text = text[..<at.lowerBound]
        guard let file = realFile(String(written)) else { return nil }
        return place(written).map { ($0.file, $0.line) } ?? (file, nil)
    }

    /// `F.swift:12:5` or `F.swift:12`.
    private static func place(_ text: Substring) -> (file: String, line: Int)? {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 2, var line = Int(parts.removeLast()) else { return nil }
        if parts.count >= 2, let before = Int(parts[parts.count - 1]) {
            line = before
            parts.removeLast()
        }
        guard let file = realFile(parts.joined(separator: ":")), file.contains("."), line > 0 else { return nil }
        return (file, line)
    }

    private static func takeNumber(_ text: inout Substring) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count <= 5, let number = Int(digits) else { return nil }
        text = text[digits.endIndex...]
        return number
    }

    private static func takeAddress(_ text: inout Substring) -> UInt64? {
        guard text.hasPrefix("0x") else { return nil }
        let digits = text.dropFirst(2).prefix { $0.isHexDigit }
        guard !digits.isEmpty, let number = UInt64(digits, radix: 16) else { return nil }
        text = text[digits.endIndex...].drop { $0 == " " || $0 == "\t" }
        return number
    }

    private static func addressStart(in text: Substring) -> Substring.Index? {
        text.firstRange(of: " 0x").map(\.lowerBound).map(text.index(after:))
            ?? text.firstRange(of: "\t0x").map(\.lowerBound).map(text.index(after:))
    }

    private static func skip(_ text: inout Substring, _ characters: String) {
        text = text.drop { characters.contains($0) }
    }

    private static func lastComponent(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

    /// Without what quotes it in a mail or an issue.
    static func unquoted(_ line: Substring) -> Substring {
        var text = line
        while let first = text.first, ">|`".contains(first) { text = text.dropFirst().drop { $0 == " " } }
        guard text.contains("\\") else { return text }
        return Substring(
            ["_", "#", "`", "*", "[", "]", "<"].reduce(String(text)) { $0.replacing("\\\($1)", with: $1) })
    }
}

extension Substring {
    var trimmed: Substring {
        var text = self.drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return text
    }

    /// The last occurrence of a text.
    func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}

extension String {
    func lastRange(of text: String) -> Range<Index>? { self[...].lastRange(of: text) }
}
