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
