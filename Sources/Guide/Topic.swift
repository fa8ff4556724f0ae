/// A page of background information for the rules.
package struct Topic: Sendable {
    /// The name as typed on the command line.
    package let name: String
    /// One line, lower case, no full stop.
    package let summary: String
    /// Markdown prose in paragraphs. A paragraph with an indented first line is a table or code and is not
    /// wrapped.
    let body: String

    package static let all: [Topic] = [
        .choosing, .runLoopModes, .dispatchStates, .lifetimes, .tasks, .clocks, .crashes, .lldb,
    ]

    /// For a terminal with this many columns.
    package func text(width: Int) -> String {
        let prose = Prose(width: width)
        return prose.hanging("\(name): \(summary)", indent: 2) + "\n\n" + prose.paragraphs(body) + "\n"
    }

    package var markdown: String {
        (["### \(name)", summary.asSentence + "."] + blocks).joined(separator: "\n\n") + "\n"
    }

    /// Paragraphs, with tables and code in fences, because Markdown would not preserve their columns.
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
