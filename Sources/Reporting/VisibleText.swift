extension String {
    /// The same text on one physical line, with nothing in it that a terminal obeys or that hides what is written:
    /// control characters, line separators and direction overrides are spelled out (`\n`, `\u{1B}`).
    var visible: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
        var text = ""
        for scalar in unicodeScalars { text += scalar.visible }
        return text
    }
}

extension Unicode.Scalar {
    var visible: String {
        switch self {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case _ where isTreacherous: "\\u{\(String(value, radix: 16, uppercase: true))}"
        default: String(self)
        }
    }

    /// Obeyed by terminals, or able to reorder or break the line that it stands in.
    var isTreacherous: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
