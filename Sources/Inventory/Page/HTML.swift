import TimerlintReporting

/// A fragment of an HTML document, including inline SVG. Data from a tree enters only as text or as an
/// attribute; both are escaped, so no name can become markup.
struct HTML: Sendable, ExpressibleByStringLiteral {
    let markup: String

    private init(markup: String) { self.markup = markup }

    /// Text.
    init(stringLiteral value: String) { self = .text(value) }

    /// On one line; control and direction characters are escaped.
    static func text(_ text: String) -> HTML { HTML(markup: escapedText(text)) }

    /// Attributes with a nil value are omitted; an empty value writes the name alone.
    static func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [HTML] = [])
        -> HTML
    {
        let list = attributes.map { name, value in
            guard let value else { return "" }
            return value.isEmpty ? " \(name)" : " \(name)=\"\(escapedAttribute(value))\""
        }.joined()
        if isVoid(name) { return HTML(markup: "<\(name)\(list)>") }
        if children.isEmpty, isShape(name) { return HTML(markup: "<\(name)\(list)/>") }
        return HTML(markup: "<\(name)\(list)>" + children.map(\.markup).joined() + "</\(name)>")
    }

    static func group(_ children: [HTML]) -> HTML { HTML(markup: children.map(\.markup).joined()) }

    /// The program's own style sheet or script, which never contains a name from a tree.
    static func resource(_ name: String, _ content: String) -> HTML { HTML(markup: "<\(name)>\(content)</\(name)>") }

    /// Data for the script. Contains no `<`, so it cannot end the element.
    static func data(id: String, _ json: JSON) -> HTML {
        let text = json.text(pretty: false).replacing("<", with: "\\u003c")
        return HTML(markup: "<script type=\"application/json\" id=\"\(escapedAttribute(id))\">\(text)</script>")
    }

    private static func escapedText(_ text: String) -> String {
        let visible = text.visible
        guard visible.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E }) else { return visible }
        return visible.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    /// For use between double quotes.
    private static func escapedAttribute(_ text: String) -> String {
        escapedText(text).replacing("\"", with: "&quot;")
    }

    private static func isVoid(_ name: String) -> Bool { ["meta", "input", "br", "hr"].contains(name) }

    /// Whether it is an SVG element without content.
    private static func isShape(_ name: String) -> Bool { ["path", "rect", "circle", "line", "use"].contains(name) }
}
