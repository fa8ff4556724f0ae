import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource

/// What the macros of the project mean, as far as flow and captures depend on it. Input: the project's Objective-C files.
/// Output: the answers for a name. A macro counts only if each of its definitions does so; what the frameworks define is
/// unknown. Cost: the first query searches all these files but those that an earlier one has searched.
package final class MacroMeanings: Sendable {
    private let project: Project
    private let known = OneAnswer<[String: Meaning]>()
    /// The macros of each file that mean something, by its number.
    private let definitions: Answers<Int, [(name: String, meaning: Meaning)]>

    private struct Meaning: OptionSet {
        let rawValue: UInt8
        static let raises = Meaning(rawValue: 1)
        static let strengthensSelf = Meaning(rawValue: 2)
        static let measuresScreen = Meaning(rawValue: 4)
    }

    /// Takes over the macros of files that did not change.
    init(_ project: Project, replacing earlier: MacroMeanings? = nil) {
        self.project = project
        let (before, now) = (earlier?.project.files.models ?? [], project.files.models)
        definitions =
            earlier.map { earlier in
                Answers(earlier.definitions) { $0 < now.count && before[$0] === now[$0] }
            } ?? Answers()
    }

    /// Whether it tests an argument and leaves the function, or ends the process, if that does not hold:
    /// `#define REQUIRE(x) if (!(x)) [NSException raise:…]`.
    package func raises(_ name: String) -> Bool { meanings[name]?.contains(.raises) ?? false }

    /// Whether it declares a strong `self` from a weak one: `#define STRONG_SELF @strongify(self);`.
    package func strengthensSelf(_ name: String) -> Bool { meanings[name]?.contains(.strengthensSelf) ?? false }

    /// Whether it is the width or height of the screen: `#define PAGE_WIDTH [UIScreen mainScreen].bounds.size.width`.
    package func measuresScreen(_ name: String) -> Bool { meanings[name]?.contains(.measuresScreen) ?? false }

    /// Whether a file that was read defines a macro of that name which could bind a strong reference.
    package func isDefined(_ name: String) -> Bool { meanings[name] != nil }

    /// Also of macros without a meaning of interest here.
    private var meanings: [String: Meaning] {
        known.answer {
            var found: [String: Meaning] = [:]
            let files = project.files.where {
                $0.language == .objectiveC && $0.mentions(Self.defining) && $0.mentions(Self.telling)
            }
            for (index, file) in files {
                let macros = definitions.answer(to: index) {
                    file.file.bytes.withUnsafeBufferPointer(Self.definitions)
                }
                for (name, meaning) in macros { found[name, default: meaning].formIntersection(meaning) }
            }
            return found
        }
    }

    /// The words by which an expansion leaves. An assertion is none: builds for release remove it.
    private static let leaving = ProcessAPI.raises.union(["return", "throw"])

    private static let defining = SpellingSearch(["define"])
    private static let telling = SpellingSearch(leaving.sorted() + ["strong", InterfaceAPI.screenClass])

    /// All macros of a file: one that means nothing withdraws what another definition means.
    private static func definitions(in bytes: UnsafeBufferPointer<UInt8>) -> [(name: String, meaning: Meaning)] {
        var directives = MacroDefinitions(bytes)
        var found: [(String, Meaning)] = []
        while let definition = directives.next() { if let macro = read(definition[...]) { found.append(macro) } }
        return found
    }

    /// `NAME(parameters) expansion`, `NAME expansion`.
    private static func read(_ definition: Substring) -> (name: String, meaning: Meaning)? {
        let name = definition.prefix(while: isOfName)
        guard !name.isEmpty else { return nil }
        let rest = definition.dropFirst(name.count)
        guard rest.first == "(" else { return (String(name), strengthening(rest).union(measuring(rest))) }
        guard let end = rest.firstIndex(of: ")") else { return nil }
        let expansion = withoutStrings(rest[end...].dropFirst())
        let used = expansion.split { !isOfName($0) }
        let tests = used.contains("if") || expansion.contains("?") || expansion.contains("||")
        let parameters = rest[..<end].split { !isOfName($0) }
        let leaves = used.contains { leaving.contains(String($0)) }
        let raises = tests && leaves && parameters.contains(where: used.contains)
        return (String(name), strengthening(rest[end...]).union(raises ? .raises : []))
    }

    /// `@strongify(self)`, `__strong typeof(weakSelf) self = weakSelf`
    private static func strengthening(_ expansion: Substring) -> Meaning {
        let binds = expansion.contains(/strongify\s*\(\s*self\s*\)|strong\W.*\bself\s*=[^=]/)
        return binds ? .strengthensSelf : []
    }

    /// `[UIScreen mainScreen].bounds.size.width`, without arithmetic.
    private static func measuring(_ expansion: Substring) -> Meaning {
        let used = expansion.split { !isOfName($0) }
        return used.contains(where: { $0 == InterfaceAPI.screenClass })
            && used.last.map { ScalarAPI.extents.contains(String($0)) } == true ? .measuresScreen : []
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private static func withoutStrings(_ expansion: Substring) -> String {
        expansion.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
            .map { String($0.element) }.joined(separator: " ")
    }
}
