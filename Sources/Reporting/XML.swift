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

    /// What XML 1.0 cannot hold at all becomes U+FFFD.
    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // Readers turn a bare one into a space in attributes, and a bare CR into LF anywhere.
            case "\t", "\n": result += isAttribute ? "&#\(scalar.value);" : String(scalar)
            case "\r": result += "&#13;"
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
