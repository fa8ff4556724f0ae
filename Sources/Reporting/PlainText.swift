/// Rule texts without Markdown, for formats that show them raw.
enum PlainText {
    /// Removes emphasis and code marks and keeps everything else, such as underscores in names.
    static func of(markdown: String) -> String {
        markdown.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("```") ? "" : $0.replacing("**", with: "").replacing("`", with: "'") }
            .joined(separator: "\n")
    }

    /// On one line, with white space collapsed.
    static func line(ofMarkdown markdown: String) -> String {
        of(markdown: markdown).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
