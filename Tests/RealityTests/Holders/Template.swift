/// Writes a program from text with placeholders. A line that is only a call on a source may be mutated, and so
/// may a line that only changes the state that guards the calls.
struct Template {
    let text: String

    init(_ text: String) { self.text = text }

    func filled(_ values: KeyValuePairs<String, String>) -> Template {
        Template(values.reduce(text) { $0.replacing($1.key, with: $1.value) })
    }

    var statements: [Statement] {
        text.split(separator: "\n").map { line in
            let words = line.drop { $0 == " " }
            if Self.operations.contains(where: words.hasSuffix), !words.contains("{") {
                return .operation(String(line))
            }
            if Self.changes.contains(where: words.hasSuffix), !Self.introducers.contains(where: words.hasPrefix) {
                return .record(String(line))
            }
            return .line(String(line))
        }
    }

    private static let operations = [".suspend()", ".resume()", ".activate()", ".cancel()"]
    private static let changes = [" = true", " = false", " += 1", " -= 1"]
    private static let introducers = ["var ", "let ", "static ", "private ", "fileprivate "]
}

extension [Statement] {
    /// With up to two seeded mistakes.
    func mutatedSometimes(_ random: inout SplitMix) -> [Statement] {
        var statements = self
        if random.chance(50) { statements = mutated(statements, &random) }
        if random.chance(8) { statements = mutated(statements, &random) }
        return statements
    }

    var text: String { flatMap { $0.lines(indent: 0) }.joined(separator: "\n") + "\n" }
}
