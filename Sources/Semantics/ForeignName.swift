import TimerlintSource
import TimerlintSyntax

extension Node {
    /// The name of a declaration in the other language: `Clock` of `@objc(Clock)`, `stop` of
    /// `NS_SWIFT_NAME(stop)`. `nil` for selectors with arguments, because their parts become labels there.
    var foreignName: String? {
        guard let attribute = attribute("objc") ?? attribute("NS_SWIFT_NAME") else { return nil }
        let text = attribute.text
        guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close else { return nil }
        let name = text[text.index(after: open)..<close].filter { !$0.isWhitespace }
        return name.isEmpty || name.contains(":") || name == self.name ? nil : name
    }
}
