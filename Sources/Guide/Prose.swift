/// Lays out Markdown for a terminal: inline code in single quotes, lines wrapped at a width.
struct Prose {
    /// In columns.
    let width: Int

    /// A row of a page: a label in the margin with the text beside it.
    func row(_ label: String, _ text: String) -> String {
        let lines = lines(text, width: width - Self.margin)
        let first = label + String(repeating: " ", count: max(1, Self.margin - label.count)) + (lines.first ?? "")
        return ([first] + lines.dropFirst().map { String(repeating: " ", count: Self.margin) + $0 }).joined(
            separator: "\n")
    }

    /// Paragraphs, separated by empty lines. A paragraph with an indented first line is a table or code and is
    /// not wrapped.
    func paragraphs(_ text: String) -> String {
        text.split(separator: "\n\n").map { paragraph in
            paragraph.hasPrefix(" ")
                ? String(paragraph) : lines(String(paragraph), width: width).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// One paragraph with every line but the first indented.
    func hanging(_ text: String, indent: Int) -> String {
        lines(text, width: width - indent).joined(separator: "\n" + String(repeating: " ", count: indent))
    }

    private func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.replacing("`", with: "'").split(whereSeparator: \.isWhitespace) {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Width in columns; fits every label of a page.
    private static let margin = 10
}
