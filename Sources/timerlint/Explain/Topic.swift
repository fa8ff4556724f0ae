/// A page of what stands behind the rules.
struct Topic: Sendable {
    /// As it is typed.
    let name: String
    /// One line, lower case, no full stop.
    let summary: String
    /// Prose in paragraphs. One whose first line is indented stands as it is: tables and code.
    let body: String

    static let all: [Topic] = [.choosing, .runLoopModes, .dispatchStates, .clocks, .crashes, .lldb]

    var text: String {
        let paragraphs = body.split(separator: "\n\n").map { $0.hasPrefix(" ") ? String($0) : wrapped(String($0)) }
        return (["\(name): \(summary)"] + paragraphs).joined(separator: "\n\n") + "\n"
    }
}
