/// The Markdown of rule texts without its marks, for places that show it raw.
enum PlainText {
    /// Emphasis and code marks go; everything else, underscores in names too, stays.
    static func of(markdown: String) -> String {
        markdown.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("```") ? "" : $0.replacing("**", with: "").replacing("`", with: "'") }
            .joined(separator: "\n")
    }

    /// On one line, runs of white space collapsed.
    static func line(ofMarkdown markdown: String) -> String {
        of(markdown: markdown).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
