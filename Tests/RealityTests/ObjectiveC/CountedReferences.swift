import Foundation

extension Program {
    /// Its text as Linux's clang, which has neither automatic reference counting for GCC's runtime nor instance
    /// variables that properties declare, can build it. What the compiler would do is written down line by line.
    var buildableText: String {
        var lines: [String] = []
        var properties: [(type: String, name: String)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let words = line.trimmed
            if words.hasPrefix("@property"), let declared = words.between("@property (", ";"),
                let end = declared.firstIndex(of: ")"), !declared[..<end].contains("readonly")
            {
                let parts = declared[declared.index(end, offsetBy: 2)...].split(separator: " ").map(String.init)
                properties.append((parts[0], parts[1]))
            }
            lines.append(language == .automatic ? Self.counted(line) : line)
            if line.hasPrefix("@implementation") {
                lines += properties.filter { property in isStored(property.name) }.map {
                    "@synthesize \($0.name) = _\($0.name);"
                }
            }
        }
        let stored = properties.filter { isStored($0.name) }.map { "\($0.type) _\($0.name);" }.joined(separator: " ")
        return lines.map { line in
            guard line.hasPrefix("@interface"), !stored.isEmpty else { return line }
            return line.hasSuffix("{") ? line + " \(stored)" : line + " { \(stored) }"
        }.joined(separator: "\n")
    }

    /// Whether the property has a variable: code of its own does not compute it.
    private func isStored(_ name: String) -> Bool { !text.contains("- (BOOL)\(name) {") }

    /// The line with what automatic reference counting adds to it.
    private static func counted(_ line: String) -> String {
        let words = line.trimmed
        if words.hasPrefix("@property") { return line.replacing("strong", with: "assign") }
        if words.hasPrefix("@interface") { return line.replacing(": NSObject", with: ": AutomaticObject") }
        guard words.hasSuffix(";"), let equals = words.firstRange(of: " = ") else { return line }
        let (place, value) = (String(words[..<equals.lowerBound]), String(words[equals.upperBound...].dropLast()))
        let isNew = value.hasPrefix("dispatch_source_create") || value.contains("make")
        let kept = isNew ? value : "RETAINED(\(value))"
        if let name = place.between("dispatch_source_t ", "") { return "OWNED dispatch_source_t \(name) = \(kept);" }
        let isSource = ["t", "timer", "_timer", "self.timer", "self->_timer"].contains(place)
        return isSource ? "ASSIGN(\(place.replacing("self.", with: "self->_")), \(kept));" : line
    }
}
