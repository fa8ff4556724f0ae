/// An element of an XML 1.0 document.
struct XML {
    let name: String
    var attributes: KeyValuePairs<String, String> = [:]
    var text: String? = nil
    var children: [XML] = []

    var document: String { #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + lines(depth: 0) + "\n" }

    private func lines(depth: Int) -> String {
        let indent = String(repeating: "  ", count: depth)
        let tag = name + attributes.map { " \($0)=\"\(XML.escaped($1, isAttribute: true))\"" }.joined()
        if let text { return "\(indent)<\(tag)>\(XML.escaped(text, isAttribute: false))</\(name)>" }
        if children.isEmpty { return "\(indent)<\(tag)/>" }
        let inner = children.map { $0.lines(depth: depth + 1) }.joined(separator: "\n")
        return "\(indent)<\(tag)>\n\(inner)\n\(indent)</\(name)>"
    }

    /// Characters that XML 1.0 cannot represent become U+FFFD.
    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        var last: Unicode.Scalar = "\n"
        var startsLine = true
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            defer {
                last = scalar
                startsLine = scalar == "\n" || startsLine && scalar.properties.isWhitespace
            }
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // Parsers turn an unescaped tab or newline in an attribute into a space, and an unescaped CR
            // anywhere into LF.
            case "\t", "\n": result += isAttribute ? "&#\(scalar.value);" : String(scalar)
            case "\r": result += "&#13;"
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            // A CI service that shows the document in a log could interpret these as a command.
            case "#" where last == "#", ":" where startsLine: result += "&#\(scalar.value);"
            case _ where scalar.isTreacherous: result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
