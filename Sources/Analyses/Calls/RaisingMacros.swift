import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource

/// The function-like macros that test an argument and leave the function, or end the process, if it does not hold:
/// `#define REQUIRE(x) if (!(x)) [NSException raise:…]`. Input: the project's Objective-C files. Output: the names.
/// A macro counts only if each of its definitions does so; what the frameworks define is unknown. Cost: the first
/// query searches all these files but those that an earlier one has searched.
package final class RaisingMacros: Sendable {
    private let project: Project
    private let known = OneAnswer<Set<String>>()
    /// The function-like macros of each file, by its number, and whether each raises.
    private let definitions: Answers<Int, [(name: String, raises: Bool)]>

    /// Takes over the macros of files that did not change.
    init(_ project: Project, replacing earlier: RaisingMacros? = nil) {
        self.project = project
        let (before, now) = (earlier?.project.files.models ?? [], project.files.models)
        definitions =
            earlier.map { earlier in
                Answers(earlier.definitions) { $0 < now.count && before[$0] === now[$0] }
            } ?? Answers()
    }

    package func contains(_ name: String) -> Bool { names.contains(name) }

    private var names: Set<String> {
        known.answer {
            var found: [String: Bool] = [:]
            let files = project.files.where {
                $0.language == .objectiveC && $0.mentions(Self.defining) && $0.mentions(Self.leaving)
            }
            for (index, file) in files {
                let macros = definitions.answer(to: index) {
                    file.file.bytes.withUnsafeBufferPointer(Self.definitions)
                }
                for (name, raises) in macros { found[name] = raises && found[name] != false }
            }
            return Set(found.filter(\.value).keys)
        }
    }

    /// The words by which an expansion leaves. An assertion is none: builds for release remove it.
    private static let words = ProcessAPI.raises.union(["return", "throw"])

    private static let defining = SpellingSearch(["define"])
    private static let leaving = SpellingSearch(words.sorted())

    /// The function-like macros of a file, and whether each raises.
    private static func definitions(in bytes: UnsafeBufferPointer<UInt8>) -> [(name: String, raises: Bool)] {
        var directives = MacroDefinitions(bytes)
        var found: [(String, Bool)] = []
        while let definition = directives.next() { if let macro = read(definition[...]) { found.append(macro) } }
        return found
    }

    /// `NAME(parameters) expansion`; `nil` for a macro without parameters.
    private static func read(_ definition: Substring) -> (name: String, raises: Bool)? {
        let name = definition.prefix(while: isOfName)
        let rest = definition.dropFirst(name.count)
        guard !name.isEmpty, rest.first == "(", let end = rest.firstIndex(of: ")") else { return nil }
        let parameters = rest[..<end].split { !isOfName($0) }
        let expansion = withoutStrings(rest[end...].dropFirst())
        let used = expansion.split { !isOfName($0) }
        let tests = used.contains("if") || expansion.contains("?") || expansion.contains("||")
        let raises = tests && used.contains { words.contains(String($0)) } && parameters.contains(where: used.contains)
        return (String(name), raises)
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private static func withoutStrings(_ expansion: Substring) -> String {
        expansion.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
            .map { String($0.element) }.joined(separator: " ")
    }
}
