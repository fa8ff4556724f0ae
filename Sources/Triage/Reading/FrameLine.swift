import TimerlintAppleAPIs

/// Parses one text line of a stack in the formats of debuggers and crash services. Cost: linear in the line's
/// bytes.
struct FrameLine {
    enum Spelling { case apple, swift, lldb, gdb, bare }

    var spelling: Spelling
    var frame: CrashFrame

    /// `nil` if the line is not a frame. `next` is the index to use if the line has none.
    init?(_ line: LineText, next: Int) {
        if let found = Self.lldb(line) ?? Self.numbered(line) ?? Self.sentry(line, next: next)
            ?? Self.bugsnag(line, next: next) ?? Self.unnumbered(line, next: next)
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
    private static func lldb(_ line: LineText) -> FrameLine? {
        guard let lead = line.prefix(80).parts(at: "frame #")?.before else { return nil }
        var rest = line.dropFirst(lead.bytes.count + 7)
        guard let index = rest.takeNumber() else { return nil }
        rest = rest.drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
        let address = rest.takeAddress()
        let parts = rest.parts(at: "`")
        var text = parts?.behind ?? rest
        for tag in [" [opt]", " [inlined]", " [artificial]"] as [StaticString] where text.hasSuffix(tag) {
            text = text.dropLast(tag.utf8CodeUnitCount)
        }
        var frame = frame(index: index, image: parts?.before.string, described: text)
        frame.symbol = frame.symbol.map(withoutDebuggerArguments)
        frame.address = address
        return FrameLine(.lldb, frame)
    }

    /// A line that begins with the frame's number.
    private static func numbered(_ line: LineText) -> FrameLine? {
        var rest = line.drop(while: isSpace)
        let hash = rest.first == UInt8(ascii: "#")
        if hash { rest = rest.dropFirst() }
        guard let index = rest.takeNumber(), let after = rest.first, isSeparator(after) else { return nil }
        rest = rest.drop(while: isSeparator)
        if let swift = swift(rest, index: index) { return swift }
        if hash, let gdb = gdb(rest, index: index) { return gdb }
        return imaged(rest, index: index)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
    }

    /// `[ra] [system] 0x0001 symbol + 12 in image at /path/F.swift:12:5`
    private static func swift(_ text: LineText, index: Int) -> FrameLine? {
        var rest = text
        var (hasFlags, isOfSystem, isThunk) = (false, false, false)
        while rest.first == UInt8(ascii: "["), let end = rest.parts(at: "]") {
            hasFlags = true
            isOfSystem = isOfSystem || end.before.string == "[system"
            isThunk = isThunk || end.before.string == "[thunk"
            rest = end.behind.drop { $0 == 0x20 }
        }
        guard let address = rest.takeAddress(), !rest.hasPrefix("in "), hasFlags || rest.contains(" in ") else {
            return nil
        }
        let place = takePlace(&rest, after: " at ")
        let parts = rest.parts(atLast: " in ") ?? (rest, LineText(""))
        // The backtracer marks code as the system's if it has no line information.
        let isSystem = isOfSystem && place == nil || isThunk
        let frame = CrashFrame(
            index: index, image: parts.behind.isEmpty ? nil : parts.behind.string,
            symbol: knownSymbol(withoutOffset(parts.before)),
            file: place?.file, line: place?.line, address: address, isSystem: isSystem ? true : nil)
        return FrameLine(.swift, frame)
    }

    /// `0x0001 in symbol (args) from /lib/x.so`, `symbol (args) at F.swift:12`
    private static func gdb(_ text: LineText, index: Int) -> FrameLine? {
        var rest = text
        let address = rest.takeAddress()
        if rest.hasPrefix("(null) in ") { rest = rest.dropFirst(7) }
        guard rest.hasPrefix("in ") || address == nil && (rest.contains(" () ") || rest.contains(") at ")) else {
            return nil
        }
        if rest.hasPrefix("in ") { rest = rest.dropFirst(3) }
        var image: String?
        if let from = rest.parts(atLast: " from ") {
            image = from.behind.string
            rest = from.before
        }
        let place = takePlace(&rest, after: " at ")
        let name = rest.parts(atLast: " (")?.before ?? rest
        let isSystem = image.map { SystemImages.contains(name: lastComponent($0), path: $0) }
        return FrameLine(
            .gdb,
            CrashFrame(
                index: index, image: image.map(lastComponent), symbol: knownSymbol(name), file: place?.file,
                line: place?.line, address: address, isSystem: isSystem))
    }

    /// `libdispatch.dylib  0x0001 symbol + 12 (F.swift:12)`, with or without the address.
    private static func imaged(_ text: LineText, index: Int) -> FrameLine? {
        if let lead = (text.parts(at: " 0x") ?? text.parts(at: "\t0x"))?.before {
            var rest = text.dropFirst(lead.bytes.count + 1)
            let address = rest.takeAddress()
            let image = lead.trimmed
            guard !image.isEmpty else { return nil }
            var frame = frame(index: index, image: image.string, described: rest)
            frame.address = address
            return FrameLine(.apple, frame)
        }
        // Without an address, the image is recognized by two or more blanks after it or by a library's suffix.
        guard let (image, behind) = text.parts(where: isSpace) else { return bare(text, index: index) }
        let rest = behind.drop(while: isSpace)
        let isSetOff =
            behind.hasPrefix("  ") || image.hasSuffix(".dylib") || image.hasSuffix(".so")
            || SystemImages.contains(name: image.string)
        guard isSetOff, !rest.isEmpty else { return bare(text, index: index) }
        return FrameLine(.bare, frame(index: index, image: image.string, described: rest))
    }

    /// `libdispatch.dylib +0x1c4f4 symbol`, without a frame number.
    private static func unnumbered(_ line: LineText, next: Int) -> FrameLine? {
        guard let (image, behind) = line.trimmed.parts(where: isSpace), !image.hasSuffix(":"),
            image.first != UInt8(ascii: "0")
        else { return nil }
        var rest = behind.drop(while: isSpace)
        let isOffset = rest.first == UInt8(ascii: "+")
        if isOffset { rest = rest.dropFirst() }
        guard let address = rest.takeAddress(), let first = rest.first,
            first.isLetter || Array("_$-+".utf8).contains(first), !rest.hasPrefix("- ")
        else { return nil }
        var frame = frame(index: next, image: image.string, described: rest)
        if isOffset { frame.offset = address } else { frame.address = address }
        return FrameLine(.bare, frame)
    }

    /// `File "F.swift", line 12, in symbol`, `App "F.swift" line 12 in symbol`, `libdispatch.dylib  in symbol`
    private static func sentry(_ line: LineText, next: Int) -> FrameLine? {
        guard let (before, behind) = line.trimmed.parts(at: " in ") else { return nil }
        let symbol = knownSymbol(behind)
        let lead = before.trimmed
        let parts = lead.components(at: UInt8(ascii: "\""))
        if parts.count == 3 {
            let image = parts[0].trimmed
            let digits = parts[2].drop { !$0.isDigit }.prefix(while: \.isDigit)
            guard !image.contains(0x20), digits.isEmpty || parts[2].contains("line ") else { return nil }
            let file = realFile(parts[1].string)
            let name = image.isEmpty || image.string == "File" ? nil : image.string
            return FrameLine(
                .bare,
                CrashFrame(
                    index: next, image: name, symbol: symbol, file: file, line: file == nil ? nil : digits.number))
        }
        guard lead.hasSuffix(".dylib") || lead.hasSuffix(".so"), !lead.contains(0x20) else { return nil }
        return FrameLine(.bare, CrashFrame(index: next, image: lead.string, symbol: symbol))
    }

    /// `Harbor/Throttle.swift:44 - Throttle.flush()`, `Frameworks/libdispatch.dylib:0 - symbol`
    private static func bugsnag(_ line: LineText, next: Int) -> FrameLine? {
        guard let (lead, behind) = line.trimmed.parts(at: " - "), !lead.contains(0x20),
            let (path, last) = lead.parts(atLast: ":"),
            let number = last.number, let symbol = knownSymbol(behind), path.bytes.contains(where: \.isLetter)
        else { return nil }
        let name = lastComponent(path.string)
        guard CrashSymbols.sourceEndings.contains(where: name.hasSuffix) else {
            // Line 0 means that the name is the image's.
            return number == 0 ? FrameLine(.bare, CrashFrame(index: next, image: name, symbol: symbol)) : nil
        }
        return FrameLine(
            .bare, CrashFrame(index: next, symbol: symbol, file: path.string, line: number == 0 ? nil : number))
    }

    /// A name on a line of its own, as pages of crash services show it: `symbol + 12`, where the line before it is the
    /// image, or `F.swift line 12`.
    init?(_ line: LineText, behind lead: LineText, next: Int) {
        guard let offset = line.parts(atLast: " + ")?.behind.trimmed, offset.number != nil else { return nil }
        let described = Self.frame(index: next, image: nil, described: line)
        guard described.symbol != nil else { return nil }
        var frame = described
        if let (file, number) = lead.trimmed.parts(atLast: " line ") {
            guard CrashSymbols.sourceEndings.contains(where: file.string.hasSuffix), !file.contains(0x20) else {
                return nil
            }
            (frame.file, frame.line) = (file.string, number.number)
        } else {
            guard !lead.isEmpty, !lead.trimmed.contains(0x20) else { return nil }
            frame.image = lead.trimmed.string
        }
        self.init(.bare, frame)
    }

    /// A line with only a name, accepted if it looks like code.
    private static func bare(_ text: LineText, index: Int) -> FrameLine? {
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
    private static func frame(index: Int, image: String?, described text: LineText) -> CrashFrame {
        var rest = text.trimmed
        var place = takeBracketedPlace(&rest)
        if place == nil { place = takePlace(&rest, after: " at ") }
        if rest.hasSuffix(")"), let within = rest.parts(atLast: " (in ") { rest = within.before }
        if rest.hasPrefix("[inlined] ") { rest = rest.dropFirst(10) }
        return CrashFrame(
            index: index, image: image, symbol: knownSymbol(withoutOffset(rest)), file: place?.file, line: place?.line)
    }

    /// The symbol, unless it is an address or a placeholder for a missing name.
    static func knownSymbol(_ text: String?) -> String? { text.flatMap { knownSymbol(LineText($0)) } }

    private static func knownSymbol(_ text: LineText) -> String? {
        let name = text.trimmed
        guard !name.isEmpty, !name.hasPrefix("0x"), !name.hasPrefix("???"), !name.contains("<redacted>"),
            !name.contains("<unknown>"), !name.hasPrefix("___lldb_unnamed"), !name.hasPrefix("__hidden#"),
            !name.bytes.allSatisfy({ $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "-") || $0 == 0x20 })
        else { return nil }
        let symbol = String(name.prefix(SymbolName.lengthLimit * 4).string.prefix(SymbolName.lengthLimit))
        return symbol == "(null)" || symbol == "main.o" ? nil : symbol
    }

    /// `nil` for compiler-generated code.
    static func realFile(_ path: String) -> String? {
        path.contains("<compiler-generated>") || path.isEmpty ? nil : path
    }

    static func hexadecimal(_ text: some StringProtocol) -> UInt64? {
        text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : nil
    }

    private static func withoutOffset(_ text: LineText) -> LineText {
        guard let (name, behind) = text.parts(atLast: " + ") else { return text.trimmed }
        let tail = behind.prefix { $0 != 0x20 }
        return !tail.isEmpty && tail.bytes.allSatisfy(\.isDigit) ? name.trimmed : text.trimmed
    }

    /// Removes argument values that a debugger adds, as in `stop(self=0x0001)`. Keeps the function's own
    /// labels.
    private static func withoutDebuggerArguments(_ symbol: String) -> String {
        guard let (name, arguments) = LineText(symbol).parts(atLast: "("), arguments.contains("=") else {
            return symbol
        }
        return name.hasSuffix("deinit") ? name.string : name.string + "()"
    }

    /// Consumes a trailing `(F.swift:12)`.
    private static func takeBracketedPlace(_ text: inout LineText) -> (file: String, line: Int?)? {
        guard text.hasSuffix(")"), let (before, behind) = text.parts(atLast: "("), let place = place(behind.dropLast())
        else { return nil }
        text = before.trimmed
        return (place.file, place.line)
    }

    private static func takePlace(_ text: inout LineText, after mark: StaticString) -> (file: String, line: Int?)? {
        guard let (before, behind) = text.parts(atLast: mark) else { return nil }
        let written = behind.trimmed
        guard written.contains(".") || written.contains("<compiler-generated>") else { return nil }
        text = before
        guard let file = realFile(written.string) else { return nil }
        return place(written).map { ($0.file, $0.line) } ?? (file, nil)
    }

    /// `F.swift:12:5` or `F.swift:12`.
    private static func place(_ text: LineText) -> (file: String, line: Int)? {
        guard let (before, last) = text.parts(atLast: ":"), var line = last.number else { return nil }
        var file = before
        if let (name, middle) = before.parts(atLast: ":"), let number = middle.number { (file, line) = (name, number) }
        guard let path = realFile(file.string), file.contains("."), line > 0 else { return nil }
        return (path, line)
    }

    private static func lastComponent(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }
}
