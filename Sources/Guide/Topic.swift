/// A page of what stands behind the rules.
package struct Topic: Sendable {
    /// As it is typed.
    package let name: String
    /// One line, lower case, no full stop.
    package let summary: String
    /// Markdown prose in paragraphs. One whose first line is indented is a table or code and stays as it is.
    let body: String

    package static let all: [Topic] = [
        .choosing, .runLoopModes, .dispatchStates, .lifetimes, .tasks, .clocks, .crashes, .lldb,
    ]

    /// For a terminal of that many columns.
    package func text(width: Int) -> String {
        let prose = Prose(width: width)
        return prose.hanging("\(name): \(summary)", indent: 2) + "\n\n" + prose.paragraphs(body) + "\n"
    }

    package var markdown: String {
        (["### \(name)", summary.asSentence + "."] + blocks).joined(separator: "\n\n") + "\n"
    }

    /// Paragraphs; tables and code, whose columns Markdown would not keep, between fences.
    private var blocks: [String] {
        var blocks: [String] = []
        var isCode = false
        for paragraph in body.split(separator: "\n\n").map(String.init) {
            let continuesCode = isCode && paragraph.hasPrefix(" ")
            isCode = paragraph.hasPrefix(" ")
            if continuesCode {
                blocks[blocks.count - 1] += "\n\n" + paragraph
            } else {
                blocks.append(paragraph)
            }
        }
        return blocks.map { $0.hasPrefix(" ") ? "```\n\($0)\n```" : $0 }
    }
}
